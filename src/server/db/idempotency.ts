// One answer for one key: a repeated request gets the first one's answer, and the work is done once.

import { isRefusal, refuse } from '../../core/refusal.ts'
import type { Queries, Tx } from './database.ts'

export interface RequestRecord {
  /** Whose key it is: a question for the outcome of a key waits for the work of this owner under it. */
  readonly owner: string
  /** The caller and the call: the same key of another caller or call is another key. */
  readonly scope: string
  readonly key: string
  /** What was asked, hashed: the same key with another hash is a mistake of the caller. */
  readonly requestHash: string
  /** Business time. */
  readonly now: Date
  /**
   * `transaction`: the work, its answer and the key are stored together, or not at all.
   * `natural`: the work talks to the outside and is repeatable by a key of its own; only the key and its hash are kept.
   */
  readonly mode: 'transaction' | 'natural'
}

interface KeptRow {
  request_hash: string
  answer: string | null
}

const usedForSomethingElse = refuse('requestKeyWasUsedForSomethingElse')

/**
 * Does `work` once for each scope and key and returns its answer, which must have a JSON form. A repetition, also one that
 * runs at the same time, gets the first answer, the same to the byte once it is written as JSON again; with another
 * `requestHash` it gets the refusal `requestKeyWasUsedForSomethingElse`.
 * A refusal is passed on but not kept: nothing was done, and the same key may be tried again. What the work wrote before
 * it refused (a counted guess) stays. When it throws, nothing stays.
 */
export async function withIdempotency<Answer>(
  db: Queries,
  record: RequestRecord,
  work: (db: Queries) => Promise<Answer>,
): Promise<Answer | typeof usedForSomethingElse> {
  if (record.mode === 'natural') {
    const refusal = await db.transaction((tx) => keepKey(tx, record))
    return refusal ?? (await work(db))
  }
  return await db.transaction(async (tx) => {
    const kept = await claim(tx, record)
    if (kept !== null) {
      if (kept.request_hash !== record.requestHash) return usedForSomethingElse
      if (kept.answer === null) throw new Error('this key was kept without an answer: its call has changed its mode')
      return JSON.parse(kept.answer) as Answer
    }
    const answer = await work(tx)
    if (isRefusal(answer)) {
      await tx.execute('delete from request_key where scope = $1 and key = $2', [record.scope, record.key])
      return answer
    }
    const text = JSON.stringify(answer ?? null)
    await tx.execute('update request_key set answer = $3 where scope = $1 and key = $2', [
      record.scope,
      record.key,
      text,
    ])
    return JSON.parse(text) as Answer
  })
}

/** A key of a call of mode `natural`, as it is kept. */
export type KeptKey = Pick<RequestRecord, 'scope' | 'key'>

/** What a call of mode `natural` made or found under its key (`noteMade`); null where it noted nothing. */
export async function madeUnder(db: Queries, { scope, key }: KeptKey): Promise<string | null> {
  return await db.value<string>('select answer from request_key where scope = $1 and key = $2', [scope, key])
}

/**
 * Notes what a call of mode `natural` made or found: a repetition is given the same, also one that comes late, as from a process that
 * stood still.
 */
export async function noteMade(tx: Tx, { scope, key }: KeptKey, what: string): Promise<void> {
  await tx.execute('update request_key set answer = $3 where scope = $1 and key = $2', [scope, key, what])
}

async function keepKey(tx: Tx, record: RequestRecord): Promise<typeof usedForSomethingElse | null> {
  const kept = await claim(tx, record)
  return kept === null || kept.request_hash === record.requestHash ? null : usedForSomethingElse
}

/** The advisory lock of a key, held to the end of the transaction that does its work. */
const lockOfKey = `hashtextextended('request key ' || $1 || ' ' || $2, 0)`

/**
 * Takes the key for this transaction (null), or returns what is kept under it. The lock waits for another transaction that
 * holds the same key, so that of many at once one does the work and the others see its answer.
 */
async function claim(tx: Tx, { owner, scope, key, requestHash, now }: RequestRecord): Promise<KeptRow | null> {
  await tx.query(`select pg_advisory_xact_lock(${lockOfKey})::text as held`, [owner, key])
  for (;;) {
    const inserted = await tx.execute(
      `insert into request_key (scope, key, request_hash, created_at) values ($1, $2, $3, $4)
       on conflict (scope, key) do nothing`,
      [scope, key, requestHash, now],
    )
    if (inserted === 1) return null
    const [kept] = await tx.query<KeptRow>(
      'select request_hash, answer from request_key where scope = $1 and key = $2 for share',
      [scope, key],
    )
    // Gone again between the two statements, after a refusal or a clean-up: then it is ours to take.
    if (kept !== undefined) return kept
  }
}

/**
 * Whether `key` of `owner` is kept in one of `scopes`: the work under it is done, or (mode `natural`) was begun and can be asked for
 * again. Waits for work that is still under way, by the lock that the work holds. False: nothing was done, as after a refusal.
 * Writes nothing.
 */
export async function isKeptInAny(
  db: Queries,
  owner: string,
  scopes: readonly string[],
  key: string,
): Promise<boolean> {
  const isKept = async (queries: Queries): Promise<boolean> => {
    const [kept] = await queries.query<{ scope: string }>(
      'select scope from request_key where key = $2 and scope = any($1::text[]) limit 1',
      [scopes, key],
    )
    return kept !== undefined
  }
  if (await isKept(db)) return true
  return await db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock_shared(${lockOfKey})::text as held`, [owner, key])
    return await isKept(tx)
  })
}

/** Forgets at most `atMost` keys that are older than `before`; returns how many. Clients repeat within minutes, never after days. */
export async function forgetRequestKeys(db: Queries, before: Date, atMost: number): Promise<number> {
  return await db.execute(
    `delete from request_key where (scope, key) in
       (select scope, key from request_key where created_at < $1 order by created_at limit $2)`,
    [before, atMost],
  )
}
