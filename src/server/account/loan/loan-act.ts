// Acts of the lender on a loan: their effect is computed before anybody signs it, and exactly that effect is carried out, once.

import { isDeepStrictEqual } from 'node:util'
import { type ActEffect, type ActRefusal, effectOf, type LoanAct } from '../../../core/ledger/act-effect.ts'
import type { Pause } from '../../../core/loan/loan-event.ts'
import { replayLoan } from '../../../core/loan/replay.ts'
import { isRefusal, type Refusal, refuse } from '../../../core/refusal.ts'
import { emptyBatch, writeBatch } from '../../batch/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { changeLoan, marketDay, type NewLoanEvent, type Recorded } from '../change/loan-change.ts'
import { addLoanMessage, type MessageMeans } from '../facts/loan-messages.ts'
import { openLoans, running } from '../open/open-loan.ts'
import { wouldOpenSecond } from '../order/order-store.ts'
import type { Order } from '../record/order-record.ts'
import { loadLoan } from './loan-store.ts'

/** What is to be done, without an id: that is the key of the proposal. */
export type NewLoanAct = Extract<NewLoanEvent, { readonly kind: LoanAct['kind'] }>

/**
 * What an act would change today; nothing is stored. Refusals: those of `effectOf`, and `notFound` before the payout.
 */
export async function quoteLoanAct(
  db: Queries,
  deps: Deps,
  order: Order,
  { act, key }: { readonly act: NewLoanAct; readonly key: string },
): Promise<ActEffect | ActRefusal> {
  const { loan, events } = await loadLoan(db, order)
  if (loan === null) return refuse('notFound')
  return effectOf({ loan, events }, { ...act, id: key }, marketDay(deps, order))
}

interface SignedAct {
  readonly orderId: string
  readonly act: NewLoanAct
  /** The natural key of the cause, such as `proposal:81`: the same act is carried out once. It becomes the id of the event. */
  readonly key: string
  /** Who acted, by id, and why: kept beside the event. */
  readonly by: string
  readonly reason: string
  readonly signed: ActEffect
}

/** `alreadyDone`: an act with this key was carried out before, and nothing changed. */
type ActOutcome =
  | { readonly outcome: 'done'; readonly effect: ActEffect; readonly recorded: Recorded }
  | { readonly outcome: 'alreadyDone' }

/** The loan has changed since the effect was signed: the effect that the act would have now. */
interface ChangedLoan extends Refusal<'loanHasChanged'> {
  readonly effect: ActEffect
}

/**
 * MONEY-27: carries out an act whose effect was signed, in the caller's transaction. Locks the loan, computes the effect again, records
 * the event, posts the difference, stores who acted and why, and tells the borrower. Refusals: `loanHasChanged` where the effect is not
 * the signed one, `anotherLoanIsOpen` where a settled loan would open again beside another of its product, `notFound` for a loan that
 * does not exist or was not paid out, and those of `effectOf`. The money of a refund or of a returned payment is moved by other code:
 * this function only posts it.
 */
export async function applyLoanAct(
  tx: Tx,
  deps: Deps,
  { orderId, act, key, by, reason, signed }: SignedAct,
): Promise<ActOutcome | ActRefusal | Refusal<'anotherLoanIsOpen'> | ChangedLoan> {
  const opened = (await openLoans(tx, [orderId])).get(orderId)
  if (opened === undefined || opened.account.loan === null) return refuse('notFound')
  const open = running(opened)
  const { order, loan, events } = open.account
  if (events.some(({ id }) => id === key)) return { outcome: 'alreadyDone' }
  const effect = effectOf({ loan, events }, { ...act, id: key }, marketDay(deps, order))
  if (isRefusal(effect)) return effect
  if (act.kind === 'reversal' && (await wouldOpenSecond(tx, order))) return refuse('anotherLoanIsOpen')
  if (!isSame(signed, effect)) return { ...refuse('loanHasChanged'), effect }
  const writes = emptyBatch()
  const { recorded } = await changeLoan({ deps, db: tx, writes }, open, { orderId, event: act, sourceKey: key })
  addLoanMessage(
    writes,
    deps,
    { market: order.market, borrower: open.borrower },
    { purpose: 'loan', about: null },
    (means) => actText(act, recorded, means),
  )
  await writeBatch(tx, writes)
  await insertLoanAct(tx, { eventId: key, orderId, by, reason, actedAt: deps.clock.now() })
  return { outcome: 'done', effect, recorded }
}

/** A signed effect has been stored and read since: its keys may come in another order, and nothing is `undefined` in it. */
function isSame(signed: ActEffect, now: ActEffect): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(signed)), JSON.parse(JSON.stringify(now)))
}

/** What the borrower is told: what changed, and what is left to pay. */
function actText(act: NewLoanAct, recorded: Recorded, { words, repayment, lender, money }: MessageMeans): string {
  const { messages } = words
  const { before, after } = recorded
  const left = money(after.owedMinor)
  switch (act.kind) {
    case 'waiver':
      return messages.waived({ lender, amount: money(before.owedMinor - after.owedMinor), left })
    case 'chargeHoliday':
      return messages.chargesPaused({
        lender,
        from: act.valueDate > after.asOf ? act.valueDate : null,
        until: act.lastDay,
      })
    case 'hardshipPlan':
      return planText(act, recorded, { words, lender, money })
    case 'writeOff':
      return messages.writtenOff({ lender, left })
    case 'creditRefund':
      return repayment.messages.refundPaid({ lender, amount: money(act.amountMinor) })
    case 'reversal':
      return messages.corrected({ lender, left })
  }
}

/** The next payment that is still to come, by the dates of the plan; where none is, only that nothing is added. */
function planText(
  { valueDate, lastDay: until }: Pick<Pause, 'valueDate' | 'lastDay'>,
  { account: { loan, events }, after }: Recorded,
  { words: { messages }, lender, money }: Pick<MessageMeans, 'words' | 'lender' | 'money'>,
): string {
  const from = valueDate > after.asOf ? valueDate : null
  const begun = from === null || loan === null ? after : replayLoan(loan, events, from)
  const next = begun.instalments.find(({ dueDate, unpaidMinor }) => unpaidMinor > 0 && dueDate >= after.asOf)
  if (next === undefined) return messages.chargesPaused({ lender, from, until })
  const payment = { amount: money(next.unpaidMinor), dueDate: next.dueDate }
  return from === null
    ? messages.planBegun({ lender, until, ...payment })
    : messages.planAgreed({ lender, from, until, ...payment })
}

/** Who did what an event of a loan records, and why: one row for each act, never changed. */
interface LoanActRow {
  readonly eventId: string
  readonly orderId: string
  /** The officer, by id, or the name of the job that acted. */
  readonly by: string
  /** Not empty. */
  readonly reason: string
  readonly actedAt: Date
}

/** Writes the row of an act beside its event, in the same transaction. */
async function insertLoanAct(tx: Tx, { by, ...row }: LoanActRow): Promise<void> {
  await tx.insert('insert into loan_act (event_id, order_id, acted_by, reason, acted_at)', { ...row, actedBy: by })
}
