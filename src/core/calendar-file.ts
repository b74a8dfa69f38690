// A calendar file (RFC 5545) of whole days: no hours and no time zones, so that a due date is the same day on every phone.

import { addDays, type CalendarDate } from './calendar-date.ts'

interface CalendarDay {
  /** A stable id: a calendar that has the entry updates it instead of adding another. */
  readonly uid: string
  readonly day: CalendarDate
  readonly title: string
  readonly text: string
  /** Rises with each change of the entry. */
  readonly revision: number
}

export interface CalendarFile {
  readonly name: string
  readonly days: readonly CalendarDay[]
  /** ISO 8601 in UTC: when the file was made. */
  readonly madeAt: string
  /** The alarm of each day: hours before its midnight. */
  readonly alarmHoursBefore: number
}

const lineOctets = 75

/** The file's text: lines end in CRLF and are folded at 75 octets, as RFC 5545 requires. */
export function calendarText({ name, days, madeAt, alarmHoursBefore }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Candor//Due dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap((day) => [
      'BEGIN:VEVENT',
      `UID:${escaped(day.uid)}`,
      `DTSTAMP:${madeAt.slice(0, 19).replace(/[-:]/g, '')}Z`,
      `SEQUENCE:${day.revision}`,
      `DTSTART;VALUE=DATE:${basic(day.day)}`,
      `DTEND;VALUE=DATE:${basic(addDays(day.day, 1))}`,
      `SUMMARY:${escaped(day.title)}`,
      `DESCRIPTION:${escaped(day.text)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-PT${alarmHoursBefore}H`,
      `DESCRIPTION:${escaped(day.title)}`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const basic = (day: CalendarDate): string => day.replaceAll('-', '')

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Cuts between characters, never inside one. What follows begins with a blank, which counts. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > lineOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}
