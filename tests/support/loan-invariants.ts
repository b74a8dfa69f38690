// The invariants of one loan on one day: state, events and ledger are compared without the replay engine.

import { addDays, type CalendarDate, daysBetween } from '../../src/core/calendar-date.ts'
import { type LedgerBalances, ledgerAccounts } from '../../src/core/ledger/accounts.ts'
import type { Loan, LoanEvent } from '../../src/core/loan/loan-event.ts'
import type { InstalmentState, LoanState, LoanStatus } from '../../src/core/loan/loan-state.ts'
import type { LoanTerms } from '../../src/core/loan/terms.ts'
import { mulDiv } from '../../src/core/money.ts'
import type { OrderStatus } from '../../src/core/order/status.ts'
import type { InvariantName, Violation } from './invariant.ts'

/** One loan as stored: terms, events, ledger balances and status. */
export interface LoanRecord {
  /** What the borrower accepted. */
  readonly accepted: LoanTerms
  readonly events: readonly LoanEvent[]
  /** Of the ledger, on the day of the state. */
  readonly balances: LedgerBalances
  readonly state: LoanState
  /** As it is stored. */
  readonly status: OrderStatus
}

/**
 * Every violation of the invariants of a single loan; empty when there is none. Amounts in minor units. Sums are computed here
 * from the plan and the events: an error in the engine's own sums would otherwise go unnoticed.
 */
export function loanViolations(record: LoanRecord): Violation[] {
  const found = new Breaches()
  lookAtBalances(found, record)
  const sums = lookAtInstalments(found, record.state)
  lookAtMoves(found, record)
  lookAtReceivable(found, record, sums)
  lookAtSigns(found, record)
  lookAtCauses(found, record)
  lookAtCaps(found, record.state)
  lookAtWriteOff(found, record)
  lookAtStatus(found, record, sums)
  lookAtAgreement(found, record)
  return found.all
}

/** Millions of checks pass: no object and no text is created unless an invariant is violated. */
class Breaches {
  readonly all: Violation[] = []
  add(invariant: InvariantName, says: string): void {
    this.all.push({ invariant, says })
  }
}

function sumOf<T>(items: readonly T[], amountOf: (item: T) => number): number {
  let sum = 0
  for (const item of items) sum += amountOf(item)
  return sum
}
const total = (parts: InstalmentState['dueMinor']): number =>
  parts.penalty + parts.fee + parts.interest + parts.principal

function lookAtBalances(found: Breaches, { balances }: LoanRecord): void {
  let sum = 0
  for (const account of ledgerAccounts) sum += balances[account]
  if (sum !== 0) found.add('postingsAddUpToZero', `the accounts of a loan add up to ${sum}`)
}

/** Sums over the instalments, minor units. */
interface InstalmentSums {
  /** Late charges left out. */
  readonly dueMinor: number
  readonly waivedMinor: number
  /** Interest, fees and charges that are unpaid and not yet due by the plan. */
  readonly aheadMinor: number
  /** Of the oldest instalment with something unpaid. */
  readonly oldestDueOn: CalendarDate | undefined
}

/** No part of an instalment is below zero, or paid and forgiven beyond what is due. */
function lookAtInstalments(found: Breaches, { instalments, dateMoves, asOf }: LoanState): InstalmentSums {
  let dueMinor = 0
  let waivedMinor = 0
  let aheadMinor = 0
  let oldestDueOn: CalendarDate | undefined
  for (const { n, dueDate, plannedDueDate, dueMinor: due, paidMinor: paid, waivedMinor: waived } of instalments) {
    const isSound =
      isPossible(due.penalty, paid.penalty, waived.penalty) &&
      isPossible(due.fee, paid.fee, waived.fee) &&
      isPossible(due.interest, paid.interest, waived.interest) &&
      isPossible(due.principal, paid.principal, waived.principal)
    if (!isSound) found.add('nothingIsNegative', `a part of instalment ${n} is below zero`)
    const unpaidMinor = total(due) - total(paid) - total(waived)
    if (unpaidMinor > 0 && (oldestDueOn === undefined || dueDate < oldestDueOn)) oldestDueOn = dueDate
    if (plannedDueDate > asOf) aheadMinor += unpaidMinor - due.principal + paid.principal + waived.principal
    else if (dateMoves.length > 0)
      aheadMinor += Math.min(due.interest - paid.interest - waived.interest, movedMinor(dateMoves, n, asOf))
    dueMinor += total(due) - due.penalty
    waivedMinor += total(waived)
  }
  return { dueMinor, waivedMinor, aheadMinor, oldestDueOn }
}

function isPossible(dueMinor: number, paidMinor: number, waivedMinor: number): boolean {
  return paidMinor >= 0 && waivedMinor >= 0 && dueMinor >= paidMinor + waivedMinor
}

