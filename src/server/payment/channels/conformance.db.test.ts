// What every payment channel has to do. A new one of the samples is tested by standing in content/channels.json.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../../tests/support/databases.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { sampleLender, samplesDir } from '../../../../tests/support/sample-lender.ts'
import { date } from '../../../core/calendar-date.ts'
import { marketIds } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { httpWays } from '../../adapters/providers/http/client.ts'
import { type ConnectedChannel, channelWords, type PaymentProvider, takesAmount } from '../../ports/payment-channel.ts'
import { wayAt } from '../../ports/way-to-pay.ts'
import { getPayCode } from '../code/get-pay-code.ts'
import { openIntent } from '../intent/open-intent.ts'
import { channelFaults, connectChannels } from './registry.ts'

const now = '2026-08-20T10:00:00Z'
const { channels } = sampleLender

describe.each(channels)('the channel $number', ({ number }) => {
  const database = useDatabase(postgres)
  let world: World
  let who: Borrower
  let channel: ConnectedChannel
  beforeEach(async () => {
    world = await openWorld(database(), now)
    who = await world.borrowerWithLoan(date('2026-08-10'))
    const connected = world.deps.channels.get(number)
    if (connected === undefined) throw new Error('a channel of the samples is not connected')
    channel = connected
  })
  afterEach(() => world.close())

  const open = async () => {
    const intent = await openIntent(world.db, world.deps, {
      borrowerId: who.borrowerId,
      orderId: who.orderId,
      purpose: 'repayment',
      amountMinor: 140_000,
      channel,
      money: String,
      key: null,
    })
    if (isRefusal(intent)) throw new Error(`refused: ${intent.refused}`)
    return intent
  }
  const request = (ref: string) => ({
    ref,
    channel: number,
    at: '',
    amountMinor: 140_000,
    currency: 'PHP' as const,
    expiresAt: new Date('2026-08-20T11:00:00Z'),
    returnUrl: '/order',
  })

  it('makes a code, and the same code for the same reference', async () => {
    const first = await channel.connection.createCode(request(`ref-${number}`))
    expect(first).toMatchObject({ outcome: 'made', payCode: expect.stringMatching(/^[0-9]{8,24}$/) })
    expect(await channel.connection.createCode(request(`ref-${number}`))).toEqual(first)
  })

  it('tells of a code by our reference, and that it does not know another', async () => {
    const intent = await open()
    const told = await channel.connection.queryStatus(intent.ref, '/order')
    expect(told).toMatchObject({ outcome: 'found', code: { payCode: intent.payCode }, payments: [] })
    expect(await channel.connection.queryStatus('nobody', '/order')).toEqual({ outcome: 'absent' })
  })

  it('withdraws a code without complaint, known or not', async () => {
    const intent = await open()
    await channel.connection.cancelCode(intent.ref)
    await channel.connection.cancelCode('nobody')
  })

  it('shows its page: picture where it has one, steps, and the name in English', async () => {
    const intent = await open()
    const page = granted(await world.call(getPayCode, who, { ref: intent.ref }))
    expect(page.presentation).toBe(channel.presentation)
    expect(page.drawing === null).toBe(channel.presentation === 'code')
    expect(page.instructions.length).toBeGreaterThan(0)
    expect(page.channel.name).toBe(channel.words.en.name)
  })

  it('books a notice once when it comes twice', async () => {
    const intent = await open()
    const paid = await world.sandbox.pay({ payCode: intent.payCode ?? '', times: 2 })
    expect(paid).toMatchObject({ delivered: [200, 200] })
    expect((await loanStateOf(world, who)).receivedMinor).toBe(140_000)
  })

  it('refuses a wrong signature', async () => {
    const rawBody = new TextEncoder().encode('{"type":"paid"}')
    for (const headers of [{}, { 'x-provider-signature': `t=1,v1=${'0'.repeat(64)}` }]) {
      expect((await world.takeNotice(number, rawBody, headers)).status).toBe(401)
    }
  })

  it.each([139_999, 140_001])('books %d to the loan where 140,000 was asked, with an alert', async (amountMinor) => {
    const intent = await open()
    await world.sandbox.pay({ payCode: intent.payCode ?? '', amountMinor })
    expect((await loanStateOf(world, who)).receivedMinor).toBe(amountMinor)
    expect(world.alerts).toHaveLength(1)
    expect(world.alerts[0]).toContain('amountDiffers')
  })

  it('puts another currency aside', async () => {
    const intent = await open()
    await world.sandbox.pay({ payCode: intent.payCode ?? '', currency: 'EUR' })
    expect((await loanStateOf(world, who)).receivedMinor).toBe(0)
    expect(world.alerts).toHaveLength(1)
  })

  it('has words in English and Indonesian, with the same groups of steps', () => {
    const groups = (language: string) => channelWords(channel, language).groups.map(({ items }) => items.length)
    expect(channel.words.id).toBeDefined()
    expect(groups('id')).toEqual(groups('en'))
    expect(channelWords(channel, 'xx')).toBe(channel.words.en)
  })

  it('has a logo of ours, sensible limits in every currency, and a lifetime', () => {
    expect(existsSync(join(samplesDir, channel.logo))).toBe(true)
    for (const id of marketIds) {
      const limits = channel.limits[markets[id].currency]
      if (limits === undefined) continue
      expect(limits.minMinor).toBeGreaterThan(0)
      expect(limits.minMinor).toBeLessThan(limits.maxMinor)
      expect(takesAmount(channel, limits.minMinor - 1, markets[id].currency)).toBe(false)
      expect(takesAmount(channel, limits.minMinor, markets[id].currency)).toBe(true)
      expect(takesAmount(channel, limits.maxMinor, markets[id].currency)).toBe(true)
      expect(takesAmount(channel, limits.maxMinor + 1, markets[id].currency)).toBe(false)
    }
    expect(channel.lifetimeMinutes).toBeGreaterThanOrEqual(5)
  })
})

