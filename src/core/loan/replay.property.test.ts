// What holds for every loan and every history: worth more than any table.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyTransfers, ledgerBalances, noBalances, postingsBetween } from '../ledger/loan-postings.ts'
import { isRefusal } from '../refusal.ts'
import { totalCostCapMinor } from './caps.ts'
import type { Loan, LoanEvent } from './loan-event.ts'
import { type LoanState, statusOf } from './loan-state.ts'
import { previewPayment } from './preview.ts'
import { rolloverQuote, settlementQuote } from './quotes.ts'
import { bookOn, replayLoan } from './replay.ts'
import type { LoanTerms } from './terms.ts'
import { cases, someCaps, someEvents, someLoan, someTerms } from './test-arbitraries.ts'
import { loanOf, onDay } from './test-loans.ts'

const someDay = fc.integer({ min: 0, max: 500 })
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const partsSum = (parts: Readonly<Record<string, number>>) => sum(Object.values(parts))

describe('for every loan and every history', () => {
  it('the order of arrival changes nothing', () => {
    const shuffled = someEvents.chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
    )
    fc.assert(
      fc.property(someLoan(), shuffled, someDay, (loan, [events, arrived], day) => {
        expect(replayLoan(loan, arrived, onDay(day))).toEqual(replayLoan(loan, events, onDay(day)))
      }),
    )
  })

  it('the replay leaves what it reads as it was, and says the same again', () => {
    fc.assert(
      fc.property(someLoan(), someEvents, someDay, (loan, events, day) => {
        const before = structuredClone({ loan, events })
        const first = structuredClone(replayLoan(loan, events, onDay(day)))
        expect(replayLoan(loan, events, onDay(day))).toEqual(first)
        expect({ loan, events }).toEqual(before)
      }),
    )
  })

  it('every payment is placed to the last unit', () => {
    fc.assert(
      fc.property(someLoan(), someEvents, someDay, (loan, events, day) => {
        for (const receipt of replayLoan(loan, events, onDay(day)).receipts) {
          const { lines, partsMinor, rolloverFeeMinor, sentBackMinor, creditMinor, amountMinor } = receipt
          expect(partsSum(partsMinor) + rolloverFeeMinor + sentBackMinor + creditMinor).toBe(amountMinor)
          expect(sum(lines.map((line) => line.amountMinor))).toBe(partsSum(partsMinor))
          expect(lines.every((line) => line.amountMinor > 0)).toBe(true)
        }
      }),
    )
  })

  it('nothing is below zero, and credit exists only when nothing is owed', () => {
    fc.assert(
      fc.property(someLoan(), someEvents, someDay, (loan, events, day) => {
        const state = replayLoan(loan, events, onDay(day))
        for (const { dueMinor, paidMinor, waivedMinor } of state.instalments) {
          for (const part of ['penalty', 'fee', 'interest', 'principal'] as const) {
            expect(paidMinor[part]).toBeGreaterThanOrEqual(0)
            expect(waivedMinor[part]).toBeGreaterThanOrEqual(0)
            expect(dueMinor[part]).toBeGreaterThanOrEqual(paidMinor[part] + waivedMinor[part])
          }
        }
        expect(state.creditBalanceMinor).toBeGreaterThanOrEqual(0)
        if (state.owedMinor > 0) expect(state.creditBalanceMinor).toBe(0)
        expect(statusOf(state) === 'settled').toBe(state.owedMinor === 0)
        expect(state.closed !== null).toBe(state.owedMinor === 0)
      }),
    )
  })

  it('a day without an event only adds charges', () => {
    fc.assert(
      fc.property(someLoan(), someEvents, someDay, (loan, events, day) => {
        const known = events.filter((event) => event.valueDate <= onDay(day))
        const today = replayLoan(loan, known, onDay(day))
        const tomorrow = replayLoan(loan, known, onDay(day + 1))
        const addedMinor = tomorrow.lateChargedMinor - today.lateChargedMinor
        expect(addedMinor).toBeGreaterThanOrEqual(0)
        expect(tomorrow.owedMinor - today.owedMinor).toBe(addedMinor)
        expect(tomorrow.receipts).toEqual(today.receipts)
        expect(tomorrow.instalments.map((one) => one.paidMinor)).toEqual(today.instalments.map((one) => one.paidMinor))
      }),
    )
  })

  it('a timely payment leaves no charge behind, however late it is noticed', () => {
    fc.assert(
      fc.property(someLoan(), fc.integer({ min: 1, max: 300 }), (loan, later) => {
        const [first] = loan.schedule
        if (first === undefined) throw new Error('a loan without a plan')
        const amountMinor = first.principalMinor + first.interestMinor + first.feeMinor
        fc.pre(amountMinor > 0)
        const timely: LoanEvent = { kind: 'payment', id: 'p', valueDate: first.dueDate, amountMinor }
        const asOf = onDay(Math.floor(loan.terms.termDays / loan.terms.instalmentCount) + later)
        expect(replayLoan(loan, [timely], asOf).instalments[0]?.lateChargedMinor).toBe(0)
      }),
    )
  })

  it('a settlement quote that is paid leaves nothing', () => {
    fc.assert(
      fc.property(someLoan(), someEvents, someDay, (loan, events, day) => {
        const asOf = onDay(day)
        const known = events.filter(
          (event) => event.valueDate <= asOf && event.kind !== 'creditRefund' && event.kind !== 'creditUse',
        )
        const quote = settlementQuote(bookOn(loan, known, asOf), { paymentIsPending: false })
        expect(settlementQuote(bookOn(loan, known, asOf), { paymentIsPending: false })).toEqual(quote)
        if (isRefusal(quote)) return
        expect(quote.savingMinor).toBeGreaterThanOrEqual(0)
        const settlement: LoanEvent = {
          kind: 'settlement',
          id: 'quote',
          valueDate: asOf,
          amountMinor: quote.totalMinor,
        }
        const after = replayLoan(loan, [...known, settlement], asOf)
        expect([after.owedMinor, after.closed?.by, statusOf(after)]).toEqual([0, 'settlement', 'settled'])
        if (quote.totalMinor > 0) expect(after.creditBalanceMinor).toBe(0)
      }),
    )
  })

  it('a rollover quote that is paid does what it says', () => {
    fc.assert(
      fc.property(someLoan(), someEvents, someDay, (loan, events, day) => {
        const asOf = onDay(day)
        const known = events.filter((event) => event.valueDate < asOf)
        const quote = rolloverQuote(bookOn(loan, known, asOf))
        if (isRefusal(quote)) return
        const { feeMinor } = quote
        const id = 'zz'
        const after = replayLoan(
          loan,
          [...known, { kind: 'rollover', id, valueDate: asOf, amountMinor: feeMinor, quotedFeeMinor: feeMinor }],
          asOf,
        )
        expect(after.receipts.find((receipt) => receipt.id === id)).toMatchObject({ rolloverFeeMinor: feeMinor })
        expect(after.owedMinor).toBe(quote.owedAfterMinor)
        expect(after.nextInstalment?.dueDate).toBe(quote.nextDueDate)
        expect(statusOf(after)).toBe('active')
      }),
    )
  })

  it('a preview is the receipt', () => {
    fc.assert(
      fc.property(
        someLoan(),
        someEvents,
        someDay,
        fc.integer({ min: 1, max: 6_000_000 }),
        (loan, events, day, amountMinor) => {
          const asOf = onDay(day)
          const known = events.filter((event) => event.valueDate < asOf)
          const made = replayLoan(loan, [...known, { kind: 'payment', id: 'made', valueDate: asOf, amountMinor }], asOf)
          const { receipt, after } = previewPayment(loan, known, asOf, amountMinor)
          expect({ ...receipt, id: 'made' }).toEqual(made.receipts.at(-1))
          expect(after.owedMinor).toBe(made.owedMinor)
        },
      ),
    )
  })

  it('the books balance, and transfers lead from any state to any other', () => {
    fc.assert(
      fc.property(someLoan(), someEvents, someDay, someDay, (loan, events, day, other) => {
        const before = ledgerBalances(replayLoan(loan, events, onDay(day)))
        const after = ledgerBalances(replayLoan(loan, events.slice(2), onDay(other)))
        for (const [from, to] of [
          [noBalances, before],
          [before, after],
          [after, before],
        ] as const) {
          const transfers = postingsBetween(from, to)
          expect(applyTransfers(from, transfers)).toEqual(to)
          expect(transfers.every(({ debit, credit, amountMinor }) => debit !== credit && amountMinor > 0)).toBe(true)
        }
      }),
    )
  })

  it('no receivable is negative in the books, and what is receivable is what is due', () => {
    fc.assert(
      fc.property(someLoan(), someEvents, someDay, (loan, events, day) => {
        const state = replayLoan(loan, events, onDay(day))
        const books = ledgerBalances(state)
        for (const account of ['loanPrincipal', 'interestReceivable', 'feeReceivable', 'penaltyReceivable'] as const) {
          expect(books[account]).toBeGreaterThanOrEqual(0)
        }
        expect(books.creditBalance).toBe(0 - state.creditBalanceMinor)
        const receivableMinor = books.interestReceivable + books.feeReceivable + books.penaltyReceivable
        expect(receivableMinor + books.loanPrincipal).toBeLessThanOrEqual(state.owedMinor)
      }),
    )
  })
})

