// A second fuzzer: it knows `/openapi.json` and nothing else, and speaks HTTP to the product as a process. What the document says is what
// comes, whatever is asked, and nothing of it is a failure of ours. Then 200 values that stand for a person go through every field.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { reported, settingOf } from '../simulation/report.ts'
import { pageCookieOf } from '../support/page-cookie.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { canaryFor, isOfAPerson, plantedRequest, traceOf, typedFields } from './canaries.ts'
import { tellsOfInsides } from './guesses.ts'
import {
  brokenPromise,
  type Came,
  type Json,
  type OpenApi,
  type Operation,
  readOpenApi,
  type Sent,
  send,
} from './open-api.ts'
import { Chance, Heard, requestTo } from './open-api-requests.ts'

const perOperation = settingOf('DOCUMENT_FUZZ', 2)
const seed = settingOf('FUZZ_SEED', Math.floor(Math.random() * 2 ** 31))
const atOnce = 4
/** In a long run the sample borrowers begin again: what came before may have ended everything that they had. */
const isLong = perOperation > 100

let server: RunningServer
let document: OpenApi
let sessions: Readonly<Record<string, string>>[] = []
const heard = new Heard()
const chance = new Chance(seed)

beforeAll(async () => {
  server = await startServer({ DEV: '0', LOG_LEVEL: 'trace', TRUST_PROXY: '1' })
  document = await readOpenApi(server.origin)
})
afterAll(() => server.stop())

/** The sample borrowers, logged in again: the calls before may have ended their sessions. */
async function logInAnew(): Promise<void> {
  const json = { 'content-type': 'application/json' }
  if (isLong) await send(server.origin, { method: 'POST', url: '/demo/reset', headers: json, body: Buffer.from('{}') })
  const personas = await send(server.origin, { method: 'GET', url: '/demo/personas', headers: {}, body: null })
  const read = JSON.parse(personas.text) as Record<string, unknown>[]
  sessions = read.map(({ params }) => params as Record<string, string>)
  for (const { params: _, ...ids } of read) heard.listen(ids)
}

const isText = ({ headers }: Came): boolean => !/^(audio|image)\//.test(String(headers['content-type'] ?? ''))

/** What is wrong with an answer; null where nothing is. */
function faultOf(operation: Operation, { method }: Sent, came: Came): string | null {
  if (came.status >= 500 && came.status !== 503) return `answered ${came.status}`
  // In the noise of a sound or a picture any short word may stand by chance.
  if (isText(came) && tellsOfInsides(came.text)) return 'told something of our insides'
  if (method === 'HEAD') return came.text === '' ? null : 'answered a body to HEAD'
  if (method === operation.method) return brokenPromise(document, operation, came)
  if (document.methodsOf.get(operation.path)?.has(method)) return null
  return came.status === 405 || came.status === 400 || (method === 'OPTIONS' && came.status < 300)
    ? null
    : `answered ${came.status} to ${method}, of which the document does not speak`
}

const failures = () => server.log.filter((line) => /"msg":"(call|request|page) failed"|"level":60/.test(line))

it('keeps every promise of its document, for any request', async () => {
  const { operations } = document
  expect(operations.length).toBeGreaterThan(100)
  const faults: string[] = []
  const statuses: Record<string, number> = {}
  const ask = async (operation: Operation): Promise<void> => {
    const asked = requestTo(operation, chance.oneIn(6) ? {} : chance.of(sessions), chance, heard)
    const came = await send(server.origin, asked)
    statuses[came.status] = (statuses[came.status] ?? 0) + 1
    const fault = faultOf(operation, asked, came)
    if (fault !== null)
      faults.push(
        `${operation.operationId} (seed ${seed}) ${asked.kind} ${asked.method} ${asked.url.slice(0, 160)} ${asked.body?.toString('latin1').slice(0, 160) ?? ''}: ${fault}`,
      )
    if (came.status === 200 && (came.headers['content-type'] ?? '').includes('json'))
      heard.listen(JSON.parse(came.text))
  }
  for (const [at, operation] of operations.entries()) {
    if (isLong || at % 20 === 0) await logInAnew()
    for (let n = 0; n < perOperation; n += atOnce)
      await Promise.all(Array.from({ length: Math.min(atOnce, perOperation - n) }, () => ask(operation)))
  }
  reported('documentFuzz', { seed, operations: operations.length, perOperation, faults: faults.length, statuses })
  expect(faults.slice(0, 20)).toEqual([])
  expect(failures().slice(0, 5)).toEqual([])
  // Requests that are all refused at the door have tried nothing.
  expect(statuses['200'] ?? 0).toBeGreaterThan((operations.length * perOperation) / 5)
})

/** The names that every operation has beside its own. */
function commonNames(): ReadonlySet<string> {
  const [first = [], ...rest] = document.operations.map(({ parameters }) => parameters.map(({ name }) => name))
  return new Set(first.filter((name) => rest.filter((names) => names.includes(name)).length > rest.length * 0.8))
}

it('writes no typed text into the log, the metrics, a refusal or an address', async () => {
  await logInAnew()
  const planted = new Map<string, string>()
  const told: string[] = []
  const common = commonNames()
  const plant = (where: string, name: string, schema: Json): string => {
    const canary = canaryFor(name, schema, planted.size)
    planted.set(traceOf(canary), `${where} ${name}`)
    return canary
  }
  const typed = document.operations.flatMap((operation) =>
    typedFields(operation, common)
      .filter(({ name }) => isOfAPerson(name))
      .map((field) => ({ operation, field })),
  )
  for (const { operation, field } of typed) {
    const canary = plant(operation.operationId, field.name, field.schema)
    const who = chance.of(sessions)
    const came = await send(server.origin, plantedRequest(operation, field, canary, { who, chance, heard }))
    const isRefused = came.status >= 400 || !/^\{"code":"00?"/.test(came.text)
    const seen = `${JSON.stringify(came.headers)}${isRefused ? came.text : ''}`
    if (seen.includes(traceOf(canary))) told.push(`an answer of ${planted.get(traceOf(canary))}`)
  }
  const fields = [...new Map(typed.map(({ field }) => [field.name, field.schema]))]
  const cookie = await pageCookieOf(server, 'two-orders')
  for (const address of Object.values<string>(addresses).filter((one) => one !== addresses.logout)) {
    const form = new URLSearchParams(fields.map(([name, schema]) => [name, plant(`page ${address}`, name, schema)]))
    const headers = { cookie, origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' }
    const body = Buffer.from(form.toString())
    const came = await send(server.origin, { method: 'POST', url: address, headers, body })
    for (const [, canary] of form)
      if (JSON.stringify(came.headers).includes(traceOf(canary)))
        told.push(`a header of ${planted.get(traceOf(canary))}`)
    await send(server.origin, { method: 'GET', url: `${address}?${form}`, headers: { cookie }, body: null })
  }
  const metrics = await send(server.origin, { method: 'GET', url: '/metrics', headers: {}, body: null })
  const kept = [...server.log, metrics.text].join('\n')
  for (const [trace, where] of planted) if (kept.includes(trace)) told.push(`the log or the metrics, from ${where}`)
  reported('canaries', { fields: typed.length, planted: planted.size, logged: server.log.length, told: told.length })
  expect(typed.length).toBeGreaterThan(100)
  expect(planted.size).toBeGreaterThan(200)
  // A log that is silent proves nothing.
  expect(server.log.length).toBeGreaterThan(planted.size / 10)
  expect(told.slice(0, 20)).toEqual([])
})
