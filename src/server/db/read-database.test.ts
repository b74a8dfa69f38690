// Where lists are read: on the replica while it is near, else on the primary, and never a price that is no longer true.

import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from './database.ts'
import { DatabaseIsUnavailable } from './database-errors.ts'
import { type WatchedReplica, watchReplica } from './read-database.ts'

describe('a replica', () => {
  let nowMs: number
  /** What the replica says of this process's heartbeat, and of the version of the products. */
  let seen: Date | null
  let version: number
  let fails: Error | null
  let knownVersion: number
  let logged: string[]
  let replica: WatchedReplica
  const base = Date.parse('2026-11-20T08:00:00Z')
  const answering = (name: string, look: () => object[]): Db =>
    ({
      query: async (sql: string) => {
        if (name === 'replica' && fails !== null) throw fails
        return sql.includes('from process') ? look() : [{ name }]
      },
    }) as unknown as Db
  const read = async (of: 'lists' | 'published') => (await replica[of].query<{ name: string }>('select name'))[0]?.name

  beforeEach(() => {
    nowMs = 0
    seen = new Date(base)
    version = 1
    knownVersion = 1
    fails = null
    logged = []
    const said = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`)
    replica = watchReplica({
      primary: answering('primary', () => []),
      replica: answering('replica', () => [{ seen, version }]),
      known: { id: 'a', databaseNowMs: () => base + nowMs, publishedVersion: () => knownVersion },
      maxLagSeconds: 5,
      log: { info: said, warn: said, error: said },
      nowMs: () => nowMs,
    })
  })

  it('is read from while it is near, and the primary before the first look', async () => {
    expect(await read('lists')).toBe('primary')
    await replica.look()
    expect([await read('lists'), await read('published')]).toEqual(['replica', 'replica'])
    expect(logged).toEqual([])
  })

  it('that has stopped replaying is left for the primary, with one warning, until it has caught up', async () => {
    await replica.look()
    for (nowMs = 1_000; nowMs <= 8_000; nowMs += 1_000) await replica.look()
    expect(await read('lists')).toBe('primary')
    expect(logged).toEqual([expect.stringMatching(/^the replica is away or too far behind: .*"lagSeconds":7/)])
    seen = new Date(base + nowMs)
    await replica.look()
    expect(await read('lists')).toBe('replica')
    expect(logged[1]).toMatch(/^the replica is near again/)
  })

  it('that is no replica of this database is never read from', async () => {
    seen = null
    await replica.look()
    expect(await read('lists')).toBe('primary')
    expect(logged).toHaveLength(1)
  })

  it('that cannot be reached is not read from, and told of once', async () => {
    fails = new DatabaseIsUnavailable('no connection')
    await replica.look()
    await replica.look()
    expect(await read('lists')).toBe('primary')
    expect(logged).toHaveLength(1)
  })

  it('that fails at a question has it answered by the primary', async () => {
    await replica.look()
    fails = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' })
    expect(await read('lists')).toBe('primary')
    fails = null
    expect(await read('lists')).toBe('primary')
  })

  it('that does not know of the newest prices yet shows none, and lists all the same', async () => {
    await replica.look()
    knownVersion = 2
    expect([await read('lists'), await read('published')]).toEqual(['replica', 'primary'])
    version = 2
    await replica.look()
    expect(await read('published')).toBe('replica')
  })

  it('that was not looked at for five seconds is taken for far', async () => {
    await replica.look()
    nowMs = 5_000
    expect(await read('lists')).toBe('primary')
  })
})
