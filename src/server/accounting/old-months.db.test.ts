// Old months of the ledger in files: what is owed, the books and the seals say the same before, meanwhile and after.

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { around, closeMonth, closeThrough, openBookWorld, pay, textOf } from '../../../tests/support/books.ts'
import { onPostgres } from '../../../tests/support/databases.ts'
import { databaseViolations } from '../../../tests/support/invariants.ts'
import type { LendingWorld } from '../../../tests/support/lending.ts'
import { loanBalances } from '../../../tests/support/loan-balances.ts'
import { until } from '../../../tests/support/until.ts'
import { addDays, date } from '../../core/calendar-date.ts'
import { knownEvents } from '../account/record/door.ts'
import { archivedMonths, archiveMonth, restoreMonth } from '../db/ledger/archive-month.ts'
import { entryCount, ledgerHash, trialBalance } from '../db/ledger/ledger.ts'
import { brokenSeals, checkAgain, checkNextSeal, sealLedger } from '../db/ledger/ledger-seal.ts'
import { checkMonthFile, monthFileName } from '../db/ledger/month-file.ts'
import { makeMonths, turnLedger } from '../db/months.ts'
import { exportJournal, exportTrialBalance } from '../export/journal.ts'
import { adjustMonth, openBooks } from './adjust-books.ts'
import { exportBookBalance, exportBookDays, exportBookErpnext, exportBookJournal } from './month-files.ts'

/** Old enough for September 2026. */
const today = date('2028-10-01')

