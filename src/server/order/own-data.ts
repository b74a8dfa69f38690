// Attempts to send the money, scores, requests for help and plans: copied, and kept with the loan, own words apart.

import { columnNames, type OwnData, ofBorrower, ofOwnOrders } from '../own-data.ts'
import { forgetOwnWords } from './hardship/hardship-store.ts'

export const orderData: OwnData<unknown> = {
  room: 'order',
  tables: [
    {
      table: 'payout_attempt',
      part: 'payouts',
      where: ofOwnOrders,
      orderBy: 'order_id, attempt',
      columns: columnNames(
        'order_id attempt account_id amount_minor state reference reason asked_at answered_at provider',
      ),
    },
    {
      table: 'app_score',
      part: 'appScores',
      where: ofBorrower,
      orderBy: 'scored_at, order_id',
      columns: columnNames('borrower_id order_id stars scored_at'),
    },
    {
      table: 'hardship_request',
      part: 'requestsForHelp',
      where: ofBorrower,
      orderBy: 'asked_at, id',
      columns: columnNames(
        'id order_id borrower_id reason words can_pay_minor pay_from asked_at answer_by ended_at ended_as answer',
      ),
      without: { officer_id: 'books' },
    },
    {
      table: 'plan_offer',
      part: 'offeredPlans',
      where: ofOwnOrders,
      orderBy: 'offered_at, id',
      columns: columnNames(
        'id order_id first_day last_day due_dates reason offered_at expires_at answered_at answered_as',
      ),
      without: { officer_id: 'books' },
    },
  ],
  leftOut: {
    closed_day: 'nobody',
  },
  kept: {
    payout_attempt: 'orders',
    app_score: 'orders',
    plan_offer: 'orders',
  },
  erase: (tx, _deps, { borrowerId }) => forgetOwnWords(tx, borrowerId),
}
