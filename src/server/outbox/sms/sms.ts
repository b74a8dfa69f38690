// Messages: written and queued in the transaction of their cause, sent by a job to the phone or as a text, readable in the demo's outbox.

import { z } from 'zod'
import { dateTimeIn } from '../../../core/calendar-date.ts'
import { codeLifeMinutes } from '../../../core/identity/code-rules.ts'
import { internationalPhone } from '../../../core/identity/phone.ts'
import type { Market } from '../../../core/market/market.ts'
import { afterQuietHours } from '../../../core/outbox/contact-rules.ts'
import { type MessageKind, type MessageStopped, mustArrive } from '../../../core/outbox/message-rules.ts'
import { type Batch, emptyBatch, sendMessagesTopic, writeBatch } from '../../batch/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Forgetting } from '../../jobs/forget-old.ts'
import { enqueue } from '../../jobs/queue.ts'
import { attemptsFor, type JobHandlers, NotYet } from '../../jobs/run-jobs.ts'
import type { PushReceipt } from '../../ports/push.ts'
import { MessageNotTaken } from '../../ports/sms.ts'
import { goesToPhone, type PushState, type PushTurn, pushedKindOf, pushOf, pushWaitEnds } from '../push/push.ts'
import { forgetPhoneOfMessage, forgetPushAddress } from '../push/push-store.ts'
import { type Leaving, sortLeaving } from '../wish/leaving.ts'
import { kindOf, leavesAtNight, purposesOf, type SmsPurpose } from '../wish/purposes.ts'

const minuteMs = 60_000

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

/** INBOX-9: blanks that end no line, which the alphabet of texts of 160 letters does not have. */
const noBreakBlanks = /[\u00a0\u202f]/g

