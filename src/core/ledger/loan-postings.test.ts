// A loan in the books: the balances its state implies, and the entries that lead from one day to the next.

import { describe, expect, it } from 'vitest'
import type { LoanEvent } from '../loan/loan-event.ts'
import { replayLoan } from '../loan/replay.ts'
import { fourPayments, loanOf, onDay, paid, referenceCaps } from '../loan/test-loans.ts'
import { ledgerAccounts } from './accounts.ts'
import { applyTransfers, ledgerBalances, noBalances, postingsBetween } from './loan-postings.ts'

const loan = loanOf({ ...fourPayments, caps: referenceCaps })

/** The transfers that a day, and what happened on it, add to the books. */
function posted(
  before: [events: LoanEvent[], day: number] | null,
  after: [events: LoanEvent[], day: number],
): string[] {
  const balances = ([events, day]: [LoanEvent[], number]) => ledgerBalances(replayLoan(loan, events, onDay(day)))
  return postingsBetween(before === null ? noBalances : balances(before), balances(after)).map(
    ({ debit, credit, amountMinor }) => `${debit} < ${credit} ${amountMinor}`,
  )
}

const twoPaid = [paid('first', 29, 140_000), paid('second', 60, 140_000)]

describe('the books of a loan', () => {
  it('open with the payout: principal against the money sent and the fee kept', () => {
    expect(posted(null, [[], 0])).toEqual(['loanPrincipal < payoutClearing 475000', 'loanPrincipal < feeIncome 25000'])
  })

  it('earn interest when it falls due', () => {
    expect(posted([[], 29], [[], 30])).toEqual(['interestReceivable < interestIncome 15000'])
  })

  it('earn what a moved date adds on its new day, and nothing less of the other payments meanwhile', () => {
    const movable = loanOf({ ...fourPayments, dueDateMoves: { maxDays: 15, times: 1 } })
    const move: LoanEvent = {
      kind: 'dateMove',
      id: 'move',
      valueDate: onDay(40),
      n: 2,
      dueDate: onDay(75),
      quotedInterestMinor: 1_000_000,
    }
    const earned = [60, 74, 75].map((day) => ledgerBalances(replayLoan(movable, [move], onDay(day))).interestIncome)
    // 150.00 of each of two payments, and fifteen days of 0.1 % of 1,250.00 when the second falls due at last.
    expect(earned).toEqual([-30_000, -30_000, -31_875])
  })

  it('earn interest when it is paid before that', () => {
    expect(posted([[], 29], [[paid('p', 29, 140_000)], 29])).toEqual([
      'cashClearing < loanPrincipal 125000',
      'cashClearing < interestIncome 15000',
    ])
  })

  it('charge by the day, what the caps let through', () => {
    expect(posted([twoPaid, 91], [twoPaid, 92])).toEqual(['penaltyReceivable < penaltyIncome 1120'])
  })

  it('clear what a payment pays', () => {
    expect(posted([twoPaid, 102], [[...twoPaid, paid('p', 102, 153_440)], 102])).toEqual([
      'cashClearing < loanPrincipal 125000',
      'cashClearing < interestReceivable 15000',
      'cashClearing < penaltyReceivable 13440',
    ])
  })

  it('take back the charges when a timely payment is noticed late', () => {
    expect(posted([twoPaid, 102], [[...twoPaid, paid('p', 90, 140_000)], 102])).toEqual([
      'penaltyIncome < penaltyReceivable 13440',
      'cashClearing < loanPrincipal 125000',
      'cashClearing < interestReceivable 15000',
    ])
  })

  it('keep surplus as credit, and pay it out from there', () => {
    const all = [paid('p', 0, 560_500)]
    const refund: LoanEvent = { kind: 'creditRefund', id: 'r', valueDate: onDay(1), amountMinor: 500 }
    expect(posted([[], 0], [all, 0])).toContain('cashClearing < creditBalance 500')
    expect(posted([all, 0], [[...all, refund], 1])).toEqual(['creditBalance < refundClearing 500'])
  })

  it('put a refund that proves too high aside, and not on the borrower', () => {
    const refund: LoanEvent = { kind: 'creditRefund', id: 'r', valueDate: onDay(1), amountMinor: 500 }
    expect(posted([[], 0], [[refund], 1])).toEqual(['suspense < refundClearing 500'])
  })

  it('show what was forgiven as the cost that it is', () => {
    const waiver: LoanEvent = { kind: 'waiver', id: 'w', valueDate: onDay(102), part: 'penalty', amountMinor: 3_440 }
    expect(posted([twoPaid, 102], [[...twoPaid, waiver], 102])).toEqual(['waiverExpense < penaltyReceivable 3440'])
    const early: LoanEvent = { ...waiver, part: 'interest', amountMinor: 5_000 }
    expect(posted([[], 102 - 80], [[{ ...early, valueDate: onDay(22) }], 22])).toEqual([
      'waiverExpense < interestIncome 5000',
    ])
  })

  it('give up what is receivable, and earn nothing but what comes back', () => {
    const off: LoanEvent = { kind: 'writeOff', id: 'o', valueDate: onDay(102) }
    const given = [...twoPaid, off]
    expect(posted([twoPaid, 102], [given, 102])).toEqual([
      'writeOff < loanPrincipal 250000',
      'writeOff < interestReceivable 15000',
      'writeOff < penaltyReceivable 13440',
    ])
    // The fourth instalment falls due, and days pass.
    expect(posted([given, 102], [given, 200])).toEqual([])
    expect(posted([given, 200], [[...given, paid('p', 200, 100_000)], 200])).toEqual([
      'cashClearing < recoveryIncome 100000',
    ])
    const all = [...given, paid('p', 200, 293_440 + 500)]
    expect(posted([given, 200], [all, 200])).toEqual([
      'cashClearing < creditBalance 500',
      'cashClearing < recoveryIncome 293440',
    ])
    const refund: LoanEvent = { kind: 'creditRefund', id: 'f', valueDate: onDay(200), amountMinor: 500 }
    expect(posted([all, 200], [[...all, refund], 200])).toEqual(['creditBalance < refundClearing 500'])
    const waiver: LoanEvent = { kind: 'waiver', id: 'w', valueDate: onDay(150), part: 'penalty', amountMinor: 3_440 }
    expect(posted([given, 150], [[...given, waiver], 150])).toEqual([])
  })

  it('give up a fee that is due with the rest', () => {
    const added = loanOf({ ...fourPayments, fees: [{ code: 'card', amountMinor: 5_000, taken: 'added' }] })
    const off: LoanEvent = { kind: 'writeOff', id: 'o', valueDate: onDay(30) }
    const [before, after] = [[], [off]].map((events) => ledgerBalances(replayLoan(added, events, onDay(30))))
    expect(before?.feeReceivable).toBe(5_000)
    expect(after?.writeOff).toBe((before?.loanPrincipal ?? 0) + (before?.interestReceivable ?? 0) + 5_000)
  })

  it('lose less by a payment of the days before that is noticed late, and more by one that is taken back', () => {
    const off: LoanEvent = { kind: 'writeOff', id: 'o', valueDate: onDay(102) }
    expect(posted([[...twoPaid, off], 110], [[...twoPaid, off, paid('p', 90, 140_000)], 110])).toEqual([
      'cashClearing < writeOff 140000',
      'penaltyIncome < writeOff 13440',
    ])
    const back: LoanEvent = { kind: 'reversal', id: 'r', valueDate: onDay(110), paymentId: 'second' }
    expect(posted([[...twoPaid, off], 110], [[...twoPaid, off, back], 110])).toEqual([
      'writeOff < cashClearing 140000',
      'writeOff < penaltyIncome 47040',
    ])
  })

  it('show a fee that was forgiven likewise, before it falls due and after', () => {
    const added = loanOf({ ...fourPayments, fees: [{ code: 'card', amountMinor: 5_000, taken: 'added' }] })
    const [before, after] = [29, 30].map((day) => {
      const waiver: LoanEvent = { kind: 'waiver', id: 'w', valueDate: onDay(day), part: 'fee', amountMinor: 2_000 }
      return ledgerBalances(replayLoan(added, [waiver], onDay(day)))
    })
    expect(before).toMatchObject({ feeReceivable: 0, feeIncome: -2_000, waiverExpense: 2_000 })
    expect(after).toMatchObject({ feeReceivable: 3_000, feeIncome: -5_000, waiverExpense: 2_000 })
  })

  it('earn the fee of a rollover when it is paid, and take no interest back that was due', () => {
    const rollover: LoanEvent = {
      kind: 'rollover',
      id: 'r',
      valueDate: onDay(102),
      amountMinor: 21_000,
      quotedFeeMinor: 21_000,
    }
    expect(posted([twoPaid, 102], [[...twoPaid, rollover], 102])).toEqual(['cashClearing < feeIncome 21000'])
  })

  it('book an early settlement as its quote says', () => {
    const settlement: LoanEvent = { kind: 'settlement', id: 's', valueDate: onDay(80), amountMinor: 260_000 }
    expect(posted([twoPaid, 80], [[...twoPaid, settlement], 80])).toEqual([
      'cashClearing < loanPrincipal 250000',
      'cashClearing < interestIncome 10000',
    ])
  })

  it('give back the unused fee on a cooling-off exit', () => {
    const exit: LoanEvent = { kind: 'coolingOffExit', id: 'x', valueDate: onDay(2), amountMinor: 476_417 }
    expect(posted([[], 2], [[exit], 2])).toEqual([
      'cashClearing < loanPrincipal 476417',
      'feeIncome < loanPrincipal 23583',
      'feeIncome < interestIncome 1000',
    ])
  })

  it('earn an added fee when it falls due', () => {
    const added = loanOf({ ...fourPayments, fees: [{ code: 'card', amountMinor: 5_000, taken: 'added' }] })
    expect(ledgerBalances(replayLoan(added, [], onDay(29)))).toMatchObject({ feeReceivable: 0, feeIncome: 0 })
    expect(ledgerBalances(replayLoan(added, [], onDay(30)))).toMatchObject({ feeReceivable: 5_000, feeIncome: -5_000 })
  })

  it.each([
    [500_000, 0],
    [490_000, 10_000],
    [100_000, 24_583],
  ])('balance when %i of the principal was forgiven before a cooling-off exit', (forgivenMinor, rebateMinor) => {
    const state = replayLoan(
      loan,
      [
        { kind: 'waiver', id: 'w', valueDate: onDay(0), part: 'principal', amountMinor: forgivenMinor },
        { kind: 'coolingOffExit', id: 'x', valueDate: onDay(2), amountMinor: 600_000 },
      ],
      onDay(2),
    )
    expect(state.closed?.by).toBe('coolingOffExit')
    expect(state.feeRebateMinor).toBe(rebateMinor)
    expect(ledgerBalances(state).feeIncome).toBe(rebateMinor - 25_000)
  })

  it('end at zero but for the money that moved and what was earned', () => {
    const all = [1, 2, 3, 4].map((n) => paid(`p${n}`, n * 30, 140_000))
    const balances = ledgerBalances(replayLoan(loan, all, onDay(120)))
    expect(Object.fromEntries(Object.entries(balances).filter(([, amountMinor]) => amountMinor !== 0))).toEqual({
      cashClearing: 560_000,
      payoutClearing: -475_000,
      interestIncome: -60_000,
      feeIncome: -25_000,
    })
  })
})

