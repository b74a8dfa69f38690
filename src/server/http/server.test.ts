// Whose address a call comes from: what a proxy of ours says, and never what the caller wrote.

import { describe, expect, it } from 'vitest'
import { getSupport } from '../../contracts/service.ts'
import { createMetrics } from './metrics.ts'
import { createHttpServer } from './server.ts'

const silent = () => undefined

/** The address that a use case would see, called from `10.0.0.1` with this X-Forwarded-For. */
async function addressSeen(trustedProxies: number, forwardedFor: string): Promise<string> {
  const seen: string[] = []
  const app = createHttpServer({
    pipeline: {
      async call(_endpoint, { address }) {
        seen.push(address)
        return { status: 200, code: '0', message: '', inner: { email: 'a@b.example', phone: '1' } }
      },
      admit: async () => null,
    },
    metrics: createMetrics(),
    shared: async () => ({ queue: [] }),
    trustedProxies,
    takeNotice: async () => ({ status: 200, body: null }),
    ready: async () => ({ status: 'ready', schema: null }),
    release: () => ({ version: '0.0.0', build: '', schema: '' }),
    isStopping: () => false,
    log: { info: silent, warn: silent, error: silent },
  })
  const headers = forwardedFor === '' ? {} : { 'x-forwarded-for': forwardedFor }
  await app.inject({ method: 'POST', url: getSupport.path, remoteAddress: '10.0.0.1', headers })
  await app.close()
  return seen[0] ?? ''
}

describe('the address of a caller', () => {
  it.each([
    ['without a proxy is the connection’s', 0, '203.0.113.7', '10.0.0.1'],
    ['behind a proxy is what the proxy added', 1, '203.0.113.7', '203.0.113.7'],
    ['behind a proxy is not what the caller wrote before it', 1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['behind two is what the first of them added', 2, '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['of a proxy that says nothing is the proxy’s', 1, '', '10.0.0.1'],
  ])('%s', async (_what, proxies, forwardedFor, address) => {
    expect(await addressSeen(proxies, forwardedFor)).toBe(address)
  })
})
