// What passed between the lender and a borrower: contacts that officers noted and messages that the product sent, in one list by time.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { internationalPhone } from '../../core/identity/phone.ts'
import { markets } from '../../core/market/markets.ts'
import { setsRule } from '../../core/outbox/contact-rules.ts'
import type { Order } from '../account/record/door.ts'
import type { Queries } from '../db/database.ts'
import { type DeskCall, deskMoment } from '../officer/call/door.ts'
import { listOfficerRows } from '../officer/person/door.ts'
import { listContactsOf, type ShownContact } from '../outbox/contact/door.ts'
import type { Borrower } from '../people/borrower/door.ts'

export interface SentMessage {
  readonly id: string
  readonly at: Date
  readonly purpose: string
  readonly state: string
  /** By the lender's app. */
  readonly isShown: boolean
  readonly spoken: boolean
  /** Empty for one with a code: an officer who could read one could log in as the borrower. */
  readonly text: string
}

/** The newest fifty with what became of them, by the international number, which is one person's. */
export async function messagesTo(db: Queries, { phone, market }: Borrower): Promise<SentMessage[]> {
  if (phone === null) return []
  return await db.query<SentMessage>(
    `select id, created_at as at, purpose, coalesce(delivery, state) as state, push_state is not distinct from 'shown' as "isShown",
        spoken, case when code is null then body else '' end as text from sms_message
      where phone = $1 and send_to = $2 order by created_at desc, id desc limit 50`,
    [phone, internationalPhone(phone, markets[market].phone)],
  )
}

type Timeline = DeskOutput<'readBorrower'>['timeline']
type Means = Pick<DeskCall, 'db' | 'deps'>

interface Placed {
  readonly at: Date
  readonly notedAt: Date
  readonly entry: { readonly kind: string; readonly id: string }
}

const compared = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)

/**
 * CONTACT-5. What is of one moment stands as it was noted, then by kind and id: the evidence file has the same order the other way round, as a
 * contact that was typed by its minute often has the moment of another one.
 */
const byNewest = (one: Placed, other: Placed): number =>
  other.at.getTime() - one.at.getTime() ||
  other.notedAt.getTime() - one.notedAt.getTime() ||
  compared(other.entry.kind, one.entry.kind) ||
  compared(other.entry.id, one.entry.id)

/** Newest first. */
export async function timelineOf(
  { db, deps }: Means,
  { id, market }: Borrower,
  messages: readonly SentMessage[],
  isShown: (contact: ShownContact) => boolean = () => true,
): Promise<Timeline> {
  const names = new Map((await listOfficerRows(db)).map((officer) => [officer.id, officer.name]))
  const contacts = (await listContactsOf(db, id)).filter(isShown).map((one) => {
    const { channel, direction, outcome, withWhom, note, orderId, against, againstAlso } = one
    const of = {
      kind: 'contact' as const,
      id: one.id,
      purpose: '',
      channel,
      direction,
      outcome,
      withWhom,
      orderId,
      against,
      againstAlso: [...againstAlso],
    }
    const shownNoted = one.notedAt > one.at ? deskMoment(deps, one.notedAt) : null
    return {
      at: one.at,
      notedAt: one.notedAt,
      entry: { ...of, text: note, by: names.get(one.officerId) ?? '', notedAt: shownNoted },
    }
  })
  const sent = messages.map((one) => {
    const channel = one.isShown ? ('inApp' as const) : one.spoken ? ('call' as const) : ('text' as const)
    const of = { kind: 'message' as const, id: one.id, purpose: one.purpose, channel, direction: 'out' as const }
    const rest = { withWhom: '', text: one.text, orderId: null, by: '', notedAt: null, against: null, againstAlso: [] }
    return { at: one.at, notedAt: one.at, entry: { ...of, outcome: one.state, ...rest } }
  })
  const { zone } = markets[market]
  return [...contacts, ...sent].sort(byNewest).map(({ at, entry }) => {
    const [ours, theirs] = [deskMoment(deps, at), dateTimeIn(zone, at)]
    return { at: ours, borrowersAt: theirs === ours ? null : theirs, ...entry }
  })
}

/** {@link timelineOf} the borrower of a loan since it was applied for, without contacts about other loans; what sets or ends a rule holds for all. */
export async function timelineOfLoan(means: Means, borrower: Borrower, order: Order): Promise<Timeline> {
  const messages = (await messagesTo(means.db, borrower)).filter(({ at }) => at >= order.appliedAt)
  return await timelineOf(
    means,
    borrower,
    messages,
    (one) => setsRule(one) || (one.at >= order.appliedAt && (one.orderId === null || one.orderId === order.id)),
  )
}
