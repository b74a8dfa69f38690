// The domain simulation: years of borrowers and a faulty provider, every invariant where something can change, no database.

import { describe, expect, it } from 'vitest'
import { reported, settingOf } from './report.ts'
import { liveYear } from './year.ts'
import { liveYears } from './years.ts'

/** A thousand in `npm run prove`. */
const seeds = settingOf('SIM_SEEDS', 12)
const borrowers = settingOf('SIM_BORROWERS', 1_000)
/** A fresh one each run, printed, so that a failure can be played again. */
const firstSeed = settingOf('SIM_SEED', Math.floor(Math.random() * 1_000_000_000))
const longRunMs = 24 * 3_600_000
/** A long run says how far it is after so many. */
const yearsBetweenWords = 50

describe(`${seeds} years of ${borrowers} borrowers, from seed ${firstSeed}`, () => {
  it(
    'break no invariant on any day, and come by everything there is to come by',
    async () => {
      const sum = await liveYears(firstSeed, seeds, borrowers, (done) => {
        if (done % yearsBetweenWords === 0) console.log(`${done} of ${seeds} years lived`)
      })
      const { counts, work, cpuSeconds, wallSeconds, workers } = sum
      const missing = Object.keys(counts).filter((name) => counts[name] === 0)
      reported('domainSimulation', {
        firstSeed,
        seeds,
        borrowers,
        ...work,
        cpuSeconds: Math.round(cpuSeconds),
        wallSeconds: Math.round(wallSeconds),
        workers,
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
