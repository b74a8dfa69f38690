// Keys that outlive the secrets of the environment: what was marked before an exchange of SESSION_SECRET is found after it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { openPeople, type People } from '../../../tests/support/people.ts'
import { quickCost } from '../../../tests/support/quick-cost.ts'
import { addDays } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { createFieldCipher } from '../adapters/node-crypto/field-cipher.ts'
import { openCodeHasher } from '../adapters/node-crypto/open-code-hasher.ts'
import type { Deps } from '../deps.ts'
import { holdBlock, takeHeldBlock } from '../people/borrower/held-block-store.ts'

describe('the keys of codes and marks', () => {
  const database = useDatabase(postgres)
  let people: People
  beforeAll(() => {
    people = openPeople(database())
  })
  afterAll(() => people.close())

  const logged: string[] = []
  /** A start on the database, under this secret and these field keys. */
  async function started(sessionSecret: string, ...[key = 1, before]: number[]): Promise<Deps> {
    const fieldCipher = createFieldCipher(Buffer.alloc(32, key), before === undefined ? null : Buffer.alloc(32, before))
    const config = { ...people.deps.config, sessionSecret }
    const log = { ...people.deps.log, error: (_fields: unknown, sentence: string) => void logged.push(sentence) }
    const deps = { ...people.deps, config, fieldCipher, log }
    return { ...deps, codeHasher: await openCodeHasher(people.db, deps, quickCost) }
  }
  const markIn = ({ codeHasher }: Deps) => Buffer.from(codeHasher.fingerprint('a phone')).toString('hex')
  const [firstSecret, secondSecret] = ['the first secret of this server', 'the second secret of this server']

  it('are the same for processes that make them at once, and after an exchange of SESSION_SECRET', async () => {
    const both = await Promise.all([started(firstSecret), started(secondSecret)])
    const [first = '', second] = both.map(markIn)
    expect(second).toBe(first)
    expect(markIn(await started(secondSecret))).toBe(first)
    const salt = Buffer.alloc(16, 7)
    const hash = (await both[0]?.codeHasher.hash('123456', salt)) ?? salt
    const { codeHasher } = await started(secondSecret)
    expect(await codeHasher.matches('123456', salt, hash)).toBe(true)
    expect(await codeHasher.matches('123457', salt, hash)).toBe(false)
  })

  it('find the block of a deleted account after an exchange of SESSION_SECRET and of the field key', async () => {
    const phone = people.newPhone()
    const { clock } = people.deps
    const until = addDays(clock.today(markets.standard.zone), 30)
    const before = await started(firstSecret)
    await people.db.transaction((tx) => holdBlock(tx, before, { market: 'standard', phone, until, reason: 'fraud' }))
    const after = await started(secondSecret, 2, 1)
    expect(await takeHeldBlock(people.db, after, { market: 'standard', phone })).toEqual({ until, reason: 'fraud' })
  })

  it('are made anew for a process whose field key opens none of them, which says so', async () => {
    const known = markIn(await started(firstSecret))
    expect(logged).toEqual([])
    // Of the two secrets before, either may have been the first to make the keys.
    expect(markIn(await started('the third secret of this server', 3))).not.toBe(known)
    expect(logged).toEqual(['no key opens the keys of marks: FIELD_ENCRYPTION_KEY is not of this database'])
    expect(markIn(await started(secondSecret))).toBe(known)
  })
})
