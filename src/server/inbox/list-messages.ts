// The calls of the inbox: its list, and the mark up to which it was read.

import { dateTimeIn, readMoment } from '../../core/calendar-date.ts'
import { internationalPhone } from '../../core/identity/phone.ts'
import { markets } from '../../core/market/markets.ts'
import { done, refuse } from '../../core/refusal.ts'
import { type Application, listApplications } from '../application/form/door.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { allOrders } from '../order/page/door.ts'
import { deliveriesTo, type Told } from '../outbox/sms/door.ts'
import { type Borrower, findBorrower } from '../people/borrower/door.ts'
import { type InboxMessage, messagesOf, type OrderOfInbox } from './inbox-messages.ts'

/** How many of a phone number's last digits are shown. */
const shownDigits = 4

export const listMessages: Handler<'listMessages'> = async (_input, call) => {
  const borrower = await findBorrower(call.db, call.caller.borrowerId)
  if (borrower === null) return refuse('notFound')
  const messages = await messagesOf(call, await allOrders(call), await listApplications(call.db, borrower.id))
  const seen = await seenUntil(call.db, borrower.id)
  const isNew = isAfter(seen)
  const deliveries = await deliveriesOf(call, borrower)
  return {
    list: messages.map(({ at, ...message }) => ({
      ...message,
      ...(deliveries.get(message.id) ?? { delivery: 'none' as const, byPhone: false }),
      at: dateTimeIn(call.market.zone, at),
      isNew: isNew(at),
    })),
    unread: messages.filter(({ at }) => isNew(at)).length,
    mark: messages[0]?.at.toISOString() ?? '',
    phone: borrower.phone === null ? '' : `•••• ${borrower.phone.slice(-shownDigits)}`,
  }
}

/** The delivery status of text messages to the borrower's number, by the inbox message that each announces. */
async function deliveriesOf({ db }: Call, { phone, market }: Borrower): Promise<ReadonlyMap<string, Told>> {
  return phone === null ? new Map() : await deliveriesTo(db, internationalPhone(phone, markets[market].phone))
}

/** Stores until when messages are read; a mark in the future is stored as now. Refuses text that is not a timestamp. */
export const markMessagesSeen: Handler<'markMessagesSeen'> = async ({ mark }, call) => {
  const until = readMoment(mark)
  if (until === null) return refuse('notFound')
  const now = call.deps.clock.now()
  await markSeen(call.db, call.caller.borrowerId, new Date(Math.min(until.getTime(), now.getTime())))
  return done
}

/** How many messages are new to the borrower of the call, whose orders and applications the caller has loaded. */
export async function unreadCount(
  call: Call,
  orders: readonly OrderOfInbox[],
  applications: readonly Application[],
): Promise<number> {
  const isNew = isAfter(await seenUntil(call.db, call.caller.borrowerId))
  return (await messagesOf(call, orders, applications)).filter(({ at }: InboxMessage) => isNew(at)).length
}

function isAfter(seen: Date | null): (at: Date) => boolean {
  return (at) => seen === null || at > seen
}

/** Null for a borrower who has never opened the inbox. */
async function seenUntil(db: Queries, borrowerId: string): Promise<Date | null> {
  return await db.value<Date>('select seen_until as at from inbox_seen where borrower_id = $1', [borrowerId])
}

async function markSeen(db: Queries, borrowerId: string, until: Date): Promise<void> {
  await db.execute(
    `insert into inbox_seen (borrower_id, seen_until) values ($1, $2)
      on conflict (borrower_id) do update set seen_until = greatest(inbox_seen.seen_until, excluded.seen_until)`,
    [borrowerId, until],
  )
}

/** Deletes the mark of a borrower whose account is deleted. */
export async function forgetSeen(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute('delete from inbox_seen where borrower_id = $1', [borrowerId])
}
