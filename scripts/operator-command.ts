// Runs a command of the operator on the server's database, with the settings that the command uses and no others. What the operator has
// to mend is told as a sentence, not as a stack trace; the answer stands on standard output, and nothing of the server's log beside it.

import path from 'node:path'
import { parseArgs } from 'node:util'
import { openMovableClock, systemClock } from '../src/server/adapters/machine/clock.ts'
import { createIds } from '../src/server/adapters/machine/ids.ts'
import { systemRandom } from '../src/server/adapters/machine/random.ts'
import { composeServer } from '../src/server/compose.ts'
import type { Db } from '../src/server/db/database.ts'
import { isMigrated } from '../src/server/db/migrate.ts'
import { type DatabaseConfig, openOperatorDatabase, startFaultOf } from '../src/server/db/open-database.ts'
import { StartFault } from '../src/server/db/start-fault.ts'
import { refuseForeignDatabase } from '../src/server/db/whose-database.ts'
import type { Deps } from '../src/server/deps.ts'
import type { BusinessClock } from '../src/server/ports/clock.ts'
import type { Ids } from '../src/server/ports/ids.ts'
import type { Random } from '../src/server/ports/random.ts'
import { readSettingsOf } from '../src/settings/command-settings.ts'
import { loadConfig, type RawEnvironment } from '../src/settings/config.ts'
import { hasDatabase, isInMemory } from '../src/settings/data-dir.ts'
import { readEnvironment } from '../src/settings/env-file.ts'
import type { SettingName } from '../src/settings/groups.ts'
import { withUnwrappedSecrets } from '../src/settings/wrapped-secrets.ts'
import { sentenceFor } from '../src/start-problem.ts'

/** Does the work and ends the process with 1 for what an operator has to mend, after saying it. */
export async function tellProblems(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const sentence = sentenceFor(error)
    if (sentence === null) throw error
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}

/** What the server would be told here: the environment over `.env`. Remarks about the file go to standard error. */
export function environmentHere(): RawEnvironment {
  const { environment, remarks } = readEnvironment(process.env, process.cwd())
  for (const remark of remarks) process.stderr.write(`${remark}\n`)
  return environment
}

/** What every command uses: where the database is, and whose it has to be. */
export const databaseSettings = ['DATABASE_URL', 'DB_POOL_SIZE', 'DATA_DIR'] as const

/** What a command works with. */
export interface OperatorTools {
  readonly db: Db
  readonly clock: BusinessClock
  readonly ids: Ids
  readonly random: Random
}

type SettingsOf<Names extends SettingName> = ReturnType<
  typeof readSettingsOf<Names | (typeof databaseSettings)[number]>
>

/** The database of these settings as it is; one that does not exist yet is not made. */
export async function onOperatorDatabase(
  { DATABASE_URL, DB_POOL_SIZE, DATA_DIR }: SettingsOf<never>,
  work: (db: Db) => Promise<boolean>,
): Promise<boolean> {
  const place: DatabaseConfig = { databaseUrl: DATABASE_URL, dbPoolSize: DB_POOL_SIZE, dataDir: DATA_DIR }
  if (DATABASE_URL === null && !isInMemory(DATA_DIR) && !hasDatabase(DATA_DIR))
    throw new StartFault(
      `There is no database in DATA_DIR (${DATA_DIR}) yet, and no DATABASE_URL: start the product once.`,
    )
  const db = await openOperatorDatabase(place)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Throws {@link StartFault} for a database that another release has to be brought to first: a command changes no table. */
async function refuseBehind(db: Db, place: Parameters<typeof startFaultOf>[1]): Promise<void> {
  const isThere = await isMigrated(db).catch((error: unknown) => {
    throw startFaultOf(error, place)
  })
  if (!isThere)
    throw new StartFault(
      'The database is not up to date with this version: run `npm run migrate`, or start the product.',
    )
}

/** The clock of the demo that has made the database, else the machine's. */
async function clockOf(db: Db): Promise<BusinessClock> {
  const moved = await db.query('select from business_clock')
  return moved.length === 0 ? systemClock : await openMovableClock(db)
}

/**
 * Does the work on the database and ends the process: with 0 when it answers true, else with 1. `names` are the settings that the work
 * uses beside those of the database: only they can refuse. With the embedded database, no other process may use it.
 */
export async function runCommand<const Names extends SettingName>(
  names: readonly Names[],
  work: (tools: OperatorTools, settings: SettingsOf<Names>) => Promise<boolean>,
): Promise<void> {
  await tellProblems(async () => {
    const wanted = [...databaseSettings, ...names] as const
    const settings: SettingsOf<Names> = readSettingsOf(await withUnwrappedSecrets(environmentHere(), wanted), wanted)
    const isDone = await onOperatorDatabase(settings, async (db) => {
      await refuseBehind(db, { databaseUrl: settings.DATABASE_URL, dbPoolSize: 1, dataDir: settings.DATA_DIR })
      await refuseForeignDatabase(db, settings.MODE)
      const clock = await clockOf(db)
      return await work({ db, clock, ids: createIds(clock, systemRandom), random: systemRandom }, settings)
    })
    process.exitCode = isDone ? 0 : 1
  })
}

/**
 * The same for work that needs the whole server, with its providers and texts, and so all of its settings. The log is silent: an
 * alert of the server is not the answer of a command.
 */
export async function runOnServer(work: (deps: Deps) => Promise<boolean>): Promise<void> {
  await tellProblems(async () => {
    const environment = await withUnwrappedSecrets(environmentHere())
    const config = { ...loadConfig(environment), logLevel: 'silent' as const }
    if (!config.migrateAtStart)
      await onOperatorDatabase(readSettingsOf(environment, databaseSettings), async (db) => {
        await refuseBehind(db, config)
        return true
      })
    const server = await composeServer(config, path.dirname(import.meta.dirname), process.stderr)
    try {
      process.exitCode = (await work(server.deps)) ? 0 : 1
    } finally {
      await server.stop()
    }
  })
}

/** What was typed; null for an option that is missing or has no value. */
export function typedWords<const Names extends string>(
  names: readonly Names[],
): { words: readonly string[]; values: Partial<Record<Names, string>> } | null {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    return { words: positionals, values: values as Partial<Record<Names, string>> }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return null
    throw error
  }
}
