// No request makes the product fail: every page and every call, by every method, with every kind of body, by anybody and by a borrower.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { endpointList } from '../../src/contracts/endpoints.ts'
import { pageCookieOf } from '../support/page-cookie.ts'
import { type RawRequest, rawRequest } from '../support/raw-http.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
let cookie = ''
beforeAll(async () => {
  // The test runner says DEV=1 of itself; the product is the one that was built.
  server = await startServer({ DEV: '0', LOG_LEVEL: 'error' })
  cookie = await pageCookieOf(server, 'two-orders')
})
afterAll(() => server.stop())

const places = [...new Set([...Object.values<string>(addresses), ...endpointList.map(({ path }) => path)])]
  // It ends the session with which the others are asked.
  .filter((place) => place !== addresses.logout && !place.includes('logout'))
const methods = ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW']
const bodies: readonly (readonly [string, string])[] = [
  ['', ''],
  ['', 'a=1'],
  ['application/x-www-form-urlencoded', 'intent=x&orderId=&token=%00&amount=-1&productId=%F0%28'],
  ['application/x-www-form-urlencoded-not', 'a=1'],
  ['application/json', '{"a":{"b":[1]}}'],
  ['application/json', '{'],
  ['text/plain', 'a=1'],
  ['multipart/form-data', 'a=1'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--\r\n'],
  ['application/octet-stream', '\u0000\u0001'],
  ['not a type', 'a'],
]

/** Requests that were answered with a failure, or not at all. */
async function failing(requests: readonly RawRequest[]): Promise<string[]> {
  const failed: string[] = []
  const queue = [...requests]
  const ask = async (): Promise<void> => {
    for (let request = queue.pop(); request !== undefined; request = queue.pop()) {
      const { status } = await rawRequest(server.origin, request)
      const { method = 'GET', target, headers } = request
      if (status >= 500 || status === 0)
        failed.push(`${method} ${target} ${headers?.['Content-Type'] ?? ''}: ${status}`)
    }
  }
  await Promise.all([ask(), ask()])
  return failed.sort()
}

const own = () => ({ Origin: server.origin, 'Sec-Fetch-Site': 'same-origin', 'X-Requested-With': 'XMLHttpRequest' })

it.each([['nobody', false] as const, ['a borrower', true] as const])(
  'by %s: any method, and any body that is posted or put',
  async (_who, isSignedIn) => {
    const identity: Record<string, string> = isSignedIn ? { Cookie: cookie } : {}
    const requests = places.flatMap((target): RawRequest[] => [
      ...methods.map((method) => ({ method, target, headers: { ...own(), ...identity } })),
      ...bodies.flatMap(([type, body]) =>
        ['POST', ...(isSignedIn ? [] : ['PUT'])].map((method) => ({
          method,
          target,
          headers: { ...own(), ...identity, ...(type === '' ? {} : { 'Content-Type': type }) },
          body,
        })),
      ),
    ])
    expect(await failing(requests)).toEqual([])
    expect(server.log.filter((line) => line.includes('"msg":"page failed"'))).toEqual([])
  },
)

it('by anybody: without ids, and with ids that are none', async () => {
  const queries = ['', '?ref=', '?ref=%00', '?orderId=%F0%28&productId=%00', '?t=x&token=%ff', '?ref=%E2%80%AEx']
  const requests = places.flatMap((target) =>
    ([{}, { Cookie: cookie }] as Record<string, string>[]).flatMap((identity) =>
      queries.map((query) => ({ target: target + query, headers: { ...own(), ...identity } })),
    ),
  )
  expect(await failing(requests)).toEqual([])
})
