// Payments, what was asked for, and claims that one is missing: the books stay, cards and claims go with the account.

import type { Deps } from '../deps.ts'
import { copied, type OwnData, ofOwnOrders } from '../own-data.ts'
import { closeAutopays } from './autopay/autopay-store.ts'
import { eraseSetups } from './card/card-setup-store.ts'
import { forgetCards } from './card/forget-card.ts'
import { eraseClaims } from './claim/payment-claim-store.ts'

export const paymentData: OwnData<Deps> = {
  room: 'payment',
  tables: [
    copied(
      'payment_card',
      'cards',
      'created_at, id',
      'id borrower_id label bank_name bank_code last_four expires provider code_needed created_at removed_at',
      { without: { processor_token: 'accountNumber' } },
    ),
    copied(
      'payment_intent',
      'paymentCodes',
      'created_at, id',
      `id ref order_id borrower_id purpose channel amount_minor currency quote_day through_instalment state provider_ref
        pay_code qr_text page_url created_at expires_at paid_at`,
    ),
    copied(
      'payment',
      'payments',
      'received_at, id',
      `id provider transaction_id channel reference intent_id order_id borrower_id amount_minor currency
        paid_at value_date state suspense_reason applied_as loan_event_id received_at resolved_at back_of out_minor
        returned_at`,
    ),
    copied(
      'card_payment',
      'cardPayments',
      'created_at, id',
      `id order_id borrower_id card_id amount_minor currency quote_day state created_at confirmed_at
        finished_at may_pass needs_owner bank_asked_at withdrawn`,
      { without: { token_hash: 'secrets', request_key: 'secrets', confirm_key: 'secrets' } },
    ),
    copied(
      'card_setup',
      'addedCards',
      'created_at, id',
      'id borrower_id provider state card_id created_at finished_at',
      { without: { setup_ref: 'secrets', holder: 'secrets' } },
    ),
    copied(
      'autopay',
      'automaticRepayment',
      'agreed_at, id',
      'id order_id borrower_id card_id text_hash language agreed_at stopped_at stopped_because',
      { without: { link_hash: 'secrets' } },
    ),
    copied(
      'autopay_notice',
      'automaticRepaymentNotices',
      'written_at, order_id, due_date, n',
      'order_id due_date n autopay_id borrower_id amount_minor sms_id written_at',
    ),
    copied(
      'autopay_try',
      'automaticCharges',
      'begun_at, order_id, due_date, n',
      'order_id due_date n autopay_id borrower_id amount_minor card_payment_id begun_at outcome ended_at',
    ),
    copied(
      'credit_refund',
      'refunds',
      'asked_at, id',
      'id order_id borrower_id account_id amount_minor currency state reason asked_at finished_at provider',
    ),
    copied(
      'credit_use',
      'creditUses',
      'used_at, id',
      'id from_order_id to_order_id borrower_id amount_minor currency used_at',
    ),
    copied(
      'credit_offer',
      'creditOffers',
      'offered_at, id',
      'id from_order_id to_order_id borrower_id amount_minor currency offered_at expires_at use_id',
    ),
    copied(
      'payment_claim',
      'missedPayments',
      'created_at, complaint_id',
      'complaint_id borrower_id order_id reference state payment_id created_at',
    ),
    copied('suspense_placing', 'placedPayments', 'placed_at, payment_id', 'payment_id order_id reason placed_at', {
      where: ofOwnOrders,
      without: { placed_by: 'books' },
    }),
  ],
  leftOut: {
    repay_token: 'secrets',
    payment_return: 'books',
    provider_event: 'nobody',
    provider_event_key: 'nobody',
  },
  kept: {
    payment_intent: 'books',
    payment: 'books',
    card_payment: 'books',
    autopay_notice: 'books',
    autopay_try: 'books',
    repay_token: 'books',
    credit_refund: 'books',
    credit_use: 'books',
    credit_offer: 'books',
    suspense_placing: 'books',
  },
  async erase(tx, deps, { borrowerId }) {
    await closeAutopays(tx, borrowerId, deps.clock.now())
    await forgetCards(tx, deps, borrowerId)
    await eraseSetups(tx, borrowerId)
    await eraseClaims(tx, borrowerId)
  },
}
