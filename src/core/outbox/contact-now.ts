// Whether a borrower may be contacted about a payment by a channel, and from when where not: the same rules for a person as for a message.

import { addDays, type CalendarDate, startOfDayIn } from '../calendar-date.ts'
import type { LoanState } from '../loan/loan-state.ts'
import type { Market } from '../market/market.ts'
import { isPaused } from '../order/reminder.ts'
import { type ContactChannel, type ContactOutcome, standingStops } from './contact.ts'
import { type Counted, limitsPassed } from './contact-limits.ts'
import { afterHours, allStanding, freeFrom, type Noted } from './contact-rules.ts'

/**
 * Why not, in the order in which they are told. `helpAsked`: a request for help is being looked at. `leftAlone`: each loan that is due has an open
 * promise, or a plan that is kept.
 */
export const contactStops = [
  'noPhone',
  'nothingDue',
  ...standingStops,
  'unwanted',
  'helpAsked',
  'leftAlone',
  'tooMany',
  'tooManyByChannel',
  'atNight',
] as const
export type ContactStop = (typeof contactStops)[number]

export interface ContactLoan {
  readonly isDue: boolean
  /** The last day of a plan that is kept; null where none runs. */
  readonly planUntil: CalendarDate | null
  /** The last moment of an open promise about it; null where there is none. */
  readonly promisedUntil: Date | null
  /** The borrower asked for help with it, and was not answered yet. */
  readonly isHelpAsked: boolean
}

/** What a contact asks of the state of a loan; of none that was not paid out. */
export function dueNow(state: LoanState | null): Pick<ContactLoan, 'isDue' | 'planUntil'> {
  if (state === null) return { isDue: false, planUntil: null }
  return { isDue: state.amountDue.totalMinor > 0, planUntil: isPaused(state) ? (state.hardship?.until ?? null) : null }
}

export interface ContactFacts {
  readonly hasPhone: boolean
  readonly loans: readonly ContactLoan[]
  readonly isWanted: boolean
  /** Reminders that left, contacts that officers made, and broken promises that were followed up without one. */
  readonly counted: readonly Counted[]
  readonly noted: readonly Noted[]
}

/** A contact that is asked about: when and by which channel; of one that was made also what came of it. */
export interface AskedContact extends Counted {
  readonly outcome?: ContactOutcome
}

/**
 * Why a contact is not in order, and from when it is; `from` is null where that hangs on a person and on no clock. `also`: what else
 * stands against it.
 */
export interface ContactStopped {
  readonly because: ContactStop
  readonly also: readonly ContactStop[]
  readonly from: Date | null
}

const phoneChannels: readonly ContactChannel[] = ['call', 'text']

/** REMINDER-4, CONTACT-3. Null: a contact about a payment is in order at `asked.at`. */
export function whyNotContacted(facts: ContactFacts, asked: AskedContact, market: Market): ContactStopped | null {
  const isDue = dueOf(facts).length > 0
  const rules = isDue
    ? whyAgainstRules(facts, asked, market)
    : ({ because: 'nothingDue', also: [], from: null } as const)
  if (facts.hasPhone || !phoneChannels.includes(asked.channel)) return rules
  return { because: 'noPhone', also: rules === null ? [] : [rules.because, ...rules.also], from: null }
}

/** Every rule that a contact which was made has passed, whatever was due then; null where it kept them all. */
export function whyAgainstRules(facts: ContactFacts, asked: AskedContact, market: Market): ContactStopped | null {
  const due = dueOf(facts)
  // These end by what a person does, and by no clock.
  const lasting: ContactStop[] = [
    ...allStanding(facts.noted, asked),
    ...(facts.isWanted ? [] : (['unwanted'] as const)),
    ...(facts.loans.some(({ isHelpAsked }) => isHelpAsked) ? (['helpAsked'] as const) : []),
  ]
  const ends = due.flatMap((loan) => leftAloneUntil(loan, market) ?? [])
  const isLeftAlone = due.length > 0 && ends.length === due.length
  const [because, ...also]: ContactStop[] = [
    ...lasting,
    ...(isLeftAlone ? (['leftAlone'] as const) : []),
    ...limitsPassed(facts.counted, asked, market),
    ...(afterHours(market, asked) > asked.at ? (['atNight'] as const) : []),
  ]
  if (because === undefined) return null
  if (lasting.length > 0) return { because, also, from: null }
  const at = isLeftAlone ? new Date(Math.min(...ends.map((end) => end.getTime()))) : asked.at
  return { because, also, from: freeFrom(facts.counted, { ...asked, at }, market) }
}

const dueOf = ({ loans }: ContactFacts): ContactLoan[] => loans.filter(({ isDue }) => isDue)

const secondMs = 1_000

/** When a promise about a loan, or its plan, has no time left; null for a loan without either. */
function leftAloneUntil({ planUntil, promisedUntil }: ContactLoan, { zone }: Market): Date | null {
  const promise = promisedUntil === null ? 0 : promisedUntil.getTime() + secondMs
  const plan = planUntil === null ? 0 : startOfDayIn(zone, addDays(planUntil, 1)).getTime()
  const last = Math.max(promise, plan)
  return last === 0 ? null : new Date(last)
}
