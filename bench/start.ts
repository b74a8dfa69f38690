// `npm run bench:start`: how long a start takes until the product is ready, by the clock and in processor seconds, and the memory it
// keeps: a fresh demo, one with its data, the same on PostgreSQL, and that one after requests (BENCH_REQUESTS, 10,000; in parts, so that
// growth shows). BENCH_TURNS starts of each kind, the middle one counts; BENCH_FLAGS are given to Node in place of the usual ones. A fixed
// piece of work is timed beside each, so that runs on busy machines can be compared. Reports, asserts nothing. Linux only.

import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { environment, memorySettings, must, node, root } from '../scripts/ground.mjs'
import { answerHelp } from '../scripts/help.ts'
import { startFlags } from '../scripts/start-flags.mjs'
import { freePort } from '../tests/support/free-port.ts'
import { startPostgres } from '../tests/support/postgres.ts'

answerHelp(import.meta.filename, [])

const turns = Number(process.env.BENCH_TURNS ?? 3)
const requests = Number(process.env.BENCH_REQUESTS ?? 10_000)
/** The requests are made in so many equal parts; after each of them the memory of the process is read. */
const parts = 4
const clients = 8
const giveUpMs = 300_000
/** Until a process that has just become ready counts as at rest. */
const restMs = 3_000
const ticksASecond = 100
const given = process.env.BENCH_FLAGS
const flags = given === undefined ? startFlags('demo') : given.split(' ').filter((flag) => flag !== '')

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const rounded = (value: number): number => Math.round(value * 100) / 100

interface Process {
  readonly child: ChildProcess
  readonly origin: string
  readonly wall: number
  readonly processor: number
}

interface Start {
  readonly wall: number
  readonly processor: number
  readonly restMb: number
  readonly peakMb: number
}

function processorSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond
}

function memoryMbOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+)`).exec(status) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

async function answersAt(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch (error) {
    // Not listening yet.
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Starts the product and waits until it is ready. */
async function started(own: Readonly<Record<string, string>>): Promise<Process & { readonly pid: number }> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const child = spawn(node, [...flags, path.join(root, 'scripts', 'serve.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment({
      ...memorySettings,
      MODE: 'demo',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DESK_PORT: '0',
      ...own,
    }),
  })
  const { pid } = child
  if (pid === undefined) throw new Error('the product cannot be started')
  while (!(await answersAt(`${origin}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`the product ended with exit code ${child.exitCode}`)
    if (performance.now() - begun > giveUpMs) {
      child.kill('SIGKILL')
      throw new Error('the product does not become ready')
    }
    await sleep(10)
  }
  const wall = (performance.now() - begun) / 1000
  return { child, pid, origin, wall, processor: processorSecondsOf(pid) }
}

async function stopped({ child }: Process): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await ended
}

async function measured(own: Readonly<Record<string, string>>): Promise<Start> {
  const process = await started(own)
  await sleep(restMs)
  const { wall, processor, pid } = process
  const start = { wall, processor, restMb: memoryMbOf(pid, 'VmRSS'), peakMb: memoryMbOf(pid, 'VmHWM') }
  await stopped(process)
  return start
}

/** Processor seconds of a fixed piece of work: what a second is worth on this machine at this moment. */
function yardstick(): number {
  const before = process.cpuUsage()
  const block = Buffer.alloc(1_048_576, 'candor')
  const hash = createHash('sha256')
  for (let n = 0; n < 200; n += 1) hash.update(block)
  hash.digest()
  const words = Array.from({ length: 300_000 }, (_, n) => String((n * 7_919) % 300_007))
  words.sort()
  JSON.parse(JSON.stringify(words))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

const middle = (starts: readonly Start[]): Start => {
  const sorted = [...starts].sort((a, b) => a.processor - b.processor)
  const found = sorted[Math.floor(sorted.length / 2)]
  if (found === undefined) throw new RangeError('BENCH_TURNS is a number from 1 on')
  return found
}

async function row(name: string, ownOf: (turn: number) => Readonly<Record<string, string>>): Promise<void> {
  const starts: Start[] = []
  const sticks: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    sticks.push(yardstick())
    starts.push(await measured(ownOf(turn)))
  }
  const { wall, processor, restMb, peakMb } = middle(starts)
  const stick = Math.min(...sticks)
  console.log(
    `| ${name} | ${rounded(wall)} | ${rounded(processor)} | ${restMb} | ${peakMb} | ${rounded(stick)} | ${rounded(loadavg()[0] ?? 0)} |`,
  )
}

/** The pages and calls that are asked for in turn: public ones and those of a borrower. */
async function addressesAt(origin: string): Promise<string[]> {
  const personas: unknown = await (await fetch(`${origin}/demo/personas`)).json()
  const [persona] = personas as { params: Record<string, string> }[]
  const query = new URLSearchParams(persona?.params).toString()
  return ['/', '/faq', '/readyz', `/hazel/v3/home/home-page?${query}`, `/demo/clock`].map((address) => origin + address)
}

async function ask(addresses: readonly string[], count: number): Promise<void> {
  let left = count
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left > 0) {
        left -= 1
        await (await fetch(addresses[left % addresses.length] ?? '')).arrayBuffer()
      }
    }),
  )
}

async function growth(own: Readonly<Record<string, string>>): Promise<void> {
  const process = await started(own)
  const addresses = await addressesAt(process.origin)
  const memory = [memoryMbOf(process.pid, 'VmRSS')]
  const before = processorSecondsOf(process.pid)
  for (let part = 0; part < parts; part += 1) {
    await ask(addresses, Math.round(requests / parts))
    memory.push(memoryMbOf(process.pid, 'VmRSS'))
  }
  const processor = rounded(processorSecondsOf(process.pid) - before)
  await sleep(restMs)
  const peak = memoryMbOf(process.pid, 'VmHWM')
  console.log(
    `\nOn PostgreSQL, ${requests} requests: ${memory.join(', ')} MB after each quarter, ${memoryMbOf(process.pid, 'VmRSS')} at rest, ${peak} at its peak, ${processor} processor seconds`,
  )
  await stopped(process)
}

// What a first start copies, as `npm start` and the build of a release make it: without it the samples are played here.
await must('Preparing', node, [path.join(root, 'scripts', 'prepare.ts')], { env: { MODE: 'demo' } })
const folder = mkdtempSync(path.join(tmpdir(), 'candor-starts-'))
const cluster = await startPostgres()
try {
  console.log(
    `${cpus().length} cores, Node ${process.version}, ${flags.join(' ') || 'no flags'}, ${turns} starts of each kind\n`,
  )
  console.log('| start | seconds | processor seconds | MB at rest | MB at its peak | yardstick | load |')
  console.log('|---|---|---|---|---|---|---|')
  await row('fresh demo', (turn) => ({ DATA_DIR: path.join(folder, String(turn)) }))
  await row('demo with its data', () => ({ DATA_DIR: path.join(folder, '0') }))
  const onPostgres = { DATABASE_URL: cluster.url, DATA_DIR: path.join(folder, 'postgres') }
  await stopped(await started(onPostgres))
  await row('demo with its data, on PostgreSQL', () => onPostgres)
  await growth(onPostgres)
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
