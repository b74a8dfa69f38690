// The loan account: its status today, its schedule, what is owed, what can be done.

import type { CallInput, CallOutput } from '../../../contracts/endpoints.ts'
import { addDays, type CalendarDate, dateTimeIn } from '../../../core/calendar-date.ts'
import { safeUrl } from '../../../core/link-gate.ts'
import { movableDate } from '../../../core/loan/date-move.ts'
import { earlyRepaymentOpensAfterDays } from '../../../core/loan/early-repayment.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import { priceTerms } from '../../../core/loan/price.ts'
import { rolloverQuote } from '../../../core/loan/quotes.ts'
import { bookOn, replayBook } from '../../../core/loan/replay.ts'
import { markets } from '../../../core/market/markets.ts'
import { actionsByStatus, type OrderAction } from '../../../core/order/actions.ts'
import { mayBeLookedAtAgain, withdrawalIsAwaited } from '../../../core/order/order.ts'
import { promiseState } from '../../../core/promise/promise.ts'
import { isRefusal, refuse } from '../../../core/refusal.ts'
import { type Voice, voiceOf } from '../../../words/voice.ts'
import { payoutFailureText } from '../../account/facts/door.ts'
import { loadLoan } from '../../account/loan/door.ts'
import type { LoanAccount } from '../../account/open/door.ts'
import { findOrder, latestOrder } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import { type ReviewAnswer, reviewAnswer } from '../../application/review/door.ts'
import { lineAnswer } from '../../application/view/door.ts'
import { productFace, recommendedProducts } from '../../catalogue/product/door.ts'
import type { Call, Handler } from '../../http/call.ts'
import { orderPapers } from '../../papers/agreement/door.ts'
import { autopayStanding } from '../../payment/autopay/door.ts'
import { openClaims } from '../../payment/claim/door.ts'
import { arrivedAnswer, recentPayment } from '../../payment/code/door.ts'
import { hasUnknownPayment } from '../../payment/intent/door.ts'
import { backOwed } from '../../payment/returned/door.ts'
import { findBorrower } from '../../people/borrower/door.ts'
import { newestPromise } from '../../promise/door.ts'
import { type Agreed, agreedAnswer } from '../hardship/agreed.ts'
import { helpOf } from '../hardship/hardship.ts'
import { scoreIsAsked } from '../score-app.ts'
import { scheduleAnswer } from './get-instalment-plan.ts'
import { figuresOf } from './order-figures.ts'
import { dayInNotice, type NoticeFigures, noticeText, noticeTitle } from './order-notice.ts'
import { lineOf, orderRows } from './order-rows.ts'
import { partsBackAnswer } from './parts-back.ts'

type OrderAnswer = CallOutput<'getOrder'>

