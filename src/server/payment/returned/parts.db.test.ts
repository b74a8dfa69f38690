// Money that a provider takes back in parts: each part once, on the work list, and never more than the payment. Over both engines.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { databaseViolations, expectSound } from '../../../../tests/support/invariants.ts'
import { noticeTools } from '../../../../tests/support/notices.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { listWaiting } from '../../desk/work-query.ts'
import { listMessages } from '../../inbox/list-messages.ts'
import { getOrder } from '../../order/page/get-order.ts'
import { listOrders } from '../../order/page/list-orders.ts'
import { getPayCode } from '../code/get-pay-code.ts'
import { getAmountDue } from '../get-amount-due.ts'
import { placeSuspense } from '../placing/place-suspense.ts'
import { bearReturn, quoteTakeReturn, takeReturn } from './settle-return.ts'
import { lockPayment, takeBack } from './take-back.ts'

onPostgres('money that is taken back in parts', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(async () => {
    expectSound(await databaseViolations(world.db), 'after a test of returned parts')
    await world.close()
  })
  const { deliver, codeFor, suspenseMinor, messages } = noticeTools(
    () => world,
    () => who,
  )

  const owed = async () => (await loanStateOf(world, who)).owedMinor
  const waiting = async () =>
    (
      await listWaiting(world.db, {
        now: world.deps.clock.now(),
        kinds: ['paymentReturn', 'suspense'],
        over: false,
        owner: null,
        after: null,
        limit: 1_000,
      })
    )
      .filter(({ orderId, userId }) => orderId === who.orderId || userId === who.borrowerId)
      .map(({ kind, what, amountMinor }) => [kind, what, amountMinor])

  /** A code of 1.400,00 and what its provider tells of it. */
  async function paid() {
    const { ref } = await codeFor(140_000)
    const told = { reference: ref, transactionId: `T-${ref}` }
    const tell = async (type: 'paid' | 'refunded', amountMinor: number, more: object = {}) =>
      (await deliver({ ...told, type, amountMinor, ...more })).body.result
    const locked = async (run: (payment: NonNullable<Awaited<ReturnType<typeof lockPayment>>>) => Promise<unknown>) => {
      const payment = await world.db.transaction((tx) => lockPayment(tx, `sandbox:${told.transactionId}`))
      if (payment === null) throw new Error('nothing was paid')
      await run(payment)
    }
    return { ...told, tell, locked }
  }

  it.each([
    ['after the payment', ['paid', 'first', 'second']],
    ['before it', ['first', 'second', 'paid']],
    ['around it', ['second', 'paid', 'first']],
  ])('counts each part, told %s: the whole takes the payment off the loan', async (_, order) => {
    const before = await suspenseMinor()
    const { tell } = await paid()
    for (const what of order) {
      if (what === 'paid') await tell('paid', 140_000)
      else await tell('refunded', what === 'first' ? 50_000 : 90_000)
    }
    expect([await owed(), (await suspenseMinor()) - before, await waiting()]).toEqual([560_000, 0, []])
    expect(world.alerts.filter((line) => line.includes('moneyWasTakenBack'))).toHaveLength(2)
    const bodies = (await messages()).map(({ body }) => body)
    const about = (words: string) => bodies.filter((body) => body.includes(words)).length
    // The whole; and a part that was known by itself, while it was looked into: what is known together is told once.
    expect(about('1.400,00 that you had paid was reversed')).toBe(1)
    expect(about('We are looking into it')).toBe(order[2] === 'paid' ? 0 : 1)
    expect(bodies).toHaveLength(order[0] === 'paid' ? 3 : order[1] === 'paid' ? 2 : 1)
  })

  it('says a part that went before its payment came with the receipt, in one message', async () => {
    const { tell } = await paid()
    await tell('refunded', 50_000)
    await tell('refunded', 10_000)
    expect(await messages()).toEqual([])
    await tell('paid', 140_000)
    expect((await messages()).map(({ body }) => body)).toEqual([
      expect.stringMatching(/we received ₱.1.400,00. Left to pay: ₱.4.200,00. ₱.600,00 of this payment was reversed/),
    ])
  })

  it('says in one message that the loan is paid in full and that a part of that payment went before it came', async () => {
    const { ref } = await codeFor(560_000, { purpose: 'partial' })
    const told = { reference: ref, transactionId: `T-${ref}` }
    await deliver({ ...told, type: 'refunded', amountMinor: 50_000 })
    await deliver({ ...told, amountMinor: 560_000 })
    expect((await messages()).map(({ body }) => body)).toEqual([
      expect.stringMatching(
        /your loan is paid in full. Closure letter CL-\S+ is in the app. ₱.500,00 of this payment was reversed/,
      ),
    ])
  })

  it('never says that a loan is paid in full by a payment that was taken back whole before it came', async () => {
    const { ref } = await codeFor(560_000, { purpose: 'partial' })
    const told = { reference: ref, transactionId: `T-${ref}` }
    await deliver({ ...told, type: 'refunded', amountMinor: 560_000 })
    await deliver({ ...told, amountMinor: 560_000 })
    expect((await messages()).map(({ body }) => body)).toEqual([
      expect.stringMatching(
        /₱.5.600,00 that you had paid was reversed by your bank or wallet. Left to pay: ₱.5.600,00/,
      ),
    ])
  })

  it('says a receipt as ever beside a return in another currency, which is no part of it', async () => {
    const { tell } = await paid()
    await tell('refunded', 50_000, { currency: 'USD' })
    await tell('paid', 140_000)
    expect((await messages()).map(({ body }) => body)).toEqual([
      expect.stringMatching(/we received ₱.1.400,00. Left to pay: ₱.4.200,00.$/),
    ])
  })

  it('has a row of its own on the work list for each part while the payment stands', async () => {
    const before = await suspenseMinor()
    const { tell } = await paid()
    await tell('paid', 140_000)
    expect(await tell('refunded', 50_000)).toBe('suspense')
    expect(await tell('refunded', 50_000)).toBe('suspense')
    expect(await owed()).toBe(420_000)
    expect((await suspenseMinor()) - before).toBe(-100_000)
    expect(await waiting()).toEqual([
      ['paymentReturn', 'partIsReturned', 50_000],
      ['paymentReturn', 'partIsReturned', 50_000],
    ])
  })

  it('says so on the pages of the code and of the loan and in the inbox while an officer has yet to look at it', async () => {
    const { tell, reference } = await paid()
    const page = async () => granted(await world.call(getPayCode, who, { ref: reference }))
    const loan = async () => granted(await world.call(getOrder, who, { orderId: who.orderId })).partsBack
    const listed = async () => granted(await world.call(listOrders, who, {})).open.map(({ reversed }) => reversed)
    const arrived = async () => granted(await world.call(getOrder, who, { orderId: who.orderId })).arrived
    const inbox = async () => granted(await world.call(listMessages, who, {})).list.map(({ title }) => title)
    await tell('paid', 140_000)
    expect(await page()).toMatchObject({ state: 'paid', overBy: '' })
    expect(await loan()).toEqual([])
    expect(await arrived()).toMatchObject({ leftMinor: 420_000 })
    await tell('refunded', 50_000, { eventId: 'evt-part-1' })
    expect(await page()).toMatchObject({
      ...{ state: 'paid', overBy: 'partBack' },
      payNotice: expect.stringMatching(/^₱\u00a0?500,00 of this payment was reversed/),
    })
    expect(await inbox()).toContainEqual(
      expect.stringMatching(/500,00 of a payment was reversed: we are looking into it/),
    )
    expect(await loan()).toEqual([
      {
        title: expect.stringMatching(/500,00 of a payment was reversed: we are looking into it$/),
        text: 'Until we tell you more, your loan counts the whole payment.',
      },
    ])
    expect(await listed()).toEqual([[expect.stringMatching(/500,00 of a payment was reversed/)]])
    // No good news of it beside that, and a message as soon as we know.
    expect(await arrived()).toBeNull()
    expect((await messages()).map(({ body }) => body)).toContainEqual(
      expect.stringMatching(/500,00 of a payment was reversed by your bank or wallet/),
    )
    // The rest: the payment has left its loan.
    await tell('refunded', 90_000, { eventId: 'evt-part-2' })
    expect(await page()).toMatchObject({ state: 'expired', overBy: 'takenBack' })
    expect((await inbox()).join()).not.toContain('looking into it')
    expect((await inbox()).filter((title) => title.includes('was reversed'))).toEqual([
      expect.stringMatching(/^A payment of ₱.1.400,00 was reversed$/),
    ])
    // Once for the payment, whatever the parts in which it went.
    const [gone, ...others] = await loan()
    expect([gone, others]).toEqual([
      { title: expect.stringMatching(/^A payment of ₱.1.400,00 was reversed$/), text: expect.any(String) },
      [],
    ])
    expect(gone?.text).toBe('It no longer counts towards your loan.')
    expect(await listed()).toEqual([[gone?.title]])
    expect(await arrived()).toBeNull()
    // A month later it is history, which the inbox keeps.
    world.setTime('2026-10-20T10:00:00Z')
    expect(await loan()).toEqual([])
    expect((await inbox()).join()).toContain('was reversed')
  })

  it('applies a repeat of a notice once, and never takes back more than was paid', async () => {
    const { tell } = await paid()
    await tell('paid', 140_000)
    await tell('refunded', 50_000, { eventId: 'evt-1' })
    expect(await tell('refunded', 50_000, { eventId: 'evt-1' })).toBe('alreadyApplied')
    expect(await waiting()).toHaveLength(1)
    expect(await tell('refunded', 140_000)).toBe('reversed')
    expect(await owed()).toBe(560_000)
    expect(world.alerts.join()).toContain('moreWasTakenBackThanPaid')
    expect(await tell('refunded', 90_000)).toBe('alreadyBooked')
    expect([await owed(), await waiting()]).toEqual([560_000, []])
  })

  it('leaves what is left of a payment in suspense there, to be placed, and takes the rest off its loan', async () => {
    const before = await suspenseMinor()
    const { transactionId } = await paid()
    const lost = { reference: 'nobody knows this', transactionId }
    await deliver({ ...lost, amountMinor: 140_000 })
    await deliver({ ...lost, type: 'refunded', amountMinor: 50_000 })
    expect((await suspenseMinor()) - before).toBe(90_000)
    const placing = { paymentId: '', orderId: who.orderId, reason: 'the slip', placedBy: 'desk 4' }
    const [row] = await world.db.query<{ id: string }>('select id from payment where transaction_id = $1', [
      transactionId,
    ])
    const placed = await world.db.transaction((tx) =>
      placeSuspense(tx, world.deps, { ...placing, paymentId: row?.id ?? '' }),
    )
    expect(placed).toMatchObject({ placed: true, amountMinor: 90_000, leftMinor: 470_000 })
    expect((await suspenseMinor()) - before).toBe(0)
    await deliver({ ...lost, type: 'refunded', amountMinor: 90_000 })
    expect([await owed(), (await suspenseMinor()) - before]).toEqual([560_000, 0])
  })

  it('that was put aside and told to the borrower is told again when it goes back: message, inbox, loan, home', async () => {
    const { tell } = await paid()
    // In another currency than asked: put aside.
    await tell('paid', 140_000, { currency: 'USD' })
    expect((await messages()).map(({ body }) => body).join()).toMatch(/we received USD.1.400,00/)
    const repay = async () =>
      granted(await world.call(getAmountDue, who, { orderId: who.orderId, productId: who.productId })).notice
    expect(await repay()).toMatch(/We received USD/)
    // Messages of one second have no order.
    world.setTime('2026-08-20T11:00:00Z')
    await tell('refunded', 140_000, { currency: 'USD' })
    expect((await messages()).map(({ body }) => body).at(-1)).toMatch(
      /USD.1.400,00 that we were looking into went back to where it came from. It does not count/,
    )
    expect((await messages()).length).toBe(2)
    const said = /^USD.1.400,00 that we were looking into went back/
    expect(granted(await world.call(listMessages, who, {})).list.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(said),
    )
    expect(granted(await world.call(getOrder, who, { orderId: who.orderId })).partsBack).toEqual([
      { title: expect.stringMatching(said), text: 'It did not count towards your loan.' },
    ])
    expect(granted(await world.call(listOrders, who, {})).open[0]?.reversed).toEqual([expect.stringMatching(said)])
    expect(await repay()).toMatch(said)
  })

  it('that was put aside goes back to a borrower who owes nothing any more, without a word about paying', async () => {
    const { tell } = await paid()
    await tell('paid', 140_000, { currency: 'USD' })
    const { ref } = await codeFor(560_000, { purpose: 'partial' })
    await deliver({ reference: ref, transactionId: `T-${ref}`, amountMinor: 560_000 })
    expect(await owed()).toBe(0)
    world.setTime('2026-08-20T11:00:00Z')
    await tell('refunded', 140_000, { currency: 'USD' })
    const last = (await messages()).at(-1)?.body ?? ''
    expect(last).toMatch(/USD.1.400,00 .* went back to where it came from/)
    expect(last).toMatch(/Left to pay: ₱.0,00/)
    expect(last).not.toMatch(/To pay/)
  })

  it('is told once where it went back before it came and would have been put aside: the message promises no inquiry', async () => {
    const { tell } = await paid()
    await tell('refunded', 140_000, { currency: 'USD' })
    await tell('paid', 140_000, { currency: 'USD' })
    expect((await messages()).map(({ body }) => body)).toEqual([
      expect.stringMatching(/went back to where it came from/),
    ])
  })

  it('is told of with what is put aside where a part of it went back before it came', async () => {
    const { tell } = await paid()
    await tell('refunded', 50_000, { currency: 'USD' })
    await tell('paid', 140_000, { currency: 'USD' })
    expect((await messages()).map(({ body }) => body)).toEqual([
      expect.stringMatching(
        /we received USD.1.400,00, which does not match.*USD.500,00 .* went back to where it came from/,
      ),
    ])
  })

  it('leaves its loan by an officer’s hand, and the rest of the payment later', async () => {
    const before = await suspenseMinor()
    const { tell, locked } = await paid()
    await tell('paid', 140_000)
    await tell('refunded', 50_000)
    await locked((payment) => world.db.transaction((tx) => takeReturn(tx, world.deps, payment)))
    expect([await owed(), (await suspenseMinor()) - before, await waiting()]).toEqual([470_000, 0, []])
    expect((await messages()).map(({ body }) => body).join()).toContain('₱ 500,00 that you had paid was reversed')
    await tell('refunded', 30_000)
    expect(await waiting()).toEqual([['paymentReturn', 'partIsReturned', 30_000]])
    await tell('refunded', 60_000)
    expect([await owed(), (await suspenseMinor()) - before, await waiting()]).toEqual([560_000, 0, []])
  })

  it('is borne by the lender where an officer says so, until the whole has gone', async () => {
    const before = await suspenseMinor()
    const { tell, locked } = await paid()
    await tell('paid', 140_000)
    await tell('refunded', 50_000)
    await locked((payment) => world.db.transaction((tx) => bearReturn(tx, world.deps, payment)))
    expect([await owed(), (await suspenseMinor()) - before, await waiting()]).toEqual([420_000, 0, []])
    await tell('refunded', 90_000)
    expect([await owed(), (await suspenseMinor()) - before, await waiting()]).toEqual([560_000, 0, []])
  })

  it('is ended by an officer who takes back the rest', async () => {
    const before = await suspenseMinor()
    const { tell, locked } = await paid()
    await tell('paid', 140_000)
    await tell('refunded', 50_000)
    await locked((payment) => world.db.transaction((tx) => takeBack(tx, world.deps, payment)))
    expect([await owed(), (await suspenseMinor()) - before, await waiting()]).toEqual([560_000, 0, []])
    expect(await tell('refunded', 90_000)).toBe('alreadyBooked')
  })

  it('in another currency waits by itself, is never converted, and is borne by itself', async () => {
    const { tell, locked } = await paid()
    await tell('refunded', 9_000, { currency: 'USD' })
    await tell('paid', 140_000)
    await tell('refunded', 50_000)
    expect(await owed()).toBe(420_000)
    expect((await waiting()).sort()).toEqual([
      ['paymentReturn', 'currencyDiffers', 9_000],
      ['paymentReturn', 'partIsReturned', 50_000],
    ])
    await locked((payment) => world.db.transaction((tx) => takeReturn(tx, world.deps, payment)))
    expect([await owed(), await waiting()]).toEqual([470_000, [['paymentReturn', 'currencyDiffers', 9_000]]])
    await locked(async (payment) => {
      const { whyNot } = await world.db.transaction((tx) => quoteTakeReturn(tx, payment))
      expect(whyNot).toBe('currencyDiffers')
      await world.db.transaction((tx) => bearReturn(tx, world.deps, payment))
    })
    expect(await waiting()).toEqual([])
    const borne = await world.db.query<{ currency: string; amount: number }>(
      `select t.currency, t.amount from transfer t join entry e on e.id = t.entry_id where e.kind = 'returnBorne'
        and e.idem_key like $1`,
      [`sandbox:T-%`],
    )
    expect(borne.filter(({ currency }) => currency === 'USD').map(({ amount }) => amount)).toContain(9_000)
    await tell('refunded', 90_000)
    expect(await owed()).toBe(560_000)
  })

  it('in two currencies is borne one after the other, each as a sum of its own', async () => {
    const { tell, locked } = await paid()
    await tell('paid', 140_000)
    await tell('refunded', 50_000)
    await tell('refunded', 9_000, { currency: 'USD' })
    await locked((payment) => world.db.transaction((tx) => bearReturn(tx, world.deps, payment)))
    expect(await waiting()).toEqual([['paymentReturn', 'currencyDiffers', 9_000]])
    await locked((payment) => world.db.transaction((tx) => bearReturn(tx, world.deps, payment)))
    expect(await waiting()).toEqual([])
  })
})
