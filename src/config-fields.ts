// Every setting of the product, each written once: its name in the environment, what may stand there, and what stands in for it in the demo.

import { z } from 'zod'
import {
  appScheme,
  ed25519PrivateKey,
  encryptionKey,
  flag,
  mailUrl,
  origin,
  originList,
  processRoles,
  providerList,
  roleClaims,
  roleLimits,
  secret,
  spoken,
  webhookSecrets,
  webUrl,
  wholeNumber,
} from './config-values.ts'
import { marketIds } from './core/market/market.ts'
import { dateForms } from './core/written-date.ts'
import { exportPlan } from './export-settings.ts'
import { usualProviders } from './provider-config.ts'
import { hostAddresses } from './server/db/database-hosts.ts'
import { webhookSecret } from './webhook-settings.ts'

const neededInProduction = z.registry<{ readonly isNeeded: true }>()

/** May be left out: null then. */
const optional = <Type extends z.ZodType>(type: Type) => type.optional().transform((value) => value ?? null)

/** Production does not start without it; the demo has its own, which is public. */
function needed<Type extends z.ZodType>(type: Type): Type {
  // A copy: the same type may stand at a field that is not needed.
  const copy = type.clone()
  neededInProduction.add(copy, { isNeeded: true })
  return copy
}

/** Production does not start without it; null in the demo, which has no use for it. */
const forProduction = <Type extends z.ZodType>(type: Type) => needed(optional(type))

