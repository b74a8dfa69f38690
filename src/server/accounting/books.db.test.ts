// The books over months of loans: opened once, adjusted month by month, closed by two people, and nothing goes into a closed month.

import { beforeEach, expect, it } from 'vitest'
import {
  around,
  change,
  closeMonth,
  closeThrough,
  expected,
  figuresIn,
  granted,
  openBookWorld,
  pay,
  tableOf,
  textOf,
} from '../../../tests/support/books.ts'
import { onPostgres } from '../../../tests/support/databases.ts'
import type { LendingWorld } from '../../../tests/support/lending.ts'
import { chartAccountsNeeded } from '../../core/accounting/chart-accounts.ts'
import { lastDayOf } from '../../core/accounting/period.ts'
import { samplePolicy } from '../../core/accounting/policy.ts'
import { addDays, date } from '../../core/calendar-date.ts'
import { isDenied } from '../../core/officer/desk-refusal.ts'
import { ledgerHash } from '../db/ledger/ledger.ts'
import { noLease } from '../jobs/run-jobs.ts'
import { adjustMonth, openBooks, openMonths } from './adjust-books.ts'
import { adjustBooks, decideBookClose, proposeBookClose, reopenBooks, withdrawBookClose } from './close-books.ts'
import { exportBookBalance, exportBookDays, exportBookErpnext, exportBookJournal } from './month-files.ts'
import { findOpening } from './period-store.ts'
import { readBooks } from './read-books.ts'

onPostgres('the books', (database) => {
  let world: LendingWorld
  let ids: string[]
  beforeEach(async () => {
    world = await openBookWorld(database())
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

  it('go on behind the last loan that was stored, when an adjustment was cut short', async () => {
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    const batches: string[] = []
    const cutShort = {
      renew: async () => {
        batches.push('batch')
        throw new Error('killed')
      },
    }
    await expect(adjustMonth(world.deps, '2026-09', cutShort, 2)).rejects.toThrow('killed')
    const done = async () =>
      (
        await world.db.query<{ id: string }>(
          `select loan_id as id from book_entry where kind = 'adjustment' order by 1`,
        )
      ).map(({ id }) => id)
    const [first, second] = ids.toSorted()
    expect(await done()).toEqual([first, second])
    // Nothing of the first two is read again: what would now come of them differently is not posted.
    const heard = { renew: async () => void batches.push('batch') }
    await adjustMonth(world.deps, '2026-09', heard, 2)
    expect([await done(), batches]).toEqual([ids.toSorted(), ['batch', 'batch']])
    for (const id of ids) expect(await figuresIn(world, id)).toEqual(await expected(world, id, date('2026-09-30')))
    const call = { ...around(world, 'off-pia'), db: world.db }
    expect(granted(await readBooks({ month: '2026-09' }, call)).month?.stops).toEqual([])
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
        `insert into entry (kind, idem_key, value_date, posting_date, amount, currency, lines)
          values ('payment', 'stray', '2026-09-30', '2026-09-30', 1, 'PHP',
            '[{"line":1,"debit":"cashClearing","credit":"suspense","amount":1,"currency":"PHP"}]')`,
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
    const lost = `update officer set role = 'support' where id = 'off-pia'`
    await world.db.execute(lost)
    expect(await change(world, 'off-mara', decideBookClose, decision)).toMatchObject({
      more: { why: 'proposerHasNoRight' },
    })
    await world.db.execute(lost.replace('support', 'manager'))
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

  it('stay open where the proposer takes the close back', async () => {
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await adjustMonth(world.deps, '2026-09')
    const month = '2026-09'
    const { id: closeId, mark } = granted(await change(world, 'off-pia', proposeBookClose, { month, reason: 'Done.' }))
    const back = { month, closeId, reason: 'Too soon.' }
    const withdraw = (officer: string, input: typeof back) => change(world, officer, withdrawBookClose, input)
    expect(await withdraw('off-mara', back)).toMatchObject({ refused: 'rightIsMissing' })
    expect(await withdraw('off-pia', { ...back, month: '2026-08' })).toMatchObject({ refused: 'notFound' })
    expect(granted(await withdraw('off-pia', back))).toMatchObject({
      state: 'withdrawn',
      decidedBy: 'Pia',
      decisionReason: 'Too soon.',
    })
    expect(await withdraw('off-pia', back)).toMatchObject({ refused: 'proposalIsDecided' })
    const signed = { month, closeId, mark, approve: true, reason: 'Signed.' }
    expect(await change(world, 'off-mara', decideBookClose, signed)).toMatchObject({ refused: 'proposalIsDecided' })
    await expect(world.db.execute('update book_close set approved = true where id = $1', [closeId])).rejects.toThrow(
      /book_close_eyes/,
    )
    await closeMonth(world, month)
    expect((await world.db.query('select approved from book_close order by approved')).length).toBe(2)
  })

  it('have a trial balance that the journal and its days add up to, in minor and major units', async () => {
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await pay(world, paidId(), 'p', 70_001, date('2026-09-15'))
    await adjustMonth(world.deps, '2026-09')
    const call = { ...around(world, 'off-pia'), db: world.db }
    const balance = await tableOf(exportBookBalance({ month: '2026-09' }, call))
    const journal = await tableOf(exportBookJournal({ month: '2026-09' }, call))
    const days = await tableOf(exportBookDays({ month: '2026-09' }, call))
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

  it('are written for ERPNext in entries that balance, or refused', async () => {
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await adjustMonth(world.deps, '2026-09')
    const asked = (abbreviations: Record<string, string>) => {
      const chart = {
        version: '1',
        accounts: chartAccountsNeeded.map((name, at) => ({ number: `${1_000 + at}`, name })),
        mapping: chartAccountsNeeded.map((account, at) => ({ account, number: `${1_000 + at}` })),
        entities: { '*': 'Candor' },
        abbreviations,
      }
      const lender = { ...world.deps.lender, books: { policy: samplePolicy, chart } }
      const call = { ...around(world, 'off-pia'), db: world.db, deps: { ...world.deps, lender } }
      return exportBookErpnext({ month: '2026-09' }, call)
    }
    expect(await asked({})).toEqual({ refused: 'cannotBeDone', more: { why: 'noAbbreviation' } })
    const [head = '', ...lines] = (await textOf(await asked({ Candor: 'C' }))).trimEnd().split('\r\n')
    expect(head.split(',').at(-1)).toBe('Credit (Accounting Entries)')
    const minor = (cell: string | undefined) => Math.round(Number(cell || 0) * 100)
    const entries: { company: string; debit: number; credit: number }[] = []
    for (const line of lines) {
      const [type, company = '', , , , , account = '', debit, credit] = line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
      if (type === 'Journal Entry') entries.push({ company, debit: 0, credit: 0 })
      const entry = entries.at(-1)
      if (entry === undefined) throw new Error('the file begins with a line of no entry')
      entry.debit += minor(debit)
      entry.credit += minor(credit)
      expect(account).toMatch(/^\d{4} - .+ - C$/)
    }
    expect(entries.length).toBeGreaterThan(0)
    for (const { company, debit, credit } of entries) expect([company, debit]).toEqual(['Candor', credit])
  })
})
