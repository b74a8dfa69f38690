// A figure leads to the events that made it.

import { describe, expect, it } from 'vitest'
import { aboutIn, leadingTo, movedOf, moves } from './figure-events.ts'
import { touches } from './touches.ts'

const entry = (debit: string, credit: string) => ({
  ...{ id: 1, kind: 'dayClose', valueDate: '2026-08-21', postingDate: '2026-08-21' },
  transfers: [{ debit, credit, amountMinor: 100 }],
})
const payment = {
  allocation: [{ n: 2, part: 'interest' as const, amountMinor: 100 }],
  entries: [entry('cashClearing', 'interestReceivable')],
}

describe('a figure', () => {
  it('of a part leads to what moved its account', () => {
    expect(touches(entry('penaltyReceivable', 'penaltyIncome'), 'penalty')).toBe(true)
    expect(touches(entry('penaltyReceivable', 'penaltyIncome'), 'fee')).toBe(false)
    expect(moves(payment, { part: 'interest' })).toBe(true)
    expect(moves(payment, { part: 'principal' })).toBe(false)
  })

  it('is what its entries come to, one after the other', () => {
    const close = (id: number, debit: string, credit: string, amountMinor: number) => ({
      ...{ id, kind: 'dayClose', valueDate: '2026-08-21', postingDate: '2026-08-21' },
      transfers: [{ debit, credit, amountMinor }],
    })
    const otherEntries = [
      close(3, 'cashClearing', 'penaltyReceivable', 70),
      close(1, 'penaltyReceivable', 'penaltyIncome', 100),
      close(2, 'interestReceivable', 'interestIncome', 5),
    ]
    const moved = movedOf({ events: [], otherEntries }, 'penalty')
    expect(moved.map(({ id, changeMinor, standsMinor }) => [id, changeMinor, standsMinor])).toEqual([
      [1, 100, 100],
      [3, -70, 30],
    ])
  })

  it('of an instalment leads to what paid it', () => {
    expect([moves(payment, { n: 2 }), moves(payment, { n: 1 })]).toEqual([true, false])
  })

  it('keeps the two days, and drops what was opened', () => {
    const url = new URL('http://desk/loans/L1?asOf=2026-08-21&knownOn=2026-08-20&event=e1&said=done')
    expect(leadingTo(url, { part: 'fee' })).toBe('/loans/L1?asOf=2026-08-21&knownOn=2026-08-20&part=fee#events')
    expect(aboutIn(new URL('http://desk/loans/L1?part=fee'))).toEqual({ part: 'fee' })
    for (const nothing of ['part=constructor', 'n=0', 'n=x', '']) {
      expect(aboutIn(new URL(`http://desk/loans/L1?${nothing}`)), nothing).toBeNull()
    }
  })
})
