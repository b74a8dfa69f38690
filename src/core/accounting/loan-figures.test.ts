// The books of one loan, day by day, worked by hand, and what holds for every loan and every history.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar-date.ts'
import { ledgerBalances } from '../ledger/loan-postings.ts'
import type { Loan, LoanEvent } from '../loan/loan-event.ts'
import { replayLoan } from '../loan/replay.ts'
import { cases, someEvents, someLoan } from '../loan/test-arbitraries.ts'
import { fourPayments, loanOf, onDay, paid, payoutDay } from '../loan/test-loans.ts'
import { loanBooks } from './loan-figures.ts'
import { plannedFees } from './planned-fees.ts'
import { samplePolicy } from './policy.ts'
import {
  type BookFigures,
  balanceOf,
  bookAccounts,
  linesBetween,
  noFigures,
  type PostingRuleName,
} from './posting-rules.ts'

const loan = loanOf(fourPayments)
const on = (day: number, events: readonly LoanEvent[] = [], posted?: BookFigures) =>
  loanBooks(loan, events, onDay(day), samplePolicy, posted)
const off = (day: number): LoanEvent => ({ kind: 'writeOff', id: 'off', valueDate: onDay(day) })

/** 5,000.00 in four payments of 1,250.00 and 150.00 interest; 250.00 came off the payout. Earned of it by fee-earning.test.ts. */
const golden: readonly {
  readonly story: string
  readonly day: number
  readonly events?: readonly LoanEvent[]
  readonly figures: Partial<Record<PostingRuleName, number>>
  readonly stage: 1 | 2 | 3
  readonly carryingMinor: number
}[] = [
  // 500,000 - 25,000; 2 %.
  {
    story: 'on the day of payout all of the fee is deferred',
    day: 0,
    figures: { feeDeferred: 25_000, allowance: 9_500 },
    stage: 1,
    carryingMinor: 475_000,
  },
  // 15,000 x 15/30; 25,000 - 4,578; (500,000 + 7,500 - 20,422) x 2 %.
  {
    story: 'within a period interest is earned by days',
    day: 15,
    figures: { feeDeferred: 20_422, interestAccrued: 7_500, allowance: 9_742 },
    stage: 1,
    carryingMinor: 487_078,
  },
  // The ledger has the interest of the first period; (500,000 + 15,000 - 15,563) x 2 %.
  {
    story: 'on a due date the ledger has the interest',
    day: 30,
    figures: { feeDeferred: 15_563, allowance: 9_989 },
    stage: 1,
    carryingMinor: 499_437,
  },
  // The second payment came on day 40: 15,000 of interest is in the ledger, 7,500 is earned by day 45. (250,000 - 11,929) x 2 %.
  {
    story: 'interest that is paid ahead is owed until it is earned',
    day: 45,
    events: [paid('a', 30, 140_000), paid('b', 40, 140_000)],
    figures: { feeDeferred: 11_929, interestUnearned: 7_500, allowance: 4_761 },
    stage: 1,
    carryingMinor: 238_071,
  },
  // 89 days past due: all four periods but a day; late charges 1,215,800 by the tariff. 50 %.
  {
    story: 'on the day before accrual stops everything is earned',
    day: 119,
    figures: { feeDeferred: 98, interestAccrued: 14_500, allowance: 887_601 },
    stage: 2,
    carryingMinor: 1_775_202,
  },
  // Interest 4 x 15,000 and late charges 1,234,000 are unpaid and taken back; (500,000 - 98) x 80 %.
  {
    story: 'on the 90th day earned and unpaid is taken back',
    day: 120,
    figures: {
      feeDeferred: 98,
      interestSuspended: 60_000,
      penaltySuspended: 1_234_000,
      memorandum: 1_294_000,
      allowance: 399_922,
    },
    stage: 3,
    carryingMinor: 499_902,
  },
]

