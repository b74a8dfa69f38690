// Paying with a saved card or the wallet: one token, one amount, a code where the bank wants one, one capture. Both engines.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { commitCardPayment } from '../charge/commit-card-payment.ts'
import { confirmCardPayment } from '../charge/confirm-card-payment.ts'
import { createPayCode } from '../code/create-pay-code.ts'
import { getPayCode } from '../code/get-pay-code.ts'
import { saveCard } from './card-store.ts'
import { getPayWays } from './get-pay-ways.ts'
import { payByWallet } from './pay-by-wallet.ts'

const now = '2026-08-20T10:00:00Z'

onPostgres('the bank selection', (database) => {
  let world: World
  let who: Borrower
  let plainCard: string
  let codeCard: string
  beforeEach(async () => {
    world = await openWorld(database(), now)
    who = await world.borrowerWithLoan(date('2026-08-10'))
    plainCard = await card({ codeNeeded: false, lastFour: '1111' })
    codeCard = await card({ codeNeeded: true, lastFour: '2222' })
  })
  afterEach(() => world.close())

  const card = (changes: { codeNeeded: boolean; lastFour: string; processorToken?: string }, borrower = who) =>
    saveCard(world.db, world.deps, borrower.borrowerId, {
      bankName: 'First Bank',
      bankCode: 'FB',
      processorToken: `tok-${changes.lastFour}`,
      ...changes,
    })
  const ways = () => world.call(getPayWays, who, { orderId: who.orderId })
  const token = async () => granted(await ways()).token
  const commit = async (changes: Record<string, unknown> = {}, idempotencyKey?: string) =>
    world.call(
      commitCardPayment,
      who,
      {
        orderId: who.orderId,
        cardId: plainCard,
        amountMinor: 140_000,
        token: typeof changes.token === 'string' ? changes.token : await token(),
        ...changes,
      },
      idempotencyKey,
    )
  const confirm = (recordId: string, code: string, orderId = who.orderId) =>
    world.call(confirmCardPayment, who, { orderId, recordId, code })
  const sentCode = async (): Promise<string> => {
    const [row] = await world.db.query<{ code: string }>(
      `select code from sms_message where phone = $1 and purpose = 'payment' order by created_at desc limit 1`,
      [who.phone],
    )
    if (row === undefined) throw new Error('no code was sent')
    return row.code
  }
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const received = async () => (await loanStateOf(world, who)).receivedMinor
  const minutesLater = (minutes: number) => world.setTime(new Date(Date.parse(now) + minutes * 60_000).toISOString())

  it('shows masked cards, the wallet, the amount, and a fresh token each time', async () => {
    const first = granted(await ways())
    expect(first).toMatchObject({ walletOffered: true, amountMinor: 140_000, userId: who.borrowerId })
    expect(first.cards).toContainEqual({
      id: plainCard,
      bankName: 'First Bank',
      maskedNumber: '•••• 1111',
      bankCode: 'FB',
    })
    expect(JSON.stringify(first)).not.toContain('tok-')
    expect(await token()).not.toBe(first.token)
    const stranger = await world.borrowerWithLoan(date('2026-08-10'))
    expect(await world.call(getPayWays, stranger, { orderId: who.orderId })).toEqual({ refused: 'notFound' })
  })

  describe('a card that needs no code', () => {
    it('pays at once', async () => {
      const paid = granted(await commit())
      expect(paid).toMatchObject({ codeNeeded: false })
      expect(await received()).toBe(140_000)
    })

    it('pays once for one token: a second commit is refused, a retry with its key gets the same record', async () => {
      const used = await token()
      const first = granted(await commit({ token: used }, 'key-1'))
      expect(await commit({ token: used }, 'key-1')).toEqual(first)
      expect(await commit({ token: used }, 'key-2')).toEqual({ refused: 'paymentIsPending' })
      expect(await commit({ token: used })).toEqual({ refused: 'paymentIsPending' })
      expect(await received()).toBe(140_000)
      expect(world.sandbox.counts().charges).toBe(1)
    })

    it('that is declined pays nothing, and another card can be tried', async () => {
      const declined = await card({ codeNeeded: false, lastFour: '3333', processorToken: 'tok-declined' })
      expect(await commit({ cardId: declined })).toEqual({ refused: 'cardWasDeclined' })
      expect(await received()).toBe(0)
      granted(await commit())
      expect(await received()).toBe(140_000)
    })

    it('whose processor refuses pays nothing, and can be tried again', async () => {
      world.sandbox.plan('/v1/charges', { kind: 'fails', status: 400 })
      expect(await commit()).toEqual({ refused: 'channelIsUnavailable' })
      granted(await commit())
      expect(await received()).toBe(140_000)
    })
  })

  describe('an answer that was lost', () => {
    it('blocks another payment until the job has found out, and is charged once', async () => {
      world.sandbox.plan('/v1/charges', { kind: 'lost' })
      expect(await commit()).toEqual({ refused: 'paymentIsPending' })
      expect(await commit()).toEqual({ refused: 'paymentIsPending' })
      const wish = { orderId: who.orderId, amountMinor: 140_000, channelNumber: 'm-wallet' }
      expect(await world.call(createPayCode, who, wish)).toEqual({ refused: 'paymentIsPending' })
      minutesLater(1)
      await world.runJobs()
      expect(await received()).toBe(140_000)
      expect(world.sandbox.counts().charges).toBe(1)
      expect(granted(await world.call(createPayCode, who, wish)).payCode).not.toBe('')
    })

    it('of a code that may exist blocks a card, too', async () => {
      world.sandbox.plan('/v1/codes', { kind: 'lost' })
      const wish = { orderId: who.orderId, amountMinor: 140_000, channelNumber: 'm-wallet' }
      granted(await world.call(createPayCode, who, wish))
      expect(await commit()).toEqual({ refused: 'paymentIsPending' })
      expect(world.sandbox.counts().charges).toBe(0)
    })

    it('to a question that never arrived frees the order at the second look, and nothing is charged', async () => {
      world.sandbox.plan('/v1/charges', { kind: 'fails', status: 500 })
      expect(await commit()).toEqual({ refused: 'paymentIsPending' })
      minutesLater(1)
      await world.runJobs()
      expect(await commit()).toEqual({ refused: 'paymentIsPending' })
      minutesLater(4)
      await world.runJobs()
      expect(world.sandbox.counts().charges).toBe(0)
      granted(await commit())
      expect(await received()).toBe(140_000)
    })

    it('alerts the operator when the processor does not answer for long', async () => {
      world.sandbox.plan('/v1/charges', { kind: 'fails', status: 503 }, 100)
      await commit()
      minutesLater(5 * 24 * 60)
      for (let look = 0; look < 10; look += 1) {
        await world.runJobs()
        minutesLater((6 + look) * 24 * 60)
      }
      expect(world.alerts.join('\n')).toContain('the outcome of a card payment is still unknown')
      expect(await ways()).not.toHaveProperty('refused')
      expect(await world.db.query('select state from card_payment where order_id = $1', [who.orderId])).toEqual([
        { state: 'dead' },
      ])
    })
  })

  describe('a card that needs a code', () => {
    const asked = async () => granted(await commit({ cardId: codeCard }))

    it('takes nothing before the code, and pays with it', async () => {
      const { codeNeeded, recordId, resendSeconds } = await asked()
      expect([codeNeeded, resendSeconds]).toEqual([true, 60])
      expect(await received()).toBe(0)
      expect(granted(await confirm(recordId, await sentCode()))).toEqual({ bankAsks: false })
      expect(await received()).toBe(140_000)
    })

    it('refuses a wrong code as such, and takes the right one afterwards', async () => {
      const { recordId } = await asked()
      const code = await sentCode()
      expect(await confirm(recordId, wrong(code))).toEqual({ refused: 'paymentCodeIsWrong' })
      granted(await confirm(recordId, code))
      expect(await received()).toBe(140_000)
    })

    it('is dead after five wrong codes, also for the right one', async () => {
      const { recordId } = await asked()
      const code = await sentCode()
      for (let guess = 0; guess < 5; guess += 1) {
        expect(await confirm(recordId, wrong(code))).toEqual({ refused: 'paymentCodeIsWrong' })
      }
      expect(await confirm(recordId, code)).toEqual({ refused: 'codeIsUsedUp' })
      expect(await received()).toBe(0)
      expect(world.sandbox.counts().charges).toBe(0)
    })

    it('refuses to confirm a record that is done', async () => {
      const { recordId } = await asked()
      const code = await sentCode()
      granted(await confirm(recordId, code))
      expect(await confirm(recordId, code)).toEqual({ refused: 'paymentIsPending' })
      expect(world.sandbox.counts().charges).toBe(1)
    })

    it('sends the code again on request, once a minute', async () => {
      const { recordId } = await asked()
      const first = await sentCode()
      expect(await commit({ cardId: codeCard, resend: true })).toMatchObject({ refused: 'codeWasJustSent' })
      minutesLater(1)
      expect(granted(await commit({ cardId: codeCard, resend: true }))).toMatchObject({ codeNeeded: true, recordId })
      const second = await sentCode()
      if (first !== second) expect(await confirm(recordId, first)).toEqual({ refused: 'paymentCodeIsWrong' })
      granted(await confirm(recordId, second))
    })

    it('has nothing to send again where nothing waits for a code', async () => {
      expect(await commit({ cardId: codeCard, resend: true })).toEqual({ refused: 'paymentIsPending' })
    })

    it('stands in the way of itself while its code holds, and gives way to another card', async () => {
      const { recordId } = await asked()
      expect(await commit({ cardId: codeCard })).toEqual({ refused: 'paymentIsPending' })
      granted(await commit({ cardId: plainCard }))
      expect(await confirm(recordId, await sentCode())).toEqual({ refused: 'codeIsUsedUp' })
      expect(await received()).toBe(140_000)
    })

    it('is told to a borrower who comes back, until its code has expired, its card is gone or the amount is another', async () => {
      const { recordId } = await asked()
      const waiting = async () => granted(await ways()).waiting
      expect(await waiting()).toEqual({ recordId, cardId: codeCard, resendSeconds: 60 })
      world.setTime('2026-08-20T10:00:45Z')
      expect(await waiting()).toMatchObject({ recordId, resendSeconds: 15 })
      await world.db.execute('update payment_card set removed_at = now() where id = $1', [codeCard])
      expect(await waiting()).toBeNull()
      await world.db.execute('update payment_card set removed_at = null where id = $1', [codeCard])
      world.setTime('2026-08-20T10:09:00Z')
      expect(await waiting()).toMatchObject({ recordId, resendSeconds: 0 })
      world.setTime('2026-08-20T10:11:00Z')
      expect(await waiting()).toBeNull()
    })

    it('gives way to itself once its code has lapsed', async () => {
      const { recordId } = await asked()
      const late = await sentCode()
      minutesLater(11)
      expect(await confirm(recordId, late)).toEqual({ refused: 'codeHasExpired' })
      const again = await asked()
      expect(again.recordId).not.toBe(recordId)
      granted(await confirm(again.recordId, await sentCode()))
    })

    it('is worth nothing once the loan was paid in another way, though as much is asked for the next instalment', async () => {
      const { recordId } = await asked()
      const wish = { orderId: who.orderId, amountMinor: 140_000 }
      const { url } = granted(await world.call(payByWallet, who, wish))
      await world.sandbox.payInWallet(/wallet\/([\w-]+)/.exec(url)?.[1] ?? '')
      expect(await received()).toBe(140_000)
      expect(granted(await ways())).toMatchObject({ amountMinor: 140_000, waiting: null })
      expect(await confirm(recordId, await sentCode())).toEqual({ refused: 'loanHasReceivedMore' })
      expect(world.sandbox.counts().charges).toBe(0)
      expect(await confirm(recordId, await sentCode())).toEqual({ refused: 'codeIsUsedUp' })
    })

    it('cannot be confirmed for another order, by somebody else, or with the code of another record', async () => {
      const { recordId } = await asked()
      const code = await sentCode()
      expect(await confirm(recordId, code, 'L0')).toEqual({ refused: 'notFound' })
      const stranger = await world.borrowerWithLoan(date('2026-08-10'))
      const input = { orderId: who.orderId, recordId, code }
      expect(await world.call(confirmCardPayment, stranger, input)).toEqual({ refused: 'notFound' })
      expect(await received()).toBe(0)
    })

    it('is worth nothing on a day that asks another amount', async () => {
      world.setTime('2026-09-09T15:55:00Z')
      const { recordId } = await asked()
      const code = await sentCode()
      world.setTime('2026-09-09T16:00:00Z')
      expect(await confirm(recordId, code)).toEqual({ refused: 'amountHasChanged' })
      expect(world.sandbox.counts().charges).toBe(0)
    })
  })

  describe('a commit', () => {
    it.each([
      ['another amount', { amountMinor: 1 }, 'amountHasChanged'],
      ['a token that nobody gave out', { token: 'made up' }, 'valueIsNotAccepted'],
      ['a coupon', { couponId: 'FREE' }, 'valueIsNotAccepted'],
      ['a card that does not exist', { cardId: 'card_0' }, 'notFound'],
      ['an order that does not exist', { orderId: 'L0', token: 'made up' }, 'notFound'],
    ] as const)('is refused with %s', async (_, changes, refused) => {
      expect(await commit(changes)).toMatchObject({ refused })
      expect(world.sandbox.counts().charges).toBe(0)
    })

    it('is refused with the card, the token or the order of somebody else', async () => {
      const stranger = await world.borrowerWithLoan(date('2026-08-10'))
      const theirCard = await card({ codeNeeded: false, lastFour: '9999' }, stranger)
      const theirs = granted(await world.call(getPayWays, stranger, { orderId: stranger.orderId })).token
      expect(await commit({ cardId: theirCard })).toEqual({ refused: 'notFound' })
      expect(await commit({ token: theirs })).toEqual({ refused: 'valueIsNotAccepted' })
      expect(await commit({ orderId: stranger.orderId, token: theirs })).toEqual({ refused: 'notFound' })
    })

    it('is refused with a token that is too old, or of an amount that has changed', async () => {
      const old = await token()
      minutesLater(31)
      const stranger = await world.borrowerWithLoan(date('2026-08-10'))
      granted(await world.call(getPayWays, stranger, { orderId: stranger.orderId }))
      expect(await commit({ token: old })).toEqual({ refused: 'amountHasChanged' })
      world.setTime('2026-09-09T15:55:00Z')
      const before = await token()
      world.setTime('2026-09-09T16:00:00Z')
      expect(await commit({ token: before, amountMinor: 247_000 })).toEqual({ refused: 'amountHasChanged' })
    })

    it('is refused with a token that was shown before another payment, though the next instalment asks for as much', async () => {
      const shown = granted(await ways())
      const inAnotherTab = await token()
      granted(await commit({ token: inAnotherTab }))
      expect(await commit({ token: shown.token })).toEqual({ refused: 'loanHasReceivedMore' })
      expect(await received()).toBe(140_000)
      const next = granted(await ways())
      expect([next.amountMinor, shown.dueDate, next.dueDate]).toEqual([140_000, '2026-09-09', '2026-10-09'])
      granted(await commit({ token: next.token }))
      expect(await received()).toBe(280_000)
    })

    it('is refused when nothing is owed', async () => {
      await commit()
      for (let payment = 0; payment < 3; payment += 1) granted(await commit())
      expect(await ways()).toEqual({ refused: 'orderIsNotPayable' })
    })
  })

  describe('the wallet', () => {
    const wallet = (changes: Record<string, unknown> = {}) =>
      world.call(payByWallet, who, { orderId: who.orderId, amountMinor: 140_000, ...changes })

    it('refuses the next instalment where a card has paid the one that was shown', async () => {
      const shown = granted(await ways())
      granted(await commit())
      const now = granted(await ways())
      expect([shown, now].map(({ amountMinor, receivedMinor }) => [amountMinor, receivedMinor])).toEqual([
        [140_000, 0],
        [140_000, 140_000],
      ])
      expect(await wallet({ receivedMinor: shown.receivedMinor })).toEqual({ refused: 'loanHasReceivedMore' })
      expect(granted(await wallet({ receivedMinor: now.receivedMinor })).url).toContain('/demo/wallet/')
    })

    it('answers the address of its page, and what is paid there counts by its notice', async () => {
      const { url } = granted(await wallet({ userId: who.borrowerId }))
      expect(url).toMatch(/^\/demo\/wallet\/[\w-]{24}\?return=%2Floan-detail%3ForderId%3D\w+%26from%3Dpayment$/)
      expect(granted(await wallet())).toEqual({ url })
      const [, walletId = ''] = /wallet\/([\w-]+)/.exec(url) ?? []
      await world.sandbox.payInWallet(walletId)
      expect(await received()).toBe(140_000)
    })

    it('replaces a code that was alive', async () => {
      const wish = { orderId: who.orderId, amountMinor: 140_000, channelNumber: 'm-wallet' }
      const code = granted(await world.call(createPayCode, who, wish))
      granted(await wallet())
      expect(granted(await world.call(getPayCode, who, { ref: code.ref })).state).toBe('expired')
    })

    it('is refused for another amount, in the name of somebody else, or for their order', async () => {
      const stranger = await world.borrowerWithLoan(date('2026-08-10'))
      expect(await wallet({ amountMinor: 1 })).toEqual({ refused: 'amountHasChanged' })
      expect(await wallet({ userId: stranger.borrowerId })).toEqual({ refused: 'notFound' })
      expect(await wallet({ orderId: stranger.orderId })).toEqual({ refused: 'notFound' })
    })

    it('has no address while its answer is missing', async () => {
      world.sandbox.plan('/v1/codes', { kind: 'lost' })
      expect(await wallet()).toEqual({ refused: 'paymentIsPending' })
      expect(granted(await wallet()).url).toContain('/demo/wallet/')
    })
  })
})
