// The processes on one database, as one of them knows them: how many share the limits, who speaks for all, whose work is left behind.

import type { ProcessRole } from '../../settings/values.ts'
import type { Db } from '../db/database.ts'
import { repeat } from '../db/repeat.ts'
import { StartFault } from '../db/start-fault.ts'
import type { BreakerState } from '../ports/breaker.ts'
import type { BusinessClock } from '../ports/clock.ts'
import type { Log } from '../ports/log.ts'
import {
  type BreakerStates,
  beat,
  type OtherProcess,
  type OwnProcess,
  removeOwn,
  removeSilent,
} from './process-store.ts'
import { releaseJobs } from './queue.ts'

/** One heartbeat, milliseconds. */
const beatMs = 1_000
/** A process that was silent for so long is counted out, milliseconds. It knows that of itself as well, by its own clock. */
const silentMs = 10_000
/** One that is counted out allows its callers this part of its last share until it is back: the others have its share by then. */
const sharesOfSilent = 10
/** Public pages are made anew at each request while the database was not seen for so long: their prices may have changed. */
const unseenMaxMs = 5 * beatMs
/** A start that meets a rival watches it for so long: one that was killed a moment ago does not beat any more. */
const watchMs = 3 * beatMs
/** A clock that differs more than this from the database's is told. */
const skewMaxMs = 5_000
/** No process has done the jobs for so long: probably no worker was started. */
const workerlessMs = 60_000

/** The counts of one breaker, for the breakers of the same provider in other processes. */
type JoinBreaker = (name: string, own: () => BreakerState) => () => BreakerState

export interface Processes {
  /** Written beside each job that this process has; null where no other process could take it over. */
  readonly id: string | null
  /** How many parts a limit for all processes has: this one may use one of them. */
  shares(): number
  living(): ReadonlyMap<ProcessRole, number>
  /** True in one of them: it tells what all of them share. */
  speaksForAll(): boolean
  /** True while this process knows within a second that public pages show something new. */
  mayKeepPages(): boolean
  /** `then` is called when what public pages show has changed, and when this process can no longer tell. */
  whenPublished(then: () => void): void
  /** The database's clock at this moment, milliseconds, as the last heartbeat lets one reckon; null before the first. */
  databaseNowMs(): number | null
  /** The version of what public pages show; null before the first heartbeat. */
  publishedVersion(): number | null
  /** Lets the breakers of one provider in all processes count together. Answers what the others have. */
  readonly joinBreaker: JoinBreaker
  /** Comes in beside the others. Throws StartFault where that cannot go well. */
  join(): Promise<void>
  /** One heartbeat. Never throws: a database that is away is noticed by the silence. */
  beat(): Promise<void>
  /** Goes out: the others share at once what was its own. */
  leave(): Promise<void>
}

const passing: BreakerState = { failures: 0, restMs: null }

/** For the embedded database, which one process has for itself, and for tests of one process. */
export function aloneProcess(role: ProcessRole = 'all'): Processes {
  const nothing = async (): Promise<void> => {}
  return {
    id: null,
    shares: () => 1,
    living: () => new Map([[role, 1]]),
    speaksForAll: () => true,
    mayKeepPages: () => true,
    whenPublished: () => {},
    databaseNowMs: () => null,
    publishedVersion: () => null,
    joinBreaker: () => () => passing,
    join: nothing,
    beat: nothing,
    leave: nothing,
  }
}

export interface ProcessMeans {
  /** A connection of its own: calls that wait for one must not stop the heart. */
  readonly db: Db
  readonly own: OwnProcess
  readonly isDemo: boolean
  /** Topics whose jobs may be taken over as soon as their process is silent. */
  readonly takenOverAtOnce: readonly string[]
  readonly clock: Pick<BusinessClock, 'machineNow'>
  readonly log: Log
  /** Time that only goes forward, milliseconds. */
  readonly nowMs: () => number
  readonly pause: (ms: number) => Promise<void>
}

