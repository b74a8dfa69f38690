// All cells of this process: each database is composed as the whole server that it always was, and home gets the way to the others.

import { type Config, ConfigError } from '../../settings/config.ts'
import type { DeskPipeline } from '../desk/origin/door.ts'
import { createGate, type Gate } from '../http/limits.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Pipeline } from '../http/pipeline.ts'
import type { HttpMeans, HttpServer, Readiness } from '../http/server.ts'
import type { ExportStore } from '../ports/export-store.ts'
import type { Log } from '../ports/log.ts'
import type { PhonePlaces } from '../ports/phone-places.ts'
import { routedCalls } from './borrower-calls.ts'
import type { Cells, OpenedCell } from './cell.ts'
import { statesOf } from './cell-states.ts'
import { type CellPlace, type CellPlaces, readCellsFile } from './cells-file.ts'
import { routedDesk } from './desk-calls.ts'
import { createFinder } from './find-cell.ts'
import { forwardToCells } from './forward.ts'
import { refuseOtherKeys } from './lasting-keys.ts'
import { routedNotices } from './notice-calls.ts'
import { keepTelling, type Telling } from './tell-home.ts'

/** What stands in front of home's own server, and so of all cells. */
export interface Front {
  /** One gate for all cells: a caller has the limits of one product. */
  readonly gate: (shares: () => number) => Gate
  pipeline(own: Pipeline): Pipeline
  takeNotice(own: HttpMeans['takeNotice']): HttpMeans['takeNotice']
  phonePlaces(cell: string): PhonePlaces
  ready(own: () => Promise<Readiness>): () => Promise<Readiness>
  metrics(own: Metrics): Metrics
  desk(own: DeskPipeline): DeskPipeline
  mount(app: HttpServer): void
}

export interface CellParts {
  readonly config: Config
  readonly log: Log
  readonly cell: CellPlace
  readonly front: Front
}

/**
 * Composes the other cells first, then home with the way to them. Answers home's server, which starts and stops all of them. Throws what
 * the first of them throws, after closing the others.
 */
export async function openCells<Server extends OpenedCell>(
  { config, log, file }: Pick<CellParts, 'config' | 'log'> & { readonly file: string },
  compose: (parts: CellParts) => Promise<Server>,
): Promise<Server> {
  const places = await readCellsFile(file)
  const opened: Server[] = []
  const way = createWay(() => opened, places)
  const open = async (cell: CellPlace, front: Front): Promise<Server> => {
    const own: Config = {
      ...config,
      databaseUrl: cell.database,
      databaseReadUrl: cell.readDatabase ?? null,
      cell: cell === places.home ? null : cell.name,
    }
    const server = await compose({ config: own, log: logOf(log, cell.name), cell, front })
    opened.push(server)
    return server
  }
  try {
    for (const cell of places.all) if (cell !== places.home) await open(cell, way.beside)
    const home = await open(places.home, way.front)
    refuseOtherKeys(home, opened)
    return together(home, opened)
  } catch (error) {
    for (const cell of opened) await cell.stop()
    throw error
  }
}

function together<Server extends OpenedCell>(home: Server, all: readonly Server[]): Server {
  let telling: Telling | null = null
  return {
    ...home,
    async start(freePort) {
      for (const cell of all) if (cell !== home) await cell.start()
      telling = keepTelling({ home, all })
      await home.start(freePort)
    },
    drain() {
      for (const cell of all) cell.drain()
    },
    async stop() {
      await telling?.stop()
      // Requests under way may still be at home, on their way to the others.
      await home.stop()
      await Promise.all(all.filter((cell) => cell !== home).map((cell) => cell.stop()))
    },
  }
}

function logOf(log: Log, cell: string): Log {
  return {
    info: (fields, message) => log.info({ cell, ...fields }, message),
    warn: (fields, message) => log.warn({ cell, ...fields }, message),
    error: (fields, message) => log.error({ cell, ...fields }, message),
  }
}

/** Files of one day have the same name in each cell: of several cells each begins with its own. */
export function namedFor(cell: string | undefined, store: ExportStore): ExportStore {
  return cell === undefined ? store : { write: (name, content) => store.write(`${cell}.${name}`, content) }
}

/** A provider's list has the money of all cells: each would book all of it, and call what others have a difference. */
export function refuseSettlements(sources: ReadonlyMap<string, unknown>): void {
  const [provider] = sources.keys()
  if (provider === undefined) return
  const why = `does not go with the settlements of ${provider}, whose list has the money of all databases: say in PROVIDERS what else it is for`
  throw new ConfigError(new Map([['CELLS_FILE', why]]))
}

/** The way is made before the cells that it leads to. */
function createWay(cellsOpened: () => readonly OpenedCell[], places: CellPlaces): { front: Front; beside: Front } {
  let gate: Gate | null = null
  const asking = createGate()
  const opened = (): { readonly home: OpenedCell; readonly all: readonly OpenedCell[] } => {
    const all = cellsOpened()
    const home = all.find(({ name }) => name === places.home.name)
    if (home === undefined) throw new Error('the home cell is not there yet')
    return { home, all }
  }
  const others = () => opened().all.filter(({ name }) => name !== places.home.name)
  // Each is made at the first request, when home is there as well.
  const way = once(() => {
    const cells: Cells = opened()
    const finder = createFinder(cells, places)
    return { cells, finder }
  })
  const calls = once(() => routedCalls(way().cells, way().finder, asking))
  const notices = once(() => routedNotices(way().cells, way().finder))
  const desk = once(() => routedDesk(way().cells, way().finder))
  const same = <Value>(own: Value): Value => own
  const beside: Front = {
    gate: (shares) => (gate ??= createGate(shares)),
    phonePlaces: (cell) => ({ claim: (phone) => way().finder.claim(phone, cell) }),
    ...{ pipeline: same, takeNotice: same, ready: same, desk: same },
    // The edge counts each request once: what is handed on is counted at home.
    metrics: (own) => ({ ...own, count: () => {} }),
    mount: () => {},
  }
  return {
    beside,
    front: {
      ...{ gate: beside.gate, phonePlaces: beside.phonePlaces },
      pipeline: () => ({
        call: (...asked) => calls().call(...asked),
        callFor: (...asked) => calls().callFor(...asked),
        admit: (...asked) => calls().admit(...asked),
      }),
      takeNotice:
        () =>
        (...told) =>
          notices()(...told),
      ready: (own) => async () => {
        const [state, cells] = await Promise.all([own(), statesOf(others())])
        return { ...state, cells }
      },
      metrics: (own) => withOthers(own, others),
      desk: () => ({
        call: (...asked) => desk().call(...asked),
        refuseLargeBody: (...asked) => desk().refuseLargeBody(...asked),
        refuse: (...asked) => desk().refuse(...asked),
      }),
      mount: (app) => forwardToCells(app, way, asking),
    },
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function withOthers(own: Metrics, others: () => readonly OpenedCell[]): Metrics {
  return {
    ...own,
    async text(shared, connections) {
      const parts = await Promise.all(
        others().map(async (cell) => await cell.metrics.parts(await cell.shared(), cell.connections?.())),
      )
      return await own.text(shared, connections, parts)
    },
  }
}