describe('the registry of channels', () => {
  it('has no two of one number, and numbers that can stand in an address', () => {
    const numbers = channels.map((channel) => channel.number)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const number of numbers) expect(number).toMatch(/^[a-z][a-z0-9-]{1,31}$/)
  })

  it('refuses to start while a channel has no provider', () => {
    expect(() => connectChannels(channels, new Map())).toThrow('has no provider at all')
  })

  it('refuses to start with a provider that PROVIDERS does not name, or a way to pay that it does not know', () => {
    const [channel] = channels
    if (channel === undefined) throw new Error('the samples have no channel')
    const connection = {} as PaymentProvider
    const facts = wayAt(httpWays, '')
    if (facts === null) throw new Error('http has no way to pay')
    const named = new Map([['one', { connection, ways: [{ at: /^QR_CODE$/, facts }] }]])
    expect(() => connectChannels([{ ...channel, provider: 'two' }], named)).toThrow('has no provider two')
    expect(() => connectChannels([{ ...channel, provider: 'one', at: 'QR' }], named)).toThrow('which one does not know')
    const wrong = [
      { ...channel, provider: 'two' },
      { ...channel, at: 'QR_CODE' },
      { ...channel, provider: 'one', at: 'QR' },
    ]
    expect(channelFaults(wrong, named)).toEqual([
      expect.stringContaining('has no provider two'),
      expect.stringContaining('which one does not know'),
    ])
    const good = connectChannels([{ ...channel, provider: null, at: 'QR_CODE' }], named)
    expect(good.get(channel.number)).toMatchObject({ provider: 'one', at: 'QR_CODE' })
    // A code that cannot be typed is no barcode for a counter, and one without a text is no QR code.
    const page = new Map([
      ['one', { connection, ways: [{ at: null, facts: { ...facts, isTyped: false, isScanned: false } }] }],
    ])
    const faultsOf = (presentation: 'code' | 'qr' | 'barcode') =>
      channelFaults([{ ...channel, provider: 'one', presentation }], page)
    expect(faultsOf('code')).toEqual([])
    expect(faultsOf('qr')).toEqual([expect.stringContaining('cannot be shown as')])
    expect(faultsOf('barcode')).toEqual([expect.stringContaining('cannot be shown as')])
    // The sandbox of the demo plays every channel, also those of a provider.
    expect(
      connectChannels([{ ...channel, provider: 'two' }], new Map([['one', { connection, ways: httpWays }]]), true).size,
    ).toBe(1)
  })
})
