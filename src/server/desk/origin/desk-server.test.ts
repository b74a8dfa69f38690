// The desk's HTTP edge: strangers hold little of its memory, pages take turns, and what no hook sees has its headers all the same.

import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { converse, headOf, rawRequest } from '../../../../tests/support/raw-http.ts'
import { deny, deskRefusals } from '../../../core/officer/desk-refusal.ts'
import { loadConfig } from '../../../settings/config.ts'
import type { Deps } from '../../deps.ts'
import { busyPageSeconds, deskStrangersMaxBytes, freeBodyBytes } from '../../http/limits.ts'
import type { Turns } from '../../http/turns.ts'
import { type DeskPages, serveDeskPages } from './desk-pages.ts'
import type { DeskPipeline } from './desk-pipeline.ts'
import { createDeskServer, deskCookie, saidCookie } from './desk-server.ts'

const silent = () => undefined
const deps = { config: loadConfig({}), log: { info: silent, warn: silent, error: silent } } as unknown as Deps
const gate = { enter: async () => ({ admitted: true as const, leave: silent }) }
/** The one session that there is. */
const officer = 'desk=officer'
const pipeline: DeskPipeline = {
  call: async (_name, { token }) =>
    token === 'officer' ? { status: 200, body: { data: {} } } : pipeline.refuse(deny('sessionIsMissing'), {}),
  refuseLargeBody: async (token) => (token === 'officer' ? null : deny('sessionIsMissing')),
  refuse: ({ refused }) => ({
    status: deskRefusals[refused].status,
    body: { error: { code: refused, message: '' } },
  }),
}
const page: DeskPages = async ({ call, form, url }) => {
  // Calls are no pages.
  if (url.pathname.startsWith('/desk/')) return null
  await call('getMe', {}, null)
  return {
    status: 200,
    headers: { 'Content-Type': 'text/html' },
    body: String(form?.fields.text ?? '').slice(0, 20),
    forgets: false,
    says: null,
  }
}

let app: ReturnType<typeof createDeskServer>['app']
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

async function open(turns?: Pick<Turns, 'take'>): Promise<string> {
  const served = createDeskServer({ deps, pipeline, isSecure: false, gate, origin: () => 'http://desk.test' })
  app = served.app
  const desk = {
    ...served,
    ...{ pipeline, own: pipeline },
    origin: () => 'http://desk.test',
    tokenIn: (cookies: string | undefined) => deskCookie(cookies, false),
    noCookie: '',
    said: saidCookie(false),
    invited: async () => null,
    listen: async () => undefined,
  }
  serveDeskPages(desk, page, turns)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Sends all of a form but its last byte; resolves with the answer, which comes only to what is not waited for. */
function answerBeforeEnd(origin: string, bytes: number): Promise<string> {
  const { hostname, port } = new URL(origin)
  const type = 'application/x-www-form-urlencoded'
  const headers = { 'Content-Type': type, 'Content-Length': String(bytes + 1), Connection: 'keep-alive' }
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(headOf(origin, { method: 'POST', target: '/cases/none', headers }))
      socket.write(Buffer.alloc(bytes, 97))
    })
    sockets.push(socket)
    socket.on('error', silent)
    socket.once('data', (answer) => resolve(answer.toString('latin1')))
  })
}

