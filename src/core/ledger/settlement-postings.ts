// Where money is between a borrower and the lender's bank: an account for each provider and each bank, and what settling moves.

import type { ReportLine } from '../reconciliation/report-mapping.ts'
import type { LedgerAccount } from './accounts.ts'

/**
 * Accounts that come with the lender's providers and banks. `providerClearing`: 0 once everything that the provider settled is known
 * to us and the other way round, so its balance is what differs. `bank`: what the provider has paid into an account.
 * `providerFees`: what the provider has kept. `bankTransit`: the lender's own money between two of its accounts.
 */
type CashAccount = `providerClearing:${string}` | `bank:${string}` | `providerFees:${string}` | 'bankTransit'

export interface CashTransfer {
  readonly debit: LedgerAccount | CashAccount
  readonly credit: LedgerAccount | CashAccount
  readonly amountMinor: number
}

export interface SettledLine
  extends Pick<ReportLine, 'grossMinor' | 'feeMinor' | 'netMinor' | 'currency' | 'settledOn' | 'bankAccount'> {
  readonly kind: string
}

/** What one provider settled in one account on one day, added up. */
export interface Settlement extends Omit<SettledLine, 'kind'> {
  readonly lines: number
  /** Of the net amount, what is the lender's own money on its way. */
  readonly ownMinor: number
}

/** The lines by day, account and currency, in that order. */
export function settlementsOf(lines: readonly SettledLine[]): Settlement[] {
  const sums = new Map<string, Settlement>()
  for (const { kind, grossMinor, feeMinor, netMinor, currency, settledOn, bankAccount } of lines) {
    const key = `${settledOn} ${currency} ${bankAccount}`
    const sum = sums.get(key)
    sums.set(key, {
      settledOn,
      bankAccount,
      currency,
      lines: (sum?.lines ?? 0) + 1,
      grossMinor: (sum?.grossMinor ?? 0) + grossMinor,
      feeMinor: (sum?.feeMinor ?? 0) + feeMinor,
      netMinor: (sum?.netMinor ?? 0) + netMinor,
      ownMinor: (sum?.ownMinor ?? 0) + (kind === 'ownTransfer' ? grossMinor : 0),
    })
  }
  // Stryker disable next-line EqualityOperator: no two keys are equal
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}

/** The provider pays out what it collected and keeps its fees: from its clearing account to the bank, and to the fees. */
export function settlementTransfers(provider: string, settlement: Settlement): CashTransfer[] {
  const clearing = `providerClearing:${provider}` as const
  return [
    ...moved(`bank:${settlement.bankAccount}`, clearing, settlement.netMinor - settlement.ownMinor),
    ...moved(`providerFees:${provider}`, clearing, settlement.feeMinor),
    ...moved(`bank:${settlement.bankAccount}`, 'bankTransit', settlement.ownMinor),
  ]
}

/** A line was found to be ours: what we had in clearing is the provider's to pay, or was paid by it. `grossMinor` as in the report. */
export function matchTransfers(
  provider: string,
  account: 'cashClearing' | 'payoutClearing' | 'refundClearing',
  grossMinor: number,
): CashTransfer[] {
  return moved(`providerClearing:${provider}`, account, grossMinor)
}

/** From `credit` to `debit`, or the other way for an amount below 0; nothing for 0. */
function moved(debit: CashTransfer['debit'], credit: CashTransfer['credit'], amountMinor: number): CashTransfer[] {
  if (amountMinor < 0) return [{ debit: credit, credit: debit, amountMinor: -amountMinor }]
  return amountMinor === 0 ? [] : [{ debit, credit, amountMinor }]
}
