// Whether a message may leave now: not at night, not against a wish, not oftener than the market allows. Looked at when it leaves.

import type { MarketId } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { type Counted, limitPassed } from '../../../core/outbox/contact-limits.ts'
import { afterQuietHours, standingStop } from '../../../core/outbox/contact-rules.ts'
import {
  isCapped,
  type MessageKind,
  type MessageStopped,
  whyMessageIsStopped,
} from '../../../core/outbox/message-rules.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { countedOf, notedContacts } from '../contact/contact-store.ts'
import { kindOf, leavesAtNight, purposesOf, type SmsPurpose } from './purposes.ts'

export interface Leaving {
  readonly id: string
  readonly sendTo: string
  readonly purpose: SmsPurpose
  readonly about: string | null
  readonly createdAt: Date
  readonly market: MarketId | null
  /** Whose number it is; null for a number without an account. */
  readonly borrowerId: string | null
  /** The provider that may have it since an earlier attempt: that attempt is followed until its outcome is known. */
  readonly handedTo: string | null
  /** Kinds that the borrower of this number has turned off in every channel that could carry it; null where it goes to the phone. */
  readonly turnedOff: readonly MessageKind[] | null
}

export interface Sorted<Row> {
  readonly now: readonly Row[]
  readonly later: readonly { readonly row: Row; readonly at: Date }[]
  readonly never: readonly { readonly row: Row; readonly because: MessageStopped }[]
}

const dayMs = 86_400_000

/**
 * Sorts messages in their turn. A job was planned for a time outside the quiet hours and may come later, after a provider or we were
 * away: messages that the borrower did not ask for wait for the morning then. Several of one kind to one number count one after the other.
 */
export async function sortLeaving<Row extends Leaving>(deps: Deps, rows: readonly Row[]): Promise<Sorted<Row>> {
  const at = deps.clock.now()
  const now: Row[] = []
  const later: { row: Row; at: Date }[] = []
  const never: { row: Row; because: MessageStopped }[] = []
  for (const row of rows) {
    const leavesAt = leavesNoSoonerThan(row, at)
    if (leavesAt > at) {
      later.push({ row, at: leavesAt })
      continue
    }
    const because = await whyStopped(deps, row, at, now)
    if (because === null) now.push(row)
    else never.push({ row, because })
  }
  return { now, later, never }
}

function leavesNoSoonerThan({ purpose, market }: Leaving, at: Date): Date {
  return market === null || leavesAtNight(purpose) ? at : afterQuietHours(markets[market], at)
}

/** Minutes after which a reminder that could not leave is compared with its loan again: before, it was looked at when it was queued. */
const staleMinutes = 15

async function whyStopped(
  deps: Deps,
  { sendTo, purpose, about, createdAt, market, borrowerId, handedTo, turnedOff }: Leaving,
  at: Date,
  ahead: readonly Leaving[],
): Promise<MessageStopped | null> {
  if (market === null || handedTo !== null) return null
  const { db, hooks } = deps
  const kind = kindOf[purpose]
  const turn = { kind, turnedOff: turnedOff ?? [] }
  if (!isCapped(kind)) return whyMessageIsStopped({ ...turn, standing: null, isTooMany: false })
  const noted = borrowerId === null ? [] : ((await notedContacts(db, [borrowerId])).get(borrowerId) ?? [])
  const beside = ahead.filter((one) => one.sendTo === sendTo && kindOf[one.purpose] === kind)
  const counted = [
    ...countedOf(noted),
    ...((await sentOfKind(db, [sendTo], kind, at)).get(sendTo) ?? []),
    ...beside.map(() => ({ at, channel: 'text' as const })),
  ]
  const asked = { at, channel: 'text' } as const
  const isTooMany = limitPassed(counted, asked, markets[market]) !== null
  const stopped = whyMessageIsStopped({ ...turn, standing: standingStop(noted, asked), isTooMany })
  const waited = at.getTime() - createdAt.getTime() > staleMinutes * 60_000
  if (stopped !== null || about === null || !waited) return stopped
  return (await hooks.isReminderOver(db, deps, about)) ? 'outOfDate' : null
}

/** Those of a kind that left to each of some numbers in the seven days before `at`; a number without one is left out. */
export async function sentOfKind(
  db: Queries,
  sendTo: readonly string[],
  kind: MessageKind,
  at: Date,
): Promise<Map<string, Counted[]>> {
  const rows = await db.query<{ sendTo: string; at: Date }>(
    `select send_to as "sendTo", sent_at as at
      from sms_message where send_to = any($1::text[]) and purpose = any($2) and state = 'sent' and sent_at > $3`,
    [sendTo, purposesOf(kind), new Date(at.getTime() - 7 * dayMs)],
  )
  const found = new Map<string, Counted[]>()
  for (const { sendTo: to, at: sentAt } of rows)
    found.set(to, [...(found.get(to) ?? []), { at: sentAt, channel: 'text' }])
  return found
}
