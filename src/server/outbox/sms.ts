// Text messages: written and queued in the transaction of their cause, sent by a job, readable in the demo's outbox.

import { z } from 'zod'
import { addDays, dateIn, dateTimeIn, startOfDayIn } from '../../core/calendar-date.ts'
import { internationalPhone } from '../../core/identity/phone.ts'
import type { Market, MarketId } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { type Batch, emptyBatch, sendMessagesTopic, writeBatch } from '../batch/door.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Forgetting } from '../jobs/forget-old.ts'
import { enqueue } from '../jobs/queue.ts'
import type { JobHandlers } from '../jobs/run-jobs.ts'

export const smsPurposes = [
  'login',
  'delete',
  'register',
  'payment',
  'receipt',
  'reminder',
  'decision',
  'payout',
  'complaint',
  'account',
  'accountChanged',
] as const
export type SmsPurpose = (typeof smsPurposes)[number]

/** Asked for by the person who holds the phone, or urgent for that person: these go out at night as well. */
const askedFor: readonly SmsPurpose[] = ['login', 'delete', 'register', 'payment', 'account', 'accountChanged']

export interface NewSms {
  /** National digits. */
  readonly phone: string
  readonly market: Market
  readonly purpose: SmsPurpose
  readonly text: string
  /** The code that the text carries, so that the demo's outbox can show it by itself. Never stored in production. */
  readonly code?: string | null
  /** True for a call that speaks the text. */
  readonly spoken?: boolean
}

/** Queues a message in the caller's transaction: it leaves when that commits, after the market's quiet hours. Answers its id. */
export async function queueSms(tx: Tx, deps: Deps, sms: NewSms): Promise<string> {
  const writes = emptyBatch()
  const smsId = addSms(writes, deps, sms)
  await writeBatch(tx, writes)
  return smsId
}

/** {@link queueSms} for a message that is written together with what causes it. */
export function addSms(writes: Batch, deps: Deps, sms: NewSms): string {
  const smsId = deps.ids.inOrder('sms')
  const now = deps.clock.now()
  writes.messages.push({
    id: smsId,
    phone: sms.phone,
    send_to: internationalPhone(sms.phone, sms.market.phone),
    purpose: sms.purpose,
    body: sms.text,
    code: deps.config.mode === 'demo' ? (sms.code ?? null) : null,
    spoken: sms.spoken ?? false,
    market: sms.market.id,
    created_at: now,
    sendAt: askedFor.includes(sms.purpose) ? now : afterQuietHours(sms.market, now),
  })
  return smsId
}

const payload = z.object({ smsIds: z.array(z.string()) })

/** The jobs of this book. A message that the provider did not take is tried again; its number makes it send it once. */
export const smsJobs: JobHandlers = {
  [sendMessagesTopic]: {
    kind: 'outside',
    run: (job, deps) => sendQueued(payload.parse(job.payload).smsIds, deps),
  },
}

interface QueuedRow {
  readonly id: string
  readonly sendTo: string
  readonly body: string
  readonly spoken: boolean
  readonly purpose: SmsPurpose
  readonly market: MarketId | null
  readonly handedTo: string | null
}

/** All at once, so that one that the provider does not take delays no other. Throws then, after the others were noted. */
async function sendQueued(smsIds: readonly string[], deps: Deps): Promise<void> {
  // Gone (the account was deleted) or sent already: nothing is left to do.
  const rows = await deps.db.query<QueuedRow>(
    `select id, send_to as "sendTo", body, spoken, purpose, market, handed_to as "handedTo"
      from sms_message where id = any($1) and state = 'queued'`,
    [smsIds],
  )
  const awake = await withoutTheNight(deps, rows)
  const handedOver = await Promise.allSettled(awake.map((row) => handOver(deps, row)))
  await deps.db.execute(
    `update sms_message set state = 'sent', sent_at = $2, body = case when $3 then '' else body end where id = any($1)`,
    [
      awake.filter((_, index) => handedOver[index]?.status === 'fulfilled').map(({ id }) => id),
      deps.clock.now(),
      deps.config.mode === 'production',
    ],
  )
  for (const outcome of handedOver) if (outcome.status === 'rejected') throw outcome.reason
}

