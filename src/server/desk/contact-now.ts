// Whether officers may contact a borrower about a payment, by which channel, and from when where not.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { type CalendarDate, dateTimeIn } from '../../core/calendar-date.ts'
import { internationalPhone } from '../../core/identity/phone.ts'
import { isPause, type LoanEvent, loanEventKinds } from '../../core/loan/loan-event.ts'
import type { LoanState } from '../../core/loan/loan-state.ts'
import { replayLoan } from '../../core/loan/replay.ts'
import type { MarketId } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { cannot } from '../../core/officer/desk-refusal.ts'
import { payableStatuses } from '../../core/order/status.ts'
import { type ContactChannel, contactChannels } from '../../core/outbox/contact.ts'
import type { Counted } from '../../core/outbox/contact-limits.ts'
import {
  type ContactFacts,
  type ContactStop,
  type ContactStopped,
  dueNow,
  whyNotContacted,
} from '../../core/outbox/contact-now.ts'
import { marketDay } from '../account/change/door.ts'
import { type LoanRow, loanColumns, openLoanFrom } from '../account/open/door.ts'
import type { Tx } from '../db/database.ts'
import { sqlList } from '../db/sql-list.ts'
import type { Deps } from '../deps.ts'
import { holderOf } from '../officer/act/door.ts'
import { type DeskCall, type DeskReader, deskMoment } from '../officer/call/door.ts'
import { helpAskedAbout } from '../order/reminder/door.ts'
import { countedOf, notedContacts } from '../outbox/contact/door.ts'
import { sentOfKind, whoWantsReminders } from '../outbox/wish/door.ts'
import { type Borrower, lockBorrower } from '../people/borrower/door.ts'
import { type FormerPhone, phonesLeftSince } from '../people/phone/door.ts'
import { openPromisesAbout } from '../promise/door.ts'
import { followUpsOf } from './done-store.ts'
import type { WorkItem } from './work-query.ts'

type Means = Pick<DeskCall, 'db' | 'deps'>
type LoanNow = ReturnType<typeof dueNow> & { readonly orderId: string }

/** A borrower who is asked about, with the loans. */
interface Asked {
  readonly id: string
  readonly phone: string | null
  readonly market: MarketId
  readonly loans: readonly LoanNow[]
}

const dayMs = 86_400_000

/** REMINDER-4, CONTACT-3. Null once the account is deleted. */
export async function contactNow(
  call: Means,
  { id, phone, market: marketId, deletedAt }: Borrower,
  loans: readonly { readonly orderId: string; readonly state: LoanState | null }[],
): Promise<DeskOutput<'readBorrower'>['contact']> {
  if (deletedAt !== null) return null
  const { deps } = call
  const [market, now] = [markets[marketId], deps.clock.now()]
  const own = loans.map(({ orderId, state }) => ({ orderId, ...dueNow(state) }))
  const facts = await contactFacts(call, { id, phone, market: marketId, loans: own }, now)
  const channels = contactChannels.map((channel) => {
    const stopped = whyNotContacted(facts, { channel, at: now }, market)
    const mayFrom = stopped?.from == null ? null : deskMoment(deps, stopped.from)
    return { channel, ...stopShown(stopped), mayFrom }
  })
  const { from: quietFrom, to: quietTo } = market.quietHours
  const since = (days: number): number =>
    facts.counted.filter(({ at }) => at > new Date(now.getTime() - days * dayMs) && at <= now).length
  const byCall = channels.find(({ channel }) => channel === 'call')
  return {
    because: byCall?.because ?? null,
    also: byCall?.also ?? [],
    mayFrom: byCall?.mayFrom ?? null,
    channels,
    time: dateTimeIn(market.zone, now).slice(11, 16),
    from: quietTo,
    to: quietFrom,
    inADay: since(1),
    inAWeek: since(7),
    ...market.contactCaps.reminders,
  }
}

/** Every reason against a contact, as the calls tell it. */
export function stopShown(stopped: ContactStopped | null | undefined): {
  readonly because: ContactStop | null
  readonly also: ContactStop[]
} {
  return { because: stopped?.because ?? null, also: [...(stopped?.also ?? [])] }
}

