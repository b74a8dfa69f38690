// The lender of the simulation: offers, decisions, notices. Every rule is the core's; here is only who is asked, and when.

import { type CalendarDate, toEpochDay } from '../../src/core/calendar-date.ts'
import { effectOf, type LoanAct } from '../../src/core/ledger/act-effect.ts'
import { dateMoveQuote, movableDate } from '../../src/core/loan/date-move.ts'
import { makeOffer } from '../../src/core/loan/offer.ts'
import type { Product } from '../../src/core/loan/product.ts'
import { coolingOffQuote, rolloverQuote, settlementQuote } from '../../src/core/loan/quotes.ts'
import type { LoanTerms } from '../../src/core/loan/terms.ts'
import { markets } from '../../src/core/market/markets.ts'
import { decide, evolve, evolveAll, factsOfLoan, type Order, type OrderCommand } from '../../src/core/order/order.ts'
import { payableStatuses } from '../../src/core/order/status.ts'
import { decideIntent, type IntentState, paidInFullAt, stateAfter } from '../../src/core/payment/intent.ts'
import { judgePayment } from '../../src/core/payment/notice.ts'
import type { PayPurpose } from '../../src/core/payment/pay-purpose.ts'
import { amountOn, eventOf } from '../../src/core/payment/purpose.ts'
import { isRefusal, type Refusal, refuse } from '../../src/core/refusal.ts'
import { openViolations, refusalViolations } from '../support/book-invariants.ts'
import { expectSound } from '../support/invariants.ts'
import type { Dice } from './dice.ts'
import { type Books, LoanAccount } from './loan-account.ts'

/** An order from its application on. */
export interface SimOrder {
  readonly id: string
  readonly borrowerId: string
  readonly product: Product
  readonly terms: LoanTerms
  order: Order
  account: LoanAccount | null
}

export interface SimIntent {
  readonly ref: string
  readonly order: SimOrder
  readonly purpose: PayPurpose
  readonly channel: string
  readonly amountMinor: number
  readonly expiresAt: Date
  state: IntentState
  readonly payments: { readonly amountMinor: number; readonly paidAt: Date }[]
}

/** What a provider says of a transaction. */
export interface SimNotice {
  readonly type: 'paid' | 'refunded'
  readonly transactionId: string
  readonly reference: string
  readonly amountMinor: number
  readonly currency: string
  readonly paidAt: Date
}

/** An instant on the working day of every market: `minutes` after noon in Jakarta. */
export function instantOn(day: CalendarDate, minutes = 0): Date {
  return new Date(toEpochDay(day) * 86_400_000 + 5 * 3_600_000 + minutes * 60_000)
}

const dayMs = 86_400_000

/** One borrower's file at the lender. */
export class Lender {
  readonly borrowerId: string
  readonly orders: SimOrder[] = []
  readonly intents = new Map<string, SimIntent>()
  /** Transactions that were answered with success, and where their money is. */
  readonly heard = new Map<string, { readonly on: SimOrder | null; readonly amountMinor: number }>()
  readonly waitingReturns = new Map<string, SimNotice>()
  suspenseMinor = 0
  client: LoanTerms['client'] = 'new'
  readonly #books: Books

  constructor(borrowerId: string, books: Books) {
    this.borrowerId = borrowerId
    this.#books = books
  }

  /** Counts a refusal and makes sure that it left everything as it was. */
  refused(refusal: Refusal, before: string): void {
    this.#books.tally.count(`refused ${refusal.refused}` as 'refused nothingIsOwed')
    expectSound(refusalViolations(before, this.fingerprint(), refusal.refused), `for ${this.borrowerId}`)
  }

  fingerprint(): string {
    const orders = this.orders.map(({ id, order, account }) => `${id} ${order.status} ${account?.fingerprint()}`)
    const intents = [...this.intents.values()].map(({ ref, state }) => `${ref} ${state}`)
    return [...orders, ...intents, this.suspenseMinor].join()
  }

  /** The terms on offer; a refusal is counted. */
  offer(product: Product, principalMinor: number, today: CalendarDate): LoanTerms | null {
    const before = this.fingerprint()
    const offer = offerOf(product, principalMinor, this.client, today)
    if (!isRefusal(offer)) return offer
    this.refused(offer, before)
    return null
  }

