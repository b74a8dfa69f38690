// What the doctor reads in a database: whether it is migrated and the account may do it, whether it is the demo's, whether
// FIELD_ENCRYPTION_KEY is its key, and whether suspense and work list have the same sums.

import { createFieldCipher } from '../src/server/adapters/node-crypto/field-cipher.ts'
import type { Db } from '../src/server/db/database.ts'
import { isMigrated } from '../src/server/db/migrate.ts'
import { needsRights, StartFault } from '../src/server/db/start-fault.ts'
import { refuseForeignDatabase } from '../src/server/db/whose-database.ts'
import { suspenseDifferences } from '../src/server/desk/work-query.ts'
import { sealedLastingKeys } from '../src/server/jobs/lasting-key.ts'
import type { Config } from '../src/settings/config.ts'

type Settings = Pick<Config, 'migrateAtStart' | 'fieldEncryptionKey' | 'fieldEncryptionKeyBefore'>

/** Lines of all databases together. */
export interface SeenInDatabases {
  /** Why a start waits. */
  readonly waits: string[]
  /** What fails although production starts. */
  readonly fails: string[]
  /** Money that the ledger has in suspense, and the work list has not. */
  readonly suspense: string[]
}

/** Looks at one database, and adds what it sees. Throws {@link StartFault} for what keeps a start from going on. */
export async function lookInto(db: Db, settings: Settings, seen: SeenInDatabases): Promise<void> {
  if (!(await isMigrated(db))) {
    if (settings.migrateAtStart) await refuseWithoutRight(db)
    else seen.waits.push('The database is not up to date: a start waits until `npm run migrate` was run.')
    return
  }
  await refuseForeignDatabase(db, 'production')
  if (await hasForeignKeys(db, settings))
    seen.fails.push(
      'FIELD_ENCRYPTION_KEY is not the key of this database: account numbers in it cannot be read, and their owners are not paid. ' +
        'Put the right one there, or that before an exchange into FIELD_ENCRYPTION_KEY_BEFORE (docs/secrets.md).',
    )
  seen.suspense.push(...(await suspenseLines(db)))
}

/** The migration begins with new tables: an account that may make none ends the start there. */
async function refuseWithoutRight(db: Db): Promise<void> {
  const [account] = await db.query<{ mayMake: boolean }>(
    `select has_schema_privilege(current_schema(), 'create') as "mayMake"`,
  )
  if (account?.mayMake === false)
    throw new StartFault(
      `The database of DATABASE_URL is not up to date, and its account may make no tables. ${needsRights}`,
    )
}

/** Each start keeps a key that is sealed under the field key: one that opens it is that of the database. */
async function hasForeignKeys(db: Db, { fieldEncryptionKey, fieldEncryptionKeyBefore }: Settings): Promise<boolean> {
  const keys = [fieldEncryptionKey, ...(fieldEncryptionKeyBefore === null ? [] : [fieldEncryptionKeyBefore])]
  const counts = await Promise.all(keys.map((key) => sealedLastingKeys.count(db, createFieldCipher(key).mark)))
  return counts.every(({ old }) => old > 0)
}

/** In which currency the ledger holds another sum in suspense than the work list has. */
async function suspenseLines(db: Db): Promise<readonly string[]> {
  const differences = await suspenseDifferences(db, new Date())
  return differences.map(
    ({ currency, ledgerMinor, listedMinor }) =>
      `${ledgerMinor} ${currency} by the ledger, ${listedMinor} by the work list, in the smallest unit (docs/backup.md)`,
  )
}
