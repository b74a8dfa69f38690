// Our figures against published ones. Each row of vectors.json is a loan as its source states it; amounts in whole units.

import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate, date } from '../calendar-date.ts'
import { type AprBasis, aprPercent } from '../loan/apr.ts'
import { monthlyIrrTimesTwelvePercent } from '../loan/apr-of-flows.ts'
import { usActuarialPercent } from '../loan/apr-us-actuarial.ts'
import { ukRebate } from '../loan/early-settlement-rebate.ts'
import { daysRate, periodRate } from '../loan/interest.ts'
import { type FinalInstalment, levelPlan, levelPlanWithFinal } from '../loan/level-plan.ts'
import { type PlanRow, roundedToTheCent } from '../loan/plan-rows.ts'
import { replayLoan } from '../loan/replay.ts'
import type { DayCount, LevelRounding } from '../loan/terms.ts'
import { loanOf, onDay, onePayment } from '../loan/test-loans.ts'
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
    return { aprPercent: aprPercent(text(given, 'basis') as AprBasis, { advances, payments: flows }) }
  },
  irrTimesTwelve: (given) => {
    const flows = payments(given).map((amountMinor, k) => ({ at: k + 1, amountMinor }))
    const advances = [{ at: 0, amountMinor: toMinor(number(given, 'net')) }]
    return { aprPercent: monthlyIrrTimesTwelvePercent({ advances, payments: flows }) }
  },
  levelPlan: (given) => {
    const start = date(text(given, 'paidOutOn'))
    const every = text(given, 'every')
    const rates = Array.from({ length: number(given, 'instalments') }, (_, k) =>
      periodRate(
        Math.round(number(given, 'yearlyRatePercent') * 10_000),
        text(given, 'basis') as DayCount,
        nthDay(start, every, k),
        nthDay(start, every, k + 1),
      ),
    )
    return planFigures(levelPlan(toMinor(number(given, 'principal')), rates, rounding(given)))
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
