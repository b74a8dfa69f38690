// The product that test files lend each other: as new for each of them, and never for two at once.

import { expect, it } from 'vitest'
import { lendProduct, type Product } from '../support/product.ts'

const detailsPath = '/hazel/v3/loan-details/loan-details'
const schedule = async (product: Product): Promise<unknown> => {
  const who = product.persona('overdue')
  const { code, data } = await product.call({ method: 'GET', path: detailsPath, who, fields: { orderId: who.orderId } })
  return [code, data.schedule]
}

it('stands where its samples were made whenever it is lent: rows, numbers, planned answers and the clock', async () => {
  const first = await lendProduct()
  const { db } = first.server.deps
  const made = await schedule(first)
  const count = () => db.query('select count(*)::int as n, max(id)::int as last from job')
  const jobs = await count()
  const [day] = await db.query('select offset_ms from business_clock')
  await first.call({ path: '/demo/clock', fields: { advanceDays: 2 }, json: true })
  const { userId } = first.persona('overdue').params
  const planned = { userId, path: detailsPath, code: '99', message: 'planned', times: 1 }
  await first.call({ path: '/demo/answer', fields: planned, json: true })
  expect([await count(), await db.query('select offset_ms from business_clock')]).not.toEqual([jobs, [day]])
  await first.stop()

  const second = await lendProduct()
  try {
    expect([await count(), await db.query('select offset_ms from business_clock')]).toEqual([jobs, [day]])
    expect(await schedule(second)).toEqual(made)
    await expect(lendProduct()).rejects.toThrow('lent already')
  } finally {
    await second.stop()
  }
})
