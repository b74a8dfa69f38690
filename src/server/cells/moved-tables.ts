// What of the database goes along when a borrower moves to another cell, and why the rest stays. A test holds that no table is forgotten.

const own = 'borrower_id = $1'
const ofOrders = 'order_id in (select id from loan_order where borrower_id = $1)'
const ofPayments = `(provider, transaction_id) in (select provider, transaction_id from payment where ${own} or ${ofOrders})`

/** Each after those that its rows refer to; whose rows, where $1 is the borrower. */
export const movedTables: readonly (readonly [table: string, where: string])[] = [
  ['borrower', 'id = $1'],
  ['former_phone', own],
  ['passkey', own],
  ['contact_change', own],
  ['payout_account', own],
  ['payout_account_change', own],
  ['data_consent', own],
  ['device_consent', own],
  ['device_fact', own],
  ['inbox_seen', own],
  ['application', own],
  ['application_details', own],
  ['identity_picture', own],
  ['application_check', own],
  ['offer', own],
  ['loan_order', own],
  ['application_review', own],
  ['consent', own],
  ['payout_attempt', ofOrders],
  ['loan_event', ofOrders],
  ['loan_act', ofOrders],
  ['accrual_day', ofOrders],
  ['loan_day', ofOrders],
  ['owed_loan', own],
  ['app_score', own],
  ['hardship_request', own],
  ['plan_offer', ofOrders],
  ['promise_to_pay', own],
  ['payment_intent', own],
  ['payment', `${own} or ${ofOrders}`],
  ['payment_return', ofPayments],
  ['suspense_placing', ofOrders],
  ['credit_refund', own],
  ['payment_card', own],
  ['card_setup', own],
  ['repay_token', own],
  ['card_payment', own],
  ['autopay', own],
  ['autopay_notice', own],
  ['autopay_try', own],
  ['sms_message', `phone = (select phone from borrower where id = $1) and state <> 'queued'`],
  ['message_wish', own],
  ['push_address', own],
  ['reminder', own],
  ['reminder_link', own],
  ['complaint', own],
  ['case_message', own],
  ['complaint_image', own],
  ['name_change', own],
  ['payment_claim', own],
  ['site_message', own],
  ['promotion_registration', own],
  ['desk_note', own],
  ['desk_proposal', `${own} or ${ofOrders}`],
  ['contact', own],
  ['contact_words', 'contact_id in (select id from contact where borrower_id = $1)'],
  ['identity_verdict', own],
  ['identity_request', own],
  ['account_name_check', own],
  ['partner_borrower', own],
  ['placed_offer', own],
  ['credit_use', own],
  ['credit_offer', own],
  // A call that is repeated with its key after the move gets the answer that it got before.
  ['request_key', `scope like $1 || ':%'`],
]

/** Written by content: copied where it is missing, and never taken away. */
export const sharedTables: readonly (readonly [table: string, where: string])[] = [
  ['officer', '$1::text is not null'],
  [
    'agreement_text',
    `hash in (select text_hash from consent where ${own} union select text_hash from data_consent where ${own}
       union select text_hash from autopay where ${own})`,
  ],
]

/**
 * Why a table stays. `cell`: it is the cell's own. `ledger`: append-only and sealed; entries of the move post the balances out here, and in
 * there. `short`: over within minutes or days, and made anew. `evidence`: acts under the cell's seals, read there. `refused`: a borrower
 * with such rows does not move.
 */
export const stayingTables: Readonly<Record<string, 'cell' | 'ledger' | 'short' | 'evidence' | 'refused'>> = {
  ...{ gl_account: 'cell', entry: 'ledger', transfer: 'ledger', ledger_seal: 'ledger', seal_check: 'cell' },
  ...{ entry_key: 'ledger', archived_month: 'ledger', archived_seal: 'ledger' },
  ...{ rate_window: 'short', seen_today: 'short', business_clock: 'cell', held_block: 'cell' },
  // Of jobs, those that still have to be done go along.
  ...{
    job: 'cell',
    job_done: 'cell',
    job_key: 'cell',
    work_part: 'cell',
    process: 'cell',
    published: 'cell',
    lasting_key: 'cell',
  },
  ...{ session: 'short', one_time_code: 'short', spent_ticket: 'short', passkey_challenge: 'short' },
  ...{ document_link: 'short', captcha: 'short', payout_bank_gone: 'cell' },
  ...{ officer_session: 'cell', officer_launch: 'cell', officer_invitation: 'cell', officer_passkey: 'cell' },
  ...{ officer_challenge: 'cell', officer_identity: 'cell', officer_provider_login: 'cell', officer_grant: 'cell' },
  ...{ officer_notice: 'cell', desk_act: 'evidence', desk_take: 'short', desk_done: 'evidence', desk_view: 'cell' },
  ...{
    product: 'cell',
    event_count: 'cell',
    closed_day: 'cell',
    provider_event: 'evidence',
    provider_event_key: 'evidence',
  },
  ...{ promotion_count: 'cell', portfolio_day: 'cell', portfolio_list: 'cell' },
  ...{ export_file: 'cell', settlement_report: 'cell', settlement_part: 'cell', settlement_line: 'cell' },
  ...{ settlement_sum: 'cell', settlement_absence: 'cell', settlement_cleared: 'cell' },
  ...{ book_opening: 'cell', book_period: 'cell', book_close: 'cell', book_balance: 'cell' },
  ...{ book_entry: 'refused', book_line: 'refused', book_loan: 'refused' },
  ...{ webhook_event: 'evidence', partner_key: 'cell', desk_bulk: 'cell', desk_bulk_loan: 'refused' },
  ...{ own_cell: 'cell', cell_place: 'cell', cell_news: 'cell' },
}
