// A data folder whose embedded database is made already, for tests that are not about a first start: making one takes four seconds.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpacked } from '../../src/server/db/embedded/memory-files.ts'
import { emptySnapshot } from './empty-snapshot.ts'

/** Puts a database with all migrations and nothing else into `dataDir`, which must have none. */
export async function putMadeDatabase(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database')
  mkdirSync(folder, { recursive: true })
  for (const { path, bytes } of unpacked(readFileSync(await emptySnapshot()))) {
    if (bytes === null) mkdirSync(folder + path)
    else writeFileSync(folder + path, bytes)
  }
}
