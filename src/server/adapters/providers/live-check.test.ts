// The check of a lender's test account: what is tried, and that an account which answers wrongly is told.

import { describe, expect, it } from 'vitest'
import type { ChargeAnswer } from '../payment-card.ts'
import { noCards } from './connect-providers.ts'
import { checkLive, type LiveWish } from './live-check.ts'

const nothing: LiveWish = {
  currency: 'PHP',
  at: null,
  amountMinor: 10_000,
  payoutTo: null,
  phone: null,
  card: null,
  pushTo: null,
  person: null,
}

/** A processor that keeps charges by their keys, as a real one does. */
function processor(changes: { readonly forgets?: boolean } = {}) {
  const made = new Map<string, ChargeAnswer>()
  let numbers = 0
  const cards = {
    ...noCards,
    async charge({ key }: { readonly key: string }): Promise<ChargeAnswer> {
      const known = changes.forgets === true ? undefined : made.get(key)
      numbers += 1
      const answer =
        known ?? ({ outcome: 'paid', transactionId: `tx-${numbers}`, paidAt: '2026-11-20T02:00:00Z' } as const)
      made.set(key, answer)
      return answer
    },
    queryCharge: async (key: string) =>
      (made.get(key) as Exclude<ChargeAnswer, { outcome: 'refused' }>) ?? { outcome: 'absent' as const },
  }
  return { cards, charges: () => numbers }
}

describe('a check of a card', () => {
  const wish = { ...nothing, card: 'a token' }

  it('charges one key twice and asks about it: nothing is wrong where it is one charge', async () => {
    const steps = await checkLive({ cards: processor().cards }, wish)
    expect(steps.map(({ wrong }) => wrong)).toEqual([null, null, null, null])
  })

  it('tells of a processor that charges a key twice', async () => {
    const steps = await checkLive({ cards: processor({ forgets: true }).cards }, wish)
    expect(steps.filter(({ wrong }) => wrong !== null).map(({ what }) => what)).toContain(
      'the same key again is the same charge',
    )
  })

  it('is left out without a card', async () => {
    const { cards, charges } = processor()
    expect([await checkLive({ cards }, nothing), charges()]).toEqual([[], 0])
  })
})

describe('a check of a phone', () => {
  it('hands one number over twice, and tells what was answered instead', async () => {
    const sent: string[] = []
    const push = (outcome: 'taken' | 'gone') => ({
      name: 'host',
      send: async ({ messageId }: { readonly messageId: string }) => {
        sent.push(messageId)
        return { outcome }
      },
      readReceipt: () => 'unreadable' as const,
    })
    const wish = { ...nothing, pushTo: 'a phone' }
    expect((await checkLive({ push: push('taken') }, wish)).map(({ wrong }) => wrong)).toEqual([null, null])
    expect(new Set(sent).size).toBe(1)
    expect((await checkLive({ push: push('gone') }, wish)).map(({ wrong }) => wrong)).toEqual(
      Array.from({ length: 2 }, () => '{"outcome":"gone"}'),
    )
  })
})
