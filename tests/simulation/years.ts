// Many seeds of the simulation, shared out over the cores of the machine: each worker lives whole years by itself.

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Year } from './year.ts'

/** Room for what lives only for a moment, so that it is seldom swept. Megabytes. */
const youngMegabytes = 64

/** What years add up to. */
export interface YearsSum {
  readonly counts: Readonly<Record<string, number>>
  readonly work: Year['work']
  /** Of all threads together. */
  readonly cpuSeconds: number
  readonly wallSeconds: number
  readonly workers: number
}

/** What a worker says after each of its years. */
export interface YearSaid {
  readonly counts: Readonly<Record<string, number>>
  readonly work: Year['work']
}

/** Lives `seeds` years from `firstSeed` on; fails with the first breach. `progress` hears how many are done. */
export async function liveYears(
  firstSeed: number,
  seeds: number,
  borrowers: number,
  progress: (done: number) => void,
): Promise<YearsSum> {
  const counts: Record<string, number> = {}
  const work = { loanDays: 0, looks: 0, entries: 0, events: 0 }
  const cpu = process.cpuUsage()
  const started = performance.now()
  const workers = Math.min(seeds, availableParallelism())
  let next = firstSeed
  let done = 0
  const add = (said: YearSaid): void => {
    for (const [name, times] of Object.entries(said.counts)) counts[name] = (counts[name] ?? 0) + times
    for (const name of ['loanDays', 'looks', 'entries', 'events'] as const) work[name] += said.work[name]
    done += 1
    progress(done)
  }
  const live = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./year-worker.ts', import.meta.url), {
        workerData: { borrowers },
        resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
      })
      const give = (): void => {
        if (next < firstSeed + seeds) worker.postMessage(next++)
        else void worker.terminate().then(() => resolve())
      }
      worker.on('message', (said: YearSaid) => {
        add(said)
        give()
      })
      worker.on('error', (error) => {
        next = firstSeed + seeds
        reject(error)
      })
      give()
    })
  await Promise.all(Array.from({ length: workers }, live))
  const { user, system } = process.cpuUsage(cpu)
  return { counts, work, cpuSeconds: (user + system) / 1e6, wallSeconds: (performance.now() - started) / 1000, workers }
}
