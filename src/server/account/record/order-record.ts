// A loan account as it is stored: the row of `loan_order` in our own types.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { Instalment, LoanTerms } from '../../../core/loan/terms.ts'
import type { MarketId } from '../../../core/market/market.ts'
import type { DecidedRule, DecisionLimits } from '../../../core/order/decision-rules.ts'
import type { Order as CoreOrder } from '../../../core/order/order.ts'

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

/** What an {@link Order} is read from: each column under the name of its field. */
export const orderColumns = `id, borrower_id as "borrowerId", product_id as "productId", offer_id as "offerId", market, status, terms, schedule,
  disbursed_on as "disbursedOn", applied_at as "appliedAt", answer_by as "answerBy", decided_at as "decidedAt", decision,
  decline_reason as "declineReason", retry_on as "retryOn", approval_ends_on as "approvalEndsOn",
  manual_withdrawal as "manualWithdrawal", withdrawal_asked_at as "withdrawalAskedAt", payout_account_id as "payoutAccountId",
  payout_state as "payoutState", payout_failure as "payoutFailure", status_on as "statusOn", settled_on as "settledOn",
  closure_number as "closureNumber", redirect_url as "redirectUrl", score_asked as "scoreAsked",
  collection_allowed as "collectionAllowed", version`
