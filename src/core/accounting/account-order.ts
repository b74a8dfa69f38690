// The order in which accountants read accounts: what is owned, what is owed, income, expenses, and the memoranda below them.

import type { LedgerAccount } from '../ledger/accounts.ts'
import type { BookAccount } from './posting-rules.ts'

/** Accounts that come with banks and providers stand by their kind. */
const places: Readonly<
  Record<LedgerAccount | BookAccount | 'bankTransit' | 'bank' | 'providerClearing' | 'providerFees', number>
> = {
  cashClearing: 1,
  providerClearing: 2,
  bankTransit: 3,
  bank: 4,
  payoutClearing: 5,
  refundClearing: 6,
  loanPrincipal: 10,
  interestReceivable: 11,
  feeReceivable: 12,
  penaltyReceivable: 13,
  incomeAccrued: 14,
  suspendedIncome: 15,
  lossAllowance: 16,
  creditBalance: 20,
  suspense: 21,
  deferredFees: 22,
  interestUnearned: 23,
  taxPayable: 24,
  feeIncome: 30,
  interestIncome: 31,
  penaltyIncome: 32,
  recoveryIncome: 33,
  waiverExpense: 40,
  writeOff: 41,
  impairmentLoss: 42,
  providerFees: 43,
  memoSuspended: 50,
  memoTaxed: 51,
  memoContra: 52,
}

/** The rows of one currency in that order; by the lender's numbers where all of them have one. */
export function inChartOrder<Row extends { readonly account: string; readonly number: string | null }>(
  rows: readonly Row[],
): Row[] {
  const placeOf = ({ account }: Row): number => places[(account.split(':')[0] ?? '') as keyof typeof places] ?? 99
  if (rows.every(({ number }) => number !== null))
    return rows.toSorted((a, b) => ((a.number ?? '') < (b.number ?? '') ? -1 : 1))
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.account < b.account ? -1 : 1))
}
