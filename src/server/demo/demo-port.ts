// What demo mode offers to its own addresses and to the rest of the server.

import type { FastifyInstance } from 'fastify'
import type { CommonParams } from '../../contracts/common-params.ts'
import type { MovableClock } from '../adapters/machine/clock.ts'
import type { SandboxProvider } from '../adapters/providers/sandbox/service.ts'
import type { Deps } from '../deps.ts'
import type { Routes } from '../http/call.ts'
import type { JobHandlers } from '../jobs/run-jobs.ts'
import type { CallLog } from './call-log.ts'
import type { TimeMachine } from './clock-moves.ts'
import type { EventReceiver } from './event-receiver.ts'
import type { PlannedAnswers } from './planned-answers.ts'

/** What is kept of a sample borrower between two looks; written beside the data, since a restart forgets the rest. */
export interface Sample {
  readonly name: string
  readonly params: CommonParams
  readonly productId: string | null
  readonly orderId: string | null
  readonly problemId: string | null
}

export interface PersonaView extends Sample {
  readonly story: string
  readonly market: string
  readonly status: number | null
  readonly launch: string
  readonly phone: string
}

/** Where samples are prepared for first starts. */
export interface PreparedPlace {
  readonly folder: string
  /** The product's own folder: samples of other sources are not used. */
  readonly root: string
}

export interface DemoMeans {
  readonly deps: Deps
  readonly clock: MovableClock
  readonly sandbox: SandboxProvider
  readonly jobHandlers: JobHandlers
  readonly routes: Routes
  /** Where the lender's desk is seen. */
  readonly deskOrigin: () => string
  /** Where samples are prepared for a first start. */
  readonly prepared: PreparedPlace
  /** Null where events leave for a receiver of the engineer's own, or not at all. */
  readonly eventReceiver: EventReceiver | null
}

export interface Demo {
  readonly hook: PlannedAnswers
  readonly callLog: CallLog
  readonly time: TimeMachine
  readonly means: DemoMeans
  mount(app: FastifyInstance): void
  seedIfEmpty(): Promise<void>
  /** Plays the samples in an empty database, and keeps them for first starts of demos with these settings. */
  prepare(): Promise<void>
  reset(): Promise<void>
  /** All sample borrowers, or the one of this name: each has a new ticket and the status of today, which takes its time. */
  personas(name?: string): Promise<readonly PersonaView[]>
  /** Has this done whenever something was changed by one of the demo's own addresses. */
  whenChanged(work: () => void): void
  changed(): void
  /** Things that move time or data wait for each other. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}
