// The service simulation on PostgreSQL: invariants after every day, everything acknowledged kept, the same seed the same ledger.

import { describe, expect, it } from 'vitest'
import { postgres } from '../support/databases.ts'
import { reported, settingOf } from './report.ts'
import { playService, type ServiceSize, type ServiceYear } from './service-year.ts'

const seeds = settingOf('SERVICE_SEEDS', 1)
const borrowers = settingOf('SERVICE_BORROWERS', 6)
const days = settingOf('SERVICE_DAYS', 35)
const actingPercent = settingOf('SERVICE_ACTING', 30)
const wholeLookDays = settingOf('SERVICE_WHOLE_LOOK_DAYS', 7)
/** How often one seed is played to see that it leaves the same ledger. */
const repeats = settingOf('SERVICE_REPEATS', 2)
/** Seeds that are played at the same time. */
const lanes = settingOf('SERVICE_LANES', 2)
const firstSeed = settingOf('SIM_SEED', Math.floor(Math.random() * 1_000_000_000))
/** So many years come by everything that there is to come by. */
const seedsThatMeetAll = 10
const longRunMs = 24 * 3_600_000

async function played(seed: number, size: ServiceSize): Promise<ServiceYear> {
  const { db, close } = await postgres.open()
  try {
    return await playService(db, seed, size)
  } finally {
    await close()
  }
}

/** All seeds, so many at once, each on a database of its own: while one waits for its database, another decides. */
async function playedAll(told: (year: ServiceYear) => void): Promise<void> {
  let next = firstSeed
  const lane = async (): Promise<void> => {
    while (next < firstSeed + seeds) {
      next += 1
      told(await played(next - 1, { borrowers, days, actingPercent, wholeLookDays }))
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, seeds) }, lane))
}

describe(`the service over ${days} days with ${borrowers} borrowers, from seed ${firstSeed}`, () => {
  it(
    'keeps every invariant through crashes, lost answers and doubled notices',
    async () => {
      const counts: Record<string, number> = {}
      let payments = 0
      let entries = 0
      const otherRefusals: Record<string, number> = {}
      let done = 0
      await playedAll((year) => {
        for (const [name, times] of Object.entries(year.tally.entries())) counts[name] = (counts[name] ?? 0) + times
        for (const [name, times] of Object.entries(year.otherRefusals))
          otherRefusals[name] = (otherRefusals[name] ?? 0) + times
        payments += year.payments
        entries += year.entries
        done += 1
        console.log(`${done} of ${seeds} seeds played`)
      })
      const size = { firstSeed, seeds, borrowers, days, actingPercent, wholeLookDays }
      // Guarded by rows it is another proof: neither takes the place of the other's figures.
      const run = process.env.GUARDS === 'rows' ? 'serviceSimulationByRows' : 'serviceSimulation'
      reported(run, { ...size, payments, entries, counts, otherRefusals })
      expect(payments).toBeGreaterThan(0)
      expect(entries).toBeGreaterThan(payments)
      // One short year does not come by everything: the long proof has to.
      if (seeds >= seedsThatMeetAll) expect(Object.keys(counts).filter((name) => counts[name] === 0)).toEqual([])
    },
    longRunMs,
  )

  it(
    'leaves the same ledger for the same seed, each time',
    async () => {
      const hashes: string[] = []
      for (let time = 0; time < repeats; time += 1)
        hashes.push((await played(firstSeed, { borrowers: 2, days: 12, actingPercent: 30, wholeLookDays })).hash)
      expect(new Set(hashes).size).toBe(1)
    },
    longRunMs,
  )
})
