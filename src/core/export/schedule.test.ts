// When a file is due, and what it is called.

import { describe, expect, it } from 'vitest'
import { date } from '../calendar-date.ts'
import { periodEnding } from './period-ending.ts'
import { exportFileName, periodsSince } from './schedule.ts'

describe('a period', () => {
  it.each([
    ['daily', '2026-11-22', ['2026-11-22', '2026-11-22']],
    ['weekly', '2026-11-22', ['2026-11-16', '2026-11-22']],
    ['weekly', '2026-11-23', null],
    ['monthly', '2026-11-30', ['2026-11-01', '2026-11-30']],
    ['monthly', '2028-02-29', ['2028-02-01', '2028-02-29']],
    ['monthly', '2028-02-28', null],
    ['monthly', '2026-12-31', ['2026-12-01', '2026-12-31']],
  ] as const)('%s ends on %s or not', (rhythm, day, span) => {
    const period = periodEnding(rhythm, date(day))
    expect(period === null ? null : [period.from, period.to]).toEqual(span)
  })
})

describe('what is due', () => {
  const ends = (rhythm: 'daily' | 'weekly' | 'monthly', after: string | null, day: string) =>
    periodsSince(rhythm, after === null ? null : date(after), date(day)).map(({ to }) => to)

  it('begins with the day itself where nothing was written yet', () => {
    expect(ends('daily', null, '2026-11-22')).toEqual(['2026-11-22'])
    expect(ends('weekly', null, '2026-11-21')).toEqual([])
  })

  it('catches up with every period that ended while nothing ran, once', () => {
    expect(ends('daily', '2026-11-19', '2026-11-22')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
    expect(ends('weekly', '2026-11-08', '2026-11-23')).toEqual(['2026-11-15', '2026-11-22'])
    expect(ends('monthly', '2026-08-31', '2026-11-30')).toEqual(['2026-09-30', '2026-10-31', '2026-11-30'])
    expect(ends('daily', '2026-11-22', '2026-11-22')).toEqual([])
    expect(ends('daily', '2026-11-25', '2026-11-22')).toEqual([])
  })

  it('goes back 400 days at most', () => {
    expect(ends('daily', '2020-01-01', '2026-11-22')).toHaveLength(401)
  })
})

describe('the name of a file', () => {
  it.each([
    ['journal', { fromSeal: 3, toSeal: 12 }, 'india-journal-seals-3-12.csv'],
    ['trial-balance', { from: date('2026-11-01'), to: date('2026-11-30') }, 'india-trial-balance-2026-11-30.csv'],
    ['arrears', { from: date('2026-11-22'), to: date('2026-11-22') }, 'india-arrears-2026-11-22.csv'],
    ['complaints', { from: date('2026-11-01'), to: date('2026-11-30') }, 'india-complaints-2026-11-01-2026-11-30.csv'],
    ['complaints', { from: date('2026-11-22'), to: date('2026-11-22') }, 'india-complaints-2026-11-22.csv'],
  ] as const)('says what is in a %s', (kind, span, name) => {
    expect(exportFileName('india', kind, span)).toBe(name)
  })
})
