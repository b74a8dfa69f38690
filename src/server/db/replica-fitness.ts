// What an operator has to know of a replica before a start: that it is there, a replica of this very server, as new, and near.

import type { Db } from './database.ts'
import { openDatabase } from './open-database.ts'
import { newestMigration } from './schema-state.ts'
import { reasonOf } from './start-fault.ts'

export interface ReplicaPlace {
  readonly databaseUrl: string | null
  readonly databaseReadUrl: string | null
  readonly databaseReadMaxLagSeconds: number
}

/** How a replica stands. `problem` is a sentence: lists are read on the primary while it holds. */
export interface ReplicaFitness {
  readonly lagSeconds: number | null
  readonly problem: string | null
}

interface ServerState {
  readonly server: string
  readonly isReplica: boolean
  /** Seconds since the newest transaction that a replica has replayed; null on a primary. */
  readonly replayedSeconds: number | null
  /** How far the log is written on a primary, and replayed on a replica. */
  readonly at: string | null
  readonly migration: string | null
}

async function stateOf(db: Db): Promise<ServerState> {
  const [row] = await db.query<Omit<ServerState, 'migration'>>(
    `select (select system_identifier::text from pg_control_system()) as server, pg_is_in_recovery() as "isReplica",
        case when pg_is_in_recovery() then extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 end
          as "replayedSeconds",
        case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as at`,
  )
  if (row === undefined) throw new Error('a database does not tell its state')
  return {
    ...row,
    migration:
      (await db.value<boolean>(`select to_regclass('schema_migration') is not null as is`)) === true
        ? await newestMigration(db)
        : null,
  }
}

/** Asks the server and its replica; null where none is named. Changes nothing, and never throws for a server that is away. */
export async function fitnessOfReplica(config: ReplicaPlace): Promise<ReplicaFitness | null> {
  const { databaseUrl, databaseReadUrl, databaseReadMaxLagSeconds } = config
  if (databaseUrl === null || databaseReadUrl === null) return null
  const open = (url: string): Promise<Db> => openDatabase({ url, poolSize: 1, onConnectionLoss: () => {} })
  const [primary, replica] = [await open(databaseUrl), await open(databaseReadUrl)]
  try {
    const here = await stateOf(primary)
    const there = await stateOf(replica).catch((error: unknown) => reasonOf(error))
    if (typeof there === 'string') return { lagSeconds: null, problem: `cannot be used: ${there}` }
    const unfit = unfitness(here, there)
    if (unfit !== null) return { lagSeconds: null, problem: unfit }
    const lagSeconds = await lagOf(replica, here, there)
    if (there.migration !== here.migration)
      return {
        lagSeconds,
        problem: `has the schema ${there.migration ?? 'of no version'}, and DATABASE_URL has ${here.migration}`,
      }
    if (lagSeconds <= databaseReadMaxLagSeconds) return { lagSeconds, problem: null }
    const limit = `DATABASE_READ_MAX_LAG_SECONDS=${databaseReadMaxLagSeconds}`
    return { lagSeconds, problem: `is ${lagSeconds} s behind, more than ${limit}` }
  } finally {
    await Promise.all([primary.close(), replica.close()])
  }
}

function unfitness(primary: ServerState, replica: ServerState): string | null {
  if (replica.server !== primary.server)
    return 'leads to another server than DATABASE_URL: it is not its replica (the system identifiers differ)'
  if (!replica.isReplica) return 'leads to a server that is no replica: name a streaming replica, or leave it out'
  return null
}

/** Nothing is behind where all that was written before the look is replayed; otherwise as old as what was replayed last. */
async function lagOf(replica: Db, primary: ServerState, { replayedSeconds }: ServerState): Promise<number> {
  return (await replica.value<boolean>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isNear"', [primary.at])) ===
    true
    ? 0
    : Math.max(1, Math.round(replayedSeconds ?? 0))
}
