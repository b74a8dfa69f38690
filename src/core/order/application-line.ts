// An application as one line of four steps: applied, approved, agreed, paid out. What is done, whose turn it is, and by when.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import type { OrderStatus, PayoutState } from './status.ts'

export const lineSteps = ['applied', 'approved', 'agreed', 'paidOut'] as const
type LineStepName = (typeof lineSteps)[number]

/** `now` is the step that somebody has to take next: `you` the borrower, `us` the lender. */
export interface LineStep {
  readonly step: LineStepName
  readonly state: 'done' | 'now' | 'later'
  readonly turn: 'you' | 'us' | null
  /** When it was done, or by when we do it; null where no day is known, and once the day of ours is past. */
  readonly on: CalendarDate | null
}

/** What is known of an application that was decided before its offer was accepted. */
export interface DecidedApplication {
  readonly appliedOn: CalendarDate
  readonly approvedOn: CalendarDate
}

/** What is known of an order, in days of its market. */
export interface OrderOnTheLine {
  readonly status: OrderStatus
  readonly payoutState: PayoutState
  /** The offer was accepted, which is an application too where none came before it. */
  readonly acceptedOn: CalendarDate
  readonly answerBy: CalendarDate
  readonly decidedOn: CalendarDate | null
  readonly withdrawalIsAwaited: boolean
  readonly withdrawnOn: CalendarDate | null
  /** The day on which the money was asked for once more after a payout that came back; null while the first one counts. */
  readonly sentAgainOn: CalendarDate | null
  readonly today: CalendarDate
  /** Within so many days the money arrives, as the lender's file says. */
  readonly fundingMaxDays: number
  /** Null where the lender's app brought the borrower, who applies by agreeing. */
  readonly application: DecidedApplication | null
  /** The money waits until it is known in whose name the account is: no day can be promised. */
  readonly nameIsChecked: boolean
}

const done = (step: LineStepName, on: CalendarDate): LineStep => ({ step, state: 'done', turn: null, on })
const later = (step: LineStepName): LineStep => ({ step, state: 'later', turn: null, on: null })
const yours = (step: LineStepName): LineStep => ({ step, state: 'now', turn: 'you', on: null })
const ours = (step: LineStepName, by: CalendarDate, today: CalendarDate): LineStep => ({
  step,
  state: 'now',
  turn: 'us',
  on: by < today ? null : by,
})

/** The line of an order until its money is there; empty for a decline and after the payout. */
export function orderLine(order: OrderOnTheLine): readonly LineStep[] {
  const { status, application, acceptedOn, decidedOn, today } = order
  if (status !== 'inReview' && status !== 'approved') return []
  if (application !== null) return [...doneBefore(application), done('agreed', acceptedOn), payoutStep(order)]
  const begun = [done('applied', acceptedOn), done('agreed', acceptedOn)]
  return status === 'inReview' || decidedOn === null
    ? [...begun, ours('approved', order.answerBy, today), later('paidOut')]
    : [...begun, done('approved', decidedOn), payoutStep(order)]
}

/** The line of an application before its offer is accepted. */
export function applicationLine(application: DecidedApplication | null): readonly LineStep[] {
  return application === null
    ? [yours('applied'), later('approved'), later('agreed'), later('paidOut')]
    : [...doneBefore(application), yours('agreed'), later('paidOut')]
}

/** The line of an application that a person decides by `answerBy`. */
export function referredLine(
  appliedOn: CalendarDate,
  answerBy: CalendarDate,
  today: CalendarDate,
): readonly LineStep[] {
  return [done('applied', appliedOn), ours('approved', answerBy, today), later('agreed'), later('paidOut')]
}

function doneBefore({ appliedOn, approvedOn }: DecidedApplication): LineStep[] {
  return [done('applied', appliedOn), done('approved', approvedOn)]
}

/** Counted from the day on which the money was asked for; while the order is looked at once more, from the day of the answer. */
function payoutStep(order: OrderOnTheLine): LineStep {
  const {
    status,
    payoutState,
    withdrawalIsAwaited,
    sentAgainOn,
    withdrawnOn,
    decidedOn,
    answerBy,
    today,
    fundingMaxDays,
    nameIsChecked,
  } = order
  if (withdrawalIsAwaited || payoutState === 'failed') return yours('paidOut')
  if (nameIsChecked) return { step: 'paidOut', state: 'now', turn: 'us', on: null }
  const from = status === 'inReview' ? answerBy : (sentAgainOn ?? withdrawnOn ?? decidedOn ?? answerBy)
  return ours('paidOut', addDays(from, fundingMaxDays), today)
}
