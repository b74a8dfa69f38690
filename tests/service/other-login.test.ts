// A form is sent from a page that showed another login than the one of now, or none that still holds: nothing of it is done, and the
// page says so.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { lentServer } from '../support/lent-server.ts'
import { pageCookieOf } from '../support/page-cookie.ts'
import type { RunningServer } from '../support/server.ts'

let server: RunningServer
let cookie = ''
beforeAll(async () => {
  server = await lentServer()
})
beforeEach(async () => {
  cookie = await pageCookieOf(server, 'application-ready')
})
afterAll(() => server.stop())

/** What the browser would send of a page's form as it stands, with what is typed into it. */
async function formAt(address: string, typed: Readonly<Record<string, string>>): Promise<FormData> {
  const html = await (await fetch(`${server.origin}${address}`, { headers: { cookie } })).text()
  const form = /<form [^>]*method="post"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const sent = new FormData()
  for (const [field] of form.matchAll(/<input type="hidden"[^>]*>/g)) {
    const [, name = ''] = /name="([^"]*)"/.exec(field) ?? []
    sent.set(name, /value="([^"]*)"/.exec(field)?.[1] ?? '')
  }
  for (const [name, value] of Object.entries(typed)) sent.set(name, value)
  return sent
}

/** Sends it under a login; answers where it leads, and whether the whole page is loaded anew there. */
async function send(address: string, form: FormData, as: string) {
  const isMultipart = /complainPageNext/.test(address)
  const answer = await fetch(`${server.origin}${address}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: as, Origin: server.origin },
    body: isMultipart ? form : new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
  })
  return {
    status: answer.status,
    to: answer.headers.get('Location') ?? '',
    anew: answer.headers.get('X-Remix-Reload-Document'),
  }
}

const reasonIn = (to: string): string | null =>
  to.startsWith(addresses.loginFailed) ? new URL(to, server.origin).searchParams.get('reason') : null

const address = { city: 'Cebu City', address: '7 Palm Street' }

describe('a form of a page that showed another borrower', () => {
  const forms = [
    [addresses.myAddress, address],
    [addresses.myMessages, {}],
    [`${addresses.complaintNext}?problemType=2`, { text: 'Nobody answers the telephone.' }],
    [addresses.logout, {}],
  ] as const

  it.each(forms)('does nothing for the one who is logged in now: %s', async (at, typed) => {
    const form = await formAt(at, typed)
    const other = await pageCookieOf(server, 'due')
    const { status, to, anew } = await send(at, form, other)
    expect([status, reasonIn(to), anew]).toEqual([303, 'otherLogin', 'true'])
    const page = await fetch(`${server.origin}${to}`, { headers: { cookie: other } })
    const text = await page.text()
    expect(text).toContain('Nothing was sent: this page was opened for another phone number')
    // That page says who is logged in.
    expect(text).toMatch(/href="\/me\b[^>]*>[\s\S]{0,400}My account/)
    expect(reasonIn((await send(at, form, cookie)).to), 'sent under its own login').toBeNull()
  })

  it('does nothing where both numbers end alike', async () => {
    const form = await formAt(addresses.myAddress, address)
    const nameIn = (of: string) => /&n=([^;&]*)/.exec(of)?.[1] ?? ''
    const other = await pageCookieOf(server, 'due')
    expect(nameIn(other)).not.toBe(nameIn(cookie))
    const alike = other.replace(nameIn(other), nameIn(cookie))
    expect(reasonIn((await send(addresses.myAddress, form, alike)).to)).toBe('otherLogin')
    expect(form.get('as')).toMatch(/^[\w-]{8}$/)
  })

  it('logs somebody in all the same: a login is for anybody', async () => {
    const form = await formAt(addresses.login, { intent: 'send', phone: '13900000001' })
    expect((await send(addresses.login, form, await pageCookieOf(server, 'due'))).status).toBe(200)
  })
})

describe('a form that comes after its login has ended', () => {
  it.each([
    [addresses.myAddress, address],
    [`${addresses.complaintNext}?problemType=2`, { text: 'Nobody answers the telephone.' }],
  ])('says that it was not sent, and the login leads back to it: %s', async (at, typed) => {
    const form = await formAt(at, typed)
    const logout = await fetch(`${server.origin}${addresses.logout}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, Origin: server.origin },
      body: new URLSearchParams(),
    })
    expect(logout.status).toBe(303)
    // Another tab still has the cookie; a browser that was closed has none.
    for (const as of [cookie, '']) {
      const { to } = await send(at, form, as)
      expect(reasonIn(to)).toBe('unsent')
      expect(new URL(to, server.origin).searchParams.get('next')).toMatch(at.split('?')[0] ?? '')
      const page = await fetch(`${server.origin}${to}`)
      expect(await page.text()).toContain('What you sent just now did not reach us.')
    }
  })

  it('that ends every login is not called unsent', async () => {
    const form = await formAt(addresses.myLogins, { intent: 'all' })
    expect(reasonIn((await send(addresses.myLogins, form, cookie)).to)).toBeNull()
    const { to } = await send(addresses.myLogins, form, cookie)
    expect([reasonIn(to), new URL(to, server.origin).searchParams.get('next')]).toEqual([
      'missing',
      expect.stringContaining(addresses.myLogins),
    ])
  })

  it('is asked for a login only where nothing was sent', async () => {
    const asked = await fetch(`${server.origin}${addresses.myAddress}`, { redirect: 'manual' })
    expect(reasonIn(asked.headers.get('Location') ?? '')).toBe('missing')
  })
})
