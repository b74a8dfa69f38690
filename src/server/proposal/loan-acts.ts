// Acts on a loan: a waiver, a holiday or a plan, a write-off, and a refund of its credit.

import type { ProposedAct } from '../../contracts/proposal-act.ts'
import { addDays, type CalendarDate } from '../../core/calendar-date.ts'
import type { ActRefusal } from '../../core/ledger/act-effect.ts'
import type { LoanEvent } from '../../core/loan/loan-event.ts'
import { effectOf } from '../../core/proposal/effect.ts'
import { holidayDaysMax } from '../../core/proposal/kinds.ts'
import { isRefusal } from '../../core/refusal.ts'
import { marketDay } from '../account/change/door.ts'
import { applyLoanAct, loadLoan, type NewLoanAct, quoteLoanAct, stateOf } from '../account/loan/door.ts'
import { lockOrder } from '../account/order/door.ts'
import type { Order } from '../account/record/door.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { acceptedPlan, endHardship, newestRequest, offerPlan } from '../order/hardship/door.ts'
import { offerCredit, type QuotedCreditOffer, quoteCreditOffer } from '../payment/credit/door.ts'
import { withdrawStaleCodes } from '../payment/intent/door.ts'
import { latestRefund, sendRefund, whyNoRefund } from '../payment/refund/door.ts'
import { type ActKind, type Doing, isPossible, type NotPossible, type OnLoan, type Possible } from './act-kind.ts'

/** The id of an event that is only tried. */
const proposedId = 'desk:proposed'

type ReliefAsked = ProposedAct<'waiver' | 'hardship' | 'writeOff'>

interface Relief extends OnLoan {
  readonly loanAct: NewLoanAct
}

/** What an event, or several, would change on a locked loan. */
export async function effectOnLoan(
  tx: Tx,
  order: Order,
  event: LoanEvent | readonly LoanEvent[],
  asOf: CalendarDate,
): Promise<OnLoan | NotPossible> {
  const { loan, events } = await loadLoan(tx, order)
  if (loan === null) return { why: 'notPaidOut' }
  const { before, after, transfers } = effectOf(loan, events, event, asOf)
  const isSame = JSON.stringify(before) === JSON.stringify(after) && transfers.length === 0
  if (isSame) return { why: 'changesNothing' }
  return { order, userId: order.borrowerId, paymentId: null, effect: { before, after, transfers }, items: [] }
}

/** The act on the loan that is asked for; the names of what is wrong. */
function loanActOf(asked: ReliefAsked, today: CalendarDate): NewLoanAct | NotPossible {
  switch (asked.kind) {
    case 'writeOff':
      return { kind: 'writeOff', valueDate: today }
    case 'waiver':
      return { kind: 'waiver', valueDate: today, part: asked.part, amountMinor: asked.amountMinor }
    case 'hardship': {
      const { fromDate: from, toDate: lastDay, plan } = asked
      if (lastDay < from || lastDay > addDays(from, holidayDaysMax)) return { fields: ['toDate'] }
      return plan === undefined
        ? { kind: 'chargeHoliday', valueDate: from, lastDay }
        : { kind: 'hardshipPlan', valueDate: from, lastDay, dueDates: plan }
    }
  }
}

/** The fields of a refused act, as the desk calls them. */
const fieldNames = {
  valueDate: 'fromDate',
  lastDay: 'toDate',
  dueDates: 'plan',
  amountMinor: 'amountMinor',
} as const satisfies Record<NonNullable<ActRefusal['fields']>[number], string>

async function reliefEffect(tx: Tx, deps: Deps, asked: ReliefAsked): Promise<Relief | NotPossible> {
  const order = await lockOrder(tx, asked.orderId)
  if (order === null) return { why: 'notFound' }
  if (order.disbursedOn === null) return { why: 'notPaidOut' }
  const today = marketDay(deps, order)
  const loanAct = loanActOf(asked, today)
  if (!('kind' in loanAct)) return loanAct
  // The act is judged as it is when it is carried out; what is shown of a pause is the day on which it ends.
  const quoted = await quoteLoanAct(tx, deps, order, { act: loanAct, key: proposedId })
  if (isRefusal(quoted)) {
    const { refused, fields } = quoted
    if (loanAct.kind === 'waiver' && refused === 'nothingIsOwed') return { why: 'partIsNotOwed', field: 'part' }
    return fields === undefined ? { why: refused } : { fields: fields.map((field) => fieldNames[field]) }
  }
  const isPause = loanAct.kind === 'chargeHoliday' || loanAct.kind === 'hardshipPlan'
  const endsLater = isPause && loanAct.lastDay > today
  const asOf = endsLater ? loanAct.lastDay : today
  const found = await effectOnLoan(tx, order, { ...loanAct, id: proposedId }, asOf)
  if (!isPossible(found)) return found
  const items = await endedBy(tx, order, { act: loanAct, missed: await missedDate(tx, order, today) })
  return { ...found, loanAct, items, effect: endsLater ? { asOf, ...found.effect } : found.effect }
}

/**
 * The date since which the loan is late: only with one is it a late loan or a broken plan on the work list. Whoever took that keeps the row
 * after the borrower has paid, and nobody waits for it.
 */
