// A promise to pay that a borrower gave to an officer: how far ahead it may lie, and whether it was kept.

import { addDays, type CalendarDate } from '../calendar-date.ts'

/** Why a promise no longer counts: a newer one came before its day was over, an accepted plan took its place, or an officer took it back. */
const promiseEnds = ['replaced', 'withdrawn'] as const
export type PromiseEnd = (typeof promiseEnds)[number]

export const promiseStates = ['open', 'kept', 'broken', ...promiseEnds] as const
export type PromiseState = (typeof promiseStates)[number]

/** Days ahead that a promise may lie at most: no reminder is sent until then. */
export const promiseDaysAtMost = 31

/** What decides the state of a promise. */
export interface PromiseFacts {
  readonly amountMinor: number
  /** Booked since the promise was given, with a value date up to the promised day. */
  readonly paidMinor: number
  /** The last moment of the promised day in the market's zone. */
  readonly until: Date
  readonly endedAs: PromiseEnd | null
}

/** PROMISE-2: how a promise stands at `now`. Kept as soon as the amount is there; broken once its day is over without it. */
export function promiseState({ amountMinor, paidMinor, until, endedAs }: PromiseFacts, now: Date): PromiseState {
  if (endedAs !== null) return endedAs
  if (paidMinor >= amountMinor) return 'kept'
  return now > until ? 'broken' : 'open'
}

export interface PromiseAsked {
  readonly amountMinor: number
  readonly promisedOn: CalendarDate
}

/** PROMISE-1: names of the fields of a promise that cannot be noted: a day that is over or too far, or more than is owed. */
export function promiseFaults(
  { amountMinor, promisedOn }: PromiseAsked,
  { today, owedMinor }: { readonly today: CalendarDate; readonly owedMinor: number },
): ('promisedOn' | 'amountMinor')[] {
  const isDay = promisedOn >= today && promisedOn <= addDays(today, promiseDaysAtMost)
  return [
    ...(isDay ? [] : (['promisedOn'] as const)),
    ...(amountMinor > 0 && amountMinor <= owedMinor ? [] : (['amountMinor'] as const)),
  ]
}