/** Answers an order of the borrower's own; without `orderId` the newest, of `productId` if that is given. Else `notFound`. */
export const getOrder: Handler<'getOrder'> = async (input, call) => {
  const order = await orderAsked(input, call)
  if (order === null) return refuse('notFound')
  const account = await loadLoan(call.db, order)
  const figures = await figuresOf(call, account, await findBorrower(call.db, order.borrowerId))
  const voice = voiceOf(call, markets[order.market])
  const { name, logo } = await productFace(call.db, order.productId)
  const price = priceTerms(order.terms, voice.market.aprBasis, figures.today)
  const agreed = await agreedAnswer(call, account)
  const actions: readonly OrderAction[] = actionsByStatus[figures.status]
  return {
    orderId: order.id,
    productId: order.productId,
    status: figures.status,
    noticeTitle: noticeTitle(figures, voice),
    noticeText: noticeText(figures, voice),
    recommended: actions.includes('market') ? await recommendedProducts(call, [order.productId]) : [],
    productName: name,
    productLogo: safeUrl('image', logo, call.deps.config) ?? '',
    order: { details: orderRows(figures, voice) },
    inside: true,
    marketUrl: '',
    supportPhone: call.deps.config.supportPhone,
    scoreAsked: await scoreIsAsked(call.db, order),
    redirectUrl: figures.status === 'inReview' ? '' : (safeUrl('page', order.redirectUrl, call.deps.config) ?? ''),
    ...prompts(figures, voice),
    ...rolloverAnswer(account, figures, agreed),
    ...closingAnswer(figures),
    dateMoveUntil: dateMoveUntil(account, figures.today),
    autopay: await autopayStanding(call, order),
    hardship: await helpOf(call.db, call.deps, figures),
    agreed,
    promise: await promiseAnswer(call, order, voice),
    partsBack: await partsBackAnswer(call, figures, voice),
    backOwed: backOwed(call, figures.state, voice).map(({ label, amountMinor }) => ({ label, amountMinor })),
    arrived: await arrivedAt(call, figures),
    paymentIsPending: await hasUnknownPayment(call.db, order.id, call.deps.clock.now()),
    ...amounts(figures),
    lateChargeDays: lateChargeDays(account, figures),
    repaymentNotice: repaymentNotice(figures.state, voice),
    schedule: scheduleAnswer(figures.state),
    paymentClaims: (await openClaims(call.db, order.id)).map((claim) => ({
      caseId: claim.complaintId,
      caseNumber: claim.caseNumber,
      reference: claim.reference,
      openedAt: dateTimeIn(voice.market.zone, claim.openedAt),
      answerBy:
        claim.answerBy !== null && claim.answerBy > call.deps.clock.now()
          ? dateTimeIn(voice.market.zone, claim.answerBy)
          : null,
      state: claim.state,
    })),
    currencySymbol: call.currencySymbol,
    principalMinor: order.terms.principalMinor,
    appliedAt: dateTimeIn(voice.market.zone, order.appliedAt),
    answerBy: figures.status === 'inReview' ? dateTimeIn(voice.market.zone, order.answerBy) : null,
    line: lineAnswer(lineOf(figures, voice.market.zone), call.words, dayInNotice(figures, voice)),
    review: await reviewOf(call, figures),
    netProceedsMinor: price.netProceedsMinor,
    totalRepayableMinor: price.totalRepayableMinor,
    closedOn: order.settledOn,
    closedBy: figures.state?.closed?.by ?? null,
    closureNumber: order.closureNumber,
    documents: await orderPapers(call.db, call.words, figures),
  }
}

/** The answer of the officer who reviewed the application, until the money is paid out. */
async function reviewOf(call: Call, { order, status }: NoticeFigures): Promise<ReviewAnswer | null> {
  if (status !== 'inReview' && status !== 'declined' && status !== 'approved') return null
  const market = markets[order.market]
  return await reviewAnswer(call, { subjectId: order.id, isDeclined: mayBeLookedAtAgain(order), market })
}

async function arrivedAt(call: Call, { order, state }: NoticeFigures): Promise<OrderAnswer['arrived']> {
  if (state === null) return null
  const payment = await recentPayment(call.db, order.id, call.deps.clock.now())
  return await arrivedAnswer(call, { order, state }, payment)
}

/** An empty parameter counts as absent: some clients send every name, with or without a value. */
async function orderAsked(input: CallInput<'getOrder'>, call: Call): Promise<Order | null> {
  const { borrowerId } = call.caller
  const productId = input.productId || null
  if (!input.orderId) return await latestOrder(call.db, borrowerId, productId)
  const order = await findOrder(call.db, { orderId: input.orderId, borrowerId })
  return order === null || (productId !== null && productId !== order.productId) ? null : order
}

function prompts(figures: NoticeFigures, voice: Voice) {
  const { order, today } = figures
  const { accountPrompt, withdrawPrompt, payoutFailures, yourAccount } = voice.words
  const hasFailed = figures.status === 'approved' && order.payoutState === 'failed'
  const reason = payoutFailureText(payoutFailures, order.payoutFailure ?? 'other')
  const awaited = figures.status === 'approved' && withdrawalIsAwaited(order, today)
  const price = priceTerms(order.terms, voice.market.aprBasis, today)
  return {
    accountPromptShown: hasFailed,
    accountPromptTitle: hasFailed ? accountPrompt.title : '',
    accountPromptText: hasFailed ? accountPrompt.text({ reason }) : '',
    withdrawPrompt: awaited
      ? {
          title: withdrawPrompt.title,
          text: withdrawPrompt.text({
            netProceeds: voice.money(price.netProceedsMinor),
            account: figures.account ?? yourAccount,
            totalRepayable: voice.money(price.totalRepayableMinor),
          }),
        }
      : null,
  } satisfies Partial<OrderAnswer>
}

