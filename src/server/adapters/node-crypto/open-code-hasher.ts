// The hasher of codes and marks under keys that an exchange of SESSION_SECRET does not change: what it has marked is found for years.

import type { Config } from '../../../settings/config.ts'
import type { Queries } from '../../db/database.ts'
import { lastingKey } from '../../jobs/lasting-key.ts'
import type { CodeHasher } from '../../ports/code-hasher.ts'
import type { FieldCipher } from '../../ports/field-cipher.ts'
import { SealIsBroken } from '../../ports/field-cipher.ts'
import type { Log } from '../../ports/log.ts'
import { createCodeHasher, hasherKeysOf } from './code-hasher.ts'

/** The name of its keys in the database, where they are sealed. */
const keysName = 'codes and marks'

interface Means {
  readonly config: Pick<Config, 'sessionSecret'>
  readonly fieldCipher: FieldCipher
  readonly log: Pick<Log, 'error'>
}

/**
 * The keys that the database keeps; the first start makes them of SESSION_SECRET, as releases without kept keys do at each start. Where
 * no field key opens them, they are made so for this process alone: it runs, and does not find what was marked before.
 */
export async function openCodeHasher(
  db: Queries,
  { config, fieldCipher, log }: Means,
  cost?: number,
): Promise<CodeHasher> {
  const first = hasherKeysOf(config.sessionSecret)
  try {
    return createCodeHasher(await lastingKey(db, fieldCipher, { name: keysName, first }), cost)
  } catch (error) {
    if (!(error instanceof SealIsBroken)) throw error
    log.error({ kind: 'lastingKeys' }, 'no key opens the keys of marks: FIELD_ENCRYPTION_KEY is not of this database')
    return createCodeHasher(first, cost)
  }
}