/** Interest of moved dates: of all, or of those of one instalment that come after a day. */
function movedMinor(dateMoves: LoanState['dateMoves'], n?: number, after?: CalendarDate): number {
  let sum = 0
  for (const move of dateMoves) {
    if (n !== undefined && move.n !== n) continue
    if (after === undefined || move.to > after) sum += move.interestMinor
  }
  return sum
}

/** A moved date leads to a later day, for no more than its event quoted. */
function lookAtMoves(found: Breaches, { state, events }: LoanRecord): void {
  for (const { id, n, from, to, interestMinor } of state.dateMoves) {
    const event = events.find((one) => one.id === id)
    const says = `the move of instalment ${n} to ${to} costs ${interestMinor}`
    if (event?.kind !== 'dateMove') found.add('receivableFollowsFromEvents', `${says}, without an event`)
    else if (interestMinor > event.quotedInterestMinor) found.add('chargesStayWithinCaps', `${says}, beyond its quote`)
    if (interestMinor < 0 || to <= from) found.add('nothingIsNegative', says)
    const stands = state.instalments[n - 1]
    if (stands !== undefined && stands.dueDate < to)
      found.add('receivableFollowsFromEvents', `${says}, and is forgotten`)
  }
}

/** Money received and refunded, computed from the events alone; reversed payments do not count. */
function movements(events: readonly LoanEvent[], asOf: CalendarDate) {
  let reversed: Set<string> | null = null
  for (const event of events) {
    if (event.kind !== 'reversal' || event.valueDate > asOf) continue
    reversed ??= new Set()
    reversed.add(event.paymentId)
  }
  let receivedMinor = 0
  let refundedMinor = 0
  for (const event of events) {
    if (event.valueDate > asOf || reversed?.has(event.id) === true) continue
    if (event.kind === 'creditRefund' || event.kind === 'creditUse') refundedMinor += event.amountMinor
    else if (event.kind !== 'waiver' && 'amountMinor' in event) receivedMinor += event.amountMinor
  }
  return { receivedMinor, refundedMinor }
}

/** Whether it has ended that way. What was sent back by mistake opens a loan again, and what its end has lowered stays lowered (MONEY-37). */
function wasEndedBy(state: LoanState, by: 'settlement' | 'coolingOffExit'): boolean {
  if (state.closed !== null) return state.closed.by === by
  return state.excessRefundMinor > 0 && state.receipts.some(({ kind }) => kind === by)
}

/** Receivable = plan + charges - payments - waivers. A closing may lower what is due, nothing else may. */
function lookAtReceivable(found: Breaches, { state, events, balances }: LoanRecord, sums: InstalmentSums): void {
  const { dueMinor, waivedMinor, aheadMinor } = sums
  const { receivedMinor, refundedMinor } = movements(events, state.asOf)
  let plannedMinor = movedMinor(state.dateMoves)
  for (const one of state.loan.schedule) plannedMinor += one.principalMinor + one.interestMinor + one.feeMinor
  const mayLower = wasEndedBy(state, 'settlement') || wasEndedBy(state, 'coolingOffExit')
  const placedMinor =
    receivedMinor - state.rolloverFeesMinor - state.creditBalanceMinor - refundedMinor + state.excessRefundMinor
  const owedMinor = dueMinor + state.lateChargedMinor - waivedMinor - placedMinor
  const receivableMinor =
    balances.loanPrincipal + balances.interestReceivable + balances.feeReceivable + balances.penaltyReceivable
  const says = 'receivableFollowsFromEvents'
  if (receivedMinor !== balances.cashClearing)
    found.add(says, `${receivedMinor} came, the ledger has ${balances.cashClearing}`)
  if (refundedMinor !== -balances.refundClearing)
    found.add(says, `${refundedMinor} went back, the ledger says otherwise`)
  if (dueMinor !== plannedMinor && !(mayLower && dueMinor < plannedMinor))
    found.add(says, `${dueMinor} due of ${plannedMinor}`)
  if (owedMinor + state.excessRefundMinor !== state.owedMinor)
    found.add(says, `${state.owedMinor} owed, the events leave ${owedMinor + state.excessRefundMinor}`)
  if (state.writtenOff !== null) return
  if (receivableMinor !== owedMinor - aheadMinor)
    found.add(says, `the ledger has ${receivableMinor} of ${owedMinor - aheadMinor}`)
  if (waivedMinor !== balances.waiverExpense)
    found.add(says, `${waivedMinor} waived, the ledger has ${balances.waiverExpense}`)
}

const receivables = ['loanPrincipal', 'interestReceivable', 'feeReceivable', 'penaltyReceivable'] as const

