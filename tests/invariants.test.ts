// Each invariant, seen green on sound books and red once for each way to break it.

import { describe, expect, it } from 'vitest'
import type { LedgerBalances } from '../src/core/ledger/accounts.ts'
import { ledgerBalances, noBalances, postingsBetween } from '../src/core/ledger/loan-postings.ts'
import type { LoanEvent } from '../src/core/loan/loan-event.ts'
import { type InstalmentState, type LoanState, statusOf } from '../src/core/loan/loan-state.ts'
import { replayLoan } from '../src/core/loan/replay.ts'
import type { LoanTerms } from '../src/core/loan/terms.ts'
import { fourPayments, loanOf, onDay, paid, referenceCaps } from '../src/core/loan/test-loans.ts'
import {
  historyViolations,
  type JournalEntry,
  journalViolations,
  keptViolations,
  openViolations,
  refusalViolations,
} from './support/book-invariants.ts'
import { type InvariantName, invariantNames, type Violation } from './support/invariant.ts'
import { type LoanRecord, loanViolations } from './support/loan-invariants.ts'

const events: LoanEvent[] = [
  paid('a', 20, 50_000),
  { kind: 'waiver', id: 'w', valueDate: onDay(40), part: 'penalty', amountMinor: 1_000 },
  paid('b', 45, 100_000),
  { kind: 'rollover', id: 'c', valueDate: onDay(62), amountMinor: 80_000, quotedFeeMinor: 80_000 },
  { kind: 'reversal', id: 'r', valueDate: onDay(70), paymentId: 'b' },
]

const plan: LoanEvent = {
  kind: 'hardshipPlan',
  id: 'h',
  valueDate: onDay(35),
  lastDay: onDay(60),
  dueDates: [
    { n: 1, dueDate: onDay(60) },
    { n: 2, dueDate: onDay(60) },
  ],
}

function recordOf(terms: LoanTerms, happened: readonly LoanEvent[], day: number): LoanRecord {
  const state = replayLoan(loanOf(terms), happened, onDay(day))
  return { accepted: terms, events: happened, balances: ledgerBalances(state), state, status: statusOf(state) }
}

const names = (violations: readonly Violation[]): InvariantName[] => [
  ...new Set(violations.map(({ invariant }) => invariant)),
]

describe('sound books', () => {
  it('break nothing on any day of a year, capped or not', () => {
    const closings: LoanEvent[][] = [
      [],
      events,
      [{ kind: 'settlement', id: 's', valueDate: onDay(80), amountMinor: 900_000 }],
      [{ kind: 'coolingOffExit', id: 'x', valueDate: onDay(2), amountMinor: 600_000 }],
      [paid('p', 20, 50_000), plan, { kind: 'writeOff', id: 'o', valueDate: onDay(66) }, paid('q', 90, 100_000)],
      [...events, { kind: 'writeOff', id: 'o', valueDate: onDay(75) }, paid('q', 90, 900_000)],
      [paid('p', 30, 700_000), { kind: 'creditRefund', id: 'f', valueDate: onDay(31), amountMinor: 200_000 }],
    ]
    const broken: Violation[] = []
    for (const caps of [{}, referenceCaps, { lateMonthlyBps: 500 }])
      for (const happened of closings)
        for (let day = 0; day <= 365; day += 1)
          broken.push(...loanViolations(recordOf({ ...fourPayments, caps }, happened, day)))
    expect(broken).toEqual([])
  })
})

