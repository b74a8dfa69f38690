// The calls of a loan account, and their use cases.

import { type Routes, signedIn } from '../http/call.ts'
import { getDateMove, moveDueDate } from './date-move.ts'
import { getInstalmentPlan } from './get-instalment-plan.ts'
import { getOrder } from './get-order.ts'
import { askHardship, getHardship, withdrawHardship } from './hardship.ts'
import { listOrders } from './list-orders.ts'
import { answerPlan } from './plan-offer.ts'
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
} satisfies Partial<Routes>
