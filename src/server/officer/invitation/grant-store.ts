// Roles that wait for a second person, and what officers are told about roles, as rows.

import type { GrantKind, NoticeKind } from '../../../core/officer/grant-rules.ts'
import { mayDo, type Role, roles } from '../../../core/officer/rights.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Invited } from './invitation-store.ts'

export interface Grant {
  readonly id: string
  readonly officerId: string
  readonly name: string
  readonly kind: GrantKind
  readonly role: Role
  /** Null for the operator, by command. */
  readonly givenBy: string | null
  readonly giverName: string | null
  readonly reason: string
  readonly givenAt: Date
  /** From when it holds by itself; null for what holds once an officer signs it. */
  readonly holdsFrom: Date | null
}

export type NewGrant = Omit<Grant, 'name' | 'giverName'>

export async function insertGrant(tx: Tx, of: NewGrant): Promise<void> {
  await tx.insert('insert into officer_grant (id, officer_id, kind, role, given_by, reason, given_at, holds_from)', of)
}

const open = `select g.id, g.officer_id as "officerId", o.name, g.kind, g.role, g.given_by as "givenBy", b.name as "giverName",
    g.reason, g.given_at as "givenAt", g.holds_from as "holdsFrom"
  from officer_grant g join officer o on o.id = g.officer_id left join officer b on b.id = g.given_by
  where g.decided_at is null`

/** All roles that wait, those that hold first at the top. An officer has one at most. */
export async function listGrants(db: Queries): Promise<Grant[]> {
  return await db.query<Grant>(`${open} order by g.holds_from nulls last, g.given_at, g.id`)
}

/** The role that waits for an officer; null where none does. */
export function grantOf(db: Queries, officerId: string): Promise<Grant | null> {
  return db.first<Grant>(`${open} and g.officer_id = $1`, [officerId])
}

/** Whose a grant is, decided or not; null for none. */
export async function officerOfGrant(db: Queries, grantId: string): Promise<string | null> {
  return await db.value<string>('select officer_id as "officerId" from officer_grant where id = $1', [grantId])
}

/** A grant that waits, held: of two decisions the second finds none. */
export function lockGrant(tx: Tx, grantId: string): Promise<Grant | null> {
  return tx.first<Grant>(`${open} and g.id = $1 for update of g`, [grantId])
}

export async function storeGrantDecision(
  tx: Tx,
  {
    id,
    holds,
    by,
    at,
  }: { readonly id: string; readonly holds: boolean; readonly by: string | null; readonly at: Date },
): Promise<void> {
  await tx.execute('update officer_grant set holds = $2, decided_by = $3, decided_at = $4 where id = $1', [
    id,
    holds,
    by,
    at,
  ])
}

/** Stops what waits for an officer who is ended; `by`: null for the operator. */
export async function stopGrants(tx: Tx, officerId: string, by: string | null, at: Date): Promise<void> {
  await tx.execute(
    `update officer_grant set holds = false, decided_by = $2, decided_at = $3
      where officer_id = $1 and decided_at is null`,
    [officerId, by, at],
  )
}

export interface NewNotice {
  readonly aboutId: string
  readonly kind: NoticeKind
  readonly role: Role
  readonly grantId: string | null
  /** Null for the operator. */
  readonly toldBy: string | null
  readonly reason: string
}

const confirming = roles.filter((role) => mayDo(role, 'confirmRole'))

/** Tells the officer whom it is about, and all who may stop it, except who did it. */
export async function tellOfGrant(tx: Tx, deps: Pick<Deps, 'clock' | 'ids'>, of: NewNotice): Promise<void> {
  const told = await tx.query<{ id: string }>(
    `select id from officer where ended_at is null and id is distinct from $1 and (id = $2 or role = any($3::text[])) order by id`,
    [of.toldBy, of.aboutId, confirming],
  )
  await insertNotices(tx, deps, told, of)
}

async function insertNotices(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  told: readonly { readonly id: string }[],
  of: NewNotice,
): Promise<void> {
  for (const { id } of told)
    await tx.insert(
      'insert into officer_notice (id, officer_id, about_id, kind, role, grant_id, told_by, reason, told_at)',
      { ...of, id: deps.ids.next('ntc'), officerId: id, toldAt: deps.clock.now() },
    )
}

/** Tells who made an invitation what became of it, or all who may confirm roles where that was the operator, or somebody who left. */
export async function tellOfInvitation(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  { id: aboutId, role, invitedBy }: Invited,
  kind: NoticeKind,
): Promise<void> {
  const told = await tx.query<{ id: string }>(
    `select id from officer where ended_at is null and id <> $1
       and (id = $2 or (role = any($3::text[]) and not exists (select from officer b where b.id = $2 and b.ended_at is null)))
      order by id`,
    [aboutId, invitedBy, confirming],
  )
  await insertNotices(tx, deps, told, { aboutId, kind, role, grantId: null, toldBy: aboutId, reason: '' })
}

export interface Notice {
  readonly id: string
  readonly aboutId: string
  readonly name: string
  readonly kind: NoticeKind
  readonly role: Role
  /** Null for the operator. */
  readonly by: string | null
  readonly at: Date
  readonly waits: boolean
  /** When a role that waits begins to hold; null for what does not wait, or only for a signature. */
  readonly holdsFrom: Date | null
}

/** What an officer was told and has not seen yet, the oldest first. */
export async function unseenNotices(db: Queries, officerId: string, atMost: number): Promise<Notice[]> {
  return await db.query<Notice>(
    `select n.id, n.about_id as "aboutId", o.name, n.kind, n.role, b.name as by, n.told_at as at,
       exists (select from officer_grant g where g.id = n.grant_id and g.decided_at is null) as waits,
       (select g.holds_from from officer_grant g where g.id = n.grant_id and g.decided_at is null) as "holdsFrom"
      from officer_notice n join officer o on o.id = n.about_id left join officer b on b.id = n.told_by
      where n.officer_id = $1 and n.seen_at is null order by n.told_at, n.id limit $2`,
    [officerId, atMost],
  )
}

/** False for a notice that this officer does not have. */
export async function storeSeen(tx: Tx, noticeId: string, officerId: string, at: Date): Promise<boolean> {
  return await tx.changed(
    'update officer_notice set seen_at = coalesce(seen_at, $3) where id = $1 and officer_id = $2',
    [noticeId, officerId, at],
  )
}
