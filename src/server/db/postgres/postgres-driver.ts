// The driver over a PostgreSQL server: a pool of connections with limits on everything that could hang.

import pg from 'pg'
import { arrayElementParsers, scalarParsers } from '../column-types.ts'
import { DatabaseIsUnavailable, isConnectionLoss, isOutOfService } from '../database-errors.ts'
import type { Connections, Driver, Run, RunResult, TransactionOptions } from '../driver.ts'
import { statementsIn } from '../sql-statements.ts'
import { connectTimeoutIn, hostAddresses, optionsIn, poolerIn } from './database-hosts.ts'

export interface PostgresOptions {
  /**
   * One server, or several with one that takes writes: the driver finds it, also when it is another one after a failover. With
   * `?pooler=transaction` a pooler stands before it; `?connect_timeout=` has the seconds for which a call waits for a free connection,
   * CONNECT_PATIENCE_MS unless said.
   */
  readonly url: string
  readonly poolSize: number
  /** Told about idle connections that broke. */
  readonly onConnectionLoss: (error: Error) => void
}

/** Our own patience when a broken network never answers: longer than the server's, so that the server speaks first. */
const ANSWER_TIMEOUT_MS = 20_000
/** Of work that takes longer than a call may. */
const LONG_ANSWER_TIMEOUT_MS = 86_400_000
/** How long a call waits for a connection: while a server restarts, or all connections are busy. */
const CONNECT_PATIENCE_MS = 5_000
const CONNECT_AGAIN_AFTER_MS = 100
/** One of several servers may take this long to answer before the next one is asked. */
const HOST_PATIENCE_MS = 1_500

/** A server that only follows another one. Like one that is starting up: somebody else has to be asked, or later. */
class FollowsAnother extends Error {
  readonly code = '57P03'
}

/** Fails for a connection to a server that takes no writes. */
function refuseFollower(client: pg.PoolClient, done: (error?: Error) => void): void {
  client
    .query<{ follows: boolean }>('select pg_is_in_recovery() as follows')
    .then(
      ({ rows }) => (rows[0]?.follows === false ? done() : done(new FollowsAnother('the server is a standby'))),
      done,
    )
}

/** text[]; the driver's own type list has scalars only. */
const TEXT_ARRAY = 1009

/** The driver's own parsers, by any type number; its types name scalars only. */
const getDriverParser = pg.types.getTypeParser as (type: number, format?: 'text' | 'binary') => Parser

type Parser = (text: string) => unknown
function ownParserOf(type: number): Parser | null {
  const scalar = scalarParsers[type]
  if (scalar !== undefined) return scalar
  const element = arrayElementParsers[type]
  if (element === undefined) return null
  const readTexts = getDriverParser(TEXT_ARRAY) as (text: string) => (string | null)[]
  return (text) => readTexts(text).map((part) => (part === null ? null : element(part)))
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    ownParserOf(type) ?? getDriverParser(type, format ?? 'text'),
}

/** Limits of a connection, milliseconds. A money call must have ended long before its client gives up at 60 s. */
export const connectionLimitsMs = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  // A process that stands still holds the rows of its transactions for so long: their borrowers are to be served within 30 s.
  idle_in_transaction_session_timeout: 20_000,
} as const

/** What a connection asks of the server when it begins. A pooler refuses that: there the account brings it (`refuseUnfit`). */
const ofOwnConnection = { application_name: 'candor', ...connectionLimitsMs }
// Compiling a plan takes longer than the calls of this product: PostgreSQL judges by an estimate of costs that a union of many parts exceeds.
const ownOptions = '-c TimeZone=UTC -c jit=off'

/** How a connection is made. The last of two options counts: an address may choose a schema by its own, and no other time zone. */
function connectionOf(address: string, isPooled: boolean): pg.PoolConfig {
  if (isPooled) return { connectionString: address }
  const { url, options } = optionsIn(address)
  return { connectionString: url, ...ofOwnConnection, options: `${options} ${ownOptions}`.trimStart() }
}

interface Route {
  readonly isOneOfMany: boolean
  readonly isPooled: boolean
  /** How long a call waits for a free connection. */
  readonly patienceMs: number
}

