// Stores applications and the details that borrowers give: encrypted for each borrower, kept for later applications, erased with the
// account.

import type { ApplicationStep, FormStep, PictureSide } from '../../../core/application/application-fields.ts'
import {
  type ApplicationState,
  awaitedApplicationStates,
  liveApplicationStates,
  statesBefore,
} from '../../../core/application/application-state.ts'
import type { StepDetails } from '../../../core/application/details.ts'
import type { ReasonWithRetry } from '../../../core/application/eligibility.ts'
import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { MarketId } from '../../../core/market/market.ts'
import type { Decision } from '../../account/record/door.ts'
import { json } from '../../db/column-types.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { sqlList } from '../../db/sql-list.ts'
import type { Deps } from '../../deps.ts'
import { queueErasure } from '../../jobs/file-erasure.ts'
import { FileIsMissing, resealed, type SealedPlace, sealedTable } from '../../jobs/reseal.ts'
import { agreedSince } from './agreed-words.ts'

export interface Application {
  readonly id: string
  readonly borrowerId: string
  readonly productId: string
  readonly market: MarketId
  readonly principalMinor: number
  readonly state: ApplicationState
  readonly openedAt: Date
  /** When the borrower sent it; null while it is being filled in. */
  readonly handedInAt: Date | null
  readonly decidedAt: Date | null
  readonly reasons: readonly ReasonWithRetry[]
  /** No new application before this day. */
  readonly retryOn: CalendarDate | null
  /** The last day on which the offer of an approved one can be taken. */
  readonly validUntil: CalendarDate | null
}

/** What happened first once it was sent: others were asked about it, a person was, or the rules decided. */
const handedInAt = `case when application.state <> 'open' then coalesce(
    (select min(c.asked_at) from application_check c where c.application_id = application.id),
    (select r.asked_at from application_review r where r.application_id = application.id and r.kind = 'referred'),
    decided_at) end`

const columns = `id, borrower_id as "borrowerId", product_id as "productId", market, principal_minor as "principalMinor",
  state, opened_at as "openedAt", ${handedInAt} as "handedInAt", decided_at as "decidedAt", reasons, retry_on as "retryOn", valid_until as "validUntil"`

interface Owned {
  readonly applicationId: string
  readonly borrowerId: string
}

/** The application when it is this borrower's; null when it is another borrower's or does not exist. */
export function findApplication(db: Queries, { applicationId, borrowerId }: Owned): Promise<Application | null> {
  return db.first<Application>(`select ${columns} from application where id = $1 and borrower_id = $2`, [
    applicationId,
    borrowerId,
  ])
}

/** All applications of a borrower, newest first. */
export async function listApplications(db: Queries, borrowerId: string): Promise<Application[]> {
  return await db.query<Application>(
    `select ${columns} from application where borrower_id = $1 order by opened_at desc, id desc`,
    [borrowerId],
  )
}

/** The newest application of a borrower that is still alive on `today`: open, with a person, or approved and its offer still to be taken. */
export async function livingApplication(
  db: Queries,
  { borrowerId, productId }: { readonly borrowerId: string; readonly productId: string | null },
  today: CalendarDate,
): Promise<Application | null> {
  const all = await listApplications(db, borrowerId)
  return all.find((one) => (productId === null || one.productId === productId) && isAlive(one, today)) ?? null
}

/** True while an application can still lead to a loan. */
export function isAlive({ state, validUntil }: Application, today: CalendarDate): boolean {
  return (
    state === 'open' ||
    state === 'checking' ||
    state === 'referred' ||
    (state === 'approved' && validUntil !== null && today <= validUntil)
  )
}