/** {@link queueSms} for a message that is written together with what causes it. */
export function addSms(writes: Batch, deps: Deps, sms: NewSms): string {
  const smsId = deps.ids.inOrder('sms')
  const now = deps.clock.now()
  writes.messages.push({
    id: smsId,
    phone: sms.phone,
    send_to: internationalPhone(sms.phone, sms.market.phone),
    purpose: sms.purpose,
    body: sms.text.replace(noBreakBlanks, ' '),
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

const keptDays = 7
/**
 * The jobs of this book. A message that the provider did not take is tried again until it counts as failed; its number makes it send it
 * once.
 */
export const smsJobs: JobHandlers = {
  [sendMessagesTopic]: {
    kind: 'outside',
    // No message is left by then.
    maxAttempts: attemptsFor(keptDays),
    run: (job, deps) => sendQueued(payload.parse(job.payload).smsIds, deps),
  },
}

interface QueuedRow extends Leaving, PushTurn {
  readonly id: string
  readonly purpose: SmsPurpose
  readonly handedTo: string | null
  readonly body: string
  readonly smsOff: readonly MessageKind[] | null
}

/** All at once, so that one that the provider does not take delays no other. Throws then, after the others were noted. */
async function sendQueued(smsIds: readonly string[], deps: Deps): Promise<void> {
  await endLateCodes(smsIds, deps)
  // Gone (the account was deleted) or sent already: nothing is left to do.
  const rows = await deps.db.query<QueuedRow>(
    `select m.id, m.send_to as "sendTo", m.body, m.spoken, m.purpose, m.about, m.created_at as "createdAt", m.market, m.handed_to as "handedTo",
        m.push_state as "pushState", m.push_at as "pushAt", p.address as "pushAddress", b.language, b.id as "borrowerId",
        w.by_sms as "smsOff", w.by_sms as "turnedOff", w.by_push as "pushOff"
      from sms_message m left join borrower b on b.market = m.market and b.phone = m.phone
        left join push_address p on p.borrower_id = b.id
        left join lateral (select array_agg(kind) filter (where channel = 'sms') as by_sms,
            array_agg(kind) filter (where channel = 'push') as by_push
          from message_wish where borrower_id = b.id and not wanted) w on true
      where m.id = any($1) and m.state = 'queued' order by m.created_at, m.id`,
    [smsIds],
  )
  // Turned off means: by no channel that could carry it.
  const turns = rows.map((row): QueuedRow => ({ ...row, turnedOff: goesToPhone(deps, row) ? null : row.smsOff }))
  const { now: leaving, later, never } = await sortLeaving(deps, turns)
  for (const { row, because } of never) await stopMessage(deps, row, because)
  // Written before the job is done: it is queued once.
  for (const { row, at } of later) await sendLater(deps, row.id, at)
  const handedOver = await Promise.allSettled(leaving.map((row) => leave(deps, row)))
  const hasLeft = handedOver.map((outcome) => outcome.status === 'fulfilled' && outcome.value === 'hasLeft')
  await markSent(
    deps,
    leaving.filter((_, index) => hasLeft[index]).map(({ id }) => id),
  )
  for (const outcome of handedOver) if (outcome.status === 'rejected') throw asNotYet(outcome.reason)
}

/** A provider that takes no messages is no fault of the job. */
function asNotYet(error: unknown): unknown {
  return error instanceof MessageNotTaken ? new NotYet(error.message) : error
}

/** A code that did not leave while it was good: it cannot be used, and it would come together with newer ones. */
async function endLateCodes(smsIds: readonly string[], { db, clock }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - codeLifeMinutes * minuteMs)
  await db.execute(
    `update sms_message set state = 'failed', body = '', code = null
      where id = any($1) and state = 'queued' and purpose = any($2) and created_at < $3`,
    [smsIds, purposesOf('codes'), before],
  )
}

async function markSent(deps: Deps, ids: readonly string[]): Promise<void> {
  await deps.db.execute(
    `update sms_message set state = 'sent', sent_at = $2, body = case when $3 then '' else body end
      where id = any($1) and state = 'queued'`,
    [ids, deps.clock.now(), deps.config.mode === 'production'],
  )
}

/** `waits`: it is on its way to the phone, or was stopped, and is looked at again by a job of its own where there is more to do. */
type Left = 'hasLeft' | 'waits'

/** To the phone where it goes there; as a text where it does not, where it came to nothing, and where it has to arrive and is late. */
async function leave(deps: Deps, row: QueuedRow): Promise<Left> {
  if (goesToPhone(deps, row)) {
    const shown = await showOnPhone(deps, row)
    if (shown !== 'toBeTexted') return shown
  }
  if (isTextUnwanted(row)) {
    await stopMessage(deps, row, 'unwanted')
    return 'waits'
  }
  await handOver(deps, row)
  return 'hasLeft'
}

/** What has to arrive is texted whatever was turned off. */
function isTextUnwanted({ purpose, smsOff, handedTo }: QueuedRow): boolean {
  return handedTo === null && !mustArrive(kindOf[purpose]) && (smsOff ?? []).includes(kindOf[purpose])
}

/**
 * One step of a message on its way to the phone. The back end is asked under our number until it has answered, and shows the number
 * once. What has to arrive waits then for the word that it was shown; anything else has left. After the wait only one of two wins: the
 * word, or the text.
 */
async function showOnPhone(deps: Deps, row: QueuedRow): Promise<Left | 'toBeTexted'> {
  const kind = pushedKindOf(row)
  if (kind === null || deps.push === null) return await giveUpPhone(deps, row, 'late')
  const now = deps.clock.now()
  const mustBeSeen = mustArrive(kind)
  if (row.pushAt !== null && pushWaitEnds(row.pushAt) <= now) return await giveUpPhone(deps, row, 'late')
  if (row.pushState === 'taken') return await waitForPhone(deps, row, row.pushAt ?? now)
  if (row.pushAddress === null) return await giveUpPhone(deps, row, 'failed')
  const pushAt = row.pushAt ?? now
  await notePush(deps, row.id, 'asked', pushAt)
  const answer = await deps.push.send(pushOf(deps, row, row.pushAddress, kind))
  if (answer.outcome === 'unknown') throw new Error(`${deps.push.name} did not answer`)
  if (answer.outcome === 'gone') await forgetPushAddress(deps.db, row.pushAddress)
  if (answer.outcome === 'shown') {
    await notePush(deps, row.id, 'shown', pushAt)
    return 'hasLeft'
  }
  if (answer.outcome !== 'taken') {
    const reason = answer.outcome === 'refused' ? answer.reason : answer.outcome
    deps.log.warn({ provider: deps.push.name, smsId: row.id, reason }, 'a message did not go to the phone')
    // Not asked this time, and yet it may be there since an earlier one.
    if (answer.outcome === 'notSent' && row.pushState === 'asked')
      throw new Error(`${deps.push.name} was not reached again`)
    return await giveUpPhone(deps, row, 'failed')
  }
  await notePush(deps, row.id, 'taken', pushAt)
  return mustBeSeen ? await waitForPhone(deps, row, pushAt) : 'hasLeft'
}

async function waitForPhone(deps: Deps, { id }: QueuedRow, pushAt: Date): Promise<Left> {
  await sendLater(deps, id, pushWaitEnds(pushAt))
  return 'waits'
}

/** A message that may have been shown and does not have to arrive is not texted as well: it counts as one that has left. */
async function giveUpPhone(deps: Deps, row: QueuedRow, as: 'failed' | 'late'): Promise<Left | 'toBeTexted'> {
  if (as === 'late' && !mustArrive(kindOf[row.purpose])) return 'hasLeft'
  const gaveUp = await deps.db.execute(
    `update sms_message set push_state = $2, push_at = coalesce(push_at, $3)
      where id = $1 and state = 'queued' and push_state is distinct from 'shown'`,
    [row.id, as, deps.clock.now()],
  )
  return gaveUp === 1 ? 'toBeTexted' : 'waits'
}

/** A receipt may have come before the answer: what was shown stays shown. */
async function notePush(deps: Deps, id: string, state: PushState, pushAt: Date): Promise<void> {
  await deps.db.execute(
    `update sms_message set push_state = $2, push_at = $3, delivery = case when $2 = 'shown' then 'delivered' else delivery end
      where id = $1 and push_state is distinct from 'shown'`,
    [id, state, pushAt],
  )
}

type EndOfPush = Extract<PushReceipt, object>

/**
 * Notes what the lender's back end tells of a message for the phone. Repeatable, in any order: what was shown stays shown. One that
 * did not reach the phone is texted at once where it has not left, and one whose time was up has been texted already.
 */
export async function noteShown(deps: Deps, { messageId, became, reason }: EndOfPush): Promise<void> {
  const now = deps.clock.now()
  if (became === 'gone') await forgetPhoneOfMessage(deps.db, messageId)
  if (became === 'shown') {
    await deps.db.execute(
      `update sms_message set push_state = 'shown', delivery = 'delivered', delivery_reason = '', state = 'sent',
          sent_at = coalesce(sent_at, $2), body = case when $3 then '' else body end
        where id = $1 and push_state in ('asked', 'taken') and state <> 'failed'`,
      [messageId, now, deps.config.mode === 'production'],
    )
    return
  }
  deps.log.warn({ smsId: messageId, code: reason }, 'a message was not shown on the phone')
  await deps.db.execute(
    `update sms_message set delivery = 'undelivered', delivery_reason = $2
      where id = $1 and push_state in ('asked', 'taken') and state = 'sent' and delivery is null`,
    [messageId, reason],
  )
  const failed = await deps.db.execute(
    `update sms_message set push_state = 'failed' where id = $1 and push_state in ('asked', 'taken') and state = 'queued'`,
    [messageId],
  )
  if (failed === 1) await sendLater(deps, messageId, now)
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
  keptDays,
  forget: (db, before, atMost) =>
    db.execute(
      `update sms_message set state = 'failed', body = '', code = null
       where id in (select id from sms_message where state = 'queued' and created_at < $1 limit $2)`,
      [before, atMost],
    ),
}

/** Erases messages whose time is over. Answers how many. */
export async function eraseMessagesById(db: Queries, ids: readonly string[]): Promise<number> {
  return ids.length === 0 ? 0 : await db.execute('delete from sms_message where id = any($1)', [ids])
}

/** What is left of a borrower's messages when the account goes. The same digits may be another person's in another country. */
export async function eraseMessages(
  tx: Queries,
  { borrowerId, market, phone }: { readonly borrowerId: string; readonly market: Market; readonly phone: string },
): Promise<void> {
  await tx.query('delete from sms_message where send_to = $1', [internationalPhone(phone, market.phone)])
  // Messages to a number that was theirs: those since then belong to its present owner.
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
