// Attempts to send the money, scores, requests for help, plans and reminders: copied, and kept with the loan, own words apart.

import { copied, type OwnData, ofOwnOrders } from '../own-data.ts'
import { forgetOwnWords } from './hardship/hardship-store.ts'
import { eraseReminderLink } from './reminder/reminder-store.ts'

export const orderData: OwnData<unknown> = {
  room: 'order',
  tables: [
    copied(
      'payout_attempt',
      'payouts',
      'order_id, attempt',
      'order_id attempt account_id amount_minor state reference reason asked_at answered_at provider',
      { where: ofOwnOrders },
    ),
    copied('app_score', 'appScores', 'scored_at, order_id', 'borrower_id order_id stars scored_at'),
    copied(
      'hardship_request',
      'requestsForHelp',
      'asked_at, id',
      'id order_id borrower_id reason words can_pay_minor pay_from asked_at answer_by ended_at ended_as answer',
      { without: { officer_id: 'books' } },
    ),
    copied(
      'plan_offer',
      'offeredPlans',
      'offered_at, id',
      'id order_id first_day last_day due_dates reason offered_at expires_at answered_at answered_as',
      { where: ofOwnOrders, without: { officer_id: 'books' } },
    ),
    copied(
      'reminder',
      'reminders',
      'planned_on, order_id, days',
      'order_id due_date days borrower_id planned_on state stopped_because done_at',
    ),
  ],
  leftOut: {
    closed_day: 'nobody',
    reminder_link: 'secrets',
  },
  kept: {
    payout_attempt: 'orders',
    app_score: 'orders',
    plan_offer: 'orders',
    reminder: 'orders',
  },
  async erase(tx, _deps, { borrowerId }) {
    await eraseReminderLink(tx, borrowerId)
    await forgetOwnWords(tx, borrowerId)
  },
}