function poolOf(
  options: PostgresOptions,
  { isOneOfMany, isPooled, patienceMs }: Route,
  onConnectionLoss: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOf(options.url, isPooled),
    ...(isOneOfMany ? { verify: refuseFollower } : {}),
    max: options.poolSize,
    types,
    query_timeout: ANSWER_TIMEOUT_MS,
    connectionTimeoutMillis: isOneOfMany ? HOST_PATIENCE_MS : patienceMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
  })
  // A connection that breaks while idle, or right after its query failed, says so here; without a listener the process ends.
  pool.on('error', onConnectionLoss)
  pool.on('connect', (client) => client.on('error', onConnectionLoss))
  return pool
}

/**
 * Texts that are prepared, each once for a connection: those of the whole program, several hundred. What is beyond is sent as it is. The
 * server keeps some 40 kB for each on each connection.
 */
const PREPARED_AT_MOST = 1_000
/** How many texts are remembered as sent once. When there are more, all are forgotten, and a text that recurs is prepared one use later. */
const SENT_ONCE_AT_MOST = 5_000

/**
 * Gives a text of SQL its prepared name from its second use on: a text that is sent once, at a start or for one report, takes no place of
 * those that recur. One for each driver: names belong to its connections.
 */
function preparedNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  const sentOnce = new Set<string>()
  return (sql) => {
    const known = names.get(sql)
    if (known !== undefined || names.size >= PREPARED_AT_MOST) return known
    if (!sentOnce.delete(sql)) {
      if (sentOnce.size >= SENT_ONCE_AT_MOST) sentOnce.clear()
      sentOnce.add(sql)
      return undefined
    }
    const name = `s${names.size}`
    names.set(sql, name)
    return name
  }
}

type Client = Pick<pg.ClientBase, 'query'>

/** Runs a statement; `name`: prepared under it, once for each connection. */
async function runOn(
  client: Client,
  sql: string,
  params: readonly (string | null)[],
  name: string | undefined,
): Promise<RunResult> {
  const result = await client.query({ text: sql, values: [...params], ...(name === undefined ? {} : { name }) })
  return { rows: result.rows, affectedRows: result.command === 'SELECT' ? 0 : (result.rowCount ?? 0) }
}

function asUnavailable(error: unknown, reason: string): unknown {
  if (isOutOfService(error)) return new DatabaseIsUnavailable('the server cannot do its work', error)
  return isConnectionLoss(error) ? new DatabaseIsUnavailable(reason, error) : error
}

/** The driver. Nothing is connected until the first statement. */
export function postgresDriver(options: PostgresOptions): Driver {
  let closing = false
  const { url: timed, isPooled } = poolerIn(options.url)
  const { url: servers, waitMs } = connectTimeoutIn(timed)
  const patienceMs = waitMs ?? CONNECT_PATIENCE_MS
  const addresses = hostAddresses(servers)
  const nameOf = isPooled ? () => undefined : preparedNames()
  const pools = addresses.map((url) =>
    poolOf({ ...options, url }, { isOneOfMany: addresses.length > 1, isPooled, patienceMs }, (error) => {
      // While the pools are being closed their connections are meant to go.
      if (!closing) options.onConnectionLoss(error)
    }),
  )
  /** The server that took writes when it was last asked. */
  let newest = 0

  async function connect(): Promise<pg.PoolClient> {
    const giveUpAt = performance.now() + patienceMs
    for (;;) {
      const asked = newest
      try {
        return await (pools[asked] as pg.Pool).connect()
      } catch (error) {
        if (!isConnectionLoss(error)) throw error
        // Unless another caller has gone on to the next one meanwhile.
        if (newest === asked) newest = (asked + 1) % pools.length
        if (performance.now() + CONNECT_AGAIN_AFTER_MS >= giveUpAt)
          throw new DatabaseIsUnavailable('no connection came free in time', error)
        await new Promise((resolve) => setTimeout(resolve, CONNECT_AGAIN_AFTER_MS))
      }
    }
  }

  const run: Run = async (sql, params) => {
    const client = await connect()
    try {
      const result = await runOn(client, sql, params, nameOf(sql))
      client.release()
      return result
    } catch (error) {
      client.release(isConnectionLoss(error))
      throw asUnavailable(error, 'the connection broke')
    }
  }

  /** Until BEGIN is answered nothing has happened, so a connection that is found broken there is simply replaced. */
  async function inTransaction<T>(
    fn: Work<T>,
    { firstOnlyReads = false, atLength = false }: TransactionOptions,
  ): Promise<T> {
    for (let spare = options.poolSize; ; spare -= 1) {
      const client = await connect()
      const begun = client.query(atLength ? 'begin; set local statement_timeout = 0' : 'begin').then(
        () => null,
        (error: unknown) => ({ error }),
      )
      try {
        if (!firstOnlyReads) await refuseUnlessBegun(begun)
        const result = await withClient(atLength ? patient(client) : client, fn, begun, nameOf)
        client.release()
        return result
      } catch (error) {
        const failure = await begun
        client.release(failure !== null || !(await rolledBack(client, error)))
        if (failure !== null && isConnectionLoss(failure.error) && spare > 0) continue
        throw asUnavailable(error, 'the connection broke; whether the work was stored is not known')
      }
    }
  }

  async function close(): Promise<void> {
    closing = true
    await Promise.all(pools.map((pool) => pool.end()))
  }

  function connections(): Connections {
    const sum = (of: (pool: pg.Pool) => number): number => pools.reduce((all, pool) => all + of(pool), 0)
    const idle = sum((pool) => pool.idleCount)
    return { inUse: sum((pool) => pool.totalCount) - idle, idle, waiting: sum((pool) => pool.waitingCount) }
  }

  return { kind: 'postgres', pipelines: true, run, inTransaction, connections, close }
}

