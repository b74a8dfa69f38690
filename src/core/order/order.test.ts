// An order from the accepted offer to the payout: given what happened, when a command comes, then these facts or this refusal.

import { describe, expect, it } from 'vitest'
import { addDays, date } from '../calendar-date.ts'
import { replayLoan } from '../loan/replay.ts'
import { fourPayments, loanOf, onDay } from '../loan/test-loans.ts'
import { isRefusal } from '../refusal.ts'
import {
  approvalDays,
  decide,
  evolve,
  lapseReason,
  type Order,
  type OrderCommand,
  type OrderFact,
  orderStatus,
  withdrawalIsAwaited,
} from './order.ts'

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
function after(commands: readonly OrderCommand[], from: Order | null = null): Order {
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
const applied = () => after([accept])
const waiting = () => after([manual, { kind: 'approve' }])
const underWay = () => after([accept, { kind: 'approve' }])
const failed = () => after([{ kind: 'payoutFailed', reason: 'account closed' }], underWay())
const paidOut = () => after([{ kind: 'payoutSucceeded' }], underWay())
const declined = () => after([{ kind: 'decline', reason: 'income' }], applied())

describe('accepting an offer', () => {
  it('applies for the loan that was offered', () => {
    expect(decide(accept, null, { today })).toEqual([
      { fact: 'applied', on: today, principalMinor: 500_000, termDays: 120, manualWithdrawal: false },
    ])
    expect(applied()).toEqual({ status: 'inReview', manualWithdrawal: false, payout: 'none', approvalEndsOn: null })
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
      payout: 'underWay',
      approvalEndsOn: addDays(today, approvalDays),
    })
  })

  it("waits for 'Withdraw Now' where the product says so", () => {
    expect(waiting()).toMatchObject({ status: 'approved', payout: 'none' })
    expect(withdrawalIsAwaited(waiting(), today)).toBe(true)
    expect(withdrawalIsAwaited(underWay(), today)).toBe(false)
    expect(withdrawalIsAwaited({ ...waiting(), manualWithdrawal: false }, today)).toBe(false)
    expect(withdrawalIsAwaited({ ...waiting(), status: 'declined' }, today)).toBe(false)
  })

  it('declines with the reason and when to try again', () => {
    expect(decide({ kind: 'decline', reason: 'income' }, applied(), { today })).toEqual([
      { fact: 'declined', on: today, reason: 'income', retryOn: addDays(today, 30) },
    ])
    expect(declined().status).toBe('declined')
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
    expect(paidOut()).toMatchObject({ status: 'active', payout: 'paid' })
  })

  it('is tried again with a new account after it failed', () => {
    expect(failed()).toMatchObject({ status: 'approved', payout: 'failed' })
    expect(after([{ kind: 'retryPayout' }], failed()).payout).toBe('underWay')
    expect(decide({ kind: 'retryPayout' }, failed(), { today: addDays(today, approvalDays + 1) })).toEqual({
      refused: 'payoutIsNotUnderWay',
    })
  })

  it('lapses to declined when nobody takes the money, but never while it is on its way', () => {
    const later = addDays(today, approvalDays + 1)
    for (const order of [waiting(), failed()]) {
      expect(decide({ kind: 'lapse' }, order, { today: later })).toEqual([
        { fact: 'declined', on: later, reason: lapseReason, retryOn: later },
      ])
      expect(decide({ kind: 'lapse' }, order, { today })).toEqual({ refused: 'approvalHasNotLapsed' })
    }
    expect(decide({ kind: 'lapse' }, underWay(), { today: later })).toEqual({ refused: 'approvalHasNotLapsed' })
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
      () => after([{ kind: 'withdraw', payoutAccountIsBound: true }], waiting()),
      'orderIsNotWithdrawable',
    ],
    [{ kind: 'retryPayout' }, underWay, 'payoutIsNotUnderWay'],
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
    [{ fact: 'paidOut', on: today }, declined, 'declined does not lead to active'],
  ]
  it.each(rows)('%o stops', (fact, order, message) => {
    expect(() => evolve(order(), fact)).toThrow(message)
  })
})

describe('the status that the borrower sees', () => {
  const loan = loanOf(fourPayments)
  it('is as decided until the payout, and by what is owed after it', () => {
    expect(orderStatus(waiting(), null)).toBe('approved')
    expect(orderStatus(paidOut(), null)).toBe('active')
    expect(orderStatus(paidOut(), replayLoan(loan, [], onDay(30)))).toBe('due')
    expect(orderStatus(paidOut(), replayLoan(loan, [], onDay(40)))).toBe('overdue')
    expect(orderStatus(declined(), replayLoan(loan, [], onDay(40)))).toBe('declined')
  })
})