/** What the rules ask of one borrower at a moment. */
export async function contactFacts(call: Means, asked: Asked, at: Date): Promise<ContactFacts> {
  const facts = (await factsOf(call, [asked], at)).get(asked.id)
  if (facts === undefined) throw new Error('a borrower who was asked about has no facts')
  return facts
}

/** REMINDER-4 for a list of borrowers, in as many queries as for one. Deleted accounts are left out. */
export const listContacts: DeskReader<'listContacts'> = async ({ userIds }, { db, deps, act }) => {
  await act({ act: 'listContacts', subject: '', after: { borrowers: userIds.length } })
  const stops = await callStops({ db, deps }, userIds)
  return [...stops].map(([userId, stopped]) => ({ userId, because: stopped?.because ?? null }))
}

/** Why each of some borrowers may not be called now; null where they may. Deleted accounts are left out. */
export const callStops = (call: Means, userIds: readonly string[]): ReturnType<typeof contactStops> =>
  contactStops(call, userIds, 'call')

/** {@link callStops} by any channel. */
async function contactStops(
  { db, deps }: Means,
  userIds: readonly string[],
  channel: ContactChannel,
): Promise<Map<string, ContactStopped | null>> {
  const people = await db.query<{ id: string; phone: string | null; market: MarketId }>(
    'select id, phone, market from borrower where id = any($1::text[]) and deleted_at is null',
    [userIds],
  )
  const loans = await loansNow({ db, deps }, userIds)
  const now = deps.clock.now()
  const asked = people.map((one) => ({ ...one, loans: loans.get(one.id) ?? [] }))
  const facts = await factsOf({ db, deps }, asked, now)
  return new Map(
    asked.flatMap(({ id, market }) => {
      const own = facts.get(id)
      return own === undefined ? [] : [[id, whyNotContacted(own, { channel, at: now }, markets[market])] as const]
    }),
  )
}

/**
 * The loans of borrowers that can be paid, each as it is at this moment. Since when something is due of a loan stands in `owed_loan`, which
 * is written with each event of it, and days that only pass do not change it: such a loan is not replayed. One with a plan or a holiday is,
 * as those begin and break by the day; and one of which nothing is kept, or that was written off.
 */
async function loansNow({ db, deps }: Means, userIds: readonly string[]): Promise<Map<string, readonly LoanNow[]>> {
  const rows = await db.query<{
    orderId: string
    userId: string
    market: MarketId
    nextDue: CalendarDate | null
    isReplayed: boolean
  }>(
    `select o.id as "orderId", o.borrower_id as "userId", o.market, l.next_due as "nextDue",
        l.next_due is null or exists (
          select from loan_event e where e.order_id = o.id and e.kind in ${sqlList(loanEventKinds.filter(isPauseKind))}) as "isReplayed"
      from loan_order o left join owed_loan l on l.order_id = o.id
      where o.borrower_id = any($1::text[]) and o.status in ${sqlList(payableStatuses)}`,
    [userIds],
  )
  const replayed = rows.filter(({ isReplayed }) => isReplayed).map(({ orderId }) => orderId)
  const states = replayed.length === 0 ? new Map<string, LoanState | null>() : await statesOf({ db, deps }, replayed)
  const found = new Map<string, LoanNow[]>()
  for (const { orderId, userId, market, nextDue, isReplayed } of rows) {
    const isDue = nextDue !== null && nextDue <= deps.clock.today(markets[market].zone)
    const now = isReplayed ? dueNow(states.get(orderId) ?? null) : { isDue, planUntil: null }
    found.set(userId, [...(found.get(userId) ?? []), { orderId, ...now }])
  }
  return found
}

const isPauseKind = (kind: LoanEvent['kind']): boolean => isPause({ kind })

async function statesOf({ db, deps }: Means, orderIds: readonly string[]): Promise<Map<string, LoanState | null>> {
  const rows = await db.query<LoanRow>(`select ${loanColumns} from read_loans($1::text[])`, [orderIds])
  return new Map(
    rows.map((row) => {
      const { order, loan, events } = openLoanFrom(row).account
      return [order.id, loan === null ? null : replayLoan(loan, events, marketDay(deps, order))]
    }),
  )
}

