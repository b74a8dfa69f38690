// The settings of the lender's desk: where it listens, and the origin that officers see.

import { z } from 'zod'
import type { Role } from '../core/officer/rights.ts'
import { optional, setOr, setting, type ValuesOf } from './setting.ts'
import { origin, roleClaims, webUrl, wholeNumber } from './values.ts'

/** The lender's identity provider, by OpenID Connect. */
export interface LoginProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The claim of the id token that has the roles: by its whole name, or else as a path with dots. */
  readonly roleClaim: string
  /** Which role a value of the claim gives; of several the first one counts. */
  readonly roles: readonly (readonly [Role, value: string])[]
}

export interface DeskPlace {
  /** 0 takes a free one. */
  readonly port: number
  /** The origin that officers see; null where it is the one that the desk listens on (the demo). */
  readonly origin: string | null
  /** Who says who is an officer; null: an admin, by invitations and passkeys. */
  readonly provider: LoginProvider | null
}

export const deskSettings = {
  DESK_PORT: optional(wholeNumber(0, 65_535), {
    example: '3001',
    help: 'Where the desk listens; 0 takes a free port. The demo’s listens on the port after PORT.',
  }),
  DESK_ORIGIN: optional(origin, {
    example: 'https://desk.loans.example',
    help: 'The origin that officers see; without it a production has no desk. https, no path, another host than PUBLIC_ORIGIN’s: cookies and passkeys belong to a host.',
  }),
  DESK_OIDC_ISSUER: optional(webUrl, {
    example: 'https://login.lender.example',
    help: 'Officers log in by passkeys that an admin invites to; the first admin by a command (docs/desk-login.md). Where your identity provider (OpenID Connect) is named here, they log in by it alone. Register DESK_ORIGIN/log-in/callback there.',
  }),
  DESK_OIDC_CLIENT_ID: optional(z.string(), {
    example: 'desk',
    help: 'The name by which the provider knows the desk.',
  }),
  DESK_OIDC_CLIENT_SECRET: optional(z.string(), { secret: true, help: 'The secret of that client.' }),
  DESK_OIDC_ROLE_CLAIM: setting(z.string().describe('a name, or a path with dots'), 'roles', {
    help: 'The claim of the id token that has the roles: by its whole name, or a path with dots such as realm_access.roles.',
  }),
  DESK_OIDC_ROLES: setOr(roleClaims, [], {
    example: 'admin=desk-admins,manager=loan-leads,support=loan-desk',
    help: 'Which value of the claim gives which role of the desk; of several the first one counts.',
  }),
} as const

interface DeskEnvironment extends ValuesOf<typeof deskSettings> {
  readonly MODE: 'demo' | 'production'
  readonly PORT: number
  readonly PUBLIC_ORIGIN: string | null
}

const isLocal = (hostname: string): boolean => ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)

/** What cannot be: a desk of the demo that others see, a host that borrowers see too, a provider whose settings are incomplete. */
export function problemsOfDesk(environment: DeskEnvironment): Map<string, string> {
  const { MODE, PORT, PUBLIC_ORIGIN, DESK_PORT, DESK_ORIGIN } = environment
  const problems = problemsOfProvider(environment)
  const host = DESK_ORIGIN === null ? '' : new URL(DESK_ORIGIN).hostname
  if (MODE === 'demo' && DESK_ORIGIN !== null && !isLocal(host))
    problems.set('DESK_ORIGIN', 'must be on this machine in demo mode (is MODE=production missing?)')
  if (MODE === 'production' && DESK_ORIGIN !== null && !DESK_ORIGIN.startsWith('https:') && !isLocal(host))
    problems.set('DESK_ORIGIN', 'must begin with https://')
  // A passkey belongs to a host, whatever the port.
  if (MODE === 'production' && PUBLIC_ORIGIN !== null && host === new URL(PUBLIC_ORIGIN).hostname)
    problems.set('DESK_ORIGIN', "must be another host than PUBLIC_ORIGIN's: cookies and passkeys belong to a host")
  if (DESK_PORT !== null && DESK_PORT !== 0 && DESK_PORT === PORT)
    problems.set('DESK_PORT', 'must be another port than PORT')
  return problems
}

function problemsOfProvider(environment: DeskEnvironment): Map<string, string> {
  const { MODE, DESK_ORIGIN, DESK_OIDC_ISSUER: issuer } = environment
  const problems = new Map<string, string>()
  const isGiven = {
    DESK_OIDC_CLIENT_ID: environment.DESK_OIDC_CLIENT_ID !== null,
    DESK_OIDC_CLIENT_SECRET: environment.DESK_OIDC_CLIENT_SECRET !== null,
    DESK_OIDC_ROLES: environment.DESK_OIDC_ROLES.length > 0,
  }
  for (const [name, given] of Object.entries(isGiven)) {
    if (issuer !== null && !given) problems.set(name, 'is missing (DESK_OIDC_ISSUER is set)')
    if (issuer === null && given) problems.set(name, 'says nothing without DESK_OIDC_ISSUER')
  }
  if (issuer === null) return problems
  if (MODE === 'production' && DESK_ORIGIN === null)
    problems.set('DESK_OIDC_ISSUER', 'says nothing without DESK_ORIGIN: there is no desk')
  const { protocol, hostname } = new URL(issuer)
  if (protocol !== 'https:' && (MODE === 'production' || !isLocal(hostname)))
    problems.set('DESK_OIDC_ISSUER', 'must begin with https://')
  return problems
}

/** The desk of this process. The demo's listens on the port after PORT, production's only where DESK_ORIGIN says so. */
export function deskOf(environment: DeskEnvironment): DeskPlace | null {
  const { MODE, PORT, DESK_PORT, DESK_ORIGIN } = environment
  if (MODE === 'production' && DESK_ORIGIN === null) return null
  const next = PORT === 0 || PORT === 65_535 ? 0 : PORT + 1
  return { port: DESK_PORT ?? next, origin: DESK_ORIGIN, provider: providerOf(environment) }
}

function providerOf(environment: DeskEnvironment): LoginProvider | null {
  const { DESK_OIDC_ISSUER: issuer } = environment
  if (issuer === null) return null
  return Object.freeze({
    issuer,
    clientId: environment.DESK_OIDC_CLIENT_ID ?? '',
    clientSecret: environment.DESK_OIDC_CLIENT_SECRET ?? '',
    roleClaim: environment.DESK_OIDC_ROLE_CLAIM,
    roles: environment.DESK_OIDC_ROLES,
  })
}
