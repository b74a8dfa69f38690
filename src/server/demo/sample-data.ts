// The sample data of the demo: played once a day or read from another demo of the day, and put back at a reset.

import { dateIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { storeProduct } from '../catalogue/product/product-store.ts'
import { catalogue } from '../catalogue/samples/products.ts'
import type { Db } from '../db/database.ts'
import { sealLedger } from '../db/ledger/ledger-seal.ts'
import { createGate } from '../http/limits.ts'
import { createPipeline } from '../http/pipeline.ts'
import { scheduleForgetting } from '../jobs/forget-old.ts'
import { endLeases } from '../jobs/queue.ts'
import { scheduleDayClose } from '../order/day/close-day.ts'
import type { TimeMachine } from './clock-moves.ts'
import type { DemoMeans, Sample } from './demo-port.ts'
import {
  type KeptSamples,
  keep,
  notingPictures,
  prepare,
  putPictures,
  readKept,
  readPrepared,
  samplesKeepMs,
} from './kept-samples.ts'
import { playPersonas, plots } from './personas.ts'
import { defaultProductOf, foundSamples } from './sample-views.ts'
import { Actor, type Plot, type Stage } from './stage.ts'
import { copyData, type DataCopy, emptyTables, savedCopy } from './table-copy.ts'

/** A job that no runner takes, in the queue while the samples are made: the next start sees that this one was cut short. */
const seedingTopic = 'demo-seeding'

interface Copy {
  readonly day: string
  readonly data: DataCopy
  readonly samples: readonly Sample[]
  /** As in {@link KeptSamples}. */
  readonly madeAtMs: number
}

interface SampleData {
  /** The samples of now, in the order of their plots. Those of an earlier process are found in the database at the first call. */
  list(): Promise<readonly Sample[]>
  /** Makes them in an empty database, and those whose making was cut short anew. */
  seedIfEmpty(): Promise<void>
  /** Plays them in an empty database, and keeps them for first starts of other demos. */
  prepare(): Promise<void>
  /** Puts the clock and every row back to how they were when the samples were made. */
  reset(): Promise<void>
}

/** The samples' past begins so many days ago. */
const longestPastDays = 140

/** A stranger is known since the first thing they did, and one who has done nothing since today: anybody else came from the app before. */
function knownForDays({ stranger, steps }: Plot): number {
  return stranger === true ? Math.max(0, ...steps.map(({ daysAgo }) => daysAgo)) : longestPastDays
}

/** None of its functions may run beside another: the caller takes them in turn. */
export function createSampleData(means: DemoMeans, time: TimeMachine): SampleData {
  const { deps, clock, sandbox, routes } = means
  const { uploads, pictures } = notingPictures(deps.uploads)
  const stageDeps = { ...deps, uploads }
  const pipeline = createPipeline(routes, stageDeps, createGate(), null)
  const stage: Stage = { deps: stageDeps, sandbox, time, pipeline }
  /** Null where they are in the database alone: finding them writes a session for each, which no start waits for. */
  let samples: readonly Sample[] | null = null
  let copy: Copy | null = null

  return { list, seedIfEmpty, prepare: prepareForOthers, reset }

  async function seedIfEmpty(): Promise<void> {
    const [row] = await deps.db.query<{ isEmpty: boolean; isHalf: boolean }>(
      `select not exists (select from borrower) as "isEmpty", exists (select from job where topic = $1) as "isHalf"`,
      [seedingTopic],
    )
    if (row?.isHalf) await reset()
    else if (row?.isEmpty) await fill()
  }

  async function list(): Promise<readonly Sample[]> {
    samples ??= await foundSamples(deps)
    return samples
  }

  /** The day of the samples: a copy of yesterday's is a day late. */
  function today(): string {
    return clock.today(markets.standard.zone)
  }

  /** The samples that another demo has played, today or beside the build, or else their pasts played here, and kept for the next one. */
  async function fill(): Promise<void> {
    const day = today()
    const kept = readKept(deps.config, day, clock.machineNow()) ?? readPrepared(deps.config, means.prepared)
    if (kept !== null) return await putKept(kept)
    // Takes seconds, on a busy machine a minute; some of the samples' payments are odd on purpose and raise their alerts.
    deps.log.info(
      { count: plots.length },
      'sample borrowers are made now, with the alerts that belong to their stories',
    )
    const played = await playToKeep()
    keep(deps.config, day, played)
  }

  async function prepareForOthers(): Promise<void> {
    prepare(deps.config, means.prepared, await playToKeep())
  }

  async function playToKeep(): Promise<KeptSamples> {
    const { data, madeAtMs, samples: played } = await play()
    const { publicOrigin } = deps.config
    return { madeAtMs, publicOrigin, samples: played, tables: data.saved, pictures: pictures() }
  }

  async function putKept(kept: KeptSamples): Promise<void> {
    await putPictures(deps.uploads, kept.pictures)
    const madeAt = new Date(kept.madeAtMs)
    const day = dateIn(markets.standard.zone, madeAt)
    // Samples of a demo that begins at an hour of its own are of today; those of another day bring their day along.
    const isOfToday = deps.config.demoStartsAt !== null || day === today()
    const { samples: played, madeAtMs } = kept
    copy = { day: isOfToday ? today() : day, data: await savedCopy(deps.db, kept.tables), samples: played, madeAtMs }
    await putBack(copy)
    // What is due in seven days is due in seven days: the demo begins at the moment at which its samples were made.
    if (!isOfToday) await time.jumpTo(madeAt)
    // Sessions end by the machine's clock.
    if (clock.machineNow().getTime() - madeAtMs >= samplesKeepMs) samples = null
  }

  async function play(): Promise<Copy> {
    const present = clock.now()
    for (const entry of catalogue) await storeProduct(deps.db, deps.config, entry)
    const actors = new Map<string, Actor>()
    const daysBefore = (days: number) => new Date(present.getTime() - days * 86_400_000)
    await time.jumpTo(daysBefore(longestPastDays))
    // After the clock: by that a database is known to be the demo's.
    await deps.db.execute(`insert into job (topic, payload, run_at) values ($1, '{}', 'infinity')`, [seedingTopic])
    for (const plot of plots) actors.set(plot.name, await Actor.enter(stage, plot, daysBefore(knownForDays(plot))))
    await playPersonas(stage, actors, present)
    await scheduleDayClose(deps)
    await scheduleForgetting(deps)
    // At the moment at which it began: another demo that begins at that hour is given nothing from its future.
    await time.jumpTo(present)
    await time.runDue()
    await clock.reset(deps.db)
    const played = [...actors.values()].map(({ role, params, productId, orderId, problemId }) => ({
      name: role.name,
      params,
      productId: productId ?? defaultProductOf(role.market),
      orderId,
      problemId,
    }))
    await deps.db.execute('delete from job where topic = $1', [seedingTopic])
    await sealDemo(deps.db)
    copy = { day: today(), data: await copyData(deps.db), samples: played, madeAtMs: clock.machineNow().getTime() }
    samples = played
    return copy
  }

  async function reset(): Promise<void> {
    sandbox.clear()
    await clock.reset(deps.db)
    const age = clock.machineNow().getTime() - (copy?.madeAtMs ?? 0)
    if (copy !== null && copy.day === today() && age < samplesKeepMs) return await putBack(copy)
    await emptyTables(deps.db)
    await fill()
  }

  async function putBack(stood: Copy): Promise<void> {
    await stood.data.restore(deps.db)
    // Jobs that a worker was at when the copy was made: no process has them now.
    await endLeases(deps.db)
    await clock.reset(deps.db)
    samples = stood.samples
  }
}

/** So that the samples have several seals to choose from. */
const entriesPerSeal = 100

/** No other transaction may be writing: what has a lower number and is not yet committed would be missing under the seal. */
export async function sealDemo(db: Db): Promise<void> {
  let seal = null
  do seal = await sealLedger(db, { patienceSeconds: 0, atMost: entriesPerSeal })
  while (seal !== null)
}
