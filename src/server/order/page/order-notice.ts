// The sentence at the head of an order: what is, then what it costs, then what can be done.

import { addDays, type CalendarDate, dateIn, daysBetween } from '../../../core/calendar-date.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import { netProceedsMinor } from '../../../core/loan/price.ts'
import { withdrawalIsAwaited } from '../../../core/order/order.ts'
import type { Voice } from '../../../words/voice.ts'
import { payoutFailureText } from '../../account/facts/door.ts'
import { lineOf, momentText, type OrderFigures } from './order-rows.ts'

export interface NoticeFigures extends OrderFigures {
  /** What the late charge grows by tomorrow if nothing is paid, minor units. */
  readonly nextDayPenaltyMinor: number
  /** True once the moment of {@link Order.answerBy} is over without an answer. */
  readonly answerIsLate: boolean
  /** The last day of the pause for which tomorrow adds nothing; null without one. */
  readonly pausedTomorrow: CalendarDate | null
  /** True while a person decides about it. */
  readonly isReferred: boolean
  /** The borrower's first name, where it is known. */
  readonly firstName: string | null
}

/** The word of the status panel. A borrower who was approved and has accepted the offer is not told again that the application is in review. */
export function noticeTitle({ status, application, isReferred }: NoticeFigures, { words }: Voice): string {
  return status === 'inReview' && application !== null && !isReferred ? words.agreedName : words.statusNames[status]
}

/** The text of the status panel. */
export function noticeText(figures: NoticeFigures, voice: Voice): string {
  const { notice, declineReasons } = voice.words
  const { order, status, state } = figures
  switch (status) {
    case 'inReview': {
      const answerBy = figures.answerIsLate ? null : momentText(voice.market.zone, order.answerBy)
      if (figures.isReferred) return notice.referred({ answerBy })
      return figures.application === null ? notice.inReview({ answerBy }) : notice.agreed({ answerBy })
    }
    case 'declined': {
      const reasons: Readonly<Record<string, string>> = declineReasons
      const reason = reasons[order.declineReason ?? ''] ?? declineReasons.blocked
      const isLater = order.retryOn !== null && order.retryOn > figures.today
      return notice.declined({ reason, retryOn: isLater ? order.retryOn : null })
    }
    case 'approved':
      return approvedText(figures, voice)
    case 'settled':
      return settledText(figures, voice)
    case 'active':
    case 'due':
    case 'overdue':
      return state === null ? '' : runningText(figures, state, voice)
  }
}

function settledText({ order, state, today, firstName }: NoticeFigures, { words: { notice } }: Voice): string {
  const { by, on } = state?.closed ?? { by: 'payment', on: today }
  return notice.settled({ by, on: order.settledOn ?? on, name: firstName })
}

function approvedText(figures: NoticeFigures, voice: Voice): string {
  const { order, account, today } = figures
  const { notice, payoutFailures, yourAccount } = voice.words
  const netProceeds = voice.money(netProceedsMinor(order.terms))
  const until = order.approvalEndsOn ?? today
  if (order.payoutState === 'failed') {
    const reason = payoutFailureText(payoutFailures, order.payoutFailure ?? 'other')
    return notice.payoutFailed({ netProceeds, reason, until })
  }
  if (withdrawalIsAwaited(order, today)) return notice.readyToWithdraw({ netProceeds, until })
  const payout = { netProceeds, account: account ?? yourAccount }
  if (figures.nameIsChecked) return notice.payoutChecked(payout)
  return notice.payoutUnderWay({ ...payout, by: payoutDay(figures, voice) })
}

/** By when the money arrives; null once that day is over. */
function payoutDay(figures: NoticeFigures, { market }: Voice): CalendarDate | null {
  return lineOf(figures, market.zone).at(-1)?.on ?? null
}

/** The day to come that `noticeText` tells of an order whose money is not there yet; null where it tells none. */
export function dayInNotice(figures: NoticeFigures, voice: Voice): CalendarDate | null {
  const { status, order, answerIsLate } = figures
  if (status === 'inReview') return answerIsLate ? null : dateIn(voice.market.zone, order.answerBy)
  return status === 'approved' ? payoutDay(figures, voice) : null
}

function runningText(figures: NoticeFigures, state: LoanState, voice: Voice): string {
  const { status, today } = figures
  const { notice } = voice.words
  const next = state.nextInstalment
  if (next === null) return ''
  if (status === 'active') {
    return notice.active({ days: daysBetween(today, next.dueDate), amount: voice.money(next.unpaidMinor) })
  }
  if (status === 'due') {
    if (next.dueDate === today) return notice.dueToday({ n: next.n, amount: voice.money(next.unpaidMinor) })
    const until = addDays(next.dueDate, state.loan.terms.late.graceDays)
    return notice.dueInGrace({ n: next.n, dueDate: next.dueDate, until })
  }
  const late = state.instalments.filter((one) => one.standing === 'late').length
  const values = { n: next.n, days: next.daysPastDue, added: addedText(state, figures, voice) }
  return late === 1 ? notice.overdue(values) : notice.overdueSeveral({ ...values, count: late })
}

/** What each further day adds, or why none does. */
function addedText(
  { writtenOff }: LoanState,
  { nextDayPenaltyMinor, pausedTomorrow: until }: NoticeFigures,
  voice: Voice,
): string {
  const { added } = voice.words.notice
  if (nextDayPenaltyMinor > 0) return added.perDay({ nextDay: voice.money(nextDayPenaltyMinor) })
  if (writtenOff !== null) return added.stopped
  return until === null ? added.limit : added.paused({ until })
}
