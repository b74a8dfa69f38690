// The calls of a loan account, and their use cases.

import { done, refuse } from '../../core/refusal.ts'
import { open, type Routes, signedIn } from '../http/call.ts'
import { getDateMove, moveDueDate } from './date-move.ts'
import { askHardship, getHardship, withdrawHardship } from './hardship/hardship.ts'
import { answerPlan } from './hardship/plan-offer.ts'
import { getInstalmentPlan } from './page/get-instalment-plan.ts'
import { getOrder } from './page/get-order.ts'
import { listOrders } from './page/list-orders.ts'
import { stopByLink } from './reminder/reminder-store.ts'
import { scoreApp } from './score-app.ts'
import { withdraw } from './withdraw.ts'

export const orderRoutes = {
  getOrder: signedIn(getOrder),
  listOrders: signedIn(listOrders),
  getInstalmentPlan: signedIn(getInstalmentPlan),
  getDateMove: signedIn(getDateMove),
  moveDueDate: signedIn(moveDueDate),
  getHardship: signedIn(getHardship),
  askHardship: signedIn(askHardship),
  withdrawHardship: signedIn(withdrawHardship),
  answerPlan: signedIn(answerPlan),
  withdraw: signedIn(withdraw),
  scoreApp: signedIn(scoreApp),
  stopReminders: open(async ({ token }, { db, deps }) =>
    (await stopByLink(db, token, deps.clock.now())) ? done : refuse('notFound'),
  ),
} satisfies Partial<Routes>
