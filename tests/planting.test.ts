// How mistakes are planted: each kind of change on a small text, and every planted bug finds its place in today's source.

import { describe, expect, it } from 'vitest'
import reliability from '../docs/reliability.json' with { type: 'json' }
import { type Change, plantIn } from './simulation/plant.ts'
import { planted } from './simulation/plant-bug.ts'
import { pureBugs } from './simulation/planted-bugs.ts'
import { databaseBugs } from './simulation/planted-on-database.ts'
import { screenBugs } from './simulation/planted-on-screens.ts'

const source = `
export function feeOf(book: Book, day: number): number {
  if (book.closed) throw new Error('closed')
  const last = next(book.first - 1)
  if (day > book.graceDays || book.used >= book.limit) return 0
  book.paid += book.fee
  const least = Math.min(book.fee, book.room)
  return [least].sort(byAmount)
}
`

describe('a mistake is planted by names', () => {
  it.each<[Change, string, string]>([
    [{ drop: 'statement', naming: 'paid' }, 'book.paid += book.fee', ''],
    [{ unassigned: 'paid' }, 'book.paid += book.fee', ''],
    [{ drop: 'statement', naming: 'closed Error' }, "if (book.closed) throw new Error('closed')", ''],
    [{ drop: 'operand', naming: 'used' }, 'day > book.graceDays || book.used >= book.limit', 'day > book.graceDays'],
    [{ drop: 'argument', naming: 'room' }, 'Math.min(book.fee, book.room)', 'Math.min(book.fee)'],
    [{ keep: 'first' }, 'book.first - 1', 'book.first'],
    [{ holds: 'never', naming: 'used' }, 'if (day > book.graceDays || book.used >= book.limit)', 'if (false)'],
    [{ holds: 'always', naming: 'closed' }, 'if (book.closed)', 'if (true)'],
    [{ compare: '>=', naming: 'graceDays' }, 'day > book.graceDays', 'day >= book.graceDays'],
    [{ read: 'day', naming: 'first' }, 'book.first - 1', 'day - 1'],
    [{ uncalled: 'sort' }, '[least].sort(byAmount)', '[least]'],
    [{ instead: 'const last = day', naming: 'last first' }, 'const last = next(book.first - 1)', 'const last = day'],
  ])('%j', (change, before, after) => {
    expect(plantIn(source, 'fee.ts', 'feeOf', change)).toBe(source.replace(before, after))
  })

  const sql =
    'create table entry (\n  id text,\n  unique (kind,   id)\n);\ncreate table other (\n  unique (kind, id)\n);\n'

  it('in a table, whatever the spaces between its words', () => {
    const change = { sql: ', unique (kind, id)', by: '' }
    expect(plantIn(sql, 'entry.sql', 'entry', change)).toBe(sql.replace(',\n  unique (kind,   id)', ''))
  })

  it.each<[string, Change]>([
    ['feeOf', { drop: 'statement', naming: 'nothingOfThisName' }],
    ['feeOf', { drop: 'statement', naming: 'fee' }],
    ['feeOf', { compare: '<', naming: 'book' }],
    ['otherFunction', { uncalled: 'sort' }],
  ])('and refused where the names fit no place, or several: %s %j', (name, change) => {
    expect(() => plantIn(source, 'fee.ts', name, change)).toThrow(/fits \d places|there is no/)
  })
})

describe('every planted bug finds its place in the source of today', () => {
  it.each([...pureBugs, ...screenBugs, ...databaseBugs].map((bug) => [bug.name, bug] as const))('%s', (_name, bug) => {
    expect(planted(bug).text).not.toBe('')
  })

  it('and the last run of all of them found each, as docs/reliability.md lists', () => {
    const { foundBy } = reliability.plantedBugs
    const all = [...pureBugs, ...screenBugs, ...databaseBugs]
    // After a change of the lists: npm run prove -- planted
    expect(Object.keys(foundBy).sort()).toEqual(all.map(({ name }) => name).sort())
    expect(Object.values(foundBy)).not.toContain('NOTHING')
  })

  it('and one whose function was renamed says what to do', () => {
    const bug = { name: 'x', in: 'neverCalledThis', change: { uncalled: 'sort' }, caughtBy: ['', ''] } as const
    expect(() => planted(bug)).toThrow('Name the function as it is called now')
  })
})
