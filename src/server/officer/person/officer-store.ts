// Officers as rows: who may work at the desk, in which role.

import { mayDo, type Right, type Role, roles } from '../../../core/officer/rights.ts'
import type { Queries, Tx } from '../../db/database.ts'

export interface Officer {
  readonly id: string
  readonly name: string
  readonly role: Role
}

export interface OfficerRow extends Officer {
  readonly createdAt: Date
  readonly endedAt: Date | null
}

const columns = `id, name, role, created_at as "createdAt", ended_at as "endedAt"`

/** Whether an officer has a way in, of those that this table's neighbours know. */
const canLogIn = `(exists (select from officer_passkey p where p.officer_id = officer.id)
  or exists (select from officer_identity d where d.officer_id = officer.id)
  or exists (select from officer_launch l where l.officer_id = officer.id))`

export async function insertOfficer(db: Queries, officer: Officer, at: Date): Promise<void> {
  const row = { ...officer, createdAt: at }
  await db.insert('insert into officer (id, name, role, created_at) on conflict do nothing', row)
}

/** Brings officers, as they are at home, to another cell: all of them, for whoever is named there. */
export async function copyOfficers(home: Queries, cell: Queries, ids: readonly string[]): Promise<void> {
  const rows = await home.query<OfficerRow>(`select ${columns} from officer where id = any($1::text[])`, [ids])
  for (const { id, name, role, createdAt, endedAt } of rows)
    await cell.execute(
      `insert into officer as known (id, name, role, created_at, ended_at) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set name = excluded.name, role = excluded.role, ended_at = excluded.ended_at
         where (known.name, known.role, known.ended_at) is distinct from (excluded.name, excluded.role, excluded.ended_at)`,
      [id, name, role, createdAt, endedAt],
    )
}

/** Tells another cell what has changed at home of the officers that it knows: who has ended holds no work there, either. */
export async function refreshOfficers(home: Queries, cell: Queries): Promise<void> {
  const known = await listOfficerRows(cell)
  if (known.length === 0) return
  const asAtHome = new Map((await listOfficerRows(home)).map((row) => [row.id, stateOf(row)]))
  const changed = known.filter((row) => asAtHome.get(row.id) !== stateOf(row))
  if (changed.length > 0)
    await copyOfficers(
      home,
      cell,
      changed.map(({ id }) => id),
    )
}

const stateOf = ({ name, role, endedAt }: OfficerRow): string => JSON.stringify([name, role, endedAt])

/** All officers, the oldest first. */
export async function listOfficerRows(db: Queries): Promise<OfficerRow[]> {
  return await db.query<OfficerRow>(`select ${columns} from officer order by created_at, id`)
}

export interface OfficerAtADoor extends OfficerRow {
  readonly lastSeenAt: Date | null
  readonly passkeys: number
  readonly invitedUntil: Date | null
  readonly byProvider: boolean
}

/** The last officer of a page, and whether that one was ended by then. */
export interface OfficerKey {
  readonly id: string
  readonly ended: boolean
}

/** Officers with how each gets in, those who are here first, each group by when they came. */
export async function listOfficersAtADoor(
  db: Queries,
  { now, after, limit }: { readonly now: Date; readonly after: OfficerKey | null; readonly limit: number },
): Promise<OfficerAtADoor[]> {
  return await db.query<OfficerAtADoor>(
    `select ${columns},
       (select max(s.last_seen_at) from officer_session s where s.officer_id = officer.id) as "lastSeenAt",
       (select count(*)::int from officer_passkey p where p.officer_id = officer.id) as passkeys,
       (select max(i.expires_at) from officer_invitation i where i.officer_id = officer.id and i.expires_at > $1) as "invitedUntil",
       exists (select from officer_identity d where d.officer_id = officer.id) as "byProvider"
      from officer
      where $2::text is null or (ended_at is not null, created_at, id)
        > ($3::bool, (select last.created_at from officer last where last.id = $2), $2)
      order by ended_at is not null, created_at, id limit $4`,
    [now, after?.id ?? null, after?.ended ?? null, limit],
  )
}

