// The borrower moves the next due date: what each day costs, the plan before and after, and the move exactly as it was shown.

import type { CallInput, CallOutput, CallRefused } from '../../contracts/endpoints.ts'
import { addDays, type CalendarDate } from '../../core/calendar-date.ts'
import { safeUrl } from '../../core/link-gate.ts'
import { type DateMoveQuote, dateMoveQuote, type MovableDate, movableDate } from '../../core/loan/date-move.ts'
import type { BookOfDay } from '../../core/loan/loan-book.ts'
import { type LoanState, stateOf } from '../../core/loan/loan-state.ts'
import { bookOn } from '../../core/loan/replay.ts'
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts'
import { refusalText } from '../../words/server-words.ts'
import { changeLoan, marketDay } from '../account/change/door.ts'
import { addLoanMessage } from '../account/facts/door.ts'
import { loadLoan } from '../account/loan/door.ts'
import { type LoanAccount, openLoans, running } from '../account/open/door.ts'
import { findOrder, lockOwnOrder } from '../account/order/door.ts'
import { emptyBatch, writeBatch } from '../batch/door.ts'
import { productFace } from '../catalogue/product/door.ts'
import type { Queries } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { hasUnknownPayment, retireRepaymentCode, withdrawStaleCodes } from '../payment/intent/door.ts'

type Answer = CallOutput<'getDateMove'>

/**
 * What can be moved, and the plan and cost for one day. Without `dueDate` the answer proposes one. Where nothing can be moved the answer
 * says why and what was moved before. Refusals: `notFound`, `orderIsNotPayable` before the payout, `valueIsNotAccepted` for a day that is
 * not open.
 */
export const getDateMove: Handler<'getDateMove'> = async (
  input,
  call,
): Promise<Answer | Refusal<CallRefused<'getDateMove'>>> => {
  const order = await findOrder(call.db, { orderId: input.orderId, borrowerId: call.caller.borrowerId })
  if (order === null || (input.productId && input.productId !== order.productId)) return refuse('notFound')
  const { loan, events } = await loadLoan(call.db, order)
  if (loan === null) return refuse('orderIsNotPayable')
  const today = marketDay(call.deps, order)
  const of = bookOn(loan, events, today)
  const open = (await whyPaymentBars(call.db, call, order.id)) ?? movableDate(of)
  const movable = isRefusal(open) ? null : movableAnswer(of, open, input.dueDate || proposed(open))
  if (movable !== null && isRefusal(movable)) return movable
  const { name, logo } = await productFace(call.db, order.productId)
  return {
    orderId: order.id,
    productId: order.productId,
    productName: name,
    productLogo: safeUrl('image', logo, call.deps.config) ?? '',
    instalmentCount: loan.schedule.length,
    movable,
    reason: isRefusal(open) ? refusalText(call.words, open.refused, open.values) : '',
    moved: movedAnswer(stateOf(of.book, today)),
    owedMinor: of.book.owedMinor,
    currencySymbol: call.currencySymbol,
  }
}

/** Days by which the date moves in the proposal, while the borrower has not chosen a day. */
const proposedDays = 7

function proposed({ dueDate, latest }: MovableDate): CalendarDate {
  const day = addDays(dueDate, proposedDays)
  return day < latest ? day : latest
}

function movableAnswer(
  of: BookOfDay,
  movable: MovableDate,
  asked: CalendarDate,
): NonNullable<Answer['movable']> | Refusal<CallRefused<'getDateMove'>> {
  const chosen = dateMoveQuote(of, asked)
  if (isRefusal(chosen)) return chosen
  const { dueDate, days, interestMinor, owedBeforeMinor, owedAfterMinor, plan } = chosen
  return {
    ...movable,
    chosen: { dueDate, days, interestMinor, owedBeforeMinor, owedAfterMinor, plan: [...plan] },
  }
}

