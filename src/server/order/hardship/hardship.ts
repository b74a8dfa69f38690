// Help for a borrower who cannot pay: the request, taken back or answered, as the borrower sees and sends it.

import type { CallOutput, CallRefused } from '../../../contracts/endpoints.ts'
import { addDays, type CalendarDate, dateTimeIn } from '../../../core/calendar-date.ts'
import { answerBy } from '../../../core/complaint/case-clock.ts'
import { safeUrl } from '../../../core/link-gate.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import type { Market } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { cannot, deny } from '../../../core/officer/desk-refusal.ts'
import { hardshipRequestsADay, payFromDaysAtMost } from '../../../core/order/hardship.ts'
import { plainText } from '../../../core/plain-text.ts'
import { type Refusal, refuse } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { queueLoanMessage } from '../../account/facts/door.ts'
import { loadLoan, stateOf } from '../../account/loan/door.ts'
import type { LoanAccount } from '../../account/open/door.ts'
import { findOrder, lockOrder, lockOwnOrder } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import { productFace } from '../../catalogue/product/door.ts'
import { daySeconds, takeFromBudget } from '../../db/budget.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { refuseTaken } from '../../officer/act/door.ts'
import type { DeskChanger } from '../../officer/call/door.ts'
import { agreedAnswer } from './agreed.ts'
import {
  endRequest,
  findRequest,
  type HardshipRequest,
  insertRequest,
  newestOffer,
  newestRequest,
} from './hardship-store.ts'
import { offerAnswer, openOffer } from './plan-offer.ts'

type Answer = CallOutput<'getHardship'>

/** ORDER-33: the request for help with a loan, the plan on offer, and whether help can be asked for. Refusals: `notFound`, `orderIsNotPayable` before the payout. */
export const getHardship: Handler<'getHardship'> = async (
  input,
  call,
): Promise<Answer | Refusal<'notFound' | 'orderIsNotPayable'>> => {
  const { db, deps } = call
  const order = await findOrder(db, { orderId: input.orderId, borrowerId: call.caller.borrowerId })
  if (order === null || (input.productId && input.productId !== order.productId)) return refuse('notFound')
  const account = await loadLoan(db, order)
  if (account.loan === null) return refuse('orderIsNotPayable')
  const market = markets[order.market]
  const today = marketDay(deps, order)
  const { name, logo } = await productFace(db, order.productId)
  const request = await newestRequest(db, order.id)
  const offer = await newestOffer(db, order.id)
  // What an accepted plan asks for next, though it begins later.
  const begunOn = offer?.answeredAs === 'accepted' && offer.firstDay > today ? offer.firstDay : today
  const next = stateOf(account, begunOn)?.nextInstalment ?? null
  return {
    orderId: order.id,
    productId: order.productId,
    productName: name,
    productLogo: safeUrl('image', logo, deps.config) ?? '',
    instalmentCount: account.loan.schedule.length,
    canAsk: (await whyNotAsked(db, deps, account, today)) === null,
    isWrittenOff: stateOf(account, today)?.writtenOff != null,
    ...payFromDays(today),
    answerWeekdays: promisedWeekdays(deps, market),
    request: request === null ? null : requestAnswer(request, deps, market.zone),
    offer: offer === null ? null : offerAnswer(deps, account, offer),
    agreed: await agreedAnswer(call, account),
    nextPayment: next === null ? null : { n: next.n, dueDate: next.dueDate, amountMinor: next.unpaidMinor },
    currencySymbol: call.currencySymbol,
  }
}

function payFromDays(today: CalendarDate) {
  return { earliest: today, latest: addDays(today, payFromDaysAtMost) }
}

/** Null where the lender promises no time for answers. */
function promisedWeekdays({ lender }: Pick<Deps, 'lender'>, market: Pick<Market, 'hardship'>): number | null {
  return lender.complaints === null ? null : market.hardship.answerWeekdays
}

function requestAnswer(
  request: HardshipRequest,
  deps: Pick<Deps, 'clock'>,
  zone: string,
): NonNullable<Answer['request']> {
  const { id: requestId, endedAs, reason, words, canPayMinor, payFrom, askedAt, answer } = request
  return {
    requestId,
    ...{ reason, words, canPayMinor, payFrom },
    askedAt: dateTimeIn(zone, askedAt),
    answerBy: stillPromised(request, deps, zone),
    state: endedAs ?? 'open',
    answer: answer ?? '',
  }
}

/** By when the answer is promised; null where no time is promised, and once that time is over: a past day is no promise. */
function stillPromised({ answerBy: by }: HardshipRequest, { clock }: Pick<Deps, 'clock'>, zone: string): string | null {
  return by === null || by <= clock.now() ? null : dateTimeIn(zone, by)
}

/** Why help cannot be asked for now: nothing is owed, or it was asked or is offered already. */
async function whyNotAsked(
  db: Queries,
  deps: Deps,
  account: LoanAccount,
  today: CalendarDate,
): Promise<Refusal<CallRefused<'askHardship'>> | null> {
  const state = stateOf(account, today)
  if (state === null) return refuse('orderIsNotPayable')
  if (state.owedMinor === 0) return refuse('nothingIsOwed')
  if (state.writtenOff !== null) return refuse('loanIsWrittenOff')
  const { order } = account
  const request = await newestRequest(db, order.id)
  const offered = await openOffer(db, deps, order)
  return request?.endedAt === null || offered !== null ? refuse('hardshipIsAsked') : null
}

