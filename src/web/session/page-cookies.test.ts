// The cookies of the web app: the session, out of reach of scripts and of every other host, and the chosen language, which lasts.

import { describe, expect, it } from 'vitest'
import {
  endedSessionCookie,
  languageCookie,
  type PageSession,
  paramsCookie,
  readLanguageCookie,
  readSessionCookie,
  sessionCookie,
} from './page-cookies.ts'

const session: PageSession = {
  token: 'TOKEN',
  userId: 'b1',
  deviceId: 'phone',
  market: 'standard',
  shortName: '•••• 1234',
}
const https = { secure: true }
const pairOf = (cookie: string): string => cookie.split(';')[0] ?? ''

describe('the session', () => {
  it('is bound to this host, behind https, out of reach of scripts, and ends with the browser', () => {
    const [pair, ...attributes] = sessionCookie(session, https).split('; ')
    expect(pair).toMatch(/^__Host-sid=t=TOKEN&/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'])
    expect(endedSessionCookie(https).split('; ').sort()).toEqual([
      'HttpOnly',
      'Max-Age=0',
      'Path=/',
      'SameSite=Lax',
      'Secure',
      '__Host-sid=',
    ])
    expect(paramsCookie({ lang: 'id' }, https)).not.toContain('Max-Age')
  })

  it('is read from this cookie and from no other', () => {
    const kept = pairOf(sessionCookie(session, https))
    expect(readSessionCookie(`lang=id; ${kept}`, https)).toEqual(session)
    const value = kept.slice(kept.indexOf('=') + 1)
    for (const other of ['sid', 'x__Host-sid', '__Secure-sid', '__host-sid', 'page'])
      expect(readSessionCookie(`${other}=${value}`, https), other).toBeNull()
    // What another host of the site may set counts for nothing beside it.
    expect(readSessionCookie(`sid=t=EVIL&m=standard; ${kept}`, https)).toEqual(session)
    for (const broken of [null, '', '__Host-sid=', '__Host-sid=t=&m=standard', '__Host-sid=t=TOKEN&m=nowhere'])
      expect(readSessionCookie(broken, https), String(broken)).toBeNull()
  })
})

describe('the language that was chosen', () => {
  it('is kept for a year, out of reach of scripts, and only over https where the site has it', () => {
    expect(languageCookie('id', { secure: true })).toBe(
      'lang=id; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000',
    )
    expect(languageCookie('id', { secure: false })).not.toContain('Secure')
  })

  it('is read back beside other cookies', () => {
    expect(readLanguageCookie('sid=x; lang=id; page=lang%3Den')).toBe('id')
    expect(readLanguageCookie('page=lang%3Den')).toBeNull()
    expect(readLanguageCookie(null)).toBeNull()
  })
})
