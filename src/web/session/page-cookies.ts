// The cookies of the web app: one for the session's token, one for the common parameters that came with it, one for what was just done,
// and those of the language and the ground that the reader chose, which outlive them.

import { createHash } from 'node:crypto'
import { type CommonParams, lastingParamNames } from '../../contracts/common-params.ts'
import { type MarketId, marketIds } from '../../core/market/market.ts'
import { type Theme, themes } from '../ui/on-ground.ts'

/** What the web server keeps between two pages. The token is a secret of the HttpOnly cookie and goes nowhere else. */
export interface PageSession {
  readonly token: string
  readonly userId: string
  readonly deviceId: string
  readonly market: MarketId
  readonly shortName: string
}

/** Characters of a mark: 48 bits. */
const whoseLength = 8

/**
 * Tells the borrowers of one browser apart without naming them: of two whose numbers end alike, the masked ones are the same. Not of the number: that
 * may change meanwhile.
 */
export function whoseMark({ userId }: Pick<PageSession, 'userId'>): string {
  return createHash('sha256').update(`page of ${userId}`).digest('base64url').slice(0, whoseLength)
}

export interface CookieRules {
  /** True behind https: the cookie is then `__Host-` and Secure. */
  readonly secure: boolean
}

const sessionName = (rules: CookieRules): string => (rules.secure ? '__Host-sid' : 'sid')
const paramsName = 'page'
const justDoneName = (rules: CookieRules): string => (rules.secure ? '__Host-done' : 'done')
const languageName = 'lang'
const themeName = 'theme'
/** As long as a session may idle: longer than a page sleeps, and no longer than what was done is news. */
const justDoneSeconds = 15 * 60
/** A year. */
const preferenceSeconds = 365 * 24 * 60 * 60

function serialize(name: string, value: string, rules: CookieRules): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${rules.secure ? '; Secure' : ''}`
}

/** The header that was read last: one page asks for five of its cookies, some of them twice. */
let last: { readonly header: string; readonly cookies: ReadonlyMap<string, string> } | undefined

function readCookies(header: string | null): ReadonlyMap<string, string> {
  if (header === null) return none
  if (last?.header === header) return last.cookies
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0) cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  last = { header, cookies }
  return cookies
}

const none: ReadonlyMap<string, string> = new Map()

/** The cookie of a fresh session; it ends with the browser, and with the token. */
export function sessionCookie(session: PageSession, rules: CookieRules): string {
  const value = new URLSearchParams({
    t: session.token,
    u: session.userId,
    d: session.deviceId,
    m: session.market,
    n: session.shortName,
  })
  return serialize(sessionName(rules), value.toString(), rules)
}

export function endedSessionCookie(rules: CookieRules): string {
  return `${serialize(sessionName(rules), '', rules)}; Max-Age=0`
}

let lastSession: { readonly value: string; readonly session: PageSession | null } | undefined

export function readSessionCookie(header: string | null, rules: CookieRules): PageSession | null {
  const value = readCookies(header).get(sessionName(rules))
  if (value === undefined) return null
  // A page asks for it three times.
  if (lastSession?.value !== value) lastSession = { value, session: sessionIn(value) }
  return lastSession.session
}

function sessionIn(value: string): PageSession | null {
  const fields = new URLSearchParams(value)
  const token = fields.get('t')
  const market = marketIds.find((id) => id === fields.get('m'))
  if (token === null || token === '' || market === undefined) return null
  return {
    token,
    userId: fields.get('u') ?? '',
    deviceId: fields.get('d') ?? '',
    market,
    shortName: fields.get('n') ?? '',
  }
}

/** Keeps the address of the page that tells what was just done in this browser: nobody else's link tells it. */
export function justDoneCookie(address: string, rules: CookieRules): string {
  return `${serialize(justDoneName(rules), encodeURIComponent(address), rules)}; Max-Age=${justDoneSeconds}`
}

/** What one borrower did is not told to the next one of the same browser. */
export function endedJustDoneCookie(rules: CookieRules): string {
  return `${serialize(justDoneName(rules), '', rules)}; Max-Age=0`
}

/** The address that may tell what was just done; empty for none. */
export function readJustDoneCookie(header: string | null, rules: CookieRules): string {
  try {
    return decodeURIComponent(readCookies(header).get(justDoneName(rules)) ?? '')
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}

/** Keeps the lasting common parameters of a launch, so that a page without them still knows its app and language. */
export function paramsCookie(common: CommonParams, rules: CookieRules): string {
  const kept = new URLSearchParams()
  for (const name of lastingParamNames) {
    const value = common[name]
    if (value !== undefined && value !== '') kept.set(name, value)
  }
  return serialize(paramsName, kept.toString() || '-', rules)
}

export function readParamsCookie(header: string | null): CommonParams {
  const kept = new URLSearchParams(readCookies(header).get(paramsName) ?? '')
  const common: CommonParams = {}
  for (const name of lastingParamNames) {
    const value = kept.get(name)
    if (value !== null && value.length <= 128) common[name] = value
  }
  return common
}

/** Keeps the language of a reader for their next visits: a preference, and nothing about a person. */
export function languageCookie(language: string, rules: CookieRules): string {
  return `${serialize(languageName, language, rules)}; Max-Age=${preferenceSeconds}`
}

/** The language that this browser last asked for; null where it never did. Untrusted input. */
export function readLanguageCookie(header: string | null): string | null {
  return readCookies(header).get(languageName) ?? null
}

/** Keeps the chosen ground as long as the language; null gives the choice back to the phone. */
export function themeCookie(theme: Theme | null, rules: CookieRules): string {
  return `${serialize(themeName, theme ?? '', rules)}; Max-Age=${theme === null ? 0 : preferenceSeconds}`
}

export function readThemeCookie(header: string | null): Theme | null {
  const kept = readCookies(header).get(themeName)
  return themes.find((theme) => theme === kept) ?? null
}
