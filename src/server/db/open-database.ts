// Opens the database that the configuration names, or one that a test asks for.

import { readFile } from 'node:fs/promises'
import type { Config } from '../../settings/config.ts'
import { hasDatabase, isInMemory, snapshotOf } from '../../settings/data-dir.ts'
import { type Db, databaseOver } from './database.ts'
import { sqlStateOf } from './database-errors.ts'
import { DataDirIsInUse } from './embedded/data-dir-lock.ts'
import type { EmbeddedOptions } from './embedded/embedded-driver.ts'
import type { MemoryFiles } from './embedded/memory-files.ts'
import { isMigrated, migrateAtStart } from './migrate.ts'
import { connectionLimitsMs } from './postgres/postgres-driver.ts'
import { needsRights, reasonOf, StartFault } from './start-fault.ts'

const DEFAULT_POOL_SIZE = 20

export type DatabasePlace =
  /** The embedded database, durable, one process at a time. */
  | ({ readonly dataDir: string } & EmbeddedOptions)
  /** A PostgreSQL server, 15 or later. */
  | {
      readonly url: string
      readonly poolSize?: number
      readonly onConnectionLoss?: (error: Error) => void
    }
  /** In memory, for tests; as the snapshot of this path, or empty. */
  | { readonly memory: true; readonly snapshot: string | null }

/**
 * Opens a database, without migrating it.
 * Throws DataDirIsInUse for a data directory that another process works on.
 */
export async function openDatabase(place: DatabasePlace): Promise<Db> {
  // A process has one of the two engines, and loads no other.
  if ('url' in place) {
    const { postgresDriver } = await import('./postgres/postgres-driver.ts')
    const { url, poolSize = DEFAULT_POOL_SIZE, onConnectionLoss = warnOfLoss } = place
    return databaseOver(postgresDriver({ url, poolSize, onConnectionLoss }))
  }
  const { embeddedDriver, memoryDriver } = await import('./embedded/embedded-driver.ts')
  if ('memory' in place) return databaseOver(await memoryDriver(await readSnapshot(place.snapshot)))
  const { dataDir, ...options } = place
  return databaseOver(await embeddedDriver(dataDir, options))
}

/** Read once for each file: it does not change, and a process of tests opens many databases. */
const snapshots = new Map<string, Promise<Uint8Array>>()

async function readSnapshot(file: string | null): Promise<Uint8Array | null> {
  if (file === null) return null
  const known = snapshots.get(file) ?? readFile(file)
  snapshots.set(file, known)
  return await known
}

function warnOfLoss(error: Error): void {
  console.warn(`a database connection was lost: ${error.name}`)
}

export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dbPoolSize' | 'dataDir'>

/** False: a start waits until another process has brought the database up to date. True unless said. */
type StartConfig = DatabaseConfig & Partial<Pick<Config, 'migrateAtStart'>>

/** How often a start that waits for `npm run migrate` looks again, milliseconds. */
const waitLookMs = 1_000

function placeOf(
  config: DatabaseConfig,
  onConnectionLoss: (error: Error) => void,
  templates: string | null = null,
): DatabasePlace {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, poolSize: config.dbPoolSize, onConnectionLoss }
  if (isInMemory(config.dataDir)) return { memory: true, snapshot: snapshotOf(config.dataDir) }
  return { dataDir: config.dataDir, begunWith: () => beginning(templates) }
}

/** The files with which a new embedded database begins. */
async function beginning(templates: string | null): Promise<MemoryFiles | null> {
  if (templates === null) return null
  const { templateIn } = await import('./template.ts')
  return templateIn(templates)
}

/** What a server has to be: its version as PostgreSQL counts it, and how the database stores texts. */
const oldestServer = 150_000
const storedAs = 'UTF8'

/**
 * Throws for a connection without the time zone and the limits of ours. A connection of our own asks for them; through a pooler they have
 * to come with the account, and without them one lock that is never given would hold a call for ever.
 */
async function refuseUnlimited(db: Db): Promise<void> {
  const names = Object.keys(connectionLimitsMs) as (keyof typeof connectionLimitsMs)[]
  const [has] = await db.query<{ zone: string; account: string; limits: Record<string, number> }>(
    `select current_setting('TimeZone') as zone, current_user::text as account,
       (select jsonb_object_agg(name, setting::int) from pg_settings where name = any($1)) as limits`,
    [names],
  )
  if (has === undefined) return
  const isFit = (name: (typeof names)[number]): boolean => {
    const limit = has.limits[name] ?? 0
    return limit > 0 && limit <= connectionLimitsMs[name]
  }
  const lacking = [
    ...(/^(Etc\/)?UTC$/.test(has.zone) ? [] : ["TimeZone = 'UTC'"]),
    ...names.filter((name) => !isFit(name)).map((name) => `${name} = '${connectionLimitsMs[name] / 1000}s'`),
  ]
  if (lacking.length === 0) return
  const account = has.account.replaceAll('"', '""')
  const commands = lacking.map((setting) => `alter role "${account}" set ${setting};`)
  throw new StartFault(
    `Through the pooler of DATABASE_URL connections come without the limits that Candor relies on. Give them to its account, and restart the pooler: ${commands.join(' ')}`,
  )
}

