// Each table has one file that writes it, in the room that says the table is its own; and a deleted account leaves nothing that
// leads to its borrower but what is kept for a reason.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { markets } from '../src/core/market/markets.ts'
import { createCodeHasher } from '../src/server/adapters/node-crypto/code-hasher.ts'
import { noCards } from '../src/server/adapters/providers/no-cards.ts'
import { ownData } from '../src/server/api.ts'
import type { Tx } from '../src/server/db/database.ts'
import type { Deps } from '../src/server/deps.ts'
import { allParts, type OwnData } from '../src/server/own-data.ts'
import { upwardFaults } from './support/table-readers.ts'
import { type Source, tableFaults, tablesIn, writesIn } from './support/table-writers.ts'

const root = path.dirname(import.meta.dirname)

function filesIn(folder: string, pattern: RegExp): Source[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

/** Demo mode sets its scenes from outside, like a test; a borrower moves to another cell with her rows as they are. */
const outside = /^src\/server\/(?:demo\/|cells\/move-borrower\.ts$)|\.test\.tsx?$/
const sources = [
  ...filesIn('src', /\.tsx?$/),
  ...filesIn('scripts', /\.(?:ts|mjs)$/),
  ...filesIn('src/server/db/functions', /\.sql$/),
  ...filesIn('src/server/db/row-guards', /\.sql$/),
].filter(({ file }) => !outside.test(file))
const migrations = filesIn('src/server/db/migrations', /\.sql$/)
  .map(({ text }) => text)
  .join('\n')

const namedBy = ({ tables, leftOut = {} }: OwnData<Deps>): string[] => [
  ...tables.map(({ table }) => table),
  ...Object.keys(leftOut),
]
const parts = allParts(ownData)
const roomOf = new Map(parts.flatMap((part) => namedBy(part).map((table) => [table, part.room])))

/** Guards of whole statements that join the rows that come. */
const joining = (functions: readonly Source[]): string[] =>
  functions
    .filter(({ text }) => /referencing new table as new_rows/.test(text))
    .filter(({ text }) => /new_rows[^;]*?\bjoin\b|\bjoin new_rows\b/.test(text))
    .map(({ file }) => file)

describe('a guard of whole statements', () => {
  it('joins the rows that come with no table, which in a young database would be read again for each of them', () => {
    const guards = sources.filter(({ file }) => file.startsWith('src/server/db/functions/'))
    expect(joining(guards)).toEqual([])
    const text = `create trigger t referencing new table as new_rows; select from new_rows n left join loan_order o on o.id = n.id`
    expect(joining([{ file: 'guard.sql', text }])).toEqual(['guard.sql'])
  })
})

describe('a table', () => {
  it('is written by one file, in its own room', () => {
    expect(tablesIn(migrations).size).toBeGreaterThan(40)
    expect(sources.length).toBeGreaterThan(500)
    expect(tableFaults({ migrations, sources, roomOf })).toEqual([])
  })

  it.each<[what: string, planted: Source, fault: RegExp]>([
    [
      'a second writer in its room',
      { file: 'src/server/complaint/case-desk.ts', text: 'await tx.execute(`update complaint set stars = 5`)' },
      /^complaint is written by .*case-desk\.ts and .*complaint-store\.ts: let one of them own it/,
    ],
    [
      'a second writer by the query builder',
      { file: 'src/server/jobs/sweeper.ts', text: "db.deleteFrom('job')" },
      /^job is written by .*queue\.ts and .*sweeper\.ts: let one/,
    ],
    [
      'a writer in another room',
      { file: 'src/server/payment/close-case.ts', text: "await tx.execute('delete\n  from complaint')" },
      /^complaint belongs to the room complaint and is written by .*close-case\.ts: call a function of its store/,
    ],
    [
      'a name that cannot be read',
      { file: 'src/server/service/any-table.ts', text: 'await tx.execute(`delete from $' + '{table}`)' },
      /any-table\.ts writes a table whose name cannot be read there/,
    ],
    [
      'a name that is joined to its statement',
      { file: 'src/server/service/joined.ts', text: "await tx.execute('delete from ' + table)" },
      /joined\.ts writes a table whose name cannot be read there/,
    ],
    [
      'a name that a function of the database puts together',
      { file: 'src/server/db/functions/empty_any.sql', text: "execute format('delete from %I', p_table)" },
      /empty_any\.sql writes a table whose name cannot be read there/,
    ],
    [
      'a name in quotes with its schema',
      { file: 'src/server/payment/close-case.ts', text: 'await tx.execute(`delete from "public"."complaint"`)' },
      /^complaint is written by .*complaint-store\.ts and .*close-case\.ts/,
    ],
    [
      'a function of the database that another room calls',
      { file: 'src/server/payment/wake-up.ts', text: "await tx.query('select queue_jobs($1)', [rows])" },
      /^job is written by .*wake-up\.ts through the function queue_jobs: call it in .*queue\.ts, and that one from here/,
    ],
    [
      'a function of the database that nothing calls',
      {
        file: 'src/server/db/functions/close_cases.sql',
        text: 'create function close_cases() returns void language sql as $$ update complaint set stars = 5 $$;',
      },
      /^complaint is written by the function close_cases, which nothing calls: call it in .*complaint-store\.ts, or drop it/,
    ],
    [
      'a write through a view',
      { file: 'src/server/payment/a.ts', text: 'await tx.execute(`update loan_to_change set status = 1`)' },
      /a\.ts writes the view loan_to_change: name its table there/,
    ],
    [
      'an insert that counts on the order of columns',
      { file: 'src/server/complaint/by-place.ts', text: "await tx.execute('insert into complaint values ($1, $2)')" },
      /by-place\.ts inserts into complaint by the position of its columns, which differs between databases: list/,
    ],
    [
      'rows that are inserted by the order of another table',
      {
        file: 'src/server/complaint/by-place.ts',
        text: 'await tx.execute(`insert into complaint as held\n select * from json_populate_recordset(null::job, $1)`)',
      },
      /by-place\.ts inserts into complaint by the position of its columns/,
    ],
    [
      'an operator’s command',
      { file: 'scripts/mend.ts', text: "await db.execute('update complaint set stars = 5')" },
      /^complaint is written by scripts\/mend\.ts and /,
    ],
  ])('turns red by %s', (_what, planted, fault) => {
    const all = [...sources, planted].sort((a, b) => (a.file < b.file ? -1 : 1))
    expect(tableFaults({ migrations, sources: all, roomOf })).toContainEqual(expect.stringMatching(fault))
  })

  it('turns red when no file writes it, and when no room names it', () => {
    const more = `${migrations}\ncreate table orphan (\n  id text primary key\n);`
    expect(tableFaults({ migrations: more, sources, roomOf })).toEqual([
      expect.stringMatching(/^orphan is written by nobody: give it a store/),
      expect.stringMatching(/^orphan belongs to no room: name it in the own-data\.ts/),
    ])
  })

  it.each([
    [
      'create table orphan (id text primary key);',
      /^orphan: write its migration as 'create table orphan \(', with a line/,
    ],
    ['create table orphan as select 1;', /^orphan: write its migration/],
    ['create unlogged table orphan (\n  id text\n);', /^orphan: write its migration/],
    ['alter table job add borrower_id text;', /write 'add column' for each column/],
    ['insert into gl_account select code, position from job;', /^a migration inserts into gl_account by the position/],
  ])('turns red where it cannot be read: %s', (sql, fault) => {
    const faults = tableFaults({ migrations: `${migrations}\n${sql}`, sources, roomOf })
    expect(faults).toContainEqual(expect.stringMatching(fault))
  })

  it.each([
    [
      'create function total(a int) returns int language sql as $$ select a $$;',
      /^total is made by a migration: write/,
    ],
    [
      'create or replace view open_case as select 1;',
      /^open_case is made by a migration: write it to .*open_case\.sql/,
    ],
  ])('turns red by a function or view outside its file: %s', (sql, fault) => {
    const faults = tableFaults({ migrations: `${migrations}\n${sql}`, sources, roomOf })
    expect(faults).toEqual([expect.stringMatching(fault)])
  })

  it('has every column that is added later, also where one statement adds two', () => {
    const more =
      'create table orphan (\n  id text\n);\nalter table orphan\n  add column a text,\n  add column phone text;'
    expect(tablesIn(more).get('orphan')).toEqual(['id', 'a', 'phone'])
  })

  it('is not written by what only speaks of it', () => {
    const planted = { file: 'src/server/payment/a.ts', text: '// update complaint\n/** delete from job */\nselect 1' }
    expect(tableFaults({ migrations, sources: [...sources, planted], roomOf })).toEqual([])
  })
})

describe('a statement', () => {
  const rooms = [
    ...(/^const rooms = \[([^\]]*)\]/m
      .exec(readFileSync(path.join(root, '.dependency-cruiser.mjs'), 'utf8'))?.[1]
      ?.matchAll(/'([a-z-]+)'/g) ?? []),
  ].map(([, room = '']) => room)
  const ofRooms = sources.filter(({ file }) => file.startsWith('src/server/'))

  it('reads tables of its own room and of those below it', () => {
    expect(rooms.length).toBeGreaterThan(20)
    expect(upwardFaults({ sources: ofRooms, roomOf, rooms })).toEqual([])
  })

  it('that reads upwards is found, and so is an exception that nothing needs', () => {
    const sql = 'await db.query(`select 1 from loan_order o join complaint c on c.order_id = o.id`)'
    const planted = [
      { file: 'src/server/order/peek.ts', text: sql },
      { file: 'src/server/complaint/peek.ts', text: `${sql} // from desk_act` },
    ]
    const listed = { 'src/server/order/gone.ts complaint': 'a reason' }
    expect(upwardFaults({ sources: planted, roomOf, rooms }, listed)).toEqual([
      expect.stringMatching(
        /^src\/server\/order\/peek\.ts reads complaint of the room complaint, which stands above: move/,
      ),
      expect.stringMatching(/^src\/server\/order\/gone\.ts complaint: nothing reads it there any more/),
    ])
  })
})