function movedAnswer({ dateMoves, instalments }: LoanState): Answer['moved'] {
  return dateMoves.map(({ n, from, to, interestMinor }) => ({
    n,
    from,
    to,
    interestMinor,
    amountMinor: instalments[n - 1]?.unpaidMinor ?? 0,
  }))
}

/** While the outcome of a payment is unknown the interest of a move would be wrong in either case. */
async function whyPaymentBars(
  db: Queries,
  call: Call,
  orderId: string,
): Promise<Refusal<'dateMoveIsNotOffered'> | null> {
  return (await hasUnknownPayment(db, orderId, call.deps.clock.now())) ? refuse('dateMoveIsNotOffered') : null
}

/**
 * MONEY-28: moves the date as it was shown, under the lock of the loan. Refused as `loanHasChanged` if payment, day or interest differ from
 * what was shown. Records the event, posts what follows, withdraws the code of the old amount and tells the borrower, in one transaction. Other refusals:
 * `notFound`, `orderIsNotPayable`, and those of `dateMoveQuote`.
 */
export const moveDueDate: Handler<'moveDueDate'> = (input, call) =>
  call.db.transaction(async (tx): Promise<CallOutput<'moveDueDate'> | Refusal<CallRefused<'moveDueDate'>>> => {
    const { deps, caller } = call
    const own = await lockOwnOrder(tx, { orderId: input.orderId, borrowerId: caller.borrowerId })
    const opened = own === null ? undefined : (await openLoans(tx, [own.id])).get(own.id)
    if (opened === undefined) return refuse('notFound')
    if (opened.account.loan === null) return refuse('orderIsNotPayable')
    const open = running(opened)
    const { order } = open.account
    const barred = await whyPaymentBars(tx, call, order.id)
    if (barred !== null) return barred
    const today = marketDay(deps, order)
    const quote = quoteFor(open.account, today, input)
    if (isRefusal(quote)) return quote
    const writes = emptyBatch()
    const { n } = quote.movable
    const { recorded } = await changeLoan({ deps, db: tx, writes }, open, {
      orderId: order.id,
      sourceKey: moveKey(open.account),
      event: {
        kind: 'dateMove',
        valueDate: today,
        n,
        dueDate: quote.dueDate,
        quotedInterestMinor: quote.interestMinor,
      },
    })
    const amountMinor = recorded.after.instalments[n - 1]?.unpaidMinor ?? 0
    addLoanMessage(
      writes,
      deps,
      { market: order.market, borrower: open.borrower },
      { purpose: 'loan', about: null },
      ({ words, ...means }) =>
        words.messages.dateMoved({
          lender: means.lender,
          n,
          from: quote.movable.dueDate,
          to: quote.dueDate,
          amount: means.money(amountMinor),
          cost: means.money(quote.interestMinor),
        }),
    )
    await writeBatch(tx, writes)
    await retireRepaymentCode(tx, order.id, deps.clock.now())
    await withdrawStaleCodes(tx, deps, order.id)
    return { n, dueDate: quote.dueDate, interestMinor: quote.interestMinor, amountMinor }
  })

/** The current quote, if it equals the one that the borrower was shown. */
function quoteFor(
  { loan, events }: LoanAccount & { readonly loan: NonNullable<LoanAccount['loan']> },
  today: CalendarDate,
  shown: CallInput<'moveDueDate'>,
): DateMoveQuote | Refusal<CallRefused<'moveDueDate'>> {
  const of = bookOn(loan, events, today)
  const movable = movableDate(of)
  if (isRefusal(movable)) return movable
  if (movable.n !== shown.n || movable.dueDate !== shown.from) return refuse('loanHasChanged')
  const quote = dateMoveQuote(of, shown.dueDate)
  if (isRefusal(quote)) return quote
  if (quote.interestMinor !== shown.interestMinor) return refuse('loanHasChanged')
  return quote
}

/** Unique for each move of a loan: those that were taken back are counted, too. */
function moveKey({ order, events }: LoanAccount): string {
  return `move:${order.id}:${events.filter(({ kind }) => kind === 'dateMove').length + 1}`
}
