// Questions that were asked before a phone told something, their answers, taking those back, and the little that was kept by them.

import { createHash } from 'node:crypto'
import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { DeviceDataKind } from '../../../core/profile/device-data.ts'
import { json } from '../../db/column-types.ts'
import type { Queries, Tx } from '../../db/database.ts'

export function consentHash(consentRef: string): Uint8Array {
  return createHash('sha256').update(consentRef).digest()
}

export interface AskedQuestion {
  readonly consentRef: string
  readonly borrowerId: string
  readonly kind: DeviceDataKind
  /** The words as they were shown. */
  readonly question: string
  readonly language: string
  readonly askedAt: Date
  readonly expiresAt: Date
}

export async function keepQuestion(db: Queries, asked: AskedQuestion): Promise<void> {
  await db.insert(
    'insert into device_consent (ref_hash, borrower_id, kind, question, language, asked_at, expires_at)',
    { ...asked, refHash: consentHash(asked.consentRef) },
  )
}

/** True while a question waits for its yes: this borrower's, for this, in its minutes. Locks it: of two at once one gets it. */
export async function questionWaits(
  tx: Tx,
  asked: {
    readonly consentRef: string
    readonly borrowerId: string
    readonly kind: DeviceDataKind
    readonly at: Date
  },
): Promise<boolean> {
  const rows = await tx.query<{ kind: string }>(
    `select kind from device_consent
     where ref_hash = $1 and borrower_id = $2 and kind = $3 and given_at is null and expires_at > $4 for update`,
    [consentHash(asked.consentRef), asked.borrowerId, asked.kind, asked.at],
  )
  return rows.length === 1
}

/** Notes the yes: it is used up by this. */
export async function giveConsent(tx: Tx, consentRef: string, at: Date): Promise<void> {
  await tx.execute('update device_consent set given_at = $2 where ref_hash = $1', [consentHash(consentRef), at])
}

/** Keeps what came by a consent, in the place of what was kept before. */
export async function keepFact(
  tx: Tx,
  fact: {
    readonly consentRef: string
    readonly borrowerId: string
    readonly kind: DeviceDataKind
    readonly data: unknown
    readonly keptAt: Date
    readonly forgetOn: CalendarDate
  },
): Promise<void> {
  await tx.execute(
    `insert into device_fact (borrower_id, kind, consent_hash, data, kept_at, forget_on) values ($1, $2, $3, $4, $5, $6)
     on conflict (borrower_id, kind) do update set consent_hash = excluded.consent_hash, data = excluded.data,
       kept_at = excluded.kept_at, forget_on = excluded.forget_on`,
    [fact.borrowerId, fact.kind, consentHash(fact.consentRef), json(fact.data), fact.keptAt, fact.forgetOn],
  )
}

/** Forgets at most `atMost` unanswered questions that expired before `before`; answers how many. */
export async function forgetUnansweredQuestions(db: Queries, before: Date, atMost: number): Promise<number> {
  return await db.execute(
    `delete from device_consent where ref_hash in
       (select ref_hash from device_consent where given_at is null and expires_at < $1 limit $2)`,
    [before, atMost],
  )
}

/** Forgets what one consent brought, unless a newer one has taken its place. */
export async function forgetFact(tx: Tx, consentRefHash: Uint8Array): Promise<void> {
  await tx.execute('delete from device_fact where consent_hash = $1', [consentRefHash])
}

/** The consents of a borrower that hold, the last yes of each kind. */
export async function liveDeviceConsents(
  db: Queries,
  borrowerId: string,
): Promise<{ readonly kind: DeviceDataKind; readonly givenAt: Date }[]> {
  return await db.query<{ kind: DeviceDataKind; givenAt: Date }>(
    `select kind, max(given_at) as "givenAt" from device_consent
     where borrower_id = $1 and given_at is not null and withdrawn_at is null group by kind order by kind`,
    [borrowerId],
  )
}

/** Takes all consents of a kind back, and erases what they brought. Answers how much was erased: 0 or 1. */
export async function withdrawConsents(
  tx: Tx,
  { borrowerId, kind, at }: { readonly borrowerId: string; readonly kind: DeviceDataKind; readonly at: Date },
): Promise<number> {
  await tx.execute(
    `update device_consent set withdrawn_at = $3
     where borrower_id = $1 and kind = $2 and given_at is not null and withdrawn_at is null`,
    [borrowerId, kind, at],
  )
  return await tx.execute('delete from device_fact where borrower_id = $1 and kind = $2', [borrowerId, kind])
}

/** Forgets all that the phone of a borrower told. */
export async function forgetFactsOf(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute('delete from device_fact where borrower_id = $1', [borrowerId])
}
