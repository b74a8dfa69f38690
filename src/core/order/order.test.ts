// An order from the accepted offer to the payout: given what happened, when a command comes, then these facts or this refusal.

import { describe, expect, it } from 'vitest'
import { addDays, date } from '../calendar-date.ts'
import type { LoanEvent } from '../loan/loan-event.ts'
import type { LoanState } from '../loan/loan-state.ts'
import { replayLoan } from '../loan/replay.ts'
import { fourPayments, loanOf, onDay } from '../loan/test-loans.ts'
import { isRefusal } from '../refusal.ts'
import {
  decide,
  evolve,
  evolveAll,
  factsOfLoan,
  isBeingPaidOut,
  lapseReason,
  type Order,
  type OrderCommand,
  type OrderFact,
  orderStatus,
  withdrawalIsAwaited,
} from './order.ts'

const approvalDays = 7

const today = date('2026-08-10')
const offered = { principalMinor: 500_000, termDays: 120, agreements: ['v1', 'v2'] }
const accept: Extract<OrderCommand, { kind: 'acceptOffer' }> = {
  kind: 'acceptOffer',
  agreed: true,
  accepted: { ...offered },
  offered,
  offerHasExpired: false,
  anotherLoanIsOpen: false,
  payoutAccountIsBound: true,
  manualWithdrawal: false,
}

/** The order after these commands, a day each; throws when one is refused. */
function orderAfter(commands: readonly OrderCommand[], from: Order | null = null): Order {
  let order = from
  for (const command of commands) {
    const facts = decide(command, order, { today })
    if (isRefusal(facts)) throw new Error(`${command.kind} refused: ${facts.refused}`)
    for (const fact of facts) order = evolve(order, fact)
  }
  if (order === null) throw new Error('no command, no order')
  return order
}

const manual = { ...accept, manualWithdrawal: true }
const applied = () => orderAfter([accept])
const waiting = () => orderAfter([manual, { kind: 'approve' }])
const underWay = () => orderAfter([accept, { kind: 'approve' }])
const failed = () => orderAfter([{ kind: 'payoutFailed', reason: 'account closed' }], underWay())
const sent = () => orderAfter([{ kind: 'payoutSent' }], underWay())
const paidOut = () => orderAfter([{ kind: 'payoutSucceeded' }], underWay())
const declined = () => orderAfter([{ kind: 'decline', reason: 'income' }], applied())
const loan = loanOf(fourPayments)
const onTheDay = (day: number, events: readonly LoanEvent[] = []) => replayLoan(loan, events, onDay(day))
const early: LoanEvent = { kind: 'payment', id: 'p', valueDate: onDay(10), amountMinor: 560_000 }
const settled = () => evolveAll(paidOut(), factsOfLoan(paidOut(), onTheDay(12, [early]), 'events'))

describe('a payout that was made', () => {
  it('comes back only while the loan runs, and waits for another account', () => {
    const back = { kind: 'payoutReturned', reason: 'account closed' } as const
    const waiting = orderAfter([back], paidOut())
    expect(waiting).toMatchObject({
      status: 'approved',
      payoutState: 'failed',
      payoutFailure: 'account closed',
      approvalEndsOn: addDays(today, approvalDays),
    })
    expect(orderAfter([{ kind: 'retryPayout' }, { kind: 'payoutSucceeded' }], waiting).status).toBe('active')
    for (const order of [applied(), underWay(), sent(), failed(), declined(), settled()]) {
      expect(decide(back, order, { today })).toEqual({ refused: 'payoutIsNotUnderWay' })
    }
    const fact = { fact: 'payoutReturned', on: today, reason: 'x', approvalEndsOn: today } as const
    expect(() => evolve(settled(), fact)).toThrow('no payout can come back')
  })
})

