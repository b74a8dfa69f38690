// The settings of events for the lender's own systems: the address that gets them, and the secrets that sign them.

import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { optional, type ValuesOf } from './setting.ts'
import { isOnThisMachine, webUrl } from './values.ts'

export interface WebhookConfig {
  readonly url: string
  /** One secret, or two while they are being exchanged: each signs, the newer one first. */
  readonly secrets: readonly string[]
  /** True in production: only servers of the public network are called. */
  readonly publicOnly: boolean
}

/** `whsec_` and 24 to 64 random bytes in base64, as Standard Webhooks writes a secret. */
const webhookSecret = z
  .string()
  .refine((text) => {
    const bytes = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(text)?.[1]
    const length = Buffer.from(bytes ?? '', 'base64').length
    return length >= 24 && length <= 64
  }, 'must be whsec_ and 24 to 64 random bytes in base64 (echo "whsec_$(openssl rand -base64 32)")')
  .describe('whsec_ and 24 to 64 bytes in base64')

export const webhookSettings = {
  WEBHOOK_URL: optional(webUrl, {
    example: 'https://hooks.loans.example/candor',
    help: 'The address that gets events. Production calls https addresses of the public network only. None leave unless set.',
  }),
  WEBHOOK_SECRET: optional(webhookSecret, {
    secret: true,
    help: 'The secret that signs them: echo "whsec_$(openssl rand -base64 32)"',
  }),
  WEBHOOK_SECRET_BEFORE: optional(webhookSecret, {
    secret: true,
    help: 'The WEBHOOK_SECRET before, while they are being exchanged: it signs as well.',
  }),
} as const

interface WebhookEnvironment extends ValuesOf<typeof webhookSettings> {
  readonly MODE: 'demo' | 'production'
}

/** An address without a secret, secrets without an address, an address that events must not leave for. */
export function problemsOfWebhooks(env: WebhookEnvironment): Map<string, string> {
  const problems = new Map<string, string>()
  const { MODE, WEBHOOK_URL: address } = env
  for (const field of ['WEBHOOK_SECRET', 'WEBHOOK_SECRET_BEFORE'] as const)
    if (address === null && env[field] !== null) problems.set(field, 'says nothing without WEBHOOK_URL')
  if (address === null) return problems
  if (env.WEBHOOK_SECRET === null) problems.set('WEBHOOK_SECRET', 'is missing (WEBHOOK_URL is set)')
  const url = new URL(address)
  const literal = literalAddress(url.hostname)
  if (url.username !== '' || url.password !== '') problems.set('WEBHOOK_URL', 'must have no user and no password')
  else if (MODE === 'demo' && !isOnThisMachine(address))
    problems.set('WEBHOOK_URL', 'must be on this machine in demo mode (is MODE=production missing?)')
  else if (MODE === 'production' && url.protocol !== 'https:')
    problems.set('WEBHOOK_URL', 'must begin with https:// in production')
  else if (MODE === 'production' && literal !== null && !isPublicAddress(literal))
    problems.set('WEBHOOK_URL', 'must be a server of the public network in production')
  return problems
}

/** Null where no events leave. */
export function webhooksOf(env: WebhookEnvironment): WebhookConfig | null {
  if (env.WEBHOOK_URL === null) return null
  const secrets = [env.WEBHOOK_SECRET, env.WEBHOOK_SECRET_BEFORE].filter((one) => one !== null)
  return Object.freeze({
    url: env.WEBHOOK_URL,
    secrets: Object.freeze(secrets),
    publicOnly: env.MODE === 'production',
  })
}

/** Networks of IPv4 that are not the public network's (RFC 6890 and its register). */
const specialIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Within 2000::/3; nothing outside it is public: those of protocols, of documents, and tunnels that hold an address of IPv4. */
const specialIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, prefix] of specialIpv4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of specialIpv6) special.addSubnet(network, prefix, 'ipv6')
const globalIpv6 = new BlockList()
globalIpv6.addSubnet('2000::', 3, 'ipv6')

/** True for an address of the public network. Anything that is no address is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && globalIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** The address where a host of a URL is one, without the brackets of IPv6; null for a name. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? null : bare
}
