// Which role the claims of an identity provider give: by the lender's table, the first that fits; and how the officer is called.

import { plainText } from '../plain-text.ts'
import type { Role } from './rights.ts'

type Claims = Readonly<Record<string, unknown>>

const namesAtMost = 80

/** The value of a claim: by its whole name, or else as a path with dots (`realm_access.roles`). */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  let at: unknown = claims
  for (const part of name.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined
    at = (at as Claims)[part]
  }
  return at
}

/** The role; null where the claim is missing, or has no value of the table. Of several the one that stands first in the table. */
export function roleOfClaims(
  claims: Claims,
  claim: string,
  table: readonly (readonly [Role, value: string])[],
): Role | null {
  const found = claimAt(claims, claim)
  const values: readonly unknown[] = Array.isArray(found) ? found : [found]
  return table.find(([, value]) => values.includes(value))?.[0] ?? null
}

/** The name under which the desk knows somebody: the first of the usual claims that says anything. */
export function nameOfClaims(claims: Claims): string {
  const given = [claims.name, claims.preferred_username, claims.email, claims.sub]
  const names = given.map((one) => (typeof one === 'string' ? plainText(one).slice(0, namesAtMost) : ''))
  return names.find((name) => name !== '') ?? 'officer'
}
