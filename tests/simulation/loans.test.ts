// The domain simulation: years of borrowers and a faulty provider, every invariant where something can change, no database.

import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { reported, settingOf } from './report.ts'
import { liveYear } from './year.ts'

const seeds = settingOf('SIM_SEEDS', 4)
const borrowers = settingOf('SIM_BORROWERS', 500)
/** A fresh one each run, printed, so that a failure can be played again. */
const firstSeed = settingOf('SIM_SEED', Math.floor(Math.random() * 1_000_000_000))
const longRunMs = 24 * 3_600_000

describe(`${seeds} years of ${borrowers} borrowers, from seed ${firstSeed}`, () => {
  it(
    'break no invariant on any day, and come by everything there is to come by',
    async () => {
      const started = process.cpuUsage()
      const counts: Record<string, number> = {}
      const work = { loanDays: 0, looks: 0, entries: 0, events: 0 }
      for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
        const year = liveYear(seed, borrowers)
        for (const [name, times] of Object.entries(year.tally.entries())) counts[name] = (counts[name] ?? 0) + times
        for (const name of ['loanDays', 'looks', 'entries', 'events'] as const) work[name] += year.work[name]
        // Lets the runner breathe between two seeds.
        await new Promise((resolve) => setImmediate(resolve))
      }
      const missing = Object.keys(counts).filter((name) => counts[name] === 0)
      const { user, system } = process.cpuUsage(started)
      const cpuSeconds = (user + system) / 1e6
      reported('domainSimulation', {
        firstSeed,
        seeds,
        borrowers,
        ...work,
        cpuSeconds: Math.round(cpuSeconds * 10) / 10,
        cpuHoursFor1000SeedsOf1000: Math.round((cpuSeconds / (seeds * borrowers)) * (1e6 / 360)) / 10,
        cores: availableParallelism(),
        counts,
      })
      expect(missing).toEqual([])
    },
    longRunMs,
  )

  it('are the same years again from the same seed, three times of three', () => {
    const hashes = [1, 2, 3].map(() => liveYear(firstSeed, 60).hash)
    expect(new Set(hashes).size).toBe(1)
    expect(liveYear(firstSeed + 1, 60).hash).not.toBe(hashes[0])
  }, 120_000)

  it('end alike whether every day is closed by itself or quiet days are passed over', () => {
    const daily = liveYear(firstSeed, 60, { everyDay: true })
    const jumped = liveYear(firstSeed, 60, { everyDay: false })
    expect(daily.ends.length).toBeGreaterThan(40)
    expect(jumped.ends).toEqual(daily.ends)
  }, 120_000)
})
