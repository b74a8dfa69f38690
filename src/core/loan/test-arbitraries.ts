// Random loans and random histories for the property tests: every kind of event, every interest method, every cap.

import fc from 'fast-check'
import { addDays } from '../calendar-date.ts'
import type { CostCaps } from '../market/market.ts'
import type { Loan, LoanEvent } from './loan-event.ts'
import type { InterestMethod, LoanTerms, Part } from './terms.ts'
import { fourPayments, loanOf, payoutDay } from './test-loans.ts'

/** Another number of cases than the usual hundred, which changes with it where a run asks for fewer. */
export function cases(usual: number): { numRuns: number } {
  return { numRuns: Math.ceil((usual * (fc.readConfigureGlobal().numRuns ?? 100)) / 100) }
}

const parts: Part[] = ['penalty', 'fee', 'interest', 'principal']

const interest: fc.Arbitrary<InterestMethod> = fc.oneof(
  fc.record({ kind: fc.constant('flat' as const), dailyRateMicros: fc.integer({ min: 0, max: 8_000 }) }),
  fc.record({ kind: fc.constant('dailySimple' as const), dailyRateMicros: fc.integer({ min: 0, max: 8_000 }) }),
  fc.record({
    kind: fc.constant('declining' as const),
    annualRateMicros: fc.integer({ min: 0, max: 600_000 }),
    basis: fc.constantFrom('actual/365', '30/360'),
  }),
)

export const someCaps: fc.Arbitrary<CostCaps> = fc.record(
  {
    lateDailyBps: fc.integer({ min: 0, max: 600 }),
    lateMonthlyBps: fc.integer({ min: 0, max: 3_000 }),
    allInDailyBps: fc.integer({ min: 0, max: 200 }),
    totalCostBps: fc.integer({ min: 0, max: 20_000 }),
    lateOnceMinor: fc.integer({ min: 0, max: 200_000 }),
  },
  { requiredKeys: [] },
)

const tiers = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 0, max: 700 })), {
    selector: ([fromDay]) => fromDay,
    maxLength: 4,
  })
  .map((pairs) => pairs.toSorted(([a], [b]) => a - b).map(([fromDay, dailyBps]) => ({ fromDay, dailyBps })))

/** Terms within `caps`. */
export function someTerms(caps: fc.Arbitrary<CostCaps> = someCaps): fc.Arbitrary<LoanTerms> {
  return fc
    .record({
      principalMinor: fc.integer({ min: 10_000, max: 5_000_000 }),
      termDays: fc.integer({ min: 91, max: 365 }),
      instalmentCount: fc.integer({ min: 1, max: 12 }),
      firstDueDays: fc.option(fc.integer({ min: 1, max: 79 })),
      interest,
      deductedMinor: fc.integer({ min: 0, max: 5_000 }),
      addedMinor: fc.integer({ min: 0, max: 5_000 }),
      late: fc.record({
        onceNewMinor: fc.integer({ min: 0, max: 150_000 }),
        onceRepeatMinor: fc.integer({ min: 0, max: 150_000 }),
        tiers,
        graceDays: fc.integer({ min: 0, max: 5 }),
      }),
      rollover: fc.option(
        fc.record({
          feeBps: fc.integer({ min: 0, max: 2_000 }),
          days: fc.integer({ min: 1, max: 60 }),
          limit: fc.integer({ min: 1, max: 4 }),
        }),
      ),
      method: fc.constantFrom('toTheDay', 'ukRebate', 'toNextDueDate'),
      afterTermBps: fc.constantFrom(0, 5_000),
      coolingOffDays: fc.integer({ min: 0, max: 30 }),
      allocation: fc.shuffledSubarray(parts, { minLength: 4 }),
      caps,
      client: fc.constantFrom('new', 'repeat'),
    })
    .map(({ deductedMinor, addedMinor, method, afterTermBps, firstDueDays, ...rest }) => ({
      ...fourPayments,
      ...rest,
      // As products have it: neither with one payment nor where a rebate counts by periods.
      ...(firstDueDays === null || rest.instalmentCount === 1 || method === 'ukRebate' ? {} : { firstDueDays }),
      fees: [
        { code: 'service', amountMinor: deductedMinor, taken: 'deducted' },
        { code: 'card', amountMinor: addedMinor, taken: 'added' },
      ],
      earlyRepayment: { afterTermBps, afterDays: 7, method },
    }))
}

export function someLoan(caps?: fc.Arbitrary<CostCaps>): fc.Arbitrary<Loan> {
  return someTerms(caps).map((terms) => loanOf(terms))
}

const kinds = [
  'payment',
  'payment',
  'payment',
  'rollover',
  'rollover',
  'settlement',
  'coolingOffExit',
  'waiver',
  'creditRefund',
  'creditUse',
  'chargeHoliday',
  'hardshipPlan',
  'dateMove',
  'dateMove',
  'writeOff',
  'reversal',
] as const

/** Histories of up to twelve events around a loan of about 50,000.00; amounts are often, but not always, plausible. */
export const someEvents: fc.Arbitrary<LoanEvent[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      day: fc.oneof(fc.integer({ min: -2, max: 450 }), fc.integer({ min: 28, max: 32 })),
      amountMinor: fc.oneof(
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 9_000_000 }),
      ),
      feeMinor: fc.integer({ min: 0, max: 500_000 }),
      part: fc.constantFrom(...parts),
      days: fc.integer({ min: 0, max: 60 }),
      of: fc.nat({ max: 11 }),
    }),
    { maxLength: 12 },
  )
  .map((drafts) =>
    drafts.map(({ kind, day, amountMinor, feeMinor, part, days, of }, index): LoanEvent => {
      const valueDate = addDays(payoutDay, day)
      const head = { id: `e${index}`, valueDate }
      switch (kind) {
        case 'rollover':
          return { ...head, kind, amountMinor, quotedFeeMinor: feeMinor }
        case 'waiver':
          return { ...head, kind, part, amountMinor }
        case 'chargeHoliday':
          return { ...head, kind, lastDay: addDays(valueDate, days) }
        case 'hardshipPlan': {
          const dueDates = Array.from({ length: of }, (_, n) => ({
            n: n + 1,
            dueDate: addDays(valueDate, days + n * 9),
          }))
          return { ...head, kind, lastDay: addDays(valueDate, days), dueDates: dueDates.slice(of % 3) }
        }
        case 'dateMove':
          return {
            ...head,
            kind,
            n: (of % 4) + 1,
            dueDate: addDays(valueDate, days + 1),
            quotedInterestMinor: feeMinor,
          }
        case 'writeOff':
          return { ...head, kind }
        case 'creditUse':
          return { ...head, kind, amountMinor, toOrderId: 'another' }
        case 'reversal':
          return { ...head, kind, paymentId: `e${of}` }
        default:
          return { ...head, kind, amountMinor }
      }
    }),
  )