/** Nothing owed is below zero; what is too much is credit, and credit exists only when nothing is owed. */
function lookAtSigns(found: Breaches, { state, balances }: LoanRecord): void {
  const says = 'nothingIsNegative'
  for (const account of receivables) {
    if (balances[account] < 0) found.add(says, `${account} is ${balances[account]}`)
  }
  if (state.creditBalanceMinor < 0) found.add(says, `a credit of ${state.creditBalanceMinor}`)
  if (balances.creditBalance !== -state.creditBalanceMinor)
    found.add(says, 'the ledger has another credit than the state')
  if (state.owedMinor !== 0 && state.creditBalanceMinor !== 0)
    found.add(says, `credit while ${state.owedMinor} is owed`)
  if (balances.suspense !== state.excessRefundMinor) found.add(says, `suspense of a loan is ${balances.suspense}`)
  if (state.excessUsedMinor < 0 || state.excessUsedMinor > state.excessRefundMinor)
    found.add(says, `${state.excessUsedMinor} of ${state.excessRefundMinor} owed were used for another loan`)
}

/** One event for each cause, one receipt for each payment that counts. */
function lookAtCauses(found: Breaches, { state, events }: LoanRecord): void {
  const says = 'oneEntryForEachCause'
  const causes = distinctIds(events)
  const payments = distinctIds(state.receipts)
  let receiptsMinor = 0
  for (const { amountMinor } of state.receipts) receiptsMinor += amountMinor
  if (causes !== events.length) found.add(says, `${events.length} events of ${causes} causes`)
  if (payments !== state.receipts.length) found.add(says, `${state.receipts.length} receipts of ${payments} payments`)
  if (receiptsMinor !== state.receivedMinor) found.add(says, `receipts of ${receiptsMinor} for ${state.receivedMinor}`)
}

function distinctIds(items: readonly { readonly id: string }[]): number {
  if (items.length < 2) return items.length
  const ids = new Set<string>()
  for (const { id } of items) ids.add(id)
  return ids.size
}

/** Charges never exceed what the caps allow for the days that passed; where there is no cap they are the tariff. */
function lookAtCaps(found: Breaches, state: LoanState): void {
  const { terms, schedule, disbursedOn } = state.loan
  const { caps } = terms
  const says = 'chargesStayWithinCaps'
  const addedMinor = state.lateChargedMinor + state.rolloverFeesMinor + movedMinor(state.dateMoves)
  if (addedMinor > 0) {
    const agreedMinor = sumOf(schedule, (one) => one.interestMinor) + sumOf(terms.fees, (fee) => fee.amountMinor)
    const totalCapMinor = limitOf(terms.principalMinor, caps.totalCostBps, 1)
    if (agreedMinor + addedMinor > totalCapMinor) found.add(says, `costs beyond the cap of ${totalCapMinor}`)
  }
  const firstDueOn = schedule[0]?.dueDate ?? disbursedOn
  const allInMinor = limitOf(terms.principalMinor, caps.allInDailyBps, daysSince(firstDueOn, state.asOf))
  if (state.lateChargedMinor > allInMinor)
    found.add(says, `${state.lateChargedMinor} of late charges, ${allInMinor} all in`)
  if (state.lateChargedMinor > state.lateNominalMinor) found.add(says, 'more is charged than the tariff asks')
  const asListed = state.lateChargedMinor === state.lateNominalMinor || wasEndedBy(state, 'coolingOffExit')
  if (!asListed && Object.values(caps).every((cap) => cap === undefined))
    found.add(says, `${state.lateChargedMinor} charged of ${state.lateNominalMinor}, without a cap`)
  for (let index = 0; index < state.instalments.length; index += 1) {
    const one = state.instalments[index] as InstalmentState
    if (one.lateChargedMinor <= 0) continue
    const planned = schedule[index]
    const unpaidAtMostMinor =
      planned === undefined ? 0 : planned.principalMinor + planned.interestMinor + movedMinor(state.dateMoves, one.n)
    const lateDays = daysSince(one.plannedDueDate, state.asOf)
    const limitMinor = Math.min(
      limitOf(unpaidAtMostMinor, caps.lateDailyBps, lateDays),
      limitOf(unpaidAtMostMinor, caps.lateMonthlyBps, lateDays, 30),
    )
    if (one.lateChargedMinor > limitMinor)
      found.add(says, `instalment ${one.n} is charged ${one.lateChargedMinor} of ${limitMinor}`)
  }
}

/** Days that have passed since a day; 0 before it. */
function daysSince(day: CalendarDate, asOf: CalendarDate): number {
  return asOf <= day ? 0 : daysBetween(day, asOf)
}