describe('a loan breaks', () => {
  const sound = recordOf({ ...fourPayments, caps: referenceCaps }, events, 100)
  const withBalances = (changes: Partial<LedgerBalances>): LoanRecord => ({
    ...sound,
    balances: { ...sound.balances, ...changes },
  })
  const withState = (changes: Partial<LoanState>): LoanRecord => ({ ...sound, state: { ...sound.state, ...changes } })
  const withInstalment = (changes: (one: InstalmentState) => Partial<InstalmentState>): LoanRecord =>
    withState({ instalments: sound.state.instalments.map((one) => ({ ...one, ...changes(one) })) })
  const { balances } = sound

  const rows: [InvariantName, string, LoanRecord][] = [
    ['postingsAddUpToZero', 'a unit appears from nowhere', withBalances({ cashClearing: balances.cashClearing + 1 })],
    [
      'receivableFollowsFromEvents',
      'money came that no event tells of',
      withBalances({ cashClearing: balances.cashClearing + 1, suspense: balances.suspense - 1 }),
    ],
    [
      'receivableFollowsFromEvents',
      'a receivable is moved to income',
      withBalances({
        interestReceivable: balances.interestReceivable - 1,
        interestIncome: balances.interestIncome + 1,
      }),
    ],
    ['receivableFollowsFromEvents', 'more is owed than is left', withState({ owedMinor: sound.state.owedMinor + 1 })],
    [
      'receivableFollowsFromEvents',
      'a due is lowered without a closing',
      withInstalment(({ dueMinor, n }) => ({
        dueMinor: { ...dueMinor, interest: dueMinor.interest - (n === 4 ? 1 : 0) },
      })),
    ],
    ['receivableFollowsFromEvents', 'a payment was forgotten', { ...sound, events: sound.events.slice(1) }],
    [
      'nothingIsNegative',
      'a receivable falls below zero',
      withBalances({ feeReceivable: -1, feeIncome: balances.feeIncome + 1 }),
    ],
    [
      'nothingIsNegative',
      'more is paid of a part than is due',
      withInstalment(({ dueMinor }) => ({ paidMinor: { ...dueMinor, interest: dueMinor.interest + 1 } })),
    ],
    ['nothingIsNegative', 'there is credit while money is owed', withState({ creditBalanceMinor: 1 })],
    [
      'oneEntryForEachCause',
      'a payment counts twice',
      withState({ receipts: [...sound.state.receipts, ...sound.state.receipts] }),
    ],
    [
      'oneEntryForEachCause',
      'an event is there twice',
      { ...sound, events: [...sound.events, ...sound.events.slice(0, 1)] },
    ],
    [
      'chargesStayWithinCaps',
      'costs exceed the principal',
      withState({ lateChargedMinor: 600_000, lateNominalMinor: 600_000 }),
    ],
    [
      'chargesStayWithinCaps',
      'an instalment bears more than its days allow',
      withInstalment(({ n }) => ({ lateChargedMinor: n === 2 ? 80_000 : 0 })),
    ],
    ['chargesStayWithinCaps', 'more is charged than the tariff asks', withState({ lateNominalMinor: 0 })],
    ['statusFollowsFromLedger', 'a late loan is called active', { ...sound, status: 'active' }],
    [
      'paidOutIsWhatWasAgreed',
      'other terms were accepted',
      { ...sound, accepted: { ...sound.accepted, termDays: 119 } },
    ],
    [
      'paidOutIsWhatWasAgreed',
      'a unit less was sent',
      withBalances({ payoutClearing: balances.payoutClearing + 1, suspense: balances.suspense - 1 }),
    ],
  ]
  it.each(rows)('%s when %s', (invariant, _, record) => {
    expect(names(loanViolations(sound))).toEqual([])
    expect(names(loanViolations(record))).toContain(invariant)
  })

  const given: LoanEvent[] = [paid('a', 20, 50_000), { kind: 'writeOff', id: 'o', valueDate: onDay(66) }]
  const givenUp = recordOf({ ...fourPayments, caps: referenceCaps }, [...given, paid('q', 90, 100_000)], 100)
  const moved = (changes: Partial<LedgerBalances>): LoanRecord => ({
    ...givenUp,
    balances: { ...givenUp.balances, ...changes },
  })
  const unit = { writeOff: givenUp.balances.writeOff + 1, recoveryIncome: givenUp.balances.recoveryIncome - 1 }
  const { writtenOff } = givenUp.state
  it.each<[string, LoanRecord]>([
    ['something is still receivable', moved({ loanPrincipal: 1, writeOff: givenUp.balances.writeOff - 1 })],
    ['more is lost than was receivable', moved({ writeOff: unit.writeOff, suspense: -1 })],
    ['what came since is earned', moved({ recoveryIncome: 0, interestIncome: -100_000 })],
    ['a unit of recovery is nobody’s', moved(unit)],
    [
      'a charge follows',
      { ...givenUp, state: { ...givenUp.state, lateChargedMinor: givenUp.state.lateChargedMinor + 1 } },
    ],
    [
      'nothing was owed',
      {
        ...givenUp,
        state: {
          ...givenUp.state,
          writtenOff: writtenOff && { ...writtenOff, before: { ...writtenOff.before, owedMinor: 0 } },
        },
      },
    ],
    ['a loss is booked of a loan that nobody gave up', withBalances({ writeOff: 1, suspense: balances.suspense - 1 })],
  ])('givenUpEarnsNothing when %s', (_, record) => {
    expect(names(loanViolations(givenUp))).toEqual([])
    expect(names(loanViolations(record))).toContain('givenUpEarnsNothing')
  })

  it('chargesStayWithinCaps when something is foregone where nothing is capped', () => {
    const free = recordOf(fourPayments, [], 100)
    const record = { ...free, state: { ...free.state, lateNominalMinor: free.state.lateNominalMinor + 1 } }
    expect(names(loanViolations(free))).toEqual([])
    expect(names(loanViolations(record))).toContain('chargesStayWithinCaps')
  })

  it('chargesStayWithinCaps when the all-in cap of the days is exceeded', () => {
    const capped = recordOf({ ...fourPayments, caps: { allInDailyBps: 80 } }, [], 100)
    const { state } = capped
    expect(names(loanViolations(capped))).toEqual([])
    // 70 days late at 0.8 % of 5,000.00 are 2,800.00.
    const record = { ...capped, state: { ...state, lateChargedMinor: 280_001 } }
    expect(names(loanViolations(record))).toContain('chargesStayWithinCaps')
  })
})