/** As they were at `at`: a promise or a request that came later is left out. The wish is the one of today. */
async function factsOf({ db }: Means, asked: readonly Asked[], at: Date): Promise<Map<string, ContactFacts>> {
  const ids = asked.map(({ id }) => id)
  const toOf = ({ phone, market }: Asked) => (phone === null ? '' : internationalPhone(phone, markets[market].phone))
  const left = await phonesLeftSince(db, ids, new Date(at.getTime() - 7 * dayMs))
  const numbers = [...asked.map(toOf), ...left.map(({ sendTo }) => sendTo)]
  const texts = await sentOfKind(db, numbers, 'reminders', at)
  const followUps = await followUpsOf(db, ids, at)
  const noted = await notedContacts(db, ids)
  const wanting = await whoWantsReminders(db, ids)
  const orders = asked.flatMap(({ loans }) => loans.map(({ orderId }) => orderId))
  const promises = await openPromisesAbout(db, orders, at)
  const helpAsked = await helpAskedAbout(db, orders)
  return new Map(
    asked.map((one) => {
      const contacts = noted.get(one.id) ?? []
      const loans = one.loans.map(({ orderId, ...due }) => {
        const [promise, help] = [promises.get(orderId), helpAsked.get(orderId)]
        return {
          ...due,
          promisedUntil: promise !== undefined && promise.madeAt <= at ? promise.until : null,
          isHelpAsked: help !== undefined && help <= at,
        }
      })
      const calls = (followUps.get(one.id) ?? []).map((doneAt) => ({ at: doneAt, channel: 'call' as const }))
      const reminders = [...(texts.get(toOf(one)) ?? []), ...remindersToFormerNumbers(texts, left, one.id)]
      const counted = [...countedOf(contacts), ...reminders, ...calls]
      return [one.id, { hasPhone: one.phone !== null, loans, isWanted: wanting.has(one.id), counted, noted: contacts }]
    }),
  )
}

/** Reminders that were sent to a borrower's former numbers while these were theirs: after a change of number the limits still count them. */
function remindersToFormerNumbers(
  texts: ReadonlyMap<string, readonly Counted[]>,
  left: readonly FormerPhone[],
  id: string,
): Counted[] {
  return left
    .filter(({ borrowerId }) => borrowerId === id)
    .flatMap(({ sendTo, hadFrom, leftAt }) =>
      (texts.get(sendTo) ?? []).filter(({ at }) => at >= hadFrom && at <= leftAt),
    )
}

interface Call {
  readonly db: Tx
  readonly deps: Deps
}

/**
 * DESK-54: the rule that stands against contacting a borrower now; null where none does. The borrower's row is held first, as noting a
 * contact holds it: what is noted at the same moment is seen, or waits until the task is there.
 */
export async function ruleAgainstContact(
  { db, deps }: Call,
  userId: string,
  channel: ContactChannel = 'call',
): Promise<ContactStopped | null> {
  await lockBorrower(db, userId)
  return (await contactStops({ db, deps }, [userId], channel)).get(userId) ?? null
}

/** What an officer reads who may not have the task. */
export function contactRefused(deps: Deps, stopped: ContactStopped) {
  const mayFrom = deskMoment(deps, stopped.from)
  return cannot('contactIsRefused', { more: { ...stopShown(stopped), mayFrom } })
}

/** The borrower of a late loan that becomes a task when it is given to an officer; null where an officer has it already. */
export async function becomesTask(db: Tx, { kind, id, userId, ownerId }: WorkItem): Promise<string | null> {
  if (kind !== 'lateLoan' || userId === null) return null
  return ownerId !== null && (await holderOf(db, kind, id)) !== null ? null : userId
}

/**
 * Why a colleague cannot give a late loan to an officer: a rule against contacting its borrower that does not end with time. A limit of
 * contacts, or the hour, ends before the officer works on the loan: it refuses a contact, and taking the loan oneself.
 */
export async function lastingRuleAgainst(call: Call, userId: string): Promise<ContactStopped | null> {
  const stopped = await ruleAgainstContact(call, userId)
  return stopped?.from === null ? stopped : null
}
