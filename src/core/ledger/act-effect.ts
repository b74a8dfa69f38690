// An act of the lender on a loan: whether it is allowed, and what it changes, by the same replay with the event added.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { totalCostCapMinor } from '../loan/caps.ts'
import { unpaidPart } from '../loan/loan-book.ts'
import {
  type ChargeHoliday,
  type CreditRefund,
  type HardshipPlan,
  isPause,
  type Loan,
  type LoanEvent,
  type Pause,
  type Reversal,
  type Waiver,
  type WriteOff,
} from '../loan/loan-event.ts'
import { type AmountDue, type InstalmentState, type LoanState, type LoanStatus, statusOf } from '../loan/loan-state.ts'
import { replayLoan } from '../loan/replay.ts'
import { type Part, unitOf } from '../loan/terms.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { LedgerTransfer } from './accounts.ts'
import { ledgerBalances, postingsBetween } from './loan-postings.ts'

/** What the lender may do to a loan. Money that arrives is no act: it comes from a provider. */
export type LoanAct = Waiver | ChargeHoliday | HardshipPlan | WriteOff | CreditRefund | Reversal

/** The last day of a pause, or of a plan, counted from the day on which it is agreed. */
const pauseDaysAtMost = 365

/** A loan on one side of an act. Amounts in minor units; nothing but plain values, so that it can be stored and compared. */
interface LoanFigures extends Pick<LoanState, 'owedMinor' | 'daysPastDue' | 'pausedUntil' | 'recoveredMinor'> {
  readonly status: LoanStatus
  readonly owedToday: AmountDue
  readonly creditMinor: number
  readonly plan: readonly Pick<InstalmentState, 'n' | 'dueDate' | 'unpaidMinor' | 'standing'>[]
  /** Late charges, rollover fees and interest of moved dates so far, and the most that all costs of the loan may come to; null without a cap. */
  readonly addedMinor: number
  readonly costCapMinor: number | null
  readonly writtenOffOn: CalendarDate | null
}

/**
 * What an act changes: the loan before and after it, and the lines of its ledger entry. Of a pause that begins later, the figures are those
 * of its first day, if nothing is paid until then, and there is no entry: nothing is posted before it begins.
 */
export interface ActEffect {
  readonly before: LoanFigures
  readonly after: LoanFigures
  readonly entries: readonly LedgerTransfer[]
}

/** Why an act is refused: a closed list, so that each has a sentence for the proposer. */
export type ActRefusal = Refusal<
  'valueIsNotAccepted' | 'nothingIsOwed' | 'loanIsWrittenOff' | 'creditBalanceIsEmpty' | 'notFound',
  'valueDate' | 'amountMinor' | 'lastDay' | 'dueDates'
>

/**
 * MONEY-27: what `act` changes in the loan on `asOf`, or why it is refused: `valueIsNotAccepted` (`fields`: `valueDate` for a day before
 * the payout, one that has not come where the act is no pause, or a past one of a refund, `amountMinor` for more than there is or a fraction of the loan's unit, `lastDay`, `dueDates`), `nothingIsOwed`,
 * `loanIsWrittenOff`, `creditBalanceIsEmpty`, and `notFound` for an event that does not count or is a reversal. Throws for an id
 * that is known.
 */
export function effectOf(
  { loan, events }: { readonly loan: Loan; readonly events: readonly LoanEvent[] },
  act: LoanAct,
  asOf: CalendarDate,
): ActEffect | ActRefusal {
  const state = replayLoan(loan, events, asOf)
  // Stryker disable next-line ConditionalExpression,EqualityOperator: saves a replay of the same day
  const begun = act.valueDate > asOf ? replayLoan(loan, events, act.valueDate) : state
  const refused = whyRefused(act, state, events, begun)
  if (refused !== null) return refused
  const { before, after, entries } = replayWith(loan, events, act, latest(asOf, act.valueDate))
  return { before: figuresOf(before), after: figuresOf(after), entries: act.valueDate > asOf ? [] : entries }
}

/** A loan on `asOf` without an event (or several) and with it, and the lines of the ledger entry between the two. Nothing is checked. */
export function replayWith(
  loan: Loan,
  events: readonly LoanEvent[],
  event: LoanEvent | readonly LoanEvent[],
  asOf: CalendarDate,
): { readonly before: LoanState; readonly after: LoanState; readonly entries: readonly LedgerTransfer[] } {
  const before = replayLoan(loan, events, asOf)
  const after = replayLoan(loan, [...events, ...[event].flat()], asOf)
  return { before, after, entries: postingsBetween(ledgerBalances(before), ledgerBalances(after)) }
}

