// What visitors of the marketing site leave for the officer.

import type { Queries } from '../db/database.ts'

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
