// A waiting time in its largest useful unit: 45 seconds, a minute, 12 minutes, an hour, 3 days.

import { type Language, waitingWords } from './spoken-languages.ts'

type WaitingUnit = 'second' | 'minute' | 'hour' | 'day'

interface WaitingTime {
  readonly unit: WaitingUnit
  readonly count: number
}

const SECONDS_PER_MINUTE = 60
const MINUTES_PER_HOUR = 60
const HOURS_PER_DAY = 24

/** Rounds up: after the stated time the wait is over. Less than a second counts as one. */
function waitingTime(seconds: number): WaitingTime {
  const wholeSeconds = Math.max(1, Math.ceil(seconds))
  if (wholeSeconds < SECONDS_PER_MINUTE) return { unit: 'second', count: wholeSeconds }
  const minutes = Math.ceil(wholeSeconds / SECONDS_PER_MINUTE)
  if (minutes < MINUTES_PER_HOUR) return { unit: 'minute', count: minutes }
  const hours = Math.ceil(minutes / MINUTES_PER_HOUR)
  if (hours < HOURS_PER_DAY) return { unit: 'hour', count: hours }
  return { unit: 'day', count: Math.ceil(hours / HOURS_PER_DAY) }
}

/** Writes a time in the words of `language`: 3589 is `an hour`. */
export function writtenWait(language: Language): (seconds: number | string) => string {
  return (seconds) => {
    const { unit, count } = waitingTime(Number(seconds))
    const [one, several] = waitingWords[language][unit]
    return (count === 1 ? one : several).replace('{n}', String(count))
  }
}
