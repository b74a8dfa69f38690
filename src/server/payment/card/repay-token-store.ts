// Repayment tokens: each allows one payment, by one borrower, of one order, of the amount that was shown.

import { createHash } from 'node:crypto'
import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'

const tokenBytes = 32
/** How long a shown amount can be paid, if the day does not end before. */
const repayTokenMinutes = 30
/**
 * Unused tokens are swept when a new one is made, a day after they expired: until then a page that stayed open is told that the amount
 * is to be looked at again, also after another borrower has asked for a token.
 */
const keptMs = 86_400_000
const sweptAtOnce = 50

/** What was shown: an amount, and what the loan had received by then. The next instalment often asks for the same amount. */
export interface ShownQuote {
  readonly amountMinor: number
  readonly receivedMinor: number
  readonly quoteDay: CalendarDate
}

export interface RepayToken extends ShownQuote {
  readonly hash: Uint8Array
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

export interface TokenOwner {
  readonly borrowerId: string
  readonly orderId: string
}

function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

/** Makes a token for what was shown. Only its hash is kept. */
export async function issueRepayToken(db: Queries, deps: Deps, owner: TokenOwner, quote: ShownQuote): Promise<string> {
  const token = deps.random.token(tokenBytes)
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + repayTokenMinutes * 60_000)
  await db.insert(
    'insert into repay_token (token_hash, borrower_id, order_id, amount_minor, received_minor, quote_day, created_at, expires_at)',
    { ...owner, ...quote, tokenHash: hashOf(token), createdAt: now, expiresAt },
  )
  await db.execute(
    `delete from repay_token where token_hash in
       (select token_hash from repay_token where used_at is null and expires_at < $1 limit ${sweptAtOnce})`,
    [new Date(now.getTime() - keptMs)],
  )
  return token
}

/** The token when it was made for this borrower and order; null otherwise. */
export function findRepayToken(db: Queries, token: string, owner: TokenOwner): Promise<RepayToken | null> {
  return db.first<RepayToken>(
    `select token_hash as hash, amount_minor as "amountMinor", received_minor as "receivedMinor",
       quote_day as "quoteDay", expires_at as "expiresAt", used_at as "usedAt"
      from repay_token where token_hash = $1 and borrower_id = $2 and order_id = $3`,
    [hashOf(token), owner.borrowerId, owner.orderId],
  )
}

/** What was shown with the token of a payment. */
export async function shownQuoteOf(db: Queries, tokenHash: Uint8Array | null): Promise<ShownQuote> {
  const [row] = await db.query<ShownQuote>(
    `select amount_minor as "amountMinor", received_minor as "receivedMinor", quote_day as "quoteDay"
      from repay_token where token_hash = $1`,
    [tokenHash],
  )
  if (row === undefined) throw new Error('a card payment without its token')
  return row
}

/** Uses a token up. False when another request was faster. */
export async function spendRepayToken(tx: Tx, hash: Uint8Array, now: Date): Promise<boolean> {
  return await tx.changed('update repay_token set used_at = $2 where token_hash = $1 and used_at is null', [hash, now])
}
