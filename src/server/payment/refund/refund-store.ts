// Credit balances asked back, as rows: one under way for each order.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { dateTimeIn } from '../../../core/calendar-date.ts'
import type { Currency } from '../../../core/market/market.ts'
import type { TransferState } from '../../../core/payment/transfer-state.ts'
import { liveTransferStates } from '../../../core/payment/transfer-state.ts'
import { maskedNumber } from '../../../core/payout-account/account.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { sqlList } from '../../db/sql-list.ts'

export interface CreditRefund {
  /** Also the payout provider's idempotency key. */
  readonly id: string
  readonly orderId: string
  readonly borrowerId: string
  readonly accountId: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly state: TransferState
  /** Who sends it, and is asked about it; null until then. */
  readonly provider: string | null
  readonly askedAt: Date
  /** The end of the account's number. */
  readonly lastFour: string
}

const select = `select r.id, r.order_id as "orderId", r.borrower_id as "borrowerId", r.account_id as "accountId",
  r.amount_minor as "amountMinor", r.currency, r.state, r.provider, r.asked_at as "askedAt", a.last_four as "lastFour"
  from credit_refund r join payout_account a on a.id = r.account_id`

/** The newest request of an order, in any state. */
export function latestRefund(db: Queries, orderId: string): Promise<CreditRefund | null> {
  return db.first<CreditRefund>(`${select} where r.order_id = $1 order by r.asked_at desc, r.id desc limit 1`, [
    orderId,
  ])
}

/** Every refund that a borrower asked for; `paidAt` where it was sent, `failedAt` where it did not arrive. */
export async function refundsOf(
  db: Queries,
  borrowerId: string,
): Promise<
  (Pick<CreditRefund, 'id' | 'orderId' | 'amountMinor' | 'askedAt'> & Record<'paidAt' | 'failedAt', Date | null>)[]
> {
  return await db.query(
    `select id, order_id as "orderId", amount_minor as "amountMinor", asked_at as "askedAt",
        case when state = 'paid' then finished_at end as "paidAt",
        case when state = 'failed' then finished_at end as "failedAt"
      from credit_refund where borrower_id = $1`,
    [borrowerId],
  )
}

export function findRefund(db: Queries, refundId: string): Promise<CreditRefund | null> {
  return db.first<CreditRefund>(`${select} where r.id = $1`, [refundId])
}

/** Stores a new wish as `asked`. The caller holds the order's lock. */
export async function insertRefund(
  tx: Tx,
  refund: Omit<CreditRefund, 'state' | 'lastFour' | 'provider'>,
): Promise<void> {
  await tx.insert(
    'insert into credit_refund (id, order_id, borrower_id, account_id, amount_minor, currency, state, asked_at)',
    { ...refund, state: 'asked' },
  )
}

/** Moves a refund that is under way on. False when it was finished before: then nothing else may follow from it. */
export async function moveRefund(
  tx: Tx,
  refundId: string,
  to: Exclude<TransferState, 'asked'>,
  { now, reason }: { readonly now: Date; readonly reason?: string },
): Promise<boolean> {
  return await tx.changed(
    `update credit_refund set state = $2, reason = $3,
       finished_at = case when $2 = 'sent' then null else $4::timestamptz end
      where id = $1 and state in ${sqlList(liveTransferStates)}`,
    [refundId, to, reason ?? null, now],
  )
}

/** Notes which provider sends a refund, before it is asked. */
export async function giveRefund(tx: Tx, refundId: string, provider: string): Promise<void> {
  await tx.execute('update credit_refund set provider = $2 where id = $1', [refundId, provider])
}

/** What the borrower sees of it. */
export function refundAnswer(refund: CreditRefund, zone: string): CallOutput<'requestRefund'> {
  return {
    refundId: refund.id,
    amountMinor: refund.amountMinor,
    state: refund.state,
    askedAt: dateTimeIn(zone, refund.askedAt),
    account: maskedNumber(refund.lastFour),
  }
}
