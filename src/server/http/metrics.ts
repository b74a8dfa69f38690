// Counts of requests and their time by route, and of what the log warns of, in the text form that Prometheus reads. No label names
// a person.

import type { Log } from '../adapters/log.ts'

/** Upper bounds of the time buckets, seconds. */
const bounds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10] as const

export interface Metrics {
  /** One request: its route (the pattern, never the address), method, status and milliseconds. */
  count(route: string, method: string, status: number, ms: number): void
  /** What the log has warned of or told as an error, by its sentence: a job that gave up, a failed request. */
  event(name: string): void
  text(): string
}

export function createMetrics(): Metrics {
  const requests = new Map<string, { total: number; seconds: number; buckets: number[] }>()
  const events = new Map<string, number>()
  const label = (value: string): string => value.replace(/[\\"\n]/g, '_')
  return {
    count(route, method, status, ms) {
      const key = `route="${label(route)}",method="${label(method)}",status="${status}"`
      const found = requests.get(key) ?? { total: 0, seconds: 0, buckets: bounds.map(() => 0) }
      found.total += 1
      found.seconds += ms / 1000
      for (const [index, bound] of bounds.entries()) {
        if (ms / 1000 <= bound) found.buckets[index] = (found.buckets[index] ?? 0) + 1
      }
      requests.set(key, found)
    },
    event(name) {
      events.set(name, (events.get(name) ?? 0) + 1)
    },
    text() {
      const lines = ['# TYPE candor_http_request_seconds histogram']
      for (const [key, { total, seconds, buckets }] of requests) {
        for (const [index, bound] of bounds.entries()) {
          lines.push(`candor_http_request_seconds_bucket{${key},le="${bound}"} ${buckets[index] ?? 0}`)
        }
        lines.push(`candor_http_request_seconds_bucket{${key},le="+Inf"} ${total}`)
        lines.push(`candor_http_request_seconds_sum{${key}} ${seconds.toFixed(6)}`)
        lines.push(`candor_http_request_seconds_count{${key}} ${total}`)
      }
      lines.push('# TYPE candor_events_total counter')
      for (const [name, total] of events) lines.push(`candor_events_total{name="${label(name)}"} ${total}`)
      return `${lines.join('\n')}\n`
    },
  }
}

/**
 * The same log, with each line counted that somebody should look at. Its sentences are fixed, so each is a name that an alarm can be
 * set on; a line that the level of the log leaves out counts as well.
 */
export function countedLog(log: Log, metrics: Metrics): Log {
  return {
    info: (fields, message) => log.info(fields, message),
    warn(fields, message) {
      metrics.event(message)
      log.warn(fields, message)
    },
    error(fields, message) {
      metrics.event(message)
      log.error(fields, message)
    },
  }
}
