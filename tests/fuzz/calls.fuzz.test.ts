// Every call by thousands of requests out of its own contract: no failure of ours, every answer in its schema, and a refusal posts nothing.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Endpoint, mediaTypeOf } from '../../src/contracts/endpoint.ts'
import { endpointList } from '../../src/contracts/endpoints.ts'
import { isSuccess } from '../../src/contracts/envelope.ts'
import { ledgerHash } from '../../src/server/db/ledger/ledger.ts'
import { callsPerMinute } from '../../src/server/http/call-limits.ts'
import { diceOf } from '../simulation/dice.ts'
import { reported, settingOf } from '../simulation/report.ts'
import { type Product, startProduct } from '../support/product.ts'
import { type FuzzRequest, fuzzRequest, type Who } from './contract-fuzz.ts'
import { tellsOfInsides } from './guesses.ts'

const perCall = settingOf('FUZZ_PER_CALL', 2)
/** So many times as many requests at the most where none comes to the use case. */
const mostTurns = 20
const firstSeed = settingOf('FUZZ_SEED', Math.floor(Math.random() * 2 ** 31))
/** So many requests between two looks at the ledger. */
const looksEvery = 25
/** Parts of the table of calls, one test each: `FUZZ_CALL=getOrder,getPayCode` tries these alone. */
const only = process.env.FUZZ_CALL?.split(',')
/** So many runs of the canary meet every call once or more; the seed says whose turn it is. A long proof tries all of them. */
const turns = perCall > 2 ? 1 : 3
const tried = endpointList.filter(({ name }, place) =>
  only === undefined ? place % turns === firstSeed % turns : only.includes(name),
)

const envelope = z.object({ code: z.string(), message: z.string(), data: z.unknown() })

let product: Product
let borrowers: Who[] = []
const counts: Record<string, number> = {}
beforeAll(async () => {
  // Thousands of requests of few borrowers would be refused by the rate limit, and try nothing else. The limit has tests of its own.
  // The product reads them as it starts; other files of this worker test the real ones, and would count up to these for ever.
  const limits = { ...callsPerMinute }
  for (const name of Object.keys(limits)) Object.assign(callsPerMinute, { [name]: Number.MAX_SAFE_INTEGER })
  try {
    product = await startProduct({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
  } finally {
    Object.assign(callsPerMinute, limits)
  }
})
afterAll(async () => {
  reported('callFuzz', { firstSeed, perCall, calls: tried.length, ...counts })
  await product.stop()
})

/** True once a call that changes something was done: it may have ended a session, a loan or an account. */
let isChanged = true

/** The sample borrowers as at the beginning, with the sessions that they have then. */
async function freshBorrowers(): Promise<void> {
  if (!isChanged) return
  await product.server.demo?.reset()
  isChanged = false
  // A reset brings back the same people under the same sessions.
  if (borrowers.length > 0) return
  const personas = (await product.server.demo?.personas()) ?? []
  borrowers = personas.map(({ params, productId, orderId, problemId, phone }) => ({
    params,
    ids: Object.fromEntries(
      Object.entries({ productId, product_id: productId, orderId, problemId, phone, orderNo: orderId }).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      ),
    ),
  }))
}

/** Changes with whatever is posted: entries are only ever added. */
async function ledgerMark(): Promise<string> {
  const [mark] = await product.server.deps.db.query<{ mark: string }>(
    `select (select count(*) || ':' || coalesce(max(id), 0) from entry) || ' ' || (select count(*) from transfer) as mark`,
  )
  return mark?.mark ?? ''
}

interface Seen {
  readonly status: number
  readonly isDone: boolean
  readonly faults: readonly string[]
}

async function send(request: FuzzRequest, endpoint: Endpoint, from: string): Promise<Seen> {
  const response = await product.server.app.inject({
    method: request.method as 'GET',
    url: request.url,
    headers: { ...request.headers, 'x-forwarded-for': from },
    ...(request.payload === null ? {} : { payload: request.payload }),
  })
  const { statusCode: status } = response
  const faults: string[] = []
  if (status >= 500) faults.push(`answered ${status}`)
  const isText = String(response.headers['content-type'] ?? '').startsWith('application/json')
  if (request.method === 'HEAD') return { status, isDone: false, faults }
  if (mediaTypeOf(endpoint) !== null && status === 200 && !isText) return { status, isDone: true, faults }
  const read = envelope.safeParse(isText ? response.json() : null)
  if (!read.success) return { status, isDone: false, faults: [...faults, 'answered no envelope'] }
  if (tellsOfInsides(response.body)) faults.push('told something of our insides')
  const isDone = status === 200 && isSuccess(read.data.code)
  if (isDone) {
    const answer = response.json() as Record<string, unknown>
    const place = answer[endpoint.place] ?? {}
    if (!endpoint.output.safeParse(place).success) faults.push('answered against its schema')
  } else if (read.data.message === '') faults.push('refused without a word')
  return { status, isDone, faults }
}

async function fuzz(endpoint: Endpoint, at: number): Promise<{ faults: string[]; done: number; read: number }> {
  await freshBorrowers()
  const dice = diceOf(firstSeed).split(at)
  const faults: string[] = []
  let done = 0
  let read = 0
  const hashBefore = await ledgerHash(product.server.deps.db)
  let before = await ledgerMark()
  // Of a few requests to a call with many fields, all may be refused at the door: then more are sent until one is not.
  for (
    let from = 0;
    from < perCall || (read === 0 && from < perCall * mostTurns);
    from += Math.min(looksEvery, perCall)
  ) {
    let anyDone = false
    for (let n = from; n < from + Math.min(looksEvery, perCall); n += 1) {
      const own = dice.split(n)
      const who = own.chance(80) ? own.pick(borrowers) : null
      const request = fuzzRequest(own, endpoint, who)
      const seen = await send(request, endpoint, `198.51.${own.between(0, 255)}.${own.between(0, 255)}`)
      counts[`status ${seen.status}`] = (counts[`status ${seen.status}`] ?? 0) + 1
      for (const fault of seen.faults)
        faults.push(
          `${endpoint.name} #${n} (seed ${firstSeed}) ${request.kind} ${request.method} ${request.url.slice(0, 200)}: ${fault}`,
        )
      anyDone ||= seen.isDone
      done += seen.isDone ? 1 : 0
      read += seen.status === 200 || seen.isDone ? 1 : 0
    }
    const after = await ledgerMark()
    if (!anyDone && after !== before)
      faults.push(`${endpoint.name}: the ledger changed though all of #${from} to #${from + looksEvery} were refused`)
    before = after
    isChanged ||= anyDone && endpoint.methods.includes('POST')
  }
  if (done === 0 && (await ledgerHash(product.server.deps.db)) !== hashBefore)
    faults.push(`${endpoint.name}: the ledger is another one though everything was refused`)
  return { faults, done, read }
}

describe('a call, whatever it is asked', () => {
  it.each(tried.map((endpoint, at) => [endpoint.name, endpoint, at] as const))(
    '%s answers in its own words, and posts nothing that it refuses',
    async (_name, endpoint, at) => {
      const { faults, read } = await fuzz(endpoint, at)
      expect(faults.slice(0, 10)).toEqual([])
      // Requests that are all refused at the door have tried nothing.
      expect(read, 'requests that came to the use case').toBeGreaterThan(0)
    },
  )
})
