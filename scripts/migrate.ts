// `npm run migrate`: brings the database up to date with this version, and says what was applied. A start does the same by itself, unless
// MIGRATE_AT_START is 0: then it waits for this command, which runs under an account that may change tables (docs/operate.md).
//
// Usage:
//   npm run migrate
//   npm run migrate -- --check
//
// `--check` changes nothing, and ends with 1 where something is to be applied. Uses the settings of the database alone. With the embedded
// database, the server has to be stopped meanwhile.

import type { Db } from '../src/server/db/database.ts'
import { isMigrated, migrate } from '../src/server/db/migrate.ts'
import { startFaultOf } from '../src/server/db/open-database.ts'
import { newestMigration } from '../src/server/db/schema-state.ts'
import { refuseForeignDatabase } from '../src/server/db/whose-database.ts'
import { ownRelease } from '../src/server/release.ts'
import { readSettingsOf } from '../src/settings/command-settings.ts'
import { withUnwrappedSecrets } from '../src/settings/wrapped-secrets.ts'
import { answerHelp, helpOf } from './help.ts'
import { databaseSettings, environmentHere, onOperatorDatabase, tellProblems } from './operator-command.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Nothing is applied to the database of another mode. An empty one is anybody's. */
async function refuseForeign(db: Db, mode: 'demo' | 'production'): Promise<void> {
  const [found] = await db.query<{ exists: boolean }>(`select to_regclass('business_clock') is not null as exists`)
  if (found?.exists === true) await refuseForeignDatabase(db, mode)
}

async function apply(db: Db): Promise<boolean> {
  const { migrations, functions } = await migrate(db)
  for (const name of migrations) say(`Applied ${name}`)
  if (functions.length > 0) say(`Applied ${functions.length} functions and views`)
  const { version, schema } = ownRelease()
  const newest = (await newestMigration(db)) ?? ''
  say(
    newest > schema
      ? `The database is at ${newest}, ahead of version ${version}, which works on it as it is.`
      : `The database is at ${newest}, as version ${version} needs it.`,
  )
  return true
}

async function check(db: Db): Promise<boolean> {
  const isDone = await isMigrated(db)
  say(isDone ? 'Nothing is to be applied.' : 'The database is not up to date: run `npm run migrate`.')
  return isDone
}

answerHelp(import.meta.filename)
const words = process.argv.slice(2)
if (words.some((word) => word !== '--check')) {
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
} else
  await tellProblems(async () => {
    const environment = await withUnwrappedSecrets(environmentHere(), databaseSettings)
    const settings = readSettingsOf(environment, databaseSettings)
    const place = { databaseUrl: settings.DATABASE_URL, dbPoolSize: 1, dataDir: settings.DATA_DIR }
    const isDone = await onOperatorDatabase(settings, async (db) => {
      await refuseForeign(db, settings.MODE)
      return await (words.length > 0 ? check(db) : apply(db))
    }).catch((error: unknown) => {
      throw startFaultOf(error, place)
    })
    process.exitCode = isDone ? 0 : 1
  })
