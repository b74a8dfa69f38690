// Returns as rows: one for each part of a payment that a provider took back, and what of the payment stands after it.

import type { Queries, Tx } from '../../db/database.ts'
import { type HeardTransaction, transactionKey } from '../heard/heard-payment.ts'

/**
 * What a part had left: its loan, suspense, or nothing while the payment stands and the part waits for an officer (`aside`) or
 * was borne by the lender. `nothing`: the payment was gone when the part came.
 */
export type LeftPlace = 'loan' | 'suspense' | 'aside' | 'borne' | 'nothing'

/** Why a part waits for an officer. Each reason has a text at the desk. */
export type AsideReason = 'partIsReturned' | 'anotherLoanIsOpen' | 'currencyDiffers'

export type Transaction = Pick<HeardTransaction, 'provider' | 'transactionId'>

export interface ReturnPart {
  readonly id: string
  /** From 1, in the order in which we heard of them. */
  readonly part: number
  readonly amountMinor: number
  readonly currency: string
  readonly cameBackMinor: number
  /** Null while the payment was not heard of. */
  readonly left: LeftPlace | null
  readonly reference: string
  readonly returnedAt: Date
  /** When an officer, or the rest of the money, settled a part that was aside. */
  readonly resolvedAt: Date | null
}

/** A payment of a transaction, or the money of it that came back, as far as it still stands. */
export interface StandingPayment {
  readonly id: string
  readonly transactionId: string
  readonly eventId: string
  readonly place: 'loan' | 'suspense'
  readonly orderId: string | null
  readonly leftMinor: number
  readonly currency: string
}

export interface KnownReturns {
  /** False while no notice of the payment has come. */
  readonly isPaid: boolean
  readonly currency: string | null
  readonly standing: readonly StandingPayment[]
  readonly parts: readonly ReturnPart[]
}

/** What is known of a transaction and its returns. The caller has its turn on the transaction. */
export async function readReturns(db: Queries, of: Transaction): Promise<KnownReturns> {
  const payments = await db.query<StandingPayment & { readonly isGone: boolean; readonly eventId: string | null }>(
    `select id, transaction_id as "transactionId", loan_event_id as "eventId", order_id as "orderId", currency,
       case when state = 'suspense' and resolved_at is null then 'suspense' else 'loan' end as place,
       amount_minor - out_minor as "leftMinor", returned_at is not null as "isGone"
      from payment where provider = $1 and (transaction_id = $2 or back_of = $2) order by received_at, id`,
    [of.provider, of.transactionId],
  )
  const parts = await db.query<ReturnPart>(
    `select id, part::int as part, amount_minor as "amountMinor", currency, came_back_minor as "cameBackMinor",
       left_place as "left", reference, returned_at as "returnedAt", resolved_at as "resolvedAt"
      from payment_return where provider = $1 and transaction_id = $2 order by part`,
    [of.provider, of.transactionId],
  )
  return {
    isPaid: payments.length > 0,
    currency: payments[0]?.currency ?? null,
    standing: payments
      .filter(({ isGone }) => !isGone)
      .map(({ isGone: _, eventId, ...payment }) => ({
        ...payment,
        eventId: eventId ?? transactionKey({ provider: of.provider, transactionId: payment.transactionId }),
      })),
    parts,
  }
}

/** Parts that left the provider's account while the payment stands: those that wait, and those that the lender bears. */
export function besidePayment({ parts, currency }: KnownReturns): readonly ReturnPart[] {
  return parts.filter(
    ({ left, resolvedAt, currency: own }) =>
      own === currency && ((left === 'aside' && resolvedAt === null) || left === 'borne'),
  )
}

/** What of a part is still gone, minor units. */
export const goneMinor = ({ amountMinor, cameBackMinor }: ReturnPart): number => amountMinor - cameBackMinor

/** The account that holds what a part took while the payment stands. */
export const heldBy = ({ left }: ReturnPart): 'waiverExpense' | 'suspense' =>
  left === 'borne' ? 'waiverExpense' : 'suspense'

/** What of a transaction can still be taken back, minor units: what stands, less what left beside it. */
export function leftToReturn(known: KnownReturns): number {
  const standing = known.standing.reduce((sum, { leftMinor }) => sum + leftMinor, 0)
  return standing - besidePayment(known).reduce((sum, part) => sum + goneMinor(part), 0)
}

export interface NewPart extends Pick<ReturnPart, 'id' | 'part' | 'amountMinor' | 'left'> {
  readonly because: AsideReason | null
  readonly now: Date
}

