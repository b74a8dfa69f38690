// Kysely over our own connection. Its PGlite dialect shares one connection between all callers, so that a query from outside
// would slip into somebody else's transaction; here transactions belong to `Queries.transaction` alone.

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { encodeParameter, type SqlValue } from './column-types.ts'
import type { Run } from './driver.ts'
import type { Tables } from './tables.ts'

const NOT_HERE = 'open transactions with Queries.transaction, not with the query builder'

class RunConnection implements DatabaseConnection {
  readonly #run: Run
  constructor(run: Run) {
    this.#run = run
  }
  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const params = compiled.parameters.map((value) => encodeParameter(value as SqlValue))
    const { rows, affectedRows } = await this.#run(compiled.sql, params)
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) }
  }
  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and there is nothing to stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are not streamed: read them in pages')
  }
}

class RunDriver implements Driver {
  readonly #connection: RunConnection
  constructor(run: Run) {
    this.#connection = new RunConnection(run)
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
  async beginTransaction(): Promise<void> {
    throw new Error(NOT_HERE)
  }
  async commitTransaction(): Promise<void> {
    throw new Error(NOT_HERE)
  }
  async rollbackTransaction(): Promise<void> {
    throw new Error(NOT_HERE)
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** A query builder that sends what it builds through `run`. */
export function kyselyOver(run: Run): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => new RunDriver(run),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  })
}