onPostgres('an old month of the ledger', (database, engine) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'old-months-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, monthFileName('2026-09'))
  let world: LendingWorld
  let ids: string[]

  async function turnTo(day: string): Promise<void> {
    await makeMonths(world.db, date(day))
    expect(await turnLedger(world.db, date(day))).toBe(true)
  }
  async function seal(): Promise<void> {
    while ((await sealLedger(world.db, { patienceSeconds: -1 })) !== null);
    while ((await checkNextSeal(world.db, world.deps.clock.now())) !== null);
  }
  const archive = (name = '2026-09', on = today) => archiveMonth(world.db, name, { folder, today: on })

  /** Whatever is read of the ledger. */
  async function everything() {
    const call = { ...around(world, 'off-pia'), db: world.db }
    return {
      hash: await ledgerHash(world.db),
      entries: await entryCount(world.db),
      trial: await trialBalance(world.db),
      loans: await Promise.all(ids.map((id) => loanBalances(world.db, id))),
      events: await Promise.all(ids.map((id) => knownEvents(world.db, id))),
      books: await textOf(await exportBookBalance({ month: '2026-09' }, call)),
      daysOfAugust: await Promise.all(
        ['2026-08-29', '2026-08-30', '2026-08-31'].map(async (asOf) =>
          textOf(await exportTrialBalance({ asOf }, call)),
        ),
      ),
      months: await world.db.query(
        `select date_trunc('month', posting_date)::date as month, debit, credit, sum(t.amount) as amount
           from entry e join transfer t on t.entry_id = e.id group by 1, 2, 3 order by 1, 2, 3`,
      ),
      broken: await brokenSeals(world.db),
      violations: (await databaseViolations(world.db)).filter(({ invariant }) => invariant !== 'dayAccruesOnce'),
    }
  }

  beforeAll(async () => {
    world = await openBookWorld(database())
    await turnTo('2026-08-10')
    ids = []
    for (let index = 0; index < 3; index += 1) ids.push(await world.loan(await world.borrower(), 'candor-cash'))
    await closeThrough(world, date('2026-08-29'))
    // Late: days of August are posted under numbers of September, too.
    await turnTo('2026-09-01')
    for (const day of [30, 31]) {
      await closeThrough(world, date(`2026-08-${day}`))
      await pay(world, ids[2] ?? '', `late-${day}`, 10_000)
    }
    await closeThrough(world, date('2026-09-15'))
    await pay(world, ids[0] ?? '', 'p1', 100_000)
    await closeThrough(world, date('2026-09-30'))
    await turnTo('2026-10-01')
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await adjustMonth(world.deps, '2026-09')
  })

  it('stays as long as it is young, open in the books, not sealed, or has loans that are open', async () => {
    const refused: [RegExp, () => Promise<unknown>][] = [
      [/Name a month/, () => archive('september')],
      [/no month 2026-07/, () => archive('2026-07')],
      [/kept for 24 months/, () => archive('2026-09', addDays(today, -1))],
      [/postings still go to it/, () => archive('2026-10', date('2040-01-01'))],
      [/has no entries/, () => archive('2026-11', date('2040-01-01'))],
      [/books of its postings are not closed/, archive],
    ]
    for (const [why, attempt] of refused.filter(([why]) => !why.source.startsWith('has no')))
      await expect(attempt()).rejects.toThrow(why)
    await closeMonth(world, '2026-09')
    await expect(archive()).rejects.toThrow(/not wholly under seals/)
    while ((await sealLedger(world.db, { patienceSeconds: -1 })) !== null);
    await expect(archive()).rejects.toThrow(/not verified/)
    await seal()
    await expect(archive()).rejects.toThrow('2026-09 stays: 3 loans with postings in it are still open.')
    for (const id of ids) await pay(world, id, `all-${id}`, 2_000_000)
    await seal()
    expect(await archivedMonths(world.db)).toEqual([])
  })

  it('is under seals that end with it', async () => {
    const crossing = await world.db.query(
      `select s.number from ledger_seal s join ledger_seal b on b.number = s.number - 1
        join lateral (select min(id) as first from entry where id > b.through_id) e on true
        where e.first / 10000000000 <> s.through_id / 10000000000`,
    )
    expect(crossing).toEqual([])
  })

  it('stays where its entries were changed since its seals were verified', async () => {
    const one = `(select min(entry_id) from transfer where entry_id >= 2026090000000000 and debit = 'cashClearing')`
    const changeTo = async (debit: string, before: string): Promise<void> =>
      await world.db.transaction(async (tx) => {
        await tx.script(`alter table transfer disable trigger transfer_is_append_only;
          update transfer set debit = '${debit}' where entry_id = ${one.replace('cashClearing', before)} and debit = '${before}';
          alter table transfer enable trigger transfer_is_append_only`)
      })
    await changeTo('suspense', 'cashClearing')
    await expect(archive()).rejects.toThrow(/seals do not hold any more/)
    rmSync(file)
    await changeTo('cashClearing', 'suspense')
    expect(await brokenSeals(world.db)).toEqual([])
  })

  it('leaves for a file, and every balance, hash, book and seal says what it said', async () => {
    const before = await everything()
    const archived = await archive()
    expect(archived).toMatchObject({ month: '2026-09', file: 'ledger-2026-09.jsonl.gz' })
    expect(archived.standIns).toBeLessThan(archived.entries)
    expect(await everything()).toEqual(before)
    expect(await checkMonthFile(file)).toEqual({ month: '2026-09', entries: archived.entries, head: archived.head })
    await expect(archive()).rejects.toThrow('2026-09 is in a file already.')
    // All seals once more, from the first one on.
    await checkAgain(world.db, world.deps.clock.now())
    for (;;) {
      const next = await checkNextSeal(world.db, world.deps.clock.now())
      if (next === null) break
      expect(next).toMatchObject({ holds: true })
    }
  })

  it('is told at its end, and refused for a day within it and for a journal of its entries', async () => {
    const call = { ...around(world, 'off-pia'), db: world.db }
    expect(await exportTrialBalance({ asOf: '2026-09-10' }, call)).toMatchObject({ refused: 'badInput' })
    expect(await exportJournal({ fromSeal: 1 }, call)).toMatchObject({ refused: 'badInput' })
    expect(await textOf(await exportTrialBalance({ asOf: '2026-09-30' }, call))).toContain('loanPrincipal')
  })

  it('has no journal and no days in the books without its entries, and says which file brings them back', async () => {
    const call = { ...around(world, 'off-pia'), db: world.db }
    for (const file of [exportBookJournal, exportBookDays, exportBookErpnext]) {
      const refusal = await file({ month: '2026-09' }, call)
      expect(refusal).toMatchObject({
        refused: 'cannotBeDone',
        more: { why: 'monthIsInFile', files: ['ledger-2026-09.jsonl.gz'] },
      })
    }
  })

  it('is guarded in what stands in for it, and a change of that breaks its last seal', async () => {
    const one = `(select id from entry where idem_key like 'archived:%' limit 1)`
    await expect(world.db.execute(`update entry set amount = amount + 1 where id = ${one}`)).rejects.toThrow(
      /append-only/,
    )
    for (const sql of [
      'truncate entry_2026_09',
      'delete from transfer_2026_09',
      `insert into entry_2026_09 (id, kind, idem_key, value_date, posting_date, amount, currency)
         overriding system value values (2026090000999999, 'x', 'x', '2026-09-01', '2026-09-01', 1, 'PHP')`,
      `update archived_month set file = 'x'`,
      'delete from archived_month',
      `update archived_seal set chain = ''`,
      'delete from archived_seal',
      'truncate archived_seal',
      `insert into archived_seal (number, month, chain, through_day) values (9999, '2026-09-01', '', '2026-09-01')`,
    ])
      await expect(world.db.execute(sql), sql).rejects.toThrow(/append-only/)
    const undone = new Error('undone')
    await world.db
      .transaction(async (tx) => {
        await tx.execute('alter table transfer disable trigger all')
        await tx.execute(`update transfer set credit = 'writeOff' where entry_id = ${one}`)
        expect(await brokenSeals(tx)).toHaveLength(1)
        throw undone
      })
      .catch((error: unknown) => expect(error).toBe(undone))
  })

  it('takes a late correction of one of its loans as if its entries were there', async () => {
    await turnTo('2026-11-01')
    const id = ids[1] ?? ''
    const before = await loanBalances(world.db, id)
    await pay(world, id, 'once-more', 5_000)
    const after = await loanBalances(world.db, id)
    expect(after.cashClearing - before.cashClearing).toBe(5_000)
    expect(Object.values(after).reduce((sum, balance) => sum + balance, 0)).toBe(0)
    const [posted] = await world.db.query(
      `select id / 10000000000 as month from entry where idem_key like '%once-more%'`,
    )
    expect(posted).toEqual({ month: 202611 })
  })

  it('is not read back from a file that was changed, was cut short, or is another one', async () => {
    const other = path.join(folder, 'other.gz')
    const text = gunzipSync(readFileSync(file)).toString()
    const attempt = (changed: string | Buffer): Promise<unknown> => {
      writeFileSync(other, typeof changed === 'string' ? gzipSync(changed) : changed)
      return restoreMonth(world.db, other)
    }
    await expect(attempt(text.replace('PHP', 'PHQ'))).rejects.toThrow(/head of the file does not fit/)
    await expect(attempt(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1))).rejects.toThrow(/cut short/)
    await expect(attempt(readFileSync(file).subarray(0, -20))).rejects.toThrow(/cannot be read/)
    await expect(attempt('')).rejects.toThrow(/cut short/)
    await expect(restoreMonth(world.db, path.join(folder, 'nothing'))).rejects.toThrow(/cannot be read/)
    // Whole, with a head of its own: of another database.
    const [first = ''] = text.split('\n')
    const { createHash } = await import('node:crypto')
    const head = createHash('sha256').update(first).digest('hex')
    const foreign = `${first}\n${JSON.stringify({ candorLedgerMonth: '2026-09', entries: 1, head })}\n`
    await expect(attempt(foreign)).rejects.toThrow(/not the one of 2026-09 in this database/)
    expect(await archivedMonths(world.db)).toHaveLength(1)
  })

  it('comes back as it was, once', async () => {
    const before = await everything()
    const copy = path.join(folder, 'copy.gz')
    copyFileSync(file, copy)
    await restoreMonth(world.db, copy)
    expect(await everything()).toEqual(before)
    expect(await archivedMonths(world.db)).toEqual([])
    await expect(restoreMonth(world.db, copy)).rejects.toThrow('2026-09 is in the database')
    await expect(world.db.execute('truncate transfer_2026_09')).rejects.toThrow(/append-only/)
    expect(await world.db.query(`select 1 from entry where idem_key like 'archived:%'`)).toEqual([])
  })

  it('waits only a moment for readers of the ledger, and is not half gone when it is killed', async () => {
    const spare = await engine.open()
    await spare.close()
    if (spare.url === null) return
    const [own] = await world.db.query<{ name: string }>('select current_database() as name')
    const reader = new pg.Client({ connectionString: Object.assign(new URL(spare.url), { pathname: own?.name }).href })
    await reader.connect()
    const before = await everything()
    try {
      await reader.query('begin; select count(*) from transfer')
      await expect(archive()).rejects.toThrow(/somebody reads the ledger/)
      expect(await everything()).toEqual(before)
      // Killed while it waits.
      const killed = archive().catch((error: unknown) => error)
      await until(async () => {
        const rows = await world.db.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
             and query like '%access exclusive%' and pid <> pg_backend_pid()`,
        )
        return rows.length > 0
      })
      expect(await killed).toBeInstanceOf(Error)
    } finally {
      await reader.end()
    }
    expect(await everything()).toEqual(before)
    await archive()
    expect(await everything()).toEqual(before)
    await restoreMonth(world.db, file)
  }, 60_000)

  // The embedded engine has one connection.
  if (engine.name === 'postgres')
    it('comes back with indexes built beside the ledger, once the statements that read it meanwhile have ended', async () => {
      await archive()
      let [isReading, isOver] = [false, false]
      const reading = world.db.transaction(async (tx) => {
        await tx.query('select count(*) from transfer')
        isReading = true
        await until(() => isOver)
      })
      await until(() => isReading)
      const restored = restoreMonth(world.db, file)
      const isWaiting = async (): Promise<boolean> =>
        (
          await world.db.query(`select 1 from pg_locks where relation = 'entry'::regclass and mode = 'AccessExclusiveLock' or
           relation = 'transfer'::regclass and mode = 'AccessExclusiveLock' and not granted`)
        ).length > 0
      // Through more than one try: others go on in between.
      for (const waits of [true, false, true]) await until(async () => (await isWaiting()) === waits)
      isOver = true
      await reading
      await restored
      for (const table of ['entry', 'transfer'])
        expect(
          await world.db.query(
            `select (select count(*) from pg_index where indrelid = '${table}'::regclass)
                 = (select count(*) from pg_index where indrelid = '${table}_2026_09'::regclass) as "isOnceEach",
               (select bool_and(c.relispartition and c.relname !~ 'standing') from pg_index join pg_class c on c.oid = indexrelid
                 where indrelid = '${table}_2026_09'::regclass) as "isTakenOver",
               exists (select from pg_constraint where conname = 'in_month') as "isBound"`,
          ),
        ).toEqual([{ isOnceEach: true, isTakenOver: true, isBound: false }])
    }, 60_000)
})