/** `begun`: the loan on the day from which the act counts. */
function whyRefused(act: LoanAct, state: LoanState, events: readonly LoanEvent[], begun: LoanState): ActRefusal | null {
  const isTooEarly = act.valueDate > state.asOf && !isPause(act)
  if (isTooEarly || act.valueDate < state.loan.disbursedOn) return notAccepted('valueDate')
  switch (act.kind) {
    case 'waiver':
      return whyAmountIsRefused(act, {
        state,
        atMostMinor: unpaidOf(state, act.part),
        nothing: refuse('nothingIsOwed'),
      })
    case 'creditRefund':
      // On a day before the credit was there, the refund would count as lent until then, and could add interest.
      if (act.valueDate < state.asOf) return notAccepted('valueDate')
      return whyAmountIsRefused(act, {
        state,
        atMostMinor: state.creditBalanceMinor,
        nothing: refuse('creditBalanceIsEmpty'),
      })
    case 'reversal':
      return canBeReversed(act, events) ? null : refuse('notFound')
    // Stryker disable next-line ConditionalExpression: a write-off has no last day that could be refused
    case 'writeOff':
      return whyRunningIsRefused(state)
    case 'chargeHoliday':
      return whyRunningIsRefused(state) ?? whyPauseIsRefused(act, state)
    case 'hardshipPlan':
      return whyRunningIsRefused(state) ?? whyPauseIsRefused(act, state) ?? whyDatesAreRefused(act, state, begun)
  }
}

/** Up to all that there is; a part of it in whole units of the loan (MONEY-30). */
function whyAmountIsRefused(
  { amountMinor }: Waiver | CreditRefund,
  {
    state,
    atMostMinor,
    nothing,
  }: { readonly state: LoanState; readonly atMostMinor: number; readonly nothing: ActRefusal },
): ActRefusal | null {
  if (atMostMinor === 0) return nothing
  const isAccepted = Number.isSafeInteger(amountMinor) && amountMinor > 0 && amountMinor <= atMostMinor
  const isCounted = amountMinor % unitOf(state.loan.terms) === 0 || amountMinor === atMostMinor
  return isAccepted && isCounted ? null : notAccepted('amountMinor')
}

/** What is unpaid of a part over all instalments, those to come too. */
export function unpaidOf({ instalments }: LoanState, part: Part): number {
  let sumMinor = 0
  for (const { dueMinor: due, paidMinor: paid, waivedMinor: waived } of instalments)
    sumMinor += unpaidPart({ due, paid, waived }, part)
  return sumMinor
}

/** Once, and not a reversal itself: what was taken back is recorded again. */
function canBeReversed({ paymentId }: Reversal, events: readonly LoanEvent[]): boolean {
  // Stryker disable next-line ConditionalExpression: nothing but a reversal names a payment
  const isReversed = events.some((one) => one.kind === 'reversal' && one.paymentId === paymentId)
  return !isReversed && events.some(({ id, kind }) => id === paymentId && kind !== 'reversal')
}

/** Acts on what is still asked for: something is owed, and the lender has not given it up. */
function whyRunningIsRefused(state: LoanState): ActRefusal | null {
  if (state.owedMinor === 0) return refuse('nothingIsOwed')
  return state.writtenOff === null ? null : refuse('loanIsWrittenOff')
}

/** A pause that is over already would only take charges back: that is a waiver, which says how much. */
function whyPauseIsRefused({ valueDate, lastDay }: Pause, { asOf }: LoanState): ActRefusal | null {
  return lastDay < latest(asOf, valueDate) || lastDay > addDays(asOf, pauseDaysAtMost) ? notAccepted('lastDay') : null
}

/** Dates of unpaid instalments, none earlier than when the plan begins, none before its first day, each after the one before. */
function whyDatesAreRefused({ dueDates }: HardshipPlan, { asOf }: LoanState, begun: LoanState): ActRefusal | null {
  const { instalments } = begun
  let before = { n: 0, dueDate: begun.asOf }
  for (const one of dueDates) {
    const now = instalments.find(({ n }) => n === one.n)
    const isAccepted =
      isOpen(now) &&
      one.n > before.n &&
      one.dueDate >= now.dueDate &&
      one.dueDate >= before.dueDate &&
      one.dueDate <= addDays(asOf, pauseDaysAtMost)
    if (!isAccepted) return notAccepted('dueDates')
    before = one
  }
  return null
}

function isOpen(instalment: InstalmentState | undefined): instalment is InstalmentState {
  return instalment !== undefined && instalment.unpaidMinor > 0
}

function latest(a: CalendarDate, b: CalendarDate): CalendarDate {
  // Stryker disable next-line EqualityOperator: of two equal days either is the later
  return a > b ? a : b
}

function notAccepted(field: NonNullable<ActRefusal['fields']>[number]): ActRefusal {
  return { ...refuse('valueIsNotAccepted'), fields: [field] }
}

function figuresOf(state: LoanState): LoanFigures {
  return {
    status: statusOf(state),
    owedToday: state.amountDue,
    owedMinor: state.owedMinor,
    creditMinor: state.creditBalanceMinor,
    daysPastDue: state.daysPastDue,
    plan: state.instalments.map(({ n, dueDate, unpaidMinor, standing }) => ({ n, dueDate, unpaidMinor, standing })),
    addedMinor: state.lateChargedMinor + state.rolloverFeesMinor + movedInterestMinor(state),
    costCapMinor: totalCostCapMinor(state.loan.terms),
    pausedUntil: state.pausedUntil,
    writtenOffOn: state.writtenOff?.on ?? null,
    recoveredMinor: state.recoveredMinor,
  }
}

function movedInterestMinor({ dateMoves }: LoanState): number {
  return dateMoves.reduce((sum, { interestMinor }) => sum + interestMinor, 0)
}
