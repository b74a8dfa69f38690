// The effect that an officer signs: each figure of the loan before and after, and the entries between them.

import { expect, it } from 'vitest'
import { replayLoan } from '../loan/replay.ts'
import { fourPayments, loanOf, onDay, paid } from '../loan/test-loans.ts'
import { effectOf, standingOf } from './effect.ts'

const loan = loanOf(fourPayments)
const late = onDay(40)

it('shows the figures of a loan that is ten days late, by part and instalment', () => {
  expect(standingOf(replayLoan(loan, [], late))).toEqual({
    owedMinor: 730_000,
    dueMinor: 310_000,
    penaltyMinor: 170_000,
    feeMinor: 0,
    interestMinor: 15_000,
    principalMinor: 125_000,
    outstandingPrincipalMinor: 500_000,
    creditMinor: 0,
    receivedMinor: 0,
    waivedMinor: 0,
    lateNominalMinor: 170_000,
    lateChargedMinor: 170_000,
    daysPastDue: 10,
    closedOn: null,
    pausedUntil: null,
    writtenOffOn: null,
    recoveredMinor: 0,
    plan: [
      { n: 1, dueDate: onDay(30), unpaidMinor: 310_000 },
      { n: 2, dueDate: onDay(60), unpaidMinor: 140_000 },
      { n: 3, dueDate: onDay(90), unpaidMinor: 140_000 },
      { n: 4, dueDate: onDay(120), unpaidMinor: 140_000 },
    ],
  })
})

it('counts two waivers together, and shows what each took off', () => {
  const waiver = (id: string, amountMinor: number) =>
    ({ kind: 'waiver', id, valueDate: late, part: 'penalty', amountMinor }) as const
  const { asOf, before, after } = effectOf(loan, [waiver('w1', 20_000)], waiver('w2', 30_000), late)
  expect([asOf, before.waivedMinor, after.waivedMinor]).toEqual([late, 20_000, 50_000])
  expect(before.dueMinor - after.dueMinor).toBe(30_000)
  expect(before.penaltyMinor - after.penaltyMinor).toBe(30_000)
})

it('of a payment is what was received, and entries of the same amount', () => {
  const { before, after, transfers } = effectOf(loan, [], paid('p1', 40, 100_000), late)
  expect([before.receivedMinor, after.receivedMinor]).toEqual([0, 100_000])
  expect(before.owedMinor - after.owedMinor).toBe(100_000)
  expect(transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(100_000)
})
