// How single values of the environment are written: each reader says in its own words what it expects.

import { createPrivateKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { type Language, languages, spokenLanguage } from '../core/language.ts'
import { type Role, roles } from '../core/officer/rights.ts'
import type { RoleLimits } from '../core/proposal/limits.ts'

/** A folder, or a bucket of a storage that speaks S3, where files are kept. */
export type FilePlace =
  | { readonly kind: 'local'; readonly dir: string }
  | {
      readonly kind: 's3'
      readonly bucket: string
      readonly region: string
      readonly endpoint: string | null
      readonly accessKeyId: string
      readonly secretAccessKey: string
    }

/** What a process does: pages and calls, jobs, or both. */
export const processRoles = ['all', 'web', 'worker'] as const
export type ProcessRole = (typeof processRoles)[number]

/** Shortest secret that production takes, in characters. */
const MIN_SECRET_LENGTH = 32

/** Several texts with a comma between them. */
export const listed = z.string().transform((text) => text.split(',').map((part) => part.trim()))

export const flag = z
  .enum(['0', '1'], 'must be 0 or 1')
  .transform((value) => value === '1')
  .describe('0 or 1')

/** `support=5000,payments=20000`: up to how much a role of the desk acts without a second person, minor units. */
export const roleLimits = listed
  .refine(
    (parts) =>
      parts.every((part) => /^[a-z]+=\d{1,12}$/.test(part)) &&
      parts.every((part) => (roles as readonly string[]).includes(part.split('=')[0] ?? '')) &&
      new Set(parts.map((part) => part.split('=')[0])).size === parts.length,
    `must be roles with amounts in minor units, such as support=5000,payments=20000 (roles: ${roles.join(', ')})`,
  )
  .transform(
    (parts): RoleLimits =>
      Object.fromEntries(parts.map((part) => part.split('=')).map(([role, sum]) => [role, Number(sum)])),
  )
  .describe('roles with amounts, support=5000')

/** `manager=loan-managers,support=loan-support`: which value of a claim gives which role of the desk; a role may stand more than once. */
export const roleClaims = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => /^\s*([a-z]+)=(.*\S)\s*$/.exec(part))
      .map((found) => [roles.find((role) => role === found?.[1]), found?.[2]] as const),
  )
  .refine(
    (pairs) => pairs.every(([role, value]) => role !== undefined && value !== undefined),
    `must be roles with values of the claim, such as manager=loan-managers,support=loan-support (roles: ${roles.join(', ')})`,
  )
  .transform((pairs) => pairs as readonly (readonly [Role, string])[])
  .describe('roles with values, support=loan-desk')

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`)
    .describe(`a whole number from ${least} to ${most}`)

export const loopbackHosts = ['127.0.0.1', '::1', 'localhost']

/** A host as it stands in an address: one of IPv6 is in brackets there. */
export const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Where only this machine is meant: what the demo may speak to, and be seen at. */
export function isOnThisMachine(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === '[::1]' || loopbackHosts.includes(hostname)
}

function asUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

function isOrigin(text: string): boolean {
  const url = asUrl(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text
}

const ORIGIN = 'must be an origin such as https://loans.example (no path, no trailing slash)'
export const origin = z.string().refine(isOrigin, ORIGIN).describe('an origin, https://loans.example')
export const webUrl = z
  .string()
  .refine((text) => /^https?:$/.test(asUrl(text)?.protocol ?? ''), 'must be an http or https address')
  .describe('an http or https address')

/** An HTTP interface, or a mail server: `smtps://mail.example` (465), `smtp://mail.example` (587). */
export const mailUrl = z
  .string()
  .refine((text) => {
    const url = asUrl(text)
    if (url === null || url.username !== '' || url.password !== '') return false
    return /^https?:$/.test(url.protocol) || (/^smtps?:$/.test(url.protocol) && url.hostname !== '')
  }, 'must be an http or https address, or smtps://host:465 or smtp://host:587 without user and password (they are MAIL_USER and MAIL_TOKEN)')
  .describe('an http, https, smtps or smtp address')

/** Schemes that are the browser's or the system's: a link of one of them would never open the lender's app. */
const schemesOfOthers =
  /^(about|blob|content|data|file|filesystem|ftp|https?|intent|javascript|mailto|sms|tel|vbscript|view-source|wss?)$/

export const appScheme = z
  .string()
  .regex(/^[a-z][a-z0-9+.-]*$/, 'must be a scheme in small letters, without ://')
  .refine((scheme) => !schemesOfOthers.test(scheme), 'must be the host app’s own scheme')
  .describe('a scheme in small letters')

export const originList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine((parts) => parts.every(isOrigin), 'must be origins such as https://loans.example, with commas between them')
  .describe('origins with commas')

/** `xendit:payments+payouts, twilio`: names in the order of preference, each with what it is used for where not for everything. */
export const providerList = listed
  .refine(
    (parts) =>
      parts.every((part) => /^[a-z][a-z0-9-]*(:[a-z]+(\+[a-z]+)*)?$/.test(part)) &&
      new Set(parts.map((part) => part.split(':')[0])).size === parts.length,
    'must be names such as xendit, twilio with commas between them, each once; xendit:payments+payouts says what for',
  )
  .transform((parts) =>
    parts.map((part) => {
      const [name = '', only] = part.split(':')
      return { name, only: only === undefined ? null : only.split('+') }
    }),
  )
  .describe('names with commas')

export const spoken = z
  .string()
  .transform((text, context): Language => {
    const language = spokenLanguage(text)
    if (language !== null) return language
    context.addIssue(`must be one of ${languages.join(', ')}`)
    return z.NEVER
  })
  .describe(`one of ${languages.join(', ')}`)

export const secret = z
  .string()
  .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
  .describe(`at least ${MIN_SECRET_LENGTH} characters`)

export const webhookSecrets = listed
  .refine(
    (parts) => parts.length <= 2 && parts.every((part) => part.length >= MIN_SECRET_LENGTH),
    `must be one secret or two with a comma between them, each of at least ${MIN_SECRET_LENGTH} characters`,
  )
  .describe('one secret, or two with a comma')

export const encryptionKey = z
  .string()
  .refine((text) => /^[A-Za-z0-9+/]{43}=$/.test(text), 'must be 32 random bytes in base64 (openssl rand -base64 32)')
  .transform((text): Uint8Array => Buffer.from(text, 'base64'))
  .describe('32 bytes in base64')

function readEd25519(text: string): KeyObject | null {
  try {
    const key = text.includes('BEGIN')
      ? createPrivateKey(text.replaceAll('\\n', '\n'))
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    // The reason would quote the key material; the field's own sentence says what is expected.
    return null
  }
}

export const ed25519PrivateKey = z
  .string()
  .transform((text, context): KeyObject => {
    const key = readEd25519(text)
    if (key !== null) return key
    context.addIssue('must be an Ed25519 private key (openssl genpkey -algorithm ed25519 -outform DER | base64 -w0)')
    return z.NEVER
  })
  .describe('an Ed25519 key, DER in base64 or PEM')
