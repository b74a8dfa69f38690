// From a loan's state to the ledger: the balances that the state implies, and the transfers between two of them.

import { noParts } from '../loan/loan-book.ts'
import type { LoanState } from '../loan/loan-state.ts'
import {
  type LedgerAccount,
  type LedgerBalances,
  type LedgerTransfer,
  ledgerAccounts,
  sumOfBalances,
} from './accounts.ts'

/** Every account at zero: a loan before its payout. */
export const noBalances: LedgerBalances = {
  cashClearing: 0,
  payoutClearing: 0,
  refundClearing: 0,
  loanPrincipal: 0,
  interestReceivable: 0,
  feeReceivable: 0,
  penaltyReceivable: 0,
  creditBalance: 0,
  interestIncome: 0,
  feeIncome: 0,
  penaltyIncome: 0,
  waiverExpense: 0,
  suspense: 0,
  writeOff: 0,
  recoveryIncome: 0,
}

/**
 * The balances that a loan in this state has, minor units, debit positive. Interest and added fees of an instalment are
 * earned when it falls due by its plan or when they are paid, whichever is first; deducted fees at payout; late charges by
 * the day; rollover fees when paid; interest of a moved date on its new day, or when paid. A written-off loan earns nothing more: what was receivable is an expense, what is paid since
 * is recovery. Adds up to 0, which is asserted.
 */
export function ledgerBalances(state: LoanState): LedgerBalances {
  const balances = state.writtenOff === null ? earningBalances(state) : givenUpBalances(state, state.writtenOff.before)
  assertBalanced(balances)
  return balances
}

/** MONEY-25: the balances at the write-off, without its receivables, and the money that has moved since. */
function givenUpBalances(state: LoanState, before: LoanState): LedgerBalances {
  const then = earningBalances(before)
  return {
    ...then,
    cashClearing: state.receivedMinor,
    refundClearing: 0 - state.refundedMinor,
    loanPrincipal: 0,
    interestReceivable: 0,
    feeReceivable: 0,
    penaltyReceivable: 0,
    creditBalance: 0 - state.creditBalanceMinor,
    suspense: state.excessRefundMinor,
    writeOff: then.loanPrincipal + then.interestReceivable + then.feeReceivable + then.penaltyReceivable,
    recoveryIncome: 0 - state.recoveredMinor,
  }
}

/** The balances as if the lender had not given the loan up: what the borrower was charged, forgiven and has paid. */
export function earningBalances(state: LoanState): LedgerBalances {
  const earned = noParts()
  const settled = noParts()
  let waivedMinor = 0
  for (const { n, plannedDueDate, dueMinor, paidMinor, waivedMinor: waived } of state.instalments) {
    const isDue = plannedDueDate <= state.asOf
    const interest = paidMinor.interest + waived.interest
    const fee = paidMinor.fee + waived.fee
    const penalty = paidMinor.penalty + waived.penalty
    settled.interest += interest
    settled.fee += fee
    settled.penalty += penalty
    // What a moved date adds is earned on its new day, or when it is paid.
    earned.interest += isDue ? Math.max(interest, dueMinor.interest - interestAhead(state, n)) : interest
    earned.fee += isDue ? dueMinor.fee : fee
    earned.penalty += isDue ? dueMinor.penalty : penalty
    waivedMinor += waived.principal + waived.interest + waived.fee + waived.penalty
  }
  // Taken from 0: `-0` is no amount, and differs from 0 where answers are compared.
  return {
    cashClearing: state.receivedMinor,
    payoutClearing: state.deductedFeesMinor - state.loan.terms.principalMinor,
    refundClearing: 0 - state.refundedMinor,
    loanPrincipal: state.outstandingPrincipalMinor,
    interestReceivable: earned.interest - settled.interest,
    feeReceivable: earned.fee - settled.fee,
    penaltyReceivable: earned.penalty - settled.penalty,
    creditBalance: 0 - state.creditBalanceMinor,
    interestIncome: 0 - earned.interest,
    feeIncome: state.feeRebateMinor - state.deductedFeesMinor - state.rolloverFeesMinor - earned.fee,
    penaltyIncome: 0 - earned.penalty,
    waiverExpense: waivedMinor,
    suspense: state.excessRefundMinor,
    writeOff: 0,
    recoveryIncome: 0,
  }
}

/** Interest of moved dates that have not come yet. */
function interestAhead({ dateMoves, asOf }: LoanState, n: number): number {
  let sum = 0
  for (const move of dateMoves) if (move.n === n && move.to > asOf) sum += move.interestMinor
  return sum
}

/** Accounts that move against each other when something is earned: paired first, so that an entry reads as it happened. */
const earnedPairs: readonly (readonly [LedgerAccount, LedgerAccount])[] = [
  ['interestReceivable', 'interestIncome'],
  ['feeReceivable', 'feeIncome'],
  ['penaltyReceivable', 'penaltyIncome'],
]

/**
 * The transfers that lead from one set of balances to another: few, all above 0, what is earned first, then in the order of
 * the chart of accounts, and always the same for the same two sets. A decrease is the reverse pair.
 */
export function postingsBetween(before: LedgerBalances, after: LedgerBalances): LedgerTransfer[] {
  assertBalanced(before)
  assertBalanced(after)
  const transfers: LedgerTransfer[] = []
  const open: Record<LedgerAccount, number> = { ...after }
  // Stryker disable next-line BooleanLiteral: `isOpen` only saves the way through pairs of accounts that `transfer` would refuse
  let isOpen = false
  for (const account of ledgerAccounts) {
    open[account] -= before[account]
    // Stryker disable next-line ConditionalExpression,EqualityOperator: as above
    isOpen ||= open[account] !== 0
  }
  // Stryker disable next-line ConditionalExpression: as above
  if (!isOpen) return transfers
  for (const [receivable, income] of earnedPairs) {
    transfer(open, transfers, receivable, income)
    transfer(open, transfers, income, receivable)
  }
  for (const debit of ledgerAccounts) {
    // Stryker disable next-line all: only saves the way through accounts that `transfer` would refuse
    if (open[debit] <= 0) continue
    for (const credit of ledgerAccounts) transfer(open, transfers, debit, credit)
  }
  return transfers
}

/** Settles what `debit` still has to rise by against what `credit` still has to fall by, if both do. */
function transfer(
  open: Record<LedgerAccount, number>,
  transfers: LedgerTransfer[],
  debit: LedgerAccount,
  credit: LedgerAccount,
): void {
  const amountMinor = Math.min(open[debit], -open[credit])
  if (amountMinor <= 0) return
  open[debit] -= amountMinor
  open[credit] += amountMinor
  transfers.push({ debit, credit, amountMinor })
}

/** Balances after more transfers. */
export function applyTransfers(balances: LedgerBalances, transfers: readonly LedgerTransfer[]): LedgerBalances {
  const after: Record<LedgerAccount, number> = { ...balances }
  for (const { debit, credit, amountMinor } of transfers) {
    after[debit] += amountMinor
    after[credit] -= amountMinor
  }
  return after
}

function assertBalanced(balances: LedgerBalances): void {
  const sum = sumOfBalances(balances)
  if (sum !== 0) throw new Error(`the balances of a loan add up to ${sum}, not to 0`)
}
