// Borrowers: who they are, by id and by phone; how an account begins and how it is erased.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import { maskedPhone } from '../../../core/identity/phone.ts'
import type { MarketId } from '../../../core/market/market.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { holdBlock, takeHeldBlock } from './held-block-store.ts'

export interface Borrower {
  readonly id: string
  readonly market: MarketId
  /** National digits; null once the account is deleted. */
  readonly phone: string | null
  readonly name: string | null
  readonly birthDate: CalendarDate | null
  readonly email: string | null
  /** When its owner opened the confirmation link; null for an address that was only typed. */
  readonly emailConfirmedAt: Date | null
  readonly language: string
  readonly clientKind: 'new' | 'repeat'
  readonly blockedUntil: CalendarDate | null
  readonly blockedReason: string | null
  /** True for borrowers who came by the lender's own app, which has identified them. */
  readonly knownToHost: boolean
  readonly createdAt: Date
  readonly deletedAt: Date | null
}

const columns = `id, market, phone, name, birth_date as "birthDate", email,
  email_confirmed_at as "emailConfirmedAt", language, client_kind as "clientKind",
  blocked_until as "blockedUntil", blocked_reason as "blockedReason", known_to_host as "knownToHost",
  created_at as "createdAt", deleted_at as "deletedAt"`

/** A borrower by id, deleted ones included (their personal fields are null); null when there is none. */
export function findBorrower(db: Queries, borrowerId: string): Promise<Borrower | null> {
  return db.first<Borrower>(`select ${columns} from borrower where id = $1`, [borrowerId])
}

/** `phone`: national digits in the market's spelling (core/identity/phone.ts). */
export function findBorrowerByPhone(db: Queries, market: MarketId, phone: string): Promise<Borrower | null> {
  return db.first<Borrower>(`select ${columns} from borrower where market = $1 and phone = $2`, [market, phone])
}

/**
 * The borrower under a row lock, for acts that must not run at the same time as a deletion or a change of account. The order
 * of locks is orders first, by ascending id, then the claims of payments, then the borrower: a payment that settles a loan
 * writes down under the loan's lock that its borrower is a repeat client. New rows of the borrower do not wait for this lock.
 */
export function lockBorrower(tx: Queries, borrowerId: string): Promise<Borrower | null> {
  return tx.first<Borrower>(`select ${columns} from borrower where id = $1 for no key update`, [borrowerId])
}

/** {@link lockBorrower} for a deletion: new rows of the borrower wait as well, and those under way are waited for. */
export function lockBorrowerToErase(tx: Queries, borrowerId: string): Promise<Borrower | null> {
  return tx.first<Borrower>(`select ${columns} from borrower where id = $1 for update`, [borrowerId])
}

export interface NewBorrower {
  readonly market: MarketId
  readonly phone: string
  readonly language: string
  readonly name?: string
  readonly knownToHost?: boolean
}

/**
 * Makes a borrower, or answers the one who has this phone already: two at the same moment become one. A block that an earlier
 * account of this phone left behind is the new one's.
 */
export async function createBorrower(
  tx: Queries,
  deps: Deps,
  { market, phone, language, name, knownToHost = false }: NewBorrower,
): Promise<{ readonly borrowerId: string; readonly isNew: boolean }> {
  const borrowerId = deps.ids.next('b')
  const [made] = await tx.query<{ id: string }>(
    `insert into borrower (id, market, phone, name, language, known_to_host, created_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (market, phone) where phone is not null do nothing returning id`,
    [borrowerId, market, phone, name ?? null, language, knownToHost, deps.clock.now()],
  )
  if (made !== undefined) {
    const held = await takeHeldBlock(tx, deps, { market, phone })
    if (held !== null) {
      await tx.query('update borrower set blocked_until = $2, blocked_reason = $3 where id = $1', [
        borrowerId,
        held.until,
        held.reason,
      ])
    }
    return { borrowerId, isNew: true }
  }
  const existing = await findBorrowerByPhone(tx, market, phone)
  if (existing === null) throw new Error('a phone is taken by a borrower that cannot be found')
  return { borrowerId: existing.id, isNew: false }
}

/** Stores the language in which messages are written. */
export async function saveLanguageOf(db: Queries, borrowerId: string, language: string): Promise<void> {
  await db.query('update borrower set language = $2 where id = $1 and deleted_at is null', [borrowerId, language])
}

/** Stores the borrower's own details. An e-mail address that was confirmed is not replaced by one that was only typed. */
export async function keepPerson(
  tx: Queries,
  borrowerId: string,
  {
    name,
    birthDate,
    email,
  }: { readonly name: string; readonly birthDate: CalendarDate; readonly email: string | null },
): Promise<void> {
  await tx.execute(
    `update borrower set name = $2, birth_date = $3,
       email = case when email_confirmed_at is null then coalesce($4, email) else email end
     where id = $1`,
    [borrowerId, name, birthDate, email],
  )
}

/** Stores the e-mail address whose owner has opened its link; null removes the one that there is. */
export async function storeEmail(tx: Queries, borrowerId: string, email: string | null, now: Date): Promise<void> {
  await tx.execute('update borrower set email = $2, email_confirmed_at = $3 where id = $1 and deleted_at is null', [
    borrowerId,
    email,
    email === null ? null : now,
  ])
}

/** Stores a name that an officer has verified. */
export async function storeName(tx: Queries, borrowerId: string, name: string): Promise<void> {
  await tx.execute('update borrower set name = $2 where id = $1 and deleted_at is null', [borrowerId, name])
}

/** Stores the phone; throws where another account of the market has it. */
export async function storePhone(tx: Queries, borrowerId: string, phone: string): Promise<void> {
  await tx.execute('update borrower set phone = $2 where id = $1 and deleted_at is null', [borrowerId, phone])
}

/** Erases the personal fields. What loans need stays: id, market, kind of client. A running block stays with the phone. */
export async function eraseBorrower(tx: Queries, deps: Deps, borrowerId: string): Promise<void> {
  const borrower = await findBorrower(tx, borrowerId)
  if (borrower !== null && borrower.phone !== null && borrower.blockedUntil !== null) {
    const { market, phone, blockedUntil: until, blockedReason: reason } = borrower
    await holdBlock(tx, deps, { market, phone, until, reason })
  }
  await tx.query(
    `update borrower set phone = null, name = null, birth_date = null, email = null, email_confirmed_at = null,
       blocked_until = null, blocked_reason = null, deleted_at = $2
     where id = $1 and deleted_at is null`,
    [borrowerId, deps.clock.now()],
  )
}

/** How a borrower is called on a screen that others might see: the end of the phone number. */
export function shortNameOf(borrower: Pick<Borrower, 'phone'>): string {
  return borrower.phone === null ? '' : maskedPhone(borrower.phone)
}

/** Blocks a borrower through a day, for a reason that an officer gave. */
export async function storeBlock(
  tx: Queries,
  borrowerId: string,
  { until, reason }: { readonly until: string; readonly reason: string },
): Promise<void> {
  await tx.execute('update borrower set blocked_until = $2, blocked_reason = $3 where id = $1 and deleted_at is null', [
    borrowerId,
    until,
    reason,
  ])
}
