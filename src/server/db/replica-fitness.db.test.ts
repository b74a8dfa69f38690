// What is said of an address for reads that leads to no replica: the server itself, or one that does not answer.

import { expect, it } from 'vitest'
import { postgres } from '../../../tests/support/databases.ts'
import { fitnessOfReplica } from './replica-fitness.ts'

it('says of an address for reads that leads to no replica what it leads to', async () => {
  const { url, close } = await postgres.open()
  const of = (databaseReadUrl: string | null) =>
    fitnessOfReplica({ databaseUrl: url, databaseReadUrl, databaseReadMaxLagSeconds: 5 })
  expect(await of(null)).toBeNull()
  expect(await of(url)).toMatchObject({ problem: expect.stringContaining('is no replica') })
  const gone = 'postgres://postgres@127.0.0.1:1/postgres?connect_timeout=1'
  expect(await of(gone)).toMatchObject({ problem: expect.stringMatching(/^cannot be used: .*ECONNREFUSED/) })
  await close()
})
