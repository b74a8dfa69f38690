// Which officer belongs to a subject of the identity provider, and the logins that are under way there.

import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { hashOf } from '../../people/session/door.ts'

const sweptAtOnce = 50

/** The officer of a subject; null for one who never was here. */
export async function officerOfSubject(tx: Tx, issuer: string, subject: string): Promise<string | null> {
  return await tx.value<string>(
    'select officer_id as "officerId" from officer_identity where issuer = $1 and subject = $2',
    [issuer, subject],
  )
}

/** Of two concurrent first logins one fails and is rolled back: an officer is stored once. */
export async function storeSubject(
  tx: Tx,
  { issuer, subject, officerId, at }: { issuer: string; subject: string; officerId: string; at: Date },
): Promise<void> {
  const row = { issuer, subject, officerId, createdAt: at }
  await tx.insert('insert into officer_identity (issuer, subject, officer_id, created_at)', row)
}

/** True for an officer whose role the identity provider says. */
export async function isByProvider(db: Queries, officerId: string): Promise<boolean> {
  return (await db.query('select 1 from officer_identity where officer_id = $1 limit 1', [officerId])).length > 0
}

export interface ProviderLogin {
  readonly nonce: string
  readonly codeVerifier: string
  /** The path of the desk to which it leads. */
  readonly next: string
}

/** How long a login may be under way, seconds. */
const providerLoginSeconds = 600

/** Stores a login until the browser comes back or the login expires; deletes some that have expired. */
export async function keepProviderLogin(
  db: Queries,
  deps: Deps,
  { state, browser, ...login }: ProviderLogin & { readonly state: string; readonly browser: string },
): Promise<void> {
  const now = deps.clock.machineNow()
  await db.execute(
    `delete from officer_provider_login where state_hash in (select state_hash from officer_provider_login
       where expires_at < $1 limit ${sweptAtOnce} for update skip locked)`,
    [now],
  )
  await db.execute(
    `insert into officer_provider_login (state_hash, browser_hash, nonce, code_verifier, next, expires_at)
      values (decode($1, 'hex'), decode($2, 'hex'), $3, $4, $5, $6)`,
    [
      hashOf(state),
      hashOf(browser),
      login.nonce,
      login.codeVerifier,
      login.next,
      new Date(now.getTime() + providerLoginSeconds * 1000),
    ],
  )
}

/** Finds and deletes the login that comes back in the browser that began it; null for any other. */
export function spendProviderLogin(
  db: Queries,
  deps: Deps,
  { state, browser }: { readonly state: string; readonly browser: string },
): Promise<ProviderLogin | null> {
  return db.first<ProviderLogin>(
    `delete from officer_provider_login
      where state_hash = decode($1, 'hex') and browser_hash = decode($2, 'hex') and expires_at > $3
      returning nonce, code_verifier as "codeVerifier", next`,
    [hashOf(state), hashOf(browser), deps.clock.machineNow()],
  )
}
