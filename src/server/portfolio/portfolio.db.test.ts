// The portfolio against a brute-force count: every loan replayed for every day, from what was known on it.

import { describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { daysFrom, type LendingWorld, openLendingWorld } from '../../../tests/support/lending.ts'
import { walked } from '../../../tests/support/proof-length.ts'
import { addDays, type CalendarDate, date } from '../../core/calendar-date.ts'
import type { LoanEvent } from '../../core/loan/loan-event.ts'
import { replayLoan } from '../../core/loan/replay.ts'
import { curedOf, lostOf } from '../../core/portfolio/book.ts'
import type { LoanFilters } from '../../core/portfolio/figure.ts'
import { positionOf } from '../../core/portfolio/loan-day.ts'
import { endOfMonthBefore, isBucket, riskLevels, type Standing } from '../../core/portfolio/standing.ts'
import { standingOf } from '../../core/portfolio/test-standing-of.ts'
import { loadLoan, recordEvent } from '../account/loan/door.ts'
import { rebuildLoanDays } from '../account/open/door.ts'
import { findAnyOrder, knownEvents } from '../account/record/door.ts'
import { noLease } from '../jobs/run-jobs.ts'
import { closeDay } from '../order/day/close-day.ts'
import { beginCount, countPart } from './count-portfolio.ts'
import { countDay } from './day-figures.ts'
import { figuresOf } from './days.ts'
import { loansOnDay, paidOutMonths } from './loans-on-day.ts'
import { findDays } from './portfolio-day-store.ts'
import { listDay, oldLists } from './portfolio-list-store.ts'

const firstDay = date('2026-08-11')
const lastDay = date('2026-12-20')
const days = daysFrom(firstDay, lastDay)
const loans = 8

/** What happens: to which loan, on which day, and from how many days before it counts (after it where negative). Loan 0 pays in time, 1 never, 7 is given up. */
const happenings: readonly { on: number; loan: number; back?: number; event: Record<string, unknown> }[] = [
  ...[20, 40, 60, 80].map((on) => ({ on, loan: 0, event: { kind: 'payment', amountMinor: 160_000 } })),
  { on: 5, loan: 2, event: { kind: 'payment', amountMinor: 900_000 } },
  { on: 60, loan: 3, event: { kind: 'payment', amountMinor: 40_000 } },
  // Booked late with an earlier value date: the late charges since that date are reversed.
  { on: 75, loan: 3, back: 30, event: { kind: 'payment', amountMinor: 90_000 } },
  { on: 62, loan: 4, event: { kind: 'payment', amountMinor: 70_000 } },
  { on: 62, loan: 4, event: { kind: 'waiver', part: 'penalty', amountMinor: 500 } },
  { on: 90, loan: 5, event: { kind: 'payment', amountMinor: 30_000 } },
  { on: 91, loan: 5, event: { kind: 'reversal', paymentId: 'test:90:5' } },
  { on: 45, loan: 6, event: { kind: 'chargeHoliday', lastDay: addDays(firstDay, 70) } },
  // Agreed twelve days before it begins: its dates, and the days late, change on its first day.
  {
    on: 78,
    loan: 6,
    back: -12,
    event: {
      kind: 'hardshipPlan',
      lastDay: addDays(firstDay, 115),
      dueDates: [{ n: 1, dueDate: addDays(firstDay, 110) }],
    },
  },
  { on: 100, loan: 7, event: { kind: 'writeOff' } },
  { on: 110, loan: 7, event: { kind: 'payment', amountMinor: 20_000 } },
]

async function live(world: LendingWorld, ids: readonly string[]): Promise<void> {
  for (const [at, day] of days.entries()) {
    world.setDay('standard', day)
    await closeDay(world.deps, 'standard', day)
    for (const { on, loan, back = 0, event } of happenings) {
      if (on !== at) continue
      const record = {
        orderId: ids[loan] ?? '',
        sourceKey: `test:${on}:${loan}${event.kind === 'waiver' ? 'w' : ''}`,
        event: { ...event, valueDate: addDays(day, -back) } as LoanEvent,
      }
      await world.db.transaction((tx) => recordEvent(tx, world.deps, record))
    }
  }
}

/** Where every loan stood on a day, by its replay. */
async function replayed(world: LendingWorld, ids: readonly string[], day: CalendarDate) {
  const found = new Map<string, { standing: Standing; principalMinor: number; owedMinor: number; daysLate: number }>()
  for (const id of ids) {
    const order = await findAnyOrder(world.db, id)
    if (order === null) throw new Error(`no order ${id}`)
    const { loan } = await loadLoan(world.db, order)
    if (loan === null || loan.disbursedOn > day) continue
    const known = (await knownEvents(world.db, id)).filter(({ postingDate }) => postingDate <= day)
    const state = replayLoan(
      loan,
      known.map(({ event }) => event),
      day,
    )
    found.set(id, {
      standing: standingOf(positionOf(state), day),
      principalMinor: state.outstandingPrincipalMinor,
      owedMinor: state.owedMinor,
      daysLate: state.daysPastDue,
    })
  }
  return found
}

async function expectCounted(world: LendingWorld, ids: readonly string[], day: CalendarDate): Promise<void> {
  const [now, was] = [await replayed(world, ids, day), await replayed(world, ids, endOfMonthBefore(day))]
  const listed = await loansOnDay(world.db, world.deps, day, {}, { after: '', limit: 100 })
  const seen = listed.map((one) => [
    one.orderId,
    one.standing,
    one.was,
    one.daysLate,
    one.principalMinor,
    one.principalMinor + one.interestMinor + one.feeMinor + one.penaltyMinor,
  ])
  const expected = [...now].map(([id, of]) => [
    id,
    of.standing,
    was.get(id)?.standing ?? 'none',
    of.daysLate,
    of.principalMinor,
    of.owedMinor,
  ])
  expect(seen).toEqual(expected.sort())
  const { moves } = await countDay(world.db, world.deps, day)
  for (const move of moves) {
    const own = [...now].filter(
      ([id, of]) => of.standing === move.standing && (was.get(id)?.standing ?? 'none') === move.was,
    )
    expect({ ...move, loans: own.length }).toEqual(move)
    expect(own.reduce((sum, [, of]) => sum + of.principalMinor, 0)).toBe(move.principalMinor)
  }
  expect(moves.reduce((sum, move) => sum + move.loans, 0)).toBe(now.size)
}

/** The filters behind each figure of a day, as its page links to them, and a few that narrow one. */
async function everyFigure({ db, deps }: LendingWorld, day: CalendarDate): Promise<LoanFilters[]> {
  const { moves, vintages, reasons } = await countDay(db, deps, day)
  return [
    ...moves.map(({ was, standing }) => ({ was, standing })),
    ...riskLevels.map(({ par }) => ({ par: String(par) })),
    ...vintages.flatMap(({ paidOut }) => [{ paidOut }, { paidOut, everLate: 'yes' as const }]),
    ...reasons.map(({ reason }) => ({ decided: 'declined' as const, reason })),
    { decided: 'approved' },
    { decided: 'declined' },
    { open: 'any' },
    { late: 'any' },
    { moved: 'cured' },
    { moved: 'lost' },
    { channel: '101' },
    { channel: '101', late: 'any' },
    { paidOut: '2026-08', open: 'any', was: 'late31' },
    {},
  ]
}

/** The numbers of the loans of each list, read in pages of two. */
async function pagesOf(
  { db, deps }: LendingWorld,
  day: CalendarDate,
  asked: readonly LoanFilters[],
): Promise<string[][]> {
  const found: string[][] = []
  for (const filters of asked) {
    const ids: string[] = []
    for (let size = 2; size === 2; ) {
      const page = await loansOnDay(db, deps, day, filters, { after: ids.at(-1) ?? '', limit: 2 })
      ids.push(...page.map(({ orderId }) => orderId))
      size = page.length
    }
    found.push(ids)
  }
  return found
}

describe('the portfolio', () => {
  const database = useDatabase(postgres)

  it('is what the replays of all loans come to, on each day, and again when it is made anew', async () => {
    const world = await openLendingWorld(database())
    const ids: string[] = []
    for (let index = 0; index < loans; index += 1) {
      Object.assign(world.deps.ids, { orderId: () => `L-folio-${index}` })
      ids.push(await world.loan(await world.borrower(), index % 3 === 2 ? 'salary-bridge' : 'candor-cash'))
    }
    await live(world, ids)
    const looked = days.filter(
      (day, at) =>
        at % 9 === 0 || (at > 28 && at % 30 < 5) || happenings.some(({ on }) => on === at) || day === lastDay,
    )
    const counted = walked(looked, 12)
    for (const day of counted) await expectCounted(world, ids, day)

    const standings = new Set(
      (await loansOnDay(world.db, world.deps, lastDay, {}, { after: '', limit: 100 })).map(({ standing }) => standing),
    )
    for (const standing of ['paid', 'writtenOff', 'late91'] as const) expect(standings).toContain(standing)

    // Every figure leads to its loans.
    const { moves, vintages, payments } = await countDay(world.db, world.deps, lastDay)
    const count = async (filters: Parameters<typeof loansOnDay>[3]) =>
      (await loansOnDay(world.db, world.deps, lastDay, filters, { after: '', limit: 100 })).length
    const sum = (of: typeof moves) => of.reduce((total, move) => total + move.loans, 0)
    for (const move of moves)
      expect(await count({ market: move.market, was: move.was, standing: move.standing })).toBe(move.loans)
    expect(await count({ open: 'any' })).toBe(sum(moves.filter(({ standing }) => isBucket(standing))))
    expect(await count({ par: '90' })).toBe(sum(moves.filter(({ standing }) => standing === 'late91')))
    // Loan 7 was given up in November, so it is lost in that month and not in December.
    const [november, before] = [date('2026-11-20'), await countDay(world.db, world.deps, date('2026-11-20'))]
    const movedBy = async (moved: 'cured' | 'lost') =>
      (await loansOnDay(world.db, world.deps, november, { moved }, { after: '', limit: 100 })).length
    expect([await movedBy('lost'), await movedBy('cured')]).toEqual([1, curedOf(before.moves).loans])
    expect(lostOf(before.moves).loans).toBe(1)
    expect(await count({ moved: 'lost' })).toBe(0)
    const everLate = vintages.filter(({ lateAfterMonths }) => lateAfterMonths !== null)
    expect(everLate.length).toBeGreaterThan(0)
    expect(await count({ everLate: 'yes' })).toBe(everLate.reduce((total, row) => total + row.loans, 0))
    expect(await count({ paidOut: '2026-08' })).toBe(loans)
    expect(await paidOutMonths(world.db, lastDay)).toEqual(['2026-08'])
    expect(await paidOutMonths(world.db, date('2026-07-31'))).toEqual([])
    expect(payments).toEqual([])
    const first = await loansOnDay(world.db, world.deps, lastDay, {}, { after: '', limit: 3 })
    const rest = await loansOnDay(world.db, world.deps, lastDay, {}, { after: first.at(-1)?.orderId ?? '', limit: 100 })
    expect([...first, ...rest].map(({ orderId }) => orderId)).toEqual([...ids].sort())

    // A day that has ended is counted once; today each time.
    const ended = addDays(lastDay, -1)
    const [kept] = await figuresOf(world.deps, [ended])
    await world.db.execute('update loan_day set principal_minor = principal_minor + 1')
    expect((await figuresOf(world.deps, [ended]))[0]).toEqual(kept)
    expect((await figuresOf(world.deps, [lastDay]))[0]).not.toEqual(expect.objectContaining({ moves: kept?.moves }))

    // The lists behind a day's figures have the loans that a look at each one finds.
    await world.db.execute(`update payment set channel = '101' where state = 'posted'`)
    for (const day of [november, addDays(lastDay, -2)]) {
      const asked = (await everyFigure(world, day)).flatMap((filters) => [filters, { ...filters, market: 'india' }])
      const looked = await pagesOf(world, day, asked)
      // Twice: a day whose count was thrown away is listed anew.
      for (const _ of [1, 2]) {
        await world.db.execute('delete from portfolio_day where day = $1', [day])
        await figuresOf(world.deps, [day])
        await world.db.transaction((tx) => listDay(tx, world.deps, day))
        expect(await pagesOf(world, day, asked)).toEqual(looked)
      }
      expect(looked.filter((ids) => ids.length > 0).length).toBeGreaterThan(9)
      await world.db.execute('delete from portfolio_list where day = $1', [day])
      // Nothing else was read.
      expect((await pagesOf(world, day, asked)).flat().length).toBeLessThan(looked.flat().length)
      // Once lists are forgotten, their figures are looked for.
      for (const { forget } of oldLists) await forget(world.db, new Date(world.deps.clock.now().getTime() + 1), 1_000)
      expect(await pagesOf(world, day, asked)).toEqual(looked)
    }

    // Counted in parts, the last joining them, the day has the same figures in the same order.
    await world.db.execute('delete from portfolio_day where day = $1', [ended])
    const divided = { ...world.deps, config: { ...world.deps.config, closeParts: 3 } }
    await beginCount(divided, noLease, 1)
    for (const part of [2, 0, 0]) await countPart(divided, { day: ended, part, parts: 3 })
    expect(await findDays(world.db, [ended])).toEqual(new Map())
    await countPart(divided, { day: ended, part: 1, parts: 3 })
    expect((await findDays(world.db, [ended])).get(ended)).toEqual(await countDay(world.db, world.deps, ended))

    await world.db.execute('delete from loan_day')
    for (let after: string | null = ''; after !== null; ) after = await rebuildLoanDays(world.db, after)
    for (const day of counted) await expectCounted(world, ids, day)
  })

  it('counts what was decided, complained of and paid in the month, each in its market', async () => {
    const { db, deps } = await openLendingWorld(database())
    await db.execute(`delete from portfolio_day`)
    await db.transaction((tx) =>
      tx.script(`
        insert into borrower (id, market, created_at) values ('bc', 'standard', now());
        insert into complaint (id, case_number, borrower_id, type, body, opened_at, answer_by, answered_at, reopened_at)
          select 'c' || n, 'C-' || n, 'bc', 'other', 'x', '2026-11-02T04:00:00Z', due, answered, reopened from (values
            (1, timestamptz '2026-11-05T04:00:00Z', timestamptz '2026-11-04T04:00:00Z', null::timestamptz),
            (2, '2026-11-05T04:00:00Z', '2026-11-06T04:00:00Z', null),
            (3, '2026-11-05T04:00:00Z', null, null),
            (4, '2026-12-30T04:00:00Z', null, null),
            (5, '2026-12-30T04:00:00Z', '2026-11-03T04:00:00Z', '2026-11-09T04:00:00Z')) v (n, due, answered, reopened);`),
    )
    const { complaints, decisions } = await countDay(db, deps, date('2026-11-20'))
    expect(complaints).toEqual([{ market: 'standard', opened: 5, within: 1, over: 2 }])
    expect(decisions).toEqual([])
    const august = await countDay(db, deps, date('2026-08-31'))
    expect(august.decisions.find(({ step }) => step === 'loan')).toMatchObject({ isApproved: true, decided: loans })
  })
})
