// Due dates as calendars read them: whole days, stable names, lines of 75 octets.

import { describe, expect, it } from 'vitest'
import { date } from './calendar-date.ts'
import { calendarText } from './calendar-file.ts'

const one = {
  uid: 'L1-3@loans.example',
  day: date('2026-12-31'),
  title: 'Pay ₱ 1.400,00',
  text: 'Payment 3/4; see the app, please\nOrder L1',
  revision: 2,
}
const file = { name: 'Candor', days: [one], madeAt: '2026-11-20T10:00:00.000Z', alarmHoursBefore: 15 }

describe('a calendar file', () => {
  it('is whole days without a time zone, the end being the next day', () => {
    const text = calendarText(file)
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
    expect(text).not.toMatch(/VTIMEZONE|TZID/)
  })

  it('names each entry, its revision and the moment of the file', () => {
    const text = calendarText(file)
    expect(text).toContain('\r\nUID:L1-3@loans.example\r\nDTSTAMP:20261120T100000Z\r\nSEQUENCE:2\r\n')
    expect(text).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT15H\r\n')
  })

  it('writes commas, semicolons and line ends so that nothing begins a line of its own', () => {
    const text = calendarText({ ...file, days: [{ ...one, title: 'a,b;c\\d', text: 'x\nEND:VEVENT' }] })
    expect(text).toContain('SUMMARY:a\\,b\\;c\\\\d')
    expect(text).toContain('DESCRIPTION:x\\nEND:VEVENT')
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1)
  })

  it('folds at 75 octets, between characters, and unfolds to what was there', () => {
    const long = '₱ आज भुगतान करें 付款 🙂 '.repeat(12).trim()
    const text = calendarText({ ...file, days: [{ ...one, text: long }] })
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${long}\r\n`)
    expect(text).not.toContain('\uFFFD')
  })

  it('ends every line in CRLF', () => {
    expect(calendarText(file).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(calendarText(file)).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n[\s\S]*END:VCALENDAR\r\n$/)
  })
})
