// The books over a year of loans: opened once, adjusted month by month, closed by two people, and nothing goes into a closed month.

import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeEach, expect, it } from 'vitest'
import { onBothEngines, onPostgres } from '../../../tests/support/databases.ts'
import { type LendingWorld, openLendingWorld } from '../../../tests/support/lending.ts'
import type { DeskFile } from '../../contracts/desk-call.ts'
import { loanBooks } from '../../core/accounting/loan-figures.ts'
import { firstDayOf, lastDayOf } from '../../core/accounting/period.ts'
import { samplePolicy } from '../../core/accounting/policy.ts'
import { type BookFigures, postingRuleNames, postingRules } from '../../core/accounting/posting-rules.ts'
import { addDays, type CalendarDate, date } from '../../core/calendar-date.ts'
import { type DeskRefusal, isDenied } from '../../core/officer/desk-refusal.ts'
import { findAnyOrder, knownEvents, loadLoan, recordEvent } from '../account/door.ts'
import { ledgerHash } from '../db/ledger.ts'
import { noLease } from '../jobs/run-jobs.ts'
import type { DeskCall, DeskChange } from '../officer/door.ts'
import { closeDay } from '../order/close-day.ts'
import { adjustMonth, openBooks, openMonths } from './adjust-books.ts'
import { decideBookClose, proposeBookClose, reopenBooks } from './close-books.ts'
import { adjustBooks } from './jobs.ts'
import { exportBookBalance, exportBookDays, exportBookJournal } from './month-files.ts'
import { findOpening, findPeriod } from './period-store.ts'
import { readBooks } from './read-books.ts'

/** Runs something as another request does: not inside the transaction that is open. */
const outside = AsyncLocalStorage.snapshot()
const tables = 'book_opening, book_period, book_close, book_balance, book_entry, book_line, book_loan'

/** The rows of a test before: append-only tables are emptied with their triggers off. */
async function emptied(db: LendingWorld['db']): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.script(`set local session_replication_role = replica; truncate ${tables}, loan_order cascade;
      truncate entry, transfer, closed_day cascade`)
  })
}

async function withOfficers(world: LendingWorld): Promise<LendingWorld> {
  for (const [id, name] of [
    ['off-pia', 'Pia'],
    ['off-mara', 'Mara'],
    ['off-noel', 'Noel'],
  ])
    await world.db.execute(
      `insert into officer (id, name, role, created_at) values ($1, $2, 'manager', now()) on conflict do nothing`,
      [id ?? '', name ?? ''],
    )
  return world
}

function around(world: LendingWorld, id: string): Omit<DeskCall, 'db'> {
  const officer = { id, name: id, role: 'manager' } as DeskCall['officer']
  return { officer, deps: world.deps, language: 'en', token: '', deskOrigin: '', act: async () => {} }
}

/** A call of an officer that changes something, in a transaction of its own; what was refused is taken back, as at the desk. */
async function change<Input, Output>(
  world: LendingWorld,
  id: string,
  handler: (input: Input, call: DeskChange) => Promise<Output | DeskRefusal>,
  input: Input,
): Promise<Output | DeskRefusal> {
  return await world.db.transaction((tx) => handler(input, { ...around(world, id), db: tx }))
}

function granted<Output>(of: Output | DeskRefusal): Output {
  if (isDenied(of)) throw new Error(`refused: ${JSON.stringify(of)}`)
  return of
}

async function textOf(file: DeskFile | DeskRefusal): Promise<string> {
  const { content } = granted(file)
  if (content instanceof Uint8Array) throw new Error('not in parts')
  let text = ''
  for await (const part of content) text += part
  return text
}

/** The close of a day catches up all days before it, loan by loan. */
async function closeThrough(world: LendingWorld, day: CalendarDate): Promise<void> {
  world.setDay('standard', day)
  await closeDay(world.deps, 'standard', day)
}

async function pay(world: LendingWorld, orderId: string, key: string, amountMinor: number, valueDate?: CalendarDate) {
  await world.db.transaction((tx) =>
    recordEvent(tx, world.deps, {
      orderId,
      sourceKey: key,
      event: { kind: 'payment', valueDate: valueDate ?? world.deps.clock.today('Asia/Manila'), amountMinor },
    }),
  )
}