async function missedDate(tx: Tx, order: Order, today: CalendarDate): Promise<CalendarDate | null> {
  const state = stateOf(await loadLoan(tx, order), today)
  const due = state?.nextInstalment?.dueDate
  return state?.writtenOff === null && due !== undefined && due < today ? due : null
}

interface Ending {
  readonly act: NewLoanAct
  readonly missed: CalendarDate | null
}

/**
 * What the act takes off the work list: a holiday or a plan answers the request for help, new dates a plan that was broken, and a loan that is
 * given up is no late loan any more.
 */
async function endedBy(tx: Tx, order: Order, { act: { kind }, missed }: Ending): Promise<Possible['items']> {
  switch (kind) {
    case 'chargeHoliday':
      return await helpAsked(tx, order)
    case 'hardshipPlan':
      return [...(await helpAsked(tx, order)), ...(await brokenDate(tx, order, missed))]
    case 'writeOff':
      return missed === null ? [] : [{ kind: 'lateLoan', id: order.id }, ...(await brokenDate(tx, order, missed))]
    default:
      return []
  }
}

/** The missed date as the item that it is where the plan that the borrower accepted has it. */
async function brokenDate(tx: Tx, order: Order, missed: CalendarDate | null): Promise<Possible['items']> {
  const plan = missed === null ? null : await acceptedPlan(tx, order.id)
  if (plan === null || !plan.dueDates.some(({ dueDate }) => dueDate === missed)) return []
  const id = `${plan.id}:${missed}`
  return [
    { kind: 'missedPlanStart', id },
    { kind: 'brokenPlan', id },
  ]
}

/** The request for help that a holiday or a plan answers. */
async function helpAsked(tx: Tx, order: Order): Promise<Possible['items']> {
  const request = await newestRequest(tx, order.id)
  return request === null || request.endedAt !== null ? [] : [{ kind: 'hardship', id: request.id }]
}

/**
 * Carries the act out by the one way for acts on loans: recorded with who and why, and told to the borrower. A plan with new dates is
 * offered to the borrower instead, and begins with the yes (ORDER-34); a holiday takes nothing from anybody, and begins at once.
 */
async function relieve(tx: Tx, deps: Deps, { order, loanAct: act }: Relief, doing: Doing): Promise<void> {
  const key = `desk:${doing.proposalId}`
  const signed = await quoteLoanAct(tx, deps, order, { act, key })
  if (isRefusal(signed)) throw new Error(`an approved act is refused: ${signed.refused}`)
  const { proposalId: id, reason, officerId } = doing
  if (act.kind === 'hardshipPlan') {
    const { valueDate: firstDay, lastDay, dueDates } = act
    return await offerPlan(tx, deps, order, { id, firstDay, lastDay, dueDates, reason, officerId })
  }
  const done = await applyLoanAct(tx, deps, { orderId: order.id, act, key, by: officerId, reason, signed })
  if (isRefusal(done) || done.outcome !== 'done') throw new Error('an approved act was not carried out')
  await withdrawStaleCodes(tx, deps, order.id)
  if (act.kind === 'chargeHoliday') await endHardship(tx, deps, order, officerId)
}

export const relief: ActKind<ReliefAsked, Relief> = { effect: reliefEffect, carryOut: relieve }

interface Refund extends OnLoan {
  readonly amountMinor: number
}

export const refund: ActKind<ProposedAct<'refund'>, Refund> = {
  async effect(tx, deps, { orderId, amountMinor }) {
    const order = await lockOrder(tx, orderId)
    if (order === null) return { why: 'notFound' }
    const why = await whyNoRefund(tx, order)
    if (why !== null) return { why }
    const today = marketDay(deps, order)
    const event: LoanEvent = { id: proposedId, kind: 'creditRefund', valueDate: today, amountMinor }
    const found = await effectOnLoan(tx, order, event, today)
    if (!isPossible(found)) return found
    if (found.effect.before.creditMinor < amountMinor) return { why: 'creditIsLower' }
    // A newer refund takes the place of one that failed on the work list.
    const latest = await latestRefund(tx, orderId)
    const items: Possible['items'] = latest?.state === 'failed' ? [{ kind: 'refundFailed', id: latest.id }] : []
    return { ...found, amountMinor, items }
  },
  carryOut: (tx, deps, { order, amountMinor }) => sendRefund(tx, deps, order, amountMinor),
}

interface CreditOffer extends OnLoan {
  readonly quoted: QuotedCreditOffer
}

/** The figures are those of the loan with the credit; the entries are those of both loans, and between their clearing accounts. */
export const creditOffer: ActKind<ProposedAct<'creditOffer'>, CreditOffer> = {
  async effect(tx, deps, act) {
    const quoted = await quoteCreditOffer(tx, deps, act)
    if ('why' in quoted) return quoted.why === 'valueIsNotAccepted' ? { fields: ['amountMinor'] } : { why: quoted.why }
    const { from, event, transfers } = quoted
    const found = await effectOnLoan(tx, from, event, marketDay(deps, from))
    if (!isPossible(found)) return found
    return { ...found, effect: { ...found.effect, transfers: [...found.effect.transfers, ...transfers] }, quoted }
  },
  carryOut: (tx, deps, { quoted }, { proposalId }) => offerCredit(tx, deps, quoted, proposalId),
}
