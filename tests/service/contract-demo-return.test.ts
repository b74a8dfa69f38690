// A payment of the demo is taken back, from outside: whole, in part, and never more than is left.

import { beforeEach, describe, expect, it } from 'vitest'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { productOfFile } from '../support/product-of-file.ts'

const detailsPath = '/hazel/v3/loan-details/loan-details'

const product = productOfFile()
beforeEach(async () => {
  await demo('/demo/reset', {})
})

const demo = (address: string, fields: Record<string, unknown>) => product.call({ path: address, fields, json: true })
const details = (who: PersonaView) =>
  product.call({ method: 'GET', path: detailsPath, who, fields: { orderId: who.orderId } })
async function payCodeOf(who: PersonaView): Promise<string> {
  const fields = { productId: who.productId, orderId: who.orderId }
  const due = await product.call({ path: '/hazel/v3/installment/loan-play-detail', who, fields })
  const { repayAmount, repayList } = due.data
  const code = { ...fields, amount: repayAmount, channelNumber: repayList[0].channel_number }
  return (await product.call({ path: '/hazel/v3/loan-details/generate-vcode', who, fields: code })).data.payCode
}

describe('POST /demo/return', () => {
  it('takes back the newest payment by a code, whole or in part, as a signed notice of the provider', async () => {
    const who = product.persona('due')
    const payCode = await payCodeOf(who)
    const owed = async () => (await details(who)).data.amountDue
    const before = await owed()
    expect((await demo('/demo/return', { payCode })).status).toBe(409)
    expect((await demo('/demo/pay', { payCode, amount: 70_000 })).status).toBe(200)
    expect(await owed()).not.toEqual(before)
    const back = await demo('/demo/return', { payCode })
    expect(back.status).toBe(200)
    expect(JSON.parse(back.text)).toMatchObject({ amountMinor: 70_000, leftMinor: 0, delivered: [200] })
    expect(await owed()).toEqual(before)
    expect((await demo('/demo/return', { payCode })).status).toBe(409)
  })

  it('answers what it cannot take back: an unknown code, more than is left, an amount that is none', async () => {
    const payCode = await payCodeOf(product.persona('due'))
    await demo('/demo/pay', { payCode, amount: 70_000 })
    const part = JSON.parse((await demo('/demo/return', { payCode, amount: 20_000 })).text)
    expect(part).toMatchObject({ amountMinor: 20_000, leftMinor: 50_000, delivered: [200] })
    const more = await demo('/demo/return', { payCode, amount: 50_001 })
    expect([more.status, more.text]).toEqual([409, expect.stringContaining('50000 is left')])
    expect((await demo('/demo/return', { payCode: '0000' })).status).toBe(404)
    expect((await demo('/demo/return', { payCode, amount: 'much' })).status).toBe(400)
  })
})
