// Reads that may be some seconds old, on a replica of the database; on the primary while the replica is away or too far behind.

import type { Log } from '../ports/log.ts'
import type { Db, Queries } from './database.ts'
import { DatabaseIsUnavailable, isWorthRepeating } from './database-errors.ts'
import { type Repeated, repeat } from './repeat.ts'

/** What may read on a replica, and no call that must see what its own caller has just written. */
export interface ReadDatabase {
  /** For lists and figures, which may be as old as the limit says. */
  readonly lists: Queries
  /** For public pages: never older than the version of the products that this process knows of. */
  readonly published: Queries
}

/** Without a replica: everything is read on the database itself. */
export function onlyPrimary(db: Queries): ReadDatabase {
  return { lists: db, published: db }
}

/** What the heart of this process knows of the primary. */
interface KnownOfPrimary {
  readonly id: string | null
  /** The primary's clock at this moment, milliseconds, as the last heartbeat lets one reckon; null before the first. */
  databaseNowMs(): number | null
  /** The version of what public pages show; null before the first heartbeat. */
  publishedVersion(): number | null
}

export interface ReplicaMeans {
  readonly primary: Db
  readonly replica: Db
  readonly known: KnownOfPrimary
  /** The replica may be so far behind, seconds. */
  readonly maxLagSeconds: number
  readonly log: Log
  /** Time that only goes forward, milliseconds. */
  readonly nowMs: () => number
}

export interface WatchedReplica extends ReadDatabase {
  /** Looks how far behind the replica is. Never throws. */
  look(): Promise<void>
}

/** How often the replica is looked at, milliseconds. */
const lookMs = 1_000
/** A look that is older says nothing of now. */
const lookMaxMs = 5_000

/**
 * A replica and the primary behind it. How far it is behind says this process's own heartbeat: how old it is over there. That is
 * right for a replica that has stopped replaying, and for a database that is no replica of this one at all.
 */
export function watchReplica({ primary, replica, known, maxLagSeconds, log, nowMs }: ReplicaMeans): WatchedReplica {
  let lookedMs = Number.NEGATIVE_INFINITY
  let isNear = false
  let version: number | null = null
  let wasTold = false

  function turnAway(lagSeconds: number | null, err?: unknown): void {
    isNear = false
    if (wasTold) return
    wasTold = true
    log.warn(
      { lagSeconds, ...(err === undefined ? {} : { err }) },
      'the replica is away or too far behind: everything is read on the primary',
    )
  }

  async function look(): Promise<void> {
    try {
      const [row] = await replica.query<{ seen: Date | null; version: number | null }>(
        'select (select seen_at from process where id = $1) as seen, (select version from published) as version',
        [known.id],
      )
      const now = known.databaseNowMs()
      const seen = row?.seen ?? null
      const lagSeconds = seen === null || now === null ? null : Math.max(0, (now - seen.getTime()) / 1000)
      lookedMs = nowMs()
      version = row?.version ?? null
      // Its own heartbeat is up to a second old on the primary, too.
      if (lagSeconds === null || lagSeconds > maxLagSeconds + 1) return turnAway(lagSeconds && Math.round(lagSeconds))
      isNear = true
      if (wasTold) log.info({ lagSeconds: Math.round(lagSeconds) }, 'the replica is near again: lists are read there')
      wasTold = false
    } catch (error) {
      turnAway(null, error)
    }
  }

  const mayRead = (): boolean => isNear && nowMs() - lookedMs < lookMaxMs

  /** On the replica where `may` says so, and again on the primary where the replica fails: reads change nothing. */
  async function read<T>(may: () => boolean, work: (db: Db) => Promise<T>): Promise<T> {
    if (!may()) return await work(primary)
    try {
      return await work(replica)
    } catch (error) {
      // A replica ends a statement that stands in the way of what it has to replay.
      if (!(error instanceof DatabaseIsUnavailable) && !isWorthRepeating(error)) throw error
      turnAway(null, error)
      return await work(primary)
    }
  }

  const through = (may: () => boolean): Queries => ({
    query: (sql, params) => read(may, (db) => db.query(sql, params)),
    first: (sql, params) => read(may, (db) => db.first(sql, params)),
    value: (sql, params) => read(may, (db) => db.value(sql, params)),
    column: (sql, params) => read(may, (db) => db.column(sql, params)),
    execute: (sql, params) => read(may, (db) => db.execute(sql, params)),
    changed: (sql, params) => read(may, (db) => db.changed(sql, params)),
    insert: (sql, row) => read(may, (db) => db.insert(sql, row)),
    transaction: (fn) => read(may, (db) => db.transaction(fn)),
  })

  return {
    look,
    lists: through(mayRead),
    published: through(() => mayRead() && version !== null && version === known.publishedVersion()),
  }
}

/** Looks every second until it is stopped. */
export const keepLooking = (replica: Pick<WatchedReplica, 'look'>): Repeated => repeat(lookMs, () => replica.look())
