// Loan accounts: copied whole, and kept when the account of their borrower goes.

import { copied, type OwnData, ofOwnOrders } from '../own-data.ts'

export const accountData: OwnData<unknown> = {
  room: 'account',
  tables: [
    copied(
      'loan_order',
      'loans',
      'applied_at, id',
      `id borrower_id product_id offer_id market status terms schedule disbursed_on applied_at answer_by
        decided_at decision decline_reason retry_on approval_ends_on manual_withdrawal withdrawal_asked_at
        payout_account_id payout_state payout_failure status_on settled_on closure_number redirect_url score_asked
        collection_allowed version`,
      { without: { entries_after: 'books' } },
    ),
    copied(
      'loan_event',
      'loanEvents',
      'order_id, number',
      'id order_id kind value_date posting_date amount_minor data source_key created_at number',
      { where: ofOwnOrders },
    ),
    copied('loan_act', 'loanActs', 'acted_at, event_id', 'event_id order_id reason acted_at', {
      where: ofOwnOrders,
      without: { acted_by: 'books' },
    }),
    copied(
      'accrual_day',
      'chargesByDay',
      'order_id, accrual_date',
      'order_id accrual_date interest_minor fee_minor penalty_minor closed_at',
      { where: ofOwnOrders },
    ),
  ],
  // Figures that the replay of the loan gives again.
  leftOut: { loan_day: 'books', owed_loan: 'books' },
  kept: {
    loan_order: 'orders',
    loan_event: 'orders',
    loan_act: 'orders',
    accrual_day: 'orders',
    loan_day: 'orders',
    owed_loan: 'orders',
  },
}
