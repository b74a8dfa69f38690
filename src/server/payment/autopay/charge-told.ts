// Whether a notice has told a borrower of the charge for a due date: then no reminder is sent as well.

import { addDays, type CalendarDate, dateIn } from '../../../core/calendar-date.ts'
import { markets } from '../../../core/market/markets.ts'
import { autopayRules } from '../../../core/payment/autopay.ts'
import type { Order } from '../../account/record/door.ts'
import type { Queries } from '../../db/database.ts'
import { leftAt } from '../../outbox/sms/door.ts'
import { latestAutopay, noticesOf } from './autopay-store.ts'

/** True while an agreement is alive whose notice of this due date left in time: without one there is no charge. */
export async function isChargeTold(
  db: Queries,
  { id, market }: Pick<Order, 'id' | 'market'>,
  dueDate: CalendarDate,
): Promise<boolean> {
  const autopay = await latestAutopay(db, id)
  if (autopay === null || autopay.stoppedAt !== null) return false
  const said = (await noticesOf(db, id)).filter((one) => one.autopayId === autopay.id && one.dueDate === dueDate)
  const smsIds = said.map(({ smsId }) => smsId)
  const left = await leftAt(db, smsIds)
  const latest = addDays(dueDate, -autopayRules.noticeLeastDays)
  return [...left.values()].some((at) => dateIn(markets[market].zone, at) <= latest)
}
