// A market that counts in whole units (MONEY-30): no offer and no application for a fraction of one.

import { beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People, type Person } from '../../../tests/support/people.ts'
import { storeProduct } from '../catalogue/product/product-store.ts'
import { catalogue } from '../catalogue/samples/products.ts'
import { getOffer } from '../offer/get-offer.ts'
import { getProduct } from './get-product.ts'
import { startApplication } from './start-application.ts'

const productId = 'candor-cash-id'

onPostgres('an amount in rupiah', (database) => {
  let people: People
  let who: Person
  beforeEach(async () => {
    people = openPeople(database())
    for (const entry of catalogue) await storeProduct(people.db, people.deps.config, entry)
    who = await people.person('indonesia')
  })

  it('is offered and applied for in whole rupiah', async () => {
    const from = { person: who, market: 'indonesia' as const }
    const offer = granted(await people.ask(getOffer, { productId, principalMinor: 123_456_700 }, from))
    const { plan, disclosure } = offer
    expect(plan).toHaveLength(offer.instalmentCount)
    const asked = [
      ...plan.map(({ amountMinor }) => amountMinor),
      disclosure.netProceedsMinor,
      disclosure.totalCostMinor,
    ]
    expect(asked.filter((amountMinor) => amountMinor % 100 !== 0)).toEqual([])
    const refused = { refused: 'valueIsNotAccepted', fields: ['amount'] }
    const sen = { productId, principalMinor: 123_456_750 }
    expect(await people.ask(getOffer, sen, from)).toMatchObject(refused)
    expect(await people.ask(getProduct, sen, { market: 'indonesia' })).toMatchObject(refused)
    expect(await people.ask(startApplication, sen, from)).toMatchObject(refused)
    expect(granted(await people.ask(startApplication, { productId, principalMinor: 123_456_700 }, from))).toBeTruthy()
  })
})
