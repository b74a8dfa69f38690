// Changes the phone of a borrower and stores the former number: messages to it until then were the borrower's.

import { internationalPhone } from '../../../core/identity/phone.ts'
import type { Market } from '../../../core/market/market.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/database-errors.ts'
import type { Deps } from '../../deps.ts'
import { type Borrower, storeBlock, storePhone } from '../borrower/borrower-store.ts'
import { takeHeldBlock } from '../borrower/held-block-store.ts'
import { eraseCodes } from '../code/code-store.ts'

/**
 * Gives a borrower another number; the caller holds the borrower's row. False where an account has it: of two that take one
 * number at once, the second finds it taken. Codes to the number that was left stop counting, and a block that is held for the
 * new one meets its new owner. {@link rememberPhone} comes after it.
 */
export async function movePhone(
  tx: Tx,
  deps: Deps,
  { borrower, market, phone }: { readonly borrower: Borrower; readonly market: Market; readonly phone: string },
): Promise<boolean> {
  const left = borrower.phone
  if (left === null) throw new Error('a borrower without a phone cannot change it')
  try {
    await tx.transaction((nested) => storePhone(nested, borrower.id, phone))
  } catch (error) {
    if (isUniqueViolation(error, 'borrower_phone')) return false
    throw error
  }
  await eraseCodes(tx, deps, { market, phone: left })
  const held = await takeHeldBlock(tx, deps, { market: market.id, phone })
  if (held !== null && (borrower.blockedUntil === null || held.until > borrower.blockedUntil))
    await storeBlock(tx, borrower.id, { until: held.until, reason: held.reason ?? '' })
  return true
}

/** Remembers the number that was left, once the last message to it is queued: what went to it until then is the borrower's. */
export async function rememberPhone(
  tx: Tx,
  deps: Deps,
  { borrower, market, phone }: { readonly borrower: Borrower; readonly market: Market; readonly phone: string },
): Promise<void> {
  await tx.execute(
    `insert into former_phone (borrower_id, phone, send_to, had_from, left_at)
     values ($1, $2, $3, coalesce((select max(left_at) from former_phone where borrower_id = $1), $4), $5)`,
    [borrower.id, phone, internationalPhone(phone, market.phone), borrower.createdAt, deps.clock.now()],
  )
}

/** A number that was a borrower's until it was left. */
export interface FormerPhone {
  readonly borrowerId: string
  readonly sendTo: string
  readonly hadFrom: Date
  readonly leftAt: Date
}

/** The numbers that some borrowers have left since a moment. */
export async function phonesLeftSince(
  db: Queries,
  borrowerIds: readonly string[],
  since: Date,
): Promise<FormerPhone[]> {
  return await db.query<FormerPhone>(
    `select borrower_id as "borrowerId", send_to as "sendTo", had_from as "hadFrom", left_at as "leftAt" from former_phone
      where borrower_id = any($1::text[]) and left_at > $2`,
    [borrowerIds, since],
  )
}

/** Goes with the account. */
export async function forgetFormerPhones(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute('delete from former_phone where borrower_id = $1', [borrowerId])
}
