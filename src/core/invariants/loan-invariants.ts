// What must hold of one loan on one day: its state, its events and its ledger against each other, without asking the engine.

import { addDays, type CalendarDate, daysBetween } from '../calendar-date.ts'
import type { LedgerBalances } from '../ledger/accounts.ts'
import { ledgerAccounts } from '../ledger/accounts.ts'
import type { Loan, LoanEvent } from '../loan/loan-event.ts'
import type { InstalmentState, LoanState } from '../loan/loan-state.ts'
import type { LoanStatus } from '../loan/loan-status.ts'
import type { LoanTerms } from '../loan/terms.ts'
import { mulDiv } from '../money.ts'
import { type Violation, violationsOf } from './invariant.ts'

/** One loan as it is written down: what was agreed, what happened, what the ledger has, and what is said about it. */
export interface LoanRecord {
  /** What the borrower accepted. */
  readonly accepted: LoanTerms
  readonly events: readonly LoanEvent[]
  /** Of the ledger, on the day of the state. */
  readonly balances: LedgerBalances
  readonly state: LoanState
  /** The status that is stored or shown. */
  readonly status: LoanStatus
}

/**
 * Every breach of the sentences about a single loan, empty when all is well. Amounts in minor units. Sums are taken here from
 * the plan and the events, so that a mistake of the engine and the same mistake in a sum of its own do not cancel out.
 */
export function loanViolations(record: LoanRecord): Violation[] {
  return [
    ...balanceViolations(record),
    ...receivableViolations(record),
    ...signViolations(record),
    ...partViolations(record.state),
    ...causeViolations(record),
    ...capViolations(record.state),
    ...statusViolations(record),
    ...agreementViolations(record),
  ]
}

const sumOf = <T>(items: readonly T[], amountOf: (item: T) => number): number => {
  let sum = 0
  for (const item of items) sum += amountOf(item)
  return sum
}
const total = (parts: InstalmentState['dueMinor']): number =>
  parts.penalty + parts.fee + parts.interest + parts.principal

function balanceViolations({ balances }: LoanRecord): Violation[] {
  const sum = sumOf(ledgerAccounts, (account) => balances[account])
  return violationsOf([[sum === 0, 'postingsAddUpToZero', () => `the accounts of a loan add up to ${sum}`]])
}

/** What came in and what went back, by the events alone: a reversed payment never came. */
function movements(events: readonly LoanEvent[], asOf: CalendarDate) {
  const reversed = new Set<string>()
  for (const event of events) if (event.kind === 'reversal' && event.valueDate <= asOf) reversed.add(event.paymentId)
  let receivedMinor = 0
  let refundedMinor = 0
  for (const event of events) {
    if (event.valueDate > asOf || reversed.has(event.id)) continue
    if (event.kind === 'creditRefund') refundedMinor += event.amountMinor
    else if (event.kind !== 'reversal' && event.kind !== 'waiver' && event.kind !== 'chargeHoliday')
      receivedMinor += event.amountMinor
  }
  return { receivedMinor, refundedMinor }
}

/** Receivable = plan + charges - payments - waivers. A closing may lower what is due, nothing else may. */
function receivableViolations({ state, events, balances }: LoanRecord): Violation[] {
  const { schedule } = state.loan
  const { receivedMinor, refundedMinor } = movements(events, state.asOf)
  const plannedMinor = sumOf(schedule, (one) => one.principalMinor + one.interestMinor + one.feeMinor)
  const dueMinor = sumOf(state.instalments, (one) => total(one.dueMinor) - one.dueMinor.penalty)
  const mayLower = state.closed?.by === 'settlement' || state.closed?.by === 'coolingOffExit'
  const waivedMinor = sumOf(state.instalments, (one) => total(one.waivedMinor))
  const placedMinor =
    receivedMinor - state.rolloverFeesMinor - state.creditBalanceMinor - refundedMinor + state.excessRefundMinor
  const owedMinor = dueMinor + state.lateChargedMinor - waivedMinor - placedMinor
  const aheadMinor = sumOf(state.instalments, (one) => (one.plannedDueDate > state.asOf ? costsUnpaid(one) : 0))
  const receivableMinor =
    balances.loanPrincipal + balances.interestReceivable + balances.feeReceivable + balances.penaltyReceivable
  const says = 'receivableFollowsFromEvents'
  return violationsOf([
    [
      receivedMinor === balances.cashClearing,
      says,
      () => `${receivedMinor} came, the ledger has ${balances.cashClearing}`,
    ],
    [refundedMinor === -balances.refundClearing, says, () => `${refundedMinor} went back, the ledger says otherwise`],
    [
      dueMinor === plannedMinor || (mayLower && dueMinor < plannedMinor),
      says,
      () => `${dueMinor} due of ${plannedMinor}`,
    ],
    [owedMinor === state.owedMinor, says, () => `${state.owedMinor} owed, the events leave ${owedMinor}`],
    [
      receivableMinor === owedMinor - aheadMinor,
      says,
      () => `the ledger has ${receivableMinor} of ${owedMinor - aheadMinor}`,
    ],
    [
      waivedMinor === balances.waiverExpense,
      says,
      () => `${waivedMinor} waived, the ledger has ${balances.waiverExpense}`,
    ],
  ])
}

