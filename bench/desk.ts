// `npm run bench:desk`: officers at work over many loans on PostgreSQL: work list, find, a loan's page, a borrower's, late loans, the
// portfolio, an export whose memory is watched, and one act on many late loans. A million loans, unless BENCH_LOANS says otherwise; they take some minutes to make. Reports,
// asserts nothing.

import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { answerHelp } from '../scripts/help.ts'
import type { Role } from '../src/core/officer/rights.ts'
import type { Db } from '../src/server/db/database.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { reported } from '../tests/simulation/report.ts'
import { appAt } from '../tests/support/app.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { type RunningServer, startAtPorts, startServer } from '../tests/support/server.ts'
import { fillDesk, kinds } from './desk-loans.ts'

answerHelp(import.meta.filename, [])

const loans = Number(process.env.BENCH_LOANS ?? 1_000_000)
const officers = Number(process.env.BENCH_OFFICERS ?? 20)
const seconds = Number(process.env.BENCH_SECONDS ?? 60)
/** Loans of the act on many; of late loans there are a twentieth of all. */
const bulkLoans = Math.min(Number(process.env.BENCH_BULK ?? 10_000), Math.round(loans / 20))
/** An officer looks at what he asked for before he asks again. Milliseconds. */
const lookMs = 1_000
/** Each connection reads the tables for the first time in these seconds: told beside the rest, and not among it. */
const warmUpSeconds = 20
/** The journal of a million loans takes minutes: BENCH_JOURNAL=0 leaves it out. */
const takesJournal = process.env.BENCH_JOURNAL !== '0'

interface Answer {
  readonly what: string
  readonly status: number
  readonly bytes: number
  readonly ms: number
}

interface Timed extends Answer {
  readonly afterSeconds: number
}

const inSeconds = (since: number): number => Math.round((performance.now() - since) / 100) / 10

const residentMegabytes = (server: RunningServer): number => {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

function askDesk(agent: Agent, origin: string, token: string): (what: string, path: string) => Promise<Answer> {
  return (what, path) => {
    const begun = performance.now()
    return new Promise((resolve) => {
      let bytes = 0
      const done = (status: number): void => resolve({ what, status, bytes, ms: performance.now() - begun })
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `198.51.100.${token.charCodeAt(0)}` }
      const [method, at] = path.startsWith('POST ') ? (['POST', path.slice(5)] as const) : (['GET', path] as const)
      const typed = method === 'POST' ? { ...headers, 'content-type': 'application/json' } : headers
      request(new URL(at, origin), { method, agent, headers: typed }, (response) => {
        response
          .on('data', (part: Buffer) => {
            bytes += part.length
          })
          .on('end', () => done(response.statusCode ?? 0))
          // An answer that was cut is no answer.
          .on('error', () => done(0))
      })
        .on('error', () => done(0))
        .end(method === 'POST' ? '{}' : undefined)
    })
  }
}

/** What an officer asks for in a morning, another loan and borrower each time. */
function* aMorning(seed: number): Generator<readonly [what: string, path: string]> {
  for (let n = seed; ; n += 7919) {
    const { persona, share } = kinds[n % kinds.length] ?? kinds[0]
    const loan = `bench-${persona}-${(n % Math.max(1, Math.round(loans * share))) + 1}`
    yield ['work list', '/desk/work']
    yield ['find a loan', `/desk/find?q=${loan}`]
    yield ['loan', `/desk/loans/${loan}`]
    yield ['borrower', `/desk/borrowers/${loan}`]
    yield ['find a name', '/desk/find?q=Ana%20Reyes']
    yield ['late loans', '/desk/collections']
    yield ['late loans of a bucket', '/desk/collections?bucket=late61&owner=nobody']
    yield ['late loans of a step', '/desk/collections?step=contact&sort=recent']
    yield ['late loans by sum', '/desk/collections?sort=owed']
    yield ['late loans of a market', '/desk/collections?market=standard&bucket=late31&limit=200']
    yield ['next late loan', 'POST /desk/collections/next']
    yield ['portfolio', '/desk/portfolio']
    yield ['loans behind a figure', '/desk/portfolio/loans?open=any']
    yield ['loans behind a figure of few', '/desk/portfolio/loans?moved=lost']
  }
}

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)

