// Pages under load: one that is the same for all is made once, and one that cannot have its turn is refused at once, in words.

import { afterEach, describe, expect, it } from 'vitest'
import { type BareServer, openBareServer } from '../../../tests/support/bare-server.ts'
import { busyPageSeconds } from './limits.ts'
import type { PageHandler } from './page/pages.ts'
import type { Turns } from './turns.ts'

let server: BareServer
afterEach(() => server.app.close())

const noTurns: Turns = { isFull: () => true, take: async () => null }
/** Turns for all, and in which lane each was asked for. */
function allTurns(lanes: Parameters<Turns['take']>[0][]): Turns {
  return {
    isFull: () => false,
    async take(lane) {
      lanes.push(lane)
      return { away: (work) => work(), end: () => {} }
    },
  }
}
const html = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': 'x' } })

describe('a page without a turn', () => {
  const never: PageHandler = async () => {
    throw new Error('no page is made')
  }
  const form = { method: 'POST', body: new URLSearchParams({ a: '1' }) }

  it('is refused with a page in the language of the reader, and when to come back', async () => {
    server = await openBareServer(never, {}, noTurns)
    const answer = await fetch(`${server.origin}/login`, { headers: { 'Accept-Language': 'id' } })
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, String(busyPageSeconds)])
    const text = await answer.text()
    expect(text).toContain('<html lang="id" dir="ltr">')
    expect(text).toContain('Mohon tunggu sebentar')
  })

  it('says of a form that it was not taken', async () => {
    server = await openBareServer(never, {}, noTurns)
    const text = await (await fetch(`${server.origin}/login?lang=en`, form)).text()
    expect(text).toContain('what you sent was not taken')
  })

  it('tells the script of a page that nothing was taken', async () => {
    server = await openBareServer(never, {}, noTurns)
    const answer = await fetch(`${server.origin}/login.data`, form)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, String(busyPageSeconds)])
    expect(await answer.json()).toMatchObject({ code: '503', data: null })
  })

  it('leaves health, calls and kept pages open', async () => {
    let turns: Turns = allTurns([])
    const page = Object.assign(
      async (_request: Request, around: { isSameForAll: () => void }) => {
        around.isSameForAll()
        return html('the same')
      },
      { keyOf: () => 'key' },
    ) as PageHandler
    server = await openBareServer(page, {}, { isFull: (lane) => turns.isFull(lane), take: (lane) => turns.take(lane) })
    expect(await (await fetch(`${server.origin}/Loan`)).text()).toBe('the same')
    turns = noTurns
    const answer = await fetch(`${server.origin}/Loan`)
    expect([answer.status, await answer.text()]).toEqual([200, 'the same'])
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    server.kept.clear()
    expect((await fetch(`${server.origin}/Loan`)).status).toBe(503)
  })
})

describe('a form for what takes none', () => {
  /** As the router answers: a page that says what it says of a failure, or a text of its own for data. */
  const router: PageHandler = async ({ url }) => {
    const headers = { 'Content-Type': url.includes('/Loan') ? 'text/html; charset=utf-8' : 'application/json' }
    return new Response('Something broke on our side. Unexpected Server Error', { status: 405, headers })
  }
  const form = { method: 'POST', body: new URLSearchParams({ a: '1' }) }

  it('says that nothing was sent, in the language of the reader, and leads to the page', async () => {
    server = await openBareServer(router)
    const answer = await fetch(`${server.origin}/Loan?lang=es`, form)
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    const text = await answer.text()
    expect(text).toContain('No se ha enviado ni cambiado nada.')
    expect(text).toContain('<a href="?">Abrir la página</a>')
    expect(text).not.toContain('broke')
  })

  it('is told in the envelope where a script asks for data', async () => {
    server = await openBareServer(router)
    for (const path of ['/robots.txt', '/me/still-here', '/me.data']) {
      const answer = await fetch(server.origin + path, form)
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
      expect(await answer.json()).toMatchObject({ code: '405', data: { allowed: ['GET', 'HEAD'] } })
    }
  })
})

describe('a page that is the same for all', () => {
  it('is made once, however many ask, and each gets it with its headers and as small as it can read it', async () => {
    let made = 0
    const page = Object.assign(
      async (_request: Request, around: { isSameForAll: () => void }) => {
        made += 1
        around.isSameForAll()
        return html('the same '.repeat(500))
      },
      { keyOf: ({ url }: Request) => (url.endsWith('/Loan') ? url : null) },
    ) as PageHandler
    server = await openBareServer(page, {}, allTurns([]))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`${server.origin}/Loan`, { headers: { 'Accept-Encoding': 'br' } })),
    )
    for (const answer of answers) {
      expect(await answer.text()).toBe('the same '.repeat(500))
      expect(answer.headers.get('Content-Security-Policy')).toBe('x')
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
      expect(answer.headers.get('Content-Encoding')).toBe('br')
    }
    expect(made).toBe(1)
    await fetch(`${server.origin}/Loan`, { method: 'POST', body: new URLSearchParams() })
    await fetch(`${server.origin}/other`)
    expect(made).toBe(3)
  })
})

describe('the caller of a page', () => {
  it('is known once a page has found the session, and by no other cookie', async () => {
    const lanes: Parameters<Turns['take']>[0][] = []
    const page = Object.assign(
      async (request: Request, around: { isKnown: () => void }) => {
        if (request.headers.get('Cookie') === 'good') around.isKnown()
        return html('page')
      },
      { sessionOf: ({ headers }: Request) => headers.get('Cookie') },
    ) as PageHandler
    server = await openBareServer(page, {}, allTurns(lanes))
    for (const cookie of ['good', 'good', 'forged', 'forged'])
      await fetch(`${server.origin}/order`, { headers: { Cookie: cookie } })
    await fetch(`${server.origin}/order`)
    expect(lanes).toEqual(['stranger', 'known', 'stranger', 'stranger', 'stranger'])
  })

  it('is looked at once for each head without a session, and each gets the page of its own address', async () => {
    const lanes: Parameters<Turns['take']>[0][] = []
    const looked: string[] = []
    const page = Object.assign(async ({ url }: Request) => html(`page of ${new URL(url).pathname}`), {
      sessionOf({ url, headers }: Request) {
        looked.push(`${new URL(url).pathname} ${headers.get('Cookie')}`)
        return headers.get('Cookie')
      },
    }) as PageHandler
    server = await openBareServer(page, {}, allTurns(lanes))
    const read = async (path: string, init: RequestInit = {}): Promise<string> =>
      (await fetch(server.origin + path, init)).text()
    const own = { headers: { Cookie: 'good' } }
    expect([await read('/faq'), await read('/faq'), await read('/login')]).toEqual([
      'page of /faq',
      'page of /faq',
      'page of /login',
    ])
    expect([await read('/faq', own), await read('/faq', own)]).toEqual(['page of /faq', 'page of /faq'])
    await read('/faq', { method: 'POST', body: new URLSearchParams() })
    expect(looked).toEqual(['/faq null', '/login null', '/faq good', '/faq good', '/faq null'])
    expect(lanes).toHaveLength(6)
  })
})
