// The configuration: the environment, read once at the start into a frozen, typed object, or a sentence that says what is wrong.

import type { z } from 'zod'
import { isInMemory } from './data-dir.ts'
import { demoSecrets, demoValues } from './demo.ts'
import { type DeskPlace, deskOf, problemsOfDesk } from './desk.ts'
import { exportsOf, problemsOfExports, type ScheduledExports } from './exports.ts'
import { type Environment, environmentSchema, formedGroups, requiredInProduction, type SettingName } from './groups.ts'
import { problemsOfKms } from './kms.ts'
import { type MailConfig, mailOf, problemsOfMail } from './mail.ts'
import { requiredByProviders, usualProviders } from './providers.ts'
import { type SmsConfig, smsOf } from './sms.ts'
import { problemsOfUploads, uploadsOf } from './uploads.ts'
import { type FilePlace, isOnThisMachine, loopbackHosts, providerList } from './values.ts'
import { problemsOfWebhooks, type WebhookConfig, webhooksOf } from './webhooks.ts'

/** `DATA_DIR` is `dataDir`: a setting has one name, written as its reader writes names. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>

/** Settings that `Config` has in another form: in a group, or never null. */
type FormedAnew = keyof typeof formedGroups | 'PUBLIC_ORIGIN' | 'PROVIDER_WALLET_URL'
type SingleField = Exclude<SettingName, FormedAnew>

/** What each setting is stands at its name in the file of its group. */
type SingleFields = { readonly [Name in SingleField as CamelCase<Name>]: Environment[Name] }

export interface Config extends SingleFields {
  /** The cell of CELLS_FILE that a part of the server is for; null for the home cell, and where there is one database. */
  readonly cell: string | null
  /** The origin that borrowers see, without a path or trailing slash. */
  readonly publicOrigin: string
  /** The start of the address of the provider's wallet pages, with a slash at its end. */
  readonly providerWalletUrl: string
  readonly uploads: FilePlace
  /** Files for accountants that are written by themselves; null: none. */
  readonly exports: ScheduledExports | null
  readonly sms: SmsConfig
  /** Where the lender's desk is; null: this process has none. */
  readonly desk: DeskPlace | null
  /** What the environment says, for the settings of the providers; empty in demo mode, which has none of them. */
  readonly providerEnvironment: RawEnvironment
  readonly mail: MailConfig
  /** Where events for the lender's own systems go; null: none leave. */
  readonly webhooks: WebhookConfig | null
}

/** The environment cannot be used. The message names every field and what it has to be; it never repeats a value. */
export class ConfigError extends Error {
  readonly fields: readonly string[]
  /** One for each field: its name and what is wrong with it. */
  readonly problems: readonly string[]
  constructor(problems: ReadonlyMap<string, string>) {
    const list = [...problems].map(([field, problem]) => `${field} ${problem}`)
    super(`The configuration cannot be used: ${list.join('; ')}. See docs/settings.md for every setting.`)
    this.name = 'ConfigError'
    this.fields = [...problems.keys()]
    this.problems = list
  }
}

/** The environment as it is given: every value a text. */
export type RawEnvironment = Readonly<Record<string, string | undefined>>

/** The parts of a comma-separated secret count one by one: a demo secret beside a good one is as open as alone. */
function holdsDemoSecret(text: string | undefined, field: keyof typeof demoSecrets): boolean {
  return (text ?? '').split(',').some((part) => part.trim() === demoSecrets[field])
}

const playsProvider = 'must not be set in demo mode, which plays the provider itself (is MODE=production missing?)'

/**
 * A lender's settings do not go with invented borrowers: an operator who gave it without MODE=production meant a
 * production, or would send the messages and the money of a play to real people.
 */
function problemsOfDemo(raw: RawEnvironment, env: Environment): Map<string, string> {
  const problems = new Map<string, string>()
  if (!loopbackHosts.includes(env.HOST))
    problems.set('HOST', 'must be 127.0.0.1 in demo mode, which has public secrets')
  for (const field of ['PUBLIC_ORIGIN', 'API_URL', 'SMS_URL', 'MAIL_URL'] as const) {
    const address = env[field]
    if (address !== null && !isOnThisMachine(address))
      problems.set(field, 'must be on this machine in demo mode (is MODE=production missing?)')
  }
  for (const field of ['PROVIDER_URL', 'PROVIDER_WALLET_URL'] as const) {
    if (env[field] !== null) problems.set(field, playsProvider)
  }
  if (raw.PROVIDERS !== undefined) problems.set('PROVIDERS', playsProvider)
  return problems
}

/** The file of cells names every database, and a play has borrowers in one place only. */
function problemsOfCells(env: Environment): Map<string, string> {
  const problems = new Map<string, string>()
  if (env.CELLS_FILE === null) return problems
  if (env.MODE === 'demo') problems.set('CELLS_FILE', 'must not be set in demo mode, which has one database')
  for (const field of ['DATABASE_URL', 'DATABASE_READ_URL'] as const)
    if (env[field] !== null) problems.set(field, 'must not be set with CELLS_FILE, which names the databases')
  if (env.API_URL !== null)
    problems.set('API_URL', 'must not be set with CELLS_FILE: its calls go to the cells of this process')
  return problems
}

