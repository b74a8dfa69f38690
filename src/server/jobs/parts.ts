// Long work in parts, by the hash of a row's id: each part is a job of its own, and the one that ends last queues what follows.

import { json } from '../db/column-types.ts'
import type { Queries, Tx } from '../db/database.ts'
import { enqueue, type JobToQueue } from './queue.ts'

/** Hashes of one part, as PostgreSQL's `hashtext` makes them, both ends included. */
export interface HashRange {
  readonly from: number
  readonly to: number
}

const [leastHash, hashes] = [-(2 ** 31), 2 ** 32]

/** The hashes of a part; the parts together have each hash once. */
export function rangeOf(part: number, parts: number): HashRange {
  const begin = (at: number): number => leastHash + Math.floor((at * hashes) / parts)
  return { from: begin(part), to: begin(part + 1) - 1 }
}

/** Every row. */
export const wholeRange: HashRange = rangeOf(0, 1)

export interface PartOf {
  readonly work: string
  /** 0 the first. */
  readonly part: number
  readonly parts: number
}

/** In how many parts so many rows are worth doing: each of them costs a job. */
export function partsWorth(rows: number, smallestPart: number, partsAtMost: number): number {
  return Math.max(1, Math.min(partsAtMost, Math.floor(rows / smallestPart)))
}

/**
 * Plans the parts of a work, each with its job. Idempotent: a work that was planned keeps its parts, whatever the setting is by now.
 */
export async function planParts(
  tx: Tx,
  work: string,
  parts: number,
  jobOf: (part: PartOf) => Omit<JobToQueue, 'key'>,
): Promise<void> {
  await tx.execute(
    `insert into work_part (work, part, parts)
      select $1, n, $2::int from generate_series(0, $2::int - 1) n where not exists (select from work_part where work = $1)
      on conflict do nothing`,
    [work, parts],
  )
  const planned = await tx.query<PartOf>('select work, part, parts from work_part where work = $1 order by part', [
    work,
  ])
  for (const part of planned) await enqueue(tx, { ...jobOf(part), key: `${work}:${part.part}` })
}

/** True where the parts of a work are planned, or ended. */
export async function isPlanned(db: Queries, work: string): Promise<boolean> {
  const rows = await db.query('select from work_part where work = $1 limit 1', [work])
  return rows.length > 0
}

/** Notes the end of a part, once. True for the one part after which none is under way. */
export async function endPart(tx: Tx, { work, part }: PartOf, result: unknown, at: Date): Promise<boolean> {
  // All rows of the work: of two parts that end at the same moment the second one sees the first.
  await tx.query('select from work_part where work = $1 order by part for update', [work])
  const ended = await tx.execute(
    'update work_part set ended_at = $3, result = $4 where work = $1 and part = $2 and ended_at is null',
    [work, part, at, result === null ? null : json(result)],
  )
  if (ended === 0) return false
  const open = await tx.query('select from work_part where work = $1 and ended_at is null limit 1', [work])
  return open.length === 0
}

/** What the parts of a work have found, in the order of the parts. */
export async function resultsOf<Result>(db: Queries, work: string): Promise<Result[]> {
  return await db.column<Result>(
    'select result from work_part where work = $1 and ended_at is not null order by part',
    [work],
  )
}

/** Forgets parts that ended before a moment. Answers how many. */
export async function forgetParts(db: Queries, before: Date, atMost: number): Promise<number> {
  return await db.execute(
    `delete from work_part where (work, part) in (
       select work, part from work_part where ended_at < $1
         and not exists (select from work_part open where open.work = work_part.work and open.ended_at is null)
       order by work, part limit $2)`,
    [before, atMost],
  )
}
