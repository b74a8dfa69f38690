// Automatic repayment: when a notice is due, when the saved card is charged and with how much, and what ends it.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { unpaidPart } from '../loan/loan-book.ts'
import type { InstalmentState, LoanState } from '../loan/loan-state.ts'

/** What the borrower agrees to; the words of consent say these figures. */
export const autopayRules = {
  /** The notice leaves so many days before the due date. One day of reserve, in which it can still leave in time. */
  noticePlannedDays: 4,
  /** No charge without a notice that left at least so many days before it. */
  noticeLeastDays: 3,
  /** The hour of the charge on the clock of the market, which is no hour of the night anywhere. */
  chargeHour: '10:00',
  /** Days after the due date on which the card is charged: the first time, and again after each decline that may pass. */
  tryDays: [0, 2, 5],
  /** Charges a day that ended before the bank was asked. */
  notMadeADay: 4,
  /** Agreements of one borrower in a day: near a due date each sends its notice. */
  agreementsADay: 10,
  /** Until another look while another payment is under way, and after a charge that was not made. */
  lookAgainMinutes: 30,
} as const

/** Why an agreement ended. `loanEnded`: nothing is left to charge. The three that a bank causes are told to the borrower. */
export const autopayStops = [
  'borrower',
  'cardRemoved',
  'loanEnded',
  'cardDeclined',
  'ownerMustConfirm',
  'triesUsed',
] as const
export type AutopayStop = (typeof autopayStops)[number]

/**
 * How a charge ended. `notMade`: the bank was not asked, and it may be tried again. `unclear`: the processor has not answered for a day.
 * `missed`: there was no charge for this due date, and there is none any more. The last two end the due date: nothing is charged blindly.
 */
export const autopayOutcomes = ['paid', 'declined', 'notMade', 'unclear', 'missed'] as const
export type AutopayOutcome = (typeof autopayOutcomes)[number]

/** After these no more is charged for a due date. */
const lastOutcomes: readonly AutopayOutcome[] = ['paid', 'unclear', 'missed']

/** A notice of a charge. `leftOn`: the market's day on which it left; null while it has not, or did not arrive. */
export interface AutopayNotice {
  readonly dueDate: CalendarDate
  readonly amountMinor: number
  readonly leftOn: CalendarDate | null
}

/** A charge that was begun for a due date; `outcome` is null while it is under way. */
interface AutopayTry {
  readonly dueDate: CalendarDate
  readonly begunOn: CalendarDate
  readonly outcome: AutopayOutcome | null
}

export interface AutopayFacts {
  readonly state: LoanState
  /** Of all its due dates, in the order in which they were written. */
  readonly notices: readonly AutopayNotice[]
  readonly tries: readonly AutopayTry[]
}

export interface AutopayCharge {
  readonly dueDate: CalendarDate
  readonly amountMinor: number
}

export interface AutopayStep {
  /** Nothing is left to charge. */
  readonly ends: boolean
  readonly notices: readonly AutopayCharge[]
  readonly charge: AutopayCharge | null
  /** Due dates that are not charged any more: the borrower pays them by hand. */
  readonly missed: readonly AutopayCharge[]
}

const nothing: AutopayStep = { ends: false, notices: [], charge: null, missed: [] }

/** Decides a day of automatic repayment. A charge under way lets everything but the notices wait. */
export function autopayStep(facts: AutopayFacts): AutopayStep {
  const { state, tries } = facts
  const open = state.instalments.filter(({ unpaidMinor }) => unpaidMinor > 0)
  if (open.length === 0) return { ...nothing, ends: true }
  const notices = open.flatMap((one) => noticeFor(facts, one))
  if (tries.some(({ outcome }) => outcome === null)) return { ...nothing, notices }
  const due = open.filter((one) => one.dueDate <= state.asOf).flatMap((one) => chargeFor(facts, one) ?? [])
  return {
    ends: false,
    notices,
    charge: due.find((one) => one.do === 'charge') ?? null,
    missed: due.filter((one) => one.do === 'miss'),
  }
}