/** Sends the statements of a text one after another: a distributed schema takes no two in one message. The first error is the one to report. */
async function runScript(client: Client, text: string): Promise<void> {
  const answers = await Promise.allSettled(statementsIn(text).map(({ sql }) => client.query(sql)))
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
}

type Work<T> = (run: Run, script: (sql: string) => Promise<void>) => Promise<T>

/** The same connection, whose answers are waited for as long as they take. */
export function patient(client: Client): Client {
  const query = (asked: string | pg.QueryConfig): Promise<pg.QueryResult> =>
    client.query({
      ...(typeof asked === 'string' ? { text: asked } : asked),
      ...{ query_timeout: LONG_ANSWER_TIMEOUT_MS },
    })
  return { query: query as Client['query'] }
}

async function refuseUnlessBegun(begun: Promise<{ readonly error: unknown } | null>): Promise<void> {
  const failure = await begun
  if (failure !== null) throw failure.error
}

/** A transaction on a connection on which BEGIN is under way: what `fn` asks, then COMMIT, sent in this order. */
export async function withClient<T>(
  client: Client,
  fn: Work<T>,
  begun: Promise<{ readonly error: unknown } | null>,
  nameOf: (sql: string) => string | undefined = () => undefined,
): Promise<T> {
  let statements = 0
  let leaving: Promise<void> = Promise.resolve()
  const result = await fn(
    async (sql, params) => {
      statements += 1
      // The first one may be on its way together with BEGIN; none after it before BEGIN is known to hold.
      if (statements > 1) {
        leaving = refuseUnlessBegun(begun)
        await leaving
      }
      try {
        return await runOn(client, sql, params, nameOf(sql))
      } catch (error) {
        // Said here, because the last statement may have left with COMMIT: what it says is then read after that.
        throw isOutOfService(error) ? asUnavailable(error, '') : error
      }
    },
    async (text) => {
      await refuseUnlessBegun(begun)
      await runScript(client, text)
    },
  )
  // A statement that was not awaited has left by then: COMMIT must not overtake it.
  await leaving
  const { command } = await client.query('commit')
  await refuseUnlessBegun(begun)
  if (command === 'ROLLBACK') throw new Error('the transaction was aborted by an error that nobody passed on')
  return result
}

/** True when the connection is clean again and may serve others. */
async function rolledBack(client: pg.PoolClient, reason: unknown): Promise<boolean> {
  if (isConnectionLoss(reason)) return false
  try {
    await client.query('rollback')
    return true
  } catch (error) {
    // The first error is the one to report; a connection that cannot even roll back is thrown away, which rolls back.
    if (isConnectionLoss(error) || error instanceof Error) return false
    throw error
  }
}
