// What DATA_DIR says: a folder, or a database in memory that is forgotten.

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
