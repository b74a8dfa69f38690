// A kept replay against one from the start: for every loan and every history, in whatever order its facts come.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KeptReplay, keepReplay, onDay as keptOn, withEvent } from './kept-replay.ts'
import { type LoanState, stateOf } from './loan-state.ts'
import { replayLoan } from './replay.ts'
import { cases, someEvents, someLoan } from './test-arbitraries.ts'
import { fourPayments, loanOf, onDay, paid } from './test-loans.ts'

const stateIn = (kept: KeptReplay): LoanState => stateOf(kept.book, kept.asOf)

/** Each event in whatever place of the order, and the days that pass before it comes. */
const arrivals = someEvents.chain((events) =>
  fc.tuple(
    fc.shuffledSubarray(events, { minLength: events.length }),
    fc.array(fc.oneof(fc.constant(0), fc.constant(1), fc.integer({ min: 0, max: 90 })), {
      minLength: events.length,
      maxLength: events.length,
    }),
  ),
)

describe('a kept replay', () => {
  it('comes to what a replay from the start comes to, whenever it is looked at and however late its facts come', () => {
    fc.assert(
      fc.property(someLoan(), arrivals, (loan, [events, pauses]) => {
        let kept = keepReplay(loan)
        let day = 0
        for (const [index, event] of events.entries()) {
          for (const step of [Math.floor((pauses[index] ?? 0) / 2), Math.ceil((pauses[index] ?? 0) / 2)]) {
            day += step
            kept = keptOn(kept, onDay(day))
            expect(stateIn(kept)).toEqual(replayLoan(loan, events.slice(0, index), onDay(day)))
          }
          kept = withEvent(kept, event)
          expect(stateIn(kept)).toEqual(replayLoan(loan, events.slice(0, index + 1), onDay(day)))
        }
        kept = keptOn(kept, onDay(day + 500))
        expect(stateIn(kept)).toEqual(replayLoan(loan, events, onDay(day + 500)))
        expect(kept.events).toEqual(events)
      }),
      cases(400),
    )
  })

  it('begins on any day with whatever is known, and goes on from there', () => {
    fc.assert(
      fc.property(someLoan(), someEvents, fc.nat(400), fc.nat(400), (loan, events, first, later) => {
        const known = events.slice(1)
        const kept = keepReplay(loan, known, onDay(first))
        expect(stateIn(kept)).toEqual(replayLoan(loan, known, onDay(first)))
        const on = keptOn(kept, onDay(first + later))
        expect(stateIn(on)).toEqual(replayLoan(loan, known, onDay(first + later)))
        for (const event of events.slice(0, 1)) {
          expect(stateIn(withEvent(on, event))).toEqual(replayLoan(loan, events, onDay(first + later)))
        }
      }),
    )
  })

  it('is not changed by a replay that continues from it', () => {
    fc.assert(
      fc.property(someLoan(), someEvents, (loan, events) => {
        const seen: [KeptReplay, LoanState][] = []
        let kept = keepReplay(loan)
        for (const [index, event] of events.entries()) {
          kept = withEvent(keptOn(kept, onDay(index * 40)), event)
          seen.push([kept, structuredClone(stateIn(kept))])
        }
        for (const [then, state] of seen) expect(stateIn(then)).toEqual(state)
      }),
    )
  })

  it('stays as it was on a due date, when the first day late is counted', () => {
    const onDue = keptOn(keepReplay(loanOf(fourPayments)), onDay(30))
    expect(stateIn(keptOn(onDue, onDay(31))).owedMinor).toBe(560_000 + 107_000)
    expect(stateIn(onDue)).toEqual(replayLoan(loanOf(fourPayments), [], onDay(30)))
  })

  it('does not run backwards, and knows each cause once', () => {
    const kept = withEvent(keptOn(keepReplay(loanOf(fourPayments)), onDay(9)), paid('p', 4, 1_000))
    expect(() => keptOn(kept, onDay(8))).toThrow('does not go back')
    expect(() => withEvent(kept, paid('p', 5, 1_000))).toThrow('share the id p')
    expect(() => withEvent(kept, paid('q', 5, 0.5))).toThrow('no amount of money')
  })
})