async function figuresIn(world: LendingWorld, orderId: string): Promise<BookFigures> {
  const rows = await world.db.query<{ rule: keyof BookFigures; debit: string; amount: number }>(
    'select rule, debit, amount from book_line where loan_id = $1',
    [orderId],
  )
  return Object.fromEntries(
    postingRuleNames.map((rule) => [
      rule,
      rows
        .filter((row) => row.rule === rule)
        .reduce((sum, { debit, amount }) => sum + (debit === postingRules[rule].debit ? amount : -amount), 0),
    ]),
  ) as BookFigures
}

async function expected(world: LendingWorld, orderId: string, day: CalendarDate): Promise<BookFigures> {
  const order = await findAnyOrder(world.db, orderId)
  if (order === null) throw new Error('no order')
  const { loan } = await loadLoan(world.db, order)
  if (loan === null) throw new Error('no loan')
  const known = (await knownEvents(world.db, orderId)).filter(({ postingDate }) => postingDate <= day)
  return loanBooks(
    loan,
    known.map(({ event }) => event),
    day,
    samplePolicy,
  ).figures
}

/** Proposes and signs the close of a month by two people. */
async function closeMonth(world: LendingWorld, month: string): Promise<void> {
  const { id, mark } = granted(await change(world, 'off-pia', proposeBookClose, { month, reason: 'All is there.' }))
  const input = { month, closeId: id, mark, approve: true, reason: 'Read and signed.' }
  granted(await change(world, 'off-mara', decideBookClose, input))
}

