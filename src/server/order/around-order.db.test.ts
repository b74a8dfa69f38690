// What stands around an order: its stars, the products beside it with their links, counted events, and the alternate screen.

import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { granted, type LendingWorld, openLendingWorld, refusedAs } from '../../../tests/support/lending.ts'
import { date } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import type { NewLoanEvent } from '../account/change/loan-change.ts'
import { recordEvent } from '../account/loan/loan-store.ts'
import { countedEventsAtMost } from '../catalogue/limits.ts'
import { openProduct } from '../catalogue/open-product.ts'
import { storeProduct } from '../catalogue/product/product-store.ts'
import { catalogue } from '../catalogue/samples/products.ts'
import { saveEvent } from '../catalogue/save-event.ts'
import { getClassicOffer } from '../offer/get-offer.ts'
import { getLoginFailure } from '../service/get-outcome.ts'
import { getOrder } from './page/get-order.ts'
import { scoreApp } from './score-app.ts'

onPostgres('what is around an order', (database) => {
  let world: LendingWorld
  beforeAll(async () => {
    world = await openLendingWorld(database())
  })

  it('takes the stars once, for an order that asked for them', async () => {
    const who = await world.borrower()
    const orderId = await world.loan(who, 'candor-cash')
    const rate = (stars: number) => world.call(scoreApp, who, { orderId, stars })
    expect(refusedAs(await rate(4))).toBe('ratingIsNotAsked')
    const event: NewLoanEvent = { kind: 'payment', valueDate: date('2026-08-10'), amountMinor: 560_000 }
    await world.db.transaction((tx) => recordEvent(tx, world.deps, { orderId, event, sourceKey: `all:${orderId}` }))
    world.setDay('standard', date('2026-08-12'))
    await world.runJobs()
    expect(granted(await world.call(getOrder, who, { orderId })).scoreAsked).toBe(true)
    expect(refusedAs(await rate(0))).toBe('valueIsNotAccepted')
    expect(refusedAs(await world.call(scoreApp, await world.borrower(), { orderId, stars: 5 }))).toBe('notFound')
    await Promise.all(Array.from({ length: 20 }, (_, index) => rate((index % 5) + 1)))
    const kept = await world.db.query('select 1 from app_score where order_id = $1', [orderId])
    expect(kept).toHaveLength(1)
    expect(granted(await world.call(getOrder, who, { orderId })).scoreAsked).toBe(false)
  })

  it('counts events by day and product, and not what does not exist', async () => {
    const who = await world.borrower()
    const tap = { productId: 'candor-cash', moduleId: 30, positionId: 0 }
    for (let times = 0; times < 3; times += 1) granted(await world.call(saveEvent, who, tap))
    granted(await world.call(saveEvent, who, { ...tap, productId: 'made-up' }))
    const counted = await world.db.query('select product_id, times from event_count where module_id = 30')
    expect(counted).toEqual([{ product_id: 'candor-cash', times: 3 }])
  })

  it('counts no more different events in a day than a day has room for, and goes on counting those', async () => {
    const who = await world.borrower()
    const day = world.deps.clock.today(markets.standard.zone)
    await world.db.execute('delete from event_count')
    await world.db.execute(
      `insert into event_count (day, module_id, position_id, product_id, times)
        select $1::date, 40, n, '', 1 from generate_series(1, $2::int) n`,
      [day, countedEventsAtMost - 1],
    )
    const tap = async (moduleId: number, positionId: number) =>
      granted(await world.call(saveEvent, who, { productId: '', moduleId, positionId }))
    // The last that the day has room for, others that are made up, and one that was counted before.
    for (const at of [1, 2, 3, 4, 5]) await tap(41, at)
    await tap(40, 7)
    const rows = await world.db.query<{ rows: number; madeUp: number; again: number }>(
      `select count(*)::int as rows, (count(*) filter (where module_id = 41))::int as "madeUp",
         (sum(times) filter (where module_id = 40 and position_id = 7))::int as again from event_count`,
    )
    expect(rows).toEqual([{ rows: countedEventsAtMost, madeUp: 1, again: 2 }])
    await world.db.execute('delete from event_count')
  })

  it('resolves a product’s address when it is tapped, and blocks one that is no longer allowed', async () => {
    const who = await world.borrower()
    const open = () => world.call(openProduct, who, { productId: 'salary-bridge', positionId: 2 })
    expect(granted(await open()).url).toBe('/confirm?productId=salary-bridge')
    await world.db.execute(`update product set target_url = 'https://evil.example/x' where id = 'salary-bridge'`)
    expect(refusedAs(await open())).toBe('linkIsNotAllowed')
    expect(world.alerts.some((line) => line.includes('not allowed'))).toBe(true)
    await world.db.execute(`update product set target_url = '' where id = 'salary-bridge'`)
    expect(refusedAs(await world.call(openProduct, who, { productId: 'candor-cash-in' }))).toBe('productIsUnknown')
  })

  it('stores no product whose links do not pass the gate', async () => {
    const entry = catalogue[0]
    if (entry === undefined) throw new Error('no catalogue')
    await expect(
      storeProduct(world.db, world.deps.config, { ...entry, targetUrl: 'https://evil.example' }),
    ).rejects.toThrow(/target/)
    const promo = { title: { en: 'a' }, text: { en: 'b' }, image: 'data:image/png;base64,AA' }
    await expect(storeProduct(world.db, world.deps.config, { ...entry, extras: { promo } })).rejects.toThrow(
      /promo image/,
    )
  })

  it('shows the alternate screen the same offer, with its label and promotion', async () => {
    const who = await world.borrower()
    const classic = granted(await world.call(getClassicOffer, who, { productId: 'candor-cash' }))
    expect(classic).toMatchObject({
      buttonText: 'Loan Now',
      principalMinor: 500_000,
      promo: { title: 'See the whole cost first', image: '/logos/candor-cash.svg', buttonText: 'See the cost' },
    })
    expect(granted(await world.call(getClassicOffer, who, { productId: 'home-repair' })).promo).toBeNull()
    expect(refusedAs(await world.call(getClassicOffer, who, { productId: 'x' }))).toBe('productIsUnknown')
  })

  it('explains a failed login from a closed list', async () => {
    const who = await world.borrower()
    const anybody = { ...world.callOf(who), caller: null }
    const used = granted(await getLoginFailure({ reason: 'used' }, anybody))
    const unknown = granted(await getLoginFailure({}, anybody))
    expect(used.message).toContain('already used')
    expect(unknown.message).toContain('did not work')
    expect(used.recommended).toHaveLength(4)
  })
})
