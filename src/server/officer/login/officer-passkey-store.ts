// The passkeys of officers as rows: found with an officer who was not ended, stored, used with a rising counter, removed.

import { counterFits } from '../../../core/identity/passkey-rules.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Officer } from '../person/officer-store.ts'

export interface OfficerPasskey {
  readonly id: string
  readonly officerId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly label: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

const columns = `p.id, p.officer_id as "officerId", p.public_key as "publicKey", p.counter::float8 as counter, p.label,
  p.created_at as "createdAt", p.last_used_at as "lastUsedAt"`

/** The passkey with its owner; null for an unknown one, and for one whose officer was ended. */
export async function findOfficerPasskey(
  db: Queries,
  id: string,
): Promise<(OfficerPasskey & { readonly officer: Officer }) | null> {
  const [found] = await db.query<OfficerPasskey & Pick<Officer, 'name' | 'role'>>(
    `select ${columns}, o.name, o.role from officer_passkey p join officer o on o.id = p.officer_id
      where p.id = $1 and o.ended_at is null`,
    [id],
  )
  if (found === undefined) return null
  return { ...found, officer: { id: found.officerId, name: found.name, role: found.role } }
}

/** The passkeys of an officer, the newest first. */
export async function passkeysOfOfficer(db: Queries, officerId: string): Promise<OfficerPasskey[]> {
  return await db.query<OfficerPasskey>(
    `select ${columns} from officer_passkey p where p.officer_id = $1 order by p.created_at desc, p.id`,
    [officerId],
  )
}

/** True for a passkey that is registered, to whichever officer. */
export async function isKnownPasskey(db: Queries, id: string): Promise<boolean> {
  return (await db.query('select id from officer_passkey where id = $1', [id])).length > 0
}

/** Stores a new passkey; false where its id is already stored, for any officer. */
export async function storeOfficerPasskey(tx: Tx, made: Omit<OfficerPasskey, 'lastUsedAt'>): Promise<boolean> {
  const stored = await tx.insert(
    'insert into officer_passkey (id, officer_id, public_key, counter, label, created_at) on conflict (id) do nothing',
    made,
  )
  return stored === 1
}

/** Notes a use; false where the signature counter did not rise, also where two concurrent uses bring the same one. */
export async function countOfficerPasskey(tx: Tx, id: string, counter: number, now: Date): Promise<boolean> {
  const [found] = await tx.query<{ counter: number }>(
    'select counter::float8 as counter from officer_passkey where id = $1 for update',
    [id],
  )
  if (found === undefined || !counterFits(found.counter, counter)) return false
  await tx.execute('update officer_passkey set counter = $2, last_used_at = $3 where id = $1', [id, counter, now])
  return true
}

/** Removes a passkey of this officer; false where there is none. */
export async function deleteOfficerPasskey(tx: Tx, id: string, officerId: string): Promise<boolean> {
  return (await tx.execute('delete from officer_passkey where id = $1 and officer_id = $2', [id, officerId])) === 1
}

/** Removes all passkeys of an officer who was ended or has lost them. */
export async function deleteOfficerPasskeys(tx: Tx, officerId: string): Promise<void> {
  await tx.execute('delete from officer_passkey where officer_id = $1', [officerId])
}
