// The statement of a loan: what was charged and what was paid in a period, line by line, from the same replay as everything else.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { isPause, type Loan, type LoanEvent } from './loan-event.ts'
import type { LoanState } from './loan-state.ts'
import { replayLoan } from './replay.ts'

/**
 * `payout`: what the plan takes back in all. `lateCharge`: of the days from `day` to `lastDay`. `rolloverFee`, `payment`,
 * `waiver`, `refund`: as named. `creditUse`: a credit that paid another loan. `returned`: a payment that the bank took back. `notCharged`: what an early end of the loan
 * saves. `recalculated`: what a returned payment changes in the charges since its day. `corrected`: what taking back an act of
 * the lender changes. `dateMove`: the interest of a moved due date. `chargeHoliday`, `hardshipPlan` and `writeOff` move no money: they say
 * why no late charge follows.
 */
const statementLineKinds = [
  'payout',
  'lateCharge',
  'rolloverFee',
  'payment',
  'returned',
  'waiver',
  'refund',
  'creditUse',
  'notCharged',
  'recalculated',
  'corrected',
  'chargeHoliday',
  'hardshipPlan',
  'dateMove',
  'writeOff',
] as const
type StatementLineKind = (typeof statementLineKinds)[number]

/** Amounts in minor units; one of `chargedMinor` and `paidMinor` is 0, or both where only the days matter. */
export interface StatementLine {
  readonly kind: StatementLineKind
  readonly day: CalendarDate
  /** Later than `day` only for late charges of several days, and for days without any. */
  readonly lastDay: CalendarDate
  /** The event behind the line; null for late charges, which accrue by the day. */
  readonly eventId: string | null
  /** Below 0 for what is taken back. */
  readonly chargedMinor: number
  readonly paidMinor: number
  /** The remaining debt after the line; below 0 it is credit. */
  readonly balanceMinor: number
}

export interface Statement {
  readonly from: CalendarDate
  readonly to: CalendarDate
  /** The remaining debt before `from`; below 0 it is credit. */
  readonly openingMinor: number
  readonly lines: readonly StatementLine[]
  readonly chargedMinor: number
  readonly paidMinor: number
  readonly closingMinor: number
}

/** `ST-L26…-20260810-20260911`: the same period of the same loan has the same number. */
export function statementNumber(orderId: string, from: CalendarDate, to: CalendarDate): string {
  return `ST-${orderId}-${from.replaceAll('-', '')}-${to.replaceAll('-', '')}`
}

/**
 * The statement from `from` to `to`, both counted. Every line comes from the difference between two days of the replay, so
 * that opening + charged - paid = closing, which is asserted, and statements of adjoining periods fit together. A payment that
 * was taken back stands in it twice: when it came, and when it went.
 */
export function statementOf(loan: Loan, events: readonly LoanEvent[], from: CalendarDate, to: CalendarDate): Statement {
  let before = from <= loan.disbursedOn ? null : replayLoan(loan, events, addDays(from, -1))
  const openingMinor = before === null ? 0 : balanceOf(before)
  const lines: StatementLine[] = []
  let balanceMinor = openingMinor
  // Stryker disable next-line EqualityOperator: of two equal days either is the first
  for (let day = from < loan.disbursedOn ? loan.disbursedOn : from; day <= to; day = addDays(day, 1)) {
    const { drafts, evening } = linesOf(loan, events, day, before)
    for (const draft of drafts) {
      balanceMinor += draft.chargedMinor - draft.paidMinor
      add(lines, { ...draft, balanceMinor })
    }
    before = evening
  }
  const closingMinor = to < loan.disbursedOn ? 0 : balanceOf(replayLoan(loan, events, to))
  // Stryker disable next-line ConditionalExpression,CallExpression,StringLiteral: nothing that is known leads here
  if (balanceMinor !== closingMinor) throw new Error(`a statement does not add up: ${balanceMinor}/${closingMinor}`)
  return {
    from,
    to,
    openingMinor,
    lines,
    chargedMinor: lines.reduce((sum, line) => sum + line.chargedMinor, 0),
    paidMinor: lines.reduce((sum, line) => sum + line.paidMinor, 0),
    closingMinor,
  }
}

type Draft = Omit<StatementLine, 'balanceMinor'>

/** Merges late charges of consecutive days without another event into one line. */
function add(lines: StatementLine[], line: StatementLine): void {
  const last = lines.at(-1)
  if (last?.kind === 'lateCharge' && line.kind === 'lateCharge' && addDays(last.lastDay, 1) === line.day) {
    lines[lines.length - 1] = { ...line, day: last.day, chargedMinor: last.chargedMinor + line.chargedMinor }
  } else lines.push(line)
}

