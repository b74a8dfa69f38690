// The database as the rest of the server sees it: one interface over the embedded PostgreSQL and a PostgreSQL server.

import { AsyncLocalStorage } from 'node:async_hooks'
import { inSpan, isTraced } from '../tracing.ts'
import { encodeParameter, type SqlValue } from './column-types.ts'
import { DatabaseIsUnavailable, isWorthRepeating } from './database-errors.ts'
import type { Connections, DatabaseKind, Driver, Run, TransactionOptions } from './driver.ts'

/**
 * Something that runs SQL: the database itself, or one transaction of it.
 * Results: int8 as number (throws beyond 2^53), date as `YYYY-MM-DD`, timestamptz as Date, numeric as text, jsonb parsed,
 * bytea as Uint8Array. Parameters: see {@link SqlValue}; JSON goes in through `json()`.
 */
export interface Queries {
  /** Runs one statement with `$1`, `$2` … and returns its rows. */
  query<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>
  /** The first row that a statement returns; null where it returns none. */
  first<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row | null>
  /** The first column of the first row; null where a statement returns no row. */
  value<T>(sql: string, params?: readonly SqlValue[]): Promise<T | null>
  /** The first column of every row. */
  column<T>(sql: string, params?: readonly SqlValue[]): Promise<T[]>
  /** Runs one statement and returns how many rows it changed. */
  execute(sql: string, params?: readonly SqlValue[]): Promise<number>
  /** Runs one statement about one row; true where it changed it. */
  changed(sql: string, params?: readonly SqlValue[]): Promise<boolean>
  /**
   * `insert into <table> (<columns>)`, with what follows the values, such as `on conflict do nothing`: each column takes the field of
   * its name in camel case; other fields do not count. Returns how many rows were inserted or changed.
   */
  insert<const Sql extends string>(sql: Sql, row: RowOf<Sql>): Promise<number>
  /**
   * Runs `fn` in a transaction: all of it, or nothing when it throws. On a transaction it is a nested part (a savepoint): what
   * it did is taken back when it throws, and lasts only if the transaction around it does. Nested parts run one after another.
   * On the database `fn` is run again, from the start, after a deadlock or a serialization failure: it must do nothing that
   * cannot be repeated outside the database.
   */
  transaction<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
}

type Trimmed<Text extends string> = Text extends `${' ' | '\n'}${infer Rest}` ? Trimmed<Rest> : Text
type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name
type Fields<Columns extends string> = Columns extends `${infer Column},${infer Rest}`
  ? Camel<Trimmed<Column>> | Fields<Rest>
  : Camel<Trimmed<Columns>>
type RowOf<Sql extends string> = Sql extends `insert ${string} (${infer Columns})${string}`
  ? Readonly<Record<Fields<Columns>, SqlValue>>
  : never

/** One transaction. It is dead once its function has ended. */
export interface Tx extends Queries {
  readonly inTransaction: true
  /**
   * Sends the last statement of the transaction without waiting for it: where it can, COMMIT leaves together with it. When it
   * fails, so does the transaction, with its error. Nothing may be asked after it.
   */
  leave(sql: string, params?: readonly SqlValue[]): void
  /** Runs the statements of a text without parameters: what makes tables, and test data. A server gets each by itself. */
  script(sql: string): Promise<void>
}

export interface Db extends Queries {
  readonly inTransaction: false
  readonly kind: DatabaseKind
  transaction<T>(fn: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Of the pool, where there is one. */
  readonly connections?: () => Connections
  /** Of the embedded database: once a new one is whole on the disk. Nothing may be acknowledged before. */
  readonly onDisk?: Promise<void>
  close(): Promise<void>
}

/** How often a transaction is tried before a deadlock or serialization failure reaches the caller. */
const MAX_TRANSACTION_ATTEMPTS = 5
const FIRST_PAUSE_MS = 5

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Runs a statement in a span that names its first word; the statement itself is not recorded. */
function traced(run: Run, sql: string, params: readonly SqlValue[]): ReturnType<Run> {
  const values = params.map(encodeParameter)
  if (!isTraced()) return run(sql, values)
  const kind = /^\s*(\w{1,16})/.exec(sql)?.[1]?.toLowerCase() ?? 'other'
  return inSpan(`sql ${kind}`, { kind }, () => run(sql, values))
}

interface Insert {
  readonly sql: string
  readonly fields: readonly string[]
}
const inserts = new Map<string, Insert>()

/** The whole statement of an {@link Queries.insert}, and the fields that it takes, in order. */
function insertOf(text: string): Insert {
  const known = inserts.get(text)
  if (known !== undefined) return known
  const [head = '', columns = ''] = /^insert into \w+ \(([^)]*)\)/.exec(text) ?? []
  if (columns === '') throw new TypeError(`no columns in ${text}`)
  const fields = columns
    .split(',')
    .map((column) => column.trim().replaceAll(/_(\w)/g, (_, first) => first.toUpperCase()))
  const values = fields.map((_, index) => `$${index + 1}`).join(', ')
  const insert = { sql: `${head} values (${values})${text.slice(head.length)}`, fields }
  inserts.set(text, insert)
  return insert
}

