// Counts of requests and their time by route, of what the log warns of, and of jobs and of the desk's work, in the text form that Prometheus reads. No label
// names a person.

import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { QueueState } from '../jobs/queue.ts'
import type { Log } from '../ports/log.ts'

/** Upper bounds of the time buckets, seconds. */
const bounds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Said of gauges of what all processes share: adding them up over processes is right, and so is the largest. */
const toldOnce = 'Of all processes on one database together, told by one of them.'

/** The alarms of the log: the `kind` of a warning or an error, as docs/backup.md explains each. */
export const alarmKinds = [
  'bankListAlert',
  'checkAlert',
  'clockAlert',
  'configurationAlert',
  'exportAlert',
  'ledgerAlert',
  'messageAlert',
  'paymentAlert',
  'providerAlert',
  'refusalAlert',
  'settlementAlert',
  'suspenseAlert',
  'webhookAlert',
] as const

/** What waits for a person of one kind: all of it, what is soon due, and what is over time. */
export interface WorkState {
  readonly kind: string
  readonly waiting: number
  readonly soon: number
  readonly over: number
}

/** How much more a currency has in suspense by the ledger than by the work list, minor units; 0 where all of it is somebody's work. */
export interface SuspenseState {
  readonly currency: string
  readonly ledgerMinor: number
  readonly listedMinor: number
}

/** What all processes on one database share at this moment; empty in all of them but one, so that it is told once. */
export interface SharedState {
  readonly queue: readonly QueueState[]
  readonly work?: readonly WorkState[]
  readonly suspense?: readonly SuspenseState[]
  /** How many processes live, by role. */
  readonly processes?: ReadonlyMap<string, number>
}

export interface Metrics {
  readonly mediaType: string
  /** One request: its route (the pattern, never the address), method, status and milliseconds. */
  count(route: string, method: string, status: number, ms: number): void
  /** What the log has warned of or told as an error, by its sentence: a job that gave up, a failed request; `kind` where it is an alarm. */
  event(name: string, kind?: unknown): void
  /** Everything of this process, and what all processes share where this one tells it. */
  text(shared: SharedState): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
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
  const jobs = new Gauge({
    name: 'candor_jobs',
    help: `Jobs that wait, those of them that are due, and those that were given up, by topic. ${toldOnce}`,
    labelNames: ['topic', 'state'],
    registers: [registry],
  })
  const work = new Gauge({
    name: 'candor_desk_work',
    help: `What waits for a person at the desk, what of it has a third of its time left or less, and what is over time, by kind. ${toldOnce}`,
    labelNames: ['kind', 'state'],
    registers: [registry],
  })
  const suspense = new Gauge({
    name: 'candor_suspense_difference',
    help: `Minor units by which what the ledger holds in suspense differs from the work list, by currency: any value but 0 is an alarm. ${toldOnce}`,
    labelNames: ['currency'],
    registers: [registry],
  })
  const processes = new Gauge({
    name: 'candor_processes',
    help: `Processes that live, by role. ${toldOnce}`,
    labelNames: ['role'],
    registers: [registry],
  })
  return {
    mediaType: registry.contentType,
    count: (route, method, status, ms) => requests.observe({ route, method, status: String(status) }, ms / 1000),
    event(name, kind) {
      events.inc({ name })
      if (alarmKinds.some((one) => one === kind)) alarms.inc({ kind: String(kind) })
    },
    text({ queue, work: waiting = [], suspense: differences = [], processes: living = new Map() }) {
      processes.reset()
      for (const [role, count] of living) processes.set({ role }, count)
      suspense.reset()
      for (const { currency, ledgerMinor, listedMinor } of differences)
        suspense.set({ currency }, ledgerMinor - listedMinor)
      work.reset()
      for (const { kind, waiting: all, soon, over } of waiting)
        for (const [state, count] of Object.entries({ waiting: all, soon, over })) work.set({ kind, state }, count)
      jobs.reset()
      for (const { topic, ...counts } of queue)
        for (const [state, count] of Object.entries(counts)) jobs.set({ topic, state }, count)
      return registry.metrics()
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