describe('the books of a loan', () => {
  it.each(golden)('$story', ({ day, events, figures, stage, carryingMinor }) => {
    const books = on(day, events)
    expect(books.figures).toEqual({ ...noFigures, ...figures })
    expect([books.stage, books.carryingMinor]).toEqual([stage, carryingMinor])
  })

  it('stop at the 90th day: nothing more is earned, however many late charges follow', () => {
    const income = (day: number) => incomeOf(loan, [], day, on(day).figures)
    expect([on(119).nonAccrualSince, on(120).nonAccrualSince]).toEqual([null, onDay(120)])
    // 25,000 - 98 of the fee; of unpaid interest and late charges nothing.
    expect([income(120), income(125), income(300)]).toEqual([24_902, 24_902, 24_902])
  })

  it('count interest that is paid while accrual has stopped', () => {
    // 1,274,000 of late charges stood before day 125; the rest of the payment is interest of the first instalments.
    const books = on(125, [paid('p', 125, 100_000)])
    const owed = replayLoan(loan, [paid('p', 125, 100_000)], onDay(125))
    expect(books.figures.penaltySuspended + books.figures.interestSuspended).toBe(
      ledgerBalances(owed).penaltyReceivable + ledgerBalances(owed).interestReceivable,
    )
    expect(incomeOf(loan, [paid('p', 125, 100_000)], 125, books.figures)).toBe(24_902 + 100_000)
  })

  it('hold nothing of a loan that was paid back, so that all it kept is income', () => {
    const all = [paid('p', 145, 50_000_000)]
    expect(on(150, all)).toMatchObject({ figures: noFigures, stage: null, carryingMinor: 0 })
  })

  it('hold nothing after a cooling-off exit: what was given back was never earned', () => {
    const exit: LoanEvent = { kind: 'coolingOffExit', id: 'x', valueDate: onDay(2), amountMinor: 1_000_000 }
    const state = replayLoan(loan, [exit], onDay(2))
    expect(state.closed?.by).toBe('coolingOffExit')
    expect(on(2, [exit]).figures).toEqual(noFigures)
    // Two days of 120 of the fee, and of the interest.
    expect(incomeOf(loan, [exit], 2, noFigures)).toBe(417 + 1_000)
  })

  it('earn no more fees than all of them make together without their tax', () => {
    // 6 without 4.01 % is 6, 1,097 is 1,055: one more than 1,103 without it, 1,060.
    const of = loanOf({
      ...fourPayments,
      ...{ principalMinor: 1_827_500, termDays: 91, instalmentCount: 1 },
      interest: { kind: 'flat', dailyRateMicros: 0 },
      fees: [{ code: 'card', amountMinor: 6, taken: 'added' }],
      rollover: { feeBps: 6, days: 1, limit: 1 },
      taxes: { fee: { name: 'VAT', rateBps: 401 } },
    })
    const events: LoanEvent[] = [
      { kind: 'rollover', id: 'r', valueDate: onDay(91), amountMinor: 1_097, quotedFeeMinor: 1_097 },
    ]
    const { figures, carryingMinor } = loanBooks(of, events, onDay(92), samplePolicy)
    expect(figures.feeAccrued).toBe(0)
    expect(carryingMinor).toBe(replayLoan(of, events, onDay(92)).owedMinor)
  })

  it('earn the fee of a rollover over the days that it bought', () => {
    // 500,000 x 8.40 % = 42,000 for 30 days, paid on day 30; 9,437 of the agreed fee is earned by then (fee-earning.test.ts).
    const moved: LoanEvent[] = [
      { kind: 'rollover', id: 'r', valueDate: onDay(30), amountMinor: 42_000, quotedFeeMinor: 42_000 },
    ]
    const deferred = (day: number) => on(day, moved).figures.feeDeferred
    expect([
      deferred(30),
      deferred(40) - on(40).figures.feeDeferred,
      deferred(60) - on(60).figures.feeDeferred,
    ]).toEqual([25_000 - 9_437 + 42_000, 28_000, 0])
  })

  it('let the allowance bear a write-off first, and take what was deferred or suspended out of the loss', () => {
    const posted = on(124).figures
    const { figures } = on(125, [off(125)], posted)
    expect(figures).toMatchObject({ allowance: 399_922, allowanceUsed: 399_922, writeOffOfDeferred: 98, memorandum: 0 })
    // Principal 500,000 less the deferred fee of 98 is the loss; the allowance bears 399,922 of it.
    expect(ledgerBalances(replayLoan(loan, [off(125)], onDay(125))).writeOff + balanceOf(figures, 'writeOff')).toBe(
      99_980,
    )
    for (const account of [
      'lossAllowance',
      'suspendedIncome',
      'deferredFees',
      'incomeAccrued',
      'memoSuspended',
    ] as const)
      expect([account, balanceOf(figures, account)]).toEqual([account, 0])
  })

  it('release what of the allowance a write-off did not need', () => {
    const { figures } = on(40, [off(30), paid('p', 29, 500_000)], { ...noFigures, allowance: 90_000 })
    const loss = ledgerBalances(replayLoan(loan, [off(30), paid('p', 29, 500_000)], onDay(40))).writeOff
    expect(loss).toBeLessThan(90_000)
    expect(figures.allowance).toBe(figures.allowanceUsed)
    expect(balanceOf(figures, 'lossAllowance')).toBe(0)
  })

  it('keep the loss as it was when a recovery comes', () => {
    const posted = on(124).figures
    const { figures } = on(125, [off(125)], posted)
    expect(on(150, [off(125), paid('p', 140, 10_000)], figures).figures).toEqual(figures)
  })
})

