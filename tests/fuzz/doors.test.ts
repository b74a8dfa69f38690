// What no call lets in: a request from another site or without our marker, and fields that contradict each other. Made from the contract,
// for each call, with fields that it takes otherwise; and no row of the database is written. A short run
// tries some of each call's ways by turns.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '../../src/contracts/endpoint.ts'
import { endpointList } from '../../src/contracts/endpoints.ts'
import { codes } from '../../src/contracts/envelope.ts'
import { wireFields } from '../../src/contracts/wire.ts'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { diceOf } from '../simulation/dice.ts'
import { reported } from '../simulation/report.ts'
import { type CountedWrites, countWrites } from '../support/counted-writes.ts'
import { type Product, startProduct } from '../support/product.ts'
import { byTurns } from '../support/proof-length.ts'
import { goodValue, type Schema } from './guesses.ts'

type Headers = Readonly<Record<string, string>>

const form = 'application/x-www-form-urlencoded'
const marked: Headers = { 'x-requested-with': 'XMLHttpRequest' }
/** As another site's page can send it: a form, an image, a script without our leave. */
const fromElsewhere: readonly Headers[] = [
  {},
  { 'x-requested-with': '' },
  { 'x-requested-with': 'fetch' },
  { origin: 'https://evil.test' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { ...marked, 'sec-fetch-site': 'cross-site' },
]
/** How each body is written down. */
const types = [form, 'text/plain', 'application/json'] as const
const waysFromElsewhere = fromElsewhere.flatMap((headers) => types.map((type) => ({ headers, type })))
/** Rows that say how often somebody asked, or when last: they change with every request. */
const counting = ['process', 'rate_window', 'session']

let product: Product
let written: CountedWrites
let requests = 0
beforeAll(async () => {
  product = await startProduct({ TRUST_PROXY: '1' })
  written = await countWrites(product.server.deps.db)
})
afterAll(async () => {
  reported('doors', { calls: endpointList.length, requests })
  await product.stop()
})

/** The tables that were written since the last look, but for those that count requests. */
const writtenSince = async (): Promise<string[]> =>
  [...(await written.take()).keys()].filter((name) => !counting.includes(name))

/** Refused requests come in turn from these addresses, so that none meets its rate limit. */
const askers = [
  'active',
  'due',
  'overdue',
  'settled',
  'two-orders',
  'score-asked',
  'overpaid',
  'repeat-overdue',
  'declined',
]
const ofSomebody = (): Record<string, string> => paramsOf(product.persona(askers[requests % askers.length] ?? ''))

const paramsOf = ({ params }: PersonaView): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** A borrower who has what the call may name. */
const whose = (endpoint: Endpoint): PersonaView =>
  product.persona(Object.keys(wireFields(endpoint.input)).includes('problemId') ? 'complaint-answered' : 'due')

/** Fields that the call takes, with the borrower's own things. */
function fieldsFor(endpoint: Endpoint, at: number): Record<string, string> {
  const { productId, orderId, problemId, phone } = whose(endpoint)
  const own: Readonly<Record<string, string | null>> = { productId, orderId, problemId, phone, orderNo: orderId }
  const dice = diceOf(7_301 + at)
  return Object.fromEntries(
    Object.entries(wireFields(endpoint.input)).map(([name, schema]) => {
      const good =
        own[name] ?? goodValue(dice, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
      return [name, String(good)]
    }),
  )
}

async function send(
  endpoint: Endpoint,
  { query, body, headers, type = form }: { query: string; body: string; headers: Headers; type?: string },
): Promise<{ status: number; code: string }> {
  requests += 1
  const method = endpoint.methods.includes('POST') ? 'POST' : 'GET'
  const answer = await product.server.app.inject({
    method,
    url: `${endpoint.path}?${query}`,
    headers: {
      ...(method === 'GET' ? {} : { 'content-type': type }),
      'x-forwarded-for': `198.51.${requests % 250}.${(requests >> 8) % 250}`,
      ...headers,
    },
    ...(method === 'GET' ? {} : { payload: body }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, code: isJson ? String(answer.json().code) : '' }
}

const isRefused = ({ status, code }: { status: number; code: string }): boolean =>
  (status === 400 && code === codes.badInput) || status === 415

const posts = endpointList
  .filter(({ methods }) => methods.includes('POST'))
  .map((one, at) => [one.name, one, at] as const)

describe('a call of another site', () => {
  it.each(posts)('changes nothing: %s', async (_name, endpoint, at) => {
    const fields = fieldsFor(endpoint, at)
    const faults: string[] = []
    for (const { headers, type } of byTurns(waysFromElsewhere, at, 4)) {
      const query = new URLSearchParams(ofSomebody()).toString()
      const body = type === form ? new URLSearchParams(fields).toString() : JSON.stringify(fields)
      const answer = await send(endpoint, { query, body, headers, type })
      if (!isRefused(answer)) faults.push(`${JSON.stringify(headers)} ${type}: ${answer.status} ${answer.code}`)
    }
    expect(faults).toEqual([])
    expect(await writtenSince()).toEqual([])
  })

  it('is given no leave to send our marker, for any call', async () => {
    const allowed: string[] = []
    for (const { path } of endpointList) {
      const answer = await product.server.app.inject({
        method: 'OPTIONS',
        url: path,
        headers: {
          origin: 'https://evil.test',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-requested-with',
        },
      })
      if (Object.keys(answer.headers).some((name) => name.startsWith('access-control-'))) allowed.push(path)
    }
    expect(allowed).toEqual([])
  })
})

describe('fields that contradict each other', () => {
  const named = endpointList
    .filter((one) => one.form !== 'multipart' && one.unknownFields === 'refuse')
    .map((one, at) => [one.name, one, at] as const)

  it.each(named)('are refused and change nothing: %s', async (_name, endpoint, at) => {
    const fields = fieldsFor(endpoint, at)
    const isPost = endpoint.methods.includes('POST')
    const pairs = (more: readonly (readonly [string, string])[], from: Readonly<Record<string, string>>): string =>
      new URLSearchParams([...Object.entries(from), ...more].map(([name, value]) => [name, value])).toString()
    const inQuery = isPost ? {} : fields
    const inBody = isPost ? fields : {}
    const polluted: [string, string, string, string?][] = []
    for (const [name, value] of Object.entries(fields)) {
      const other = `${value}7`
      polluted.push([
        `${name} twice in the query`,
        pairs(
          [
            [name, value],
            [name, other],
          ],
          {},
        ),
        pairs([], inBody),
      ])
      if (!isPost) continue
      polluted.push([`${name} twice in the body`, pairs([], inQuery), pairs([[name, other]], inBody)])
      polluted.push([`${name} in both`, pairs([[name, other]], inQuery), pairs([], inBody)])
      for (const [kind, strange] of [
        ['list', [value]],
        ['object', { $ne: value }],
      ] as const) {
        const json = JSON.stringify({ ...fields, [name]: strange })
        polluted.push([`${name} as a ${kind}`, pairs([], inQuery), json, 'application/json'])
      }
      polluted.push([`${name}[]`, pairs([], inQuery), pairs([[`${name}[]`, value]], inBody)])
    }
    if ('productId' in fields)
      polluted.push([
        'two products',
        pairs([['product_id', 'another']], inQuery),
        pairs(isPost ? [['product_id', 'another']] : [], inBody),
      ])
    for (const common of ['appName', 'merchantNumber', 'appVersion']) {
      polluted.push([
        `two of ${common}`,
        pairs(
          [
            [common, 'a'],
            [common, 'b'],
          ],
          inQuery,
        ),
        pairs([], inBody),
      ])
      polluted.push([`${common} of another line`, pairs([[common, 'a\r\nx: b']], inQuery), pairs([], inBody)])
      polluted.push([`${common} too long`, pairs([[common, 'x'.repeat(129)]], inQuery), pairs([], inBody)])
    }
    const faults: string[] = []
    for (const [what, polluting, body, type] of byTurns(polluted, at, 8)) {
      const query = `${new URLSearchParams(ofSomebody())}&${polluting}`
      const answer = await send(endpoint, { query, body, headers: marked, ...(type === undefined ? {} : { type }) })
      if (!isRefused(answer)) faults.push(`${what}: ${answer.status} ${answer.code}`)
    }
    expect(faults).toEqual([])
    expect(await writtenSince()).toEqual([])
  })
})

describe('the same fields by themselves', () => {
  it('are taken by most calls: what was refused was refused for its door', async () => {
    await product.server.demo?.reset()
    let taken = 0
    for (const [, endpoint, at] of posts) {
      const query = new URLSearchParams(paramsOf(whose(endpoint))).toString()
      const answer = await send(endpoint, {
        query,
        body: new URLSearchParams(fieldsFor(endpoint, at)).toString(),
        headers: marked,
      })
      if (!isRefused(answer)) taken += 1
    }
    expect(taken / posts.length).toBeGreaterThan(0.6)
  })
})
