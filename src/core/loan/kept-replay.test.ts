// A kept replay by example: money that waits for its day, money that is taken back, and charges counted day by day.

import { describe, expect, it } from 'vitest'
import { type KeptReplay, keepReplay, onDay as keptOn, withEvent } from './kept-replay.ts'
import type { Loan, LoanEvent } from './loan-event.ts'
import { type LoanState, stateOf } from './loan-state.ts'
import { replayLoan } from './replay.ts'
import { fourPayments, loanOf, onDay, onePayment, paid } from './test-loans.ts'

const loan = loanOf(fourPayments)
const stateIn = (kept: KeptReplay): LoanState => stateOf(kept.book, kept.asOf)
const reversal = (id: string, days: number, paymentId: string): LoanEvent => ({
  kind: 'reversal',
  id,
  valueDate: onDay(days),
  paymentId,
})

/** What is heard on which day, against a replay from the start after each of them and on every day between. */
function followed(of: Loan, heard: readonly [day: number, event: LoanEvent][], until: number): KeptReplay {
  let kept = keepReplay(of)
  for (let day = 0; day <= until; day += 1) {
    kept = keptOn(kept, onDay(day))
    for (const event of heard.filter(([on]) => on === day).map(([, one]) => one)) kept = withEvent(kept, event)
    expect(stateIn(kept)).toEqual(replayLoan(of, kept.events, onDay(day)))
  }
  return kept
}

describe('a kept replay', () => {
  it('begins with nothing known and nothing ahead', () => {
    expect(keepReplay(loan)).toMatchObject({ asOf: onDay(0), events: [], ahead: [], last: null })
  })

  it('begins on a day with what is known by then, and knows what is ahead', () => {
    const [early, today, later] = [paid('e', 5, 100_000), paid('t', 9, 20_000), paid('l', 10, 20_000)]
    const known = [later, early, today, paid('x', 7, 3_000), reversal('r', 8, 'x')]
    const kept = keepReplay(loan, known, onDay(9))
    expect(kept).toMatchObject({ asOf: onDay(9), events: known, ahead: [later] })
    expect(stateIn(kept)).toEqual(replayLoan(loan, known, onDay(9)))
    expect(stateIn(keptOn(kept, onDay(40)))).toEqual(replayLoan(loan, known, onDay(40)))
    const back = reversal('b', 9, 'e')
    expect(stateIn(withEvent(kept, back))).toEqual(replayLoan(loan, [...known, back], onDay(9)))
  })

  it('lets an event wait for its day, and counts it once then', () => {
    const kept = followed(loan, [[5, paid('p', 20, 140_000)]], 40)
    expect(kept.ahead).toEqual([])
    expect(withEvent(keptOn(keepReplay(loan), onDay(5)), paid('p', 6, 1_000)).ahead).toHaveLength(1)
  })

  it('counts an event of the same day at once', () => {
    const kept = withEvent(keptOn(keepReplay(loan), onDay(5)), paid('p', 5, 1_000))
    expect([kept.ahead, stateIn(kept).receivedMinor]).toEqual([[], 1_000])
  })

  it.each<[string, [day: number, event: LoanEvent][]]>([
    [
      'the only payment',
      [
        [10, paid('p', 10, 140_000)],
        [35, reversal('r', 35, 'p')],
      ],
    ],
    [
      'the older of two',
      [
        [10, paid('p', 10, 90_000)],
        [12, paid('q', 12, 80_000)],
        [35, reversal('r', 35, 'p')],
      ],
    ],
    [
      'the newer of two',
      [
        [10, paid('p', 10, 90_000)],
        [12, paid('q', 12, 80_000)],
        [35, reversal('r', 35, 'q')],
      ],
    ],
    [
      'a payment that is heard of after its end',
      [
        [20, reversal('r', 15, 'p')],
        [22, paid('p', 10, 140_000)],
      ],
    ],
    [
      'a payment on a day that is yet to come',
      [
        [20, reversal('r', 30, 'p')],
        [22, paid('p', 10, 140_000)],
      ],
    ],
    [
      'a payment on the day on which it is heard of',
      [
        [20, reversal('r', 22, 'p')],
        [22, paid('p', 10, 140_000)],
      ],
    ],
    [
      'what nobody knows',
      [
        [10, paid('p', 10, 90_000)],
        [12, reversal('r', 12, 'q')],
      ],
    ],
    [
      'what nobody knows, before anything else',
      [
        [3, reversal('r', 3, 'q')],
        [10, paid('p', 10, 90_000)],
      ],
    ],
    [
      'a payment, by a reversal that another names',
      [
        [5, reversal('x', 5, 'r')],
        [10, paid('p', 10, 140_000)],
        [15, reversal('r', 15, 'p')],
      ],
    ],
    [
      'another payment than the one that came late',
      [
        [30, reversal('r', 30, 'p')],
        [40, paid('q', 12, 90_000)],
      ],
    ],
  ])('takes back %s', (_, heard) => {
    followed(loan, heard, 50)
  })

  it('loses no part of a unit, however often it looks', () => {
    // 5 % of 3,333.33 is 166.6665 a day, 4 % is 133.3332.
    const odd = loanOf(onePayment(333_333))
    let kept = keepReplay(odd)
    for (let lateDay = 1; lateDay <= 60; lateDay += 1) {
      kept = keptOn(kept, onDay(91 + lateDay))
      const rates = BigInt(500 * Math.min(lateDay, 30) + 400 * Math.max(0, lateDay - 30))
      expect(stateIn(kept).lateChargedMinor).toBe(100_000 + Number((333_333n * rates + 5_000n) / 10_000n))
    }
  })
})
