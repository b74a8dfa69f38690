// Whom the lender's folder has to serve: the markets of the borrowers who are there, and no other.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { openPeople, type People } from '../../../tests/support/people.ts'
import { servedByDatabase } from './served.ts'

onPostgres('borrowers of a market', (database) => {
  let people: People
  beforeAll(() => {
    people = openPeople(database())
  })
  afterAll(() => people.close())

  it('ask for the texts of that market alone', async () => {
    const nothing = { products: [], borrowersOf: [] }
    const served = async () => (await servedByDatabase(people.deps.db, nothing, { productsFile: null })).borrowersOf
    expect(await served()).toEqual([])
    await people.person('india')
    expect(await served()).toEqual(['india'])
    await people.person('philippines')
    expect([...(await served())].sort()).toEqual(['india', 'philippines'])
  })
})
