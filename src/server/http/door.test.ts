// The door of the server as a stranger meets it: requests that never end, answers without https, metrics that are none of theirs.

import { type AddressInfo, createConnection } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { converse, headOf, rawRequest } from '../../../tests/support/raw-http.ts'
import { endpointList } from '../../contracts/endpoints.ts'
import { requestTimeoutMs } from './limits.ts'
import { createMetrics } from './metrics.ts'
import { servePages } from './page/pages.ts'
import { createHttpServer, type HttpMeans, type HttpServer } from './server.ts'

const silent = () => undefined
const shortMs = 400
const call = endpointList.find(({ methods, form }) => methods.includes('POST') && form !== 'multipart')?.path ?? ''

let app: HttpServer
let taken = 0
afterEach(() => app.close())

async function open(means: Partial<HttpMeans> = {}): Promise<string> {
  taken = 0
  app = createHttpServer({
    pipeline: { call: async () => ({ status: 200, code: '0', message: '', inner: {} }), admit: async () => null },
    metrics: createMetrics(),
    trustedProxies: 0,
    takeNotice: async () => {
      taken += 1
      return { status: 200, body: null }
    },
    ready: async () => ({ status: 'ready', schema: null }),
    release: () => ({ version: '0.0.0', build: '', schema: '' }),
    shared: async () => ({ queue: [] }),
    isStopping: () => false,
    log: { info: silent, warn: silent, error: silent },
    ...means,
  })
  servePages(app, async () => new Response('page'), 'https://loans.example', app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '10000' }

describe('a request that never comes whole', () => {
  const places = [call, '/webhooks/payments/corner-store', '/page']

  it.each(places)('ends with 408 and its connection, where the body stands still: %s', async (target) => {
    const origin = await open({ requestTimeoutMs: shortMs })
    const answer = await converse(origin, (write) => write(`${headOf(origin, { method: 'POST', target, headers })}a=`))
    expect(answer.status).toBe(408)
    expect(taken).toBe(0)
  })

  it.each(places)('ends so, too, where a byte comes now and then: %s', async (target) => {
    const origin = await open({ requestTimeoutMs: shortMs })
    let dripping: NodeJS.Timeout | undefined
    const answer = await converse(origin, (write) => {
      write(headOf(origin, { method: 'POST', target, headers: { ...headers, Connection: 'keep-alive' } }))
      dripping = setInterval(() => write('a'), 20)
    })
    clearInterval(dripping)
    expect(answer.status).toBe(408)
  })

  it('ends so, too, where the lines before the body never end', async () => {
    const origin = await open({ requestTimeoutMs: shortMs })
    const answer = await converse(origin, (write) => write('POST /page HTTP/1.1\r\nHost: x\r\nX-A: '))
    expect(answer.status).toBe(408)
  })

  it('has a limit without being told one', async () => {
    await open()
    expect(app.server.requestTimeout).toBe(requestTimeoutMs)
    expect(app.server.headersTimeout).toBeGreaterThan(0)
  })
})

describe('an answer that the client does not read', () => {
  it('ends with its connection: it would be held for ever', async () => {
    const origin = await open({ requestTimeoutMs: shortMs })
    const held = new Promise((resolve) => app.server.once('connection', (socket) => socket.once('close', resolve)))
    const { hostname, port } = new URL(origin)
    const client = createConnection({ host: hostname, port: Number(port) })
    client.on('error', () => client.destroy()).pause()
    // More than the system's buffers take.
    client.write(headOf(origin, { target: '/openapi.json', headers: { Connection: 'keep-alive' } }).repeat(20))
    await held
    client.destroy()
  })
})

describe('behind https', () => {
  it('every answer says that it stays so: pages, calls, files that are not there, and what cannot be read', async () => {
    const origin = await open({ isSecure: true })
    const asked = ['/page', call, '/healthz', '/openapi.json', '/hazel/none', '/%']
    for (const target of asked) {
      const { text } = await rawRequest(origin, { target })
      expect(text, target).toMatch(/^strict-transport-security: max-age=31536000; includeSubDomains\r$/im)
    }
    const broken = await converse(origin, (write) => write('no HTTP\r\n\r\n'))
    expect(broken.text).toMatch(/^HTTP\/1.1 400 [\s\S]*\nstrict-transport-security: /i)
  })

  it('only: without it no answer says so', async () => {
    const origin = await open()
    expect((await rawRequest(origin, { target: '/healthz' })).text).not.toMatch(/strict-transport/i)
  })
})

describe('/metrics', () => {
  const token = 'a-token-of-more-than-thirty-two-characters'
  const ask = async (origin: string, authorization?: string) =>
    (await rawRequest(origin, { target: '/metrics', ...(authorization ? { headers: { authorization } } : {}) })).status

  it('are for callers with the token', async () => {
    const origin = await open({ metricsTokens: [token, null] })
    expect(await ask(origin, `Bearer ${token}`)).toBe(200)
    for (const wrong of [undefined, token, `Bearer ${token}x`, 'Bearer null', 'Bearer '])
      expect(await ask(origin, wrong), wrong).toBe(404)
  })

  it('are for callers with the former token, too, while it is being exchanged', async () => {
    const origin = await open({ metricsTokens: [`new-${token}`, token] })
    expect([await ask(origin, `Bearer ${token}`), await ask(origin, `Bearer new-${token}`)]).toEqual([200, 200])
    expect(await ask(origin, 'Bearer null')).toBe(404)
  })

  it('are refused without a token, in production', async () => {
    const origin = await open({ metricsTokens: [null, null] })
    for (const wrong of [undefined, 'Bearer null', 'Bearer ', 'Bearer']) expect(await ask(origin, wrong)).toBe(404)
  })

  it('are for anybody in a demo', async () => {
    expect(await ask(await open())).toBe(200)
  })
})
