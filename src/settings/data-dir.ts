// What DATA_DIR says: a folder, or a database in memory that is forgotten; and whether the folder has a database.

import { existsSync } from 'node:fs'
import path from 'node:path'

/** DATA_DIR of a demo that leaves nothing behind. The path of a snapshot may follow, which its database begins as. */
const MEMORY_DATA_DIR = 'memory:'

/** True for a DATA_DIR that names no folder. */
export function isInMemory(dataDir: string): boolean {
  return dataDir.startsWith(MEMORY_DATA_DIR)
}

/** The snapshot that a DATA_DIR in memory names; null: the database begins empty. */
export function snapshotOf(dataDir: string): string | null {
  const file = dataDir.slice(MEMORY_DATA_DIR.length)
  return isInMemory(dataDir) && file !== '' ? file : null
}

/** Stands in a data directory while its new database is not whole on the disk. */
export function unfinishedMark(dataDir: string): string {
  return path.join(dataDir, 'database.unfinished')
}

/** True where a data directory has a database. One whose first start was cut short counts as none: the next start makes it anew. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'database')) && !existsSync(unfinishedMark(dataDir))
}
