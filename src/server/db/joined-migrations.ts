// Databases from before the migrations were joined: recognised as having the baseline, or refused with what to do (docs/decisions/0002).

import joinedTexts from './joined-migrations.json' with { type: 'json' }
import { MigrationIsRefused } from './migration-refusal.ts'
import { StartFault } from './start-fault.ts'

/**
 * The 54 migrations that the baseline replaces, in their order: to each, the sha256 of its text, hex. Two were changed in a comment
 * after some databases had them; either text made the same tables.
 */
const joined: Readonly<Record<string, readonly string[]>> = joinedTexts

/** The migrations that make the same tables at once. The first one after them is 0090. */
const baseline: readonly string[] = [
  '0080_ledger.sql',
  '0081_jobs.sql',
  '0082_people.sql',
  '0083_officers.sql',
  '0084_applications.sql',
  '0085_loans.sql',
  '0086_payments.sql',
  '0087_service.sql',
  '0088_desk.sql',
  '0089_reconciliation.sql',
]

/** One of the twenty migrations before the 54. No version starts on what they made. */
const EARLY_MIGRATION = '0002_books.sql'

export const isOfBaseline = (name: string): boolean => baseline.includes(name)
export const isJoined = (name: string): boolean => Object.hasOwn(joined, name)

/**
 * True where the 54 made the database: it has the tables of the baseline. False where it has none of them.
 * Throws {@link StartFault} where it has some of them, or is older still; {@link MigrationIsRefused} where one is not as it was shipped.
 */
export function hasAllJoined(applied: ReadonlyMap<string, string>): boolean {
  if (applied.has(EARLY_MIGRATION))
    throw new StartFault(
      'This database was made by an early version of Candor, and this version cannot take it over. Nothing was changed. ' +
        'Set DATA_DIR to a new folder, or DATABASE_URL to an empty database, or move the old one away.',
    )
  const names = Object.keys(joined)
  const found = names.filter((name) => applied.has(name))
  if (found.length === 0) return false
  const missing = names.find((name) => !applied.has(name))
  if (missing !== undefined)
    throw new StartFault(
      `This database was made by an earlier version of Candor, and has ${found.length} of the ${names.length} migrations that this ` +
        `version expects: the first one that it lacks is ${missing}. Nothing was changed. Start it once with the last version that has ` +
        'the file src/server/db/migrations/0089_late_lists.sql, and then with this one (docs/backup.md says how to find it).',
    )
  const changed = found.find((name) => !joined[name]?.includes(applied.get(name) ?? ''))
  if (changed !== undefined) throw new MigrationIsRefused(`${changed} is not as this product shipped it`)
  return true
}
