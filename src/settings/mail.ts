// How e-mails leave, as the environment says it: an HTTP interface or a mail server, told apart by the scheme of MAIL_URL.

import { z } from 'zod'
import { optional, type ValuesOf } from './setting.ts'
import { isOnThisMachine, mailUrl } from './values.ts'

/** `tls`: encrypted from the first byte. `startTls`: before the password and the mail. `none`: on this machine only. */
type MailSecurity = 'tls' | 'startTls' | 'none'

/** How e-mails leave: shown in the demo, sent through a provider's HTTP interface or a mail server, or not at all. */
export type MailConfig =
  | { readonly kind: 'outbox' }
  | { readonly kind: 'http'; readonly url: string; readonly token: string; readonly from: string }
  | {
      readonly kind: 'smtp'
      readonly host: string
      readonly port: number
      readonly security: MailSecurity
      /** Null: the server asks for no password. */
      readonly login: { readonly user: string; readonly password: string } | null
      readonly from: string
    }
  | { readonly kind: 'none' }

export const mailSettings = {
  MAIL_URL: optional(mailUrl, {
    help: 'How e-mail leaves, for the link by which an address for news is confirmed: the address of a provider’s HTTP interface, or a mail server: smtps://mail.example:465, or smtp://mail.example:587, which must offer STARTTLS unless it is on this machine. Without it production sends none: addresses are kept for the officer, and none counts as confirmed.',
  }),
  MAIL_USER: optional(z.string(), { secret: true, help: 'Who logs in to a mail server.' }),
  MAIL_TOKEN: optional(z.string(), {
    secret: true,
    help: 'The token of the HTTP interface, or the password at the mail server.',
  }),
  MAIL_FROM: optional(z.string().describe('`Name <address>`'), { help: 'The sender: `Name <address>`.' }),
} as const

interface MailFields extends ValuesOf<typeof mailSettings> {
  readonly MODE: 'demo' | 'production'
}

/** The usual ports of a mail server that takes mail from those who log in. */
const usualPort = { 'smtps:': 465, 'smtp:': 587 } as const

const isSmtp = (address: string): boolean => /^smtps?:/.test(address)

/** What the fields say together. */
export function mailOf({ MODE, MAIL_URL, MAIL_USER, MAIL_TOKEN, MAIL_FROM }: MailFields): MailConfig {
  if (MAIL_URL === null) return { kind: MODE === 'demo' ? 'outbox' : 'none' }
  const from = MAIL_FROM ?? ''
  if (!isSmtp(MAIL_URL)) return { kind: 'http', url: MAIL_URL, token: MAIL_TOKEN ?? '', from }
  const { protocol, hostname, port } = new URL(MAIL_URL)
  return {
    kind: 'smtp',
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? usualPort[protocol as keyof typeof usualPort] : Number(port),
    security: protocol === 'smtps:' ? 'tls' : isOnThisMachine(MAIL_URL) ? 'none' : 'startTls',
    login: MAIL_USER === null ? null : { user: MAIL_USER, password: MAIL_TOKEN ?? '' },
    from,
  }
}

/** What is missing for a mail server, by field. */
export function problemsOfMail({
  MAIL_URL,
  MAIL_USER,
  MAIL_TOKEN,
  MAIL_FROM,
}: MailFields): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  if (MAIL_URL === null || !isSmtp(MAIL_URL)) return problems
  if (MAIL_FROM === null) problems.set('MAIL_FROM', 'is missing (MAIL_URL names a mail server)')
  if (MAIL_USER !== null && MAIL_TOKEN === null) problems.set('MAIL_TOKEN', 'is missing (MAIL_USER logs in with it)')
  return problems
}
