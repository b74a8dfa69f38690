// Loan accounts: copied whole, and kept when the account of their borrower goes.

import { columnNames, type OwnData, ofBorrower, ofOwnOrders } from '../own-data.ts'

export const accountData: OwnData<unknown> = {
  room: 'account',
  tables: [
    {
      table: 'loan_order',
      part: 'loans',
      where: ofBorrower,
      orderBy: 'applied_at, id',
      columns:
        columnNames(`id borrower_id product_id offer_id market status terms schedule disbursed_on applied_at answer_by
        decided_at decision decline_reason retry_on approval_ends_on manual_withdrawal withdrawal_asked_at
        payout_account_id payout_state payout_failure status_on settled_on closure_number redirect_url score_asked
        collection_allowed version`),
      without: { entries_after: 'books' },
    },
    {
      table: 'loan_event',
      part: 'loanEvents',
      where: ofOwnOrders,
      orderBy: 'order_id, number',
      columns: columnNames('id order_id kind value_date posting_date amount_minor data source_key created_at number'),
    },
    {
      table: 'loan_act',
      part: 'loanActs',
      where: ofOwnOrders,
      orderBy: 'acted_at, event_id',
      columns: columnNames('event_id order_id reason acted_at'),
      without: { acted_by: 'books' },
    },
    {
      table: 'accrual_day',
      part: 'chargesByDay',
      where: ofOwnOrders,
      orderBy: 'order_id, accrual_date',
      columns: columnNames('order_id accrual_date interest_minor fee_minor penalty_minor closed_at'),
    },
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