/** No paid rollover while a plan waits for an answer: it may cost nothing. */
function rolloverAnswer({ loan, events }: LoanAccount, { today, status }: NoticeFigures, agreed: readonly Agreed[]) {
  const isOpen = (status === 'due' || status === 'overdue') && agreed.every(({ kind }) => kind !== 'planOffered')
  const quote = loan === null || !isOpen ? null : rolloverQuote(bookOn(loan, events, today))
  const offered = quote !== null && !isRefusal(quote) ? quote : null
  return {
    rolloverOffered: offered !== null,
    rolloverFeeMinor: offered?.feeMinor ?? null,
    rolloverDays: offered?.days ?? null,
  } satisfies Partial<OrderAnswer>
}

function dateMoveUntil({ loan, events }: LoanAccount, today: CalendarDate): CalendarDate | null {
  if (loan === null || loan.terms.dueDateMoves === undefined) return null
  const movable = movableDate({ book: replayBook(loan, events, today), asOf: today })
  return isRefusal(movable) ? null : movable.latest
}

/** From when and until when the loan can be closed early. The quotes themselves are asked for on their own screens. */
function closingAnswer({ state, today }: NoticeFigures) {
  const running = state === null || state.closed !== null ? null : state.loan
  const settlementFrom =
    running === null ? null : addDays(running.disbursedOn, earlyRepaymentOpensAfterDays(running.terms))
  const coolingOffLastDay = running === null ? null : addDays(running.disbursedOn, running.terms.coolingOffDays)
  return {
    settlementIsOpen: settlementFrom !== null && today >= settlementFrom,
    settlementFrom,
    coolingOffIsOpen: coolingOffLastDay !== null && today <= coolingOffLastDay,
    coolingOffLastDay,
  } satisfies Partial<OrderAnswer>
}

function amounts({ state, today, nextDayPenaltyMinor }: NoticeFigures) {
  const due = state?.amountDue
  return {
    amountDue: {
      totalMinor: due?.totalMinor ?? 0,
      penaltyMinor: due?.penaltyMinor ?? 0,
      feeMinor: due?.feeMinor ?? 0,
      interestMinor: due?.interestMinor ?? 0,
      principalMinor: due?.principalMinor ?? 0,
      asOf: today,
    },
    nextDueDate: state?.nextInstalment?.dueDate ?? null,
    nominalPenaltyMinor: state?.lateNominalMinor ?? 0,
    nextDayPenaltyMinor,
    daysLate: state?.daysPastDue ?? 0,
    creditBalanceMinor: state?.creditBalanceMinor ?? 0,
  } satisfies Partial<OrderAnswer>
}

/** Late charges named by days only where these days alone made them: not after a plan, whose dates count anew, nor where some was forgiven. */
function lateChargeDays({ loan, events }: LoanAccount, { state, today }: NoticeFigures): number {
  const next = state?.nextInstalment
  if (loan === null || !next || state.hardship !== null) return 0
  const charged = replayBook(loan, events, today).instalments.find(({ n }) => n === next.n)?.meter.lateDays ?? 0
  const isWhole = next.waivedMinor.penalty === 0 && charged === next.daysPastDue - loan.terms.late.graceDays
  return isWhole ? charged : 0
}

function repaymentNotice(state: LoanState | null, voice: Voice): string {
  if (state === null) return ''
  const { repaymentNotice: words } = voice.words
  const next = state.nextInstalment
  const paidMinor =
    next === null ? 0 : next.paidMinor.fee + next.paidMinor.interest + next.paidMinor.principal + next.paidMinor.penalty
  const sentences = [
    next !== null && paidMinor > 0 ? words.partlyPaid({ n: next.n, paid: voice.money(paidMinor) }) : '',
    state.creditBalanceMinor > 0 ? words.credit({ amount: voice.money(state.creditBalanceMinor) }) : '',
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

/** PROMISE-4: the last promise about a loan that runs, in its present state; null where there is none. */
async function promiseAnswer(
  { db, deps, words }: Call,
  order: Order,
  { money }: Pick<Voice, 'money'>,
): Promise<CallOutput<'getOrder'>['promise']> {
  if (order.disbursedOn === null || order.settledOn !== null) return null
  const promise = await newestPromise(db, order.id)
  if (promise === null) return null
  const state = promiseState(promise, deps.clock.now())
  const { open, kept, broken } = words.hardship.promise
  const said = { amount: money(promise.amountMinor), date: promise.promisedOn }
  switch (state) {
    case 'open':
      return { state, title: open.title(said), text: open.text }
    case 'kept':
      return { state, title: kept(said), text: '' }
    case 'broken':
      return { state, title: broken.title({ ...said, paid: money(promise.paidMinor) }), text: broken.text }
    case 'replaced':
    case 'withdrawn':
      return null
  }
}