describe('a person', () => {
  it('decides an order that the rules referred, which stays in review until then', () => {
    expect(decide({ kind: 'refer' }, applied(), { today })).toEqual([{ fact: 'referred', on: today }])
    const referred = orderAfter([{ kind: 'refer' }], applied())
    expect(referred).toEqual(applied())
    expect(orderAfter([{ kind: 'approve' }], referred)).toMatchObject({ status: 'approved' })
    for (const order of [underWay(), declined(), settled()]) {
      expect(decide({ kind: 'refer' }, order, { today })).toEqual({ refused: 'orderIsAlreadyDecided' })
      expect(() => evolve(order, { fact: 'referred', on: today })).toThrow('nothing is left to a person')
    }
  })

  it('approves after a decline, by the same way as everything else', () => {
    const again = { kind: 'approveAfterAll', anotherLoanIsOpen: false } as const
    expect(orderAfter([again], declined())).toMatchObject({
      status: 'approved',
      payoutState: 'queued',
      approvalEndsOn: addDays(today, approvalDays),
      declineReason: null,
      retryOn: null,
    })
    expect(decide({ ...again, anotherLoanIsOpen: true }, declined(), { today })).toEqual({
      refused: 'anotherLoanIsOpen',
    })
    for (const order of [applied(), underWay(), settled()]) {
      expect(decide(again, order, { today })).toEqual({ refused: 'orderIsAlreadyDecided' })
    }
  })

  it('does not look again at an approval that expired', () => {
    const lapsed = { ...declined(), declineReason: lapseReason }
    expect(decide({ kind: 'approveAfterAll', anotherLoanIsOpen: false }, lapsed, { today })).toEqual({
      refused: 'orderIsAlreadyDecided',
    })
  })
})

describe('accepting an offer', () => {
  it('applies for the loan that was offered', () => {
    expect(decide(accept, null, { today })).toEqual([
      { fact: 'applied', on: today, principalMinor: 500_000, termDays: 120, manualWithdrawal: false },
    ])
    expect(applied()).toEqual({
      status: 'inReview',
      manualWithdrawal: false,
      approvalEndsOn: null,
      declineReason: null,
      retryOn: null,
      payoutState: 'none',
      payoutFailure: null,
      settledOn: null,
    })
    expect(orderAfter([manual]).manualWithdrawal).toBe(true)
  })

  const everythingWrong = {
    ...accept,
    agreed: false,
    accepted: { principalMinor: 1, termDays: 1, agreements: [] },
    offerHasExpired: true,
    anotherLoanIsOpen: true,
    payoutAccountIsBound: false,
  }
  /** Each line puts one more thing right: the order of precedence. */
  const repairs: [refused: string, repair: Partial<typeof accept>][] = [
    ['agreementIsNotAccepted', { agreed: true }],
    ['offerHasExpired', { offerHasExpired: false }],
    ['offerHasChanged', { accepted: { ...offered, agreements: ['v1'] } }],
    ['agreementHasChanged', { accepted: { ...offered, agreements: ['v1', 'v0'] } }],
    ['agreementHasChanged', { accepted: offered }],
    ['anotherLoanIsOpen', { anotherLoanIsOpen: false }],
    ['payoutAccountIsMissing', { payoutAccountIsBound: true }],
  ]
  it('is refused for the first thing that is wrong', () => {
    let command: typeof accept = everythingWrong
    for (const [refused, repair] of repairs) {
      expect(decide(command, null, { today })).toEqual({ refused })
      command = { ...command, ...repair }
    }
    expect(isRefusal(decide(command, null, { today }))).toBe(false)
  })

  it('is refused for another amount or another term', () => {
    for (const accepted of [
      { ...offered, principalMinor: 500_001 },
      { ...offered, termDays: 119 },
    ]) {
      expect(decide({ ...accept, accepted }, null, { today })).toEqual({ refused: 'offerHasChanged' })
    }
  })

  it('is refused for an order that exists', () => {
    expect(decide(accept, applied(), { today })).toEqual({ refused: 'anotherLoanIsOpen' })
  })
})

describe('the decision', () => {
  it('pays out by itself where the product does not wait', () => {
    expect(underWay()).toMatchObject({
      status: 'approved',
      payoutState: 'queued',
      approvalEndsOn: addDays(today, approvalDays),
    })
  })

  it("waits for 'Withdraw Now' where the product says so", () => {
    expect(waiting()).toMatchObject({ status: 'approved', payoutState: 'none' })
    expect(withdrawalIsAwaited(waiting(), today)).toBe(true)
    expect(withdrawalIsAwaited(underWay(), today)).toBe(false)
    expect(withdrawalIsAwaited({ ...waiting(), manualWithdrawal: false }, today)).toBe(false)
    expect(withdrawalIsAwaited({ ...waiting(), status: 'declined' }, today)).toBe(false)
  })

  it('declines with the reason and when to try again', () => {
    expect(decide({ kind: 'decline', reason: 'income' }, applied(), { today })).toEqual([
      { fact: 'declined', on: today, reason: 'income', retryOn: addDays(today, 30) },
    ])
    expect(declined()).toMatchObject({ status: 'declined', declineReason: 'income', retryOn: addDays(today, 30) })
  })
})