/** `days` times `bps` of an amount, rounded down; Infinity where there is no such cap. A month has thirty days. */
function limitOf(amountMinor: number, bps: number | undefined, days: number, perDays = 1): number {
  if (bps === undefined) return Number.POSITIVE_INFINITY
  return mulDiv(amountMinor, bps * days, 10_000 * perDays, 'down')
}

/**
 * A loan that the lender gave up: nothing is receivable, no charge and no income follow, and every unit that was placed since is
 * recovery. What was placed before is computed from the events, counting only those until the day of the write-off.
 */
function lookAtWriteOff(found: Breaches, { state, events, balances }: LoanRecord): void {
  const says = 'givenUpEarnsNothing'
  const { writtenOff } = state
  if (writtenOff === null) {
    if (balances.writeOff !== 0 || balances.recoveryIncome !== 0)
      found.add(says, 'a loss of a loan that nobody gave up')
    return
  }
  const { on, before } = writtenOff
  if (before.owedMinor <= 0) found.add(says, 'nothing was owed when the loan was given up')
  for (const account of receivables)
    if (balances[account] !== 0) found.add(says, `${account} is still ${balances[account]}`)
  if (state.lateChargedMinor > before.lateChargedMinor)
    found.add(says, `${state.lateChargedMinor} of late charges, ${before.lateChargedMinor} before`)
  const earnedMinor = -balances.interestIncome - balances.feeIncome - balances.penaltyIncome
  const lostMinor = sentOf(balances) + earnedMinor - placedBefore(events, state, on) - balances.waiverExpense
  if (balances.writeOff !== lostMinor) found.add(says, `${balances.writeOff} lost of ${lostMinor}`)
  const { receivedMinor, refundedMinor } = movements(events, state.asOf)
  const placedMinor = receivedMinor - refundedMinor - state.creditBalanceMinor + state.excessRefundMinor
  const recoveredMinor = placedMinor - placedBefore(events, state, on)
  if (-balances.recoveryIncome !== recoveredMinor)
    found.add(says, `${recoveredMinor} came since, the ledger has ${-balances.recoveryIncome}`)
}

/** Money that paid something by the end of a day on which something was owed: no credit was left, so that all of it did. */
function placedBefore(events: readonly LoanEvent[], { loan, asOf }: LoanState, day: CalendarDate): number {
  const until = day < loan.disbursedOn ? loan.disbursedOn : day
  const reversed = new Set(
    events.flatMap((one) => (one.kind === 'reversal' && one.valueDate <= asOf ? one.paymentId : [])),
  )
  const counting = events.filter(({ id, valueDate }) => valueDate <= until && !reversed.has(id))
  return movements(counting, until).receivedMinor
}

/** Principal that left the lender, deducted fees not counted. */
function sentOf(balances: LedgerBalances): number {
  return -balances.payoutClearing
}

/** The status is a function of what is unpaid and of the day, and nothing else. */
function lookAtStatus(found: Breaches, { state, status }: LoanRecord, { oldestDueOn }: InstalmentSums): void {
  const wanted = wantedStatus(state, oldestDueOn)
  if (status !== wanted) found.add('statusFollowsFromLedger', `${status} where the ledger says ${wanted}`)
}

function wantedStatus({ asOf, loan, excessRefundMinor }: LoanState, oldestDueOn: CalendarDate | undefined): LoanStatus {
  const { graceDays } = loan.terms.late
  if (oldestDueOn === undefined) return excessRefundMinor > 0 ? 'active' : 'settled'
  if (asOf < oldestDueOn) return 'active'
  return asOf > addDays(oldestDueOn, graceDays) ? 'overdue' : 'due'
}

/** The payout equals the agreed principal less deducted fees, and the plan repays exactly the principal. */
function lookAtAgreement(found: Breaches, { accepted, state, balances }: LoanRecord): void {
  const { terms, schedule }: Loan = state.loan
  let deductedMinor = 0
  for (const fee of accepted.fees) if (fee.taken === 'deducted') deductedMinor += fee.amountMinor
  let principalMinor = 0
  for (const one of schedule) principalMinor += one.principalMinor
  const sentMinor = -balances.payoutClearing
  const says = 'paidOutIsWhatWasAgreed'
  if (accepted !== terms && !isSame(accepted, terms)) found.add(says, 'the loan has other terms than were accepted')
  if (principalMinor !== accepted.principalMinor)
    found.add(says, `a plan of ${principalMinor} for ${accepted.principalMinor}`)
  if (sentMinor !== accepted.principalMinor - deductedMinor)
    found.add(says, `${sentMinor} was sent of ${accepted.principalMinor}`)
}

/** Compares facts regardless of the order of their keys: a database may return them in another order. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const inA = new Map(Object.entries(a))
  const inB = new Map(Object.entries(b))
  return inA.size === inB.size && [...inA].every(([name, value]) => inB.has(name) && isSame(value, inB.get(name)))
}