/** Knows of the others what the last heartbeat has told. Nothing is asked of the database between two of them. */
export function watchProcesses(means: ProcessMeans): Processes {
  const { db, own, log, nowMs } = means
  let others: readonly OtherProcess[] = []
  let version: number | null = null
  let databaseAtBeat: Date | null = null
  /** Before the statement was sent: the row is at least as young. */
  let lastBeatMs = nowMs()
  let isSilent = false
  let isSkewed = false
  let hadWorkerMs = nowMs()
  let toldWorkerless = false
  let published: () => void = () => {}
  const breakers = new Map<string, () => BreakerState>()

  const living = (): readonly OtherProcess[] => others.filter((one) => one.silentMs < silentMs)
  const lostItsHeart = (): boolean => nowMs() - lastBeatMs >= silentMs

  function ownBreakers(): BreakerStates {
    const states = [...breakers].map(([name, state]) => [name, state()] as const)
    return Object.fromEntries(states.filter(([, { failures, restMs }]) => failures > 0 || restMs !== null))
  }

  async function look(): Promise<void> {
    const sentMs = nowMs()
    const { others: seen, version: newest, databaseNow } = await beat(db, own, ownBreakers())
    const wasSilent = isSilent
    others = seen
    lastBeatMs = sentMs
    isSilent = false
    if (wasSilent) log.info({}, 'the heart of this process beats again')
    if ((version !== null && newest !== version) || wasSilent) published()
    version = newest
    databaseAtBeat = databaseNow
    noteSkew(databaseNow)
    noteWorkers()
    await takeOver(seen.filter((one) => one.silentMs >= silentMs).map(({ id }) => id))
  }

  /** The jobs of a process that is silent wait again, those that may be done twice at the same time. */
  async function takeOver(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    const released = await db.transaction(async (tx) => {
      const gone = await removeSilent(tx, ids, silentMs)
      return { gone, count: await releaseJobs(tx, gone, means.takenOverAtOnce) }
    })
    for (const id of released.gone)
      log.warn({ processId: id, count: released.count }, 'a process is silent: its jobs are taken over')
  }

  function noteSkew(databaseNow: Date): void {
    const skewMs = means.clock.machineNow().getTime() - databaseNow.getTime()
    const skewed = Math.abs(skewMs) > skewMaxMs
    if (skewed && !isSkewed)
      log.error(
        { kind: 'clockAlert', skewSeconds: Math.round(skewMs / 1000) },
        'the clock of this machine differs from that of the database: set both by one time server',
      )
    isSkewed = skewed
  }

  function noteWorkers(): void {
    const works = (role: ProcessRole): boolean => role !== 'web'
    if (works(own.role) || living().some(({ role }) => works(role))) {
      hadWorkerMs = nowMs()
      toldWorkerless = false
    } else if (!toldWorkerless && nowMs() - hadWorkerMs >= workerlessMs) {
      toldWorkerless = true
      log.error(
        { kind: 'configurationAlert', reason: 'ROLE is web everywhere' },
        'no process does the jobs: start one with ROLE=worker, or ROLE=all',
      )
    }
  }

  /** What makes it impossible to work beside this one. */
  function faultBeside(rival: OtherProcess): string | null {
    if (means.isDemo)
      return 'Another demo runs on this database. Each demo has a clock of its own: stop that one, or set another DATABASE_URL.'
    if (rival.files === own.files) return null
    return (
      'Another process on this database keeps uploaded pictures in another place, where this one would not find them. ' +
      'Set UPLOADS=s3 with one bucket for all processes, or the same UPLOADS_DIR.'
    )
  }

  return {
    id: own.id,
    shares: () => (living().length + 1) * (lostItsHeart() ? sharesOfSilent : 1),
    living() {
      const count = new Map<ProcessRole, number>([[own.role, 1]])
      for (const { role } of living()) count.set(role, (count.get(role) ?? 0) + 1)
      return count
    },
    speaksForAll: () => !lostItsHeart() && !living().some(({ isOlder }) => isOlder),
    mayKeepPages: () => nowMs() - lastBeatMs < unseenMaxMs,
    whenPublished(then) {
      published = then
    },
    databaseNowMs: () => databaseAtBeat && databaseAtBeat.getTime() + nowMs() - lastBeatMs,
    publishedVersion: () => version,
    joinBreaker(name, state) {
      breakers.set(name, state)
      return () => {
        const states = living().flatMap((one) => {
          const of = one.breakers[name]
          return of === undefined ? [] : [{ ...of, agoMs: one.silentMs + nowMs() - lastBeatMs }]
        })
        const rests = states.flatMap(({ restMs, agoMs }) => (restMs === null ? [] : [Math.max(0, restMs - agoMs)]))
        return {
          failures: states.reduce((sum, { failures }) => sum + failures, 0),
          restMs: rests.length === 0 ? null : Math.max(...rests),
        }
      }
    },
    async join() {
      // Written first, then looked at: of two that start at the same moment each sees the other, and the younger gives way.
      await look()
      await look()
      const rivals = (): OtherProcess[] => living().filter((one) => one.isOlder && faultBeside(one) !== null)
      if (rivals().length === 0) return
      const suspects = new Set(rivals().map(({ id }) => id))
      await means.pause(watchMs)
      await look()
      const rival = rivals().find(({ id, silentMs: silent }) => suspects.has(id) && silent < watchMs)
      if (rival === undefined) {
        await removeRivals(suspects)
        return
      }
      await removeOwn(db, own.id)
      throw new StartFault(faultBeside(rival) ?? '')
    },
    async beat() {
      try {
        await look()
      } catch (error) {
        if (!lostItsHeart() || isSilent) return
        isSilent = true
        published()
        log.warn({ err: error }, 'the heart of this process is not heard: the database did not take it')
      }
    },
    async leave() {
      try {
        await removeOwn(db, own.id)
      } catch (error) {
        log.warn({ err: error }, 'this process could not say that it ends')
      }
    },
  }

  /** Those that were watched and did not beat are dead. */
  async function removeRivals(ids: ReadonlySet<string>): Promise<void> {
    await db.transaction(async (tx) => {
      await releaseJobs(tx, await removeSilent(tx, [...ids], watchMs - beatMs), means.takenOverAtOnce)
    })
    await look()
  }
}

export interface Heart {
  /** Goes out. */
  stop(): Promise<void>
}

/** Beats every second until it is stopped. */
export function startHeart(processes: Processes): Heart {
  const beating = repeat(beatMs, () => processes.beat())
  return {
    async stop() {
      await beating.stop()
      await processes.leave()
    },
  }
}