onBothEngines('the books', (database) => {
  let world: LendingWorld
  let ids: string[]
  beforeEach(async () => {
    await emptied(database())
    world = await withOfficers(await openLendingWorld(database()))
    ids = []
    for (let index = 0; index < 3; index += 1) ids.push(await world.loan(await world.borrower(), 'candor-cash'))
  })
  const [paidId, lateId] = [() => ids[0] ?? '', () => ids[1] ?? '']

  it('begin with one opening entry for each loan, once, and a report of it', async () => {
    await closeThrough(world, date('2026-09-01'))
    const before = await ledgerHash(world.db)
    for (const _twice of [1, 2]) await openBooks(world.deps, date('2026-08-31'))
    expect(await findOpening(world.db)).toMatchObject({ through: '2026-08-31', loans: 3, entries: 3 })
    const kinds = await world.db.query('select kind, count(*) as entries from book_entry group by kind')
    expect(kinds).toEqual([{ kind: 'opening', entries: 3 }])
    for (const id of ids) expect(await figuresIn(world, id)).toEqual(await expected(world, id, date('2026-08-31')))
    // What is owed, and the ledger behind it, did not change by one unit.
    expect(await ledgerHash(world.db)).toBe(before)
  })

  it('are opened again where they were left, when the first attempt was cut short', async () => {
    await closeThrough(world, date('2026-09-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await world.db.execute('delete from book_opening')
    await openBooks(world.deps, date('2026-08-31'))
    expect(await findOpening(world.db)).toMatchObject({ loans: 3, entries: 3 })
    expect(await world.db.query('select 1 from book_entry')).toHaveLength(3)
  })

  it('hold at each month’s end what the replay says, whatever is adjusted twice', async () => {
    await closeThrough(world, date('2026-08-31'))
    await openMonths(world.deps)
    for (const month of ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12']) {
      const end = lastDayOf(month)
      await closeThrough(world, addDays(end, 1))
      await adjustBooks(world.deps, noLease)
      const entries = await world.db.query('select 1 from book_entry')
      await adjustMonth(world.deps, month)
      expect(await world.db.query('select 1 from book_entry')).toHaveLength(entries.length)
      for (const id of ids) expect(await figuresIn(world, id)).toEqual(await expected(world, id, end))
    }
    const read = granted(await readBooks({}, { ...around(world, 'off-pia'), db: world.db }))
    expect(read.nonAccrualLoans).toBe(3)
    expect(read.nonAccrual[0]?.suspendedMinor).toBeGreaterThan(0)
    const { month } = read
    expect(month?.period.month).toBe('2026-08')
  })

  it('post a late payment of a closed month into the open one, with its value date', async () => {
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await adjustMonth(world.deps, '2026-09')
    await closeMonth(world, '2026-09')
    const call = { ...around(world, 'off-pia'), db: world.db }
    const files = async () => [
      await textOf(await exportBookBalance({ month: '2026-09' }, call)),
      await textOf(await exportBookJournal({ month: '2026-09' }, call)),
      await textOf(await exportBookDays({ month: '2026-09' }, call)),
    ]
    const closed = await files()
    await pay(world, lateId(), 'late', 100_000, date('2026-09-20'))
    await pay(world, paidId(), 'timely', 100_000)
    await openMonths(world.deps)
    await closeThrough(world, date('2026-11-01'))
    await openMonths(world.deps)
    await adjustMonth(world.deps, '2026-10')
    await adjustMonth(world.deps, '2026-10')
    const late = await world.db.query(
      `select kind, cause, value_date, posting_date from book_entry where loan_id = $1 and posting_date > '2026-09-30'
        order by number`,
      [lateId()],
    )
    expect(late).toEqual([
      { kind: 'late', cause: 'late', value_date: '2026-09-20', posting_date: '2026-10-01' },
      { kind: 'adjustment', cause: '2026-10', value_date: '2026-10-31', posting_date: '2026-10-31' },
    ])
    expect(await figuresIn(world, lateId())).toEqual(await expected(world, lateId(), date('2026-10-31')))
    // The same bytes, whatever came later.
    expect(await files()).toEqual(closed)
  })

  it('take nothing into a closed month: what comes is posted on the first open day, and a stray entry is refused', async () => {
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await adjustMonth(world.deps, '2026-09')
    await closeMonth(world, '2026-09')
    // The clock of a market is still in September: its payment is of that day, and stands in October.
    world.setDay('standard', date('2026-09-30'))
    await pay(world, paidId(), 'behind', 50_000)
    const [entry] = await world.db.query(`select value_date, posting_date from entry where idem_key = 'behind'`)
    expect(entry).toEqual({ value_date: '2026-09-30', posting_date: '2026-10-01' })
    await expect(
      world.db.execute(
        `insert into entry (kind, idem_key, value_date, posting_date, amount, currency)
          values ('payment', 'stray', '2026-09-30', '2026-09-30', 1, 'PHP')`,
      ),
    ).rejects.toThrow(/the month is closed/)
    await expect(
      world.db.execute(
        `insert into book_entry (loan_id, number, kind, cause, value_date, posting_date, currency, policy)
          values ($1, 99, 'adjustment', 'x', '2026-09-30', '2026-09-30', 'PHP', 'x')`,
        [paidId()],
      ),
    ).rejects.toThrow(/the month is closed/)
    await expect(adjustMonth(world.deps, '2026-09')).rejects.toThrow(/not open/)
  })

  it('say what stops a close, one by one', async () => {
    const stops = async (month: string) => {
      const refused = await change(world, 'off-pia', proposeBookClose, { month, reason: 'x' })
      return isDenied(refused) ? (refused.more?.stops as { stop: string }[] | undefined)?.map(({ stop }) => stop) : []
    }
    await closeThrough(world, date('2026-09-30'))
    await openBooks(world.deps, date('2026-08-31'))
    expect(await stops('2026-09')).toEqual(['monthHasNotEnded', 'loansAreNotAdjusted'])
    // The days of a loan that could not be closed are still open.
    await world.db.execute(`update loan_order set status_on = '2026-09-29' where id = $1`, [lateId()])
    expect(await stops('2026-09')).toEqual(['monthHasNotEnded', 'loansAreNotClosed', 'loansAreNotAdjusted'])
    await closeThrough(world, date('2026-11-01'))
    await openMonths(world.deps)
    expect(await stops('2026-10')).toEqual(['monthBeforeIsOpen', 'loansAreNotAdjusted'])
    await adjustMonth(world.deps, '2026-09')
    expect(await stops('2026-09')).toEqual([])
    expect(await stops('2027-09')).toBeUndefined()
  })

  it('are closed by two people on the same figures, and opened again by an act with its reason', async () => {
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await adjustMonth(world.deps, '2026-09')
    const month = '2026-09'
    const { id, mark } = granted(await change(world, 'off-pia', proposeBookClose, { month, reason: 'Done.' }))
    expect(await change(world, 'off-mara', proposeBookClose, { month, reason: 'Again.' })).toMatchObject({
      more: { why: 'closeIsProposed' },
    })
    const decision = { month, closeId: id, mark, approve: true, reason: 'Signed.' }
    expect(await change(world, 'off-pia', decideBookClose, decision)).toMatchObject({ refused: 'proposalIsOwn' })
    expect(await change(world, 'off-mara', decideBookClose, { ...decision, mark: 'other' })).toMatchObject({
      more: { why: 'booksHaveMoved', mark },
    })
    expect(granted(await change(world, 'off-mara', decideBookClose, decision)).state).toBe('approved')
    expect(await change(world, 'off-noel', decideBookClose, decision)).toMatchObject({ refused: 'proposalIsDecided' })
    const opened = granted(await change(world, 'off-noel', reopenBooks, { month, reason: 'The rates were wrong.' }))
    expect(opened).toMatchObject({ state: 'open', run: 2, reopenedBy: 'Noel', reopenReason: 'The rates were wrong.' })
    expect(await change(world, 'off-noel', reopenBooks, { month, reason: 'x' })).toMatchObject({
      refused: 'cannotBeDone',
    })
    await adjustMonth(world.deps, month)
    await closeMonth(world, month)
    const stored = await world.db.query('select distinct run from book_balance order by run')
    expect(stored).toEqual([{ run: 1 }, { run: 2 }])
  })

  it('have a trial balance that the journal and its days add up to, in minor and major units', async () => {
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await pay(world, paidId(), 'p', 70_001, date('2026-09-15'))
    await adjustMonth(world.deps, '2026-09')
    const call = { ...around(world, 'off-pia'), db: world.db }
    const table = async (file: Promise<DeskFile | DeskRefusal>) => {
      const [head = '', ...lines] = (await textOf(await file)).trimEnd().split('\r\n')
      const names = head.split(',')
      return lines.map((one) => Object.fromEntries(one.split(',').map((cell, at) => [names[at] ?? '', cell])))
    }
    const balance = await table(exportBookBalance({ month: '2026-09' }, call))
    const journal = await table(exportBookJournal({ month: '2026-09' }, call))
    const days = await table(exportBookDays({ month: '2026-09' }, call))
    const sums = (rows: Record<string, string>[], debit: (row: Record<string, string>) => [string, number][]) => {
      const found: Record<string, number> = {}
      for (const row of rows)
        for (const [account, amount] of debit(row)) found[account] = (found[account] ?? 0) + amount
      return Object.fromEntries(Object.entries(found).filter(([, amount]) => amount !== 0))
    }
    const amount = (row: Record<string, string>, of: string) => Number(row[`${of} (minor units)`])
    const moved = sums(balance, (row) => [[row.account ?? '', amount(row, 'debit') - amount(row, 'credit')]])
    expect(Object.keys(moved).length).toBeGreaterThan(5)
    expect(
      sums(journal, (row) => [
        [row.debit ?? '', amount(row, 'amount')],
        [row.credit ?? '', -amount(row, 'amount')],
      ]),
    ).toEqual(moved)
    expect(sums(days, (row) => [[row.account ?? '', amount(row, 'debit') - amount(row, 'credit')]])).toEqual(moved)
    expect(new Set(journal.map(({ source }) => source))).toEqual(new Set(['ledger', 'books']))
    for (const row of [...balance, ...journal, ...days])
      for (const [name, cell] of Object.entries(row))
        if (name.endsWith('(major units)'))
          expect(Math.round(Number(cell) * 100)).toBe(Number(row[name.replace('major', 'minor')]))
  })
})

onPostgres('two at once', (database) => {
  let world: LendingWorld
  let orderId: string
  beforeEach(async () => {
    await emptied(database())
    world = await withOfficers(await openLendingWorld(database()))
    orderId = await world.loan(await world.borrower(), 'candor-cash')
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await adjustMonth(world.deps, '2026-09')
  })

  it('two managers close a month once', async () => {
    const month = '2026-09'
    const { id, mark } = granted(await change(world, 'off-pia', proposeBookClose, { month, reason: 'Done.' }))
    const decision = { month, closeId: id, mark, approve: true, reason: 'Signed.' }
    const both = await Promise.all(
      ['off-mara', 'off-noel', 'off-mara', 'off-noel'].map((who) => change(world, who, decideBookClose, decision)),
    )
    expect(both.filter((one) => !isDenied(one))).toHaveLength(1)
    expect(both.filter(isDenied).map(({ refused }) => refused)).toEqual(Array(3).fill('proposalIsDecided'))
    expect((await findPeriod(world.db, firstDayOf(month)))?.state).toBe('closed')
  })

  it('payments that come in while a month is closed are in the next one, all of them', async () => {
    const month = '2026-09'
    const { id, mark } = granted(await change(world, 'off-pia', proposeBookClose, { month, reason: 'Done.' }))
    const decision = { month, closeId: id, mark, approve: true, reason: 'Signed.' }
    world.setDay('standard', date('2026-09-30'))
    const asOf = { ...world, deps: { ...world.deps, clock: { ...world.deps.clock, today: () => date('2026-10-01') } } }
    const payments = Array.from({ length: 12 }, (_, n) => pay(world, orderId, `p${n}`, 1_000 + n))
    const decided = await change(asOf as LendingWorld, 'off-mara', decideBookClose, decision)
    await Promise.all(payments)
    const within = await world.db.query<{ key: string }>(
      `select idem_key as key from entry where kind = 'payment' and posting_date <= '2026-09-30'`,
    )
    const [stored] = await world.db.query<{ debit: number }>(
      `select coalesce(sum(debit), 0)::bigint as debit from book_balance where account = 'cashClearing'`,
    )
    // A payment that was first is in what was signed, or nothing was signed; one that was later is in October.
    if (isDenied(decided)) expect(decided.more?.why).toMatch(/booksHaveMoved|closeIsStopped/)
    else expect([within.length, stored?.debit]).toEqual([0, 0])
    const all = await world.db.query(`select 1 from entry where kind = 'payment'`)
    expect(all).toHaveLength(12)
  })

  it('a poster that holds the books open is waited for', async () => {
    const month = '2026-09'
    const { id, mark } = granted(await change(world, 'off-pia', proposeBookClose, { month, reason: 'Done.' }))
    const decision = { month, closeId: id, mark, approve: true, reason: 'Signed.' }
    let closing: Promise<unknown> | null = null
    await world.db.transaction(async (tx) => {
      await tx.execute('select first_open_day()')
      closing = outside(() => change(world, 'off-mara', decideBookClose, decision))
      const waits = async () =>
        (await tx.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).length
      let isWaiting = 0
      for (let looks = 0; isWaiting === 0 && looks < 5_000; looks += 1) isWaiting = await waits()
      expect(isWaiting).toBe(1)
      await tx.execute(`select post_entries($1::json, $2::json)`, [
        JSON.stringify([
          {
            loan_id: orderId,
            kind: 'payment',
            idem_key: 'slow',
            value_date: '2026-09-30',
            posting_date: '2026-09-30',
            amount: 5,
            currency: 'PHP',
          },
        ]),
        JSON.stringify([
          {
            entry_id: 1,
            line: 1,
            debit: 'cashClearing',
            credit: 'creditBalance',
            loan_id: orderId,
            amount: 5,
            currency: 'PHP',
          },
        ]),
      ])
    })
    expect(await closing).toMatchObject({ refused: 'cannotBeDone', more: { why: 'booksHaveMoved' } })
    expect((await findPeriod(world.db, firstDayOf(month)))?.state).toBe('open')
  })

  it('two adjustments at once post each difference once', async () => {
    await closeThrough(world, date('2026-11-01'))
    await openMonths(world.deps)
    await Promise.all([1, 2, 3].map(() => adjustMonth(world.deps, '2026-10')))
    const entries = await world.db.query(`select 1 from book_entry where posting_date = '2026-10-31'`)
    expect(entries).toHaveLength(1)
  })
})
