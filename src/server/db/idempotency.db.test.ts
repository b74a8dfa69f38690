// One answer for one key, also when the same request arrives fifty times at once.

import { describe, expect, it } from 'vitest'
import { onBothEngines, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { refuse } from '../../core/refusal.ts'
import type { Queries } from './database.ts'
import { forgetRequestKeys, isKeptInAny, type RequestRecord, withIdempotency } from './idempotency.ts'

const now = new Date('2026-11-20T08:00:00Z')

function request(key: string, changes: Partial<RequestRecord> = {}): RequestRecord {
  return { owner: 'B1', scope: 'B1:payOrder', key, requestHash: 'h1', now, mode: 'transaction', ...changes }
}

onBothEngines('a keyed request', (database, engine) => {
  it('is done once, and its repetition gets the same answer to the byte', async () => {
    let done = 0
    const work = async () => {
      done += 1
      return { b: 1, a: [done, null], ä: 'ö', 10: 'x', when: now }
    }
    const first = await withIdempotency(database(), request('k1'), work)
    const again = await withIdempotency(database(), request('k1'), work)
    expect(done).toBe(1)
    expect(JSON.stringify(again)).toBe(JSON.stringify(first))
    expect(again).toMatchObject({ when: '2026-11-20T08:00:00.000Z' })
  })

  it('is refused when its key stood for something else', async () => {
    await withIdempotency(database(), request('k2'), async () => 'answer')
    const other = await withIdempotency(database(), request('k2', { requestHash: 'h2' }), async () => 'other')
    expect(other).toEqual({ refused: 'requestKeyWasUsedForSomethingElse' })
  })

  it('does not meet the same key of another caller', async () => {
    await withIdempotency(database(), request('k3'), async () => 'mine')
    const theirs = await withIdempotency(database(), request('k3', { scope: 'B2:payOrder' }), async () => 'theirs')
    expect(theirs).toBe('theirs')
  })

  it('may be tried again after a refusal, and what was counted before it stays', async () => {
    await database().execute('create table guess (n integer)')
    const refused = await withIdempotency(database(), request('k4'), async (tx) => {
      await tx.execute('insert into guess values (1)')
      return refuse('codeIsWrong')
    })
    expect(refused).toEqual({ refused: 'codeIsWrong' })
    expect(await database().query('select n from guess')).toEqual([{ n: 1 }])
    expect(await withIdempotency(database(), request('k4', { requestHash: 'h2' }), async () => 'right now')).toBe(
      'right now',
    )
  })

  it('tells whether its key counts, in one of several scopes, and writes nothing for the question', async () => {
    const scopes = ['B1:other', 'B1:payOrder']
    const isKept = () => isKeptInAny(database(), 'B1', scopes, 'k16')
    expect(await isKept()).toBe(false)
    expect(await withIdempotency(database(), request('k16'), async () => refuse('codeIsWrong'))).toMatchObject({
      refused: 'codeIsWrong',
    })
    expect(await isKept()).toBe(false)
    expect(await withIdempotency(database(), request('k16'), async () => 'done')).toBe('done')
    expect(await isKept()).toBe(true)
    expect(await isKeptInAny(database(), 'B2', ['B2:payOrder'], 'k16')).toBe(false)
    const kept = await database().query('select scope from request_key where key = $1', ['k16'])
    expect(kept).toEqual([{ scope: 'B1:payOrder' }])
  })

  it('is told of only once it has ended: the question waits for work under way', async () => {
    const begun = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const work = withIdempotency(database(), request('k17'), async () => {
      begun.resolve()
      await finish.promise
      return 'done'
    })
    await begun.promise
    const asked = isKeptInAny(database(), 'B1', ['B1:payOrder'], 'k17')
    let isAnswered = false
    void asked.then(() => {
      isAnswered = true
    })
    // On one connection the question queues behind the work; on several it waits for the lock of the key.
    const waits = async (): Promise<boolean> =>
      (await database().query(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).length > 0
    if (engine.name === 'postgres') while (!isAnswered && !(await waits()));
    finish.resolve()
    expect(await asked).toBe(true)
    expect(await work).toBe('done')
  })

  it('leaves nothing behind when it fails', async () => {
    await database().execute('create table trace (n integer)')
    const failed = withIdempotency(database(), request('k5'), async (tx) => {
      await tx.execute('insert into trace values (1)')
      throw new Error('out of paper')
    })
    await expect(failed).rejects.toThrow('out of paper')
    expect(await database().query('select n from trace')).toEqual([])
    expect(await withIdempotency(database(), request('k5'), async () => 'second try')).toBe('second try')
  })

  it('with a natural key of its own only remembers what the key stood for', async () => {
    let calls = 0
    const work = async (db: Queries) => {
      calls += 1
      // Nothing is held open around work that talks to the outside.
      await database().query('select 1')
      expect(db).toBe(database())
      return calls
    }
    const record = request('k6', { mode: 'natural' })
    expect(await withIdempotency(database(), record, work)).toBe(1)
    expect(await withIdempotency(database(), record, work)).toBe(2)
    expect(await withIdempotency(database(), { ...record, requestHash: 'h2' }, work)).toEqual({
      refused: 'requestKeyWasUsedForSomethingElse',
    })
  })

  it('is forgotten after its time', async () => {
    await withIdempotency(database(), request('k7', { now: new Date('2026-01-01T00:00:00Z') }), async () => 'old')
    expect(await forgetRequestKeys(database(), new Date('2026-02-01T00:00:00Z'), 9)).toBe(1)
  })
})

describe('fifty identical requests at once (on postgres)', () => {
  const database = useDatabase(postgres)

  it('do the work once and get one answer', async () => {
    const db = database()
    await db.execute('create table paid (key text)')
    for (const key of ['r1', 'r2', 'r3', 'r4']) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          withIdempotency(db, request(key), async (tx) => {
            await tx.execute('insert into paid values ($1)', [key])
            await tx.query('select pg_sleep(0.02)')
            return { receipt: `${key} by ${n}` }
          }),
        ),
      )
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(await db.query('select count(*) as n from paid where key = $1', [key])).toEqual([{ n: 1 }])
    }
  })

  it('let the next one do it when the first one fails or refuses', async () => {
    const db = database()
    let starts = 0
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        withIdempotency(db, request('r5'), async (tx) => {
          starts += 1
          const mine = starts
          await tx.query('select pg_sleep(0.01)')
          if (mine === 1) throw new Error('first one fails')
          return mine === 2 ? refuse('paymentIsPending') : { done: mine }
        }),
      ),
    )
    const outcomes = attempts.map((attempt) =>
      attempt.status === 'rejected' ? 'failed' : JSON.stringify(attempt.value),
    )
    const counts = Object.entries(Object.groupBy(outcomes, (outcome) => outcome)).map(([outcome, all]) => [
      outcome,
      all?.length,
    ])
    expect(Object.fromEntries(counts)).toEqual({ failed: 1, '{"refused":"paymentIsPending"}': 1, '{"done":3}': 18 })
  })
})
