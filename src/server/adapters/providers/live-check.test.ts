// The check of a lender's test account: what is tried, and that an account which answers wrongly is told.

import { describe, expect, it } from 'vitest'
import type { ChargeAnswer } from '../../ports/payment-card.ts'
import { checkLive, type LiveWish, strangeSettings } from './live-check.ts'
import { noCards } from './no-cards.ts'

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
    const steps = await checkLive({ cards: processor().cards }, { cards: noCards }, wish)
    expect(steps.map(({ wrong }) => wrong)).toEqual([null, null, null, null, null])
  })

  it('tells of a processor that charges a key twice', async () => {
    const steps = await checkLive({ cards: processor({ forgets: true }).cards }, { cards: noCards }, wish)
    expect(steps.filter(({ wrong }) => wrong !== null).map(({ what }) => what)).toContain(
      'the same key again is the same charge',
    )
  })

  it('tells of an account that charges for a stranger', async () => {
    const steps = await checkLive({ cards: processor().cards }, { cards: processor().cards }, wish)
    expect(steps.filter(({ wrong }) => wrong !== null).map(({ what }) => what)).toEqual(['a stranger charges nothing'])
  })

  it('is left out without a card', async () => {
    const { cards, charges } = processor()
    expect([await checkLive({ cards }, { cards: noCards }, nothing), charges()]).toEqual([[], 0])
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
    const stranger = {
      push: { ...push('taken'), send: async () => ({ outcome: 'refused' as const, reason: 'signature' }) },
    }
    const wish = { ...nothing, pushTo: 'a phone' }
    const wrongOf = async (outcome: 'taken' | 'gone') =>
      (await checkLive({ push: push(outcome) }, stranger, wish)).map(({ wrong }) => wrong)
    expect(await wrongOf('taken')).toEqual([null, null, null, null])
    expect(new Set(sent).size).toBe(1)
    expect(await wrongOf('gone')).toEqual(['{"outcome":"gone"}', '{"outcome":"gone"}', null, null])
  })
})

/** An account that makes codes and sends money; `changes` are its faults. */
function account(changes: { readonly forgetsReferences?: boolean; readonly believesAnybody?: boolean } = {}) {
  let made = 0
  const codes = new Map<string, string>()
  const sent = new Set<string>()
  const reading = changes.believesAnybody === true ? ({ key: 'anybody' } as never) : ('badSignature' as const)
  return {
    payments: {
      async createCode({ ref }: { readonly ref: string }) {
        const known = changes.forgetsReferences === true ? undefined : codes.get(ref)
        made += 1
        const payCode = known ?? `code-${made}`
        codes.set(ref, payCode)
        return { outcome: 'made' as const, payCode } as never
      },
      queryStatus: async (ref: string) =>
        (codes.has(ref) ? { outcome: 'found', payments: [] } : { outcome: 'absent' }) as never,
      cancelCode: async () => undefined,
      verifyNotice: () => reading,
    },
    payouts: {
      name: 'one',
      currencies: ['PHP' as const],
      isResting: () => false,
      async payOut({ key }: { readonly key: string }) {
        sent.add(key)
        return { state: 'sent' as const }
      },
      queryPayout: async (key: string) => ({ state: sent.has(key) ? ('sent' as const) : ('absent' as const) }),
      listBanks: async () => ({ outcome: 'listed' as const, codes: ['HSB'] }),
      readNotice: () => reading,
    },
  }
}

describe('a check of codes and payouts', () => {
  const refusing = {
    payments: {
      ...account().payments,
      createCode: async () => ({ outcome: 'refused' as const, reason: 'key' }) as never,
    },
    payouts: { ...account().payouts, payOut: async () => ({ state: 'refused' as const, reason: 'key' }) as never },
  }
  const payoutTo = { number: '1', bankCode: 'HSB', bankName: 'Harbour Savings', accountName: 'Ana Cruz' }
  const wrongOf = async (provider: ReturnType<typeof account>, to = payoutTo) =>
    (await checkLive(provider, refusing, { ...nothing, at: '', payoutTo: to }))
      .filter(({ wrong }) => wrong !== null)
      .map(({ what }) => what)

  it('finds nothing wrong with an account that keeps to its references', async () => {
    expect(await wrongOf(account())).toEqual([])
  })

  it('tells of two codes for one reference, one after the other and at the same time', async () => {
    expect(await wrongOf(account({ forgetsReferences: true }))).toEqual([
      'the same reference gets the same code',
      'one reference asked for twice at the same time gets one code',
    ])
  })

  it('tells of a reader that accepts unsigned notices', async () => {
    expect(await wrongOf(account({ believesAnybody: true }))).toEqual(
      Array(2).fill('a notice that nobody signed counts for nothing'),
    )
  })

  it('tells of a bank that is not in the list', async () => {
    expect(await wrongOf(account(), { ...payoutTo, bankCode: 'NONE' })).toEqual([
      'its bank is one of those that it sends to, where it lists them',
    ])
  })
})

describe('a check of settlements', () => {
  const line = { grossMinor: 10_000, feeMinor: 200, netMinor: 9_800 }
  const source = (...lines: readonly object[]) => ({
    settlements: {
      name: 'one',
      missingAfterDays: 1,
      list: async () => ({ outcome: 'listed' as const, lines: lines as never }),
    },
  })
  const silent = {
    settlements: { name: 'one', missingAfterDays: 1, list: async () => ({ outcome: 'unknown' as const, why: '401' }) },
  }
  const wrongOf = async (provider: ReturnType<typeof source>, stranger: Parameters<typeof checkLive>[1] = silent) =>
    (await checkLive(provider, stranger, nothing)).map(({ wrong }) => wrong !== null)

  it('finds nothing wrong with lines that add up', async () => {
    expect(await wrongOf(source({ id: '1', ...line }, { id: '2', ...line }))).toEqual([false, false])
  })

  it('tells of a line that is there twice, one that does not add up, and a list for anybody', async () => {
    expect(await wrongOf(source({ id: '1', ...line }, { id: '1', ...line }))).toEqual([true, false])
    expect(await wrongOf(source({ id: '1', ...line, netMinor: 10_000 }))).toEqual([true, false])
    expect(await wrongOf(source(), source())).toEqual([false, true])
  })
})

describe('the settings of a stranger', () => {
  it('differ in each part of the credential, and in nothing else', () => {
    const own = { KEYS: 'whsec_bbbb,0a0a', OTHER: 'x' }
    expect(strangeSettings('KEYS', own)).toEqual({ KEYS: 'whsec_babb,0a0b', OTHER: 'x' })
    expect(strangeSettings('KEYS', { KEYS: 'bab' })).toEqual({ KEYS: 'baa' })
  })
})
