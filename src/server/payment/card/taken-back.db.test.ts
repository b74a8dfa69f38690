// Money of a card charge that its processor took back, and gave back: a refund, a dispute lost, a dispute won. Over both engines.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import type { ChargeReturn } from '../../ports/payment-card.ts'
import { commitCardPayment } from '../charge/commit-card-payment.ts'
import { takeCardNotice } from '../charge/take-card-notice.ts'
import { paymentJobs } from '../jobs.ts'
import { saveCard } from './card-store.ts'
import { getPayWays } from './get-pay-ways.ts'

onPostgres('the money of a card charge that was taken back', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T10:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(() => world.close())
  const at = (iso: string) => world.setTime(iso)

  let answer: ChargeReturn
  let asked: string[]
  const paid = async () => {
    const cardId = await saveCard(world.db, world.deps, who.borrowerId, {
      bankName: 'Sandbox Bank',
      bankCode: 'SB',
      lastFour: '4242',
      processorToken: `tok-${who.borrowerId}`,
      codeNeeded: false,
    })
    const { token, amountMinor } = granted(await world.call(getPayWays, who, { orderId: who.orderId }))
    granted(
      await world.call(commitCardPayment, who, { orderId: who.orderId, cardId, amountMinor, token }, `k-${token}`),
    )
    const [row] = await world.db.query<{ transaction: string; record: string; amountMinor: number }>(
      `select transaction_id as transaction, reference as record, amount_minor as "amountMinor" from payment where order_id = $1`,
      [who.orderId],
    )
    if (row === undefined) throw new Error('nothing was paid')
    return row
  }
  const asking = () => {
    const queryReturn = async (transactionId: string) => {
      asked.push(transactionId)
      return answer
    }
    return { ...world.deps, cards: { ...world.deps.cards, queryReturn } }
  }
  const hear = async (key: string, eventId = `evt-${key}`) => {
    const notice = { eventId, about: 'chargeReturned', key } as const
    const { cards, ...deps } = asking()
    const hearing = { ...deps, cards: { ...cards, readNotice: () => notice } }
    const { body } = await takeCardNotice(hearing, cards.provider, new Uint8Array(), {})
    await askAgain()
    return body.result
  }
  const askAgain = () => runDueJobs(paymentJobs, asking())
  const received = async () => (await loanStateOf(world, who)).receivedMinor
  const aside = async () =>
    (await world.db.query('select 1 from payment_return where transaction_id = any($1)', [asked])).length
  const returned = (amountMinor: number): ChargeReturn => ({
    outcome: 'returned',
    amountMinor,
    currency: 'PHP',
    returnedAt: '2026-08-20T10:00:00Z',
  })
  beforeEach(() => {
    asked = []
    answer = { outcome: 'none' }
  })

  it('takes a whole charge off the loan and tells the borrower, once for all its notices', async () => {
    const { transaction, record, amountMinor } = await paid()
    expect(await received()).toBe(amountMinor)
    answer = returned(amountMinor)
    expect([await hear(record), await hear(transaction), await hear(record)]).toEqual([
      'askedAbout',
      'askedAbout',
      'alreadyApplied',
    ])
    expect(asked).toEqual([transaction, transaction])
    expect([await received(), await aside()]).toEqual([0, 1])
    const texts = await world.db.query(`select 1 from sms_message where phone = $1 and purpose = 'loan'`, [who.phone])
    expect(texts).toHaveLength(1)
  })

  it('leaves each part to an officer, and takes the charge off the loan once the parts reach it', async () => {
    const { transaction, amountMinor } = await paid()
    answer = returned(10_000)
    await hear(transaction, 'evt-part')
    expect([await received(), await aside()]).toEqual([amountMinor, 1])
    answer = returned(20_000)
    await hear(transaction, 'evt-more')
    await hear(transaction, 'evt-more-again')
    expect([await received(), await aside()]).toEqual([amountMinor, 2])
    answer = returned(amountMinor)
    await hear(transaction, 'evt-all')
    expect([await received(), await aside()]).toEqual([0, 3])
    expect(world.alerts.join()).not.toContain('another amount of a charge')
    answer = returned(amountMinor + 1)
    await hear(transaction, 'evt-beyond')
    expect([await received(), await aside()]).toEqual([0, 3])
    expect(world.alerts.join()).toContain('took back another amount of a charge than was booked')
  })

  it('changes nothing where the processor says otherwise, and asks until it answers', async () => {
    const { transaction, amountMinor } = await paid()
    await hear(transaction, 'evt-none')
    expect([asked.length, await aside()]).toEqual([1, 0])
    answer = { outcome: 'unknown' }
    await hear(transaction, 'evt-unknown')
    expect(await aside()).toBe(0)
    answer = returned(amountMinor)
    at('2026-08-20T12:00:00Z')
    // No other notice comes.
    await askAgain()
    expect([asked.length, await received(), await aside()]).toEqual([3, 0, 1])
  })

  it('is asked about once the charge itself is booked, however early the notice comes', async () => {
    const { transaction, record, amountMinor } = await paid()
    answer = returned(amountMinor)
    await world.db.execute(`update payment set reference = 'late', transaction_id = 'late' where reference = $1`, [
      record,
    ])
    await hear(record)
    expect(asked).toEqual([])
    await world.db.execute(`update payment set reference = $1, transaction_id = $2 where reference = 'late'`, [
      record,
      transaction,
    ])
    at('2026-08-20T12:00:00Z')
    await askAgain()
    expect([asked, await received()]).toEqual([[transaction], 0])
  })

  it('books what came back of it on the loan again, once, and tells the borrower', async () => {
    const { transaction, record, amountMinor } = await paid()
    // The notice of the end before that of the beginning: nothing has left, nothing comes back.
    await hear(transaction, 'evt-early')
    answer = returned(amountMinor)
    await hear(transaction, 'evt-lost')
    expect(await received()).toBe(0)
    answer = { outcome: 'none' }
    await hear(transaction, 'evt-won')
    await hear(record, 'evt-won-too')
    expect(await received()).toBe(amountMinor)
    const texts = await world.db.query<{ body: string }>(
      `select body from sms_message where phone = $1 and purpose = 'loan'`,
      [who.phone],
    )
    expect(texts).toHaveLength(2)
    expect(texts.filter(({ body }) => body.includes('has come back to us'))).toHaveLength(1)
    expect(world.alerts.join()).not.toContain('another amount of a charge')
  })

  it('books a part that came back, and takes it off the loan where it is taken a second time', async () => {
    const { transaction, amountMinor } = await paid()
    for (const gone of [amountMinor, 40_000]) {
      answer = returned(gone)
      await hear(transaction, `evt-gone-${gone}`)
    }
    expect(await received()).toBe(amountMinor - 40_000)
    answer = returned(amountMinor)
    await hear(transaction, 'evt-gone-again')
    expect(await received()).toBe(0)
    answer = { outcome: 'none' }
    await hear(transaction, 'evt-won-all')
    expect(await received()).toBe(amountMinor)
    expect(world.alerts.join()).not.toContain('another amount of a charge')
  })

  it('clears a part that waits for an officer, and leaves the loan as it is', async () => {
    const { transaction, amountMinor } = await paid()
    const suspended = async () =>
      (
        await world.db.query<{ sum: number }>(
          `select coalesce(sum(case when debit = 'suspense' then transfer.amount else -transfer.amount end), 0)::int as sum
            from transfer join entry on entry.id = entry_id
            where 'suspense' in (debit, credit) and idem_key like '%' || $1 || '%'`,
          [transaction],
        )
      )[0]?.sum
    answer = returned(10_000)
    await hear(transaction, 'evt-aside')
    expect(await suspended()).toBe(10_000)
    answer = { outcome: 'none' }
    await hear(transaction, 'evt-aside-won')
    await hear(transaction, 'evt-aside-won-again')
    expect([await received(), await suspended()]).toEqual([amountMinor, 0])
    expect(
      await world.db.query(`select 1 from payment where transaction_id like $1 || ':back:%'`, [transaction]),
    ).toEqual([])
  })

  it('of an unknown charge, calls an officer', async () => {
    await hear('pi_of_nobody')
    expect(asked).toEqual([])
    expect(world.alerts.join()).toContain('a card processor took money back')
  })
})