function queriesOver(run: Run) {
  return {
    async query<Row>(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> {
      return (await traced(run, sql, params)).rows as Row[]
    },
    async first<Row>(sql: string, params: readonly SqlValue[] = []): Promise<Row | null> {
      const rows: Row[] = await this.query(sql, params)
      return rows[0] ?? null
    },
    async value<T>(sql: string, params: readonly SqlValue[] = []): Promise<T | null> {
      const values: T[] = await this.column(sql, params)
      return values[0] ?? null
    },
    async column<T>(sql: string, params: readonly SqlValue[] = []): Promise<T[]> {
      const rows: Readonly<Record<string, T>>[] = await this.query(sql, params)
      return rows.flatMap((row) => Object.values(row).slice(0, 1))
    },
    async execute(sql: string, params: readonly SqlValue[] = []): Promise<number> {
      return (await traced(run, sql, params)).affectedRows
    },
    async changed(sql: string, params: readonly SqlValue[] = []): Promise<boolean> {
      return (await this.execute(sql, params)) === 1
    },
    async insert(text: string, row: Readonly<Record<string, SqlValue>>): Promise<number> {
      const { sql, fields } = insertOf(text)
      return await this.execute(
        sql,
        fields.map((field) => row[field] as SqlValue),
      )
    },
  }
}

/** The open transaction of this chain of calls, so that a slip to the database itself is told apart from a lock-up. */
interface Scope {
  readonly driver: Driver
  open: boolean
  /** The statement that was left to the end; null until then. It answers its error, and never rejects. */
  last: Promise<{ readonly error: unknown } | null> | null
}
const currentScope = new AsyncLocalStorage<Scope>()

function transactionOver(run: Run, script: (sql: string) => Promise<void>, scope: Scope): Tx {
  let savepoints = 0
  let nestedIsOpen = false
  const runWhileOpen: Run = async (sql, params) => {
    if (!scope.open) throw new Error('this transaction has ended: a query was left behind without await')
    if (scope.last !== null) throw new Error('a statement was asked after the last one of its transaction')
    return await run(sql, params)
  }
  return Object.assign(queriesOver(runWhileOpen), {
    inTransaction: true as const,
    script,
    leave(sql: string, params: readonly SqlValue[] = []): void {
      scope.last = runWhileOpen(sql, params.map(encodeParameter)).then(
        () => null,
        (error: unknown) => ({ error }),
      )
    },
    async transaction<T>(fn: (nested: Tx) => Promise<T>): Promise<T> {
      if (nestedIsOpen) throw new Error('two nested transactions at once: they share one connection, run them in turn')
      nestedIsOpen = true
      savepoints += 1
      const savepoint = `nested_${savepoints}`
      await runWhileOpen(`savepoint ${savepoint}`, [])
      try {
        const result = await fn(transactionOver(runWhileOpen, script, scope))
        await runWhileOpen(`release savepoint ${savepoint}`, [])
        return result
      } catch (error) {
        await runWhileOpen(`rollback to savepoint ${savepoint}`, [])
        throw error
      } finally {
        nestedIsOpen = false
      }
    },
  })
}

/** Makes the database of a driver. */
export function databaseOver(driver: Driver): Db {
  const run: Run = async (sql, params) => {
    refuseInsideOwnTransaction()
    return await driver.run(sql, params)
  }

  function refuseInsideOwnTransaction(): void {
    const scope = currentScope.getStore()
    if (scope?.open && scope.driver === driver)
      throw new Error(
        'the database was used inside its own transaction: use the transaction that the function was given',
      )
  }

  async function once<T>(fn: (tx: Tx) => Promise<T>, options: TransactionOptions): Promise<T> {
    let scope: Scope = { driver, open: false, last: null }
    const throwOfLast = async (): Promise<void> => {
      const failure = await scope.last
      if (failure !== null) throw failure.error
    }
    try {
      const result = await driver.inTransaction((runInside, script) => {
        scope = { driver, open: true, last: null }
        const own = scope
        return currentScope.run(own, async () => {
          try {
            const done = await fn(transactionOver(runInside, script, own))
            if (!driver.pipelines) await throwOfLast()
            return done
          } finally {
            own.open = false
          }
        })
      }, options)
      await throwOfLast()
      return result
    } catch (error) {
      // What the last statement says is the cause, and that the transaction was aborted follows from it; but for a lost
      // connection; the driver knows more about it.
      if (!(error instanceof DatabaseIsUnavailable)) await throwOfLast()
      throw error
    } finally {
      scope.open = false
    }
  }

  return Object.assign(queriesOver(run), {
    inTransaction: false as const,
    kind: driver.kind,
    async transaction<T>(fn: (tx: Tx) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
      refuseInsideOwnTransaction()
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(fn, options)
        } catch (error) {
          if (!isWorthRepeating(error) || attempt === MAX_TRANSACTION_ATTEMPTS) throw error
          await pause(FIRST_PAUSE_MS * 2 ** attempt)
        }
      }
    },
    ...(driver.connections === undefined ? {} : { connections: driver.connections }),
    ...(driver.onDisk === undefined ? {} : { onDisk: driver.onDisk }),
    close: () => driver.close(),
  })
}
