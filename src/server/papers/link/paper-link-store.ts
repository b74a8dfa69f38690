// One-time links to papers, valid for minutes, with nothing personal in them. The database has only their hashes.

import { createHash } from 'node:crypto'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { PaperName } from '../template/legal-text.ts'

/** One paper of an offer or order, and its borrower. */
export interface PaperReference {
  readonly borrowerId: string
  readonly offerId: string | null
  readonly orderId: string | null
  readonly paper: PaperName
}

const TOKEN_BYTES = 24

function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

/** Makes a link's token, which is stored only as a hash. */
export async function makePaperLink(db: Queries, deps: Deps, reference: PaperReference): Promise<string> {
  const token = deps.random.token(TOKEN_BYTES)
  await db.insert('insert into document_link (token_hash, borrower_id, offer_id, order_id, document, expires_at)', {
    ...reference,
    tokenHash: hashOf(token),
    document: reference.paper,
    expiresAt: new Date(deps.clock.now().getTime() + documentLinkSeconds * 1000),
  })
  return token
}

/** Uses a link up and returns the paper; null when it is unknown, used or expired. Of two concurrent requests one gets it. */
export async function redeemPaperLink(db: Queries, deps: Deps, token: string): Promise<PaperReference | null> {
  const rows = await db.query<PaperReference>(
    `update document_link set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2
      returning borrower_id as "borrowerId", offer_id as "offerId", order_id as "orderId", document as paper`,
    [hashOf(token), deps.clock.now()],
  )
  return rows[0] ?? null
}

/** Deletes links that expired before `before`. Returns how many were deleted. */
export async function forgetPaperLinks(db: Queries, before: Date): Promise<number> {
  return await db.execute('delete from document_link where expires_at < $1', [before])
}

/** A link to a paper opens once, within this time. */
const documentLinkSeconds = 300
