// Counts of requests and their time by route, of calls to providers, and of what the log warns of, in the text form that Prometheus
// reads, with what all processes share (gauges.ts). No label names a person.

import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Connections } from '../db/driver.ts'
import type { CallEnd } from '../ports/breaker.ts'
import type { Log } from '../ports/log.ts'
import { alarmKinds } from './alarm-kinds.ts'
import { type SharedState, sharedGauges } from './gauges.ts'

/** Upper bounds of the time buckets, seconds. */
const bounds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Metrics as the registry hands them out, to be put together with others. */
type MetricParts = object

export interface Metrics {
  readonly mediaType: string
  /** One request: its route (the pattern, never the address), method, status and milliseconds. */
  count(route: string, method: string, status: number, ms: number): void
  /** What the log has warned of or told as an error, by its sentence: a job that gave up, a failed request; `kind` where it is an alarm. */
  event(name: string, kind?: unknown): void
  /** One call to a provider, how it ended, and its milliseconds. */
  providerCall(provider: string, end: CallEnd, ms: number): void
  /** Everything of this process, and what all processes share where this one tells it; `beside`: the parts of other cells. */
  text(shared: SharedState, connections?: Connections | null, beside?: readonly MetricParts[]): Promise<string>
  /** The same of one cell among several, without what is the process's own. */
  parts(shared: SharedState, connections?: Connections | null): Promise<MetricParts>
}

let ofProcess: Registry | null = null

/** What Node says of itself: event loop, memory, processor, garbage. Once for a process, however many products a test composes in it. */
function processRegistry(): Registry {
  if (ofProcess === null) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess, prefix: 'candor_' })
  }
  return ofProcess
}

/** `cell`: the name that stands at every line, where there are several. */
export function createMetrics(cell: string | null = null): Metrics {
  // The event loop is watched from the start, not from the first question.
  processRegistry()
  const registry = new Registry()
  if (cell !== null) registry.setDefaultLabels({ cell })
  const requests = new Histogram({
    name: 'candor_http_request_seconds',
    help: 'Time of requests by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: bounds,
    registers: [registry],
  })
  const events = new Counter({
    name: 'candor_events_total',
    help: 'Lines of the log that somebody should look at, by their sentence.',
    labelNames: ['name'],
    registers: [registry],
  })
  const alarms = new Counter({
    name: 'candor_alarms_total',
    help: 'Alarms of the log, by their kind.',
    labelNames: ['kind'],
    registers: [registry],
  })
  // From 0: the first alarm of a kind is a rise then, and not a figure that came from nowhere.
  for (const kind of alarmKinds) alarms.inc({ kind }, 0)
  const calls = new Histogram({
    name: 'candor_provider_seconds',
    help: 'Time of calls to providers: answered, failed (5xx), lost (it may have happened), notSent, or held while the provider rests.',
    labelNames: ['provider', 'outcome'],
    buckets: bounds,
    registers: [registry],
  })
  const pool = new Gauge({
    name: 'candor_db_connections',
    help: 'Connections of this process to the database: in use, idle, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
  })
  const tellShared = sharedGauges(registry)
  const tell = (shared: SharedState, connections: Connections | null): void => {
    tellShared(shared)
    pool.reset()
    for (const [state, count] of Object.entries(connections ?? {})) pool.set({ state }, count)
  }
  return {
    mediaType: registry.contentType,
    count: (route, method, status, ms) => requests.observe({ route, method, status: String(status) }, ms / 1000),
    event(name, kind) {
      events.inc({ name })
      if (alarmKinds.some((one) => one === kind)) alarms.inc({ kind: String(kind) })
    },
    providerCall: (provider, end, ms) => calls.observe({ provider, outcome: end }, ms / 1000),
    async text(shared, connections = null, beside = []) {
      tell(shared, connections)
      const own =
        beside.length === 0 ? registry : AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...beside])
      return (await own.metrics()) + (await processRegistry().metrics())
    },
    async parts(shared, connections = null) {
      tell(shared, connections)
      return await registry.getMetricsAsJSON()
    },
  }
}

/**
 * The same log, which counts each line that an operator should look at. Its sentences are fixed, so each is a name that an alarm can be
 * set on; a line that the level of the log leaves out counts as well.
 */
export function countedLog(log: Log, metrics: Metrics): Log {
  return {
    info: (fields, message) => log.info(fields, message),
    warn(fields, message) {
      metrics.event(message, fields.kind)
      log.warn(fields, message)
    },
    error(fields, message) {
      metrics.event(message, fields.kind)
      log.error(fields, message)
    },
  }
}