  /** Carries a command out; null when it is refused. */
  command(order: SimOrder, command: OrderCommand, today: CalendarDate): Order | null {
    const before = this.fingerprint()
    const facts = decide(command, order.order, { today })
    if (isRefusal(facts)) {
      this.refused(facts, before)
      return null
    }
    for (const fact of facts) {
      order.order = evolve(order.order, fact)
      if (fact.fact === 'paidOut') order.account = this.#startLoan(order, today)
      if (fact.fact === 'payoutFailed') this.#books.tally.count('payout failed')
      if (fact.fact === 'payoutSent') this.#books.tally.count('payout sent')
    }
    this.#books.tally.count(`status ${order.order.status}`)
    return order.order
  }

  /** The bank sends a payout back: a loan to which nothing has happened never began. Answers whether that is so. */
  takeBackPayout(order: SimOrder, today: CalendarDate): boolean {
    const { account } = order
    if (account === null) return false
    if (account.events.length > 0) {
      this.#books.tally.count('payout returned after a payment')
      return false
    }
    account.closeThrough(today)
    if (this.command(order, { kind: 'payoutReturned', reason: 'account closed' }, today) === null) return false
    this.#books.tally.count('payout returned')
    account.takeBack()
    order.account = null
    return true
  }

  /** Whatever moves the loan is stored in its order, as the product does it. */
  #startLoan(order: SimOrder, today: CalendarDate): LoanAccount {
    return new LoanAccount(order.id, order.terms, today, this.#books, (state, since) => {
      const facts = factsOfLoan(order.order, state, since)
      order.order = evolveAll(order.order, facts)
      if (facts.some(({ fact }) => fact === 'loanReopened')) this.#books.tally.count('loan opened again')
      return order.order
    })
  }

  /** Accepts an offer; null when it is refused. */
  accept(
    product: Product,
    terms: LoanTerms,
    flaw: Partial<Extract<OrderCommand, { kind: 'acceptOffer' }>>,
    today: CalendarDate,
  ): SimOrder | null {
    const before = this.fingerprint()
    const offered = { principalMinor: terms.principalMinor, termDays: terms.termDays, agreements: ['a1', 'b1'] }
    const facts = decide(
      {
        kind: 'acceptOffer',
        agreed: true,
        accepted: offered,
        offered,
        offerHasExpired: false,
        anotherLoanIsOpen: this.orders.some((one) => one.product.id === product.id && this.isOpen(one)),
        payoutAccountIsBound: true,
        manualWithdrawal: product.manualWithdrawal,
        ...flaw,
      },
      null,
      { today },
    )
    if (isRefusal(facts)) {
      this.refused(facts, before)
      return null
    }
    let order: Order | null = null
    for (const fact of facts) order = evolve(order, fact)
    if (order === null) throw new Error('an acceptance without facts')
    const id = `${this.borrowerId}.${this.orders.length}`
    const made: SimOrder = { id, borrowerId: this.borrowerId, product, terms, order, account: null }
    this.orders.push(made)
    this.#books.tally.count('status inReview')
    this.lookAtOpen()
    return made
  }

  isOpen({ order: { status } }: SimOrder): boolean {
    return status !== 'declined' && status !== 'settled'
  }

  /** Another loan of the same product is open. */
  #hasAnother(order: SimOrder): boolean {
    return this.orders.some((one) => one !== order && one.product === order.product && this.isOpen(one))
  }

  /** What is open only once is open only once. */
  lookAtOpen(): void {
    const orders = this.orders.map((one) => ({
      borrowerId: this.borrowerId,
      productId: one.product.id,
      status: one.order.status,
    }))
    const intents = [...this.intents.values()].map(({ order, purpose, state }) => ({
      orderId: order.id,
      purpose,
      state,
    }))
    expectSound(openViolations(orders, intents), `of ${this.borrowerId}`)
  }

  /** A code for a wish: a new one, or the one that lives. Null when it is refused; `asked` is what the borrower saw. */
  wish(
    order: SimOrder,
    purpose: PayPurpose,
    asked: number | null,
    today: CalendarDate,
    channel: string,
  ): SimIntent | null {
    const { account } = order
    if (account === null) return null
    account.closeThrough(today)
    const before = this.fingerprint()
    const intent = this.#decideWish(order, account, purpose, asked, today, channel)
    if (!isRefusal(intent)) {
      this.lookAtOpen()
      return intent
    }
    this.refused(intent, before)
    return null
  }

  #decideWish(
    order: SimOrder,
    account: LoanAccount,
    purpose: PayPurpose,
    asked: number | null,
    today: CalendarDate,
    channel: string,
  ): SimIntent | Refusal {
    const now = instantOn(today)
    const mine = [...this.intents.values()].filter((one) => one.order === order)
    const paymentIsPending = mine.some((one) => one.state === 'unknown' && one.expiresAt > now)
    const quoted = amountOn(purpose, account.replay, { paymentIsPending, wantedMinor: asked ?? 0 })
    // The server looks at the status first; the quotes say more, so here they are asked in every status.
    if (isRefusal(quoted)) return quoted
    if (!payableStatuses.includes(order.order.status)) return { refused: 'orderIsNotPayable' }
    if (asked !== null && asked !== quoted) return { refused: 'amountHasChanged' }
    const live = mine.find((one) => one.purpose === purpose && (one.state === 'unknown' || one.state === 'waiting'))
    const facts = live === undefined ? null : { ...live, isUsedUp: false }
    const decision = decideIntent(facts, { channel, amountMinor: quoted }, now)
    if (isRefusal(decision)) return decision
    if (live !== undefined && decision.do !== 'make') {
      this.#books.tally.count('code used again')
      return live
    }
    if (live !== undefined && decision.do === 'make' && decision.retire !== null) {
      live.state = decision.retire
      this.#books.tally.count('code replaced')
    }
    const ref = `${order.id}:${this.intents.size}`
    const expiresAt = new Date(now.getTime() + (purpose === 'partial' ? 3 * dayMs : 0.4 * dayMs))
    const amountMinor = quoted
    const made: SimIntent = { ref, order, purpose, channel, amountMinor, expiresAt, state: 'waiting', payments: [] }
    this.intents.set(ref, made)
    return made
  }

  /** Hears of a transaction: booked once, on the loan or aside, in whatever order and however often it comes. */
  hear(notice: SimNotice, today: CalendarDate): void {
    if (notice.type === 'refunded') this.#hearReturn(notice, today)
    else if (!this.heard.has(notice.transactionId)) this.#hearPayment(notice, today)
  }

  #hearPayment(notice: SimNotice, today: CalendarDate): void {
    const intent = this.intents.get(notice.reference) ?? null
    const account = intent?.order.account ?? null
    const zone = markets[intent?.order.terms.market ?? 'standard'].zone
    const asked =
      intent === null || account === null
        ? null
        : { currency: intent.order.terms.currency, disbursedOn: account.loan.disbursedOn, zone }
    const verdict = judgePayment(notice, asked, zone, instantOn(today, 300))
    const { amountMinor } = notice
    if (verdict.suspense !== null || intent === null || account === null) {
      this.#books.tally.count(`suspense ${verdict.suspense ?? 'referenceIsUnknown'}`)
      this.suspenseMinor += amountMinor
      this.heard.set(notice.transactionId, { on: null, amountMinor })
      this.#books.write(`suspense ${notice.transactionId} ${amountMinor}`)
    } else {
      const { valueDate } = verdict
      const event = {
        ...eventOf(intent.purpose, { valueDate, amountMinor }, intent.amountMinor),
        id: notice.transactionId,
      }
      account.record(event, today)
      this.heard.set(notice.transactionId, { on: intent.order, amountMinor })
      intent.payments.push({ amountMinor, paidAt: notice.paidAt })
      if (paidInFullAt(intent, intent.payments) !== null) intent.state = stateAfter(intent.state, 'paid')
      if (account.state.owedMinor === 0) this.client = 'repeat'
    }
    const waiting = this.waitingReturns.get(notice.transactionId)
    if (waiting !== undefined) this.#hearReturn(waiting, today)
  }

  #hearReturn(notice: SimNotice, today: CalendarDate): void {
    const booked = this.heard.get(notice.transactionId)
    if (booked === undefined) {
      this.waitingReturns.set(notice.transactionId, notice)
      this.#books.tally.count('fault returned before it was paid')
      return
    }
    const key = `${notice.transactionId}:return`
    if (this.heard.has(key)) return
    this.heard.set(key, booked)
    this.#books.tally.count('fault money taken back')
    const { on } = booked
    // A loan that would open again beside another of its product stays closed: the money is for an officer to look at.
    if (on === null || on.account === null || (!this.isOpen(on) && this.#hasAnother(on))) {
      this.suspenseMinor -= booked.amountMinor
      this.#books.write(`suspenseReturn ${notice.transactionId} ${booked.amountMinor}`)
      return
    }
    const paymentId = notice.transactionId
    on.account.record({ kind: 'reversal', id: key, valueDate: today, paymentId }, today)
    this.lookAtOpen()
  }

  /** Looks at the ways out of a loan, as its pages do. What is refused is counted. */
  lookAtQuotes(order: SimOrder, today: CalendarDate): void {
    const { account } = order
    if (account === null) return
    account.closeThrough(today)
    const before = this.fingerprint()
    for (const quote of [
      rolloverQuote(account.replay),
      settlementQuote(account.replay, { paymentIsPending: false }),
      coolingOffQuote(account.replay, { paymentIsPending: false }),
    ]) {
      if (isRefusal(quote)) this.refused(quote, before)
    }
  }

  /** The borrower moves the next due date: exactly as it was shown, or not at all. */
  moveDate(order: SimOrder, dice: Dice, today: CalendarDate): void {
    const { account } = order
    if (account === null) return
    account.closeThrough(today)
    const before = this.fingerprint()
    const open = movableDate(account.replay)
    const quote = isRefusal(open) ? open : dateMoveQuote(account.replay, dice.pick([open.earliest, open.latest]))
    if (isRefusal(quote)) return void this.refused(quote, before)
    const { movable, dueDate, interestMinor: quotedInterestMinor } = quote
    // Two in one day are two requests: a payment of the same day makes the first move nothing, and another date can be moved.
    const id = `${order.id}-move-${account.causes.size}`
    const event = { kind: 'dateMove', id, valueDate: today, n: movable.n, dueDate } as const
    account.record({ ...event, quotedInterestMinor }, today)
    this.#books.tally.count('due date moved')
    if (account.state.owedMinor !== quote.owedAfterMinor) throw new Error(`${id} had another effect than was shown`)
  }

  /** What an officer does to a loan by hand: proposed with its effect, and done with exactly that effect. */
  officer(order: SimOrder, act: LoanAct, today: CalendarDate): void {
    const { account } = order
    // Done before: the key of an act is the id of its event.
    if (account === null || account.causes.has(act.id)) return
    account.closeThrough(today)
    const before = this.fingerprint()
    const effect = effectOf(account, act, today)
    if (isRefusal(effect)) {
      this.refused(effect, before)
      return
    }
    // A settled loan does not open again beside another of its product.
    if (act.kind === 'reversal' && !this.isOpen(order) && this.#hasAnother(order)) {
      this.refused(refuse('anotherLoanIsOpen'), before)
      return
    }
    account.record(act, today)
    this.lookAtOpen()
    // Signed by the figures of its first day, which the account looks at.
    if (act.valueDate > today) return
    const { owedMinor, creditBalanceMinor } = account.state
    if (owedMinor !== effect.after.owedMinor || creditBalanceMinor !== effect.after.creditMinor)
      throw new Error(`${act.kind} of ${order.id} had another effect than was signed`)
  }
}

const offers = new Map<string, LoanTerms | Refusal>()

/** Offers do not depend on the day: each is priced once. */
function offerOf(
  product: Product,
  principalMinor: number,
  client: LoanTerms['client'],
  today: CalendarDate,
): LoanTerms | Refusal {
  const key = `${product.id} ${principalMinor} ${client}`
  let known = offers.get(key)
  if (known === undefined) {
    const offer = makeOffer(product, { principalMinor, client, market: markets[product.market], today })
    known = isRefusal(offer) ? offer : offer.terms
    offers.set(key, known)
  }
  return known
}
