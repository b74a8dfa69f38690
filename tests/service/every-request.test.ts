// No request makes the product fail: every page and every call of both origins, by every method, with every kind of body, by anybody,
// by a borrower and by an officer. Every answer has its headers. A short run asks each place with some methods and bodies by turns.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { deskEndpoints } from '../../src/contracts/desk-endpoints.ts'
import { deskLoginEndpoints } from '../../src/contracts/desk-login.ts'
import { endpointList } from '../../src/contracts/endpoints.ts'
import { screens } from '../../src/desk/screens.ts'
import { appAt } from '../support/app.ts'
import { lentServer } from '../support/lent-server.ts'
import { pageCookieOf } from '../support/page-cookie.ts'
import { byTurns } from '../support/proof-length.ts'
import { type RawAnswer, type RawRequest, rawRequest } from '../support/raw-http.ts'
import type { RunningServer } from '../support/server.ts'

let server: RunningServer
let desk = ''
let cookie = ''
let officer = ''
beforeAll(async () => {
  server = await lentServer()
  cookie = await pageCookieOf(server, 'two-orders')
  const officers = await appAt(server.origin).demo<{ role: string; launch: string; token: string }[]>('/demo/officers')
  const manager = officers.find(({ role }) => role === 'manager')
  desk = new URL(manager?.launch ?? '').origin
  officer = `desk=${manager?.token}`
})
afterAll(() => server.stop())

const places = [...new Set([...Object.values<string>(addresses), ...endpointList.map(({ path }) => path)])]
  // It ends the session with which the others are asked.
  .filter((place) => place !== addresses.logout && !place.includes('logout'))
/** Of the desk: screens, calls, and what is neither. */
const placesOfDesk = [
  ...screens.map(({ path }) => path),
  ...[...Object.values(deskEndpoints), ...Object.values(deskLoginEndpoints)].map(({ path }) => path),
  ...[
    '/launch',
    '/join',
    '/still-here',
    '/openapi.json',
    '/none',
    '/desk/none',
    '/%',
    '/cases/%00',
    '/desk/cases/%F0%28',
  ],
]
  .map((path) => path.replaceAll(/:\w+/g, 'none'))
  .filter((path) => path !== deskEndpoints.logOut.path)
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

const headersOfAll = ['x-content-type-options', 'referrer-policy', 'content-security-policy', 'cache-control'] as const

/** The headers that an answer lacks. */
function lackOf({ text }: RawAnswer): readonly string[] {
  const head = text.split('\r\n\r\n')[0]?.toLowerCase() ?? ''
  return headersOfAll.filter((name) => !head.includes(`\r\n${name}: `))
}

/** Requests that were answered with a failure, without a header that every answer has, or not at all. */
async function failing(requests: readonly RawRequest[], origin = server.origin): Promise<string[]> {
  const failed: string[] = []
  const queue = [...requests]
  const ask = async (): Promise<void> => {
    for (let request = queue.pop(); request !== undefined; request = queue.pop()) {
      const answer = await rawRequest(origin, request)
      const { method = 'GET', target, headers } = request
      const what = `${method} ${target} ${headers?.['Content-Type'] ?? ''}: ${answer.status}`
      const lack = lackOf(answer)
      if (answer.status >= 500 || answer.status === 0) failed.push(what)
      else if (lack.length > 0) failed.push(`${what} without ${lack}`)
    }
  }
  await Promise.all([ask(), ask()])
  return failed.sort()
}

const own = (origin = server.origin) => ({
  Origin: origin,
  'Sec-Fetch-Site': 'same-origin',
  'X-Requested-With': 'XMLHttpRequest',
})

it.each([
  ['nobody', 'borrowers', false] as const,
  ['a borrower', 'borrowers', true] as const,
  ['nobody at the desk', 'desk', false] as const,
  ['an officer at the desk', 'desk', true] as const,
])('by %s: any method, and any body that is posted or put', async (_who, where, isSignedIn) => {
  const origin = where === 'desk' ? desk : server.origin
  const identity: Record<string, string> = isSignedIn ? { Cookie: where === 'desk' ? officer : cookie } : {}
  const requests = (where === 'desk' ? placesOfDesk : places).flatMap((target, place): RawRequest[] => [
    ...byTurns(methods, place, 1).map((method) => ({ method, target, headers: { ...own(origin), ...identity } })),
    ...byTurns(bodies, place, 1).flatMap(([type, body]) =>
      byTurns(['POST', ...(isSignedIn ? [] : ['PUT'])], Math.floor(place / bodies.length), 1).map((method) => ({
        method,
        target,
        headers: { ...own(origin), ...identity, ...(type === '' ? {} : { 'Content-Type': type }) },
        body,
      })),
    ),
  ])
  expect(await failing(requests, origin)).toEqual([])
  expect(server.log.filter((line) => line.includes(' failed"'))).toEqual([])
})

it('by anybody: without ids, and with ids that are none', async () => {
  const queries = ['', '?ref=', '?orderId=%F0%28&productId=%00', '?ref=%00', '?t=x&token=%ff', '?ref=%E2%80%AEx']
  const requests = places.flatMap((target, place) =>
    ([{}, { Cookie: cookie }] as Record<string, string>[]).flatMap((identity) =>
      byTurns(queries, place, 1).map((query) => ({ target: target + query, headers: { ...own(), ...identity } })),
    ),
  )
  expect(await failing(requests)).toEqual([])
  const queriesOfDesk = [
    ...['', '?ticket=%00&next=//evil.test', '?q=%00', '?after=%F0%28&limit=-1'],
    '?asOf=2026-02-30&said=x&page=%ff',
  ]
  const ofDesk = placesOfDesk.flatMap((target, place) =>
    ([{}, { Cookie: officer }, { Cookie: 'desk=%00' }] as Record<string, string>[]).flatMap((identity) =>
      byTurns(queriesOfDesk, place, 1).map((query) => ({
        target: target + query,
        headers: { ...own(desk), ...identity },
      })),
    ),
  )
  expect(await failing(ofDesk, desk)).toEqual([])
})

it('by anybody: no file of the machine is at an address, of either origin', async () => {
  const files = [
    '/.env',
    '/.git/config',
    '/package.json',
    '/src/main.ts',
    '/assets/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..\\..\\package.json',
    '/assets/',
    '/build/current/server/index.js',
    '/node_modules/fastify/package.json',
    '//etc/passwd',
    '/%2fetc%2fpasswd',
    '/uploads/../../package.json',
  ]
  for (const origin of [server.origin, desk])
    for (const target of files) {
      const { status, location, text } = await rawRequest(origin, { target })
      // Two slashes are led to the address with one.
      if (location === null) expect(status, `${origin} ${target}`).toBeGreaterThanOrEqual(400)
      expect(status, `${origin} ${target}`).toBeLessThan(500)
      expect(text, `${origin} ${target}`).not.toMatch(/"dependencies"|composeServer|root:x:|SESSION_SECRET|\[core\]/)
    }
})
