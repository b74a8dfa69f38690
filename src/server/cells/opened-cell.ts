// A cell as this process has opened it.

import type { Connections } from '../db/driver.ts'
import type { SharedState } from '../http/gauges.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Readiness } from '../http/server.ts'
import type { Cell } from './cell.ts'

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
