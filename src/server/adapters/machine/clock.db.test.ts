// Business time: days by the market's wall clock, and a demo clock that survives a restart.

import { describe, expect, it } from 'vitest'
import { onBothEngines } from '../../../../tests/support/databases.ts'
import { date } from '../../../core/calendar-date.ts'
import { msUntilTime, openMovableClock, systemClock } from './clock.ts'

const machine = () => new Date('2026-11-20T15:59:59Z')

describe('a clock', () => {
  it('is the machine’s in production', () => {
    const before = Date.now()
    const now = systemClock.now().getTime()
    expect(now >= before && now <= Date.now()).toBe(true)
  })

  it.each([
    ['2026-11-20T03:59:00Z', '12:00', 60_000],
    ['2026-11-20T04:00:00Z', '12:00', 0],
    ['2026-11-20T04:00:01Z', '12:00', 86_399_000],
    ['2026-11-20T17:30:00Z', '00:15', 22.75 * 3_600_000],
  ])('at %s strikes %s in Manila in %i ms', (now, time, ms) => {
    expect(msUntilTime(new Date(now), time, 'Asia/Manila')).toBe(ms)
  })
})

onBothEngines('the demo clock', (database) => {
  it('says the day of the market, not of the machine', async () => {
    const todayAt = async (instant: string, zone: string) =>
      (await openMovableClock(database(), () => new Date(instant))).today(zone)
    expect(await todayAt('2026-11-20T15:59:59Z', 'Asia/Manila')).toBe('2026-11-20')
    expect(await todayAt('2026-11-20T16:00:00Z', 'Asia/Manila')).toBe('2026-11-21')
    expect(await todayAt('2026-11-20T15:59:59Z', 'America/New_York')).toBe('2026-11-20')
  })

  it('moves by days and minutes, and is where it was left after a restart', async () => {
    const clock = await openMovableClock(database(), machine)
    expect(clock.now()).toEqual(machine())
    await clock.advanceDays(database(), 30, 'Asia/Manila')
    await clock.advanceMinutes(database(), 1)
    expect(clock.now()).toEqual(new Date('2026-12-20T16:00:59Z'))
    expect(clock.today('Asia/Manila')).toBe('2026-12-21')
    const reopened = await openMovableClock(database(), machine)
    expect(reopened.now()).toEqual(clock.now())
    await clock.reset(database())
    expect((await openMovableClock(database(), machine)).now()).toEqual(machine())
  })

  it('begins where it is told to, goes back there, and knows it after a restart at another time', async () => {
    await database().execute('delete from business_clock')
    const begun = await openMovableClock(database(), machine, 3_600_000)
    expect(begun.now()).toEqual(new Date('2026-11-20T16:59:59Z'))
    expect(begun.machineNow()).toEqual(machine())
    const reopened = await openMovableClock(database(), machine, 7_200_000)
    expect(reopened.now()).toEqual(begun.now())
    await begun.advanceDays(database(), 3, 'Asia/Manila')
    await begun.reset(database())
    expect(begun.now()).toEqual(new Date('2026-11-20T16:59:59Z'))
  })

  it('moves by parts of a minute to the millisecond', async () => {
    const clock = await openMovableClock(database(), machine)
    await clock.reset(database())
    // 59 ms is no whole number of milliseconds again once it was divided into minutes.
    await clock.advanceMinutes(database(), 59 / 60_000)
    expect(clock.now().getTime() - machine().getTime()).toBe(59)
    await clock.reset(database())
  })

  it.each([
    ['the clocks go forward', '2026-09-05T04:30:00Z', 1, 'America/Santiago', '2026-09-05', '2026-09-06'],
    ['30 days with a long one', '2026-03-20T03:30:00Z', 30, 'America/Santiago', '2026-03-20', '2026-04-19'],
    ['a short day before midnight', '2026-04-23T21:59:00Z', 1, 'Africa/Cairo', '2026-04-23', '2026-04-24'],
  ])('counts calendar days when %s', async (_when, from, days, zone, today, then) => {
    const clock = await openMovableClock(database(), () => new Date(from))
    await clock.reset(database())
    expect(clock.today(zone)).toBe(today)
    await clock.advanceDays(database(), days, zone)
    expect(clock.today(zone)).toBe(date(then))
  })
})
