// Whatever is asked for under the calls' addresses, the answer is an envelope: no page, no words of a framework, no failure.

import { type AddressInfo, createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endpointList } from '../../contracts/endpoints.ts'
import { createMetrics } from './metrics.ts'
import { servePages } from './page/pages.ts'
import { createHttpServer, type HttpServer } from './server.ts'

const silent = () => undefined
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const

let app: HttpServer
let called = 0
beforeAll(() => {
  app = createHttpServer({
    pipeline: {
      async call() {
        called++
        return { status: 200, code: '0', message: '', inner: {} }
      },
      admit: async () => null,
    },
    metrics: createMetrics(),
    shared: async () => ({ queue: [] }),
    trustedProxies: 0,
    takeNotice: async () => ({ status: 200, body: null }),
    ready: async () => ({ status: 'ready', schema: null }),
    release: () => ({ version: '0.0.0', build: '', schema: '' }),
    isStopping: () => false,
    log: { info: silent, warn: silent, error: silent },
  })
  servePages(
    app,
    async () => new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } }),
    'http://a.example',
    app,
  )
})
beforeEach(() => {
  called = 0
})
afterAll(() => app.close())

const ask = (method: string, url: string) => app.inject({ method: method as 'GET', url })

/** The body's code, or '' where the method allows no body. */
function codeOf(answer: Awaited<ReturnType<typeof ask>>, method: string): string {
  if (method === 'HEAD') return ''
  const { code, message, data } = answer.json() as Record<string, unknown>
  expect(typeof message).toBe('string')
  expect(data !== undefined).toBe(true)
  return String(code)
}

describe('an address that is no call', () => {
  const places = [
    '/hazel',
    '/hazel/',
    '/hazel/no-such',
    '/hazel/a%2Fb',
    '/api',
    '/api/v9/x',
    '/gopia/goya/',
    '/webhooks/x',
  ]
  for (const method of methods) {
    it.each(places)(`${method} %s answers 404 in the envelope`, async (place) => {
      const answer = await ask(method, `${place}?lang=es`)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toContain('application/json')
      expect(codeOf(answer, method)).toBe(method === 'HEAD' ? '' : '404')
    })
  }

  it('that cannot even be read is bad input', async () => {
    for (const url of ['/hazel/%', '/%', '/hazel/%zz?lang=hi']) {
      const answer = await ask('GET', url)
      expect([answer.statusCode, codeOf(answer, 'GET')]).toEqual([400, '400'])
    }
  })

  it('is told in the language of the call', async () => {
    expect((await ask('GET', '/hazel/x?lang=es')).json().message).not.toBe(
      (await ask('GET', '/hazel/x')).json().message,
    )
  })
})

describe('a call under a method that it does not have', () => {
  const calls = endpointList.map(({ path, methods: own }) => [path, own] as const)
  it.each(calls)('%s says which it has', async (path) => {
    const own = endpointList.filter((endpoint) => endpoint.path === path).flatMap((endpoint) => endpoint.methods)
    for (const method of methods.filter((one) => !(own as readonly string[]).includes(one))) {
      const answer = await ask(method, path)
      expect([method, answer.statusCode]).toEqual([method, 405])
      expect(answer.headers.allow).toBe(own.join(', '))
      expect(codeOf(answer, method)).toBe(method === 'HEAD' ? '' : '405')
    }
    expect(called).toBe(0)
  })

  it('is the same for the notices of providers', async () => {
    const answer = await ask('GET', '/webhooks/payments/bank')
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
  })
})

describe('a page', () => {
  it('is read, and takes forms', async () => {
    for (const method of ['GET', 'POST']) expect((await ask(method, '/order')).body).toBe('<p>page</p>')
    expect((await ask('HEAD', '/order')).statusCode).toBe(200)
  })

  it.each(['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('answers %s with what it takes', async (method) => {
    const answer = await ask(method, '/order')
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })
})

describe('what goes wrong before a call is read', () => {
  const form = 'application/x-www-form-urlencoded'
  const wrong = [
    ['no such call', 'POST', '/no-such', form, ''],
    ['another method', 'PUT', '/promotion/register', form, ''],
    ['a body that is too large', 'POST', '/promotion/register', form, `a=${'x'.repeat(1_100_000)}`],
    ['a type that no call takes', 'POST', '/promotion/register', 'text/plain', 'a=b'],
    ['JSON that breaks off', 'POST', '/promotion/register', 'application/json', '{'],
    ['an address that cannot be read', 'GET', '/%zz', form, ''],
  ] as const
  it.each(wrong)(
    'says below /api/ that it failed, and nothing elsewhere: %s',
    async (_what, method, end, type, payload) => {
      const told = async (place: string) => {
        const answer = await app.inject({ method, url: `${place}${end}`, headers: { 'content-type': type }, payload })
        const { code, success } = answer.json() as { code: string; success?: boolean }
        return [answer.statusCode >= 400, code.startsWith('4'), success]
      }
      expect(await told('/api/v2/youmi')).toEqual([true, true, false])
      expect(await told('/hazel')).toEqual([true, true, undefined])
    },
  )
})

it('a request that is not HTTP at all is told so in the envelope', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const [{ port }] = app.addresses() as [AddressInfo]
  const socket = createConnection({ port, host: '127.0.0.1' })
  socket.write('NONSENSE\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
    code: '400',
    message: 'Please check these fields: request',
    data: { fields: ['request'] },
  })
})