/** What is left to pay, less what is owed to the borrower. */
function balanceOf(state: LoanState): number {
  return state.owedMinor - state.creditBalanceMinor
}

/** The lines of one day, `before` being the state of the day before (null on the day of payout), and the state after them. */
function linesOf(
  loan: Loan,
  events: readonly LoanEvent[],
  day: CalendarDate,
  before: LoanState | null,
): { readonly drafts: readonly Draft[]; readonly evening: LoanState } {
  const isFirst = day === loan.disbursedOn
  // An event before the payout counts on the day of the payout.
  const ofDay = events.filter((event) => (isFirst ? event.valueDate <= day : event.valueDate === day))
  const known = events.filter((event) => !ofDay.includes(event) || (isPause(event) && !isReversed(ofDay, event)))
  const morning = replayLoan(loan, known, day)
  // Stryker disable next-line ConditionalExpression: saves a replay where nothing happened
  const evening = ofDay.length === 0 ? morning : replayLoan(loan, events, day)
  const drafts: Draft[] = []
  const put = (kind: StatementLineKind, eventId: string | null, chargedMinor: number, paidMinor = 0): void => {
    if (chargedMinor !== 0 || paidMinor !== 0)
      drafts.push({ kind, day, lastDay: day, eventId, chargedMinor, paidMinor })
  }
  if (before === null) put('payout', null, balanceOf(morning))
  for (const event of ofDay) {
    if (!isPause(event) || isReversed(ofDay, event)) continue
    const { kind, id: eventId, lastDay } = event
    drafts.push({ kind, day, lastDay, eventId, chargedMinor: 0, paidMinor: 0 })
  }
  if (before !== null) put('lateCharge', null, morning.lateChargedMinor - before.lateChargedMinor)
  for (const event of ofDay) {
    // Stryker disable next-line ConditionalExpression: nothing but a reversal names a payment
    if (event.kind === 'reversal') put('returned', event.id, receivedOf(before, event.paymentId))
    if (event.kind === 'creditRefund') put('refund', event.id, event.amountMinor)
    if (event.kind === 'creditUse') put('creditUse', event.id, event.amountMinor)
  }
  for (const { id, amountMinor } of evening.waivers) if (isOf(ofDay, id)) put('waiver', id, -amountMinor)
  for (const { id, amountMinor, rolloverFeeMinor } of evening.receipts) {
    if (!isOf(ofDay, id)) continue
    put('rolloverFee', id, rolloverFeeMinor)
    put('payment', id, 0, amountMinor)
  }
  for (const { id, interestMinor } of evening.dateMoves) {
    if (isOf(ofDay, id))
      drafts.push({ kind: 'dateMove', day, lastDay: day, eventId: id, chargedMinor: interestMinor, paidMinor: 0 })
  }
  const endsEarly = evening.receipts.some(
    ({ id, countedAs }) => isOf(ofDay, id) && (countedAs === 'settlement' || countedAs === 'coolingOffExit'),
  )
  const shownMinor = drafts.reduce((sum, draft) => sum + draft.chargedMinor - draft.paidMinor, 0)
  const changedMinor = balanceOf(evening) - (before === null ? 0 : balanceOf(before))
  put(endsEarly ? 'notCharged' : restOf(ofDay, before), null, changedMinor - shownMinor)
  if (evening.writtenOff !== null && isOf(ofDay, evening.writtenOff.id))
    drafts.push({
      kind: 'writeOff',
      day,
      lastDay: day,
      eventId: evening.writtenOff.id,
      chargedMinor: 0,
      paidMinor: 0,
    })
  return { drafts, evening }
}

function isReversed(events: readonly LoanEvent[], { id }: LoanEvent): boolean {
  return events.some((event) => event.kind === 'reversal' && event.paymentId === id)
}

/** The name of what is left to explain on a day: an act that was taken back, or else a payment. */
function restOf(ofDay: readonly LoanEvent[], before: LoanState | null): StatementLineKind {
  const isAct = ofDay.some(
    (event) => event.kind === 'reversal' && !before?.receipts.some(({ id }) => id === event.paymentId),
  )
  return isAct ? 'corrected' : 'recalculated'
}

function isOf(events: readonly LoanEvent[], id: string): boolean {
  return events.some((event) => event.id === id)
}

/** The amount of a payment that counted the day before; 0 for one that was returned before it arrived. */
function receivedOf(before: LoanState | null, paymentId: string): number {
  return before?.receipts.find((receipt) => receipt.id === paymentId)?.amountMinor ?? 0
}