describe('transfers', () => {
  it('are none between equal balances', () => {
    expect(postingsBetween(noBalances, { ...noBalances })).toEqual([])
  })

  it('lead exactly to the balances asked for', () => {
    const before = ledgerBalances(replayLoan(loan, [], onDay(0)))
    const after = ledgerBalances(replayLoan(loan, twoPaid, onDay(200)))
    expect(applyTransfers(before, postingsBetween(before, after))).toEqual(after)
  })

  it.each(ledgerAccounts)('are refused for balances that do not balance by %s', (account) => {
    expect(() => postingsBetween(noBalances, { ...noBalances, [account]: 1 })).toThrow('not to 0')
    expect(() => postingsBetween({ ...noBalances, [account]: 1 }, noBalances)).toThrow('not to 0')
  })

  it('know every account', () => {
    expect(Object.keys(noBalances)).toEqual([...ledgerAccounts])
  })

  it('pair what is earned first, so that an entry reads as it happened', () => {
    const after = { ...noBalances, cashClearing: 10, interestReceivable: 5, interestIncome: -10, penaltyIncome: -5 }
    expect(postingsBetween(noBalances, after)).toEqual([
      { debit: 'interestReceivable', credit: 'interestIncome', amountMinor: 5 },
      { debit: 'cashClearing', credit: 'interestIncome', amountMinor: 5 },
      { debit: 'cashClearing', credit: 'penaltyIncome', amountMinor: 5 },
    ])
  })

  it('refuse a state whose figures do not balance', () => {
    const state = replayLoan(loan, twoPaid, onDay(61))
    expect(() => ledgerBalances({ ...state, receivedMinor: state.receivedMinor + 1 })).toThrow('add up to 1, not to 0')
  })
})
