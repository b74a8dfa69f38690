// Calendar dates: days that exist, arithmetic over months and years, and midnight in every zone.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  date,
  dateIn,
  dateTimeIn,
  daysBetween,
  fromEpochDay,
  parseCalendarDate,
  readMoment,
  startOfDayIn,
  toEpochDay,
  weekday,
} from './calendar-date.ts'

const someDay = fc.integer({ min: -25_567, max: 376_199 }).map(fromEpochDay)

describe('reading a calendar date', () => {
  it.each(['1900-01-01', '2024-02-29', '2026-12-31', '2999-12-31'])('takes %s', (text) => {
    expect(parseCalendarDate(text)).toBe(text)
  })

  it.each([
    ['a day that does not exist', '2026-02-30'],
    ['a leap day in a common year', '2026-02-29'],
    ['a thirteenth month', '2026-13-01'],
    ['day zero', '2026-01-00'],
    ['a year before 1900', '1899-12-31'],
    ['a year after 2999', '3000-01-01'],
    ['the last year of four digits', '9999-12-31'],
    ['a short year', '26-01-01'],
    ['missing zeros', '2026-1-1'],
    ['a time behind it', '2026-01-01T00:00:00Z'],
    ['a space before it', ' 2026-01-01'],
    ['a line break behind it', '2026-01-01\n'],
    ['a sign', '+2026-01-01'],
    ['other digits', '٢٠٢٦-٠١-٠١'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(parseCalendarDate(text)).toBeNull()
  })

  it('throws for a bad date in a data file', () => {
    expect(() => date('2026-02-30')).toThrow('not a calendar date: 2026-02-30')
  })

  it('knows every day by its number', () => {
    fc.assert(fc.property(someDay, (day) => fromEpochDay(toEpochDay(day)) === day && parseCalendarDate(day) === day))
  })
})

describe('reading a moment', () => {
  it('reads what toISOString writes, to the millisecond', () => {
    const written = '2026-11-23T07:48:22.017Z'
    expect(readMoment(written)?.toISOString()).toBe(written)
  })

  it.each([
    '',
    'yesterday',
    '-1',
    '12',
    '2026-11-23',
    '2026-11-23T07:48:22Z',
    '2026-11-23T07:48:22.017+01:00',
    ' 2026-11-23T07:48:22.017Z',
    '2026-11-23T07:48:22.017Z ',
    '2026-02-30T07:48:22.017Z',
    '2026-11-23T25:48:22.017Z',
    '0000-01-01T00:00:00.000Z',
    '+275760-01-01T00:00:00.000Z',
    '-000044-03-15T00:00:00.000Z',
  ])('reads no moment in %j', (text) => {
    expect(readMoment(text)).toBeNull()
  })
})

describe('counting days', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays(date('2026-08-10'), 30)).toBe('2026-09-09')
    expect(addDays(date('2024-02-28'), 1)).toBe('2024-02-29')
    expect(addDays(date('2026-01-01'), -1)).toBe('2025-12-31')
    expect(daysBetween(date('2026-08-10'), date('2026-12-08'))).toBe(120)
    expect(daysBetween(date('2026-12-08'), date('2026-08-10'))).toBe(-120)
  })

  it('adds what it counts', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
        fc.pre(toEpochDay(day) + days >= -25_567 && toEpochDay(day) + days <= 376_199)
        return daysBetween(day, addDays(day, days)) === days
      }),
    )
  })

  it('numbers the days of the week from Monday', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22', '1969-12-28'].map((day) => weekday(date(day)))).toEqual([
      1, 6, 7, 7,
    ])
  })
})

