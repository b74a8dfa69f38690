// What settling moves: from the provider's clearing account to bank and fees, balanced, and back to 0 once all of it is ours.

import { describe, expect, it } from 'vitest'
import { date } from '../calendar-date.ts'
import { compareLine } from '../reconciliation/compare-line.ts'
import {
  type CashTransfer,
  matchTransfers,
  type SettledLine,
  settlementsOf,
  settlementTransfers,
} from './settlement-postings.ts'

const line = (kind: string, grossMinor: number, feeMinor: number, more: Partial<SettledLine> = {}): SettledLine => ({
  kind,
  grossMinor,
  feeMinor,
  netMinor: grossMinor - feeMinor,
  currency: 'PHP',
  settledOn: date('2026-08-21'),
  bankAccount: 'Harbour 0123',
  ...more,
})
const balances = (transfers: readonly CashTransfer[]): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const { debit, credit, amountMinor } of transfers) {
    expect(amountMinor).toBeGreaterThan(0)
    sums[debit] = (sums[debit] ?? 0) + amountMinor
    sums[credit] = (sums[credit] ?? 0) - amountMinor
  }
  return sums
}

describe('a settlement', () => {
  it('is one for each day, currency and account', () => {
    const of = settlementsOf([
      line('payment', 140_050, 1_568),
      line('payout', -500_000, 1_120),
      line('payment', 10, 0, { settledOn: date('2026-08-20') }),
      line('payment', 20, 0, { bankAccount: 'Harbour 0456' }),
      line('payment', 30, 0, { currency: 'IDR' }),
    ])
    expect(
      of.map(({ settledOn, currency, bankAccount, lines, grossMinor, netMinor }) => [
        settledOn,
        currency,
        bankAccount,
        lines,
        grossMinor,
        netMinor,
      ]),
    ).toEqual([
      ['2026-08-20', 'PHP', 'Harbour 0123', 1, 10, 10],
      ['2026-08-21', 'IDR', 'Harbour 0123', 1, 30, 30],
      ['2026-08-21', 'PHP', 'Harbour 0123', 2, -359_950, -362_638],
      ['2026-08-21', 'PHP', 'Harbour 0456', 1, 20, 20],
    ])
  })

  it.each<[string, SettledLine[], Record<string, number>]>([
    [
      'payments less fees',
      [line('payment', 140_050, 1_568)],
      { 'bank:Harbour 0123': 138_482, 'providerFees:pay': 1_568, 'providerClearing:pay': -140_050 },
    ],
    [
      'payouts beyond what came in',
      [line('payment', 1_000, 0), line('payout', -500_000, 1_120)],
      { 'bank:Harbour 0123': -500_120, 'providerFees:pay': 1_120, 'providerClearing:pay': 499_000 },
    ],
    [
      'a fee alone',
      [line('fee', 0, 2_500)],
      { 'bank:Harbour 0123': -2_500, 'providerFees:pay': 2_500, 'providerClearing:pay': 0 },
    ],
    [
      'a fee given back',
      [line('payoutReturn', 5_000, -100)],
      { 'bank:Harbour 0123': 5_100, 'providerFees:pay': -100, 'providerClearing:pay': -5_000 },
    ],
    [
      'the lender’s own money',
      [line('ownTransfer', -80_000, 0)],
      { 'bank:Harbour 0123': -80_000, bankTransit: 80_000 },
    ],
    ['nothing in the end', [line('payment', 700, 0), line('paymentReturn', -700, 0)], {}],
  ])('moves %s', (_what, lines, expected) => {
    const [settlement] = settlementsOf(lines)
    if (settlement === undefined) throw new Error('no settlement')
    const moved = balances(settlementTransfers('pay', settlement))
    expect(moved).toEqual(expected)
    expect(Object.values(moved).reduce((sum, one) => sum + one, 0)).toBe(0)
  })

  it('leaves nothing in clearing once all of it was found to be ours', () => {
    const lines = [line('payment', 140_050, 1_568), line('paymentReturn', -10_000, 0), line('payout', -500_000, 1_120)]
    const moved = balances([
      ...settlementsOf(lines).flatMap((settlement) => settlementTransfers('pay', settlement)),
      ...matchTransfers('pay', 'cashClearing', 130_050),
      ...matchTransfers('pay', 'payoutClearing', -500_000),
    ])
    expect(moved['providerClearing:pay']).toBe(0)
    expect(moved).toMatchObject({ cashClearing: -130_050, payoutClearing: 500_000, 'bank:Harbour 0123': -372_638 })
  })
})

describe('a line against ours', () => {
  const ours = { subjectId: 'p1', account: 'cashClearing', amountMinor: 140_050, currency: 'PHP' } as const
  it.each([
    ['matched', line('payment', 140_050, 1), ours],
    ['matched', line('paymentReturn', -140_050, 0), ours],
    ['amountDiffers', line('payment', 140_051, 0), ours],
    ['amountDiffers', line('payment', 140_050, 0, { currency: 'IDR' }), ours],
    ['weMissIt', line('payment', 140_050, 0), null],
    ['noted', line('fee', 0, 100), null],
    ['noted', line('ownTransfer', -100, 0), null],
  ] as const)('is %s', (state, of, own) => {
    expect(compareLine(of as Parameters<typeof compareLine>[0], own)).toBe(state)
  })
})
