// Attempts to send the money, and scores: copied, and kept with the loan.

import { columnNames, type OwnData, ofBorrower, ofOwnOrders } from '../own-data.ts'

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
  ],
  leftOut: {
    closed_day: 'nobody',
  },
  kept: {
    payout_attempt: 'orders',
    app_score: 'orders',
  },
}
