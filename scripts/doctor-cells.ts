// What the doctor says of CELLS_FILE: whether it can be read, each cell's database used, and no phone has accounts in two of them.

import { readCellsFile } from '../src/server/cells/cells-file.ts'
import { doublePhones } from '../src/server/cells/check-cells.ts'
import type { Db } from '../src/server/db/database.ts'
import { openDatabase, problemOfDatabase } from '../src/server/db/open-database.ts'
import { StartFault } from '../src/server/db/start-fault.ts'
import type { Config } from '../src/settings/config.ts'

interface CellsFound {
  /** What keeps production from starting. */
  readonly problems: readonly string[]
  /** Phones with accounts in two cells. */
  readonly doubles: readonly string[]
}

/** Nothing where the configuration names no cells. `look` is done in each database that can be used. */
export async function examineCells(config: Config, look: (db: Db) => Promise<void>): Promise<CellsFound> {
  if (config.cellsFile === null) return { problems: [], doubles: [] }
  try {
    const { all } = await readCellsFile(config.cellsFile)
    const problems: string[] = []
    for (const { name, database } of all) {
      const problem = await problemOfDatabase({ ...config, databaseUrl: database }, look)
      if (problem !== null)
        problems.push(`The cell ${name}: ${problem.replaceAll('DATABASE_URL', `CELLS_FILE (${name})`)}`)
    }
    return { problems, doubles: problems.length === 0 ? await doublesIn(all) : [] }
  } catch (error) {
    if (!(error instanceof StartFault)) throw error
    return { problems: [error.message], doubles: [] }
  }
}

async function doublesIn(places: readonly { readonly name: string; readonly database: string }[]): Promise<string[]> {
  const cells: { readonly name: string; readonly db: Db }[] = []
  try {
    for (const { name, database } of places)
      cells.push({ name, db: await openDatabase({ url: database, poolSize: 1, onConnectionLoss: () => {} }) })
    // One that no version has used yet has no borrowers.
    const used = await Promise.all(
      cells.map(async ({ db }) => (await db.query(`select where to_regclass('borrower') is not null`)).length > 0),
    )
    const found = await doublePhones(cells.filter((_, at) => used[at]))
    return found.map(
      ({ phoneEnd, accounts }) =>
        `the phone that ends in ${phoneEnd}: ${accounts.map(({ cell, borrowerId }) => `${borrowerId} in ${cell}`).join(' and ')}`,
    )
  } finally {
    for (const { db } of cells) await db.close()
  }
}