/** Unpaid interest, fees and charges. */
function costsUnpaid({ dueMinor, paidMinor, waivedMinor }: InstalmentState): number {
  return (
    total(dueMinor) -
    total(paidMinor) -
    total(waivedMinor) -
    dueMinor.principal +
    paidMinor.principal +
    waivedMinor.principal
  )
}

const parts = ['penalty', 'fee', 'interest', 'principal'] as const

/** Nothing owed is below zero; what is too much is credit, and credit exists only when nothing is owed. */
function signViolations({ state, balances }: LoanRecord): Violation[] {
  const receivables = ['loanPrincipal', 'interestReceivable', 'feeReceivable', 'penaltyReceivable'] as const
  const says = 'nothingIsNegative'
  return violationsOf([
    ...receivables.map(
      (account) => [balances[account] >= 0, says, () => `${account} is ${balances[account]}`] as const,
    ),
    [state.creditBalanceMinor >= 0, says, () => `a credit of ${state.creditBalanceMinor}`],
    [balances.creditBalance === -state.creditBalanceMinor, says, () => `the ledger has another credit than the state`],
    [state.owedMinor === 0 || state.creditBalanceMinor === 0, says, () => `credit while ${state.owedMinor} is owed`],
    [balances.suspense === state.excessRefundMinor, says, () => `suspense of a loan is ${balances.suspense}`],
  ])
}

/** Looked at for every part of every instalment on every day of a simulation: nothing is made unless it is broken. */
function partViolations({ instalments }: LoanState): Violation[] {
  const found: Violation[] = []
  for (const { n, dueMinor, paidMinor, waivedMinor } of instalments) {
    for (const part of parts) {
      if (paidMinor[part] >= 0 && waivedMinor[part] >= 0 && dueMinor[part] >= paidMinor[part] + waivedMinor[part])
        continue
      found.push({ invariant: 'nothingIsNegative', says: `${part} of instalment ${n} is below zero` })
    }
  }
  return found
}

/** One event for each cause, one receipt for each payment that counts. */
function causeViolations({ state, events }: LoanRecord): Violation[] {
  const ids = new Set(events.map(({ id }) => id))
  const receipts = new Set(state.receipts.map(({ id }) => id))
  const receiptsMinor = sumOf(state.receipts, ({ amountMinor }) => amountMinor)
  const says = 'oneEntryForEachCause'
  return violationsOf([
    [ids.size === events.length, says, () => `${events.length} events of ${ids.size} causes`],
    [
      receipts.size === state.receipts.length,
      says,
      () => `${state.receipts.length} receipts of ${receipts.size} payments`,
    ],
    [receiptsMinor === state.receivedMinor, says, () => `receipts of ${receiptsMinor} for ${state.receivedMinor}`],
  ])
}

