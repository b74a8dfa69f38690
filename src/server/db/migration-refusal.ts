// Why a database was not brought up to date: with the name of the file where one is to blame.

import type { Tx } from './database.ts'
import { sqlStateOf } from './database-errors.ts'
import { inBrief, type SqlStatement, statementsIn } from './sql-statements.ts'
import { reasonOf } from './start-fault.ts'

/** The migrations or functions and the database do not fit together. Nothing was changed. */
export class MigrationIsRefused extends Error {
  constructor(reason: string) {
    super(`The database was not brought up to date: ${reason}.`)
    this.name = 'MigrationIsRefused'
  }
}

/** SQLSTATE classes of what a text can be to blame for: its data, its rules, its words, what it names, what it raises. */
const oneOfTheText = /^(0A|21|22|23|2B|2F|42|P0)/

/** Does a part of the work that `file` asks for. What the database then says against it is refused with the file's name. */
export async function inFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!oneOfTheText.test(sqlStateOf(error) ?? '')) throw error
    throw new MigrationIsRefused(`${file}: ${reasonOf(error)}`)
  }
}

/**
 * Does the statements of a file, one by one: a distributed schema takes no two in one message. What the database says against one is
 * refused with the names of the file and of the statement.
 */
export async function applyFile(tx: Tx, file: string, text: string): Promise<void> {
  for (const statement of statementsOf(file, text))
    await inFile(`${file}, line ${statement.line} (${inBrief(statement)})`, () => tx.script(statement.sql))
}

function statementsOf(file: string, text: string): SqlStatement[] {
  try {
    return statementsIn(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new MigrationIsRefused(`${file}: ${error.message}`)
    throw error
  }
}
