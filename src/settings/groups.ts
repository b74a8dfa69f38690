// Every setting of the product, by group: each is written once, in the file of its group.

import { z } from 'zod'
import { databaseSettings } from './database.ts'
import { demoSettings } from './demo.ts'
import { deskSettings } from './desk.ts'
import { exportSettings } from './exports.ts'
import { kmsSettings } from './kms.ts'
import { lenderSettings } from './lender.ts'
import { mailSettings } from './mail.ts'
import { pagesSettings } from './pages.ts'
import { processSettings } from './process.ts'
import { providerSettings } from './providers.ts'
import { secretsSettings } from './secrets.ts'
import type { Setting } from './setting.ts'
import { smsSettings } from './sms.ts'
import { uploadsSettings } from './uploads.ts'
import { webhookSettings } from './webhooks.ts'

/** The groups with their titles, in the order of `.env.example`. */
export const settingGroups = {
  'The process': processSettings,
  'The database': databaseSettings,
  'Keys and secrets: at least 32 characters (openssl rand -base64 48). How each is exchanged: docs/secrets.md':
    secretsSettings,
  'A key service, for secrets that are given wrapped (docs/secrets.md)': kmsSettings,
  'The lender': lenderSettings,
  'The desk of the lender’s officers (docs/desk-login.md)': deskSettings,
  'What pages may lead to and contain': pagesSettings,
  'Uploaded pictures': uploadsSettings,
  'Files for accountants (docs/desk.md)': exportSettings,
  'Providers of payments and checks (docs/providers.md)': providerSettings,
  'Text messages': smsSettings,
  'E-mail': mailSettings,
  'Events for your own systems (docs/webhooks.md)': webhookSettings,
  'The demo': demoSettings,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Setting>>>>

/** Groups that `Config` has as one value each. */
export const formedGroups = {
  ...deskSettings,
  ...uploadsSettings,
  ...exportSettings,
  ...smsSettings,
  ...mailSettings,
  ...webhookSettings,
} as const

/** The settings. In `Config` each has its name in camel case, but for those that are grouped there. */
export const settings = {
  ...processSettings,
  ...databaseSettings,
  ...secretsSettings,
  ...kmsSettings,
  ...lenderSettings,
  ...pagesSettings,
  ...providerSettings,
  ...demoSettings,
  ...formedGroups,
} as const

export type SettingName = keyof typeof settings

type TypesOf<Settings extends Readonly<Record<string, Setting>>> = {
  readonly [Name in keyof Settings]: Settings[Name]['type']
}

const types = Object.fromEntries(Object.entries(settings).map(([name, { type }]) => [name, type]))

/** Every field of the environment, as text. What is not given takes the demo's value, or is required in production. */
export const environmentSchema = z.object(types as TypesOf<typeof settings>)
export type Environment = z.output<typeof environmentSchema>

const namesWhere = (isWanted: (one: Setting) => boolean): SettingName[] =>
  (Object.keys(settings) as SettingName[]).filter((name) => isWanted(settings[name]))

/** What production does not start without. */
export const requiredInProduction = namesWhere(({ isRequired }) => isRequired)

/** The product's own settings that are a secret, or an address that may have a password in it. */
export const secretSettings = namesWhere(({ isSecret }) => isSecret)
