// All cells of this process: each database is composed as the whole server that it always was, and home gets the way to the others.

import { type Config, ConfigError } from '../../settings/config.ts'
import type { Connections } from '../db/driver.ts'
import { StartFault } from '../db/start-fault.ts'
import type { DeskPipeline } from '../desk/origin/door.ts'
import type { SharedState } from '../http/gauges.ts'
import { createGate, type Gate } from '../http/limits.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Pipeline } from '../http/pipeline.ts'
import type { HttpMeans, HttpServer, Readiness } from '../http/server.ts'
import type { ExportStore } from '../ports/export-store.ts'
import type { Log } from '../ports/log.ts'
import type { PhonePlaces } from '../ports/phone-places.ts'
import { routedCalls } from './borrower-calls.ts'
import type { Cell, Cells } from './cell.ts'
import { type CellPlace, type CellPlaces, readCellsFile } from './cells-file.ts'
import { routedDesk } from './desk-calls.ts'
import { createFinder } from './find-cell.ts'
import { forwardToCells } from './forward.ts'
import { routedNotices } from './notice-calls.ts'
import { keepTelling, type Telling } from './tell-home.ts'

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

/** What one cell is composed of. */
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

/** What goes from one cell to another is marked under these keys: with others it would not be found there. */
export function refuseOtherKeys(home: WithKeys, all: readonly WithKeys[]): void {
  const marked = ({ deps }: WithKeys): string => Buffer.from(deps.codeHasher.fingerprint('cells')).toString('hex')
  const other = all.find((cell) => marked(cell) !== marked(home))
  if (other !== undefined)
    throw new StartFault(
      `The cell ${other.name} has lasting keys of its own, as SESSION_SECRET was exchanged before its first start: put the rows of lasting_key in ${home.name} in the place of those of ${other.name}.`,
    )
}

type WithKeys = Pick<Cell, 'name'> & { readonly deps: Pick<Cell['deps'], 'codeHasher'> }

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

/** Far less than a balancer waits for /readyz: a cell that is away must not make it wait as long as a connection takes to fail. */
const cellAnswersWithinMs = 1_000

/** This process is ready when home is: borrowers of other cells are served while one is away. */
export async function statesOf(others: readonly Pick<OpenedCell, 'name' | 'ready'>[], withinMs = cellAnswersWithinMs) {
  const states = await Promise.all(others.map(async ({ name, ready }) => [name, await stateWithin(ready, withinMs)]))
  return Object.fromEntries(states) as Readonly<Record<string, Readiness['status']>>
}

async function stateWithin(ready: OpenedCell['ready'], withinMs: number): Promise<Readiness['status']> {
  const isAway: Readiness['status'] = 'waiting for the database'
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Readiness['status']>((resolve) => {
    timer = setTimeout(resolve, withinMs, isAway)
  })
  // Whatever the error, also one that comes after the answer.
  const state = ready().then(
    ({ status }) => status,
    (): Readiness['status'] => isAway,
  )
  try {
    return await Promise.race([state, tooLate])
  } finally {
    clearTimeout(timer)
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