function problemsOfMode(raw: RawEnvironment, env: Environment): Map<string, string> {
  const problems = new Map<string, string>()
  if (env.MODE === 'production') {
    if (isInMemory(env.DATA_DIR)) problems.set('DATA_DIR', 'must be a directory in production')
    for (const field of ['DEMO_STARTS_AT', 'DEMO_SAMPLES_DIR'] as const)
      if (env[field] !== null) problems.set(field, 'must not be set in production')
    if (env.DEMO_EVENTS) problems.set('DEMO_EVENTS', 'must not be set in production')
    if (env.PUBLIC_ORIGIN?.startsWith('http:')) problems.set('PUBLIC_ORIGIN', 'must begin with https:// in production')
    if (raw.DEV === '1') problems.set('DEV', 'must not be set in production: pages then come from their sources')
  } else {
    for (const [field, problem] of problemsOfDemo(raw, env)) problems.set(field, problem)
    if (raw.NODE_ENV === 'production' && raw.MODE === undefined)
      problems.set('MODE', 'is missing, and NODE_ENV is production: say MODE=production, or MODE=demo')
  }
  for (const [field, problem] of problemsOfCells(env)) problems.set(field, problem)
  if (env.DATABASE_READ_URL !== null && env.DATABASE_URL === null && env.CELLS_FILE === null)
    problems.set(
      'DATABASE_READ_URL',
      'must not be set without DATABASE_URL: there is nothing that it could be a replica of',
    )
  const isEmbedded = env.DATABASE_URL === null && env.CELLS_FILE === null
  if (env.ROLE !== 'all' && (env.MODE === 'demo' || isEmbedded))
    problems.set('ROLE', 'must be all in demo mode and without DATABASE_URL: no other process does the rest')
  if (!env.MIGRATE_AT_START && isEmbedded)
    problems.set(
      'MIGRATE_AT_START',
      'must be 1 without DATABASE_URL: no other process can migrate the embedded database',
    )
  const groups = [
    problemsOfDesk,
    problemsOfMail,
    problemsOfExports,
    problemsOfWebhooks,
    problemsOfUploads,
    problemsOfKms,
  ]
  for (const group of groups) for (const [field, problem] of group(env)) problems.set(field, problem)
  return problems
}

/** What was given: an empty text counts as nothing. */
export function withoutEmpty(environment: RawEnvironment): RawEnvironment {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
}

/** What is wrong with single fields: those that production needs and has not, secrets of the demo, and what cannot be read. */
export function problemsOfFields(raw: RawEnvironment, issues: readonly z.core.$ZodIssue[]): Map<string, string> {
  const problems = new Map(issues.map((issue) => [String(issue.path[0]), issue.message]))
  if (raw.MODE !== 'production') return problems
  const providers = raw.PROVIDERS === undefined ? usualProviders : (providerList.safeParse(raw.PROVIDERS).data ?? [])
  for (const field of [...requiredInProduction, ...requiredByProviders(providers)])
    if (raw[field] === undefined) problems.set(field, 'is missing')
  for (const field of Object.keys(demoSecrets) as (keyof typeof demoSecrets)[])
    for (const name of [field, `${field}_BEFORE`])
      if (holdsDemoSecret(raw[name], field)) problems.set(name, 'is the public secret of the demo')
  return problems
}

const camelCase = (name: string): string =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/** The settings by their names in {@link Config}. Lists cannot be changed. */
function singleFields(env: Environment): SingleFields {
  const isSingle = (name: string): boolean =>
    !Object.hasOwn(formedGroups, name) && name !== 'PUBLIC_ORIGIN' && name !== 'PROVIDER_WALLET_URL'
  const single = Object.entries(env).filter(([name]) => isSingle(name))
  const fields = single.map(([name, value]) => [camelCase(name), Array.isArray(value) ? Object.freeze(value) : value])
  return Object.fromEntries(fields) as SingleFields
}

/**
 * Reads the environment. An empty one is the demo on 127.0.0.1:3000 with its data in `.data`.
 * Throws {@link ConfigError} with the names of all fields that are missing or wrong. An empty text counts as not given.
 */
export function loadConfig(environment: RawEnvironment): Config {
  const raw = withoutEmpty(environment)
  const parsed = environmentSchema.safeParse(raw.MODE === 'production' ? raw : { ...demoValues, ...raw })
  const problems = problemsOfFields(raw, parsed.error?.issues ?? [])
  if (parsed.data !== undefined)
    for (const [field, problem] of problemsOfMode(raw, parsed.data)) problems.set(field, problem)
  if (parsed.data === undefined || problems.size > 0) throw new ConfigError(problems)
  const env = parsed.data
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://${env.HOST === '::1' ? '[::1]' : '127.0.0.1'}:${env.PORT}`
  return Object.freeze<Config>({
    ...singleFields(env),
    cell: null,
    publicOrigin,
    uploads: Object.freeze(uploadsOf(env)),
    exports: exportsOf(env),
    sms: Object.freeze(smsOf(env)),
    desk: deskOf(env),
    providerEnvironment: Object.freeze(env.MODE === 'production' ? { ...raw } : {}),
    mail: Object.freeze(mailOf(env)),
    webhooks: webhooksOf(env),
    providerWalletUrl: env.PROVIDER_WALLET_URL ?? `${publicOrigin}/demo/wallet/`,
  })
}