describe('bodies of strangers', () => {
  it('are together in memory up to a limit, and leave an officer room', async () => {
    const origin = await open()
    const bytes = 1_000_000
    const fits = Math.floor(deskStrangersMaxBytes / (bytes - freeBodyBytes))
    const refused: string[] = []
    await new Promise<void>((resolve) => {
      for (let sent = 0; sent < 2 * fits; sent += 1)
        void answerBeforeEnd(origin, bytes).then((answer) => {
          refused.push(answer)
          // All the others fit.
          if (refused.length === fits) resolve()
        })
    })
    for (const answer of refused) expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: \d/i)
    const body = new URLSearchParams({ text: 'x'.repeat(6_000_000) })
    const ofOfficer = await fetch(`${origin}/cases/none`, { method: 'POST', body, headers: { Cookie: officer } })
    expect([ofOfficer.status, await ofOfficer.text()]).toEqual([200, 'x'.repeat(20)])
  })

  it('that are large are not read: a form leads to the login before it comes', async () => {
    const headers = { 'Content-Length': '20000000' }
    const answer = await rawRequest(await open(), { method: 'POST', target: '/cases/none', headers })
    expect([answer.status, answer.location]).toEqual([303, '/'])
  })

  it('that are too large of an officer get a page that says what to do, and a call its refusal', async () => {
    const origin = await open()
    const headers = { 'Content-Length': '50000000', Cookie: officer }
    const page = await rawRequest(origin, { method: 'POST', target: '/payments', headers })
    expect(page.status).toBe(413)
    expect(page.text).toContain('20 MB')
    expect(page.text).toContain('<h1>')
    const call = await rawRequest(origin, { method: 'POST', target: '/desk/reports', headers })
    expect([call.status, JSON.parse(call.text.split('\r\n\r\n')[1] ?? '')]).toEqual([
      413,
      { error: { code: 'bodyIsTooLarge', message: '' } },
    ])
  })

  it('are not read where no call is', async () => {
    const origin = await open()
    const headers = { 'Content-Length': '500000' }
    const answer = await rawRequest(origin, {
      method: 'PUT',
      target: '/desk/none',
      headers: { ...headers, Connection: 'close' },
    })
    expect(answer.status).toBe(404)
  })
})

describe('pages', () => {
  it('take turns: an officer who was here before a stranger', async () => {
    const lanes: Parameters<Turns['take']>[0][] = []
    const origin = await open({
      take: async (lane) => {
        lanes.push(lane)
        return { away: (work) => work(), end: silent }
      },
    })
    for (const cookie of ['', 'desk=guessed', officer, officer, 'desk=guessed'])
      await fetch(origin, { headers: { Cookie: cookie } }).then((answer) => answer.text())
    expect(lanes).toEqual(['stranger', 'stranger', 'stranger', 'known', 'stranger'])
  })

  it('without a turn say so at once, and when to come back', async () => {
    const origin = await open({ take: async () => null })
    const answer = await fetch(origin)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, String(busyPageSeconds)])
    expect(await answer.text()).toContain('<h1>')
  })
})

describe('a method that an address does not have', () => {
  it.each([
    ['PUT', '/', 405, 'GET, POST'],
    ['TRACE', '/cases/none', 405, 'GET, POST'],
    ['HEAD', '/cases', 405, 'GET, POST'],
    ['PATCH', '/desk/cases/c1', 405, 'GET'],
    ['POST', '/desk/cases/c1?x=1', 405, 'GET'],
    ['GET', '/desk/log-in', 405, 'POST'],
    ['PUT', '/desk/none', 404, null],
  ])('%s %s is %i', async (method, target, status, allow) => {
    const answer = await rawRequest(await open(), { method, target, headers: { Connection: 'close' } })
    expect(answer.status).toBe(status)
    expect(/^allow: (.*)$/im.exec(answer.text)?.[1]?.trim() ?? null).toBe(allow)
  })
})

describe('what no hook sees', () => {
  const headersOfAll = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cache-control']

  it.each([
    ['an address that cannot be decoded', { target: '/%' }, 404],
    ['an unknown HTTP method', { method: 'BREW', target: '/' }, 400],
    ['an expectation', { target: '/', headers: { Expect: 'wonders' } }, 417],
    ['a second host', { target: '/', headers: { host: 'evil.test' } }, 400],
  ])('%s is answered with the headers of every answer', async (_what, request, status) => {
    const answer = await rawRequest(await open(), request)
    expect(answer.status).toBe(status)
    for (const header of headersOfAll) expect(answer.text.toLowerCase()).toContain(`\r\n${header}: `)
  })

  it('a request without a host is answered so, too', async () => {
    const answer = await converse(await open(), (write) => write('GET / HTTP/1.1\r\n\r\n'))
    expect(answer.status).toBe(400)
    for (const header of headersOfAll) expect(answer.text.toLowerCase()).toContain(`\r\n${header}: `)
  })
})