/**
 * Throws {@link StartFault} for a server that is too old, for a database that cannot store every name (it would start, and fail at the
 * first borrower who writes in another script), and for connections without limits.
 */
export async function refuseUnfit(db: Db): Promise<void> {
  if (db.kind !== 'postgres') return
  const [server] = await db.query<{ number: number; version: string; encoding: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       current_setting('server_encoding') as encoding`,
  )
  if (server === undefined) return
  if (server.number < oldestServer)
    throw new StartFault(`DATABASE_URL leads to PostgreSQL ${server.version}, and Candor needs 15 or later.`)
  if (server.encoding !== storedAs)
    throw new StartFault(
      `The database of DATABASE_URL stores texts as ${server.encoding}, and Candor needs ${storedAs}: make another one with ` +
        'createdb --template=template0 --encoding=UTF8 --lc-collate=C (see .env.example).',
    )
  await refuseUnlimited(db)
}

/** Waits until another process has brought the database up to date. Throws what a migration throws for one that does not fit. */
async function untilMigrated(db: Db, onWaiting: () => void): Promise<void> {
  for (let looks = 0; !(await isMigrated(db)); looks += 1) {
    if (looks === 0) onWaiting()
    await new Promise((resolve) => setTimeout(resolve, waitLookMs))
  }
}

interface Opening {
  readonly onConnectionLoss: (error: Error) => void
  /** A folder with a template of the embedded database; null where there is none. */
  readonly templates: string | null
  /** Told once where the start waits for a migration. */
  readonly onWaiting: () => void
}

async function openMigrated(config: StartConfig, { onConnectionLoss, templates, onWaiting }: Opening): Promise<Db> {
  const db = await openDatabase(placeOf(config, onConnectionLoss, templates))
  try {
    await refuseUnfit(db)
    if (config.migrateAtStart === false) await untilMigrated(db, onWaiting)
    else await migrateAtStart(db)
  } catch (error) {
    await db.close()
    throw error
  }
  return db
}

/** The database of a command of the operator, as it is. Throws {@link StartFault} with the database's own reason, and DataDirIsInUse. */
export async function openOperatorDatabase(config: DatabaseConfig): Promise<Db> {
  try {
    const db = await openDatabase(placeOf(config, () => {}))
    try {
      await refuseUnfit(db)
      return db
    } catch (error) {
      await db.close()
      throw error
    }
  } catch (error) {
    if (error instanceof DataDirIsInUse) throw error
    throw startFaultOf(error, config)
  }
}

/**
 * What is wrong with the database of a configuration, as a start would say it; null where nothing is, and for an embedded one that is not
 * there yet. It changes nothing. `onInUse`: told of the embedded database of a process that runs, which cannot be looked into.
 */
export async function problemOfDatabase(
  config: DatabaseConfig,
  look: (db: Db) => Promise<void> = async () => {},
  onInUse: (which: DataDirIsInUse) => void = () => {},
): Promise<string | null> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === null && (isInMemory(dataDir) || !hasDatabase(dataDir))) return null
  try {
    const db = await openDatabase(placeOf(config, () => {}))
    try {
      await refuseUnfit(db)
      await look(db)
    } finally {
      await db.close()
    }
  } catch (error) {
    if (!(error instanceof DataDirIsInUse)) return startFaultOf(error, config).message
    onInUse(error)
  }
  return null
}

/** SQLSTATE of what an account may not do. */
const withoutRight = '42501'

/** A fault of the database with the reason of its own, and for an account without a right, what to read. */
export function startFaultOf(error: unknown, config: DatabaseConfig): StartFault {
  if (error instanceof StartFault) return error
  const which = config.databaseUrl === null ? 'embedded database' : 'database of DATABASE_URL'
  const advice = sqlStateOf(error) === withoutRight ? `. ${needsRights}` : ''
  return new StartFault(`The ${which} cannot be used: ${reasonOf(error)}${advice}`, error)
}

/**
 * The database of the server: PostgreSQL where DATABASE_URL is set, else the embedded one, which begins as the template in the folder
 * `templates` where that has one; brought up to date, or waited for until it is.
 * Throws {@link StartFault} with the database's own reason, and DataDirIsInUse.
 */
export async function openServerDatabase(
  config: StartConfig,
  onConnectionLoss: (error: Error) => void,
  templates: string | null = null,
  onWaiting: () => void = () => {},
): Promise<Db> {
  try {
    return await openMigrated(config, { onConnectionLoss, templates, onWaiting })
  } catch (error) {
    if (error instanceof DataDirIsInUse) throw error
    throw startFaultOf(error, config)
  }
}