describe('days on the wall of a zone', () => {
  it.each([
    ['Asia/Manila', '2026-11-19T15:59:59Z', '2026-11-19', '2026-11-19 23:59:59'],
    ['Asia/Manila', '2026-11-19T16:00:00Z', '2026-11-20', '2026-11-20 00:00:00'],
    ['Asia/Kolkata', '2026-11-19T18:29:59Z', '2026-11-19', '2026-11-19 23:59:59'],
    ['Asia/Kolkata', '2026-11-19T18:30:00Z', '2026-11-20', '2026-11-20 00:00:00'],
    ['Asia/Jakarta', '2026-11-19T16:59:59Z', '2026-11-19', '2026-11-19 23:59:59'],
    ['Asia/Jakarta', '2026-11-19T17:00:00Z', '2026-11-20', '2026-11-20 00:00:00'],
  ])('in %s it is at %s the day %s', (zone, instant, day, written) => {
    expect(dateIn(zone, new Date(instant))).toBe(day)
    expect(dateTimeIn(zone, new Date(instant))).toBe(written)
  })

  it.each([
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['Asia/Manila', '2026-09-06', '2026-09-05T16:00:00.000Z'],
    ['Asia/Manila', '1960-05-05', '1960-05-04T16:00:00.000Z'],
  ])('a day of %s whose midnight may be missing begins at the first instant of %s', (zone, day, start) => {
    const begins = startOfDayIn(zone, date(day))
    expect(begins.toISOString()).toBe(start)
    expect(dateIn(zone, new Date(begins.getTime() - 1))).toBe(addDays(date(day), -1))
  })

  it.each([
    ['Asia/Manila', '2026-11-20T15:59:07.400Z', '2026-11-20 23:59:07'],
    ['Asia/Manila', '2026-11-20T15:59:59.999Z', '2026-11-20 23:59:59'],
    ['Asia/Manila', '2026-11-20T16:00:00.000Z', '2026-11-21 00:00:00'],
    ['Europe/Berlin', '2026-10-25T00:59:59.000Z', '2026-10-25 02:59:59'],
    ['Europe/Berlin', '2026-10-25T01:00:00.000Z', '2026-10-25 02:00:00'],
    ['Asia/Kathmandu', '1969-12-31T23:59:59.500Z', '1970-01-01 05:29:59'],
    // A clock that changes within an hour.
    ['Asia/Kathmandu', '1985-12-31T18:29:59.000Z', '1985-12-31 23:59:59'],
    ['Asia/Kathmandu', '1985-12-31T18:30:00.000Z', '1986-01-01 00:15:00'],
    // Half a minute beside the others, until 1972.
    ['Africa/Monrovia', '1971-06-01T00:00:00.000Z', '1971-05-31 23:15:30'],
  ])('in %s at %s is %s, each time it is asked', (zone, instant, wall) => {
    for (let time = 0; time < 2; time += 1) expect(dateTimeIn(zone, new Date(instant))).toBe(wall)
  })

  it.each([
    // Half an hour forward, half past three in the afternoon of London.
    ['2026-10-03T15:29:59.000Z', '2026-10-04 01:59:59'],
    ['2026-10-03T15:30:00.000Z', '2026-10-04 02:30:00'],
    ['2026-10-03T15:45:00.000Z', '2026-10-04 02:45:00'],
    ['2026-10-03T14:59:59.000Z', '2026-10-04 01:29:59'],
    ['2026-10-03T16:00:00.000Z', '2026-10-04 03:00:00'],
  ])('changes its clock in the middle of an hour on Lord Howe: at %s it is %s', (instant, wall) => {
    expect(dateTimeIn('Australia/Lord_Howe', new Date(instant))).toBe(wall)
    expect(dateIn('Australia/Lord_Howe', new Date(instant))).toBe('2026-10-04')
  })

  it('lets a day of 25 hours be one day', () => {
    const hours = Array.from(
      { length: 25 },
      (_, hour) => new Date(Date.parse('2026-04-04T03:00:00Z') + hour * 3_600_000),
    )
    expect(new Set(hours.map((hour) => dateIn('America/Santiago', hour)))).toEqual(new Set(['2026-04-04']))
  })

  it('meets every local date of every zone once and in order, through two years of clock changes', () => {
    const broken: string[] = []
    // Zones share rules: one of each pattern of noons is walked day by day, so that none is left out and all is quick.
    const walked = new Set<string>()
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const pattern = monthlyNoons(zone)
      if (walked.has(pattern)) continue
      walked.add(pattern)
      const start = Date.parse('2025-10-01T00:00:00Z')
      let before = dateIn(zone, new Date(start))
      // Steps of 22 hours miss no day, and come by each hour of the day.
      for (let hours = 22; hours <= 800 * 24; hours += 22) {
        const seen = dateIn(zone, new Date(start + hours * 3_600_000))
        if (seen !== before && seen !== addDays(before, 1)) broken.push(`${zone}: ${before}, ${seen}`)
        before = seen
      }
    }
    expect(walked.size).toBeGreaterThan(30)
    expect(broken).toEqual([])
  })

  it('begins every day after the one before it, in the zones of our markets', () => {
    for (const zone of ['Asia/Manila', 'Asia/Kolkata', 'Asia/Jakarta', 'America/Santiago', 'Africa/Cairo']) {
      for (let day = date('2026-03-20'); day < date('2026-05-01'); day = addDays(day, 1)) {
        const begins = startOfDayIn(zone, day)
        expect(dateIn(zone, begins)).toBe(day)
        expect(dateIn(zone, new Date(begins.getTime() - 1))).toBe(addDays(day, -1))
      }
    }
  })
})

/** The wall clock of a zone at noon UTC on two days of each month: its rules, as a text. */
function monthlyNoons(zone: string): string {
  const noons: string[] = []
  for (let day = date('2025-10-01'); day < date('2027-12-15'); day = addDays(day, 14)) {
    noons.push(dateTimeIn(zone, new Date(`${day}T12:00:00Z`)).slice(8))
  }
  return noons.join()
}
