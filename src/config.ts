// The configuration: the environment, read once at the start into a frozen, typed object, or a sentence that says what is wrong.

import type { KeyObject } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type BrandConfig, brandOf, brandSettings } from './brand-settings.ts'
import {
  appScheme,
  demoCompany,
  ed25519PrivateKey,
  encryptionKey,
  flag,
  origin,
  originList,
  secret,
  spoken,
  webhookSecrets,
  webUrl,
  wholeNumber,
} from './config-values.ts'
import type { Language } from './core/language.ts'
import { type MarketId, marketIds } from './core/market/market.ts'

/** Where uploaded pictures are kept. */
export type UploadsConfig =
  | { readonly kind: 'local'; readonly dir: string }
  | {
      readonly kind: 's3'
      readonly bucket: string
      readonly region: string
      readonly endpoint: string | null
      readonly accessKeyId: string
      readonly secretAccessKey: string
    }

/** How text messages leave: kept in the demo outbox, or sent through a provider's HTTP interface. */
export type SmsConfig =
  | { readonly kind: 'outbox' }
  | {
      readonly kind: 'http'
      readonly url: string
      readonly token: string
      readonly sender: string
      readonly speaks: boolean
    }

export interface Config extends BrandConfig {
  readonly mode: 'demo' | 'production'
  readonly host: string
  readonly port: number
  /** How long /readyz says 503 after SIGTERM before requests are no longer taken. */
  readonly drainSeconds: number
  /** Where the embedded database and uploads live; {@link MEMORY_DATA_DIR} in demo mode for a database that is forgotten. */
  readonly dataDir: string
  /** A PostgreSQL server; null means the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  readonly dbPoolSize: number
  /** The origin that borrowers see, without a path or trailing slash. */
  readonly publicOrigin: string
  /** Set where the web app talks to the API over HTTP; null means the same process. */
  readonly apiUrl: string | null
  /** Pepper for hashed session tokens and codes. */
  readonly sessionSecret: string
  /** Ed25519 key that signs launch tickets. */
  readonly ticketPrivateKey: KeyObject
  /** 32 bytes: AES-256 for bank numbers. */
  readonly fieldEncryptionKey: Uint8Array
  /** One secret, or two while they are being exchanged; a notice signed with either counts. */
  readonly paymentWebhookSecrets: readonly string[]
  /** Signs pay-code links of the lender's own back end; null means that no signed link is accepted. */
  readonly payLinkSigningKey: string | null
  /** Shows the metrics to whoever carries it; null shows them to nobody, in production. */
  readonly metricsToken: string | null
  readonly policyPack: MarketId
  readonly lenderName: string
  /** The lender's place of business, in one line: under every public page. */
  readonly lenderAddress: string
  /** The number under which the lender is registered or licensed. */
  readonly lenderRegistration: string
  readonly supportPhone: string
  readonly supportEmail: string
  /** WhatsApp number with its country code; null where the lender does not answer there. */
  readonly supportWhatsApp: string | null
  /** Scheme of the host app's own links, such as `mylender`; null when it has none. */
  readonly deepLinkScheme: string | null
  readonly allowedLinkOrigins: readonly string[]
  readonly allowedFrameOrigins: readonly string[]
  readonly allowedImageOrigins: readonly string[]
  /** Origins that may frame us; empty means none. */
  readonly frameAncestors: readonly string[]
  readonly launchAcceptsSession: boolean
  /** Lets the day job go on after a leap of many days, which it otherwise takes for a wrong clock. */
  readonly allowDayLeap: boolean
  /** Demo: the time of day, `HH:MM` in the market of the lender, at which its clock begins; null begins at the machine's. */
  readonly demoStartsAt: string | null
  readonly defaultLanguage: Language
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  readonly uploads: UploadsConfig
  /** Proxies in front of the server, each of which adds whom it answers to X-Forwarded-For; 0 means none is believed. */
  readonly trustedProxies: number
  readonly sms: SmsConfig
  /** The payment and payout provider; null means the sandbox in this process. */
  readonly providerUrl: string | null
  readonly providerApiKey: string
  /** The start of the address of the provider's wallet pages, with a slash at its end. */
  readonly providerWalletUrl: string
  /** A JSON file with the lender's products, stored at each start; null leaves those of the database as they are. */
  readonly productsFile: string | null
  /** The folder with what the lender says of itself and works with; null in demo mode shows the samples. */
  readonly lenderDir: string | null
}