/**
 * ORDER-33: stores the request under the lock of the loan, so that one waits at a time. Refusals: `notFound`, `orderIsNotPayable`,
 * `nothingIsOwed`, `loanIsWrittenOff`, `hardshipIsAsked` while one waits or a plan is on offer, `valueIsNotAccepted` (`payFrom`), `tooManyRequests`.
 */
export const askHardship: Handler<'askHardship'> = (input, { db, deps, caller }) =>
  db.transaction(async (tx): Promise<CallOutput<'askHardship'> | Refusal<CallRefused<'askHardship'>>> => {
    const order = await lockOwnOrder(tx, { orderId: input.orderId, borrowerId: caller.borrowerId })
    if (order === null) return refuse('notFound')
    const today = marketDay(deps, order)
    const why = await whyNotAsked(tx, deps, await loadLoan(tx, order), today)
    if (why !== null) return why
    const { earliest, latest } = payFromDays(today)
    const { reason, canPayMinor, payFrom } = input
    if (payFrom < earliest || payFrom > latest) return { ...refuse('valueIsNotAccepted'), fields: ['payFrom'] }
    const budget = { key: `hardship:${caller.borrowerId}`, limit: hardshipRequestsADay, windowSeconds: daySeconds }
    const taken = await takeFromBudget(tx, deps.clock.now(), budget)
    if (!taken.allowed) return refuse('tooManyRequests', { seconds: taken.secondsLeft })
    const market = markets[order.market]
    const by = answerBy(today, market.zone, promisedWeekdays(deps, market))
    const id = deps.ids.next('help')
    await insertRequest(tx, {
      id,
      orderId: order.id,
      borrowerId: order.borrowerId,
      ...{ reason, canPayMinor, payFrom },
      words: plainText(input.words),
      askedAt: deps.clock.now(),
      answerBy: by,
    })
    return { requestId: id, answerBy: by === null ? null : dateTimeIn(market.zone, by) }
  })

/** Withdraws a request. Idempotent. `hardshipIsAnswered` where an officer was faster, `notFound` for a request of another borrower. */
export const withdrawHardship: Handler<'withdrawHardship'> = ({ orderId, requestId }, { db, deps, caller }) =>
  db.transaction(async (tx): Promise<CallOutput<'withdrawHardship'> | Refusal<'hardshipIsAnswered' | 'notFound'>> => {
    const order = await lockOwnOrder(tx, { orderId, borrowerId: caller.borrowerId })
    const request = order === null ? null : await findRequest(tx, requestId)
    if (request === null || request.orderId !== orderId) return refuse('notFound')
    if (request.endedAs === 'withdrawn') return { requestId }
    if (request.endedAs !== null) return refuse('hardshipIsAnswered')
    await endRequest(tx, orderId, { endedAs: 'withdrawn', at: deps.clock.now(), officerId: null, answer: null })
    return { requestId }
  })

/** What a loan's own page says of help: nothing, that an answer is awaited, that a plan is on offer, or that none can be asked for. */
export async function helpOf(
  db: Queries,
  deps: Deps,
  { order, state }: { readonly order: Order; readonly state: LoanState | null },
): Promise<{ readonly state: 'none' | 'asked' | 'offered' | 'closed'; readonly by: string | null }> {
  const isOver = state !== null && (state.writtenOff !== null || state.owedMinor === 0)
  if (isOver) return { state: 'closed', by: null }
  if (order.disbursedOn === null || order.settledOn !== null) return { state: 'none', by: null }
  const { zone } = markets[order.market]
  const offered = await openOffer(db, deps, order)
  if (offered !== null) return { state: 'offered', by: dateTimeIn(zone, offered.expiresAt) }
  const request = await newestRequest(db, order.id)
  if (request === null || request.endedAt !== null) return { state: 'none', by: null }
  return { state: 'asked', by: stillPromised(request, deps, zone) }
}

/** DESK-26: ends a request with a reason. One that is over already is refused: somebody else was faster. */
export const declineHardship: DeskChanger<'declineHardship'> = async (input, { db, deps, officer, act }) => {
  const { requestId } = input
  const reason = plainText(input.reason)
  if (reason === '') return deny('badInput', { fields: ['reason'] })
  const named = await findRequest(db, requestId)
  const order = named === null ? null : await lockOrder(db, named.orderId)
  // Read again: the lock may have waited for the borrower, who took it back.
  const request = order === null ? null : await findRequest(db, requestId)
  if (order === null || request === null) return deny('notFound')
  const taken = await refuseTaken(db, { kinds: ['hardship'], id: requestId, officerId: officer.id })
  if (taken !== null) return taken
  if (request.endedAt !== null) return cannot('hardshipIsOver')
  const end = { endedAs: 'declined', at: deps.clock.now(), officerId: officer.id, answer: reason } as const
  await endRequest(db, order.id, end)
  await queueLoanMessage(db, deps, order, { purpose: 'loan', about: `${requestId}:declined` }, ({ hardship, lender }) =>
    hardship.messages.declined({ lender, reason }),
  )
  await act({ act: 'declineHardship', subject: requestId, borrowerId: order.borrowerId, about: [order.id], reason })
  return { requestId, state: 'declined' as const }
}
