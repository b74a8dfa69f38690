// The books of one loan at the end of a day: what its ledger lacks for an accountant, rule by rule.

import { addDays, type CalendarDate, daysBetween } from '../calendar-date.ts'
import { earningBalances, ledgerBalances } from '../ledger/loan-postings.ts'
import type { Loan, LoanEvent } from '../loan/loan-event.ts'
import type { InstalmentState, LoanState } from '../loan/loan-state.ts'
import { replayLoan } from '../loan/replay.ts'
import { type TaxedPart, unitOf } from '../loan/terms.ts'
import { mulDivHalfUp } from '../money.ts'
import { earnedFees, earnedRolloverFees } from './fee-earning.ts'
import { nonAccrualSince, stretchesOf } from './non-accrual.ts'
import { allowanceRate, type BooksPolicy } from './policy.ts'
import { type BookFigures, noFigures } from './posting-rules.ts'
import { netOf, taxFigures } from './tax-figures.ts'

/** Where a loan stands in the books. `figures` is what they add to its ledger. */
export interface LoanBooks {
  readonly figures: BookFigures
  readonly daysPastDue: number
  /** Of expected loss; null for a loan that is paid or written off. */
  readonly stage: 1 | 2 | 3 | null
  /** The first day without accrual; null for a loan that accrues. */
  readonly nonAccrualSince: CalendarDate | null
  /** What expected loss is a share of: owed now, as earned, without what is suspended or deferred. Minor units. */
  readonly carryingMinor: number
}

/** Income of a loan by the books, before any loss. */
interface Earning {
  readonly figures: BookFigures
  readonly nonAccrualSince: CalendarDate | null
}

/** What is earned of a part ahead of the ledger or behind it, and what of the earned is neither paid nor forgiven. Minor units. */
interface PartEarning {
  readonly accruedMinor: number
  readonly deferredMinor: number
  readonly unpaidMinor: number
}

/**
 * ACCOUNTING-2 to ACCOUNTING-7: the books of a loan at the end of `day`, from the events that are known. `posted` is what they held before: a
 * write-off uses the allowance that was there. The loan itself is only read: nothing that is owed changes.
 */
export function loanBooks(
  loan: Loan,
  events: readonly LoanEvent[],
  day: CalendarDate,
  policy: BooksPolicy,
  posted: BookFigures = noFigures,
): LoanBooks {
  const state = replayLoan(loan, events, day)
  if (state.writtenOff !== null) return afterWriteOff(loan, events, state, policy, posted)
  const { figures, nonAccrualSince: since } = earning(loan, events, state, policy)
  const carryingMinor = carrying(state, figures)
  const isOwed = state.owedMinor > 0
  const { stage, rateBps } = allowanceRate(policy, state.daysPastDue)
  const allowance = isOwed ? allowanceOf(carryingMinor, rateBps, unitOf(loan.terms)) : 0
  return {
    figures: { ...figures, allowance },
    daysPastDue: state.daysPastDue,
    stage: isOwed ? stage : null,
    nonAccrualSince: since,
    carryingMinor,
  }
}

/** What is earned of a loan that was not given up, against what its ledger says. A closed loan has earned what it kept. */
function earning(loan: Loan, events: readonly LoanEvent[], state: LoanState, policy: BooksPolicy): Earning {
  const taxes = taxFigures(state)
  if (state.closed !== null) return { figures: { ...noFigures, ...taxes }, nonAccrualSince: null }
  const since = nonAccrualSince(stretchesOf(loan, events, state.asOf), policy)
  const interest = withoutTax(interestEarning(state), loan, 'interest')
  const fee = feeEarning(loan, state, since === null ? state.asOf : addDays(since, -1), policy)
  const figures = {
    ...noFigures,
    ...taxes,
    feeDeferred: fee.deferredMinor,
    feeAccrued: fee.accruedMinor,
    interestAccrued: interest.accruedMinor,
    interestUnearned: interest.deferredMinor,
  }
  if (since === null) return { figures, nonAccrualSince: null }
  const penaltySuspended = netOf(earningBalances(state).penaltyReceivable, loan, 'penalty')
  return {
    figures: {
      ...figures,
      feeSuspended: fee.unpaidMinor,
      interestSuspended: interest.unpaidMinor,
      penaltySuspended,
      memorandum: fee.unpaidMinor + interest.unpaidMinor + penaltySuspended,
    },
    nonAccrualSince: since,
  }
}

/** Only what is left without tax is income, and can be deferred or suspended. */
function withoutTax(
  { accruedMinor, deferredMinor, unpaidMinor }: PartEarning,
  loan: Loan,
  part: TaxedPart,
): PartEarning {
  return {
    accruedMinor: netOf(accruedMinor, loan, part),
    deferredMinor: netOf(deferredMinor, loan, part),
    unpaidMinor: netOf(unpaidMinor, loan, part),
  }
}

/** ACCOUNTING-3 and ACCOUNTING-4: interest is earned evenly over the days of its period; that of a moved date over the days it was moved by. */
function interestEarning(state: LoanState): PartEarning {
  let [accruedMinor, deferredMinor, unpaidMinor] = [0, 0, 0]
  let periodStart = state.loan.disbursedOn
  for (const instalment of state.instalments) {
    const { plannedDueDate, dueMinor, paidMinor, waivedMinor } = instalment
    const settled = paidMinor.interest + waivedMinor.interest
    const earned = earnedInterest(state, instalment, periodStart)
    const inLedger =
      plannedDueDate <= state.asOf ? Math.max(settled, dueMinor.interest - aheadMinor(state, instalment)) : settled
    accruedMinor += Math.max(0, earned - inLedger)
    deferredMinor += Math.max(0, inLedger - earned)
    unpaidMinor += Math.max(0, earned - settled)
    periodStart = plannedDueDate
  }
  return { accruedMinor, deferredMinor, unpaidMinor }
}