/** The first due date that an agreement of today can charge; null without one. */
export function firstChargeOn(state: LoanState): AutopayCharge | null {
  const first = state.instalments.find(
    ({ unpaidMinor, dueDate }) => unpaidMinor > 0 && dueDate >= addDays(state.asOf, autopayRules.noticeLeastDays),
  )
  return first === undefined ? null : { dueDate: first.dueDate, amountMinor: first.unpaidMinor }
}

/**
 * The last due date before the next charge that the card does not pay, since no notice of the agreement has told of it; null where
 * there is none. What it owes is left to the borrower.
 */
export function byHandUntil(
  state: LoanState,
  next: AutopayCharge | null,
  noticed: ReadonlySet<CalendarDate>,
): CalendarDate | null {
  const left = state.instalments.filter(
    ({ unpaidMinor, dueDate }) => unpaidMinor > 0 && (next === null || dueDate < next.dueDate) && !noticed.has(dueDate),
  )
  return left.at(-1)?.dueDate ?? null
}

/**
 * The day of the next charge after declines on `declinedOn`; null when that was the last one. A charge that began late (another payment
 * was under way on its own day) may be declined on the day of the next one: that day is used up, and two are never made on one day.
 */
export function nextTryOn(dueDate: CalendarDate, declinedOn: readonly CalendarDate[]): CalendarDate | null {
  const days = autopayRules.tryDays.slice(declinedOn.length).map((after) => addDays(dueDate, after))
  return days.find((day) => declinedOn.every((declined) => declined < day)) ?? null
}

/** A notice where there is none yet, and another one where the amount has grown since: less may always be charged. */
function noticeFor({ state, notices }: AutopayFacts, one: InstalmentState): AutopayCharge[] {
  const { dueDate, unpaidMinor: amountMinor } = one
  const begins = addDays(dueDate, -autopayRules.noticePlannedDays)
  const ends = addDays(dueDate, -autopayRules.noticeLeastDays)
  const said = notices.filter((notice) => notice.dueDate === dueDate)
  if (state.asOf < begins || state.asOf >= dueDate) return []
  if (said.length === 0) return state.asOf <= ends ? [{ dueDate, amountMinor }] : []
  return said.every((notice) => notice.amountMinor < amountMinor) ? [{ dueDate, amountMinor }] : []
}

type Decided = AutopayCharge & { readonly do: 'charge' | 'miss' }

/**
 * Charges what is due, at most the instalment, at most what a notice in time has said and the late charges of a second or third try.
 * A due date that the borrower was not told of when agreeing is left alone. Null where there is nothing to do.
 */
function chargeFor({ state, notices, tries }: AutopayFacts, one: InstalmentState): Decided | null {
  const { dueDate } = one
  const made = tries.filter((each) => each.dueDate === dueDate)
  const said = notices.filter((notice) => notice.dueDate === dueDate)
  const missed = { dueDate, amountMinor: one.unpaidMinor, do: 'miss' } as const
  // Stryker disable next-line ConditionalExpression: none is under way here
  if (said.length === 0 || made.some(({ outcome }) => outcome !== null && lastOutcomes.includes(outcome))) return null
  const latest = addDays(dueDate, -autopayRules.noticeLeastDays)
  // Stryker disable next-line ConditionalExpression: null is not before any day
  const inTime = said.filter(({ leftOn }) => leftOn !== null && leftOn <= latest)
  if (inTime.length === 0) return missed
  const declinedOn = made.filter(({ outcome }) => outcome === 'declined').map(({ begunOn }) => begunOn)
  const tryOn = nextTryOn(dueDate, declinedOn)
  const lastDay = addDays(dueDate, autopayRules.tryDays.at(-1) ?? 0)
  if (tryOn === null || state.asOf > lastDay) return missed
  const notMade = made.filter(({ outcome, begunOn }) => outcome === 'notMade' && begunOn === state.asOf).length
  if (state.asOf < tryOn || notMade >= autopayRules.notMadeADay) return null
  const told = Math.max(...inTime.map(({ amountMinor }) => amountMinor))
  const lateMinor = unpaidPart({ due: one.dueMinor, paid: one.paidMinor, waived: one.waivedMinor }, 'penalty')
  const amountMinor = Math.min(state.amountDue.totalMinor, one.unpaidMinor, told + lateMinor)
  return { dueDate, amountMinor, do: 'charge' }
}
