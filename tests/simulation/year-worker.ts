// A worker of the simulation: hears a seed, lives its year, says what came of it. A breach ends it, and with it the run.

import { parentPort, workerData } from 'node:worker_threads'
import { liveYear } from './year.ts'
import type { YearSaid } from './years.ts'

const { borrowers } = workerData as { borrowers: number }

parentPort?.on('message', (seed: number) => {
  const { tally, work } = liveYear(seed, borrowers)
  const said: YearSaid = { counts: tally.entries(), work }
  parentPort?.postMessage(said)
})