/** The officer as the row is now, held so that a change of role waits for this transaction; null for one who was ended. */
export function holdOfficer(tx: Tx, officerId: string): Promise<Officer | null> {
  return tx.first<Officer>('select id, name, role from officer where id = $1 and ended_at is null for share', [
    officerId,
  ])
}

/** False once an officer was ended, or has a role without the right: what they proposed is not signed any more. */
export async function stillMay(tx: Tx, officerId: string, right: Right): Promise<boolean> {
  const officer = await holdOfficer(tx, officerId)
  return officer !== null && mayDo(officer.role, right)
}

/**
 * Changes of officers take turns. A call holds its own officer first and locks others afterwards, so that two admins who change
 * each other would wait for each other.
 */
export async function takeOfficersTurn(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('officers', 0))`)
}

/**
 * Locks every admin and the officer: of two changes at the same moment the second sees what the first did. The last admin is the last
 * one who can log in: by a passkey, by the identity provider, or by a link of the demo.
 */
export async function lockOfficer(
  tx: Tx,
  officerId: string,
): Promise<{ row: OfficerRow; isLastAdmin: boolean } | null> {
  await takeOfficersTurn(tx)
  const rows = await tx.query<OfficerRow & { readonly canLogIn: boolean }>(
    `select ${columns}, ${canLogIn} as "canLogIn"
      from officer where id = $1 or (role = 'admin' and ended_at is null) order by id for update`,
    [officerId],
  )
  const row = rows.find(({ id }) => id === officerId)
  if (row === undefined) return null
  const others = rows.filter(({ id, role, endedAt }) => id !== officerId && role === 'admin' && endedAt === null)
  // Who cannot log in is no admin to lose, but for the very last one.
  const isLast = row.canLogIn ? others.every(({ canLogIn: can }) => !can) : others.length === 0
  return { row, isLastAdmin: row.role === 'admin' && row.endedAt === null && isLast }
}

/**
 * True where an officer beside this one may confirm roles, and can log in or has an invitation that opens. Who waits for a second person
 * is none yet.
 */
export async function canSomebodyConfirm(tx: Tx, officerId: string, machineNow: Date): Promise<boolean> {
  return (
    (await tx.value<boolean>(
      `select exists (select from officer where ended_at is null and id <> $1 and role = any($2::text[])
       and (${canLogIn} or exists (select from officer_invitation i where i.officer_id = officer.id and i.expires_at > $3))
       and not exists (select from officer_grant g
         where g.officer_id = officer.id and g.decided_at is null and g.kind <> 'role')) as found`,
      [officerId, roles.filter((role) => mayDo(role, 'confirmRole')), machineNow],
    )) ?? false
  )
}

/** True where another officer than giver and receiver was told of the grant, can still log in, and has a role that may stop it. */
export async function couldSomebodyStop(tx: Tx, grantId: string): Promise<boolean> {
  return (
    (await tx.value<boolean>(
      `select exists (select from officer_notice n join officer_grant g on g.id = n.grant_id join officer on officer.id = n.officer_id
       where n.grant_id = $1 and officer.id <> g.officer_id and officer.id is distinct from g.given_by
         and officer.ended_at is null and officer.role = any($2::text[]) and ${canLogIn}) as found`,
      [grantId, roles.filter((role) => mayDo(role, 'confirmRole'))],
    )) ?? false
  )
}

export async function storeRole(tx: Tx, officerId: string, role: Role): Promise<void> {
  await tx.execute('update officer set role = $2 where id = $1', [officerId, role])
}

/** What an identity provider says today. */
export async function storeNameAndRole(tx: Tx, { id, name, role }: Officer): Promise<void> {
  await tx.execute('update officer set name = $2, role = $3 where id = $1', [id, name, role])
}

export async function storeEnd(tx: Tx, officerId: string, at: Date): Promise<void> {
  await tx.execute('update officer set ended_at = coalesce(ended_at, $2) where id = $1', [officerId, at])
}
