// `npm run bench:processes`: how many payments one, two and three processes of the product take on one PostgreSQL, in one run: borrowers
// ask for codes and a provider tells of each payment, over HTTP. Asserts nothing.

import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { answerHelp } from '../scripts/help.ts'
import { BorrowersAtWork } from '../tests/drills/borrowers-at-work.ts'
import { type LenderWithServer, startLender } from '../tests/drills/running-lender.ts'
import { reported } from '../tests/simulation/report.ts'
import type { RunningServer } from '../tests/support/server.ts'

answerHelp(import.meta.filename)

const clients = Number(process.env.BENCH_CLIENTS ?? 16)
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
/** Up and down again: what grows on the machine meanwhile falls on all. */
const turns = [1, 2, 3, 3, 2, 1]
/** Ticks of a second in /proc. */
const ticks = 100

function processorSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

async function databaseSeconds({ db }: LenderWithServer): Promise<number> {
  const backends = await db.query<{ pid: number }>('select pid from pg_stat_activity')
  return backends.reduce((sum, { pid }) => sum + processorSecondsOf(pid), 0)
}

interface Turn {
  readonly acts: number
  readonly clientSeconds: number
  readonly productSeconds: number
  readonly databaseSeconds: number
  readonly load: number
}

/** Lets borrowers work for a while at these processes, each request at the next one. */
async function turn(lender: LenderWithServer, processes: readonly RunningServer[]): Promise<Turn> {
  let asked = 0
  const origin = (): string => processes[asked++ % processes.length]?.origin ?? ''
  const atWork = new BorrowersAtWork({ ...lender, origin }, clients)
  await atWork.prepare()
  const own = process.cpuUsage()
  const product = (): number => processes.reduce((sum, one) => sum + processorSecondsOf(one.process.pid ?? 0), 0)
  const [productBefore, databaseBefore] = [product(), await databaseSeconds(lender)]
  const load = loadavg()[0] ?? 0
  const begun = performance.now()
  atWork.begin()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  const acts = (atWork.acknowledgedCount * 1_000) / (performance.now() - begun)
  const done = atWork.acknowledgedCount
  const { user, system } = process.cpuUsage(own)
  const found = {
    acts,
    clientSeconds: (user + system) / 1e6 / done,
    productSeconds: (product() - productBefore) / done,
    databaseSeconds: ((await databaseSeconds(lender)) - databaseBefore) / done,
    load,
  }
  await atWork.end()
  if (atWork.troubles.wrong.length > 0) throw new Error(`an answer was wrong: ${atWork.troubles.wrong[0]}`)
  return found
}

const lender = await startLender({ fsync: 'on' })
try {
  const found = new Map<number, Turn[]>()
  for (const count of turns) {
    const others: RunningServer[] = []
    while (others.length < count - 1) others.push(await lender.startBeside())
    const processes = [lender.app(), ...others]
    // Code is compiled by its first uses.
    if (found.size === 0) await turn(lender, processes)
    found.set(count, [...(found.get(count) ?? []), await turn(lender, processes)])
    for (const one of others) await one.stop()
  }
  const mean = (all: readonly Turn[], of: keyof Turn): number => all.reduce((sum, one) => sum + one[of], 0) / all.length
  const ms = (value: number): number => Math.round(value * 10_000) / 10
  reported('processes', {
    ...{ machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`, clients, seconds, turns: turns.join(' ') },
    ...Object.fromEntries(
      [...found].map(([count, all]) => [
        `of ${count}`,
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
