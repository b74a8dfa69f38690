// A second fuzzer: it knows `/openapi.json` and nothing else, and speaks HTTP to the product as a process. What the document says is what
// comes, whatever is asked, and nothing of it is a failure of ours. Then 200 values that stand for a person go through every field.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { reported, settingOf } from '../simulation/report.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { brokenPromise, type Came, type OpenApi, type Operation, readOpenApi, type Sent, send } from './open-api.ts'
import { Chance, Heard, requestTo } from './open-api-requests.ts'

const perOperation = settingOf('DOCUMENT_FUZZ', 12)
const seed = settingOf('FUZZ_SEED', Math.floor(Math.random() * 2 ** 31))
const atOnce = 4
/** In a long run the sample borrowers begin anew: what came before may have ended everything that they had. */
const isLong = perOperation > 100

let server: RunningServer
let document: OpenApi
let sessions: Readonly<Record<string, string>>[] = []
const heard = new Heard()
const chance = new Chance(seed)

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'trace', TRUST_PROXY: '1' })
  document = await readOpenApi(server.origin)
})
afterAll(() => server.stop())

/** The sample borrowers, logged in anew: the calls before may have ended their sessions. */
async function logInAnew(): Promise<void> {
  const json = { 'content-type': 'application/json' }
  if (isLong) await send(server.origin, { method: 'POST', url: '/demo/reset', headers: json, body: Buffer.from('{}') })
  const personas = await send(server.origin, { method: 'GET', url: '/demo/personas', headers: {}, body: null })
  const read = JSON.parse(personas.text) as Record<string, unknown>[]
  sessions = read.map(({ params }) => params as Record<string, string>)
  for (const { params: _, ...ids } of read) heard.listen(ids)
}

/** What is wrong with an answer; null where nothing is. */
function faultOf(operation: Operation, { method }: Sent, came: Came): string | null {
  if (came.status >= 500 && came.status !== 503) return `answered ${came.status}`
  if (/\bat .*\.ts\b|SELECT |pg_|node_modules|\/src\//.test(came.text)) return 'told something of our insides'
  if (method === 'HEAD') return came.text === '' ? null : 'answered a body to HEAD'
  if (method === operation.method) return brokenPromise(document, operation, came)
  if (document.methodsOf.get(operation.path)?.has(method)) return null
  return came.status === 405 || came.status === 400 || (method === 'OPTIONS' && came.status < 300)
    ? null
    : `answered ${came.status} to ${method}, of which the document does not speak`
}

const failures = () => server.log.filter((line) => /"msg":"(call|request|page) failed"|"level":60/.test(line))

it('keeps every promise of its document, whatever it is asked', async () => {
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