/** Opens an application, or changes the amount of the one that is open for the product. Answers its id. */
export async function openApplication(
  tx: Tx,
  deps: Deps,
  wanted: Pick<Application, 'borrowerId' | 'productId' | 'market' | 'principalMinor'>,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into application (id, borrower_id, product_id, market, principal_minor, state, opened_at)
      values ($1, $2, $3, $4, $5, 'open', $6)
      on conflict (borrower_id, product_id) where state = 'open' do update set principal_minor = excluded.principal_minor
      returning id`,
    [deps.ids.next('A'), wanted.borrowerId, wanted.productId, wanted.market, wanted.principalMinor, deps.clock.now()],
  )
  if (row === undefined) throw new Error('an application was neither opened nor found')
  return row.id
}

export interface ApplicationVerdict {
  readonly state: 'checking' | 'referred' | 'approved' | 'declined'
  /** Null keeps what the rules said. */
  readonly decision: Decision | null
  readonly reasons: readonly ReasonWithRetry[]
  readonly retryOn: CalendarDate | null
  readonly validUntil: CalendarDate | null
}

/** Stores a decision if the state of the application allows it. Throws otherwise. */
export async function storeVerdict(
  tx: Tx,
  deps: Deps,
  applicationId: string,
  { state, decision, reasons, retryOn, validUntil }: ApplicationVerdict,
): Promise<void> {
  const decidedAt = state === 'referred' || state === 'checking' ? null : deps.clock.now()
  const decided = await tx.execute(
    `update application set state = $2, decided_at = $3, decision = coalesce($4, decision), reasons = $5, retry_on = $6,
        valid_until = $7
      where id = $1 and state = any($8::text[])`,
    [
      applicationId,
      state,
      decidedAt,
      decision === null ? null : json(decision),
      json(reasons),
      retryOn,
      validUntil,
      statesBefore(state),
    ],
  )
  if (decided === 0) throw new Error(`application ${applicationId} does not lead to ${state}`)
}

/** The application of a borrower for a product that was handed in and is not decided; null where there is none. */
export function handedInApplication(
  db: Queries,
  { borrowerId, productId }: { readonly borrowerId: string; readonly productId: string },
): Promise<Application | null> {
  return db.first<Application>(
    `select ${columns} from application where borrower_id = $1 and product_id = $2 and state in ${sqlList(awaitedApplicationStates)}`,
    [borrowerId, productId],
  )
}

/** Gives up an application that waits for answers from outside. */
export async function endChecking(tx: Tx, applicationId: string): Promise<void> {
  await tx.execute(`update application set state = 'ended' where id = $1 and state = 'checking'`, [applicationId])
}

/** An approved application has led to its loan, or is given up for another. */
export async function endApplications(
  tx: Tx,
  { borrowerId, productId }: { readonly borrowerId: string; readonly productId: string },
): Promise<void> {
  await tx.execute(
    `update application set state = 'ended' where borrower_id = $1 and product_id = $2 and state in ${sqlList(liveApplicationStates)}`,
    [borrowerId, productId],
  )
}

interface StepOf {
  readonly borrowerId: string
  readonly step: FormStep
}

/** Stores the details of a step; the newest count. */
export async function keepDetails(
  tx: Tx,
  deps: Deps,
  { borrowerId, step }: StepOf,
  details: StepDetails,
): Promise<void> {
  await tx.execute(
    `insert into application_details (borrower_id, step, secret, saved_at) values ($1, $2, $3, $4)
      on conflict (borrower_id, step) do update set secret = excluded.secret, saved_at = excluded.saved_at`,
    [borrowerId, step, deps.fieldCipher.seal(JSON.stringify(details), borrowerId), deps.clock.now()],
  )
}

/** The details of a step, and when they were given; null before. Throws when they cannot be decrypted. */
export async function openDetails(
  db: Queries,
  deps: Deps,
  { borrowerId, step }: StepOf,
): Promise<{ readonly details: StepDetails; readonly savedAt: Date } | null> {
  const [row] = await db.query<{ secret: Uint8Array; saved_at: Date }>(
    'select secret, saved_at from application_details where borrower_id = $1 and step = $2 and length(secret) > 0',
    [borrowerId, step],
  )
  if (row === undefined) return null
  return { details: JSON.parse(deps.fieldCipher.open(row.secret, borrowerId)) as StepDetails, savedAt: row.saved_at }
}

/** Writes the borrower's new name into the details for the next application. The other details and their day stay. */
export async function renameApplicant(tx: Tx, deps: Deps, borrowerId: string, name: string): Promise<void> {
  const told = await openDetails(tx, deps, { borrowerId, step: 'personal' })
  if (told === null) return
  const details: StepDetails = { ...told.details, fullName: name }
  await tx.execute(`update application_details set secret = $2 where borrower_id = $1 and step = 'personal'`, [
    borrowerId,
    deps.fieldCipher.seal(JSON.stringify(details), borrowerId),
  ])
}

export interface IdentityPicture {
  readonly name: string
  readonly side: PictureSide
  readonly mediaType: string
  readonly createdAt: Date
}

/** The current pictures of a borrower's identity document. */
export async function identityPictures(db: Queries, borrowerId: string): Promise<IdentityPicture[]> {
  return await db.query<IdentityPicture>(
    `select name, side, media_type as "mediaType", created_at as "createdAt" from identity_picture
      where borrower_id = $1 and replaced_at is null order by side desc`,
    [borrowerId],
  )
}

/** Deletes the picture of one side, if there is one; a job erases its file. */
export async function dropIdentityPicture(
  tx: Tx,
  deps: Deps,
  { borrowerId, side }: { readonly borrowerId: string; readonly side: PictureSide },
): Promise<void> {
  const dropped = await tx.query<{ name: string }>(
    `update identity_picture set replaced_at = $3 where borrower_id = $1 and side = $2 and replaced_at is null
      returning name`,
    [borrowerId, side, deps.clock.now()],
  )
  for (const { name } of dropped) await queueErasure(tx, deps, name)
}

/** Stores the picture of one side; a job erases the file of the previous one. */
export async function keepIdentityPicture(
  tx: Tx,
  deps: Deps,
  picture: Pick<IdentityPicture, 'name' | 'side' | 'mediaType'> & {
    readonly borrowerId: string
    readonly sizeBytes: number
  },
): Promise<void> {
  const { name, borrowerId, side, mediaType, sizeBytes } = picture
  await dropIdentityPicture(tx, deps, { borrowerId, side })
  await tx.execute(
    `insert into identity_picture (name, borrower_id, side, media_type, size_bytes, sealed_by, created_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [name, borrowerId, side, mediaType, sizeBytes, deps.fieldCipher.mark, deps.clock.now()],
  )
}

