// Whether officers may call a borrower about a payment now, with what speaks against it: hours, wish, promise, plan, how often.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { internationalPhone } from '../../core/identity/phone.ts'
import type { LoanState } from '../../core/loan/loan-state.ts'
import { replayLoan } from '../../core/loan/replay.ts'
import type { MarketId } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { payableStatuses } from '../../core/order/status.ts'
import { type ContactFacts, whyNotContacted } from '../../core/reminder/contact-now.ts'
import { type LoanRow, marketDay, openLoanFrom } from '../account/door.ts'
import { sqlList } from '../db/sql-list.ts'
import type { DeskCall, DeskReader } from '../officer/door.ts'
import { afterQuietHours, sentOfKind, whoWantsReminders } from '../outbox/door.ts'
import type { Borrower } from '../people/door.ts'
import { promisedOrders } from '../promise/door.ts'
import { countFollowUps } from './done-store.ts'

type Means = Pick<DeskCall, 'db' | 'deps'>
type Loans = readonly { readonly orderId: string; readonly state: LoanState | null }[]

/** A borrower who may be called, with the loans that are asked about. */
interface Asked {
  readonly id: string
  readonly phone: string | null
  readonly market: MarketId
  readonly loans: Loans
}

/** REMINDER-4. Null once the account is deleted. */
export async function contactNow(
  call: Means,
  { id, phone, market: marketId, deletedAt }: Borrower,
  loans: Loans,
): Promise<DeskOutput<'readBorrower'>['contact']> {
  if (deletedAt !== null) return null
  const market = markets[marketId]
  const cap = market.contactCaps.reminders
  const facts = (await factsOf(call, [{ id, phone, market: marketId, loans }])).get(id)
  if (facts === undefined) throw new Error('a borrower who was asked about has no facts')
  const { from: quietFrom, to: quietTo } = market.quietHours
  const time = dateTimeIn(market.zone, call.deps.clock.now()).slice(11, 16)
  return { because: whyNotContacted(facts, cap), time, from: quietTo, to: quietFrom, ...facts.sent, ...cap }
}

/** REMINDER-4 for a list of borrowers, in as many queries as for one. Whoever deleted the account is left out. */
export const listContacts: DeskReader<'listContacts'> = async ({ userIds }, { db, deps, act }) => {
  await act({ act: 'listContacts', subject: '', after: { borrowers: userIds.length } })
  const people = await db.query<{ id: string; phone: string | null; market: MarketId }>(
    'select id, phone, market from borrower where id = any($1::text[]) and deleted_at is null',
    [userIds],
  )
  const rows = await db.query<LoanRow>(
    `select * from read_loans(array(select id from loan_order
      where borrower_id = any($1::text[]) and status in ${sqlList(payableStatuses)}))`,
    [userIds],
  )
  const loans = rows.map((row) => {
    const { order, loan, events } = openLoanFrom(row).account
    const state = loan === null ? null : replayLoan(loan, events, marketDay(deps, order))
    return { borrowerId: order.borrowerId, orderId: order.id, state }
  })
  const asked = people.map((one) => ({ ...one, loans: loans.filter(({ borrowerId }) => borrowerId === one.id) }))
  const facts = await factsOf({ db, deps }, asked)
  return asked.flatMap(({ id: userId, market }) => {
    const own = facts.get(userId)
    return own === undefined ? [] : [{ userId, because: whyNotContacted(own, markets[market].contactCaps.reminders) }]
  })
}

async function factsOf({ db, deps }: Means, asked: readonly Asked[]): Promise<Map<string, ContactFacts>> {
  const now = deps.clock.now()
  const ids = asked.map(({ id }) => id)
  const toOf = ({ phone, market }: Asked) => (phone === null ? '' : internationalPhone(phone, markets[market].phone))
  const texts = await sentOfKind(db, asked.map(toOf), 'reminders', now)
  const calls = await countFollowUps(db, ids, now)
  const wanting = await whoWantsReminders(db, ids)
  const orders = asked.flatMap(({ loans }) => loans.map(({ orderId }) => orderId))
  const promised = await promisedOrders(db, orders, now)
  const none = { inADay: 0, inAWeek: 0 }
  return new Map(
    asked.map((one) => {
      const [text, followed] = [texts.get(toOf(one)) ?? none, calls.get(one.id) ?? none]
      const facts = {
        hasPhone: one.phone !== null,
        loans: one.loans.map(({ orderId, state }) => ({ state, isPromised: promised.has(orderId) })),
        isWanted: wanting.has(one.id),
        sent: { inADay: text.inADay + followed.inADay, inAWeek: text.inAWeek + followed.inAWeek },
        isNight: afterQuietHours(markets[one.market], now) > now,
      }
      return [one.id, facts]
    }),
  )
}
