// How much of the agreed fees is earned by a day: by the effective rate of the agreed plan, or evenly by days.

import { type CalendarDate, daysBetween } from '../calendar-date.ts'
import { deductedFees } from '../loan/early-repayment.ts'
import type { Loan } from '../loan/loan-event.ts'
import type { LoanState } from '../loan/loan-state.ts'
import { unitOf } from '../loan/terms.ts'
import { mulDivHalfUp } from '../money.ts'
import { amortisedCost } from './amortised-cost.ts'
import { plannedFees } from './planned-fees.ts'
import type { BooksPolicy } from './policy.ts'
import { netOf } from './tax-figures.ts'

/**
 * Fees of the agreed plan, without tax, that are earned at the end of a day, minor units, from 0 to all of them. By the effective rate: what the fees
 * make of the amortised cost, which is the cost without them less the cost with them. Late or early payments change nothing here; a
 * closed loan has earned what it kept.
 */
export function earnedFees(agreed: Loan, day: CalendarDate, { feeMethod }: Pick<BooksPolicy, 'feeMethod'>): number {
  const loan = withoutFeeTax(agreed)
  const days = daysBetween(loan.disbursedOn, day)
  const feesMinor = plannedFees(loan)
  const last = loan.schedule.at(-1)
  const termDays = last === undefined ? 0 : daysBetween(loan.disbursedOn, last.dueDate)
  if (days >= termDays) return feesMinor
  if (days <= 0 || feesMinor === 0) return 0
  if (feeMethod === 'straightLine') return mulDivHalfUp(feesMinor, days, termDays, unitOf(loan.terms))
  return Math.min(feesMinor, Math.max(0, effectiveFees(loan, days, feesMinor)))
}

function effectiveFees({ terms, disbursedOn, schedule }: Loan, day: number, feesMinor: number): number {
  const plain = schedule.map(({ dueDate, principalMinor, interestMinor }) => ({
    at: daysBetween(disbursedOn, dueDate),
    amountMinor: principalMinor + interestMinor,
  }))
  const charged = plain.map(({ at, amountMinor }, index) => ({
    at,
    amountMinor: amountMinor + (schedule[index]?.feeMinor ?? 0),
  }))
  const feesToComeMinor = plannedFees({
    terms: { fees: [] },
    schedule: schedule.filter((_, index) => (plain[index]?.at ?? 0) > day),
  })
  const without = amortisedCost(terms.principalMinor, plain, day) + feesToComeMinor
  const withFees = amortisedCost(terms.principalMinor - deductedFees(terms), charged, day)
  const unitMinor = unitOf(terms)
  return feesMinor - Math.round((without - withFees) / unitMinor) * unitMinor
}

/**
 * Fees of rollovers, without tax, that are earned at the end of a day: each evenly over the days that it bought, from the day on which it
 * was paid. A fee for a change of a loan is part of its amortised cost and is earned over what is left of it (IFRS 9 5.4.3).
 */
export function earnedRolloverFees(loan: Loan, { receipts }: Pick<LoanState, 'receipts'>, day: CalendarDate): number {
  const { rollover } = loan.terms
  let sum = 0
  for (const { rolloverFeeMinor, valueDate } of receipts) {
    if (rollover === null || rolloverFeeMinor === 0 || day <= valueDate) continue
    const feeMinor = netOf(rolloverFeeMinor, loan, 'fee')
    const days = Math.min(rollover.days, daysBetween(valueDate, day))
    sum += mulDivHalfUp(feeMinor, days, rollover.days, unitOf(loan.terms))
  }
  return sum
}

/** The loan with fees that bear no tax: it passes through the lender's hands and is no part of what the loan earns. */
function withoutFeeTax(loan: Loan): Loan {
  const { terms, schedule } = loan
  if (terms.taxes?.fee === undefined) return loan
  let grossMinor = deductedFees(terms)
  const deductedMinor = netOf(grossMinor, loan, 'fee')
  let netMinor = deductedMinor
  const plan = schedule.map((instalment) => {
    grossMinor += instalment.feeMinor
    const feeMinor = netOf(grossMinor, loan, 'fee') - netMinor
    netMinor += feeMinor
    return { ...instalment, feeMinor }
  })
  const fees = [{ code: 'fee', amountMinor: deductedMinor, taken: 'deducted' as const }]
  return { ...loan, terms: { ...terms, fees }, schedule: plan }
}
