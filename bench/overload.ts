// `npm run bench:overload`: a crowd reads public pages, hundreds at once and then at four times what can be served, while one borrower
// pays and a load balancer asks `/healthz`. Measures how long each waits, which requests are refused, and when response times are normal
// again. On the embedded database, then on PostgreSQL. Reports, asserts nothing.

import { Agent, request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { answerHelp, namesAskedFor } from '../scripts/help.ts'
import { addresses } from '../src/contracts/addresses.ts'
import { getAmountDue } from '../src/contracts/payment.ts'
import { reported } from '../tests/simulation/report.ts'
import { appAt } from '../tests/support/app.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { type RunningServer, startServer } from '../tests/support/server.ts'

if (isMainThread) answerHelp(import.meta.filename)

const usualReaders = Number(process.env.BENCH_CLIENTS ?? 200)
/** Requests that come each second are so many times the pages that {@link usualReaders} were sent: more than can be let wait. */
const timesCapacity = 4
/** How often a part of them is sent, milliseconds. */
const sentEveryMs = 5
/** Connections that are open before: a page is waited for by fewer at a time. */
const connections = 4_000
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

/** What a crowd does: so many readers who each ask again once they are answered, or so many requests that come each second. */
interface CrowdWish {
  readonly page: string
  readonly readers: number
  readonly perSecond: number | null
}

/** The crowd, in a thread of its own: what the borrower and the balancer wait for is then the server, not this benchmark. */
async function readAlong({ page, readers, perSecond }: CrowdWish): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers, maxFreeSockets: readers })
  // Opened before: what a refusal takes is measured from the request, and 200 connections at one moment take longer than any answer.
  const health = new URL('/healthz', page)
  await Promise.all(Array.from({ length: readers }, () => ask(agent, health, 'GET')))
  const until = performance.now() + seconds * 1000
  const pages: Answer[] = []
  const once = async (): Promise<void> => void pages.push(await ask(agent, new URL(page), 'GET'))
  if (perSecond === null)
    await Promise.all(
      Array.from({ length: readers }, async () => {
        while (performance.now() < until) await once()
      }),
    )
  else await sendEachSecond(perSecond, until, once)
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

/** Sends requests at a steady rate, however long the earlier ones wait: those who come do not know of one another. */
async function sendEachSecond(perSecond: number, until: number, once: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  const sent: Promise<void>[] = []
  while (performance.now() < until) {
    const due = ((performance.now() - begun) / 1000) * perSecond
    while (sent.length < due) sent.push(once())
    await pause(sentEveryMs)
  }
  await Promise.all(sent)
}

function crowdIn(wish: CrowdWish): Promise<Crowd> {
  return new Promise((resolve, reject) => {
    new Worker(import.meta.filename, { workerData: wish }).once('message', resolve).once('error', reject)
  })
}

const nobody: Crowd = { read: 0, readP99Ms: null, refused: 0, refusalP50Ms: null, refusalP99Ms: null }

async function under(
  server: RunningServer,
  { page, readers, perSecond }: Omit<CrowdWish, 'page'> & { readonly page: string | null },
) {
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
    page === null ? nobody : crowdIn({ page: new URL(page, server.origin).href, readers, perSecond }),
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
    readers: perSecond === null ? readers : null,
    sentPerSecond: perSecond,
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

async function on(kind: 'embedded' | 'postgres') {
  const cluster = kind === 'postgres' ? await startPostgres({ fsync: 'on' }) : null
  const server = await startServer({ LOG_LEVEL: 'error', ...(cluster === null ? {} : { DATABASE_URL: cluster.url }) })
  try {
    const found: Awaited<ReturnType<typeof under>>[] = []
    found.push(await under(server, { page: null, readers: 0, perSecond: null }))
    for (const page of [addresses.loanTerms, addresses.faq, addresses.login]) {
      const usual = await under(server, { page, readers: usualReaders, perSecond: null })
      found.push(usual)
      const perSecond = usual.pagesPerSecond * timesCapacity
      // Kept pages are sent faster than one thread can ask for them four times over.
      if (page !== addresses.loanTerms) found.push(await under(server, { page, readers: connections, perSecond }))
    }
    return found
  } finally {
    await server.stop()
    await cluster?.stop()
  }
}

async function main(): Promise<void> {
  const loadBefore = Math.round((loadavg()[0] ?? 0) * 10) / 10
  const kinds = ['embedded', 'postgres'] as const
  const wanted = namesAskedFor(process.argv.slice(2), kinds, { what: 'database', by: 'name' })
  for (const kind of kinds.filter((one) => wanted.includes(one))) {
    const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`
    const runs = await on(kind)
    for (const run of runs)
      reported(`overload ${kind} ${run.page} ${run.readers ?? `${run.sentPerSecond}/s`}`, {
        machine,
        loadBefore,
        seconds,
        ...run,
      })
  }
}

if (isMainThread) await main()
else {
  parentPort?.postMessage(await readAlong(workerData as CrowdWish))
}
