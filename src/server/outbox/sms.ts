// Text messages: written and queued in the transaction of their cause, sent by a job, readable in the demo's outbox.

import { z } from 'zod'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { internationalPhone } from '../../core/identity/phone.ts'
import type { Market } from '../../core/market/market.ts'
import type { MessageStopped } from '../../core/outbox/message-rules.ts'
import { type Batch, emptyBatch, sendMessagesTopic, writeBatch } from '../batch/door.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Forgetting } from '../jobs/forget-old.ts'
import { enqueue } from '../jobs/queue.ts'
import type { JobHandlers } from '../jobs/run-jobs.ts'
import { type Leaving, sortLeaving } from './leaving.ts'
import { leavesAtNight, type SmsPurpose } from './purposes.ts'
import { afterQuietHours } from './quiet-hours.ts'

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
  /** The line of the inbox that says the same, so that it can say whether the text arrived. */
  readonly about?: string | null
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
    about: sms.about ?? null,
    market: sms.market.id,
    created_at: now,
    sendAt: leavesAtNight(sms.purpose) ? now : afterQuietHours(sms.market, now),
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

interface QueuedRow extends Leaving {
  readonly body: string
  readonly spoken: boolean
}

/** All at once, so that one that the provider does not take delays no other. Throws then, after the others were noted. */
async function sendQueued(smsIds: readonly string[], deps: Deps): Promise<void> {
  // Gone (the account was deleted) or sent already: nothing is left to do.
  const rows = await deps.db.query<QueuedRow>(
    `select m.id, m.send_to as "sendTo", m.body, m.spoken, m.purpose, m.market, m.handed_to as "handedTo",
        (select array_agg(w.kind) from borrower b join message_wish w on w.borrower_id = b.id
          where b.market = m.market and b.phone = m.phone and w.channel = 'sms' and not w.wanted) as "turnedOff"
      from sms_message m where m.id = any($1) and m.state = 'queued' order by m.created_at, m.id`,
    [smsIds],
  )
  const { now: leaving, later, never } = await sortLeaving(deps, rows)
  for (const { row, because } of never) await stopMessage(deps, row, because)
  // Written before the job is done: it is queued once.
  for (const { row, at } of later) await sendLater(deps, row.id, at)
  const handedOver = await Promise.allSettled(leaving.map((row) => handOver(deps, row)))
  await deps.db.execute(
    `update sms_message set state = 'sent', sent_at = $2, body = case when $3 then '' else body end where id = any($1)`,
    [
      leaving.filter((_, index) => handedOver[index]?.status === 'fulfilled').map(({ id }) => id),
      deps.clock.now(),
      deps.config.mode === 'production',
    ],
  )
  for (const outcome of handedOver) if (outcome.status === 'rejected') throw outcome.reason
}

async function stopMessage(deps: Deps, { id, purpose }: QueuedRow, because: MessageStopped): Promise<void> {
  await deps.db.execute(
    `update sms_message set state = 'stopped', stopped_because = $2, body = case when $3 then '' else body end
      where id = $1 and state = 'queued'`,
    [id, because, deps.config.mode === 'production'],
  )
  deps.log.info({ smsId: id, kind: purpose, reason: because }, 'a message was stopped')
}

async function sendLater(deps: Deps, id: string, runAt: Date): Promise<void> {
  const key = `${id}:${runAt.toISOString()}`
  await enqueue(deps.db, { topic: sendMessagesTopic, key, payload: { smsIds: [id] }, runAt })
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
export async function eraseMessages(
  tx: Queries,
  { borrowerId, market, phone }: { readonly borrowerId: string; readonly market: Market; readonly phone: string },
): Promise<void> {
  await tx.query('delete from sms_message where send_to = $1', [internationalPhone(phone, market.phone)])
  // What went to a number that was theirs: whoever has it now keeps what came since.
  await tx.query(
    `delete from sms_message m using former_phone f
     where f.borrower_id = $1 and m.send_to = f.send_to and m.phone = f.phone and m.created_at between f.had_from and f.left_at`,
    [borrowerId],
  )
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
