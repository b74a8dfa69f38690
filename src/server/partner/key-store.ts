// Keys of the lender's own systems: what each is good for and until when. The database has only the hash of a secret.

import type { PartnerRight } from '../../contracts/partner.ts'
import { json } from '../db/column-types.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../people/session/door.ts'

const secretBytes = 24
/** `ck_<id>_<secret>`. */
const form = /^ck_([A-Za-z0-9]{1,32})_([A-Za-z0-9_-]{1,64})$/

export interface PartnerKey {
  readonly id: string
  readonly name: string
  readonly rights: readonly PartnerRight[]
  /** Public, PEM; null where this system logs no borrower in. */
  readonly loginKey: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly lastUsedOn: string | null
}

const columns = `id, name, rights, login_key as "loginKey", created_at as "createdAt", expires_at as "expiresAt",
  revoked_at as "revokedAt", last_used_on::text as "lastUsedOn"`

/** Stores a new key and returns what its system sends: it is told this once. */
export async function createPartnerKey(
  db: Queries,
  { ids, random, clock }: Pick<Deps, 'ids' | 'random' | 'clock'>,
  key: Pick<PartnerKey, 'name' | 'rights' | 'loginKey' | 'expiresAt'>,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = ids.next('pk')
  const secret = random.token(secretBytes)
  await db.execute(
    `insert into partner_key (id, name, rights, secret_hash, login_key, created_at, expires_at)
      values ($1, $2, $3, decode($4, 'hex'), $5, $6, $7)`,
    [id, key.name, [...key.rights], hashOf(secret), key.loginKey, clock.machineNow(), key.expiresAt],
  )
  return { id, token: `ck_${id}_${secret}` }
}

/** The key that was sent; null for one that is unknown, expired or revoked. */
export async function findPartnerKey(
  db: Queries,
  { clock }: Pick<Deps, 'clock'>,
  token: string,
): Promise<PartnerKey | null> {
  const [, id, secret] = form.exec(token) ?? []
  if (id === undefined || secret === undefined) return null
  return await db.first<PartnerKey>(
    `select ${columns} from partner_key
      where id = $1 and secret_hash = decode($2, 'hex') and expires_at > $3 and revoked_at is null`,
    [id, hashOf(secret), clock.machineNow()],
  )
}

/** Brings the key of this token, as it is at home, to another cell; one that is not at home changes nothing. */
export async function copyPartnerKey(home: Queries, cell: Queries, token: string): Promise<void> {
  const [, id] = form.exec(token) ?? []
  if (id === undefined) return
  const rows = await home.query<{ key: unknown }>(
    'select to_jsonb(partner_key) as key from partner_key where id = $1',
    [id],
  )
  for (const { key } of rows)
    await cell.execute(
      `insert into partner_key (id, name, rights, secret_hash, login_key, created_at, expires_at, revoked_at)
       select id, name, rights, secret_hash, login_key, created_at, expires_at, revoked_at
         from jsonb_populate_record(null::partner_key, $1::jsonb)
       on conflict (id) do update set rights = excluded.rights, login_key = excluded.login_key,
         expires_at = excluded.expires_at, revoked_at = excluded.revoked_at`,
      [json(key)],
    )
}

/** Notes that a key was used today: once a day, so that reading stays reading. */
export async function notePartnerKeyUse(db: Queries, { clock }: Pick<Deps, 'clock'>, key: PartnerKey): Promise<void> {
  const today = clock.machineNow().toISOString().slice(0, 10)
  if (key.lastUsedOn === today) return
  await db.execute('update partner_key set last_used_on = $2 where id = $1', [key.id, today])
}

/** All keys, the newest first. */
export async function listPartnerKeys(db: Queries): Promise<PartnerKey[]> {
  return await db.query<PartnerKey>(`select ${columns} from partner_key order by created_at desc, id`)
}

/** False where there is none with this id that was not revoked before. */
export async function revokePartnerKey(db: Queries, { clock }: Pick<Deps, 'clock'>, id: string): Promise<boolean> {
  return await db.changed('update partner_key set revoked_at = $2 where id = $1 and revoked_at is null', [
    id,
    clock.machineNow(),
  ])
}