/** Interest of an instalment that its days have earned. What was forgiven is earned at once, against the expense of forgiving it. */
function earnedInterest(
  state: LoanState,
  { n, plannedDueDate, dueMinor, waivedMinor }: InstalmentState,
  from: CalendarDate,
): number {
  const moves = state.dateMoves.filter((move) => move.n === n)
  const movedMinor = moves.reduce((sum, { interestMinor }) => sum + interestMinor, 0)
  const spans = [{ from, to: plannedDueDate, interestMinor: dueMinor.interest - movedMinor }, ...moves]
  const unitMinor = unitOf(state.loan.terms)
  const byDays = spans.reduce((sum, span) => sum + shareOf(span, state.asOf, unitMinor), 0)
  return Math.min(dueMinor.interest, Math.max(byDays, waivedMinor.interest))
}

/** The share of the days of a span that have passed, half up to the unit; all of it where the span has no days. */
function shareOf(
  {
    from,
    to,
    interestMinor,
  }: { readonly from: CalendarDate; readonly to: CalendarDate; readonly interestMinor: number },
  day: CalendarDate,
  unitMinor: number,
): number {
  if (day >= to) return interestMinor
  return day <= from ? 0 : mulDivHalfUp(interestMinor, daysBetween(from, day), daysBetween(from, to), unitMinor)
}

/** Interest of moved dates that the ledger earns on their new day. */
function aheadMinor({ dateMoves, asOf }: LoanState, { n }: InstalmentState): number {
  return dateMoves.reduce((sum, move) => (move.n === n && move.to > asOf ? sum + move.interestMinor : sum), 0)
}

/** A share of what a loan is carried at, half up to the unit, but never more than that: what is carried may have a fraction of a unit. */
function allowanceOf(carryingMinor: number, rateBps: number, unitMinor: number): number {
  return Math.min(carryingMinor, mulDivHalfUp(carryingMinor, rateBps, 10_000, unitMinor))
}

/** ACCOUNTING-2: fees without tax against what the ledger has of them. */
function feeEarning(loan: Loan, state: LoanState, earnedThrough: CalendarDate, policy: BooksPolicy): PartEarning {
  const keptMinor = state.deductedFeesMinor - state.feeRebateMinor + state.rolloverFeesMinor
  let [chargedMinor, paidInAllMinor, agreedMinor] = [keptMinor, keptMinor, keptMinor]
  for (const { plannedDueDate, dueMinor, paidMinor, waivedMinor } of state.instalments) {
    const settledMinor = paidMinor.fee + waivedMinor.fee
    paidInAllMinor += settledMinor
    agreedMinor += Math.max(dueMinor.fee, settledMinor)
    chargedMinor += plannedDueDate <= state.asOf ? dueMinor.fee : settledMinor
  }
  const [inLedger, settled] = [netOf(chargedMinor, loan, 'fee'), netOf(paidInAllMinor, loan, 'fee')]
  // Each fee is rounded without its tax: their sum may be a unit more than all of them together without theirs.
  const earned = Math.min(
    netOf(agreedMinor, loan, 'fee'),
    earnedFees(loan, earnedThrough, policy) + earnedRolloverFees(loan, state, earnedThrough),
  )
  return {
    accruedMinor: Math.max(0, earned - inLedger),
    deferredMinor: Math.max(0, inLedger - earned),
    unpaidMinor: Math.max(0, earned - settled),
  }
}

/** Principal and earned income that are still owed, less what is suspended or deferred; never below 0. */
function carrying(state: LoanState, figures: BookFigures): number {
  const { loanPrincipal, interestReceivable, feeReceivable, penaltyReceivable } = ledgerBalances(state)
  const earnedMinor =
    interestReceivable + feeReceivable + penaltyReceivable + figures.feeAccrued + figures.interestAccrued
  return Math.max(0, loanPrincipal + earnedMinor - suspendedMinor(figures) - figures.feeDeferred)
}

function suspendedMinor({ feeSuspended, interestSuspended, penaltySuspended }: BookFigures): number {
  return feeSuspended + interestSuspended + penaltySuspended
}

/**
 * ACCOUNTING-7: a write-off takes what the books held of the loan into the loss, income stays as it was on that day, and the allowance of
 * before bears the loss first; what is left of it is released.
 */
function afterWriteOff(
  loan: Loan,
  events: readonly LoanEvent[],
  state: LoanState,
  policy: BooksPolicy,
  posted: BookFigures,
): LoanBooks {
  const before = state.writtenOff?.before ?? state
  const { figures: then } = earning(loan, events, before, policy)
  const moved = {
    writeOffOfDeferred: then.feeDeferred,
    writeOffOfUnearned: then.interestUnearned,
    writeOffOfSuspended: suspendedMinor(then),
    writeOffOfAccrued: then.feeAccrued + then.interestAccrued,
  }
  const netMinor =
    moved.writeOffOfAccrued - moved.writeOffOfDeferred - moved.writeOffOfUnearned - moved.writeOffOfSuspended
  const lossMinor = Math.max(0, ledgerBalances(state).writeOff + netMinor)
  const usedMinor = Math.min(lossMinor, posted.allowance)
  return {
    figures: { ...then, ...moved, memorandum: 0, allowance: usedMinor, allowanceUsed: usedMinor },
    daysPastDue: state.daysPastDue,
    stage: null,
    nonAccrualSince: null,
    carryingMinor: 0,
  }
}
