// A credit used for another loan: the split by a table, and over random loans nothing that is created or lost.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../calendar-date.ts'
import { applyTransfers, ledgerBalances, noBalances } from '../ledger/loan-postings.ts'
import type { LoanEvent } from '../loan/loan-event.ts'
import { replayLoan } from '../loan/replay.ts'
import { someEvents, someLoan } from '../loan/test-arbitraries.ts'
import { fourPayments, loanOf, onDay } from '../loan/test-loans.ts'
import { creditUsed, splitCredit } from './credit-use.ts'

describe('a credit', () => {
  it.each([
    // credit, on its way back, asked for, unit: used, left, still asked for
    [40_000, 0, 140_000, 1, 40_000, 0, 100_000],
    [140_000, 0, 140_000, 1, 140_000, 0, 0],
    [400_000, 0, 140_000, 1, 140_000, 260_000, 0],
    [400_000, 300_000, 140_000, 1, 100_000, 0, 40_000],
    [40_050, 0, 140_000, 100, 40_000, 50, 100_000],
    [140_050, 0, 140_025, 100, 140_025, 25, 0],
  ])(
    'of %i, %i of it on its way back, for %i in units of %i is used by %i',
    (credit, refunding, wanted, unit, ...to) => {
      const split = splitCredit({
        creditMinor: credit,
        refundingMinor: refunding,
        wantedMinor: wanted,
        unitMinor: unit,
      })
      expect([split?.useMinor, split?.creditAfterMinor, split?.wantedAfterMinor]).toEqual(to)
    },
  )

  it.each([
    [0, 0, 140_000, 1],
    [40_000, 40_000, 140_000, 1],
    [40_000, 0, 0, 1],
    [99, 0, 140_000, 100],
  ])('of %i, %i of it on its way back, for %i in units of %i is not used', (credit, refunding, wanted, unit) => {
    const asked = { creditMinor: credit, refundingMinor: refunding, wantedMinor: wanted, unitMinor: unit }
    expect(splitCredit(asked)).toBeNull()
  })
})

/** Both loans after a use on `day`, and all that the ledger has of them. */
function used(
  loans: readonly [Parameters<typeof replayLoan>[0], Parameters<typeof replayLoan>[0]],
  events: readonly [readonly LoanEvent[], readonly LoanEvent[]],
  day: CalendarDate,
) {
  const before = loans.map((loan, n) => replayLoan(loan, events[n] ?? [], day))
  const [giving, taking] = before
  const split = splitCredit({
    creditMinor: giving?.creditBalanceMinor ?? 0,
    refundingMinor: 0,
    wantedMinor: taking?.amountDue.totalMinor ?? 0,
    unitMinor: 1,
  })
  if (split === null || giving === undefined || taking === undefined) return null
  const { from, to, transfers } = creditUsed('B', split.useMinor, day)
  const after = [
    replayLoan(loans[0], [...events[0], { ...from, id: 'creditUse:1' }], day),
    replayLoan(loans[1], [...events[1], { ...to, id: 'credit:1' }], day),
  ] as const
  return { split, giving, taking, after, between: applyTransfers(noBalances, transfers) }
}

describe('a use of credit', () => {
  it('pays what is late of the other loan, and leaves the rest as credit', () => {
    const loan = loanOf(fourPayments)
    const paid: LoanEvent = { kind: 'payment', id: 'p', valueDate: onDay(5), amountMinor: 900_000 }
    const done = used([loan, loan], [[paid], []], onDay(33))
    // 1,400.00 since three days: 1,000.00 once, and three times 5 % of 1,400.00.
    expect(done?.split).toEqual({ useMinor: 261_000, creditAfterMinor: 79_000, wantedAfterMinor: 0 })
    const [from, to] = done?.after ?? []
    expect([from?.creditBalanceMinor, from?.owedMinor, from?.refundedMinor]).toEqual([79_000, 0, 261_000])
    expect([to?.amountDue.totalMinor, to?.daysPastDue, to?.receipts[0]?.partsMinor.penalty]).toEqual([0, 0, 121_000])
  })

  it('creates and loses nothing: cash of both loans and the entry between them stay what they were', () => {
    let met = 0
    fc.assert(
      fc.property(someLoan(), someLoan(), someEvents, someEvents, fc.nat({ max: 200 }), (a, b, one, two, n) => {
        const day = onDay(n)
        // Money enough for a credit: the first loan is paid beyond its end.
        const rich: LoanEvent = { kind: 'payment', id: 'rich', valueDate: day, amountMinor: 90_000_000 }
        const done = used([a, b], [[...one, rich], two], day)
        if (done === null) return
        met += 1
        const { giving, taking, after, between, split } = done
        const cash = (states: readonly (typeof giving)[]) =>
          states.reduce((sum, state) => {
            const { cashClearing, refundClearing } = ledgerBalances(state)
            return sum + cashClearing + refundClearing
          }, 0)
        expect(cash(after) + between.cashClearing + between.refundClearing).toBe(cash([giving, taking]))
        expect(after[0].creditBalanceMinor).toBe(giving.creditBalanceMinor - split.useMinor)
        expect(after[1].owedMinor).toBe(taking.owedMinor - split.useMinor)
        expect(after.map(({ excessRefundMinor }) => excessRefundMinor)).toEqual([
          giving.excessRefundMinor,
          taking.excessRefundMinor,
        ])
      }),
    )
    expect(met).toBeGreaterThan(10)
  })

  it('is owed on the loan that it came from where its payment is taken back, and the other loan stays paid', () => {
    const loan = loanOf(fourPayments)
    const paid: LoanEvent = { kind: 'payment', id: 'p', valueDate: onDay(5), amountMinor: 900_000 }
    const { from } = creditUsed('B', 261_000, onDay(33))
    const back: LoanEvent = { kind: 'reversal', id: 'r', valueDate: onDay(34), paymentId: 'p' }
    const state = replayLoan(loan, [paid, { ...from, id: 'creditUse:1' }, back], onDay(34))
    expect([state.excessRefundMinor, ledgerBalances(state).suspense]).toEqual([261_000, 261_000])
  })
})
