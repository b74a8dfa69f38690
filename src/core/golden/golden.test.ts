// Our figures against published ones. Each row of vectors.json is a loan as its source states it; amounts in whole units.

import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate, date } from '../calendar-date.ts'
import { type AprBasis, aprPercent } from '../loan/apr.ts'
import { effectiveAnnualPercent, monthlyIrrTimesTwelvePercent } from '../loan/apr-of-flows.ts'
import { usActuarialPercent } from '../loan/apr-us-actuarial.ts'
import { ukRebate } from '../loan/early-settlement-rebate.ts'
import { daysRate, periodRate } from '../loan/interest.ts'
import { type FinalInstalment, levelPlan, levelPlanWithFinal } from '../loan/level-plan.ts'
import { type PlanRow, roundedToTheCent } from '../loan/plan-rows.ts'
import { settlementQuote } from '../loan/quotes.ts'
import { bookOn, replayLoan } from '../loan/replay.ts'
import { sampleEarlyRepayment } from '../loan/sample-terms.ts'
import type { EarlyRepaymentTerms, LevelRounding } from '../loan/terms.ts'
import { fourPayments, loanOf, onDay, onePayment } from '../loan/test-loans.ts'
import type { DayCount } from '../loan/year-fraction.ts'
import type { Rounding, RoundingRule } from '../money.ts'
import vectors from './vectors.json' with { type: 'json' }

type Expected = Record<string, number>
type Given = Record<string, unknown>

interface Vector {
  readonly id: string
  readonly rule: string
  readonly given: Given
  readonly expected: Readonly<Record<string, number | undefined>>
  readonly tolerance?: number
}

const table: readonly Vector[] = vectors

const text = (given: Given, name: string): string => String(given[name])
const number = (given: Given, name: string): number => Number(given[name])
const list = (given: Given, name: string): unknown[] => given[name] as unknown[]

const toMinor = (amount: number): number => Math.round(amount * 100)

/** `['39.50', '11 x 38.31']` is twelve payments, in minor units. */
function payments(given: Given): number[] {
  return list(given, 'payments').flatMap((entry) => {
    const [first = '', each] = String(entry).split(' x ')
    return each === undefined ? [toMinor(Number(first))] : new Array<number>(Number(first)).fill(toMinor(Number(each)))
  })
}

/** `5/28`, or a whole number. */
function fraction(from: string): number {
  const [above = '0', below = '1'] = from.split('/')
  return Number(above) / Number(below)
}

/** The same day of the month, `months` later. No series here begins after the 28th. */
function addMonths(from: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const later = year * 12 + month - 1 + months
  const padded = String((later % 12) + 1).padStart(2, '0')
  return date(`${Math.floor(later / 12)}-${padded}-${from.slice(8)}`)
}

/** The k-th day of a series: `7 days`, `3 months`. */
function nthDay(first: CalendarDate, every: string, k: number): CalendarDate {
  const [count = '1', unit = ''] = every.split(' ')
  return unit.startsWith('month') ? addMonths(first, k * Number(count)) : addDays(first, k * Number(count))
}

/** `up to 1` is the whole unit, `halfUp to 0.01` the cent. */
function rule(from: string): RoundingRule {
  const [mode = '', to = ''] = from.split(' to ')
  return { mode: mode as Rounding, toMinor: toMinor(Number(to)) }
}

function rounding(given: Given): LevelRounding {
  const named = given.rounding as { instalment: string; interest: string } | undefined
  return named === undefined ? roundedToTheCent : { instalment: rule(named.instalment), interest: rule(named.interest) }
}

function planFigures(rows: readonly PlanRow[]): Expected {
  const paid = rows.map((row) => (row.principalMinor + row.interestMinor) / 100)
  return {
    level: paid[0] ?? Number.NaN,
    last: paid.at(-1) ?? Number.NaN,
    firstInterest: (rows[0]?.interestMinor ?? Number.NaN) / 100,
    totalInterest: rows.reduce((sum, row) => sum + row.interestMinor, 0) / 100,
  }
}

/** `240 x 1432.86 from 1/12 every 1/12`: so many of one amount, the first after so many years. */
function timedSeries(entry: unknown): { readonly at: number; readonly amountMinor: number }[] {
  const [count = '', amount = '', , from = '', , every = ''] = String(entry).replace(' x ', ' ').split(' ')
  const amountMinor = toMinor(Number(amount))
  return Array.from({ length: Number(count) }, (_, k) => ({ at: fraction(from) + k * fraction(every), amountMinor }))
}