/** Stores a part, or what became of one that waited for its payment. */
export async function storePart(tx: Tx, heard: HeardTransaction, part: NewPart): Promise<void> {
  await tx.execute(
    `insert into payment_return (id, provider, transaction_id, part, reference, amount_minor, currency, left_place,
       aside_because, returned_at, received_at, resolved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $8 in ('loan', 'suspense', 'nothing') then $11::timestamptz end)
     on conflict (provider, transaction_id, part) do update
       set amount_minor = excluded.amount_minor, left_place = excluded.left_place, aside_because = excluded.aside_because,
         resolved_at = excluded.resolved_at`,
    [
      part.id,
      heard.provider,
      heard.transactionId,
      part.part,
      heard.reference,
      part.amountMinor,
      heard.currency,
      part.left,
      part.because,
      heard.paidAt,
      part.now,
    ],
  )
}

/** A part that was aside has its place. */
export async function resolvePart(tx: Tx, id: string, left: LeftPlace, now: Date): Promise<void> {
  await tx.execute('update payment_return set left_place = $2, resolved_at = $3 where id = $1', [id, left, now])
}

/** Notes that `amountMinor` more of a part came back; one that was aside waits no longer once all of it did. */
export async function noteCameBack(tx: Tx, id: string, amountMinor: number, now: Date): Promise<void> {
  await tx.execute(
    `update payment_return set came_back_minor = came_back_minor + $2,
       resolved_at = case when came_back_minor + $2 = amount_minor then coalesce(resolved_at, $3) else resolved_at end
      where id = $1`,
    [id, amountMinor, now],
  )
}

/** Whether nothing of a payment stands any more. */
export async function isGone(db: Queries, { provider, transactionId }: Transaction): Promise<boolean> {
  return (
    (await db.value<boolean>(
      'select returned_at is not null as gone from payment where provider = $1 and transaction_id = $2',
      [provider, transactionId],
    )) ?? false
  )
}

export interface TakenBack {
  readonly id: string
  readonly orderId: string
  readonly amountMinor: number
  readonly at: Date
  /** An officer has yet to look at it: the payment still counts in full. */
  readonly waits: boolean
  /** What of it has not come again, minor units. */
  readonly leftMinor: number
  readonly paymentId: string
  readonly paymentMinor: number
  /** The payment was more than this. */
  readonly isPart: boolean
  /** It lay in suspense and never counted on the loan. */
  readonly wasAside: boolean
  readonly currency: string
}

/** The parts that left a borrower's loans, those that wait for an officer, and money put aside that went back: she was told of it. */
export async function takenBackOf(db: Queries, borrowerId: string): Promise<TakenBack[]> {
  return await db.query(
    `select r.id, p.id as "paymentId", p.amount_minor as "paymentMinor", p.order_id as "orderId", coalesce(r.resolved_at, r.received_at) as at,
       r.left_place = 'aside' as waits, r.amount_minor < p.amount_minor as "isPart", r.amount_minor - r.came_back_minor as "leftMinor",
       r.left_place = 'suspense' as "wasAside", r.currency,
       case when r.left_place = 'aside' then r.amount_minor - r.came_back_minor else r.amount_minor end as "amountMinor"
      from payment_return r join payment p on p.provider = r.provider and p.transaction_id = r.transaction_id
      where p.borrower_id = $1 and p.order_id is not null and p.currency = r.currency
        and (r.left_place = 'loan' and r.resolved_at is not null or r.left_place = 'aside' and r.resolved_at is null
          or r.left_place = 'suspense' and p.intent_id is not null and p.suspense_reason <> 'payoutCameBack')
      order by r.received_at, r.part`,
    [borrowerId],
  )
}

/** What of the payments of an intent was reversed and waits for an officer, minor units: until then they count in full. */
export async function partBackOf(db: Queries, intentId: string): Promise<number> {
  return (
    (await db.value<number>(
      `select coalesce(sum(r.amount_minor - r.came_back_minor), 0)::bigint as sum
      from payment_return r join payment p on p.provider = r.provider and p.transaction_id = r.transaction_id
      where p.order_id = (select i.order_id from payment_intent i where i.id = $1) and p.intent_id = $1
        and p.loan_event_id is not null and p.currency = r.currency
        and r.left_place = 'aside' and r.resolved_at is null`,
      [intentId],
    )) ?? 0
  )
}
