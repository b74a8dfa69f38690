// Headers on every answer, whatever it is: a call, a page, a refusal, an unknown address, an unknown method, no HTTP.

import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { converse, type RawRequest, rawRequest } from '../../../tests/support/raw-http.ts'
import { endpointList } from '../../contracts/endpoints.ts'
import { getSupport } from '../../contracts/service.ts'
import { createMetrics } from './metrics.ts'
import { servePages } from './page/pages.ts'
import { createHttpServer, type HttpServer } from './server.ts'

const silent = () => undefined
let app: HttpServer
let origin = ''
beforeAll(async () => {
  app = createHttpServer({
    pipeline: {
      call: async (_endpoint, { query }) => {
        if (query.fail === '1') throw new Error('a failure with SELECT secret in it')
        return { status: 200, code: '0', message: '', inner: { email: 'a@b.example', phone: '1' } }
      },
      admit: async () => ({ status: 401, code: '401', message: 'no session', data: null }),
    },
    metrics: createMetrics(),
    trustedProxies: 0,
    takeNotice: async () => ({ status: 401, body: { code: '401', message: '', data: null } }),
    ready: async () => ({ status: 'waiting for the database', schema: null }),
    release: () => ({ version: '0.0.0', build: '', schema: '' }),
    shared: async () => ({ queue: [] }),
    isStopping: () => false,
    isSecure: true,
    metricsTokens: [null],
    log: { info: silent, warn: silent, error: silent },
  })
  servePages(
    app,
    async () => new Response('page', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    'https://loans.example',
    app,
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

const call = getSupport.path
const upload = endpointList.find(({ form }) => form === 'multipart')?.path ?? ''
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const requests: readonly (readonly [what: string, status: number, request: RawRequest])[] = [
  ['a page', 200, { target: '/page' }],
  ['a call', 200, { method: 'POST', target: call, headers: form, body: 'a=1' }],
  ['a failure', 500, { method: 'POST', target: `${call}?fail=1`, headers: form, body: 'a=1' }],
  [
    'a body that is none',
    400,
    { method: 'POST', target: call, headers: { 'Content-Type': 'application/json' }, body: '{' },
  ],
  [
    'a body of another kind',
    415,
    { method: 'POST', target: '/page', headers: { 'Content-Type': 'text/plain' }, body: 'a' },
  ],
  ['a body that is too large', 413, { method: 'POST', target: call, headers: form, body: 'a'.repeat(1_100_000) }],
  [
    'files without a session',
    401,
    { method: 'POST', target: upload, headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: '--x--' },
  ],
  [
    'files where none may come',
    415,
    { method: 'POST', target: '/page', headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: '--x--' },
  ],
  ['an address that is not there', 404, { target: '/hazel/none' }],
  ['an address that cannot be read', 400, { target: '/%' }],
  ['another method', 405, { method: 'TRACE', target: '/page' }],
  ['an unknown HTTP method', 400, { method: 'BREW', target: '/page' }],
  ['health', 200, { target: '/healthz' }],
  ['readiness', 503, { target: '/readyz' }],
  ['the document', 200, { target: '/openapi.json' }],
  ['a notice', 401, { method: 'POST', target: '/webhooks/payments/x', body: '{}' }],
  ['metrics', 404, { target: '/metrics' }],
]

/** The headers of every answer, of pages and calls alike. */
function expectHeaders(text: string, what: string): void {
  const head = text.split('\r\n\r\n')[0] ?? ''
  const of = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  expect(of('strict-transport-security'), what).toBe('max-age=31536000; includeSubDomains')
  expect(of('x-content-type-options'), what).toBe('nosniff')
  expect(of('referrer-policy'), what).toBe('same-origin')
  expect(of('content-security-policy'), what).toMatch(/default-src 'none'.*frame-ancestors /)
  expect(of('cache-control'), what).toMatch(/no-store|public/)
  expect(of('access-control-allow-origin'), what).toBe('')
  expect(of('server') + of('x-powered-by'), what).toBe('')
  const body = text.slice(head.length + 4)
  if (body !== '') expect(of('content-type'), what).toMatch(/^(application\/json|text\/[a-z]+; ?charset=utf-8)/)
  expect(body, what).not.toMatch(/SELECT|\.ts:\d/)
}

describe('every answer has its headers', () => {
  it.each(requests)('%s', async (what, status, request) => {
    const answer = await rawRequest(origin, request)
    expect(answer.status).toBe(status)
    expectHeaders(answer.text, what)
  })

  it('what is no HTTP', async () => {
    const answer = await converse(origin, (write) => write('no HTTP\r\n\r\n'))
    expect(answer.status).toBe(400)
    expectHeaders(answer.text, 'no HTTP')
  })

  it.each([
    ['no host', 400, 'GET /page HTTP/1.1\r\n\r\n'],
    ['two hosts', 400, 'GET /page HTTP/1.1\r\nHost: loans.example\r\nHost: evil.test\r\n\r\n'],
    ['a tunnel', 405, 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n'],
    ['an expectation', 417, 'GET /page HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n'],
  ])('what Node would answer by itself: %s', async (what, status, bytes) => {
    const answer = await converse(origin, (write) => write(bytes))
    expect(answer.status).toBe(status)
    expectHeaders(answer.text, what)
    expect(answer.text).toMatch(/"fields":\["request"\]/)
  })

  it('a request of HTTP/1.0, which has no host', async () => {
    const answer = await converse(origin, (write) => write('GET /page HTTP/1.0\r\n\r\n'))
    expect(answer.status).toBe(200)
    expectHeaders(answer.text, 'HTTP/1.0')
  })
})

describe('/openapi.json', () => {
  it('goes out compressed where the client accepts that, and with the same content where not', async () => {
    const [packed, plain] = await Promise.all(
      ['br', 'identity'].map((encoding) =>
        app.inject({ url: '/openapi.json', headers: { 'accept-encoding': encoding } }),
      ),
    )
    expect(packed?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(packed?.rawPayload ?? Buffer.alloc(0))).toEqual(plain?.rawPayload)
    expect(plain?.headers['content-encoding']).toBeUndefined()
  })
})