/** Due dates as they are listed, or so many at one distance. */
function dueDays(given: Given): CalendarDate[] {
  if (given.dueOn !== undefined) return list(given, 'dueOn').map((day) => date(String(day)))
  const start = date(text(given, 'paidOutOn'))
  return Array.from({ length: number(given, 'instalments') }, (_, k) => nthDay(start, text(given, 'every'), k + 1))
}

function levelRows(given: Given, dueOn: readonly CalendarDate[]): PlanRow[] {
  const yearlyMicros = Math.round(number(given, 'yearlyRatePercent') * 10_000)
  const rates = dueOn.map((due, k) =>
    periodRate(yearlyMicros, text(given, 'basis') as DayCount, dueOn[k - 1] ?? date(text(given, 'paidOutOn')), due),
  )
  return levelPlan(toMinor(number(given, 'principal')), rates, rounding(given))
}

/** `day 2: 100`, counted from the payout. */
function onItsDay(entry: unknown): { readonly valueDate: CalendarDate; readonly amountMinor: number } {
  const [day = '', amount = ''] = String(entry).replace('day ', '').split(': ')
  return { valueDate: onDay(Number(day)), amountMinor: toMinor(Number(amount)) }
}

const rules: Record<string, (given: Given) => Expected> = {
  owedAfterReversal: (given) => {
    const paid = list(given, 'payments').map((entry, k) => ({
      id: `p${k}`,
      kind: 'payment' as const,
      ...onItsDay(entry),
    }))
    const refund = { id: 'back', kind: 'creditRefund' as const, ...onItsDay(given.creditRefund) }
    const { valueDate } = refund
    const reversal = { id: 'bounced', kind: 'reversal' as const, valueDate, paymentId: `p${number(given, 'reversed')}` }
    const loan = loanOf(onePayment(toMinor(number(given, 'principal'))))
    return { outstanding: replayLoan(loan, [...paid, refund, reversal], valueDate).owedMinor / 100 }
  },
  usActuarial: (given) => {
    const flows = payments(given).map((amountMinor, k) => ({
      whole: number(given, 'firstAfterWhole') + k,
      fraction: fraction(text(given, 'firstAfterFraction')),
      amountMinor,
    }))
    const advances = [{ whole: 0, fraction: 0, amountMinor: toMinor(number(given, 'advance')) }]
    return { aprPercent: usActuarialPercent({ advances, payments: flows }, number(given, 'periodsPerYear')) }
  },
  aprByDays: (given) => {
    const days = list(given, 'afterDays').map(Number)
    const flows = payments(given).map((amountMinor, k) => ({ day: days[k] ?? Number.NaN, amountMinor }))
    const advances = [{ day: 0, amountMinor: toMinor(number(given, 'advance')) }]
    const from = given.from === undefined ? {} : { from: date(text(given, 'from')) }
    return { aprPercent: aprPercent(text(given, 'basis') as AprBasis, { ...from, advances, payments: flows }) }
  },
  aprByYears: (given) => ({
    aprPercent: effectiveAnnualPercent({
      advances: [{ at: 0, amountMinor: toMinor(number(given, 'advance')) }],
      payments: list(given, 'flows').flatMap(timedSeries),
    }),
  }),
  irrTimesTwelve: (given) => {
    const flows = payments(given).map((amountMinor, k) => ({ at: k + 1, amountMinor }))
    const advances = [{ at: 0, amountMinor: toMinor(number(given, 'net')) }]
    return { aprPercent: monthlyIrrTimesTwelvePercent({ advances, payments: flows }) }
  },
  levelPlan: (given) => {
    return planFigures(levelRows(given, dueDays(given)))
  },
  payoff: (given) => {
    const dueOn = dueDays(given)
    const principalMinor = toMinor(number(given, 'principal'))
    const method = text(given, 'method') as EarlyRepaymentTerms['method']
    const earlyRepayment = { ...sampleEarlyRepayment, afterTermBps: 0, method }
    const terms = onePayment(principalMinor, { earlyRepayment, instalmentCount: dueOn.length })
    const schedule = levelRows(given, dueOn).map((row, k) => ({
      ...row,
      n: k + 1,
      dueDate: dueOn[k] as CalendarDate,
      feeMinor: 0,
    }))
    const loan = { terms, disbursedOn: date(text(given, 'paidOutOn')), schedule }
    const paid = given.paid as { on: string; amount: number }
    const payment = {
      kind: 'payment' as const,
      id: 'first',
      valueDate: date(paid.on),
      amountMinor: toMinor(paid.amount),
    }
    const quote = settlementQuote(bookOn(loan, [payment], date(text(given, 'payoffOn'))), { paymentIsPending: false })
    return { total: 'totalMinor' in quote ? quote.totalMinor / 100 : Number.NaN }
  },
  lateCharge: (given) => {
    const onceMinor = toMinor(Number(given.once ?? 0))
    const tiers = list(given, 'tiers').map((entry) => {
      const [fromDay = 0, dailyBps = 0] = String(entry).replace('from ', '').split(': ').map(Number)
      return { fromDay, dailyBps }
    })
    const caps =
      given.totalCostCapPercent === undefined ? {} : { totalCostBps: number(given, 'totalCostCapPercent') * 100 }
    const late = { onceNewMinor: onceMinor, onceRepeatMinor: onceMinor, tiers, graceDays: 0 }
    const loan = loanOf(onePayment(toMinor(number(given, 'principal')), { late, caps }))
    const schedule = loan.schedule.map((one) => ({ ...one, interestMinor: toMinor(number(given, 'interest')) }))
    const asOf = onDay(loan.terms.termDays + number(given, 'daysLate'))
    return { charged: replayLoan({ ...loan, schedule }, [], asOf).lateChargedMinor / 100 }
  },
  toldLater: (given) => {
    const paid = list(given, 'payments').map((entry, k) => {
      const [day = '', amount = ''] = String(entry).split(': ')
      return { kind: 'payment' as const, id: `p${k}`, valueDate: date(day), amountMinor: toMinor(Number(amount)) }
    })
    const state = replayLoan(loanOf(fourPayments), paid, date(text(given, 'asOf')))
    return { late: state.lateChargedMinor / 100, owed: state.owedMinor / 100 }
  },
  dailySimplePlan: (given) => {
    const days = list(given, 'afterDays').map(Number)
    const principalMinor = toMinor(number(given, 'principal'))
    const rateMicros = Math.round(number(given, 'dailyRatePercent') * 10_000)
    const rates = days.map((day, k) => daysRate(rateMicros, day - (days[k - 1] ?? 0)))
    const rows = levelPlanWithFinal(principalMinor, rates, text(given, 'lastInstalment') as FinalInstalment)
    const flows = rows.map((row, k) => ({
      day: days[k] ?? Number.NaN,
      amountMinor: row.principalMinor + row.interestMinor,
    }))
    const apr = aprPercent('eu', { advances: [{ day: 0, amountMinor: principalMinor }], payments: flows })
    return { ...planFigures(rows), aprPercent: apr }
  },
  rebate: (given) => ({
    rebate:
      ukRebate({
        advances: [{ atPeriods: 0, amountMinor: toMinor(number(given, 'advance')) }],
        repayments: payments(given).map((amountMinor, k) => ({ atPeriods: k + 1, amountMinor })),
        settlementAtPeriods: number(given, 'settledAfterWhole') + fraction(text(given, 'settledAfterFraction')),
        aprPercent: number(given, 'aprPercent'),
        periodsPerYear: 12,
      }) / 100,
  }),
}

describe.each(Object.keys(rules))('published figures, by the rule %s', (name) => {
  const rows = table.filter((vector) => vector.rule === name)

  it('has rows', () => expect(rows.length).toBeGreaterThan(0))

  it.each(rows)('$id', (vector) => {
    const ours = rules[name]?.(vector.given) ?? {}
    for (const [figure, expected] of Object.entries(vector.expected)) {
      // Rates within what the source prints; money to the cent.
      const tolerance = figure === 'aprPercent' ? (vector.tolerance ?? 0) : 0
      expect(
        Math.abs((ours[figure] ?? Number.NaN) - (expected ?? Number.NaN)),
        `${figure}: ${ours[figure]}`,
      ).toBeLessThanOrEqual(tolerance)
    }
  })
})

it('knows a rule for every row', () => {
  expect(table.map((vector) => vector.rule).filter((name) => !(name in rules))).toEqual([])
})
