// The service simulation on PostgreSQL: invariants after every day, everything acknowledged kept, the same seed the same ledger.

import { describe, expect, it } from 'vitest'
import { postgres } from '../support/databases.ts'
import { reported, settingOf } from './report.ts'
import { playService, type ServiceYear } from './service-year.ts'

const seeds = settingOf('SERVICE_SEEDS', 2)
const borrowers = settingOf('SERVICE_BORROWERS', 20)
const days = settingOf('SERVICE_DAYS', 60)
const firstSeed = settingOf('SIM_SEED', Math.floor(Math.random() * 1_000_000_000))
const longRunMs = 24 * 3_600_000

async function played(seed: number, people = borrowers, length = days): Promise<ServiceYear> {
  const { db, close } = await postgres.open()
  try {
    return await playService(db, seed, people, length)
  } finally {
    await close()
  }
}

describe(`the service over ${days} days with ${borrowers} borrowers, from seed ${firstSeed}`, () => {
  it(
    'keeps every invariant through crashes, lost answers and doubled notices',
    async () => {
      const counts: Record<string, number> = {}
      let payments = 0
      let entries = 0
      const otherRefusals: Record<string, number> = {}
      for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
        const year = await played(seed)
        for (const [name, times] of Object.entries(year.tally.entries())) counts[name] = (counts[name] ?? 0) + times
        for (const [name, times] of Object.entries(year.otherRefusals))
          otherRefusals[name] = (otherRefusals[name] ?? 0) + times
        payments += year.payments
        entries += year.entries
      }
      reported('serviceSimulation', { firstSeed, seeds, borrowers, days, payments, entries, counts, otherRefusals })
      expect(Object.keys(counts).filter((name) => counts[name] === 0)).toEqual([])
    },
    longRunMs,
  )

  it(
    'leaves the same ledger for the same seed, three times of three',
    async () => {
      const hashes: string[] = []
      for (let time = 0; time < 3; time += 1) hashes.push((await played(firstSeed, 4, 20)).hash)
      expect(new Set(hashes).size).toBe(1)
    },
    longRunMs,
  )
})
