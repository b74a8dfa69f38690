// The repayment plan of a loan: one function for the offer, the agreement, the ledger and the statement.

import { type CalendarDate, daysBetween } from '../calendar-date.ts'
import { mulDiv, mulDivHalfUp, splitEvenly, sumMinor } from '../money.ts'
import { dueDates, type PlanDays, type PlanTerms } from './due-dates.ts'
import { daysRate, periodRate } from './interest.ts'
import { levelPlan, levelPlanWithFinal } from './level-plan.ts'
import { type PlanRow, roundedTo } from './plan-rows.ts'
import { type Instalment, unitOf } from './terms.ts'
import type { Fraction } from './year-fraction.ts'

/** Days from payout to the first payment: as chosen, or one share of the term. */
export function firstDueDaysOf({ termDays, instalmentCount, firstDueDays }: PlanDays): number {
  return firstDueDays ?? mulDiv(1, termDays, instalmentCount, 'down')
}

/**
 * The instalments of a loan paid out on `disbursedOn`. Principal parts add up to the principal, fee parts to the added
 * fees; the last instalment takes the remainder of every division. Fees of the kind `added` fall due with the first.
 * Throws when the parts do not add up: that is a bug, and no loan may be opened with such a plan.
 */
export function buildSchedule(terms: PlanTerms, disbursedOn: CalendarDate): Instalment[] {
  const dates = dueDates(terms, disbursedOn)
  const rows = planRows(terms, disbursedOn, dates)
  const addedFeesMinor = sumMinor(terms.fees.filter((fee) => fee.taken === 'added').map((fee) => fee.amountMinor))
  const schedule = rows.map((row, index) => ({
    n: index + 1,
    dueDate: dates[index] as CalendarDate,
    principalMinor: row.principalMinor,
    interestMinor: row.interestMinor,
    feeMinor: index === 0 ? addedFeesMinor : 0,
  }))
  assertAddsUp(schedule, terms, addedFeesMinor)
  return schedule
}

function planRows(terms: PlanTerms, disbursedOn: CalendarDate, dates: readonly CalendarDate[]): PlanRow[] {
  const { principalMinor, interest } = terms
  const usual = roundedTo(unitOf(terms))
  switch (interest.kind) {
    case 'flat':
      return flatRows(terms, interest.dailyRateMicros)
    case 'declining': {
      const rates = perPeriod(disbursedOn, dates, (from, to) =>
        periodRate(interest.annualRateMicros, interest.basis, from, to),
      )
      return levelPlan(principalMinor, rates, interest.rounding ?? usual)
    }
    case 'dailySimple': {
      const rates = perPeriod(disbursedOn, dates, (from, to) =>
        daysRate(interest.dailyRateMicros, daysBetween(from, to)),
      )
      return levelPlanWithFinal(principalMinor, rates, 'lower', usual)
    }
  }
}

/** Add-on interest: principal × rate × days, half up, spread as evenly as the principal. */
function flatRows(terms: PlanTerms, dailyRateMicros: number): PlanRow[] {
  const { principalMinor, termDays, instalmentCount } = terms
  const unit = unitOf(terms)
  const interestMinor = mulDivHalfUp(principalMinor, BigInt(dailyRateMicros) * BigInt(termDays), 1_000_000n, unit)
  const interestParts = splitEvenly(interestMinor, instalmentCount, unit)
  return splitEvenly(principalMinor, instalmentCount, unit).map((part, index) => ({
    principalMinor: part,
    interestMinor: interestParts[index] as number,
  }))
}

function perPeriod(
  disbursedOn: CalendarDate,
  dates: readonly CalendarDate[],
  rateOf: (from: CalendarDate, to: CalendarDate) => Fraction,
): Fraction[] {
  return dates.map((to, index) => rateOf(dates[index - 1] ?? disbursedOn, to))
}

/** What an instalment asks for: principal, interest and fee. */
export function instalmentMinor(instalment: Instalment): number {
  return instalment.principalMinor + instalment.interestMinor + instalment.feeMinor
}

function assertAddsUp(schedule: readonly Instalment[], terms: PlanTerms, addedFeesMinor: number): void {
  const principal = sumMinor(schedule.map((instalment) => instalment.principalMinor))
  const fees = sumMinor(schedule.map((instalment) => instalment.feeMinor))
  const parts = schedule.flatMap((instalment) => [instalment.principalMinor, instalment.interestMinor])
  const inOrder = schedule.every((instalment, index) => {
    const before = schedule[index - 1]
    return before === undefined || before.dueDate < instalment.dueDate
  })
  // Stryker disable next-line ConditionalExpression,LogicalOperator,BlockStatement,StringLiteral: nothing that is known leads here
  if (principal !== terms.principalMinor || fees !== addedFeesMinor || parts.some((part) => part < 0) || !inOrder) {
    throw new Error(`a repayment plan does not add up: ${principal} of ${terms.principalMinor}, fees ${fees}`)
  }
}
