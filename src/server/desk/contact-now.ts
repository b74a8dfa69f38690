// Whether officers may call a borrower about a payment now, with what speaks against it: hours, wish, promise, plan, how often.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { internationalPhone } from '../../core/identity/phone.ts'
import type { LoanState } from '../../core/loan/loan-state.ts'
import { markets } from '../../core/market/markets.ts'
import { whyNotContacted } from '../../core/reminder/contact-now.ts'
import type { DeskCall } from '../officer/door.ts'
import { afterQuietHours, sentOfKind, wantsReminders } from '../outbox/door.ts'
import type { Borrower } from '../people/door.ts'
import { promisedOrders } from '../promise/door.ts'
import { countFollowUps } from './done-store.ts'

type Loans = readonly { readonly orderId: string; readonly state: LoanState | null }[]

/** REMINDER-4. Null once the account is deleted. */
export async function contactNow(
  { db, deps }: Pick<DeskCall, 'db' | 'deps'>,
  { id, phone, market: marketId, deletedAt }: Borrower,
  loans: Loans,
): Promise<DeskOutput<'readBorrower'>['contact']> {
  if (deletedAt !== null) return null
  const market = markets[marketId]
  const now = deps.clock.now()
  const cap = market.contactCaps.reminders
  const to = phone === null ? null : internationalPhone(phone, market.phone)
  const texts = to === null ? { inADay: 0, inAWeek: 0 } : await sentOfKind(db, to, 'reminders', now)
  const calls = await countFollowUps(db, id, now)
  const sent = { inADay: texts.inADay + calls.inADay, inAWeek: texts.inAWeek + calls.inAWeek }
  const promised = await promisedOrders(
    db,
    loans.map(({ orderId }) => orderId),
    now,
  )
  const because = whyNotContacted(
    {
      hasPhone: phone !== null,
      loans: loans.map(({ orderId, state }) => ({ state, isPromised: promised.has(orderId) })),
      isWanted: await wantsReminders(db, id),
      sent,
      isNight: afterQuietHours(market, now) > now,
    },
    cap,
  )
  const { from: quietFrom, to: quietTo } = market.quietHours
  return { because, time: dateTimeIn(market.zone, now).slice(11, 16), from: quietTo, to: quietFrom, ...sent, ...cap }
}
