// The line of four steps of an order until its money is there.

import { dateIn } from '../../../core/calendar-date.ts'
import { type LineStep, orderLine } from '../../../core/order/application-line.ts'
import { withdrawalIsAwaited } from '../../../core/order/order.ts'
import type { OrderFigures } from './order-rows.ts'

type LineFigures = Pick<
  OrderFigures,
  'order' | 'status' | 'application' | 'sentAgainOn' | 'today' | 'fundingMaxDays' | 'nameIsChecked'
>

/** The core's line of steps, with days of the order's market. */
export function lineOf(
  { order, status, application, sentAgainOn, today, fundingMaxDays, nameIsChecked }: LineFigures,
  zone: string,
): readonly LineStep[] {
  const dayOf = (moment: Date | null) => (moment === null ? null : dateIn(zone, moment))
  return orderLine({
    status,
    payoutState: order.payoutState,
    acceptedOn: dateIn(zone, order.appliedAt),
    answerBy: dateIn(zone, order.answerBy),
    decidedOn: dayOf(order.decidedAt),
    withdrawalIsAwaited: status === 'approved' && withdrawalIsAwaited(order, today),
    withdrawnOn: dayOf(order.withdrawalAskedAt),
    sentAgainOn,
    today,
    fundingMaxDays,
    application,
    nameIsChecked,
  })
}
