// Payments, what was asked for, and claims that one is missing: the books stay, cards and claims go with the account.

import type { Deps } from '../deps.ts'
import { columnNames, type OwnData, ofBorrower, ofOwnOrders } from '../own-data.ts'
import { closeAutopays } from './autopay/autopay-store.ts'
import { eraseSetups } from './card/card-setup-store.ts'
import { forgetCards } from './card/forget-card.ts'
import { eraseClaims } from './claim/payment-claim-store.ts'

export const paymentData: OwnData<Deps> = {
  room: 'payment',
  tables: [
    {
      table: 'payment_card',
      part: 'cards',
      where: ofBorrower,
      orderBy: 'created_at, id',
      columns: columnNames(
        'id borrower_id label bank_name bank_code last_four expires provider code_needed created_at removed_at',
      ),
      without: { processor_token: 'accountNumber' },
    },
    {
      table: 'payment_intent',
      part: 'paymentCodes',
      where: ofBorrower,
      orderBy: 'created_at, id',
      columns:
        columnNames(`id ref order_id borrower_id purpose channel amount_minor currency quote_day state provider_ref
        pay_code qr_text page_url created_at expires_at paid_at`),
    },
    {
      table: 'payment',
      part: 'payments',
      where: ofBorrower,
      orderBy: 'received_at, id',
      columns:
        columnNames(`id provider transaction_id channel reference intent_id order_id borrower_id amount_minor currency
        paid_at value_date state suspense_reason applied_as loan_event_id received_at resolved_at back_of out_minor
        returned_at`),
    },
    {
      table: 'card_payment',
      part: 'cardPayments',
      where: ofBorrower,
      orderBy: 'created_at, id',
      columns:
        columnNames(`id order_id borrower_id card_id amount_minor currency quote_day state created_at confirmed_at
        finished_at may_pass needs_owner bank_asked_at withdrawn`),
      without: { token_hash: 'secrets', request_key: 'secrets', confirm_key: 'secrets' },
    },
    {
      table: 'card_setup',
      part: 'addedCards',
      where: ofBorrower,
      orderBy: 'created_at, id',
      columns: columnNames('id borrower_id provider state card_id created_at finished_at'),
      without: { setup_ref: 'secrets', holder: 'secrets' },
    },
    {
      table: 'autopay',
      part: 'automaticRepayment',
      where: ofBorrower,
      orderBy: 'agreed_at, id',
      columns: columnNames('id order_id borrower_id card_id text_hash language agreed_at stopped_at stopped_because'),
      without: { link_hash: 'secrets' },
    },
    {
      table: 'autopay_notice',
      part: 'automaticRepaymentNotices',
      where: ofBorrower,
      orderBy: 'written_at, order_id, due_date, n',
      columns: columnNames('order_id due_date n autopay_id borrower_id amount_minor sms_id written_at'),
    },
    {
      table: 'autopay_try',
      part: 'automaticCharges',
      where: ofBorrower,
      orderBy: 'begun_at, order_id, due_date, n',
      columns: columnNames(
        'order_id due_date n autopay_id borrower_id amount_minor card_payment_id begun_at outcome ended_at',
      ),
    },
    {
      table: 'credit_refund',
      part: 'refunds',
      where: ofBorrower,
      orderBy: 'asked_at, id',
      columns: columnNames(
        'id order_id borrower_id account_id amount_minor currency state reason asked_at finished_at provider',
      ),
    },
    {
      table: 'credit_use',
      part: 'creditUses',
      where: ofBorrower,
      orderBy: 'used_at, id',
      columns: columnNames('id from_order_id to_order_id borrower_id amount_minor currency used_at'),
    },
    {
      table: 'credit_offer',
      part: 'creditOffers',
      where: ofBorrower,
      orderBy: 'offered_at, id',
      columns: columnNames(
        'id from_order_id to_order_id borrower_id amount_minor currency offered_at expires_at use_id',
      ),
    },
    {
      table: 'payment_claim',
      part: 'missedPayments',
      where: ofBorrower,
      orderBy: 'created_at, complaint_id',
      columns: columnNames('complaint_id borrower_id order_id reference state payment_id created_at'),
    },
    {
      table: 'suspense_placing',
      part: 'placedPayments',
      where: ofOwnOrders,
      orderBy: 'placed_at, payment_id',
      columns: columnNames('payment_id order_id reason placed_at'),
      without: { placed_by: 'books' },
    },
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
