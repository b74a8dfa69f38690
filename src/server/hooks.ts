// What a room tells or asks those above it, in the transaction in which it happens: named here, done by an upper room, and put
// together in api.ts, so that the lower room does not know the upper one.

import type { Queries, Tx } from './db/database.ts'

/** A payment that a borrower missed, now on the loan. */
export interface MatchedClaim {
  readonly complaintId: string
  readonly borrowerId: string
  readonly amountMinor: number
  readonly paidAt: Date
  /** The provider's number of the payment. */
  readonly transactionId: string
}

/** `Means` are the server's deps, which carry the hooks and so cannot be named here. */
export interface Hooks<Means> {
  /** Repeatable: a payment that is heard of twice is told twice. */
  claimMatched(tx: Tx, deps: Means, claim: MatchedClaim): Promise<void>
  /** Whether a plan waits for the borrower's answer. */
  planIsOnOffer(db: Queries, deps: Means, orderId: string): Promise<boolean>
}
