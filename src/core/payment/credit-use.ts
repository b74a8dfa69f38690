// A credit on one loan used for another one of the same borrower: how it is split, and what it does to both loans and to the ledger.

import type { CalendarDate } from '../calendar-date.ts'
import type { LedgerTransfer } from '../ledger/accounts.ts'
import type { CreditUse, Payment } from '../loan/loan-event.ts'

/** The channel and provider of a payment that came out of a credit: no provider outside knows of it. */
export const creditChannel = 'credit'

/** An officer's offer to use a credit lapses after this time. */
export const creditOfferDays = 14

/** Minor units. */
export interface CreditSplit {
  /** What goes to the other loan. */
  readonly useMinor: number
  /** What of the credit is left to send back. */
  readonly creditAfterMinor: number
  /** What the other loan still asks for. */
  readonly wantedAfterMinor: number
}

export interface CreditToUse {
  readonly creditMinor: number
  /** What of it a refund under way takes: it is not used twice. */
  readonly refundingMinor: number
  /** What the other loan asks for. */
  readonly wantedMinor: number
  /** The other loan counts in whole units of so many minor ones (MONEY-30). */
  readonly unitMinor: number
}

/**
 * PAYMENT-68: as much of the credit as the other loan asks for, in its whole units unless that is all of it. Null where nothing of the
 * credit is free, or less than a unit, or nothing is asked for.
 */
export function splitCredit({ creditMinor, refundingMinor, wantedMinor, unitMinor }: CreditToUse): CreditSplit | null {
  const freeMinor = creditMinor - refundingMinor
  if (freeMinor <= 0 || wantedMinor <= 0) return null
  const useMinor = freeMinor >= wantedMinor ? wantedMinor : freeMinor - (freeMinor % unitMinor)
  if (useMinor === 0) return null
  return { useMinor, creditAfterMinor: freeMinor - useMinor, wantedAfterMinor: wantedMinor - useMinor }
}

/** One use: the event of each loan without its id, and the entry between them. */
export interface UsedCredit {
  readonly from: Omit<CreditUse, 'id'>
  readonly to: Omit<Payment, 'id'>
  readonly transfers: readonly LedgerTransfer[]
}

/**
 * What a use of credit records. On each loan it looks as if money had gone back and had come in; the entry takes both out of the clearing
 * accounts, since no provider has moved anything.
 */
export function creditUsed(toOrderId: string, amountMinor: number, valueDate: CalendarDate): UsedCredit {
  return {
    from: { kind: 'creditUse', valueDate, amountMinor, toOrderId },
    to: { kind: 'payment', valueDate, amountMinor },
    transfers: [{ debit: 'refundClearing', credit: 'cashClearing', amountMinor }],
  }
}
