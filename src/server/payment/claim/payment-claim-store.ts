// Claims of borrowers that a payment is missing: matched with the payment whichever of the two comes first.

import { referenceKey } from '../../../core/payment/payment-reference.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { alertOf, type HeardTransaction } from '../heard/heard-payment.ts'

type ClaimState = 'looking' | 'found' | 'matched'

export interface PaymentClaim {
  readonly complaintId: string
  readonly orderId: string
  readonly reference: string
  readonly state: ClaimState
}

export interface OpenClaim extends PaymentClaim {
  readonly caseNumber: string
  readonly openedAt: Date
  /** Null where no time was promised. */
  readonly answerBy: Date | null
}

export interface NamedPayment {
  readonly paymentId: string
  readonly borrowerId: string | null
  readonly orderId: string | null
  readonly amountMinor: number
  readonly paidAt: Date
  readonly channel: string
  /** False while it lies in suspense. */
  readonly isPlaced: boolean
}

/**
 * Lets a claim pass while no payment is being booked: whichever comes second sees the first. Taken after the lock of
 * the order and before that of the borrower. Claims are few; payments share this lock among themselves.
 */
export async function lockClaims(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('payment claims', 0))`)
}

/** The payments' side of {@link lockClaims}. */
async function shareClaims(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(hashtextextended('payment claims', 0))`)
}

export function findClaim(db: Queries, borrowerId: string, reference: string): Promise<PaymentClaim | null> {
  return db.first<PaymentClaim>(
    `select complaint_id as "complaintId", order_id as "orderId", reference, state from payment_claim
      where borrower_id = $1 and reference = $2`,
    [borrowerId, reference],
  )
}

/** The claims of an order whose cases are open, newest first. */
export async function openClaims(db: Queries, orderId: string): Promise<OpenClaim[]> {
  return await db.query<OpenClaim>(
    `select p.complaint_id as "complaintId", p.order_id as "orderId", p.reference, p.state,
       c.case_number as "caseNumber", c.opened_at as "openedAt", c.answer_by as "answerBy"
      from payment_claim p join complaint c on c.id = p.complaint_id
      where p.order_id = $1 and (c.answered_at is null or c.reopened_at is not null) order by c.opened_at desc, c.id desc`,
    [orderId],
  )
}

/**
 * The payment that a borrower's reference names: their own by the provider's number, our reference or the code they paid, or one
 * in suspense that is not placed yet. Payments of others are not found, nor what the provider has taken back.
 * `reference` is a {@link referenceKey}.
 */
export async function paymentNamed(db: Queries, borrowerId: string, reference: string): Promise<NamedPayment | null> {
  const rows = await db.query<NamedPayment & { readonly names: readonly (string | null)[] }>(
    `select p.id as "paymentId", p.borrower_id as "borrowerId", p.order_id as "orderId", p.amount_minor as "amountMinor",
       p.paid_at as "paidAt", p.channel, (p.state = 'posted' or p.resolved_at is not null) as "isPlaced", p.names
      from (
        select own.*, array[own.transaction_id, own.reference, i.pay_code] as names
          from payment own left join payment_intent i on i.id = own.intent_id
          where own.order_id in (select id from loan_order where borrower_id = $1)
        union all
        select nobodys.*, array[nobodys.transaction_id] from payment nobodys
          where nobodys.borrower_id is null and nobodys.state = 'suspense' and nobodys.resolved_at is null
      ) p
      where p.returned_at is null
      order by "isPlaced" desc, p.received_at desc`,
    [borrowerId],
  )
  const named = rows.find(({ names }) => names.some((name) => name !== null && referenceKey(name) === reference))
  if (named === undefined) return null
  const { names: _, ...payment } = named
  return payment
}

export async function insertClaim(
  tx: Tx,
  claim: PaymentClaim & {
    readonly borrowerId: string
    readonly paymentId: string | null
    readonly createdAt: Date
  },
): Promise<void> {
  await tx.insert(
    'insert into payment_claim (complaint_id, borrower_id, order_id, reference, state, payment_id, created_at)',
    claim,
  )
}

/** Where a payment lies now: on the loan of its borrower, or in suspense. */
export type Placed = { readonly borrowerId: string; readonly orderId: string } | 'suspense'

/**
 * Looks for a claim that waits for this payment. On a loan, it has the open cases of its borrower answered; in suspense, it
 * marks the claims that name it, and calls a person: a claim alone moves no money. Idempotent.
 */
export async function matchClaims(tx: Tx, deps: Deps, heard: HeardTransaction, placed: Placed): Promise<void> {
  const [payment] = await tx.query<{ id: string; payCode: string | null }>(
    `select p.id, i.pay_code as "payCode" from payment p left join payment_intent i on i.id = p.intent_id
      where p.provider = $1 and p.transaction_id = $2`,
    [heard.provider, heard.transactionId],
  )
  if (payment === undefined) throw new Error('a booked payment is not stored')
  const references = [heard.transactionId, heard.reference, payment.payCode ?? '']
    .map(referenceKey)
    .filter((reference) => reference !== '')
  await shareClaims(tx)
  const claims = await tx.query<{ complaintId: string; borrowerId: string }>(
    `select complaint_id as "complaintId", borrower_id as "borrowerId" from payment_claim
      where reference = any($1::text[]) and state <> 'matched' and ($2::text is null or borrower_id = $2)
      order by created_at, complaint_id`,
    [references, placed === 'suspense' ? null : placed.borrowerId],
  )
  for (const claim of claims) {
    await tx.execute('update payment_claim set state = $2, payment_id = $3 where complaint_id = $1', [
      claim.complaintId,
      placed === 'suspense' ? 'found' : 'matched',
      payment.id,
    ])
    if (placed === 'suspense') continue
    const { amountMinor, paidAt, transactionId } = heard
    await deps.hooks.claimMatched(tx, deps, { ...claim, amountMinor, paidAt, transactionId })
  }
  if (placed === 'suspense' && claims.length > 0) {
    alertOf(deps, heard, {
      orderId: null,
      reason: 'claimNamesSuspense',
      whatWasDone: 'a borrower reported a payment that is in suspense',
    })
  }
}

/** Erases the claims of a borrower whose account is deleted. */
export async function eraseClaims(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute('delete from payment_claim where borrower_id = $1', [borrowerId])
}