/** Secrets of the demo. They are public: production refuses to start with any of them. */
export const demoSecrets = {
  SESSION_SECRET: 'candor-demo-session-secret-not-for-production',
  TICKET_PRIVATE_KEY: 'MC4CAQAwBQYDK2VwBCIEIGNhbmRvciBkZW1vIGxhdW5jaCB0aWNrZXQgc2VlZCEh',
  FIELD_ENCRYPTION_KEY: 'Y2FuZG9yIGRlbW8gZmllbGQgZW5jcnlwdGlvbiBrZXk=',
  PAYMENT_WEBHOOK_SECRETS: 'candor-demo-webhook-secret-not-for-production',
  PAY_LINK_SIGNING_KEY: 'candor-demo-pay-link-key-not-for-production',
  PROVIDER_API_KEY: 'candor-demo-provider-key-not-for-production',
} as const

/** DATA_DIR of a demo that leaves nothing behind. */
export const MEMORY_DATA_DIR = 'memory:'

/** The environment cannot be used. The message names every field and what it has to be; it never repeats a value. */
export class ConfigError extends Error {
  readonly fields: readonly string[]
  /** One for each field: its name and what is wrong with it. */
  readonly problems: readonly string[]
  constructor(problems: ReadonlyMap<string, string>) {
    const list = [...problems].map(([field, problem]) => `${field} ${problem}`)
    super(`The configuration cannot be used: ${list.join('; ')}. See .env.example for every field.`)
    this.name = 'ConfigError'
    this.fields = [...problems.keys()]
    this.problems = list
  }
}

/** Every field of the environment, as text. What is not given takes the demo's value, or is required in production. */
export const environmentSchema = z.object({
  MODE: z.enum(['demo', 'production'], 'must be demo or production').default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  DRAIN_SECONDS: wholeNumber(0, 300).default(5),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .refine(
      URL.canParse,
      'must be an address such as postgres://candor@db.example/candor (in a password, write / # ? @ : as %2F %23 %3F %40 %3A)',
    )
    .optional(),
  DB_POOL_SIZE: wholeNumber(1, 500).default(20),
  PUBLIC_ORIGIN: origin.optional(),
  API_URL: webUrl.optional(),
  SESSION_SECRET: secret.optional(),
  TICKET_PRIVATE_KEY: ed25519PrivateKey.optional(),
  FIELD_ENCRYPTION_KEY: encryptionKey.optional(),
  PAYMENT_WEBHOOK_SECRETS: webhookSecrets.optional(),
  PAY_LINK_SIGNING_KEY: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  POLICY_PACK: z.enum(marketIds, `must be one of ${marketIds.join(', ')}`).optional(),
  LENDER_NAME: z.string().max(80, 'must have at most 80 characters').optional(),
  LENDER_ADDRESS: z.string().max(160, 'must have at most 160 characters').optional(),
  LENDER_REGISTRATION: z.string().max(80, 'must have at most 80 characters').optional(),
  ...brandSettings,
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[0-9 ()-]{5,24}$/, 'must be a telephone number')
    .optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  SUPPORT_WHATSAPP: z
    .string()
    .regex(/^\+[1-9][0-9 ]{6,20}$/, 'must be a number with its country code, such as +63 917 555 0100')
    .optional(),
  DEEP_LINK_SCHEME: appScheme.optional(),
  ALLOWED_LINK_ORIGINS: originList.default([]),
  ALLOWED_FRAME_ORIGINS: originList.default([]),
  ALLOWED_IMAGE_ORIGINS: originList.default([]),
  FRAME_ANCESTORS: originList.default([]),
  LAUNCH_ACCEPTS_SESSION: flag.default(false),
  ALLOW_DAY_LEAP: flag.default(false),
  DEMO_STARTS_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 12:00')
    .optional(),
  DEFAULT_LANGUAGE: spoken.default('en'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info')
    .default('info'),
  UPLOADS: z.enum(['local', 's3'], 'must be local or s3').default('local'),
  UPLOADS_DIR: z.string().optional(),
  UPLOADS_S3_BUCKET: z.string().optional(),
  UPLOADS_S3_REGION: z.string().optional(),
  UPLOADS_S3_ENDPOINT: webUrl.optional(),
  UPLOADS_S3_ACCESS_KEY_ID: z.string().optional(),
  UPLOADS_S3_SECRET_ACCESS_KEY: z.string().optional(),
  TRUST_PROXY: wholeNumber(0, 9).default(0),
  SMS_URL: webUrl.optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_SENDER: z.string().optional(),
  SMS_SPEAKS: flag.default(false),
  PRODUCTS_FILE: z.string().optional(),
  LENDER_DIR: z.string().optional(),
  PROVIDER_URL: webUrl.optional(),
  PROVIDER_API_KEY: secret.optional(),
  PROVIDER_WALLET_URL: webUrl.refine((text) => text.endsWith('/'), 'must end with a slash').optional(),
})

type Environment = z.output<typeof environmentSchema>

