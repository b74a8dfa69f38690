// The session as the browser keeps it: begun after login, ended at logout and with the account. Nothing of it stays behind.

import type { CallOutput } from '../../contracts/endpoints.ts'
import { maskedPhone } from '../../core/identity/phone.ts'
import { type Context, outgoingContext, pageContext, renderContext } from '../page/request-context.ts'
import {
  type CookieRules,
  endedJustDoneCookie,
  endedSessionCookie,
  paramsCookie,
  readSessionCookie,
  sessionCookie,
} from './page-cookies.ts'

/** The rules for every cookie of this page's answer. */
export function rulesOf(context: Context): CookieRules {
  return { secure: context.get(renderContext).publicOrigin.startsWith('https:') }
}

/** Begins the session in the cookie of the answer. Never the token of an earlier one: each login brings its own. */
export function beginSession(context: Context, login: CallOutput<'logIn'>, phone: string): void {
  const { market, common } = context.get(pageContext)
  const rules = rulesOf(context)
  const shortName = maskedPhone(phone.replace(/[^0-9]/g, ''))
  const { sessionId: token, userId, deviceId, lang, system } = login
  const headers = context.get(outgoingContext)
  headers.append('Set-Cookie', sessionCookie({ token, userId, deviceId, market, shortName }, rules))
  headers.append('Set-Cookie', paramsCookie({ lang, system, ...common }, rules))
  headers.append('Set-Cookie', endedJustDoneCookie(rules))
}

/** Ends the session: its cookie goes, and so does the browser's cache of its pages (IDENTITY-8). */
export function endSession(context: Context): void {
  const headers = context.get(outgoingContext)
  headers.append('Set-Cookie', endedSessionCookie(rulesOf(context)))
  headers.append('Set-Cookie', endedJustDoneCookie(rulesOf(context)))
  headers.set('Clear-Site-Data', '"cache", "storage"')
}

/** The same session after the borrower's phone number has changed: pages show the new masked number. */
export function renameSession(context: Context, request: Request, shortName: string): void {
  const rules = rulesOf(context)
  const session = readSessionCookie(request.headers.get('Cookie'), rules)
  if (session === null) return
  context.get(outgoingContext).append('Set-Cookie', sessionCookie({ ...session, shortName }, rules))
}
