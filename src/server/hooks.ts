// What a room tells or asks those above it, in the transaction in which it happens: named here, done by an upper room, and put
// together in api.ts, so that the lower room does not know the upper one.

import type { CommonParams } from '../contracts/common-params.ts'
import type { MarketId } from '../core/market/market.ts'
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

export interface FoundSession {
  readonly borrowerId: string
  /** `api`: held by a host app. `web`: held by the web server for a browser's cookie. */
  readonly kind: 'api' | 'web'
  readonly deviceId: string
  /** The lasting common parameters only. */
  readonly params: CommonParams
  /** sha256 of the token, hex. */
  readonly sessionHash: string
  readonly market: MarketId
  readonly language: string
}

/** `Means` are the server's deps, which carry the hooks and so cannot be named here. */
export interface Hooks<Means> {
  /** Repeatable: a payment that is heard of twice is told twice. */
  claimMatched(tx: Tx, deps: Means, claim: MatchedClaim): Promise<void>
  /** Whether a plan waits for the borrower's answer. */
  planIsOnOffer(db: Queries, deps: Means, orderId: string): Promise<boolean>
  /** Whether a reminder that waited to leave is out of date: its day is over, or its loan was paid, moved or promised since. */
  isReminderOver(db: Queries, deps: Means, about: string): Promise<boolean>
  /**
   * The session of a token, and notes that it was used; null when there is none, or it is over. `isUse` false: an open page asks by itself,
   * which does not count as use.
   */
  findSession(db: Queries, deps: Means, token: string, isUse?: boolean): Promise<FoundSession | null>
}
