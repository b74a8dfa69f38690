// The money rules over the wire, under `standard`: late charges day by day, a late notice of a timely payment, caps, credit.

import { describe, expect, it } from 'vitest'
import { defineProduct } from '../../src/core/loan/define-product.ts'
import { sampleEarlyRepayment, sampleLateTariff } from '../../src/core/loan/sample-terms.ts'
import { storeProduct } from '../../src/server/catalogue/product/product-store.ts'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { leap } from '../support/product.ts'
import { productOfFile } from '../support/product-of-file.ts'
import { isLong } from '../support/proof-length.ts'
import { expectSuccess } from '../support/wire-shape.ts'

const product = productOfFile()

const demo = (path: string, fields: Record<string, unknown>) => product.call({ path, fields, json: true })
const details = async (who: PersonaView, orderId: unknown = who.orderId) => {
  const path = '/hazel/v3/loan-details/loan-details'
  return (await product.call({ method: 'GET', path, who, fields: { orderId } })).data
}
const today = async (): Promise<string> =>
  JSON.parse((await product.call({ method: 'GET', path: '/demo/clock' })).text).date
const makeCode = async (who: PersonaView, orderId: unknown, amount: unknown): Promise<string> => {
  const path = '/hazel/v3/loan-details/generate-vcode'
  const answer = await product.call({ path, who, fields: { orderId, amount, channelNumber: 'corner-store' } })
  expectSuccess(answer, '0')
  return answer.data.payCode
}

describe('a notice that comes three days late for a payment made on the due day', () => {
  it('takes back the charges since: the payment counts by its paid-at', async () => {
    const who = product.persona('due')
    const dueDay = await today()
    const before = await details(who)
    expect([before.orderStatus, before.amountDue.total, before.amountDue.penalty]).toEqual([174, 140_000, 0])
    const payCode = await makeCode(who, who.orderId, 140_000)

    await demo('/demo/clock', { advanceDays: 3 })
    const late = await details(who)
    expect(late.orderStatus).toBe(180)
    // Once 1,000.00, and 5 % of 1,400.00 for each of three days.
    expect([late.amountDue.penalty, late.amountDue.total]).toEqual([121_000, 261_000])

    const paid = await demo('/demo/pay', { payCode, paidAt: `${dueDay} 12:00:00`, times: 3 })
    expect(paid.status).toBe(200)
    const after = await details(who)
    expect(after.orderStatus).toBe(170)
    expect(after.amountDue).toMatchObject({ total: 0, penalty: 0, interest: 0, principal: 0 })
    expect(after.schedule[1]).toMatchObject({ paid: 140_000, lateCharge: 0, status: 'paid', paidOn: dueDay })
    expect(after.creditBalance).toBe(0)
  })
})

describe('late charges on 5,000.00 unpaid', () => {
  const orders = new Map<string, string>()
  const charged: Record<string, number[]> = { new: [], repeat: [] }

  it('are lent for: one payment of 5,000.00 after 91 days, without interest', async () => {
    await storeProduct(product.server.deps.db, product.server.deps.config, {
      product: defineProduct({
        id: 'five-thousand',
        market: 'standard',
        name: 'Five Thousand',
        logo: '/logos/candor-cash.svg',
        minPrincipalMinor: 500_000,
        maxPrincipalMinor: 500_000,
        defaultPrincipalMinor: 500_000,
        termDays: 91,
        instalmentCount: 1,
        interest: { kind: 'flat', dailyRateMicros: 0 },
        fees: [],
        late: sampleLateTariff,
        rollover: null,
        earlyRepayment: sampleEarlyRepayment,
        coolingOffDays: 3,
        allocation: ['penalty', 'fee', 'interest', 'principal'],
        manualWithdrawal: false,
      }),
      position: 9,
      extras: {},
    })
    const day = await today()
    for (const [kind, name] of [
      ['new', 'new-with-account'],
      ['repeat', 'settled'],
    ] as const) {
      const who = product.persona(name)
      const offer = await product.call({
        path: '/hazel/v3/loan-confirm/loan-detail-confirm',
        who,
        fields: { productId: 'five-thousand' },
      })
      const { amount, periods, termUnit, offerId } = offer.data
      expect([amount, offer.data.disclosure.totalRepayable, offer.data.disclosure.totalCost]).toEqual([
        500_000, 500_000, 0,
      ])
      const pushed = await product.call({
        path: '/hazel/v3/loan-confirm/loan-detail-push-yd',
        who,
        fields: { amount, periods, termUnit, productId: 'five-thousand', offerId, agree: '1' },
      })
      expectSuccess(pushed, '0')
      orders.set(kind, pushed.data.orderId)
    }
    await demo('/demo/clock', { advanceMinutes: 30 })
    expect(await today(), 'the loan is paid out on the day that its days are counted from').toBe(day)
    await leap(product, 91)
    for (const [kind, name] of [
      ['new', 'new-with-account'],
      ['repeat', 'settled'],
    ] as const) {
      const order = await details(product.persona(name), orders.get(kind))
      expect([order.orderStatus, order.amountDue.total, order.amountDue.penalty]).toEqual([174, 500_000, 0])
    }
  })

  /** The first days. Those on which the tariff changes are for the long form: each day closes the loans of all samples, and `core` counts them on every run. */
  const steps = [
    [1, 125_000, 105_000],
    [3, 175_000, 155_000],
    ...(isLong
      ? ([
          [30, 850_000, 830_000],
          [31, 870_000, 850_000],
          [90, 2_050_000, 2_030_000],
          [91, 2_060_000, 2_040_000],
        ] as const)
      : []),
  ] as const

  it.each(steps)('are after day %i for a new client %i and for a repeat client %i', async (days, ofNew, ofRepeat) => {
    const dayOfLast = charged.new?.at(-1) ?? 0
    await leap(product, days - dayOfLast)
    charged.new?.push(days)
    for (const [kind, name, penalty] of [
      ['new', 'new-with-account', ofNew],
      ['repeat', 'settled', ofRepeat],
    ] as const) {
      const order = await details(product.persona(name), orders.get(kind))
      expect(order.orderStatus).toBe(180)
      expect(order.amountDue, `${kind} client`).toMatchObject({
        penalty,
        principal: 500_000,
        interest: 0,
        total: 500_000 + penalty,
      })
    }
  })

  it('are paid before the principal, and what is over becomes credit of the settled order', async () => {
    const who = product.persona('new-with-account')
    const orderId = orders.get('new')
    const { total } = (await details(who, orderId)).amountDue
    const payCode = await makeCode(who, orderId, total)
    await demo('/demo/pay', { payCode, amount: total + 12_345 })
    const order = await details(who, orderId)
    expect([order.orderStatus, order.amountDue.total, order.creditBalance]).toEqual([200, 0, 12_345])
  })
})

describe('the caps of a market', () => {
  it.each(['philippines', 'india', 'indonesia', 'reference'])(
    'hold under %s: the lower of tariff and cap is charged, and both are told',
    async (market) => {
      const order = await details(product.persona(`overdue-${market}`))
      expect(order.orderStatus).toBe(180)
      expect(order.amountDue.penalty).toBeGreaterThan(0)
      expect(order.amountDue.penalty).toBeLessThan(order.nominalPenalty)
    },
  )

  it('are none under standard: the tariff is what is charged', async () => {
    const order = await details(product.persona('overdue'))
    expect(order.amountDue.penalty).toBe(order.nominalPenalty)
  })
})