/** Income of the ledger and the books together, minor units. */
function incomeOf(of: Loan, events: readonly LoanEvent[], day: number, figures: BookFigures): number {
  const ledger = ledgerBalances(replayLoan(of, events, onDay(day)))
  const inLedger = ledger.feeIncome + ledger.interestIncome + ledger.penaltyIncome
  const books =
    balanceOf(figures, 'feeIncome') + balanceOf(figures, 'interestIncome') + balanceOf(figures, 'penaltyIncome')
  return 0 - (inLedger + books)
}

/** The books after each month until `day`, each made from the ones before. */
function closes(of: Loan, events: readonly LoanEvent[], day: number): BookFigures[] {
  const found: BookFigures[] = []
  for (let at = addDays(payoutDay, 21); at < onDay(day); at = addDays(at, 30))
    found.push(loanBooks(of, events, at, samplePolicy, found.at(-1)).figures)
  return [...found, loanBooks(of, events, onDay(day), samplePolicy, found.at(-1)).figures]
}

/** Two of three bear tax, on one part or several. */
const someTaxed = fc
  .tuple(someLoan(), fc.constantFrom(null, 'fee' as const, 'all' as const), fc.integer({ min: 1, max: 3_000 }))
  .map(([of, taxed, rateBps]): Loan => {
    const tax = { name: 'VAT', rateBps }
    if (taxed === null) return of
    const taxes = taxed === 'fee' ? { fee: tax } : { fee: tax, interest: tax, penalty: { name: 'GST', rateBps: 1_800 } }
    return { ...of, terms: { ...of.terms, taxes } }
  })
/** Not what a loan has when it is over. */
const isKept = (account: string): boolean =>
  ['impairmentLoss', 'taxPayable', 'memoTaxed', 'memoContra'].includes(account)
const someDay = fc.integer({ min: 0, max: 500 })
const byMethod = fc.constantFrom('effectiveRate' as const, 'straightLine' as const)

describe('for every loan and every history', () => {
  it('an allowance is never more than what is owed', () => {
    fc.assert(
      fc.property(someTaxed, someEvents, someDay, byMethod, (of, events, day, feeMethod) => {
        const policy = { ...samplePolicy, feeMethod, allowance: [{ stage: 3 as const, fromDays: 0, rateBps: 10_000 }] }
        const { figures, carryingMinor } = loanBooks(of, events, onDay(day), policy)
        const { owedMinor } = replayLoan(of, events, onDay(day))
        expect(carryingMinor).toBeLessThanOrEqual(owedMinor)
        expect(-balanceOf(figures, 'lossAllowance')).toBeLessThanOrEqual(owedMinor)
        expect(Object.values(figures).every((figure) => Number.isSafeInteger(figure) && figure >= 0)).toBe(true)
      }),
      cases(200),
    )
  })

  it('deferred fees end at zero with the loan, and so does all that the books hold of it', () => {
    fc.assert(
      fc.property(someTaxed, someEvents, someDay, (of, events, day) => {
        const state = replayLoan(of, events, onDay(day))
        const figures = closes(of, events, day).at(-1) ?? noFigures
        expect(-balanceOf(figures, 'deferredFees')).toBeLessThanOrEqual(plannedFees(of) + state.rolloverFeesMinor)
        if (state.closed === null && state.writtenOff === null) return
        for (const account of bookAccounts)
          if (!isKept(account)) expect([account, balanceOf(figures, account)]).toEqual([account, 0])
        // Of the memoranda only what was taxed is left.
        expect(balanceOf(figures, 'memoContra') + balanceOf(figures, 'memoTaxed')).toBe(0)
      }),
      cases(200),
    )
  })

  it('income over the life is the fees, interest and late charges that were earned', () => {
    fc.assert(
      fc.property(someTaxed, someEvents, someDay, (of, events, day) => {
        const months = closes(of, events, day)
        const closed = replayLoan(of, events, onDay(day)).closed !== null
        // What the lines of all closes add up to is the last one: nothing is lost between them.
        let postedMinor = 0
        let before = noFigures
        for (const figures of months) {
          for (const { debit, credit, amountMinor } of linesBetween(before, figures)) {
            if (debit.endsWith('Income')) postedMinor += debit === 'suspendedIncome' ? 0 : amountMinor
            if (credit.endsWith('Income')) postedMinor -= credit === 'suspendedIncome' ? 0 : amountMinor
          }
          before = figures
        }
        const inLedger = incomeOf(of, events, day, noFigures)
        expect(inLedger - postedMinor).toBe(incomeOf(of, events, day, before))
        if (closed && replayLoan(of, events, onDay(day)).writtenOff === null)
          expect(postedMinor).toBe(0 - balanceOf(before, 'taxPayable'))
      }),
      cases(200),
    )
  })
})