/** When each step was done; a step that is not done is missing. */
export async function stepsDone(db: Queries, borrowerId: string): Promise<ReadonlyMap<ApplicationStep, Date>> {
  const done = new Map<ApplicationStep, Date>()
  const rows = await db.query<{ step: FormStep; saved_at: Date }>(
    'select step, saved_at from application_details where borrower_id = $1 and length(secret) > 0',
    [borrowerId],
  )
  for (const { step, saved_at } of rows) done.set(step, saved_at)
  const front = (await identityPictures(db, borrowerId)).find(({ side }) => side === 'front')
  if (front === undefined) done.delete('identity')
  const agreedAt = await agreedSince(db, borrowerId)
  if (agreedAt !== null) done.set('consent', agreedAt)
  return done
}

/** Erases the personal details; the decisions stay, under an id that leads to no person. Returns the files to erase. */
export async function eraseApplications(tx: Tx, borrowerId: string, now: Date): Promise<readonly string[]> {
  await tx.execute(`update application_details set secret = '' where borrower_id = $1`, [borrowerId])
  await tx.execute(
    `update application set state = 'ended' where borrower_id = $1 and state in ${sqlList(liveApplicationStates)}`,
    [borrowerId],
  )
  return await tx.column<string>(
    'update identity_picture set replaced_at = coalesce(replaced_at, $2) where borrower_id = $1 returning name',
    [borrowerId, now],
  )
}

export const sealedDetails = sealedTable({
  what: 'applicationSteps',
  table: 'application_details',
  id: `borrower_id || '/' || step`,
  update: `update application_details set secret = $4 where borrower_id = $2 and borrower_id || '/' || step = $1 and secret = $3`,
})

export const sealedPictures: SealedPlace = {
  what: 'identityPictures',
  async count(db, mark) {
    const [row] = await db.query<{ all: number; old: number }>(
      `select count(*) as all, count(*) filter (where sealed_by <> $1) as old
       from identity_picture where replaced_at is null`,
      [mark],
    )
    return row ?? { all: 0, old: 0 }
  },
  old: (db, mark, after, atMost) =>
    db.query<{ id: string; owner: string }>(
      `select name as id, borrower_id as owner from identity_picture
       where replaced_at is null and sealed_by <> $1 and name > $2 order by name limit $3`,
      [mark, after, atMost],
    ),
  async reseal({ db, uploads, fieldCipher }, { id: name, owner }) {
    const file = await uploads.get(name)
    if (file !== null) await uploads.put(name, resealed(fieldCipher, file, owner), 'application/octet-stream')
    const marked = await db.execute(
      'update identity_picture set sealed_by = $2 where name = $1 and replaced_at is null',
      [name, fieldCipher.mark],
    )
    // Taken away meanwhile: its file may have been erased before it was written again.
    if (marked === 0) await uploads.erase(name)
    else if (file === null) throw new FileIsMissing('a picture has no file')
  },
}
