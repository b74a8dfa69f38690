// Logs an officer in by the lender's identity provider (OpenID Connect): one redirect there and back in one browser, with the role
// that today's token names.

import { nameOfClaims, roleOfClaims } from '../../../core/officer/role-of-claims.ts'
import type { Tx } from '../../db/database.ts'
import type { Claims, LoginProviderClient } from '../../ports/login-provider.ts'
import { insertAct } from '../act/act-store.ts'
import { freeItemsBeyond } from '../act/take-store.ts'
import { insertOfficer, lockOfficer, type Officer, storeNameAndRole } from '../person/officer-store.ts'
import type { LoginCall } from './login-call.ts'
import { createOfficerSession, endOfficerSessions } from './officer-session-store.ts'
import { keepProviderLogin, officerOfSubject, spendProviderLogin, storeSubject } from './provider-identity-store.ts'

/** Where the provider sends the browser back to; the lender registers it there. */
export const callbackPath = '/log-in/callback'
const browserBytes = 24

export interface WayToProvider {
  readonly address: string
  /** A secret of this browser's cookie, which must come back with it. */
  readonly browser: string
}

/** Sends a browser to the provider; null while the provider cannot be reached. */
export async function goToProvider(
  provider: LoginProviderClient,
  next: string,
  { deps, deskOrigin }: Pick<LoginCall, 'deps' | 'deskOrigin'>,
): Promise<WayToProvider | null> {
  const begun = await provider.begin(deskOrigin + callbackPath)
  if (begun === null) return null
  const browser = deps.random.token(browserBytes)
  const { state, nonce, codeVerifier } = begun
  await keepProviderLogin(deps.db, deps, { state, browser, nonce, codeVerifier, next })
  return { address: begun.address, browser }
}

/** The outcome of a login: a session and the page to which it leads, or why there is none. */
export type CameBack =
  | { readonly session: string; readonly next: string }
  | { readonly refused: 'failed' | 'away' | 'noRole' }

/** Finishes the login of a browser that the provider sends back. The attempt is used up whatever its outcome. */
export async function comeBackFromProvider(
  provider: LoginProviderClient,
  came: URL,
  browser: string | null,
  { deps, addressHash }: Pick<LoginCall, 'deps' | 'addressHash'>,
): Promise<CameBack> {
  const state = came.searchParams.get('state')
  if (state === null || browser === null) return { refused: 'failed' }
  const begun = await spendProviderLogin(deps.db, deps, { state, browser })
  if (begun === null) return { refused: 'failed' }
  const claims = await provider.finish(came, { state, nonce: begun.nonce, codeVerifier: begun.codeVerifier })
  if (typeof claims === 'string') return { refused: claims }
  return await deps.db.transaction(async (tx) => {
    const officer = await officerOfClaims(tx, { deps, addressHash }, claims)
    if (officer === null) return { refused: 'noRole' }
    await insertAct(
      tx,
      deps,
      { officer, addressHash },
      { act: 'logInByProvider', subject: officer.id, after: { role: officer.role } },
    )
    return { session: await createOfficerSession(tx, deps, officer.id), next: begun.next }
  })
}

/** The officer whom the token's claims name, in the role that they give now; null for one without a role, or ended at the desk. */
async function officerOfClaims(
  tx: Tx,
  { deps, addressHash }: Pick<LoginCall, 'deps' | 'addressHash'>,
  claims: Claims,
): Promise<Officer | null> {
  const settings = deps.config.desk?.provider
  if (settings == null) return null
  const { iss: issuer, sub: subject } = claims
  const role = roleOfClaims(claims, settings.roleClaim, settings.roles)
  const name = nameOfClaims(claims)
  const known = await officerOfSubject(tx, issuer, subject)
  if (known === null) {
    if (role === null) return null
    const officer = { id: deps.ids.next('off'), name, role }
    await insertOfficer(tx, officer, deps.clock.now())
    await storeSubject(tx, { issuer, subject, officerId: officer.id, at: deps.clock.now() })
    return officer
  }
  const found = await lockOfficer(tx, known)
  if (found === null) return null
  if (role === null || found.row.endedAt !== null) {
    // An officer who lost the role at the provider loses every session here now, and not only when it expires.
    await endOfficerSessions(tx, deps, known)
    const after = { call: 'logInByProvider', why: role === null ? 'noRole' : 'officerIsEnded' }
    await insertAct(tx, deps, { officer: found.row, addressHash }, { act: 'refused', subject: known, after })
    return null
  }
  await storeNameAndRole(tx, { id: known, name, role })
  await freeItemsBeyond(tx, { id: known, role })
  return { id: known, name, role }
}