function said(answers: readonly Answer[]): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const what of new Set(answers.map((one) => one.what))) {
    const of = answers.filter((one) => one.what === what)
    const sorted = of.map(({ ms }) => ms).sort((a, b) => a - b)
    const failed = of.filter(({ status }) => status !== 200).length
    found[what] =
      `${of.length} asked, ${failed} not answered, p50 ${percentile(sorted, 0.5)} ms, p99 ${percentile(sorted, 0.99)} ms`
  }
  return found
}

/** The longest waits of all, with the second in which they began. */
const slowest = (answers: readonly Timed[]): string[] =>
  [...answers]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 12)
    .map(({ what, ms, afterSeconds }) => `${what}: ${Math.round(ms)} ms in second ${afterSeconds}`)

interface Officer {
  readonly role: Role
  readonly token: string
}

/** Waits until the loans behind the figures of the counted days are listed. Seconds. */
async function listed(db: Db): Promise<number> {
  const begun = performance.now()
  const waiting = () => db.query('select from portfolio_day where listed_at is null')
  while ((await waiting()).length > 0) await pause(200)
  return inSeconds(begun)
}

async function measure(server: RunningServer, desk: string, db: Db): Promise<Record<string, unknown>> {
  const team = await appAt(server.origin).demo<Officer[]>('/demo/officers')
  const manager = team.find(({ role }) => role === 'manager')
  if (manager === undefined) throw new Error('the demo has no manager')
  const agent = new Agent({ keepAlive: true, maxSockets: officers + 1 })
  const ask = askDesk(agent, desk, manager.token)
  const first = await ask('the first portfolio of a day', '/desk/portfolio')
  const listSeconds = await listed(db)
  const begun = performance.now()
  const until = begun + (warmUpSeconds + seconds) * 1000
  const answers: Timed[] = []
  await Promise.all(
    Array.from({ length: officers }, async (_, at) => {
      await pause((lookMs / officers) * at)
      for (const [what, path] of aMorning(at * 131 + 1)) {
        const at = performance.now()
        if (at > until) return
        answers.push({ ...(await ask(what, path)), afterSeconds: Math.round((at - begun) / 1000) })
        await pause(lookMs)
      }
    }),
  )
  const journal = takesJournal ? await measureJournal(server, ask) : {}
  agent.destroy()
  const warm = answers.filter(({ afterSeconds }) => afterSeconds >= warmUpSeconds)
  return { firstPortfolioMs: Math.round(first.ms), listSeconds, ...said(warm), slowest: slowest(answers), ...journal }
}

/** An export of all entries, and the memory that it takes. */
async function measureJournal(server: RunningServer, ask: ReturnType<typeof askDesk>): Promise<Record<string, string>> {
  const before = residentMegabytes(server)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(server))
  }, 100)
  const file = await ask('journal', '/desk/exports/journal.csv')
  clearInterval(watch)
  return {
    journal: `${file.status}, ${Math.round(file.bytes / 1_048_576)} MB in ${Math.round(file.ms / 1000)} s`,
    journalMemory: `${before} MB before, ${most} MB at most`,
  }
}

interface BulkProgress {
  readonly bulk: { readonly state: string }
  readonly mark: string | null
  readonly progress: Readonly<Record<'waiting' | 'counted' | 'left' | 'done', number>>
}

/**
 * Measures one act on many late loans, from the proposal to the last loan: the jobs of one process carry it out, with no other load. Once a
 * third is done the process is killed, and another one goes on; how often the book has an event of the act says whether a loan was done twice.
 */
