// Automatic repayment from the agreement to the ledger: told before, charged once, tried again, stopped at once. Over both engines.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { addDays, type CalendarDate, date } from '../../../core/calendar-date.ts'
import type { LoanEvent } from '../../../core/loan/loan-event.ts'
import { recordEvent } from '../../account/loan/loan-store.ts'
import { type SandboxCardSample, sandboxCards } from '../../adapters/providers/sandbox/desk.ts'
import { noLease, runDueJobs } from '../../jobs/run-jobs.ts'
import { smsJobs } from '../../outbox/sms/sms.ts'
import { askCardSetup, beginCardSetup } from '../card/add-card.ts'
import { moveCardPayment } from '../card/card-payment-store.ts'
import { getPayWays } from '../card/get-pay-ways.ts'
import { commitCardPayment } from '../charge/commit-card-payment.ts'
import { listSavedCards, removeSavedCard } from '../charge/own-cards.ts'
import { runAutopay } from '../charge/run-autopay.ts'
import { paymentJobs } from '../jobs.ts'
import { isChargeTold, latestAutopay, triesOf } from './autopay-store.ts'
import { stopToken } from './end-try.ts'
import { planAutopays } from './plan-look.ts'
import { getAutopay, startAutopay, stopAutopay, stopByLink } from './switch-autopay.ts'

const due = date('2026-09-09')
const sampleOf = (lastFour: string) => sandboxCards.find((one) => one.lastFour === lastFour) as SandboxCardSample