const requiredInProduction = [
  'PUBLIC_ORIGIN',
  'SESSION_SECRET',
  'TICKET_PRIVATE_KEY',
  'FIELD_ENCRYPTION_KEY',
  'PAYMENT_WEBHOOK_SECRETS',
  'POLICY_PACK',
  'LENDER_NAME',
  'LENDER_ADDRESS',
  'LENDER_REGISTRATION',
  'LENDER_DIR',
  'SUPPORT_PHONE',
  'SUPPORT_EMAIL',
  'SMS_URL',
  'SMS_TOKEN',
  'SMS_SENDER',
  'PROVIDER_URL',
  'PROVIDER_API_KEY',
  'PROVIDER_WALLET_URL',
] as const satisfies readonly (keyof Environment)[]

const s3Fields = [
  'UPLOADS_S3_BUCKET',
  'UPLOADS_S3_REGION',
  'UPLOADS_S3_ACCESS_KEY_ID',
  'UPLOADS_S3_SECRET_ACCESS_KEY',
] as const satisfies readonly (keyof Environment)[]

const loopbackHosts = ['127.0.0.1', '::1', 'localhost']

/** The environment as it is given: every value a text. */
export type RawEnvironment = Readonly<Record<string, string | undefined>>

/** The parts of a comma-separated secret count one by one: a demo secret beside a good one is as open as alone. */
function holdsDemoSecret(field: keyof typeof demoSecrets, raw: RawEnvironment): boolean {
  return (raw[field] ?? '').split(',').some((part) => part.trim() === demoSecrets[field])
}

/** Where only this machine is meant: what the demo may speak to, and be seen at. */
function isOnThisMachine(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === '[::1]' || loopbackHosts.includes(hostname)
}

/**
 * What a lender sets for his borrowers does not go with invented ones: whoever gave it without MODE=production meant a
 * production, or would send the messages and the money of a play to real people.
 */
function problemsOfDemo(env: Environment): Map<string, string> {
  const problems = new Map<string, string>()
  if (!loopbackHosts.includes(env.HOST))
    problems.set('HOST', 'must be 127.0.0.1 in demo mode, which has public secrets')
  for (const field of ['PUBLIC_ORIGIN', 'API_URL', 'SMS_URL'] as const) {
    const address = env[field]
    if (address !== undefined && !isOnThisMachine(address))
      problems.set(field, 'must be on this machine in demo mode (is MODE=production missing?)')
  }
  for (const field of ['PROVIDER_URL', 'PROVIDER_WALLET_URL'] as const) {
    if (env[field] !== undefined)
      problems.set(field, 'must not be set in demo mode, which plays the provider itself (is MODE=production missing?)')
  }
  return problems
}

function problemsOfMode(raw: RawEnvironment, env: Environment): Map<string, string> {
  const problems = new Map<string, string>()
  if (env.MODE === 'production') {
    for (const field of requiredInProduction) if (env[field] === undefined) problems.set(field, 'is missing')
    for (const field of Object.keys(demoSecrets) as (keyof typeof demoSecrets)[])
      if (holdsDemoSecret(field, raw)) problems.set(field, 'is the public secret of the demo')
    if (env.DATA_DIR === MEMORY_DATA_DIR) problems.set('DATA_DIR', 'must be a directory in production')
    if (env.DEMO_STARTS_AT !== undefined) problems.set('DEMO_STARTS_AT', 'must not be set in production')
    if (env.PUBLIC_ORIGIN?.startsWith('http:')) problems.set('PUBLIC_ORIGIN', 'must begin with https:// in production')
    if (raw.DEV === '1') problems.set('DEV', 'must not be set in production: pages then come from their sources')
  } else {
    for (const [field, problem] of problemsOfDemo(env)) problems.set(field, problem)
    if (raw.NODE_ENV === 'production' && raw.MODE === undefined)
      problems.set('MODE', 'is missing, and NODE_ENV is production: say MODE=production, or MODE=demo')
  }
  if (env.UPLOADS === 's3')
    for (const field of s3Fields) if (env[field] === undefined) problems.set(field, 'is missing (UPLOADS is s3)')
  return problems
}

function uploadsBase(env: Environment): string {
  return env.DATA_DIR === MEMORY_DATA_DIR ? join(tmpdir(), `candor-demo-${process.pid}`) : env.DATA_DIR
}

function uploadsOf(env: Environment): UploadsConfig {
  if (env.UPLOADS === 'local') return { kind: 'local', dir: env.UPLOADS_DIR ?? join(uploadsBase(env), 'uploads') }
  return {
    kind: 's3',
    bucket: env.UPLOADS_S3_BUCKET ?? '',
    region: env.UPLOADS_S3_REGION ?? '',
    endpoint: env.UPLOADS_S3_ENDPOINT ?? null,
    accessKeyId: env.UPLOADS_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.UPLOADS_S3_SECRET_ACCESS_KEY ?? '',
  }
}

