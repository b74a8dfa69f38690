// A product without a contradiction, the look book's loan: for tests of products and of the offers made from them.

import type { Product } from '../../src/core/loan/product.ts'
import { sampleEarlyRepayment, sampleLateTariff } from '../../src/core/loan/sample-terms.ts'

/** 5,000.00 over 120 days in four payments, 0.1 % a day flat, 5 % taken at payout. */
export const soundProduct: Product = {
  id: 'cash-120',
  market: 'reference',
  name: 'Candor Cash',
  logo: '/logo.svg',
  minPrincipalMinor: 100_000,
  maxPrincipalMinor: 1_000_000,
  defaultPrincipalMinor: 500_000,
  termDays: 120,
  instalmentCount: 4,
  interest: { kind: 'flat', dailyRateMicros: 1_000 },
  fees: [{ code: 'service', amount: { principalBps: 500 }, taken: 'deducted' }],
  late: sampleLateTariff,
  rollover: { feeBps: 420, days: 30, limit: 2 },
  earlyRepayment: sampleEarlyRepayment,
  coolingOffDays: 3,
  allocation: ['penalty', 'fee', 'interest', 'principal'],
  manualWithdrawal: false,
}
