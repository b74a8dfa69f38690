// A month of collections on the whole product: officers take, call, promise and hand back, borrowers pay or do not, and what must hold of
// the law, of owners and of the books holds at the end of each day. `npm run prove -- collections` plays whole months.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../src/core/market/market.ts'
import { markets } from '../../src/core/market/markets.ts'
import { contactChannels, contactOutcomes } from '../../src/core/outbox/contact.ts'
import { bookPayment } from '../../src/server/payment/booking/book-payment.ts'
import { deskOf } from '../support/desk.ts'
import { databaseViolations, expectSound } from '../support/invariants.ts'
import { lendProduct, type Product } from '../support/product.ts'
import { isLong } from '../support/proof-length.ts'
import { diceOf } from './dice.ts'
import { reported, settingOf } from './report.ts'

const days = settingOf('COLLECTION_DAYS', isLong ? 30 : 3)
const seed = settingOf('COLLECTION_SEED', Math.floor(Math.random() * 1_000_000_000))
const roundsADay = 6
const dayMs = 86_400_000

let product: Product
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  product = await lendProduct()
  desk = deskOf(product)
  await product.call({ path: '/demo/reset', fields: {}, json: true })
})
afterAll(() => product.stop())

interface Late {
  readonly orderId: string
  readonly userId: string
  readonly market: MarketId
  readonly step: string
  readonly owedMinor: number
  readonly currency: string
  readonly because: string | null
  readonly owner: { readonly id: string } | null
}

interface Made {
  readonly who: string
  readonly market: MarketId
  readonly at: Date
  readonly channel: string
  readonly against: string | null
}

/** What counts of each borrower: contacts that officers began, and reminders that left. */
const countedNow = (): Promise<Made[]> =>
  product.server.deps.db.query<Made>(
    `select * from (
        select c.borrower_id as who, b.market, c.at, c.channel, c.against from contact c join borrower b on b.id = c.borrower_id
          where c.direction = 'out'
        union all
        select r.borrower_id, b.market, r.done_at, 'text', null from reminder r join borrower b on b.id = r.borrower_id
          where r.state = 'sent' and r.done_at is not null) made order by at`,
  )

/** Contacts that no rule stood against, and yet one limit of their market was passed by them. */
function unlawful(made: readonly Made[]): Made[] {
  return made.filter((one, place) => {
    if (one.against !== null) return false
    const { contactCaps, channelCaps } = markets[one.market]
    const before = made.slice(0, place + 1).filter(({ who }) => who === one.who)
    const within = (ms: number, of: readonly Made[]) =>
      of.filter(({ at }) => at.getTime() > one.at.getTime() - ms).length
    const ofChannel = before.filter(({ channel }) => channel === one.channel)
    const cap = channelCaps[one.channel as keyof typeof channelCaps]
    return (
      within(dayMs, before) > contactCaps.reminders.dayAtMost ||
      within(7 * dayMs, before) > contactCaps.reminders.weekAtMost ||
      within(dayMs, ofChannel) > cap.dayAtMost ||
      within(7 * dayMs, ofChannel) > cap.weekAtMost
    )
  })
}

