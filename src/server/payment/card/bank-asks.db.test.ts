// A charge for which the bank of the card asks its owner: led there, asked about, given up, withdrawn in time.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../../tests/support/databases.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { askCardPayment } from '../charge/ask-card-payment.ts'
import { chargeCardPayment } from '../charge/capture-card-payment.ts'
import { commitCardPayment } from '../charge/commit-card-payment.ts'
import { confirmCardPayment } from '../charge/confirm-card-payment.ts'
import { removeSavedCard } from '../charge/own-cards.ts'
import { createPayCode } from '../code/create-pay-code.ts'
import { declineOf, findCardPayment } from './card-payment-store.ts'
import { saveCard } from './card-store.ts'
import { getPayWays } from './get-pay-ways.ts'

const now = '2026-08-20T10:00:00Z'

describe('a charge for which the bank asks', () => {
  const database = useDatabase(postgres)
  let world: World
  let who: Borrower
  let cardId: string
  beforeEach(async () => {
    world = await openWorld(database(), now)
    who = await world.borrowerWithLoan(date('2026-08-10'))
    cardId = await card()
  })
  afterEach(() => world.close())

  const card = (codeNeeded = false, ending = '-asks') =>
    saveCard(world.db, world.deps, who.borrowerId, {
      bankName: 'First Bank',
      bankCode: 'FB',
      lastFour: '3220',
      processorToken: `tok-${codeNeeded}${ending}`,
      codeNeeded,
    })
  const ways = async () => granted(await world.call(getPayWays, who, { orderId: who.orderId }))
  const commit = async (key?: string, token?: string, of = cardId) =>
    world.call(
      commitCardPayment,
      who,
      { orderId: who.orderId, cardId: of, amountMinor: 140_000, token: token ?? (await ways()).token },
      key,
    )
  const toBank = async () => granted(await commit()).recordId
  const ask = async (recordId: string, giveUp?: boolean) =>
    world.call(askCardPayment, who, { orderId: who.orderId, recordId, ...(giveUp === undefined ? {} : { giveUp }) })
  const look = async (recordId: string, giveUp?: boolean) => granted(await ask(recordId, giveUp))
  const received = async () => (await loanStateOf(world, who)).receivedMinor
  const minutesLater = (minutes: number) => world.setTime(new Date(Date.parse(now) + minutes * 60_000).toISOString())
  const wish = () => ({ orderId: who.orderId, amountMinor: 140_000, channelNumber: 'm-wallet' })

  it('takes nothing, names the page of the bank, and is found again by every window', async () => {
    const asked = granted(await commit())
    expect(asked).toMatchObject({ codeNeeded: false, bankAsks: true })
    expect(await received()).toBe(0)
    const { pageUrl, ...state } = await look(asked.recordId)
    expect(state).toEqual({ recordId: asked.recordId, cardId, amountMinor: 140_000, state: 'atBank' })
    expect(pageUrl).toMatch(/\/demo\/card\/[\w-]{22}$/)
    expect((await look(asked.recordId)).pageUrl).toBe(pageUrl)
    expect((await ways()).atBank).toEqual({ recordId: asked.recordId })
    const charge = world.sandbox.chargeOnPage(pageUrl.split('/').at(-1) ?? '')
    expect(charge?.returnUrl).toBe(
      `${world.deps.config.publicOrigin}/payway?orderId=${who.orderId}&record=${asked.recordId}&step=bank`,
    )
  })

  it('is paid once, however many ask after the owner has confirmed', async () => {
    const recordId = await toBank()
    world.sandbox.answerCharge(recordId, true)
    const [first, second] = await Promise.all([look(recordId), look(recordId)])
    expect([first.state, second.state]).toEqual(['paid', 'paid'])
    expect(await received()).toBe(140_000)
    expect((await ways()).atBank).toBeNull()
    expect(await look(recordId)).toMatchObject({ state: 'paid', pageUrl: '' })
  })

  it('is booked by the job where the borrower does not come back', async () => {
    const recordId = await toBank()
    world.sandbox.answerCharge(recordId, true)
    minutesLater(1)
    await world.runJobs()
    expect(await received()).toBe(140_000)
  })

  it('takes nothing where the owner says no, and another card pays', async () => {
    const recordId = await toBank()
    world.sandbox.answerCharge(recordId, false)
    expect(await look(recordId)).toMatchObject({ state: 'declined', pageUrl: '' })
    expect(await look(recordId, true)).toMatchObject({ state: 'declined' })
    granted(await commit(undefined, undefined, await card(false, '')))
    expect(await received()).toBe(140_000)
  })

  it('holds back every other payment until it is given up, which withdraws it at the processor', async () => {
    const recordId = await toBank()
    expect(await commit()).toEqual({ refused: 'paymentIsPending' })
    expect(await world.call(createPayCode, who, wish())).toEqual({ refused: 'paymentIsPending' })
    expect(await world.call(removeSavedCard, who, { cardId })).toEqual({ refused: 'paymentIsPending' })
    expect(await look(recordId, true)).toMatchObject({ state: 'givenUp', pageUrl: '' })
    expect(await look(recordId)).toMatchObject({ state: 'givenUp' })
    world.sandbox.answerCharge(recordId, true)
    expect(await received()).toBe(0)
    granted(await world.call(createPayCode, who, wish()))
  })

  it('that was confirmed a moment before it is given up is paid', async () => {
    const recordId = await toBank()
    world.sandbox.answerCharge(recordId, true)
    expect(await look(recordId, true)).toMatchObject({ state: 'paid' })
    expect(await received()).toBe(140_000)
  })

  it('stays with the bank while the processor does not answer, also to giving up', async () => {
    const recordId = await toBank()
    world.sandbox.plan('/v1/charges', { kind: 'gone' }, 2)
    expect(await look(recordId)).toMatchObject({ state: 'atBank', pageUrl: '' })
    expect(await look(recordId, true)).toMatchObject({ state: 'atBank', pageUrl: '' })
    expect((await look(recordId)).pageUrl).not.toBe('')
  })

  it('whose first answer was lost is found to wait for the bank by the job', async () => {
    world.sandbox.plan('/v1/charges', { kind: 'lost' })
    expect(await commit()).toEqual({ refused: 'paymentIsPending' })
    expect((await ways()).atBank).toBeNull()
    minutesLater(1)
    await world.runJobs()
    const { atBank } = await ways()
    expect(await look(atBank?.recordId ?? '')).toMatchObject({ state: 'atBank' })
  })

  it('is withdrawn when it was not confirmed within twenty minutes', async () => {
    const recordId = await toBank()
    for (const minutes of [1, 3, 8]) {
      minutesLater(minutes)
      await world.runJobs()
    }
    expect(await look(recordId)).toMatchObject({ state: 'atBank' })
    minutesLater(23)
    await world.runJobs()
    expect(await look(recordId)).toMatchObject({ state: 'late', pageUrl: '' })
    world.sandbox.answerCharge(recordId, true)
    expect(await received()).toBe(0)
    granted(await world.call(createPayCode, who, wish()))
  })

  it('answers a retry with its key the same again, and makes no second charge', async () => {
    const { token } = await ways()
    const answers = [await commit('key-1', token), await commit('key-1', token)]
    expect(granted(answers[0] ?? { refused: 'notFound' })).toMatchObject({ bankAsks: true })
    expect(answers[1]).toEqual(answers[0])
    expect(world.sandbox.counts().charges).toBe(1)
  })

  it('comes after our own code where the card wants one too', async () => {
    const both = await card(true)
    const { recordId, codeNeeded } = granted(await commit(undefined, undefined, both))
    expect(codeNeeded).toBe(true)
    const [row] = await world.db.query<{ code: string }>(
      `select code from sms_message where phone = $1 and purpose = 'payment' order by created_at desc limit 1`,
      [who.phone],
    )
    const sent = { orderId: who.orderId, recordId, code: row?.code ?? '' }
    const confirm = () => world.call(confirmCardPayment, who, sent, 'key-of-code')
    expect(granted(await confirm())).toEqual({ bankAsks: true })
    expect(granted(await confirm())).toEqual({ bankAsks: true })
    expect(await look(recordId)).toMatchObject({ state: 'atBank' })
  })

  it('is withdrawn at once where its page stands where no link of ours may lead', async () => {
    Object.assign(world.deps.config, { publicOrigin: 'https://elsewhere.example' })
    expect(await commit()).toEqual({ refused: 'cardWasDeclined' })
    expect(world.alerts.join()).toContain('a page that is not allowed')
    const { atBank } = await ways()
    expect(atBank).toBeNull()
  })

  it('is withdrawn at once where the borrower is away, whatever the processor makes of it', async () => {
    const recordId = await toBank()
    world.sandbox.plan('/v1/charges', { kind: 'gone' })
    const payment = await findCardPayment(world.db, recordId)
    if (payment === null) throw new Error('there is no payment')
    const away = { ...payment, tokenHash: null }
    // The processor does not answer at first: nothing is known to have ended.
    expect(await chargeCardPayment(world.db, world.deps, away, true)).toEqual({ outcome: 'unknown' })
    expect(await chargeCardPayment(world.db, world.deps, away, true)).toMatchObject({ ownerMustConfirm: true })
    expect(await declineOf(world.db, recordId)).toEqual({ mayPass: false, ownerMustConfirm: true })
  })

  it('is asked about and given up by its own borrower only', async () => {
    const recordId = await toBank()
    const other = await world.borrowerWithLoan(date('2026-08-10'))
    const asked = { orderId: who.orderId, recordId, giveUp: true }
    expect(await world.call(askCardPayment, other, asked)).toEqual({ refused: 'notFound' })
    expect(await world.call(askCardPayment, other, { ...asked, orderId: other.orderId })).toEqual({
      refused: 'notFound',
    })
    expect((await findCardPayment(world.db, recordId))?.state).toBe('unknown')
    expect(await look(recordId)).toMatchObject({ state: 'atBank' })
  })
})
