// A waiting time in its largest useful unit: 45 seconds, a minute, 12 minutes, an hour, 3 days.

import type { Language } from './language.ts'

type WaitingUnit = 'second' | 'minute' | 'hour' | 'day'

interface WaitingTime {
  readonly unit: WaitingUnit
  readonly count: number
}

const SECONDS_PER_MINUTE = 60
const MINUTES_PER_HOUR = 60
const HOURS_PER_DAY = 24

/** Rounds up: after the stated time the wait is over. Less than a second counts as one. */
export function waitingTime(seconds: number): WaitingTime {
  const wholeSeconds = Math.max(1, Math.ceil(seconds))
  if (wholeSeconds < SECONDS_PER_MINUTE) return { unit: 'second', count: wholeSeconds }
  const minutes = Math.ceil(wholeSeconds / SECONDS_PER_MINUTE)
  if (minutes < MINUTES_PER_HOUR) return { unit: 'minute', count: minutes }
  const hours = Math.ceil(minutes / MINUTES_PER_HOUR)
  if (hours < HOURS_PER_DAY) return { unit: 'hour', count: hours }
  return { unit: 'day', count: Math.ceil(hours / HOURS_PER_DAY) }
}

/** One and several of each unit, as they stand after `in`; `{n}` becomes the number. */
type WaitingWords = Readonly<Record<WaitingUnit, readonly [one: string, several: string]>>

const waitingWords: Readonly<Record<Language, WaitingWords>> = {
  en: {
    second: ['a second', '{n} seconds'],
    minute: ['a minute', '{n} minutes'],
    hour: ['an hour', '{n} hours'],
    day: ['a day', '{n} days'],
  },
  fil: {
    second: ['isang segundo', '{n} segundo'],
    minute: ['isang minuto', '{n} minuto'],
    hour: ['isang oras', '{n} oras'],
    day: ['isang araw', '{n} araw'],
  },
  id: {
    second: ['satu detik', '{n} detik'],
    minute: ['satu menit', '{n} menit'],
    hour: ['satu jam', '{n} jam'],
    day: ['satu hari', '{n} hari'],
  },
  hi: {
    second: ['एक सेकंड', '{n} सेकंड'],
    minute: ['एक मिनट', '{n} मिनट'],
    hour: ['एक घंटे', '{n} घंटे'],
    day: ['एक दिन', '{n} दिन'],
  },
  es: {
    second: ['un segundo', '{n} segundos'],
    minute: ['un minuto', '{n} minutos'],
    hour: ['una hora', '{n} horas'],
    day: ['un día', '{n} días'],
  },
  'zh-CN': {
    second: ['1 秒', '{n} 秒'],
    minute: ['1 分钟', '{n} 分钟'],
    hour: ['1 小时', '{n} 小时'],
    day: ['1 天', '{n} 天'],
  },
}

/** Writes a time in the words of `language`: 3589 is `an hour`. */
export function writtenWait(language: Language): (seconds: number | string) => string {
  return (seconds) => {
    const { unit, count } = waitingTime(Number(seconds))
    const [one, several] = waitingWords[language][unit]
    return (count === 1 ? one : several).replace('{n}', String(count))
  }
}