function smsOf(env: Environment): SmsConfig {
  if (env.SMS_URL === undefined) return { kind: 'outbox' }
  return {
    kind: 'http',
    url: env.SMS_URL,
    token: env.SMS_TOKEN ?? '',
    sender: env.SMS_SENDER ?? '',
    speaks: env.SMS_SPEAKS,
  }
}

/** What was given: an empty text counts as nothing. */
export function withoutEmpty(environment: RawEnvironment): RawEnvironment {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
}

function parse(raw: RawEnvironment): Environment {
  const parsed = environmentSchema.safeParse(raw)
  if (parsed.success) return parsed.data
  throw new ConfigError(new Map(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message])))
}

/**
 * Reads the environment. An empty one is the demo on 127.0.0.1:3000 with its data in `.data`.
 * Throws {@link ConfigError} with the names of all fields that are missing or wrong. An empty text counts as not given.
 */
export function loadConfig(environment: RawEnvironment): Config {
  const raw = withoutEmpty(environment)
  const given = parse(raw)
  const problems = problemsOfMode(raw, given)
  if (problems.size > 0) throw new ConfigError(problems)
  // In production nothing below falls back: whatever a demo value stands in for was checked to be present.
  const env = given.MODE === 'demo' ? parse({ ...demoSecrets, ...raw }) : given
  const { SESSION_SECRET, TICKET_PRIVATE_KEY, FIELD_ENCRYPTION_KEY, PAYMENT_WEBHOOK_SECRETS, PROVIDER_API_KEY } = env
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://127.0.0.1:${env.PORT}`
  if (!SESSION_SECRET || !TICKET_PRIVATE_KEY || !FIELD_ENCRYPTION_KEY || !PAYMENT_WEBHOOK_SECRETS || !PROVIDER_API_KEY)
    throw new Error('a secret is missing although the configuration was checked')
  return Object.freeze<Config>({
    mode: env.MODE,
    host: env.HOST,
    port: env.PORT,
    drainSeconds: env.DRAIN_SECONDS,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    dbPoolSize: env.DB_POOL_SIZE,
    publicOrigin,
    apiUrl: env.API_URL ?? null,
    sessionSecret: SESSION_SECRET,
    ticketPrivateKey: TICKET_PRIVATE_KEY,
    fieldEncryptionKey: FIELD_ENCRYPTION_KEY,
    paymentWebhookSecrets: Object.freeze(PAYMENT_WEBHOOK_SECRETS),
    payLinkSigningKey: env.PAY_LINK_SIGNING_KEY ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    policyPack: env.POLICY_PACK ?? 'standard',
    lenderName: env.LENDER_NAME ?? demoCompany.LENDER_NAME,
    lenderAddress: env.LENDER_ADDRESS ?? demoCompany.LENDER_ADDRESS,
    lenderRegistration: env.LENDER_REGISTRATION ?? demoCompany.LENDER_REGISTRATION,
    ...brandOf(env),
    supportPhone: env.SUPPORT_PHONE ?? demoCompany.SUPPORT_PHONE,
    supportEmail: env.SUPPORT_EMAIL ?? demoCompany.SUPPORT_EMAIL,
    supportWhatsApp: env.SUPPORT_WHATSAPP ?? null,
    deepLinkScheme: env.DEEP_LINK_SCHEME ?? null,
    allowedLinkOrigins: Object.freeze(env.ALLOWED_LINK_ORIGINS),
    allowedFrameOrigins: Object.freeze(env.ALLOWED_FRAME_ORIGINS),
    allowedImageOrigins: Object.freeze(env.ALLOWED_IMAGE_ORIGINS),
    frameAncestors: Object.freeze(env.FRAME_ANCESTORS),
    launchAcceptsSession: env.LAUNCH_ACCEPTS_SESSION,
    allowDayLeap: env.ALLOW_DAY_LEAP,
    demoStartsAt: env.DEMO_STARTS_AT ?? null,
    defaultLanguage: env.DEFAULT_LANGUAGE,
    logLevel: env.LOG_LEVEL,
    uploads: Object.freeze(uploadsOf(env)),
    trustedProxies: env.TRUST_PROXY,
    sms: Object.freeze(smsOf(env)),
    productsFile: env.PRODUCTS_FILE ?? null,
    lenderDir: env.LENDER_DIR ?? null,
    providerUrl: env.PROVIDER_URL ?? null,
    providerApiKey: PROVIDER_API_KEY,
    providerWalletUrl: env.PROVIDER_WALLET_URL ?? `${publicOrigin}/demo/wallet/`,
  })
}