describe('the payout', () => {
  it('is asked for by the borrower within the days of the approval', () => {
    const withdraw: OrderCommand = { kind: 'withdraw', payoutAccountIsBound: true }
    const lastDay = addDays(today, approvalDays)
    expect(decide(withdraw, waiting(), { today: lastDay })).toEqual([{ fact: 'payoutRequested', on: lastDay }])
    expect(decide(withdraw, waiting(), { today: addDays(lastDay, 1) })).toEqual({ refused: 'orderIsNotWithdrawable' })
    expect(decide({ ...withdraw, payoutAccountIsBound: false }, waiting(), { today })).toEqual({
      refused: 'payoutAccountIsMissing',
    })
  })

  it('makes the loan active when it succeeds', () => {
    expect(paidOut()).toMatchObject({ status: 'active', payoutState: 'paid' })
    expect(orderAfter([{ kind: 'payoutSucceeded' }], sent())).toEqual(paidOut())
  })

  it('is under way until its end is known, also where the provider says later how it went', () => {
    expect(sent()).toMatchObject({ status: 'approved', payoutState: 'sent' })
    expect(decide({ kind: 'payoutSent' }, sent(), { today })).toEqual([])
    expect([waiting(), underWay(), sent(), failed(), paidOut()].map(isBeingPaidOut)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    expect(orderAfter([{ kind: 'payoutFailed', reason: 'x' }], sent())).toMatchObject({ payoutState: 'failed' })
  })

  it('is tried again with a new account after it failed', () => {
    expect(failed()).toMatchObject({ status: 'approved', payoutState: 'failed', payoutFailure: 'account closed' })
    expect(orderAfter([{ kind: 'retryPayout' }], failed())).toMatchObject({
      payoutState: 'queued',
      payoutFailure: null,
    })
    expect(decide({ kind: 'retryPayout' }, failed(), { today: addDays(today, approvalDays + 1) })).toEqual({
      refused: 'payoutIsNotUnderWay',
    })
  })

  it('expires to declined when the offer is not taken up, but never while a payout is under way', () => {
    const later = addDays(today, approvalDays + 1)
    for (const order of [waiting(), failed()]) {
      expect(decide({ kind: 'lapse' }, order, { today: later })).toEqual([
        { fact: 'declined', on: later, reason: lapseReason, retryOn: later },
      ])
      expect(decide({ kind: 'lapse' }, order, { today })).toEqual({ refused: 'approvalHasNotLapsed' })
    }
    for (const order of [underWay(), sent()]) {
      expect(decide({ kind: 'lapse' }, order, { today: later })).toEqual({ refused: 'approvalHasNotLapsed' })
    }
  })
})

describe('a command that does not fit the order', () => {
  const rows: [OrderCommand, () => Order | null, string][] = [
    [{ kind: 'approve' }, () => null, 'notFound'],
    [{ kind: 'approve' }, underWay, 'orderIsAlreadyDecided'],
    [{ kind: 'decline', reason: 'late' }, declined, 'orderIsAlreadyDecided'],
    [{ kind: 'withdraw', payoutAccountIsBound: true }, applied, 'orderIsNotWithdrawable'],
    [{ kind: 'withdraw', payoutAccountIsBound: true }, underWay, 'orderIsNotWithdrawable'],
    [
      { kind: 'withdraw', payoutAccountIsBound: true },
      () => orderAfter([{ kind: 'withdraw', payoutAccountIsBound: true }], waiting()),
      'orderIsNotWithdrawable',
    ],
    [{ kind: 'retryPayout' }, underWay, 'payoutIsNotUnderWay'],
    [{ kind: 'payoutSent' }, failed, 'payoutIsNotUnderWay'],
    [{ kind: 'payoutSucceeded' }, waiting, 'payoutIsNotUnderWay'],
    [{ kind: 'payoutSucceeded' }, paidOut, 'payoutIsNotUnderWay'],
    [{ kind: 'payoutFailed', reason: 'x' }, paidOut, 'payoutIsNotUnderWay'],
    [{ kind: 'lapse' }, paidOut, 'approvalHasNotLapsed'],
    [{ kind: 'lapse' }, declined, 'approvalHasNotLapsed'],
  ]
  it.each(rows)('%o is refused', (command, order, refused) => {
    expect(decide(command, order(), { today })).toEqual({ refused })
  })
})

describe('facts that do not follow', () => {
  const rows: [OrderFact, () => Order | null, string][] = [
    [{ fact: 'applied', on: today, principalMinor: 1, termDays: 1, manualWithdrawal: false }, applied, 'once'],
    [{ fact: 'paidOut', on: today }, () => null, 'before the application'],
    [{ fact: 'approved', on: today, approvalEndsOn: today }, settled, 'settled does not lead to approved'],
    [{ fact: 'declined', on: today, reason: 'x', retryOn: today }, paidOut, 'active does not lead to declined'],
    [{ fact: 'payoutRequested', on: today }, underWay, 'queued does not lead to queued'],
    [{ fact: 'payoutRequested', on: today }, applied, 'inReview, a payout that is none'],
    [{ fact: 'payoutSent', on: today }, sent, 'sent does not lead to sent'],
    [{ fact: 'payoutFailed', on: today, reason: 'x' }, waiting, 'none does not lead to failed'],
    [{ fact: 'paidOut', on: today }, waiting, 'none does not lead to paid'],
    [{ fact: 'paidOut', on: today }, failed, 'failed does not lead to paid'],
    [{ fact: 'paidOut', on: today }, paidOut, 'active, a payout that is paid'],
    [{ fact: 'paidOut', on: today }, declined, 'declined, a payout that is none'],
    [{ fact: 'loanMoved', on: today, status: 'due', settledOn: null }, underWay, 'loanMoved before the payout'],
    [{ fact: 'loanReopened', on: today, status: 'due' }, underWay, 'loanReopened before the payout'],
    [{ fact: 'loanMoved', on: today, status: 'due', settledOn: null }, settled, 'settled does not lead to due'],
    [{ fact: 'loanReopened', on: today, status: 'due' }, paidOut, 'active does not lead to due'],
    [{ fact: 'loanReopened', on: today, status: 'settled' }, settled, 'settled does not lead to settled'],
  ]
  it.each(rows)('%o stops', (fact, order, message) => {
    expect(() => evolve(order(), fact)).toThrow(message)
  })
})

describe('the loan of an order that was paid out', () => {
  const moved = (order: Order, state: LoanState, since: 'days' | 'events' = 'days') =>
    evolveAll(order, factsOfLoan(order, state, since))

  it('has the status that follows from what is owed, also after days without a look', () => {
    expect(moved(paidOut(), onTheDay(30))).toMatchObject({ status: 'due', settledOn: null })
    expect(moved(paidOut(), onTheDay(40)).status).toBe('overdue')
    expect(moved(moved(paidOut(), onTheDay(40)), onTheDay(40, [early])).status).toBe('settled')
  })

  it('is as it was where nothing moved, to the very object', () => {
    const order = paidOut()
    expect(factsOfLoan(order, onTheDay(3), 'days')).toEqual([])
    expect(evolveAll(order, [])).toBe(order)
  })

  it('keeps what is kept beside it', () => {
    expect(moved({ ...paidOut(), id: 'L-1' } as Order, onTheDay(30))).toMatchObject({ id: 'L-1', status: 'due' })
  })

  it('is settled on the day of the payment that closed it, and on another when that one counts no longer', () => {
    expect(settled().settledOn).toBe(onDay(10))
    const other = onTheDay(12, [{ ...early, valueDate: onDay(8) }])
    expect(moved(settled(), other, 'events')).toMatchObject({ status: 'settled', settledOn: onDay(8) })
    expect(factsOfLoan(settled(), onTheDay(40, [early]), 'days')).toEqual([])
  })

  it('opens again when the payment that settled it is taken back, and never by days alone', () => {
    for (const [day, status] of [
      [12, 'active'],
      [30, 'due'],
      [40, 'overdue'],
    ] as const) {
      expect(factsOfLoan(settled(), onTheDay(day), 'events')).toEqual([
        { fact: 'loanReopened', on: onDay(day), status },
      ])
      expect(moved(settled(), onTheDay(day), 'events')).toMatchObject({ status, settledOn: null })
      expect(() => moved(settled(), onTheDay(day))).toThrow(`settled does not lead to ${status}`)
    }
  })
})

describe('the status that the borrower sees', () => {
  it('is as decided until the payout, and by what is owed after it', () => {
    expect(orderStatus(waiting(), null)).toBe('approved')
    expect(orderStatus(paidOut(), null)).toBe('active')
    expect(orderStatus(paidOut(), onTheDay(30))).toBe('due')
    expect(orderStatus(settled(), onTheDay(40))).toBe('overdue')
    expect(() => orderStatus(declined(), onTheDay(40))).toThrow('before the payout')
  })
})
