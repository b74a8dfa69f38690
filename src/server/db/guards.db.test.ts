// The guards of the ledger and of the books, by statements and by rows: the same mistakes are refused, and the same postings are taken.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embedded, guardedByRows, postgres, type TestDatabase } from '../../../tests/support/databases.ts'
import { beforeMistakes, mistakes, outcomeOf } from '../../../tests/support/guard-mistakes.ts'
import { postEntries } from '../../../tests/support/posting.ts'
import { date } from '../../core/calendar-date.ts'
import { guardsOf } from './distributed-schema.ts'
import { productFunctions } from './functions.ts'
import { ledgerHash, trialBalance } from './ledger/ledger.ts'
import { isMigrated, migrate } from './migrate.ts'

describe.each([
  ['by statements, on the embedded engine', embedded],
  ['by statements', postgres],
  ['by rows', guardedByRows],
] as const)('a ledger that is guarded %s', (how, engine) => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await engine.open()
    await beforeMistakes(opened.db)
  })
  afterAll(() => opened.close())

  it.each(mistakes.map((mistake) => [mistake.what, mistake] as const))('refuses that %s', async (_what, mistake) => {
    const { db } = opened
    const before = await ledgerHash(db)
    const refusal = mistake.refusal instanceof RegExp ? mistake.refusal : mistake.refusal[await guardsOf(db)]
    expect(await outcomeOf(db, mistake)).toMatch(refusal)
    expect(await ledgerHash(db)).toBe(before)
  })

  it('is guarded as its name says, and a start finds nothing to change', async () => {
    // GUARDS=rows guards all databases of the tests so.
    const isByRows = how === 'by rows' || (engine === postgres && process.env.GUARDS === 'rows')
    expect(await guardsOf(opened.db)).toBe(isByRows ? 'rows' : 'statements')
    expect(await isMigrated(opened.db)).toBe(true)
    expect(await migrate(opened.db)).toEqual({ migrations: [], functions: [] })
  })

  it('takes many entries at once, in their order, each with its lines, and keeps nothing beside them', async () => {
    const { db } = opened
    const told = { kind: 'guard', valueDate: date('2026-11-19'), postingDate: date('2026-11-20') } as const
    const lines = [
      { debit: 'cashClearing', credit: 'suspense', amountMinor: 1 },
      { debit: 'cashClearing', credit: 'loanPrincipal', amountMinor: 2 },
    ] as const
    const entries = Array.from({ length: 30 }, (_, at) => ({
      ...{ ...told, idemKey: `many ${at}`, loanId: at % 2 === 0 ? `M${at}` : null, currency: 'PHP' as const },
      transfers: at % 3 === 0 ? lines : lines.slice(0, 1),
    }))
    await db.transaction((tx) => postEntries(tx, ...entries))
    const stored = await db.query<{ key: string; lines: number; loan: string | null; brought: unknown }>(
      `select e.idem_key as key, e.loan_id as loan, e.lines as brought, (select count(*) from transfer t
         where t.entry_id = e.id and t.loan_id is not distinct from e.loan_id) as lines
       from entry e where e.idem_key like 'many %' order by e.id`,
    )
    expect(stored).toEqual(
      entries.map(({ idemKey: key, loanId: loan, transfers }) => ({
        key,
        loan,
        lines: transfers.length,
        brought: null,
      })),
    )
    expect((await trialBalance(db)).balanced).toBe(true)
  })

  it.each([`(select id from entry where idem_key = 'sound')`, '9000000000'])(
    'takes no line that the trigger of another table writes, to the entry %s',
    async (entryId) => {
      const { db } = opened
      const before = await ledgerHash(db)
      const stray = db.transaction(async (tx) => {
        await tx.script(`create function planted_line() returns trigger language plpgsql as $$ begin
          insert into transfer (entry_id, line, debit, credit, amount, currency)
            values (${entryId}, 9, 'cashClearing', 'suspense', 1, 'PHP'); return new; end $$;
        create trigger planted before insert on seen_today for each row execute function planted_line();
        insert into seen_today (key, day, value_hash) values ('x', '2026-11-19', '')`)
      })
      await expect(stray).rejects.toThrow(/does not belong to its entry|add up/)
      expect(await ledgerHash(db)).toBe(before)
    },
  )
})

describe('the guards by rows', () => {
  it('stand in for functions that are there, under their names, and join no rows of a statement', () => {
    const usual = new Map(productFunctions().map((one) => [one.name, one]))
    const own = productFunctions('rows').filter(({ file }) => file.startsWith('row-guards/'))
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['check_entry_has_lines', 'post_entries']))
    for (const { name, sql } of own) {
      expect([name, usual.has(name)]).toEqual([name, true])
      expect(sql).not.toMatch(/\breferencing\b|for each statement|xact_id|\bdeferr/i)
    }
    const left = productFunctions('rows').filter(({ sql }) => /\breferencing\b/.test(sql))
    expect(left.map(({ name }) => name)).toEqual([])
  })
})