onPostgres('automatic repayment', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(async () => {
    // All tests share one database: an agreement of this one is no work of the next.
    await world.db.execute(
      `update autopay set stopped_at = agreed_at, stopped_because = 'borrower' where stopped_at is null`,
    )
    await world.close()
  })

  const run = () => runDueJobs({ ...paymentJobs, ...smsJobs }, world.deps)
  /** A day of the market (UTC+8) as it passes: the looks are planned at midnight and done at ten, what follows in the hours after. */
  const live = async (day: CalendarDate) => {
    world.setTime(`${addDays(day, -1)}T16:01:00Z`)
    await planAutopays(world.deps, 'standard', day, noLease)
    await run()
    for (const hour of ['02', '03', '06']) {
      world.setTime(`${day}T${hour}:00:00Z`)
      await run()
    }
  }
  const add = async (lastFour: string) => {
    const { setupId, pageUrl } = granted(await world.call(beginCardSetup, who, {}))
    world.sandbox.finishSetup(/\/demo\/card\/([\w-]+)\?/.exec(pageUrl)?.[1] ?? '', sampleOf(lastFour))
    granted(await world.call(askCardSetup, who, { setupId }))
    const { cards } = granted(await world.call(listSavedCards, who, {}))
    return cards.find(({ maskedNumber }) => maskedNumber.endsWith(lastFour))?.id ?? ''
  }
  const standing = async () => granted(await world.call(getAutopay, who, { orderId: who.orderId }))
  const agree = async (cardId: string, of = who) => {
    const { version } = granted(await world.call(getAutopay, of, { orderId: of.orderId }))
    return await world.call(startAutopay, of, { orderId: of.orderId, cardId, version, agreed: true })
  }
  const agreed = async (lastFour = '4242') => {
    const cardId = await add(lastFour)
    granted(await agree(cardId))
    await run()
    return cardId
  }
  const id = async () => (await latestAutopay(world.db, who.orderId))?.id ?? ''
  const stop = () => world.call(stopAutopay, who, { orderId: who.orderId })
  const outcomes = async () => (await triesOf(world.db, who.orderId)).map(({ outcome }) => outcome)
  const texts = async () =>
    (
      await world.db.query<{ body: string }>(
        `select body from sms_message where phone = $1 and purpose = 'loan' order by created_at, id`,
        [who.phone],
      )
    ).map(({ body }) => body)
  const received = async () => (await loanStateOf(world, who)).receivedMinor
  const payByHand = async (cardId: string) => {
    const { token, amountMinor } = granted(await world.call(getPayWays, who, { orderId: who.orderId }))
    return await world.call(commitCardPayment, who, { orderId: who.orderId, cardId, amountMinor, token }, `k-${token}`)
  }

  it('is agreed to in today’s words, by the owner, for a card that pays without a code', async () => {
    const cardId = await add('4242')
    const asked = { orderId: who.orderId, cardId, version: (await standing()).version, agreed: true }
    const other = await world.borrowerWithLoan(date('2026-08-10'))
    expect(await world.call(startAutopay, other, asked)).toEqual({ refused: 'notFound' })
    expect(await world.call(startAutopay, other, { ...asked, orderId: other.orderId })).toEqual({ refused: 'notFound' })
    expect(await world.call(startAutopay, who, { ...asked, agreed: false })).toEqual({ refused: 'consentIsNeeded' })
    expect(await world.call(startAutopay, who, { ...asked, version: 'old' })).toEqual({ refused: 'consentHasChanged' })
    const coded = await add('3155')
    expect(await world.call(startAutopay, who, { ...asked, cardId: coded })).toEqual({ refused: 'valueIsNotAccepted' })
    expect(await standing()).toMatchObject({ state: 'off', next: { dueDate: due, amountMinor: 140_000 } })
    granted(await world.call(startAutopay, who, asked))
    granted(await world.call(startAutopay, who, asked))
    expect(await standing()).toMatchObject({ state: 'on', card: { id: cardId }, agreedOn: '2026-08-20' })
    const kept = await world.db.query(
      'select a.agreed_at, t.body from autopay a join agreement_text t on t.hash = a.text_hash where order_id = $1',
      [who.orderId],
    )
    expect(kept).toEqual([{ agreed_at: world.deps.clock.now(), body: (await standing()).terms.join('\n') }])
  })

  it('tells, charges once on the day, and posts it like any payment', async () => {
    await agreed()
    await live(addDays(due, -5))
    expect(await texts()).toEqual([])
    await live(addDays(due, -4))
    expect(await texts()).toEqual([
      expect.stringMatching(/will take \D*1\.400,00 from your card .*4242.*\/stop-automatic-repayment\?t=[\w-]{16}$/),
    ])
    await live(addDays(due, -3))
    await live(due)
    await live(addDays(due, 1))
    expect(await outcomes()).toEqual(['paid'])
    expect(await received()).toBe(140_000)
    expect(world.sandbox.counts().charges).toBe(1)
    expect(await texts()).toHaveLength(1)
    expect((await standing()).charges).toEqual([
      { dueDate: due, n: 1, amountMinor: 140_000, day: due, outcome: 'paid' },
    ])
  })

  it('does not charge without a notice that left in time, and says so once', async () => {
    await agreed()
    await live(addDays(due, -4))
    await world.db.execute(`update sms_message set delivery = 'undelivered' where phone = $1 and purpose = 'loan'`, [
      who.phone,
    ])
    await live(due)
    await live(addDays(due, 1))
    expect(await outcomes()).toEqual(['missed'])
    expect(world.sandbox.counts().charges).toBe(0)
    expect((await texts()).at(-1)).toContain('Nothing was taken for this payment date')
    expect(await texts()).toHaveLength(2)
  })

  it('is begun once by two workers, who both look at the same moment', async () => {
    await agreed()
    await live(addDays(due, -4))
    world.setTime(`${due}T02:00:00Z`)
    const autopayId = await id()
    await Promise.all([1, 2, 3].map(() => runAutopay(world.deps, autopayId)))
    expect(await outcomes()).toEqual(['paid'])
    expect(world.sandbox.counts().charges).toBe(1)
    expect(await received()).toBe(140_000)
  })

  it('is not charged before its hour', async () => {
    await agreed()
    await live(addDays(due, -4))
    world.setTime(`${due}T01:59:00Z`)
    await runAutopay(world.deps, await id())
    expect(await outcomes()).toEqual([])
  })

  it('asks what became of a lost answer, and charges no second time', async () => {
    await agreed()
    await live(addDays(due, -4))
    world.sandbox.plan('/v1/charges', { kind: 'lost' })
    world.setTime(`${due}T02:00:00Z`)
    const autopayId = await id()
    await runAutopay(world.deps, autopayId)
    expect(await outcomes()).toEqual([null])
    await runAutopay(world.deps, autopayId)
    expect(granted(await stop())).toEqual({ isUnderWay: true })
    world.setTime(`${due}T02:02:00Z`)
    await run()
    expect(await outcomes()).toEqual(['paid'])
    expect(world.sandbox.counts().charges).toBe(1)
    expect(await received()).toBe(140_000)
  })

  it('leaves a process that ended before the bank was asked without a charge, and makes one later', async () => {
    await agreed()
    await live(addDays(due, -4))
    world.setTime(`${due}T02:00:00Z`)
    const { cards } = world.deps
    const dies = () => Promise.reject(new Error('the process ends here'))
    Object.assign(world.deps, { cards: { ...cards, charge: dies } })
    await expect(runAutopay(world.deps, await id())).rejects.toThrow('ends here')
    Object.assign(world.deps, { cards })
    await runAutopay(world.deps, await id())
    expect([await outcomes(), world.sandbox.counts().charges]).toEqual([[null], 0])
    for (const minutes of ['02', '05', '40']) {
      world.setTime(`${due}T02:${minutes}:00Z`)
      await run()
    }
    expect(await outcomes()).toEqual(['notMade', 'paid'])
    expect(world.sandbox.counts().charges).toBe(1)
  })

  it('does not charge again while the outcome of a charge is unknown', async () => {
    await agreed()
    await live(addDays(due, -4))
    world.sandbox.plan('/v1/charges', { kind: 'lost' })
    world.setTime(`${due}T02:00:00Z`)
    await runAutopay(world.deps, await id())
    const [{ cardPaymentId } = { cardPaymentId: null }] = await triesOf(world.db, who.orderId)
    // Given up after a day without an answer, and the process ended before that was noted.
    await world.db.execute(`update job set done_at = run_at where topic = 'reconcileCardPayment' and done_at is null`)
    await moveCardPayment(world.db, cardPaymentId ?? '', { from: 'unknown', to: 'dead', now: world.deps.clock.now() })
    await live(addDays(due, 2))
    await live(addDays(due, 5))
    expect(await outcomes()).toEqual(['unclear'])
    expect(world.sandbox.counts().charges).toBe(1)
    expect((await texts()).at(-1)).toContain('We will not take it again')
  })

  it('takes what a payment by hand has left, waits for one under way, and takes nothing of what is paid', async () => {
    const cardId = await agreed()
    await live(addDays(due, -4))
    world.setTime(`${due}T01:00:00Z`)
    world.sandbox.plan('/v1/charges', { kind: 'lost' })
    expect(await payByHand(cardId)).toEqual({ refused: 'paymentIsPending' })
    await world.db.execute(`update job set run_at = $1 where topic = 'reconcileCardPayment' and done_at is null`, [
      new Date(`${due}T02:20:00Z`),
    ])
    world.setTime(`${due}T02:00:00Z`)
    await runAutopay(world.deps, await id())
    expect(await outcomes()).toEqual([])
    await live(due)
    expect(await outcomes()).toEqual([])
    expect(await received()).toBe(140_000)
    expect(world.sandbox.counts().charges).toBe(1)
  })

  it('tries a passing decline again on the named days, and stops after the third', async () => {
    await agreed('9995')
    for (let day = addDays(due, -4); day <= addDays(due, 7); day = addDays(day, 1)) await live(day)
    const tries = await triesOf(world.db, who.orderId)
    expect(tries.map(({ begunAt, outcome }) => [begunAt.toISOString().slice(0, 10), outcome])).toEqual([
      [due, 'declined'],
      [addDays(due, 2), 'declined'],
      [addDays(due, 5), 'declined'],
    ])
    expect(await standing()).toMatchObject({ state: 'off', stoppedBecause: 'triesUsed' })
    const [, first, second, third] = await texts()
    expect(first).toContain("We'll try again on 11 Sep 2026 at 10:00, then with the late charge")
    expect(second).toContain("We'll try again on 14 Sep 2026")
    expect(third).toContain('automatic repayment is off. Please pay in the app.')
  })

  it.each([
    ['0002', 'cardDeclined', 'automatic repayment is off'],
    ['3184', 'ownerMustConfirm', 'wants you to confirm'],
  ])('is charged once with card %s: %s', async (lastFour, stoppedBecause, says) => {
    await agreed(lastFour)
    for (const days of [-4, 0, 1, 2, 5]) await live(addDays(due, days))
    expect(await outcomes()).toEqual(['declined'])
    expect(await standing()).toMatchObject({ state: 'off', stoppedBecause })
    expect((await texts()).at(-1)).toContain(says)
  })

  it('stops at once: from the loan, by the link, with the card, and between the beginning and the charge', async () => {
    const cardId = await agreed()
    await live(addDays(due, -4))
    const token = stopToken(world.deps.config, await id())
    expect(await stopByLink(world.db, world.deps, 'AAAAAAAAAAAAAAAA')).toEqual({ refused: 'notFound' })
    expect(await stopByLink(world.db, world.deps, token)).toEqual({ isUnderWay: false })
    expect(await stopByLink(world.db, world.deps, token)).toEqual({ isUnderWay: false })
    await live(due)
    expect(await outcomes()).toEqual([])
    // The notice of the agreement that ended does not speak for a new one: the next charge is a month away.
    granted(await agree(cardId))
    await live(addDays(due, 1))
    expect(await standing()).toMatchObject({ state: 'on', next: { dueDate: '2026-10-09' } })
    const other = await world.borrowerWithLoan(date('2026-08-10'))
    expect(await world.call(stopAutopay, other, { orderId: who.orderId })).toEqual({ refused: 'notFound' })
    granted(await world.call(removeSavedCard, who, { cardId }))
    expect(await standing()).toMatchObject({ state: 'off', stoppedBecause: 'cardRemoved' })
    expect(world.sandbox.counts().charges).toBe(0)
  })

  it('makes no charge that was stopped in the moment after it was begun', async () => {
    await agreed()
    await live(addDays(due, -4))
    world.setTime(`${due}T02:00:00Z`)
    const { db } = world.deps
    let stopped = false
    const stopping = Object.assign(Object.create(db) as typeof db, {
      async transaction(...of: Parameters<typeof db.transaction>) {
        const result = await db.transaction(...of)
        if (!stopped) {
          stopped = true
          expect(granted(await stop())).toEqual({ isUnderWay: true })
        }
        return result
      },
    })
    await runAutopay({ ...world.deps, db: stopping }, await id())
    expect(await outcomes()).toEqual(['notMade'])
    expect(world.sandbox.counts().charges).toBe(0)
    await live(addDays(due, 1))
    expect(world.sandbox.counts().charges).toBe(0)
  })

  const record = (event: LoanEvent) =>
    world.db.transaction((tx) => {
      const { id, ...rest } = event
      return recordEvent(tx, world.deps, { orderId: who.orderId, sourceKey: `test:${id}`, event: rest as never })
    })
  /** The market's clock stands at ten in the morning of a day. */
  const at = (day: CalendarDate) => world.setTime(`${day}T02:00:00Z`)

  it('follows a due date that was moved after its notice: another notice, the new day, the new amount', async () => {
    await agreed()
    await live(addDays(due, -4))
    const moved = addDays(due, 9)
    at(addDays(due, -3))
    await record({
      kind: 'dateMove',
      id: 'move',
      valueDate: addDays(due, -3),
      n: 1,
      dueDate: moved,
      quotedInterestMinor: 90_000,
    })
    for (let day = addDays(due, -2); day < moved; day = addDays(day, 1)) await live(day)
    expect(await outcomes()).toEqual([])
    const amountMinor = (await loanStateOf(world, who)).instalments[0]?.unpaidMinor ?? 0
    expect(amountMinor).toBeGreaterThan(140_000)
    const [first, second, ...more] = await texts()
    expect(more).toEqual([])
    expect(first).toContain('1.400,00')
    expect(second).toContain('18 Sep 2026')
    await live(moved)
    await live(addDays(moved, 1))
    expect((await triesOf(world.db, who.orderId)).map((one) => [one.dueDate, one.amountMinor, one.outcome])).toEqual([
      [moved, amountMinor, 'paid'],
    ])
    expect(await received()).toBe(amountMinor)
    expect(world.sandbox.counts().charges).toBe(1)
  })

  it.each([-2, -5])('agreed on day %i, a plan has nothing charged while it lasts, then a notice anew', async (on) => {
    await agreed()
    const [planned, lastDay, next] = [addDays(due, 6), addDays(due, 10), date('2026-10-09')]
    const [from, told] = on === -5 ? [0, []] : [on, [expect.anything()]]
    if (from === on) await live(addDays(due, -4))
    at(addDays(due, on))
    const plan = { id: `plan${on}`, valueDate: addDays(due, from), lastDay, dueDates: [{ n: 1, dueDate: planned }] }
    await record({ kind: 'hardshipPlan', ...plan })
    for (let day = addDays(due, on + 1); day <= planned; day = addDays(day, 1)) await live(day)
    expect([await outcomes(), await texts()]).toEqual([[], told])
    const amountMinor = (await loanStateOf(world, who)).instalments[0]?.unpaidMinor ?? 0
    await record({ kind: 'payment', id: `byHand${on}`, valueDate: planned, amountMinor })
    for (let day = addDays(next, -6); day <= addDays(next, 1); day = addDays(day, 1)) await live(day)
    expect((await triesOf(world.db, who.orderId)).map((one) => [one.dueDate, one.outcome])).toEqual([[next, 'paid']])
    expect(await texts()).toEqual([...told, expect.stringContaining('9 Oct 2026')])
    expect(world.sandbox.counts().charges).toBe(1)
  })

  it('is looked at only while something is near or due', async () => {
    await agreed()
    const looks = async (day: CalendarDate) => {
      world.setTime(`${addDays(day, -1)}T16:01:00Z`)
      await planAutopays(world.deps, 'standard', day, noLease)
      const [row] = await world.db.query<{ jobs: number }>(
        `select count(*)::int as jobs from job where topic = 'autopay' and key = $1`,
        [`${await id()}:${day}`],
      )
      return row?.jobs
    }
    expect([await looks(addDays(due, -6)), await looks(addDays(due, -5))]).toEqual([0, 0])
    expect([await looks(addDays(due, -4)), await looks(due), await looks(addDays(due, 3))]).toEqual([1, 1, 1])
  })

  it('is the only word of a due date before it, once its notice has left in time', async () => {
    const told = () => world.db.transaction((tx) => isChargeTold(tx, { id: who.orderId, market: 'standard' }, due))
    await agreed()
    expect(await told()).toBe(false)
    await live(addDays(due, -4))
    expect(await told()).toBe(true)
    await world.db.execute(`update sms_message set delivery = 'undelivered' where phone = $1 and purpose = 'loan'`, [
      who.phone,
    ])
    expect(await told()).toBe(false)
    await world.db.execute(`update sms_message set delivery = 'delivered' where phone = $1`, [who.phone])
    expect(await told()).toBe(true)
    granted(await stop())
    expect(await told()).toBe(false)
  })

  it('ends with the loan', async () => {
    await agreed()
    const owed = (await loanStateOf(world, who)).owedMinor
    await world.db.transaction(async (tx) => {
      const event = { kind: 'payment', valueDate: date('2026-08-20'), amountMinor: owed } as const
      await recordEvent(tx, world.deps, { orderId: who.orderId, sourceKey: 'test:all', event })
    })
    await live(date('2026-08-21'))
    expect(await standing()).toMatchObject({ state: 'none', stoppedBecause: 'loanEnded' })
  })
})