describe('books break', () => {
  const state = replayLoan(loanOf(fourPayments), [], onDay(31))
  const balances = ledgerBalances(state)
  const entry: JournalEntry = { kind: 'payout', key: 'L1', transfers: postingsBetween(noBalances, balances) }
  const none: JournalEntry = { kind: 'dayClose', key: 'L1:2026-09-10', transfers: [] }
  const [transfer] = entry.transfers

  it('nothing when they are sound', () => {
    expect(journalViolations([entry, none], balances)).toEqual([])
    expect(historyViolations([entry], [entry, none])).toEqual([])
    expect(keptViolations(['a'], new Set(['a', 'b']))).toEqual([])
    expect(refusalViolations('1', '1', 'nothingIsOwed')).toEqual([])
  })

  it('postingsAddUpToZero when an entry is missing, or is no amount', () => {
    expect(names(journalViolations([], balances))).toEqual(['postingsAddUpToZero'])
    if (transfer === undefined) throw new Error('a payout has transfers')
    const odd = { ...entry, transfers: [...entry.transfers, { ...transfer, amountMinor: 0 }] }
    expect(names(journalViolations([odd], balances))).toEqual(['postingsAddUpToZero'])
  })

  it('oneEntryForEachCause when a cause is posted twice', () => {
    expect(names(journalViolations([entry, { ...none, kind: 'payout', key: 'L1' }], balances))).toEqual([
      'oneEntryForEachCause',
    ])
  })

  it('dayAccruesOnce when a day is closed twice', () => {
    expect(names(journalViolations([entry, none, none], balances))).toContain('dayAccruesOnce')
  })

  it('pastIsNotRewritten when an entry is changed or gone', () => {
    expect(names(historyViolations([entry, none], [entry]))).toEqual(['pastIsNotRewritten'])
    expect(names(historyViolations([entry], [{ ...entry, key: 'L2' }]))).toEqual(['pastIsNotRewritten'])
  })

  it('acknowledgedIsKept when something acknowledged is gone', () => {
    expect(names(keptViolations(['a', 'c'], new Set(['a'])))).toEqual(['acknowledgedIsKept'])
  })

  it('refusalChangesNothing when a refused call changed something', () => {
    expect(names(refusalViolations('1', '2', 'nothingIsOwed'))).toEqual(['refusalChangesNothing'])
  })

  it('oneOfEachIsOpen when a second order or intent is open', () => {
    const order = { borrowerId: 'b', productId: 'p', status: 'due' } as const
    const intent = { orderId: 'o', purpose: 'partial', state: 'waiting' } as const
    const others = [
      { ...order, status: 'settled' as const },
      { ...order, productId: 'q' },
    ]
    expect(openViolations([order, ...others], [intent, { ...intent, state: 'paid' }])).toEqual([])
    expect(names(openViolations([order, { ...order, status: 'inReview' }], []))).toEqual(['oneOfEachIsOpen'])
    expect(names(openViolations([], [intent, { ...intent, state: 'unknown' }]))).toEqual(['oneOfEachIsOpen'])
  })

  it('nothing that has no name', () => {
    expect(new Set(invariantNames).size).toBe(14)
  })
})
