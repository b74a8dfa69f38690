// A text of SQL as the statements that PostgreSQL would find in it.

import { describe, expect, it } from 'vitest'
import { productFunctions } from './functions.ts'
import { productMigrations } from './migrate.ts'
import { inBrief, statementsIn } from './sql-statements.ts'

const sqlOf = (text: string): string[] => statementsIn(text).map(({ sql }) => sql)

describe('the statements of a text', () => {
  it.each([
    ['one without a semicolon', 'select 1', ['select 1']],
    ['two, and an empty one', 'select 1;; select 2;\n', ['select 1', 'select 2']],
    ['a semicolon in a text', "select 'a;b'; select 'it''s;'", ["select 'a;b'", "select 'it''s;'"]],
    ['a backslash in a text', `select E'\\';'; select '\\'; select 2`, [`select E'\\';'`, `select '\\'`, 'select 2']],
    ['a semicolon in a name', 'select 1 as "a;""b"; select 2', ['select 1 as "a;""b"', 'select 2']],
    ['a semicolon in a comment', '-- first; second\nselect 1; -- last; one\n', ['-- first; second\nselect 1']],
    [
      'comments in each other',
      'select /* a; /* b; */ c; */ 1; select 2',
      ['select /* a; /* b; */ c; */ 1', 'select 2'],
    ],
    ['a body', 'do $$ begin x; y; end $$; select 1', ['do $$ begin x; y; end $$', 'select 1']],
    ['a body in a body', 'do $a$ x; $$ y; $$ z; $a$; select $1', ['do $a$ x; $$ y; $$ z; $a$', 'select $1']],
    ['a name with a dollar sign', 'select a$b$c; select d$b$e', ['select a$b$c', 'select d$b$e']],
    ['comments alone', '-- nothing\n/* either */', []],
  ])('are told where there is %s', (_what, text, statements) => {
    expect(sqlOf(text)).toEqual(statements)
  })

  it.each([
    "select 'a",
    'select "a',
    'select /* a',
    'do $a$ x; $$',
    'create function f() returns int begin atomic select 1; end',
  ])('are refused where one has no end that can be told: %s', (text) => {
    expect(() => statementsIn(text)).toThrow(SyntaxError)
  })

  it('name the line on which they begin, and themselves in brief', () => {
    const [first, second] = statementsIn('\n-- why\ncreate table a (\n  n int\n);\n\ndrop table a;')
    expect([first?.line, first && inBrief(first)]).toEqual([2, 'create table a ('])
    expect([second?.line, second && inBrief(second)]).toEqual([7, 'drop table a'])
  })

  it('of the product begin with a command each', () => {
    const files = [...productMigrations(), ...productFunctions()]
    const begun = files.flatMap(({ name, sql }) => statementsIn(sql).map((one) => [name, inBrief(one)] as const))
    expect(begun.length).toBeGreaterThan(300)
    expect(
      begun.filter(([, line]) => !/^(create|alter|drop|insert|update|delete|do|lock|select|with) /i.test(line)),
    ).toEqual([])
  })
})
