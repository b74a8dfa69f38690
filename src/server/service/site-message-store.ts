// What visitors of the marketing site leave for the officer.

import { readPhone } from '../../core/identity/phone.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { ErasedAccount } from '../own-data.ts'
import { findBorrower } from '../people/door.ts'

export interface SiteMessage {
  readonly id: string
  readonly kind: 'subscribe' | 'contact'
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly text: string
  readonly createdAt: Date
}

/** Stores a message. A second subscription of one address is nothing. */
export async function insertSiteMessage(db: Queries, message: SiteMessage): Promise<void> {
  await db.execute(
    `insert into site_message (id, kind, email, name, phone, body, created_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (lower(email)) where kind = 'subscribe' do nothing`,
    [message.id, message.kind, message.email, message.name, message.phone, message.text, message.createdAt],
  )
}

/** A page of messages at most. */
const LISTED_MAX = 200

/** For the officer, newest first. */
export async function listSiteMessages(db: Queries): Promise<SiteMessage[]> {
  return await db.query<SiteMessage>(
    `select id, kind, email, name, phone, body as text, created_at as "createdAt" from site_message
     order by created_at desc, id desc limit ${LISTED_MAX}`,
  )
}

/** When news were asked for under this address; null where they were not. */
export async function newsAskedAt(db: Queries, email: string): Promise<Date | null> {
  const [row] = await db.query<{ created_at: Date }>(
    `select created_at from site_message where kind = 'subscribe' and lower(email) = lower($1)`,
    [email],
  )
  return row?.created_at ?? null
}

/** Ends the news to an address. Twice is once. */
export async function stopNews(db: Queries, email: string): Promise<void> {
  await db.execute(`delete from site_message where kind = 'subscribe' and lower(email) = lower($1)`, [email])
}

/** Forgets what a borrower who leaves has sent: by the number that was typed, and by the address. */
export async function eraseSiteMessages(tx: Tx, { borrowerId, market, phone }: ErasedAccount): Promise<void> {
  // A form from the public pages has the number as it was typed: its end narrows the search, and reading it decides.
  const alike = await tx.query<{ id: string; typed: string }>(
    `select id, phone as typed from site_message
     where kind = 'contact' and regexp_replace(phone, '[^0-9]', '', 'g') like '%' || $1`,
    [phone.replace(/^0/, '')],
  )
  const theirs = alike.filter(({ typed }) => readPhone(typed, market.phone) === phone).map(({ id }) => id)
  await tx.execute('delete from site_message where id = any($1::text[])', [theirs])
  const borrower = await findBorrower(tx, borrowerId)
  if (borrower !== null && borrower.email !== null) await stopNews(tx, borrower.email)
}
