// A loan account as it is stored: the row of `loan_order` in our own types.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { Instalment, LoanTerms } from '../../../core/loan/terms.ts'
import type { MarketId } from '../../../core/market/market.ts'
import type { DecidedRule, DecisionLimits } from '../../../core/order/decision-rules.ts'
import type { Order as CoreOrder } from '../../../core/order/order.ts'
import type { OrderStatus, PayoutState } from '../../../core/order/status.ts'

/** How each rule came out, and the limits by which; decisions of older versions of the product lack the limits. */
export interface Decision {
  readonly rules: readonly DecidedRule[]
  readonly limits?: DecisionLimits
}

/** The order as its facts have changed it. The status on a given day is computed with `statusOn` of the loan store. */
export interface Order extends CoreOrder {
  readonly id: string
  readonly borrowerId: string
  readonly productId: string
  readonly offerId: string | null
  readonly market: MarketId
  readonly terms: LoanTerms
  /** Counted from the payout; null until then, as `disbursedOn`. */
  readonly schedule: readonly Instalment[] | null
  readonly disbursedOn: CalendarDate | null
  readonly appliedAt: Date
  readonly answerBy: Date
  readonly decidedAt: Date | null
  readonly decision: Decision | null
  readonly withdrawalAskedAt: Date | null
  readonly payoutAccountId: string | null
  /** The last market day that was closed for this loan; null before the payout. */
  readonly statusOn: CalendarDate | null
  readonly closureNumber: string | null
  readonly redirectUrl: string
  readonly scoreAsked: boolean
  readonly collectionAllowed: boolean
  /** For optimistic locking: a writer stores the order only if the version is still the one that it has read. */
  readonly version: number
}

/** The columns that {@link orderFrom} reads. */
export const orderColumns = `id, borrower_id, product_id, offer_id, market, status, terms, schedule, disbursed_on, applied_at,
  answer_by, decided_at, decision, decline_reason, retry_on, approval_ends_on, manual_withdrawal, withdrawal_asked_at,
  payout_account_id, payout_state, payout_failure, status_on, settled_on, closure_number, redirect_url, score_asked,
  collection_allowed, version`

export interface OrderRow {
  id: string
  borrower_id: string
  product_id: string
  offer_id: string | null
  market: MarketId
  status: OrderStatus
  terms: LoanTerms
  schedule: readonly Instalment[] | null
  disbursed_on: CalendarDate | null
  applied_at: Date
  answer_by: Date
  decided_at: Date | null
  decision: Decision | null
  decline_reason: string | null
  retry_on: CalendarDate | null
  approval_ends_on: CalendarDate | null
  manual_withdrawal: boolean
  withdrawal_asked_at: Date | null
  payout_account_id: string | null
  payout_state: PayoutState
  payout_failure: string | null
  status_on: CalendarDate | null
  settled_on: CalendarDate | null
  closure_number: string | null
  redirect_url: string
  score_asked: boolean
  collection_allowed: boolean
  version: number
}

export function orderFrom(row: OrderRow): Order {
  return {
    id: row.id,
    borrowerId: row.borrower_id,
    productId: row.product_id,
    offerId: row.offer_id,
    market: row.market,
    status: row.status,
    terms: row.terms,
    schedule: row.schedule,
    disbursedOn: row.disbursed_on,
    appliedAt: row.applied_at,
    answerBy: row.answer_by,
    decidedAt: row.decided_at,
    decision: row.decision,
    declineReason: row.decline_reason,
    retryOn: row.retry_on,
    approvalEndsOn: row.approval_ends_on,
    manualWithdrawal: row.manual_withdrawal,
    withdrawalAskedAt: row.withdrawal_asked_at,
    payoutAccountId: row.payout_account_id,
    payoutState: row.payout_state,
    payoutFailure: row.payout_failure,
    statusOn: row.status_on,
    settledOn: row.settled_on,
    closureNumber: row.closure_number,
    redirectUrl: row.redirect_url,
    scoreAsked: row.score_asked,
    collectionAllowed: row.collection_allowed,
    version: row.version,
  }
}
