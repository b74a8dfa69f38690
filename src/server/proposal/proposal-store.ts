// Proposals as rows: stored with the effect that was shown, decided once.

import type { ActColumns } from '../../contracts/proposal-act.ts'
import { json } from '../db/column-types.ts'
import type { Queries, Tx } from '../db/database.ts'

export interface NewProposal extends ActColumns {
  readonly id: string
  readonly reason: string
  /** JSON, as it was computed. */
  readonly effect: string
  readonly proposedBy: string
  readonly proposedAt: Date
  readonly expiresAt: Date
}

export interface StoredProposal extends NewProposal {
  readonly proposerName: string
  readonly decidedBy: string | null
  readonly deciderName: string | null
  readonly decidedAt: Date | null
  readonly approved: boolean | null
  readonly decisionReason: string | null
  /** JSON of what was signed; null where nothing was, or before this was kept apart. */
  readonly signedEffect: string | null
  /** Of the borrower; null where none is known. */
  readonly name: string | null
  readonly currency: string | null
  /** Of the loan. */
  readonly market: string | null
}

const select = `select p.id, p.kind, p.order_id as "orderId", p.borrower_id as "borrowerId", p.payment_id as "paymentId", p.asked,
    p.reason, p.effect, p.proposed_by as "proposedBy", p.proposed_at as "proposedAt", p.expires_at as "expiresAt",
    o.name as "proposerName", p.decided_by as "decidedBy", d.name as "deciderName", p.decided_at as "decidedAt", p.approved,
    p.decision_reason as "decisionReason", p.signed_effect as "signedEffect", (select b.name from borrower b where b.id = p.borrower_id) as name,
    coalesce((select l.terms->>'currency' from loan_order l where l.id = p.order_id),
      (select y.currency from payment y where y.id = p.payment_id)) as currency,
    (select l.market from loan_order l where l.id = p.order_id) as market
  from desk_proposal p join officer o on o.id = p.proposed_by left join officer d on d.id = p.decided_by`

export async function insertProposal(tx: Tx, of: NewProposal): Promise<void> {
  await tx.insert(
    `insert into desk_proposal (id, kind, order_id, borrower_id, payment_id, asked, reason, effect, proposed_by, proposed_at,
       expires_at)`,
    { ...of, asked: json(of.asked) },
  )
}

/** The proposal under its lock: of two decisions at the same moment the second sees the first. */
export function lockProposal(tx: Tx, id: string): Promise<StoredProposal | null> {
  return tx.first<StoredProposal>(`${select} where p.id = $1 for update of p`, [id])
}

export interface ProposalsWanted {
  readonly state: 'open' | 'approved' | 'rejected' | 'withdrawn' | 'expired' | null
  /** A loan, a borrower or a proposal. */
  readonly subject: string | null
  readonly now: Date
  /** The id of the last one of the page before. */
  readonly after: string | null
  readonly limit: number
}

/** Newest first. */
export async function listStored(
  db: Queries,
  { state, subject, now, after, limit }: ProposalsWanted,
): Promise<StoredProposal[]> {
  return await db.query<StoredProposal>(
    `${select}
      where ($1::text is null or (case $1 when 'approved' then p.approved = true and p.decided_at is not null
          when 'rejected' then p.approved = false and p.decided_at is not null and not p.alone
          when 'withdrawn' then p.approved = false and p.decided_at is not null and p.alone
          when 'expired' then p.decided_at is null and p.expires_at < $3
          else p.decided_at is null and p.expires_at >= $3 end))
        and ($2::text is null or p.order_id = $2 or p.borrower_id = $2 or p.id = $2)
        and ($5::text is null
          or (p.proposed_at, p.id) < (select last.proposed_at, last.id from desk_proposal last where last.id = $5))
      order by p.proposed_at desc, p.id desc limit $4`,
    [state, subject, now, limit, after],
  )
}

export interface NewDecision {
  readonly id: string
  readonly officerId: string
  /** JSON of the effect that was approved; null where nothing was. Decided by its own officer, it passed alone or was withdrawn. */
  readonly signed: string | null
  readonly reason: string
  readonly at: Date
}

/** What was waived and refunded on a loan since a moment without a second person. */
export async function sumAlone(db: Queries, orderId: string, since: Date): Promise<number> {
  return (
    (await db.value<number>(
      `select coalesce(sum((asked->>'amountMinor')::bigint), 0)::bigint as sum from desk_proposal
      where order_id = $1 and alone and approved and decided_at >= $2`,
      [orderId, since],
    )) ?? 0
  )
}

export async function storeDecision(tx: Tx, { id, officerId, signed, reason, at }: NewDecision): Promise<void> {
  const decided = await tx.execute(
    `update desk_proposal set decided_by = $2, approved = $3::text is not null, signed_effect = $3, decision_reason = $4, decided_at = $5,
       alone = proposed_by = $2
      where id = $1 and decided_at is null`,
    [id, officerId, signed, reason, at],
  )
  if (decided !== 1) throw new Error('a proposal was decided twice')
}

/** A proposal as a page shows it. */
export function findProposal(db: Queries, id: string): Promise<StoredProposal | null> {
  return db.first<StoredProposal>(`${select} where p.id = $1`, [id])
}