/** The provider is noted before it is asked: a process that ends in between leaves a message that no other provider gets. */
async function handOver(deps: Deps, { id, sendTo: to, body: text, spoken, handedTo }: QueuedRow): Promise<void> {
  const note = (provider: string | null): Promise<number> =>
    deps.db.execute('update sms_message set handed_to = $2 where id = $1', [id, provider])
  await deps.sms.send(
    { id, to, text, spoken },
    {
      mayBeAt: handedTo,
      begin: async (provider) => void (await note(provider)),
      nobodyHasIt: async () => void (await note(null)),
    },
  )
}

/**
 * Those that may leave now. The job was planned for a time outside the quiet hours; it may come later, after a provider or we were
 * away, and what nobody asked for waits for the morning then. Written before the job is done: it is queued once.
 */
async function withoutTheNight(deps: Deps, rows: readonly QueuedRow[]): Promise<QueuedRow[]> {
  const now = deps.clock.now()
  const awake: QueuedRow[] = []
  for (const row of rows) {
    const { id, purpose, market } = row
    const leavesAt = market === null || askedFor.includes(purpose) ? now : afterQuietHours(markets[market], now)
    if (leavesAt <= now) awake.push(row)
    else {
      const key = `${id}:${leavesAt.toISOString()}`
      await enqueue(deps.db, { topic: sendMessagesTopic, key, payload: { smsIds: [id] }, runAt: leavesAt })
    }
  }
  return awake
}

/** Notes how a message that has left ended. Repeatable, in any order: what was delivered stays delivered. */
export async function noteDelivery(
  db: Queries,
  smsId: string,
  delivery: 'delivered' | 'undelivered',
  reason: string,
): Promise<void> {
  await db.execute(
    `update sms_message set delivery = $2, delivery_reason = $3
      where id = $1 and (delivery is null or delivery = 'undelivered')`,
    [smsId, delivery, reason],
  )
}

/** Texts that no provider took: a late message helps no one, and may hold a code. */
export const unsentTexts: Forgetting = {
  what: 'unsentTexts',
  keptDays: 7,
  forget: (db, before, atMost) =>
    db.execute(
      `update sms_message set state = 'failed', body = '', code = null
       where id in (select id from sms_message where state = 'queued' and created_at < $1 limit $2)`,
      [before, atMost],
    ),
}

/** What is left of a borrower's messages when the account goes. The same digits may be another person's in another country. */
export async function eraseMessages(tx: Queries, market: Market, phone: string): Promise<void> {
  await tx.query('delete from sms_message where send_to = $1', [internationalPhone(phone, market.phone)])
}

export interface OutboxMessage {
  readonly phone: string
  readonly purpose: string
  readonly text: string
  readonly code: string | null
  /** `YYYY-MM-DD HH:MM:SS` in `zone`. */
  readonly at: string
}

/** At most so many messages of one phone. */
const OUTBOX_MAX = 100

/** The messages of a phone (national digits), newest first: the demo's outbox. */
export async function listOutbox(db: Queries, phone: string, zone: string): Promise<OutboxMessage[]> {
  const rows = await db.query<{ phone: string; purpose: string; text: string; code: string | null; at: Date }>(
    `select phone, purpose, body as text, code, created_at as at from sms_message where phone = $1
     order by created_at desc, id desc limit ${OUTBOX_MAX}`,
    [phone],
  )
  return rows.map((row) => ({ ...row, at: dateTimeIn(zone, row.at) }))
}

/** `now`, or the end of the quiet hours that `now` falls in. */
export function afterQuietHours(market: Market, now: Date): Date {
  const { from, to } = market.quietHours
  const wall = dateTimeIn(market.zone, now).slice(11, 16)
  const overnight = from > to
  const quiet = overnight ? wall >= from || wall < to : wall >= from && wall < to
  if (!quiet) return now
  const today = dateIn(market.zone, now)
  return wallTime(market.zone, overnight && wall >= from ? addDays(today, 1) : today, to)
}

/** The instant at which the wall of `zone` shows `time` (HH:MM) on `day`; right across clock changes to the minute. */
function wallTime(zone: string, day: ReturnType<typeof addDays>, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const guess = new Date(startOfDayIn(zone, day).getTime() + (hours * 60 + minutes) * 60_000)
  const [shownHours = 0, shownMinutes = 0] = dateTimeIn(zone, guess).slice(11, 16).split(':').map(Number)
  return new Date(guess.getTime() + (hours * 60 + minutes - shownHours * 60 - shownMinutes) * 60_000)
}
