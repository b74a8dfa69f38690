// Names in the language of the desk for what is kept as a code, and what is put together from the desk's words.

import type { DeskWords } from './words.ts'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })
/** Letters and digits of a sign that a sentence is never read without. */
const minus = '−'
const minutesPerHour = 60
const minutesPerDay = 24 * minutesPerHour
/** A time of more days is said without its hours; of more hours without its minutes. */
const daysWithHours = 2
const hoursWithMinutes = 2

/** `hi` is `Hindi`. */
export const languageName = (language: string): string => languageNames.of(language) ?? language

/** `−42`, `7`. */
export const signed = (n: number): string => (n < 0 ? `${minus}${-n}` : String(n))

/** `1 d 2 h`, `3 h`, `40 min`: the two largest units at most. */
export function waitingTime(minutes: number, { clock }: Pick<DeskWords, 'clock'>): string {
  const days = Math.floor(minutes / minutesPerDay)
  const hours = Math.floor((minutes % minutesPerDay) / minutesPerHour)
  const rest = minutes % minutesPerHour
  if (days > 0) return days > daysWithHours || hours === 0 ? clock.days({ days }) : clock.daysHours({ days, hours })
  if (hours === 0) return clock.minutes({ minutes })
  return hours > hoursWithMinutes || rest === 0 ? clock.hours({ hours }) : clock.hoursMinutes({ hours, minutes: rest })
}

/** The month of a calendar date, `Nov`. */
export const monthName = (day: string, months: readonly string[]): string => months[Number(day.slice(5, 7)) - 1] ?? day

/** `Nov 2026`. */
export const monthOf = (day: string, months: readonly string[]): string =>
  `${monthName(day, months)} ${day.slice(0, 4)}`