describe('late charges, counted again by a slow and simple model', () => {
  /** What is unpaid of principal and interest, per instalment, at the end of a day. */
  const chargeable = (state: LoanState): number[] =>
    state.instalments.map(
      ({ dueMinor, paidMinor, waivedMinor }) =>
        dueMinor.principal +
        dueMinor.interest -
        sum([paidMinor.principal, paidMinor.interest]) -
        sum([waivedMinor.principal, waivedMinor.interest]),
    )

  /** One state a day, day 0 first. */
  const diary = (loan: Loan, events: readonly LoanEvent[], days: number): LoanState[] =>
    Array.from({ length: days + 1 }, (_, day) => replayLoan(loan, events, onDay(day)))

  const payments = someEvents.map((events) =>
    events.filter((event) => event.kind === 'payment' && event.valueDate >= onDay(0)),
  )

  it('the tariff is the sum over days of the rate of the day on what was unpaid the day before', () => {
    fc.assert(
      fc.property(someLoan(fc.constant({})), payments, (loan, events) => {
        const { late } = loan.terms
        const exact = loan.schedule.map(() => 0n)
        const states = diary(loan, events, 200)
        states.forEach((state, day) => {
          const before = states[day - 1]
          if (before === undefined) return
          const unpaidBefore = chargeable(before)
          loan.schedule.forEach((_, index) => {
            const lateDay = day - dueDay(loan, index) - late.graceDays
            if (lateDay < 1) return
            exact[index] = (exact[index] ?? 0n) + BigInt(unpaidBefore[index] ?? 0) * BigInt(rateOf(loan, lateDay))
          })
          const onceMinor = loan.terms.client === 'new' ? late.onceNewMinor : late.onceRepeatMinor
          const isLate = state.lateNominalMinor > 0
          const expected = sum(exact.map((units) => Number((units + 5_000n) / 10_000n)))
          expect([expected, expected + onceMinor]).toContain(state.lateNominalMinor)
          if (isLate && expected === 0) expect(state.lateNominalMinor).toBe(onceMinor)
          expect(state.lateChargedMinor).toBe(state.lateNominalMinor)
        })
      }),
      cases(40),
    )
  })

  it('no cap is exceeded on any day of a year', () => {
    fc.assert(
      fc.property(someLoan(), payments, (loan, events) => {
        const { caps, late, fees } = loan.terms
        const perDay = Math.min((caps.lateDailyBps ?? 1e9) * 30, caps.lateMonthlyBps ?? 1e9)
        const allowed = loan.schedule.map(() => 0n)
        const states = diary(loan, events, 365)
        const agreedMinor = sum(loan.schedule.map((one) => one.interestMinor)) + sum(fees.map((fee) => fee.amountMinor))
        const roomMinor = Math.max(0, (totalCostCapMinor(loan.terms) ?? 1e15) - agreedMinor)
        states.forEach((state, day) => {
          const before = states[day - 1]
          expect(state.lateChargedMinor).toBeLessThanOrEqual(Math.min(roomMinor, state.lateNominalMinor))
          if (before === undefined) return
          const unpaidBefore = chargeable(before)
          state.instalments.forEach((instalment, index) => {
            const isLate = day > dueDay(loan, index) + late.graceDays
            const dayMinor = isLate ? BigInt(unpaidBefore[index] ?? 0) * BigInt(perDay) : 0n
            allowed[index] = (allowed[index] ?? 0n) + dayMinor
            const grownMinor = instalment.lateChargedMinor - (before.instalments[index]?.lateChargedMinor ?? 0)
            expect(BigInt(instalment.lateChargedMinor) * 300_000n <= (allowed[index] ?? 0n)).toBe(true)
            expect(grownMinor).toBeLessThanOrEqual(Number(dayMinor / 300_000n) + 1)
          })
          if (caps.allInDailyBps !== undefined) {
            const grownMinor = state.lateChargedMinor - before.lateChargedMinor
            expect(grownMinor * 10_000).toBeLessThanOrEqual(before.outstandingPrincipalMinor * caps.allInDailyBps)
          }
        })
      }),
      cases(40),
    )
  })

  it('rollover fees and late charges together stay within the cap on all costs', () => {
    fc.assert(
      fc.property(someLoan(), someEvents, someDay, (loan, events, day) => {
        const capMinor = totalCostCapMinor(loan.terms)
        if (capMinor === null) return
        const state = replayLoan(loan, events, onDay(day))
        const agreedMinor =
          sum(loan.schedule.map((one) => one.interestMinor)) + sum(loan.terms.fees.map((fee) => fee.amountMinor))
        expect(state.lateChargedMinor + state.rolloverFeesMinor).toBeLessThanOrEqual(
          Math.max(0, capMinor - agreedMinor),
        )
      }),
    )
  })

  it('caps that never bind change nothing: counting by the day and in one step agree', () => {
    const boundless = { totalCostBps: 1_000_000_000, lateOnceMinor: 1_000_000 }
    fc.assert(
      fc.property(someTerms(fc.constant({})), someEvents, someDay, (terms, events, day) => {
        const uncapped = replayLoan(loanOf(terms), events, onDay(day))
        const capped = replayLoan(loanOf({ ...terms, caps: boundless }), events, onDay(day))
        expect(withoutLoan(capped)).toEqual(withoutLoan(uncapped))
      }),
    )
  })

  it('a tighter cap never makes a charge larger', () => {
    fc.assert(
      fc.property(someTerms(), someCaps, someDay, (terms, more, day) => {
        const charged = (caps: LoanTerms['caps']) =>
          replayLoan(loanOf({ ...terms, caps }), [], onDay(day)).lateChargedMinor
        expect(charged({ ...more, ...terms.caps })).toBeLessThanOrEqual(charged(terms.caps))
      }),
    )
  })

  function withoutLoan({ loan: _, writtenOff, ...rest }: LoanState): unknown {
    return {
      ...rest,
      writtenOff: writtenOff === null ? null : { ...writtenOff, before: withoutLoan(writtenOff.before) },
    }
  }

  function rateOf(loan: Loan, lateDay: number): number {
    return loan.terms.late.tiers.findLast((tier) => tier.fromDay <= lateDay)?.dailyBps ?? 0
  }

  function dueDay(loan: Loan, index: number): number {
    const { termDays, instalmentCount, firstDueDays } = loan.terms
    if (firstDueDays === undefined) return Math.floor(((index + 1) * termDays) / instalmentCount)
    return firstDueDays + Math.floor((index * (termDays - firstDueDays)) / (instalmentCount - 1))
  }
})