async function measureBulk(running: Running, db: Db): Promise<Record<string, unknown>> {
  const ask = async <Data>(role: Role, path: string, body?: unknown): Promise<Data> => {
    const team = await appAt(running.server.origin).demo<Officer[]>('/demo/officers')
    const token = team.find((one) => one.role === role)?.token ?? ''
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(new URL(path, running.desk), { headers, ...sent })
    const answer = (await response.json()) as { data?: Data; error?: unknown }
    if (answer.data === undefined) throw new Error(`${path}: ${JSON.stringify(answer.error)}`)
    return answer.data
  }
  const until = async (
    id: string,
    is: (found: BulkProgress) => boolean,
  ): Promise<{ found: BulkProgress; took: number }> => {
    const begun = performance.now()
    for (;;) {
      const found = await ask<BulkProgress>('manager', `/desk/proposals/bulk/${id}?limit=1`)
      if (is(found)) return { found, took: inSeconds(begun) }
      await pause(500)
    }
  }
  const orderIds = Array.from({ length: bulkLoans }, (_, n) => `bench-overdue-${n + 1}`).join(' ')
  const body = { kind: 'waiver', part: 'penalty', orderIds, reason: 'measured' }
  const { id } = await ask<{ id: string }>('collections', '/desk/proposals/bulk', body)
  const counted = await until(id, ({ bulk }) => bulk.state === 'open')
  const decision = { approve: true, mark: counted.found.mark, reason: 'measured' }
  await ask('manager', `/desk/proposals/bulk/${id}/decision`, decision)
  const third = await until(id, ({ progress }) => progress.done * 3 >= bulkLoans)
  const killing = performance.now()
  running.server.process.kill('SIGKILL')
  await running.server.stop()
  running.server = await running.start()
  const killSeconds = inSeconds(killing)
  const done = await until(id, ({ bulk }) => bulk.state === 'done')
  const { progress } = done.found
  const [twice] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select order_id from loan_event
        where kind = 'waiver' and order_id like 'bench-overdue-%' group by order_id having count(*) > 1) more`,
  )
  return {
    bulk: `${bulkLoans} loans, counted in ${counted.took} s; a third done in ${third.took} s; killed, and up again in ${killSeconds} s; done ${done.took} s later: ${progress.done} done, ${progress.left} left out, ${twice?.n} done twice`,
  }
}

interface Running {
  server: RunningServer
  readonly desk: string
  /** Starts it again, at the same ports over the same database. */
  start(): Promise<RunningServer>
}

const cluster = await startPostgres({ fsync: 'on' })
let settings: Record<string, string> = {}
const first = await startAtPorts(({ port, deskPort }) => {
  settings = { PORT: String(port), DESK_PORT: String(deskPort), LOG_LEVEL: 'error', TRUST_PROXY: '1' }
  return { ...settings, DATABASE_URL: cluster.url }
})
const running: Running = {
  server: first,
  desk: `http://127.0.0.1:${settings.DESK_PORT}`,
  start: () => startServer({ ...settings, DATABASE_URL: cluster.url }),
}
try {
  const db = await openDatabase({ url: cluster.url, poolSize: 4 })
  const app = appAt(first.origin)
  // The demo's day, which is not the machine's.
  const { date: today } = await app.demo<{ date: string }>('/demo/clock')
  const made = await fillDesk(db, {
    loans,
    url: cluster.url,
    today,
    orderOf: async (persona) => (await app.persona(persona)).orderId ?? '',
  })
  const [rows] = await db.query<{ entries: number; transfers: number }>(
    'select (select count(*)::int from entry) as entries, (select count(*)::int from transfer) as transfers',
  )
  const loadBefore = Math.round((loadavg()[0] ?? 0) * 10) / 10
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`
  const found = await measure(first, running.desk, db)
  const bulk = await measureBulk(running, db)
  await db.close()
  reported('desk', { machine, loadBefore, loans, officers, seconds, ...rows, ...made, ...found, ...bulk })
} finally {
  await running.server.stop()
  await cluster.stop()
}