/** Charges never exceed what the caps allow for the days that passed; where there is no cap they are the tariff. */
function capViolations(state: LoanState): Violation[] {
  const { terms, schedule, disbursedOn } = state.loan
  const { caps } = terms
  const says = 'chargesStayWithinCaps'
  const addedMinor = state.lateChargedMinor + state.rolloverFeesMinor
  const agreedMinor = sumOf(schedule, (one) => one.interestMinor) + sumOf(terms.fees, (fee) => fee.amountMinor)
  const totalCapMinor = limitOf(terms.principalMinor, caps.totalCostBps, 1)
  const firstDueOn = schedule[0]?.dueDate ?? disbursedOn
  const daysCharged = Math.max(0, daysBetween(firstDueOn, state.asOf))
  const allInMinor = limitOf(terms.principalMinor, caps.allInDailyBps, daysCharged)
  const isUncapped = Object.values(caps).every((cap) => cap === undefined)
  const asListed = state.lateChargedMinor === state.lateNominalMinor || state.closed?.by === 'coolingOffExit'
  return violationsOf([
    [
      addedMinor === 0 || agreedMinor + addedMinor <= totalCapMinor,
      says,
      () => `costs beyond the cap of ${totalCapMinor}`,
    ],
    [
      state.lateChargedMinor <= allInMinor,
      says,
      () => `${state.lateChargedMinor} of late charges, ${allInMinor} all in`,
    ],
    [state.lateChargedMinor <= state.lateNominalMinor, says, () => 'more is charged than the tariff asks'],
    [
      !isUncapped || asListed,
      says,
      () => `${state.lateChargedMinor} charged of ${state.lateNominalMinor}, without a cap`,
    ],
    ...state.instalments.map((one, index) => {
      const planned = schedule[index]
      const unpaidAtMostMinor = planned === undefined ? 0 : planned.principalMinor + planned.interestMinor
      const lateDays = Math.max(0, daysBetween(one.plannedDueDate, state.asOf))
      const limitMinor = Math.min(
        limitOf(unpaidAtMostMinor, caps.lateDailyBps, lateDays),
        limitOf(unpaidAtMostMinor, caps.lateMonthlyBps, lateDays, 30),
      )
      const holds = one.lateChargedMinor <= limitMinor
      return [holds, says, () => `instalment ${one.n} is charged ${one.lateChargedMinor} of ${limitMinor}`] as const
    }),
  ])
}

/** `days` times `bps` of an amount, rounded down; Infinity where there is no such cap. A month has thirty days. */
function limitOf(amountMinor: number, bps: number | undefined, days: number, perDays = 1): number {
  if (bps === undefined) return Number.POSITIVE_INFINITY
  return mulDiv(amountMinor, bps * days, 10_000 * perDays, 'down')
}

/** The status is a function of what is unpaid and of the day, and nothing else. */
function statusViolations({ state, status }: LoanRecord): Violation[] {
  let oldest: CalendarDate | undefined
  for (const { dueDate, dueMinor, paidMinor, waivedMinor } of state.instalments) {
    if (total(dueMinor) <= total(paidMinor) + total(waivedMinor)) continue
    if (oldest === undefined || dueDate < oldest) oldest = dueDate
  }
  const graceEndsOn = oldest === undefined ? null : addDays(oldest, state.loan.terms.late.graceDays)
  const wanted = wantedStatus(state.asOf, oldest, graceEndsOn)
  return violationsOf([
    [status === wanted, 'statusFollowsFromLedger', () => `${status} where the ledger says ${wanted}`],
  ])
}

function wantedStatus(
  asOf: CalendarDate,
  oldestDueOn: CalendarDate | undefined,
  graceEndsOn: CalendarDate | null,
): LoanStatus {
  if (oldestDueOn === undefined || graceEndsOn === null) return 'settled'
  if (asOf > graceEndsOn) return 'overdue'
  return asOf >= oldestDueOn ? 'due' : 'active'
}

/** What left is what was agreed, and the plan pays exactly that back. */
function agreementViolations({ accepted, state, balances }: LoanRecord): Violation[] {
  const { terms, schedule }: Loan = state.loan
  const deductedMinor = sumOf(accepted.fees, (fee) => (fee.taken === 'deducted' ? fee.amountMinor : 0))
  const principalMinor = sumOf(schedule, (one) => one.principalMinor)
  const sentMinor = -balances.payoutClearing
  const says = 'paidOutIsWhatWasAgreed'
  return violationsOf([
    [accepted === terms || isSame(accepted, terms), says, () => 'the loan has other terms than were accepted'],
    [
      principalMinor === accepted.principalMinor,
      says,
      () => `a plan of ${principalMinor} for ${accepted.principalMinor}`,
    ],
    [
      sentMinor === accepted.principalMinor - deductedMinor,
      says,
      () => `${sentMinor} was sent of ${accepted.principalMinor}`,
    ],
  ])
}

/** The same facts, whatever the order of their names: a database may keep them in another. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const inA = new Map(Object.entries(a))
  const inB = new Map(Object.entries(b))
  return inA.size === inB.size && [...inA].every(([name, value]) => inB.has(name) && isSame(value, inB.get(name)))
}
