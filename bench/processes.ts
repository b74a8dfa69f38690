// `npm run bench:processes`: how many payments one, two and three processes of the product take on one PostgreSQL, and two of them over two
// cells on two, in one run: borrowers ask for codes and a provider tells of each payment, over HTTP. Asserts nothing.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { answerHelp } from '../scripts/help.ts'
import type { Db } from '../src/server/db/database.ts'
import { openServerDatabase } from '../src/server/db/open-database.ts'
import { BorrowersAtWork } from '../tests/drills/borrowers-at-work.ts'
import { type LenderWithServer, type RunningLender, startLender } from '../tests/drills/running-lender.ts'
import { reported } from '../tests/simulation/report.ts'
import { openLendingWorld } from '../tests/support/lending.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import type { RunningServer } from '../tests/support/server.ts'

answerHelp(import.meta.filename, [])

const clients = Number(process.env.BENCH_CLIENTS ?? 16)
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
/** Before each measure: a new process compiles its code by the first uses, and each of its connections plans its statements. */
const warmSeconds = 10
/** Up and down again: what grows on the machine meanwhile falls on all. */
const turns = [1, 2, 3, 3, 2, 1]
/** Of so many processes over two cells, afterwards: a database that is home to another stays so. */
const cellTurns = [2, 2]
/** Ticks of a second in /proc. */
const ticks = 100

function processorSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

async function databaseSeconds(cells: readonly Cell[]): Promise<number> {
  let sum = 0
  for (const { db } of cells) {
    const backends = await db.query<{ pid: number }>('select pid from pg_stat_activity')
    sum += backends.reduce((all, { pid }) => all + processorSecondsOf(pid), 0)
  }
  return sum
}

/** A database with borrowers of its own. */
type Cell = Pick<RunningLender, 'db' | 'world'>

interface Turn {
  readonly acts: number
  readonly clientSeconds: number
  readonly productSeconds: number
  readonly databaseSeconds: number
  readonly load: number
}

/** Lets borrowers of these cells, as many of each, work for a while at these processes, each request at the next one. */
async function turn(
  lender: RunningLender,
  processes: readonly RunningServer[],
  cells: readonly Cell[],
  forSeconds: number,
): Promise<Turn> {
  let asked = 0
  const origin = (): string => processes[asked++ % processes.length]?.origin ?? ''
  const atWork = cells.map((cell) => new BorrowersAtWork({ ...lender, ...cell, origin }, clients / cells.length))
  for (const some of atWork) await some.prepare()
  const acknowledged = (): number => atWork.reduce((sum, some) => sum + some.acknowledgedCount, 0)
  const product = (): number => processes.reduce((sum, one) => sum + processorSecondsOf(one.process.pid ?? 0), 0)
  const load = loadavg()[0] ?? 0
  const own = process.cpuUsage()
  const [productBefore, databaseBefore] = [product(), await databaseSeconds(cells)]
  const begun = performance.now()
  for (const some of atWork) some.begin()
  await lasting(forSeconds)
  const done = acknowledged()
  const acts = (done * 1_000) / (performance.now() - begun)
  const { user, system } = process.cpuUsage(own)
  const found = {
    acts,
    clientSeconds: (user + system) / 1e6 / done,
    productSeconds: (product() - productBefore) / done,
    databaseSeconds: ((await databaseSeconds(cells)) - databaseBefore) / done,
    load,
  }
  for (const some of atWork) await some.end()
  const [wrong] = atWork.flatMap(({ troubles }) => troubles.wrong)
  if (wrong !== undefined) throw new Error(`an answer was wrong: ${wrong}`)
  return found
}

const lasting = (some: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, some * 1_000))

/** Turns with so many processes each. */
async function measure(
  lender: LenderWithServer,
  counts: readonly number[],
  cells: readonly Cell[],
  changes: Readonly<Record<string, string>> = {},
): Promise<Map<string, Turn[]>> {
  const found = new Map<string, Turn[]>()
  for (const count of counts) {
    const others: RunningServer[] = []
    while (others.length < count - 1) others.push(await lender.startBeside(undefined, changes))
    const processes = [lender.app(), ...others]
    const name = cells.length === 1 ? `of ${count}` : `of ${count} over ${cells.length} cells`
    await turn(lender, processes, cells, warmSeconds)
    found.set(name, [...(found.get(name) ?? []), await turn(lender, processes, cells, seconds)])
    for (const one of others) await one.stop()
  }
  return found
}

/** The lender's database becomes home, and another server the second cell. */
async function measureCells(lender: LenderWithServer): Promise<Map<string, Turn[]>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-cells-'))
  const cluster = await startPostgres({ fsync: 'on' })
  let db: Db | null = null
  try {
    const file = path.join(folder, 'cells.json')
    const cells = [
      { name: 'first', number: 0, database: lender.cluster.url },
      { name: 'second', number: 1, database: cluster.url, takesNew: true },
    ]
    writeFileSync(file, JSON.stringify({ home: 'first', cells }))
    // The file names the databases: the one address is taken away.
    const changes = { CELLS_FILE: file, DATABASE_URL: '' }
    db = await openServerDatabase({ databaseUrl: cluster.url, dbPoolSize: 20, dataDir: folder }, () => {})
    const world = await openLendingWorld(db, new Date().toISOString(), lender.environment)
    // A token names the cell that it opens.
    Object.assign(world.deps, { config: Object.create(world.deps.config, { cell: { value: 'second' } }) })
    await lender.killApp()
    await lender.startApp(changes)
    const found = await measure(lender, cellTurns, [lender, { db, world }], changes)
    await lender.killApp()
    return found
  } finally {
    await db?.close()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const lender = await startLender({ fsync: 'on' })
try {
  const found = [...(await measure(lender, turns, [lender])), ...(await measureCells(lender))]
  const mean = (all: readonly Turn[], of: keyof Turn): number => all.reduce((sum, one) => sum + one[of], 0) / all.length
  const ms = (value: number): number => Math.round(value * 10_000) / 10
  reported('processes', {
    ...{ machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`, clients, seconds },
    turns: [...turns, ...cellTurns].join(' '),
    ...Object.fromEntries(
      found.map(([name, all]) => [
        name,
        {
          actsPerSecond: Math.round(mean(all, 'acts')),
          productMsOfAnAct: ms(mean(all, 'productSeconds')),
          databaseMsOfAnAct: ms(mean(all, 'databaseSeconds')),
          clientMsOfAnAct: ms(mean(all, 'clientSeconds')),
          loadBefore: Math.round(mean(all, 'load') * 10) / 10,
        },
      ]),
    ),
  })
} finally {
  await lender.close()
}