describe('the deletion of an account', () => {
  /** Columns that lead to a person. */
  const personal = ['borrower_id', 'order_id', 'phone', 'email']
  const account = { borrowerId: 'b', market: markets.standard, phone: '13900000000' }
  const deps = {
    clock: { now: () => new Date(0), machineNow: () => new Date(0) },
    codeHasher: createCodeHasher('a secret of this test alone, long enough'),
    cards: noCards,
  } as unknown as Deps

  /** The tables that a room's erasing writes. */
  async function erasedBy(part: OwnData<Deps>): Promise<ReadonlySet<string>> {
    const said: string[] = []
    const tx = {
      async query(sql: string) {
        said.push(sql)
        return []
      },
      async first(sql: string) {
        said.push(sql)
        return null
      },
      async value(sql: string) {
        said.push(sql)
        return null
      },
      async column(sql: string) {
        said.push(sql)
        return []
      },
      async execute(sql: string) {
        said.push(sql)
        return 0
      },
    } as unknown as Tx
    await part.erase?.(tx, deps, account)
    return writesIn(said.join(';\n'))
  }

  async function faults(schema: string, all: readonly OwnData<Deps>[]): Promise<string[]> {
    const found: string[] = []
    for (const part of all) {
      const erased = await erasedBy(part)
      const { kept = {} } = part
      for (const [table, columns] of tablesIn(schema)) {
        if (!namedBy(part).includes(table)) continue
        if (table in kept && erased.has(table)) found.push(`${table} is kept, and erased: ${part.room} must choose.`)
        if (table in kept || erased.has(table) || !columns.some((column) => personal.includes(column))) continue
        found.push(
          `${table} leads to a borrower and outlives the account: erase it in src/server/${part.room}/own-data.ts, or list it there as kept, with the reason.`,
        )
      }
      for (const table of Object.keys(kept).filter((name) => !namedBy(part).includes(name))) {
        found.push(`${part.room} keeps ${table}, which is not its own.`)
      }
    }
    return found
  }

  it('erases each table that leads to a borrower, or keeps it for a reason', async () => {
    expect(await faults(migrations, parts)).toEqual([])
  })

  it('turns red by a table that is forgotten, one that is kept and erased, and one that is another room’s', async () => {
    const part = (changes: Partial<OwnData<Deps>>): OwnData<Deps> => ({
      room: 'papers',
      tables: [],
      leftOut: { diary: 'nobody' },
      ...changes,
    })
    const schema = 'create table diary (\n  id text primary key,\n  borrower_id text\n);'
    const erase: OwnData<Deps>['erase'] = async (tx) => void (await tx.execute('delete from diary'))
    expect(await faults(schema, [part({})])).toEqual([expect.stringMatching(/^diary leads to a borrower and outlives/)])
    expect(await faults(schema, [part({ erase })])).toEqual([])
    expect(await faults(schema, [part({ erase, kept: { diary: 'books' } })])).toEqual([
      'diary is kept, and erased: papers must choose.',
    ])
    expect(await faults(schema, [part({ erase, kept: { consent: 'agreements' } })])).toEqual([
      'papers keeps consent, which is not its own.',
    ])
  })
})
