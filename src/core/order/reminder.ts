// When a borrower is reminded of a payment, and whether a reminder that was planned still holds when it is its turn.

import { type CalendarDate, daysBetween } from '../calendar-date.ts'
import type { LoanState } from '../loan/loan-state.ts'
import type { Market, ReminderRules } from '../market/market.ts'
import type { LimitStop, StandingStop } from '../outbox/contact.ts'

/** One reminder of a due date: `days` before it (negative), on it (0) or after it. Unique per order. */
export interface Reminder {
  readonly dueDate: CalendarDate
  readonly days: number
}

/**
 * The reminder of the oldest unpaid instalment for `state.asOf`; null on days without one, in a hardship plan, and where one that begins by
 * its due date moves it.
 */
export function reminderOf(state: LoanState, rules: ReminderRules, isMovedAhead: boolean): Reminder | null {
  const next = state.nextInstalment
  if (next === null || isPaused(state) || isMovedAhead) return null
  const days = daysBetween(next.dueDate, state.asOf)
  const isOne =
    days === 0 ? rules.onTheDay : days < 0 ? rules.daysBefore.includes(-days) : rules.daysLate.includes(days)
  return isOne ? { dueDate: next.dueDate, days } : null
}

/** MONEY-26: a borrower who keeps to a hardship plan is left alone for its days. */
export function isPaused({ hardship, asOf }: LoanState): boolean {
  return hardship !== null && hardship.standing !== 'broken' && asOf <= hardship.until
}

/** Why a planned reminder is not sent; null when it is. */
type ReminderStopped =
  | 'dayIsOver'
  | 'isPaid'
  | 'isMoved'
  | 'isPaused'
  | 'isPromised'
  | 'isCharged'
  | 'isUnwanted'
  | 'accountIsGone'
  | 'helpIsAsked'
  | StandingStop
  | LimitStop

export interface ReminderTurn {
  readonly plannedOn: CalendarDate
  readonly state: LoanState
  /** MONEY-29: a plan that begins later, by the due date, moves it. */
  readonly isMovedAhead: boolean
  /** PROMISE-3: a promise to pay is open, its day is not over. */
  readonly isPromised: boolean
  readonly isWanted: boolean
  /** True where a notice of automatic repayment says that a card is charged for this due date. */
  readonly isChargeTold: boolean
  /** A request for help with the loan is being looked at. */
  readonly isHelpAsked: boolean
  readonly hasPhone: boolean
  /** CONTACT-3: what somebody told an officer stands against messages. */
  readonly standing: StandingStop | null
  /** CONTACT-2: the limit that one more would pass. */
  readonly limit: LimitStop | null
}

/** Decides again when the reminder is sent: the loan may have changed in the hours since it was planned. */
export function whyReminderIsStopped(reminder: Reminder, turn: ReminderTurn): ReminderStopped | null {
  const { state } = turn
  if (!turn.hasPhone) return 'accountIsGone'
  if (turn.standing !== null) return turn.standing
  if (!turn.isWanted) return 'isUnwanted'
  if (state.asOf !== turn.plannedOn) return 'dayIsOver'
  const next = state.nextInstalment
  if (next === null) return 'isPaid'
  if (isPaused(state)) return 'isPaused'
  if (turn.isMovedAhead) return 'isMoved'
  if (turn.isPromised) return 'isPromised'
  if (turn.isHelpAsked) return 'helpIsAsked'
  if (next.dueDate !== reminder.dueDate) {
    const named = state.instalments.find(({ dueDate }) => dueDate === reminder.dueDate)
    return named === undefined ? 'isMoved' : 'isPaid'
  }
  if (turn.isChargeTold && reminder.days <= 0) return 'isCharged'
  return turn.limit
}

const weekDays = 7

/** The most reminders that these days would plan within seven days, for one loan. */
function mostInAWeek({ daysBefore, onTheDay, daysLate }: ReminderRules): number {
  const days = [...daysBefore.map((before) => -before), ...(onTheDay ? [0] : []), ...daysLate]
  return Math.max(0, ...days.map((first) => days.filter((day) => day >= first && day < first + weekDays).length))
}

/**
 * REMINDER-6: a lender's days that plan more than the market lets leave, in words that follow their place; null where they do not. The
 * limits hold over the message as well: this says so to the author, before a borrower gets one reminder and not the next.
 */
export function wrongReminderDays(
  days: ReminderRules,
  { id, contactCaps, channelCaps }: Pick<Market, 'id' | 'contactCaps' | 'channelCaps'>,
): string | null {
  const most = Math.min(contactCaps.reminders.weekAtMost, channelCaps.text.weekAtMost)
  const planned = mostInAWeek(days)
  if (planned <= most) return null
  return `plans ${planned} reminders within seven days, and the market ${id} allows ${most}`
}
