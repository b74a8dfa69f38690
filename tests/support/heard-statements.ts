// The statements that a database is asked: two answers made by the same statements take the same time to an attacker.

import type { SqlValue } from '../../src/server/db/column-types.ts'
import type { Db, Tx } from '../../src/server/db/database.ts'
import type { TransactionOptions } from '../../src/server/db/driver.ts'

export interface HeardStatements {
  /** The statements since the last time, in their order, one to a line. */
  take(): string
  /** How many there were in all. */
  count(): number
}

/** Listens to the database and to its transactions from now on. */
export function hearStatements(db: Db): HeardStatements {
  let heard: string[] = []
  let count = 0
  function listen(queries: Pick<Tx, 'query' | 'execute'>): void {
    const { query, execute } = queries
    const hear = (sql: string): string => {
      heard.push(sql)
      count += 1
      return sql
    }
    Object.assign(queries, {
      query: (sql: string, params: readonly SqlValue[]) => query(hear(sql), params),
      execute: (sql: string, params: readonly SqlValue[]) => execute(hear(sql), params),
    })
  }
  listen(db)
  const { transaction } = db
  Object.assign(db, {
    transaction: (fn: (tx: Tx) => Promise<unknown>, options?: TransactionOptions) =>
      transaction((tx) => {
        listen(tx)
        return fn(tx)
      }, options),
  })
  return {
    take() {
      const taken = heard.join('\n')
      heard = []
      return taken
    },
    count: () => count,
  }
}
