// The rows of the processes on one database: each says every second that it lives, and sees the others in the same statement.

import { z } from 'zod'
import { type ProcessRole, processRoles } from '../../settings/values.ts'
import { json } from '../db/column-types.ts'
import type { Queries } from '../db/database.ts'
import type { BreakerState } from '../ports/breaker.ts'

/** Of providers by name, those that have failed. */
export type BreakerStates = Readonly<Record<string, BreakerState>>

export interface OwnProcess {
  readonly id: string
  readonly role: ProcessRole
  /** Where it keeps uploaded pictures: equal for the same place, and for no other. */
  readonly files: string
}

const other = z.object({
  id: z.string(),
  role: z.enum(processRoles),
  files: z.string(),
  /** Since its last heartbeat, by the database's clock. */
  silentMs: z.number(),
  isOlder: z.boolean(),
  breakers: z.record(z.string(), z.object({ failures: z.number(), restMs: z.number().nullable() })),
})
export type OtherProcess = z.output<typeof other>

/** What one look at the database says. */
export interface Look {
  readonly others: readonly OtherProcess[]
  /** Another number, another version of what public pages show. */
  readonly version: number
  readonly databaseNow: Date
}

/** Says that this process lives, and looks at the others. Times are the database's: a machine's own clock may be wrong. */
export async function beat(db: Queries, own: OwnProcess, breakers: BreakerStates): Promise<Look> {
  const [row] = await db.query<{ others: unknown; version: number; now: Date }>(
    `with own as (
       insert into process as held (id, role, files, started_at, seen_at, breakers) values ($1, $2, $3, now(), now(), $4)
       on conflict (id) do update set seen_at = excluded.seen_at, breakers = excluded.breakers
       returning id, started_at)
     select (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'role', p.role, 'files', p.files,
           'silentMs', extract(epoch from now() - p.seen_at) * 1000,
           'isOlder', (p.started_at, p.id) < (own.started_at, own.id), 'breakers', p.breakers)), '[]')
         from process p, own where p.id <> own.id) as others,
       (select version from published) as version, now() as now`,
    [own.id, own.role, own.files, json(breakers)],
  )
  if (row === undefined) throw new Error('a heartbeat was not written')
  return { others: z.array(other).parse(row.others), version: row.version, databaseNow: row.now }
}

/** Takes out those of `ids` that have been silent for so long. Returns them: of several callers each gets a process once. */
export async function removeSilent(tx: Queries, ids: readonly string[], silentMs: number): Promise<string[]> {
  return await tx.column<string>(
    `delete from process where id = any($1::text[]) and seen_at <= now() - make_interval(secs => $2) returning id`,
    [ids, silentMs / 1000],
  )
}

/** Takes this process out, at its end. */
export async function removeOwn(db: Queries, id: string): Promise<void> {
  await db.execute('delete from process where id = $1', [id])
}