const text = (most: number) => z.string().max(most, `must have at most ${most} characters`)
const colour = (such: string) => z.string().regex(/^#[0-9a-fA-F]{6}$/, `must be a colour such as ${such}`)

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .refine(
    // A # that stands as it is ends the address, and the host is then made of a part of the password.
    (address) => hostAddresses(address).every((one) => URL.canParse(one)) && !address.includes('#'),
    'must be an address such as postgres://candor@db.example/candor (in a password, write / # ? @ : as %2F %23 %3F %40 %3A)',
  )

/** The settings. In `Config` each has its name in camel case, but for those that are grouped there. */
export const settings = {
  MODE: z.enum(['demo', 'production'], 'must be demo or production').default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  /** What this process does: `web` pages and calls, `worker` jobs, `all` both. */
  ROLE: z.enum(processRoles, 'must be all, web or worker').default('all'),
  /** Jobs at the same time: that move money, that speak to somebody, and those of the night. */
  WORKERS_MONEY: wholeNumber(1, 100).default(4),
  WORKERS_MESSAGES: wholeNumber(1, 100).default(4),
  WORKERS_NIGHTLY: wholeNumber(1, 100).default(2),
  /** In how many parts, at most, the close of a day and the portfolio are done. */
  CLOSE_PARTS: wholeNumber(1, 256).default(8),
  DATE_STYLE: z.enum(dateForms, 'must be words or iso').default('words'),
  /** How long /readyz says 503 after SIGTERM before requests are no longer taken. */
  DRAIN_SECONDS: wholeNumber(0, 300).default(5),
  /** Where the embedded database and uploads live; `memory:` in demo mode for a database that is forgotten (see `snapshotOf`). */
  DATA_DIR: z.string().default('.data'),
  /** A PostgreSQL server; null means the embedded database in DATA_DIR. */
  DATABASE_URL: optional(databaseUrl),
  /** A replica of that server for lists, figures and public prices; null means that all is read on the server itself. */
  DATABASE_READ_URL: optional(databaseUrl),
  /** How far behind the replica may be. */
  DATABASE_READ_MAX_LAG_SECONDS: wholeNumber(1, 3_600).default(5),
  DB_POOL_SIZE: wholeNumber(1, 500).default(20),
  /** False: a start waits until `npm run migrate` has brought the database up to date, and changes no table itself. */
  MIGRATE_AT_START: flag.default(true),
  /** The origin that borrowers see, without a path or trailing slash. In the demo it follows from HOST and PORT. */
  PUBLIC_ORIGIN: forProduction(origin),
  /** Set where the web app talks to the API over HTTP; null means the same process. */
  API_URL: optional(webUrl),
  /** Pepper for hashed session tokens and codes. */
  SESSION_SECRET: needed(secret),
  /** The one before, while they are being exchanged: sessions of it hold on. */
  SESSION_SECRET_BEFORE: optional(secret),
  /** Ed25519 key that signs launch tickets. */
  TICKET_PRIVATE_KEY: needed(ed25519PrivateKey),
  /** The one before, while they are being exchanged: tickets of it open a page for their minutes. */
  TICKET_PRIVATE_KEY_BEFORE: optional(ed25519PrivateKey),
  /** 32 bytes: AES-256 for bank numbers. */
  FIELD_ENCRYPTION_KEY: needed(encryptionKey),
  /** The one before, while they are being exchanged: what it sealed is read, and sealed again. */
  FIELD_ENCRYPTION_KEY_BEFORE: optional(encryptionKey),
  /** One secret, or two while they are being exchanged; a notice signed with either counts. */
  PAYMENT_WEBHOOK_SECRETS: webhookSecrets.default([]),
  /** Signs pay-code links of the lender's own back end; null means that no signed link is accepted. */
  PAY_LINK_SIGNING_KEY: optional(secret),
  /** The one before, while they are being exchanged: links signed with it count. */
  PAY_LINK_SIGNING_KEY_BEFORE: optional(secret),
  /** The token that shows the metrics; null shows them to no one, in production. */
  METRICS_TOKEN: optional(secret),
  /** The one before, while they are being exchanged: it shows them as well. */
  METRICS_TOKEN_BEFORE: optional(secret),
  /** Where events for the lender's own systems go; null sends none. */
  WEBHOOK_URL: optional(webUrl),
  /** Signs them. */
  WEBHOOK_SECRET: optional(webhookSecret),
  /** The one before, while they are being exchanged: it signs as well. */
  WEBHOOK_SECRET_BEFORE: optional(webhookSecret),
  POLICY_PACK: needed(z.enum(marketIds, `must be one of ${marketIds.join(', ')}`)),
  LENDER_NAME: needed(text(80)),
  /** The lender's place of business, in one line: under every public page. */
  LENDER_ADDRESS: needed(text(160)),
  /** The number under which the lender is registered or licensed. */
  LENDER_REGISTRATION: needed(text(80)),
  /** The accent, `#rrggbb`. Whether words can be read in the colours is looked at by the web app's own guard, at the start. */
  BRAND_COLOUR: colour('#1f4596').default('#1f4596'),
  /** Ground of the bar on top, `#rrggbb,#rrggbb`; null leaves the paper. */
  BRAND_GRADIENT: optional(
    z.string().regex(/^#[0-9a-fA-F]{6}, ?#[0-9a-fA-F]{6}$/, 'must be two colours such as #1f4596,#0e5a47'),
  ),
  /** Ink of all pages, `#rrggbb`; null leaves ours. */
  FONT_COLOUR: optional(colour('#15201a')),
  /** Where the lender's desk listens; 0 takes a free port. */
  DESK_PORT: optional(wholeNumber(0, 65_535)),
  /** The origin that officers see; without it a production has no desk. */
  DESK_ORIGIN: optional(origin),
  /** The lender's identity provider (OpenID Connect) that says who is an officer; null: invitations and passkeys. */
  DESK_OIDC_ISSUER: optional(webUrl),
  DESK_OIDC_CLIENT_ID: optional(z.string()),
  DESK_OIDC_CLIENT_SECRET: optional(z.string()),
  /** The claim of the id token that has the roles. */
  DESK_OIDC_ROLE_CLAIM: z.string().default('roles'),
  /** Which value of that claim gives which role, `manager=loan-managers,support=loan-support`. */
  DESK_OIDC_ROLES: roleClaims.default([]),
  /** Up to how much a role waives or refunds on one loan in 30 days without a second person, minor units; nothing without it. */
  DESK_LIMITS: roleLimits.default({}),
  SUPPORT_PHONE: needed(z.string().regex(/^\+?[0-9 ()-]{5,24}$/, 'must be a telephone number')),
  SUPPORT_EMAIL: needed(z.email('must be an e-mail address')),
  /** WhatsApp number with its country code; null where the lender does not answer there. */
  SUPPORT_WHATSAPP: optional(
    z.string().regex(/^\+[1-9][0-9 ]{6,20}$/, 'must be a number with its country code, such as +63 917 555 0100'),
  ),
  /** Scheme of the host app's own links, such as `mylender`; null when it has none. */
  DEEP_LINK_SCHEME: optional(appScheme),
  ALLOWED_LINK_ORIGINS: originList.default([]),
  ALLOWED_FRAME_ORIGINS: originList.default([]),
  ALLOWED_IMAGE_ORIGINS: originList.default([]),
  /** Origins that may frame us; empty means none. */
  FRAME_ANCESTORS: originList.default([]),
  LAUNCH_ACCEPTS_SESSION: flag.default(false),
  /** Lets the day job go on after a leap of many days, which it otherwise takes for a wrong clock. */
  ALLOW_DAY_LEAP: flag.default(false),
  /** Demo: the time of day, `HH:MM` in the market of the lender, at which its clock begins; null begins at the machine's. */
  DEMO_STARTS_AT: optional(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 12:00')),
  /** Demo: where the samples of a day are kept for other demos that begin at the same time of day; null: each plays its own. */
  DEMO_SAMPLES_DIR: optional(z.string()),
  /** Demo: events leave for a receiver of the demo's own, which `/testPreview` shows. */
  DEMO_EVENTS: flag.default(false),
  DEFAULT_LANGUAGE: spoken.default('en'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info')
    .default('info'),
  UPLOADS: z.enum(['local', 's3'], 'must be local or s3').default('local'),
  UPLOADS_DIR: optional(z.string()),
  UPLOADS_S3_BUCKET: optional(z.string()),
  UPLOADS_S3_REGION: optional(z.string()),
  UPLOADS_S3_ENDPOINT: optional(webUrl),
  UPLOADS_S3_ACCESS_KEY_ID: optional(z.string()),
  UPLOADS_S3_SECRET_ACCESS_KEY: optional(z.string()),
  /** Which files for accountants are written by themselves and how often, `journal=daily,portfolio=monthly`; none without it. */
  EXPORTS: exportPlan.default([]),
  EXPORTS_DIR: optional(z.string()),
  EXPORTS_S3_BUCKET: optional(z.string()),
  EXPORTS_S3_REGION: optional(z.string()),
  EXPORTS_S3_ENDPOINT: optional(webUrl),
  EXPORTS_S3_ACCESS_KEY_ID: optional(z.string()),
  EXPORTS_S3_SECRET_ACCESS_KEY: optional(z.string()),
  /** Proxies in front of the server, each of which adds whom it answers to X-Forwarded-For; 0 means none is believed. */
  TRUST_PROXY: wholeNumber(0, 9).default(0),
  SMS_URL: optional(webUrl),
  SMS_TOKEN: optional(z.string()),
  SMS_SENDER: optional(z.string()),
  SMS_SPEAKS: flag.default(false),
  /** The e-mail provider's HTTP interface, or a mail server (`smtps://`, `smtp://`); null in production sends no e-mail. */
  MAIL_URL: optional(mailUrl),
  /** Who logs in to a mail server; MAIL_TOKEN is the password then. */
  MAIL_USER: optional(z.string()),
  MAIL_TOKEN: optional(z.string()),
  MAIL_FROM: optional(z.string()),
  /** A JSON file with the lender's products, stored at each start; null leaves those of the database as they are. */
  PRODUCTS_FILE: optional(z.string()),
  /** The folder with what the lender says of itself and works with; null in demo mode shows the samples. */
  LENDER_DIR: forProduction(z.string()),
  /** Who moves money and messages, in the order of preference. */
  PROVIDERS: providerList.default(usualProviders),
  /** The provider `http`; null in the demo, whose sandbox is in this process. */
  PROVIDER_URL: optional(webUrl),
  PROVIDER_API_KEY: secret.default(''),
  /** The start of the address of the provider's wallet pages, with a slash at its end. */
  PROVIDER_WALLET_URL: optional(webUrl.refine((address) => address.endsWith('/'), 'must end with a slash')),
} as const

export type SettingName = keyof typeof settings

/** What production does not start without. */
export const requiredInProduction = (Object.keys(settings) as SettingName[]).filter((name) =>
  neededInProduction.has(settings[name]),
)

/** Secrets of the demo. They are public: production refuses to start with any of them. */
export const demoSecrets = {
  SESSION_SECRET: 'candor-demo-session-secret-not-for-production',
  TICKET_PRIVATE_KEY: 'MC4CAQAwBQYDK2VwBCIEIGNhbmRvciBkZW1vIGxhdW5jaCB0aWNrZXQgc2VlZCEh',
  FIELD_ENCRYPTION_KEY: 'Y2FuZG9yIGRlbW8gZmllbGQgZW5jcnlwdGlvbiBrZXk=',
  PAYMENT_WEBHOOK_SECRETS: 'candor-demo-webhook-secret-not-for-production',
  PAY_LINK_SIGNING_KEY: 'candor-demo-pay-link-key-not-for-production',
  PROVIDER_API_KEY: 'candor-demo-provider-key-not-for-production',
} as const satisfies Partial<Record<SettingName, string>>

/** The company of the demo. It does not exist: production refuses to start with any of it. */
export const demoCompany = {
  LENDER_NAME: 'Candor Lending',
  LENDER_ADDRESS: '12 Mabini Street, Quezon City',
  LENDER_REGISTRATION: 'CS-2026-0001',
  SUPPORT_PHONE: '+63 2 5550 0100',
  SUPPORT_EMAIL: 'help@candor.example',
} as const satisfies Partial<Record<SettingName, string>>

/** What the demo has in place of what a lender gives. */
export const demoValues = { ...demoSecrets, ...demoCompany, POLICY_PACK: 'standard' } as const