describe(`${days} days of collections, from seed ${seed}`, () => {
  it('pass no limit, give no loan to two officers, lose no late loan and keep the books sound', async () => {
    const dice = diceOf(seed)
    const { db } = product.server.deps
    const counts = { taken: 0, contacts: 0, against: 0, promises: 0, payments: 0, handedBack: 0, none: 0 }
    const before = (await countedNow()).length
    const all = async (token: string): Promise<Late[]> =>
      (await desk.get('/desk/collections?limit=200', { token })).data.loans

    for (let day = 0; day < days; day += 1) {
      await product.call({ path: '/demo/clock', fields: { advanceDays: 1 }, json: true })
      const officers = (await desk.officers()).filter(({ role }) => role === 'collections' || role === 'support')
      const has = new Map<string, string>()
      for (const { owner, orderId } of await all(officers[0]?.token ?? ''))
        if (owner !== null) has.set(orderId, owner.id)
      for (let round = 0; round < roundsADay; round += 1) {
        const { token } = dice.pick(officers)
        const next = await desk.post('/desk/collections/next', { token, body: {} })
        if (next.status === 200) {
          counts.taken += 1
          const { orderId, owner } = next.data
          expect(has.get(orderId) ?? owner.id, 'a loan that another officer has').toBe(owner.id)
          has.set(orderId, owner.id)
        } else {
          counts.none += 1
          expect(next.error.code).toBe('notFound')
        }
        const loans = await all(token)
        if (loans.length === 0) continue
        const loan = next.status === 200 ? loans.find(({ orderId }) => orderId === next.data.orderId) : dice.pick(loans)
        if (loan === undefined) throw new Error('a loan that was just taken is not in the queue')
        if (next.status === 200) expect(loan.because, 'the next one may be called').toBe(null)

        const channel = dice.pick(contactChannels)
        const { contact } = (await desk.get(`/desk/borrowers/${loan.userId}`, { token })).data
        const because = contact.channels.find((one: { channel: string }) => one.channel === channel).because
        // Now and then an officer contacts somebody whom the rule protects: it is kept, and a manager looks at it.
        if (because === null || dice.chance(15)) {
          const outcome = dice.pick(contactOutcomes.filter((one) => one !== 'deceased' || dice.chance(20)))
          const promise = { orderId: loan.orderId, amountMinor: 1_000, promisedOn: '' }
          const { today } = (await desk.get(`/desk/loans/${loan.orderId}`, { token })).data
          const body = {
            ...{ channel, direction: 'out', outcome, note: 'Spoke about the loan.' },
            ...(outcome === 'promised' ? { promise: { ...promise, promisedOn: today } } : {}),
          }
          const noted = await desk.post(`/desk/borrowers/${loan.userId}/contacts`, { token, body })
          if (outcome !== 'promised') expect([noted.status, noted.error]).toEqual([200, undefined])
          if (noted.status === 200) {
            counts.contacts += 1
            if (outcome === 'promised') counts.promises += 1
            if (noted.data.against !== null) counts.against += 1
            if (outcome !== 'toRepresentative') expect(noted.data.against).toBe(because)
          }
        }
        if (dice.chance(35)) {
          counts.payments += 1
          const transactionId = `month-${day}-${round}`
          const amountMinor = dice.chance(30) ? loan.owedMinor : Math.max(1, dice.between(1, loan.owedMinor))
          const heard = { provider: 'sandbox', transactionId, channel: 'bank-transfer', reference: transactionId }
          const money = { amountMinor, currency: loan.currency, paidAt: product.server.deps.clock.now() }
          const of = { orderId: loan.orderId, borrowerId: loan.userId, purpose: 'repayment' as const, intent: null }
          await db.transaction((tx) =>
            bookPayment(tx, product.server.deps, { ...heard, ...money }, { ...of, ...money }),
          )
        }
        if (next.status === 200 && dice.chance(40)) {
          const back = await desk.post(`/desk/work/lateLoan/${loan.orderId}/hand-back`, { token })
          expect([200, 409, 404]).toContain(back.status)
          if (back.status === 200) {
            counts.handedBack += 1
            has.delete(loan.orderId)
          }
        }
      }

      const made = await countedNow()
      expect(unlawful(made), `day ${day}`).toEqual([])
      // Each contact against a rule is before a manager until one has looked at it.
      const manager = await desk.token('manager')
      const { items } = (await desk.get('/desk/work?kind=contactAgainstRule&limit=200', { token: manager })).data
      const kept = await db.query(`select 1 from contact c where c.against is not null and not exists
        (select 1 from desk_done d where d.kind = 'contactAgainstRule' and d.subject_id = c.id)`)
      expect(items.length, `day ${day}`).toBe(Math.min(200, kept.length))
      // Every late loan is work, unless it was written off; nothing else is.
      const late = await db.query<{ id: string }>(`select id from loan_order where status = 'overdue'
        and not exists (select from loan_event e where e.order_id = loan_order.id and e.kind = 'writeOff') order by id`)
      const listed = (await all(manager)).map(({ orderId }) => orderId).sort()
      expect(listed, `day ${day}`).toEqual(expect.arrayContaining(late.map(({ id }) => id)))
      expectSound(await databaseViolations(db), `day ${day}`)
    }
    expect(counts.contacts).toBeGreaterThan(0)
    expect((await countedNow()).length).toBeGreaterThan(before)
    reported('collections', { seed, days, ...counts })
  })
})
