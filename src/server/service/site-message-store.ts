// Messages of visitors for officers, and addresses for news with who confirmed each, as rows.

import { readPhone } from '../../core/identity/phone.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { ErasedAccount } from '../own-data.ts'

export interface SiteMessage {
  readonly id: string
  readonly kind: 'subscribe' | 'contact'
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly text: string
  readonly createdAt: Date
}

/** Stores a message and returns its id; for a second subscription of one address, the id of the first. */
export async function insertSiteMessage(db: Queries, message: SiteMessage, language = 'en'): Promise<string> {
  const inserted = await db.insert(
    `insert into site_message (id, kind, email, name, phone, body, created_at, language)
     on conflict (lower(email)) where kind = 'subscribe' do nothing`,
    { ...message, body: message.text, language },
  )
  if (inserted === 1) return message.id
  return (
    (await db.value<string>(`select id from site_message where kind = 'subscribe' and lower(email) = lower($1)`, [
      message.email,
    ])) ?? message.id
  )
}

/** A page of messages at most. */
const LISTED_MAX = 200

export interface ListedMessage extends SiteMessage {
  /** Null for an unconfirmed address: another person may have typed it. */
  readonly confirmedAt: Date | null
}

/** For the officer, newest first. */
export async function listSiteMessages(db: Queries): Promise<ListedMessage[]> {
  return await db.query<ListedMessage>(
    `select id, kind, email, name, phone, body as text, created_at as "createdAt", confirmed_at as "confirmedAt"
     from site_message order by created_at desc, id desc limit ${LISTED_MAX}`,
  )
}

export interface Subscription {
  readonly id: string
  readonly email: string
  readonly language: string
  readonly confirmedAt: Date | null
}

/** An address that asked for news; null where there is none of this number. */
export function findSubscription(db: Queries, messageId: string): Promise<Subscription | null> {
  return db.first<Subscription>(
    `select id, email, language, confirmed_at as "confirmedAt" from site_message where id = $1 and kind = 'subscribe'`,
    [messageId],
  )
}

/** Addresses that asked for news, as the demo's mailbox finds them. */
export async function listSubscriptionsOf(db: Queries, email: string): Promise<Subscription[]> {
  return await db.query<Subscription>(
    `select id, email, language, confirmed_at as "confirmedAt" from site_message
     where kind = 'subscribe' and lower(email) = lower($1)`,
    [email],
  )
}

export async function noteLinkSent(db: Queries, messageId: string, at: Date): Promise<void> {
  await db.execute('update site_message set link_sent_at = $2 where id = $1', [messageId, at])
}

/**
 * Confirms an address; a borrower who is signed in has it from then on, unless another one has. False where there is none, or its
 * link is older than `oldest`. What was confirmed stays so.
 */
export async function confirmSubscription(
  db: Queries,
  messageId: string,
  borrowerId: string | null,
  { now, oldest }: { readonly now: Date; readonly oldest: Date },
): Promise<boolean> {
  return await db.changed(
    `update site_message set confirmed_at = coalesce(confirmed_at, $2), borrower_id = coalesce(borrower_id, $3)
     where id = $1 and kind = 'subscribe' and (confirmed_at is not null or coalesce(link_sent_at, created_at) > $4)`,
    [messageId, now, borrowerId, oldest],
  )
}

export async function endSubscription(db: Queries, messageId: string): Promise<void> {
  await db.execute(`delete from site_message where id = $1 and kind = 'subscribe'`, [messageId])
}

/** When a borrower confirmed news; null where they did not. An address that was typed and not confirmed does not count. */
export async function newsConfirmedAt(db: Queries, borrowerId: string): Promise<Date | null> {
  return await db.value<Date>(
    `select max(confirmed_at) as confirmed_at from site_message where kind = 'subscribe' and borrower_id = $1`,
    [borrowerId],
  )
}

/** Ends the news that a borrower confirmed. Idempotent. */
export async function stopNewsOf(db: Queries, borrowerId: string): Promise<void> {
  await db.execute(`delete from site_message where kind = 'subscribe' and borrower_id = $1`, [borrowerId])
}

/** A visitor's message, and once it is answered by whom and how. */
export interface VisitorMessage extends Pick<SiteMessage, 'id' | 'name' | 'phone' | 'text' | 'createdAt'> {
  readonly doneAt: Date | null
  readonly doneBy: string | null
  readonly doneReason: string | null
}

/** What was written by the contact form; null where there is none of this id. */
export function findVisitorMessage(db: Queries, messageId: string): Promise<VisitorMessage | null> {
  return db.first<VisitorMessage>(
    `select s.id, s.name, s.phone, s.body as text, s.created_at as "createdAt", s.done_at as "doneAt", o.name as "doneBy",
        s.done_reason as "doneReason"
      from site_message s left join officer o on o.id = s.done_by where s.id = $1 and s.kind = 'contact'`,
    [messageId],
  )
}

/** Notes by whom and how a visitor was answered; the first time counts. */
export async function endVisitorMessage(
  tx: Tx,
  {
    id,
    officerId,
    reason,
    at,
  }: { readonly id: string; readonly officerId: string; readonly reason: string; readonly at: Date },
): Promise<void> {
  await tx.execute(
    `update site_message set done_at = $2, done_by = $3, done_reason = $4 where id = $1 and kind = 'contact' and done_at is null`,
    [id, at, officerId, reason],
  )
}

/** Forgets addresses that were not confirmed. */
export async function forgetUnconfirmed(db: Queries, before: Date, atMost: number): Promise<number> {
  return await db.execute(
    `delete from site_message where id in (select id from site_message
       where kind = 'subscribe' and confirmed_at is null and link_sent_at < $1 limit $2)`,
    [before, atMost],
  )
}

/** Forgets messages of visitors that were answered. */
export async function forgetAnsweredVisitors(db: Queries, before: Date, atMost: number): Promise<number> {
  return await db.execute(
    `delete from site_message where id in (select id from site_message where kind = 'contact' and done_at < $1 limit $2)`,
    [before, atMost],
  )
}

/** Forgets what a borrower who leaves has sent: by the number that was typed, and the news that they confirmed. */
export async function eraseSiteMessages(tx: Tx, { borrowerId, market, phone }: ErasedAccount): Promise<void> {
  // A form from the public pages has the number as it was typed: its end narrows the search, and reading it decides.
  const alike = await tx.query<{ id: string; typed: string }>(
    `select id, phone as typed from site_message
     where kind = 'contact' and regexp_replace(phone, '[^0-9]', '', 'g') like '%' || $1`,
    [phone.replace(/^0/, '')],
  )
  const theirs = alike.filter(({ typed }) => readPhone(typed, market.phone) === phone).map(({ id }) => id)
  await tx.execute('delete from site_message where id = any($1::text[])', [theirs])
  await stopNewsOf(tx, borrowerId)
  // An unconfirmed address is deleted with the borrower who typed it: that reveals nothing and ends no confirmed subscription.
  await tx.execute(
    `delete from site_message where kind = 'subscribe' and confirmed_at is null
       and lower(email) = (select lower(email) from borrower where id = $1)`,
    [borrowerId],
  )
}
