// Contacts with borrowers as rows: appended, never changed. Their words stand apart, so that they can be erased.

import type { ContactChannel, ContactDirection, ContactOutcome } from '../../../core/outbox/contact.ts'
import type { Counted } from '../../../core/outbox/contact-limits.ts'
import type { ContactStop } from '../../../core/outbox/contact-now.ts'
import { type Noted, setsRule } from '../../../core/outbox/contact-rules.ts'
import type { Queries, Tx } from '../../db/database.ts'

export interface NewContact {
  readonly id: string
  readonly borrowerId: string
  readonly orderId: string | null
  readonly channel: ContactChannel
  readonly direction: ContactDirection
  readonly outcome: ContactOutcome
  readonly at: Date
  readonly notedAt: Date
  readonly officerId: string
  readonly promiseId: string | null
  readonly against: ContactStop | null
  /** Every further rule that it passed. */
  readonly againstAlso: readonly ContactStop[]
  readonly withWhom: string
  readonly note: string
  /** Random: keeps the words from being guessed by their hash. */
  readonly salt: string
}

/** CONTACT-1. The act `recordContact` of the same transaction takes it under the seals. */
export async function insertContact(tx: Tx, of: NewContact): Promise<void> {
  await tx.execute(
    `insert into contact (id, borrower_id, order_id, channel, direction, outcome, at, noted_at, officer_id, promise_id, against,
        against_also, words_hash)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text[],
        sha256(convert_to(jsonb_build_array($13::text, $14::text, $15::text)::text, 'UTF8')))`,
    [
      ...[of.id, of.borrowerId, of.orderId, of.channel, of.direction, of.outcome, of.at, of.notedAt, of.officerId],
      ...[of.promiseId, of.against, of.againstAlso, of.salt, of.withWhom, of.note],
    ],
  )
  await tx.insert('insert into contact_words (contact_id, with_whom, note, salt)', { ...of, contactId: of.id })
}

/** What was noted with each of some borrowers, oldest first, of one moment as noted; a borrower without any is left out. */
export async function notedContacts(db: Queries, borrowerIds: readonly string[]): Promise<Map<string, Noted[]>> {
  const rows = await db.query<Noted & { readonly borrowerId: string }>(
    `select borrower_id as "borrowerId", channel, direction, outcome, at from contact
      where borrower_id = any($1::text[]) order by at, noted_at, id`,
    [borrowerIds],
  )
  const found = new Map<string, Noted[]>()
  for (const { borrowerId, ...one } of rows) found.set(borrowerId, [...(found.get(borrowerId) ?? []), one])
  return found
}

/** How many notes have set or ended a rule about contacting a borrower: it only grows. */
export async function rulesNotedOf(db: Queries, borrowerId: string): Promise<number> {
  return ((await notedContacts(db, [borrowerId])).get(borrowerId) ?? []).filter(setsRule).length
}

/** Those of noted contacts that the limits count: an officer began them. */
export function countedOf(noted: readonly Noted[]): Counted[] {
  return noted.filter(({ direction }) => direction === 'out')
}

/** `withWhom` and `note` are empty once the words were erased. */
export type ShownContact = Noted & Omit<NewContact, 'borrowerId' | 'salt'>

/** At most so many are listed. */
const listedMax = 100

/** The newest with a borrower, newest first. */
export async function listContactsOf(db: Queries, borrowerId: string): Promise<ShownContact[]> {
  return await db.query<ShownContact>(
    `select c.id, c.order_id as "orderId", c.channel, c.direction, c.outcome, c.at, c.noted_at as "notedAt",
        c.officer_id as "officerId", c.promise_id as "promiseId", c.against,
        c.against_also as "againstAlso", coalesce(w.with_whom, '') as "withWhom", coalesce(w.note, '') as note
      from contact c left join contact_words w on w.contact_id = c.id
      where c.borrower_id = $1 order by c.at desc, c.noted_at desc, c.id collate "C" desc limit $2`,
    [borrowerId, listedMax],
  )
}

/** Erases the words of contacts with a borrower who leaves: they can be about an illness. */
export async function eraseContactWords(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute('delete from contact_words where contact_id in (select id from contact where borrower_id = $1)', [
    borrowerId,
  ])
}
