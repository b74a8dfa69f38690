// The entries of a month: what was adjusted is not adjusted again, and what became known late stands under its own day.

import { describe, expect, it } from 'vitest'
import { fourPayments, loanOf, onDay, paid } from '../loan/test-loans.ts'
import { loanBooks } from './loan-figures.ts'
import { majorUnits } from './major-units.ts'
import { type LoanMonth, monthEntries, withLines } from './month-entries.ts'
import { firstDayOf, lastDayOf, monthAfter, monthOf, type StopFacts, stopsOf } from './period.ts'
import { samplePolicy } from './policy.ts'
import { noFigures } from './posting-rules.ts'

const loan = loanOf(fourPayments)
const at = (day: number, events: Parameters<typeof loanBooks>[1] = []) =>
  loanBooks(loan, events, onDay(day), samplePolicy).figures
const month = (changes: Partial<LoanMonth>): LoanMonth => ({
  loan,
  events: [],
  lateDone: new Set(),
  posted: noFigures,
  before: onDay(21),
  through: onDay(51),
  kind: 'adjustment',
  policy: samplePolicy,
  ...changes,
})

describe('the entries of a month', () => {
  it('are one that leads from what the books hold to its end', () => {
    const { entries, books } = monthEntries(month({ posted: at(21) }))
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      kind: 'adjustment',
      cause: '2026-09',
      valueDate: onDay(51),
      postingDate: onDay(51),
    })
    expect(withLines(at(21), entries[0]?.lines ?? [])).toEqual(books?.figures)
  })

  it('are none where everything is posted', () => {
    expect(monthEntries(month({ posted: at(51) })).entries).toEqual([])
  })

  it('begin with what became known late, under its value date and on the day on which it did', () => {
    const late = { event: paid('late', 15, 140_000), postingDate: onDay(40) }
    const { entries, books } = monthEntries(month({ posted: at(21), events: [late] }))
    expect(entries.map(({ kind, cause, valueDate, postingDate }) => [kind, cause, valueDate, postingDate])).toEqual([
      ['late', 'late', onDay(15), onDay(40)],
      ['adjustment', '2026-09', onDay(51), onDay(51)],
    ])
    // After the late entry alone the books hold what the month before would have ended with.
    expect(withLines(at(21), entries[0]?.lines ?? [])).toEqual(at(21, [paid('late', 15, 140_000)]))
    const all = entries.flatMap(({ lines }) => lines)
    expect(withLines(at(21), all)).toEqual(books?.figures)
    const again = month({ posted: books?.figures ?? noFigures, events: [late], lateDone: new Set(['late']) })
    expect(monthEntries(again).entries).toEqual([])
  })

  it('take everything back of a loan whose payout came back', () => {
    const { entries, books } = monthEntries(month({ loan: null, posted: at(21) }))
    expect(books).toBeNull()
    expect(
      withLines(
        at(21),
        entries.flatMap(({ lines }) => lines),
      ),
    ).toEqual(noFigures)
  })

  it('are refused with lines of a rule that is not known', () => {
    expect(() =>
      withLines(noFigures, [{ rule: 'gone' as 'allowance', debit: 'lossAllowance', amountMinor: 1 }]),
    ).toThrow('gone')
  })
})

describe('a month', () => {
  it('has its days', () => {
    expect([firstDayOf('2028-02'), lastDayOf('2028-02'), monthAfter('2026-12'), monthOf(onDay(0))]).toEqual([
      '2028-02-01',
      '2028-02-29',
      '2027-01',
      '2026-08',
    ])
  })

  const facts: StopFacts = {
    month: '2026-08',
    closedThrough: onDay(22),
    today: onDay(22),
    isMonthBeforeClosed: true,
    loansBehind: 0,
    isAdjusted: true,
    differencesMinor: [0],
    accountsWithoutNumber: [],
  }
  it.each<[Partial<StopFacts>, { stop: string; count: number }[]]>([
    [{}, []],
    [{ closedThrough: onDay(21) }, [{ stop: 'monthHasNotEnded', count: 0 }]],
    [{ closedThrough: null }, [{ stop: 'monthHasNotEnded', count: 0 }]],
    [{ today: onDay(21) }, [{ stop: 'monthHasNotEnded', count: 0 }]],
    [{ isMonthBeforeClosed: false }, [{ stop: 'monthBeforeIsOpen', count: 0 }]],
    [{ loansBehind: 3 }, [{ stop: 'loansAreNotClosed', count: 3 }]],
    [{ isAdjusted: false }, [{ stop: 'loansAreNotAdjusted', count: 0 }]],
    [{ differencesMinor: [0, 5] }, [{ stop: 'booksDoNotBalance', count: 1 }]],
    [{ accountsWithoutNumber: ['writeOff'] }, [{ stop: 'accountsHaveNoNumber', count: 1 }]],
  ])('is not closed while something stops it: %j', (change, stops) => {
    expect(stopsOf({ ...facts, ...change })).toEqual(stops)
  })
})

describe('major units', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [123_405, '1234.05'],
    [-100, '-1.00'],
  ])('%i minor units are %s', (minor, text) => {
    expect(majorUnits(minor)).toBe(text)
  })

  it('are refused for a fraction of a minor unit', () => {
    expect(() => majorUnits(0.5)).toThrow(RangeError)
  })
})
