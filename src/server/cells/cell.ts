// A cell of this process: its name, its whole server but for the port, and what is asked of all cells.

import type { Queries } from '../db/database.ts'
import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import type { Connections } from '../db/driver.ts'
import type { Deps } from '../deps.ts'
import type { DeskPipeline } from '../desk/origin/door.ts'
import type { SharedState } from '../http/gauges.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Pipeline } from '../http/pipeline.ts'
import type { HttpMeans, HttpServer, Readiness } from '../http/server.ts'
import type { MessageProvider } from '../ports/message-provider.ts'

export interface Cell {
  readonly name: string
  readonly deps: Deps
  /** Never listens, but for that of home. */
  readonly app: HttpServer
  readonly calls: Pipeline
  /** `isKnownHere`: the directory has its reference in this cell. */
  readonly takeNotice: (
    ...notice: [...Parameters<HttpMeans['takeNotice']>, isKnownHere?: boolean]
  ) => ReturnType<HttpMeans['takeNotice']>
  readonly messages: ReadonlyMap<string, MessageProvider>
  /** Null where this process has no desk. */
  readonly deskCalls: DeskPipeline | null
}

/** A cell's whole answer to a request that was handed to it. */
export interface CellAnswer {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly rawPayload: Buffer
}

/** Home, and all cells with home among them. */
export interface Cells {
  readonly home: Cell
  readonly all: readonly Cell[]
}

/**
 * The cells whose database has what is asked for. Throws {@link DatabaseIsUnavailable} where none has it and one did not answer: that one
 * may have it.
 */
export async function cellsWith(
  { all }: Pick<Cells, 'all'>,
  ask: (db: Queries, cell: Cell) => Promise<boolean>,
): Promise<readonly Cell[]> {
  const answers = await Promise.allSettled(all.map((cell) => ask(cell.deps.db, cell)))
  const found = all.filter((_, at) => {
    const answer = answers[at]
    return answer?.status === 'fulfilled' && answer.value
  })
  if (found.length > 0) return found
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
  return []
}

/** Whether a statement finds a row. */
export async function finds(db: Queries, sql: string, values: readonly string[]): Promise<boolean> {
  return (await db.query(sql, values)).length > 0
}

/** A borrower's phone stands in two cells, or the directory names a cell that the file has not: an operator has to look. */
export class PlaceIsUnclear extends DatabaseIsUnavailable {}

/** A cell with what only its owner does with it. */
export interface OpenedCell extends Cell {
  readonly ready: () => Promise<Readiness>
  readonly metrics: Metrics
  readonly shared: () => Promise<SharedState>
  readonly connections: (() => Connections) | undefined
  start(freePort?: () => Promise<void>): Promise<void>
  drain(): void
  stop(): Promise<void>
}
