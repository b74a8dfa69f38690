// Opens the replica that lists, figures and public prices are read on, where the configuration names one, and watches it.

import type { Config } from '../settings/config.ts'
import type { Db } from './db/database.ts'
import { openDatabase } from './db/open-database.ts'
import { keepLooking, type WatchedReplica, watchReplica } from './db/read-database.ts'
import type { Processes } from './jobs/processes.ts'
import type { Log } from './ports/log.ts'

interface OpenedReplica {
  readonly replica: WatchedReplica
  /** Looks for the first time, and every second from then on. */
  begin(): Promise<void>
  end(): Promise<void>
}

type ReplicaConfig = Pick<Config, 'databaseReadUrl' | 'databaseReadMaxLagSeconds' | 'dbPoolSize'>

/** Null where no replica is named. Connects nothing before `begin`. */
export async function openReplica(
  { databaseReadUrl: url, databaseReadMaxLagSeconds: maxLagSeconds, dbPoolSize: poolSize }: ReplicaConfig,
  { db: primary, processes: known, log }: { readonly db: Db; readonly processes: Processes; readonly log: Log },
): Promise<OpenedReplica | null> {
  if (url === null) return null
  const db = await openDatabase({
    url,
    poolSize,
    onConnectionLoss: (error) => log.warn({ err: error }, 'a connection to the replica was lost'),
  })
  const replica = watchReplica({ primary, replica: db, known, maxLagSeconds, log, nowMs: () => performance.now() })
  let looking: ReturnType<typeof keepLooking> | null = null
  return {
    replica,
    async begin() {
      await replica.look()
      looking = keepLooking(replica)
    },
    async end() {
      await looking?.stop()
      await db.close()
    },
  }
}
