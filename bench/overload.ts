// `npm run bench:overload`: hundreds of visitors read public pages at once, while one borrower pays and a load balancer asks `/healthz`.
// Measures how long each waits, which requests are refused, and when response times are normal again. On the embedded database, then on
// PostgreSQL. Reports, asserts nothing.

import { Agent, request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { answerHelp } from '../scripts/help.ts'
import { addresses } from '../src/contracts/addresses.ts'
import { getAmountDue } from '../src/contracts/payment.ts'
import { reported } from '../tests/simulation/report.ts'
import { appAt } from '../tests/support/app.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { type RunningServer, startServer } from '../tests/support/server.ts'

if (isMainThread) answerHelp(import.meta.filename)

const usualReaders = Number(process.env.BENCH_CLIENTS ?? 200)
/** More than can be let wait for one page. */
const tooManyReaders = usualReaders * 3
/** Read one after the other before a crowd comes: what a page takes that was never made before is not what is measured. */
const readsBefore = 20
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
/** How often the borrower and the balancer ask, milliseconds. */
const everyMs = 50

interface Answer {
  readonly status: number
  readonly ms: number
}

function ask(agent: Agent, url: URL, method: 'GET' | 'POST', headers: Record<string, string> = {}): Promise<Answer> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const done = (status: number): void => resolve({ status, ms: performance.now() - begun })
    const asked = request(url, { method, agent, headers }, (response) => {
      response.on('data', () => {}).on('end', () => done(response.statusCode ?? 0))
    })
    // A connection that broke is an answer of status 0.
    asked.on('error', () => done(0)).end()
  })
}

const percentile = (answers: readonly Answer[], share: number): number | null => {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return found === undefined ? null : Math.round(found)
}

/** What the readers of a page found: counts, and how long pages and refusals took, milliseconds. */
interface Crowd {
  readonly read: number
  readonly readP99Ms: number | null
  readonly refused: number
  readonly refusalP50Ms: number | null
  readonly refusalP99Ms: number | null
}

/** The readers, in a thread of their own: what the borrower and the balancer wait for is then the server, not this benchmark. */
async function readAlong(page: string, readers: number): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  // Opened before: what a refusal takes is measured from the request, and 200 connections at one moment take longer than any answer.
  const health = new URL('/healthz', page)
  await Promise.all(Array.from({ length: readers }, () => ask(agent, health, 'GET')))
  const until = performance.now() + seconds * 1000
  const pages: Answer[] = []
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (performance.now() < until) pages.push(await ask(agent, new URL(page), 'GET'))
    }),
  )
  agent.destroy()
  const refused = pages.filter(({ status }) => status === 503)
  const read = pages.filter(({ status }) => status === 200)
  return {
    read: read.length,
    readP99Ms: percentile(read, 0.99),
    refused: refused.length,
    refusalP50Ms: percentile(refused, 0.5),
    refusalP99Ms: percentile(refused, 0.99),
  }
}

function crowdIn(page: string, readers: number): Promise<Crowd> {
  return new Promise((resolve, reject) => {
    new Worker(import.meta.filename, { workerData: { page, readers } }).once('message', resolve).once('error', reject)
  })
}

const nobody: Crowd = { read: 0, readP99Ms: null, refused: 0, refusalP50Ms: null, refusalP99Ms: null }

async function under(server: RunningServer, page: string | null, readers: number): Promise<Record<string, unknown>> {
  const who = await appAt(server.origin).persona('active')
  const money = new URL(getAmountDue.path, server.origin)
  for (const [name, value] of Object.entries({
    ...who.params,
    orderId: who.orderId ?? '',
    productId: who.productId ?? '',
  }))
    money.searchParams.set(name, value)
  const own = new Agent({ keepAlive: true })
  const until = performance.now() + seconds * 1000
  const paid: Answer[] = []
  const health: Answer[] = []
  const beside = async (found: Answer[], once: () => Promise<Answer>): Promise<void> => {
    while (performance.now() < until) {
      found.push(await once())
      await pause(everyMs)
    }
  }
  const marker = { 'X-Requested-With': 'XMLHttpRequest' }
  for (let read = 0; page !== null && read < readsBefore; read += 1) await ask(own, new URL(page, server.origin), 'GET')
  const [crowd] = await Promise.all([
    page === null ? nobody : crowdIn(new URL(page, server.origin).href, readers),
    beside(paid, () => ask(own, money, 'POST', marker)),
    beside(health, () => ask(own, new URL('/healthz', server.origin), 'GET')),
  ])
  const ended = performance.now()
  const calm = percentile(paid, 0) ?? 0
  while ((await ask(own, money, 'POST', marker)).ms > Math.max(50, calm * 3) && performance.now() - ended < 30_000)
    await pause(10)
  const recoveredMs = Math.round(performance.now() - ended)
  own.destroy()
  return {
    page: page ?? 'none',
    readers,
    pagesPerSecond: Math.round(crowd.read / seconds),
    readP99Ms: crowd.readP99Ms,
    refusedPerSecond: Math.round(crowd.refused / seconds),
    refusalP50Ms: crowd.refusalP50Ms,
    refusalP99Ms: crowd.refusalP99Ms,
    moneyCalls: paid.length,
    moneyNotAccepted: paid.filter(({ status }) => status !== 200).length,
    moneyP50Ms: percentile(paid, 0.5),
    moneyP99Ms: percentile(paid, 0.99),
    healthP99Ms: percentile(health, 0.99),
    recoveredMs,
  }
}

async function on(kind: 'embedded' | 'postgres'): Promise<readonly Record<string, unknown>[]> {
  const cluster = kind === 'postgres' ? await startPostgres({ fsync: 'on' }) : null
  const server = await startServer({ LOG_LEVEL: 'error', ...(cluster === null ? {} : { DATABASE_URL: cluster.url }) })
  try {
    const found: Record<string, unknown>[] = []
    const crowds = [
      [null, 0],
      [addresses.loanTerms, usualReaders],
      [addresses.faq, usualReaders],
      [addresses.login, usualReaders],
      [addresses.faq, tooManyReaders],
    ] as const
    for (const [page, readers] of crowds) found.push(await under(server, page, readers))
    return found
  } finally {
    await server.stop()
    await cluster?.stop()
  }
}

async function main(): Promise<void> {
  const loadBefore = Math.round((loadavg()[0] ?? 0) * 10) / 10
  const only = process.argv[2]
  for (const kind of ['embedded', 'postgres'] as const) {
    if (only !== undefined && only !== kind) continue
    const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`
    const runs = await on(kind)
    for (const run of runs)
      reported(`overload ${kind} ${run.page} ${run.readers}`, { machine, loadBefore, seconds, ...run })
  }
}

if (isMainThread) await main()
else {
  const { page, readers } = workerData as { readonly page: string; readonly readers: number }
  parentPort?.postMessage(await readAlong(page, readers))
}
