// Demo mode: sample data, a clock that can be moved, payments at the push of a button, and answers that go wrong on purpose.

import { statusCode } from '../../contracts/order.ts'
import { markets } from '../../core/market/markets.ts'
import { marketDay } from '../account/loan-change.ts'
import { loadLoan, statusOn } from '../account/loan-store.ts'
import { findOrder } from '../account/order-store.ts'
import { storeProduct } from '../catalogue/product-store.ts'
import { catalogue } from '../catalogue/samples/products.ts'
import { createGate } from '../http/limits.ts'
import { createPipeline } from '../http/pipeline.ts'
import { scheduleForgetting } from '../jobs/forget-old.ts'
import { endLeases } from '../jobs/queue.ts'
import { scheduleDayClose } from '../order/close-day.ts'
import { createSession } from '../people/session-store.ts'
import { createCallLog } from './call-log.ts'
import { createTimeMachine } from './clock-moves.ts'
import type { Demo, DemoMeans, PersonaView, Sample } from './demo-port.ts'
import { mountDemoRoutes } from './demo-routes.ts'
import { type KeptSamples, keep, notingPictures, putPictures, readKept, samplesKeepMs } from './kept-samples.ts'
import { playPersonas, plots } from './personas.ts'
import { createPlannedAnswers } from './planned-answers.ts'
import { sealDemo } from './seal-demo.ts'
import { Actor, type Stage } from './stage.ts'
import { copyData, type DataCopy, emptyTables, savedCopy } from './table-copy.ts'
import { mountCardPage, mountWalletPage } from './wallet-page.ts'

/** A job that no runner takes, in the queue while the samples are made: the next start sees that this one was cut short. */
const seedingTopic = 'demo-seeding'

/** All samples as they were on a day. */
interface Copy {
  readonly day: string
  readonly data: DataCopy
  readonly samples: readonly Sample[]
  /** As in {@link KeptSamples}. */
  readonly madeAtMs: number
}

export function createDemo(means: DemoMeans): Demo {
  const { deps, clock, sandbox, jobHandlers, routes } = means
  const hook = createPlannedAnswers()
  const callLog = createCallLog()
  const time = createTimeMachine(deps, clock, sandbox, jobHandlers)
  const { uploads, pictures } = notingPictures(deps.uploads)
  const stageDeps = { ...deps, uploads }
  const stage: Stage = {
    deps: stageDeps,
    sandbox,
    time,
    pipeline: createPipeline(routes, stageDeps, createGate(), null),
  }
  const whenChanged: (() => void)[] = []
  let samples: readonly Sample[] = []
  let copy: Copy | null = null
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work, work)
    turn = mine.catch(() => undefined)
    return mine
  }

  /** The day of the samples: a copy of yesterday's is a day late. */
  const today = (): string => clock.today(markets.standard.zone)

  /** The samples that another demo of this day has played, or else their pasts played here, and kept for the next one. */
  async function fill(): Promise<void> {
    const day = today()
    const kept = readKept(deps.config, day, clock.machineNow())
    if (kept === null) {
      // Takes seconds, on a busy machine a minute; some of the samples' payments are odd on purpose and raise their alerts.
      deps.log.info(
        { count: plots.length },
        'sample borrowers are made now, with the alerts that belong to their stories',
      )
      await play()
      if (copy === null) return
      const { data, madeAtMs } = copy
      const { publicOrigin } = deps.config
      keep(deps.config, day, { madeAtMs, publicOrigin, samples, tables: data.saved, pictures: pictures() })
      return
    }
    await putPictures(deps.uploads, kept.pictures)
    const { samples: played, madeAtMs } = kept
    copy = { day, data: await savedCopy(deps.db, kept.tables), samples: played, madeAtMs }
    await putBack(copy)
  }

  async function play(): Promise<void> {
    const present = clock.now()
    for (const entry of catalogue) await storeProduct(deps.db, deps.config, entry)
    const actors = new Map<string, Actor>()
    await time.jumpTo(new Date(present.getTime() - 140 * 86_400_000))
    // After the clock: by that a database is known to be the demo's.
    await deps.db.execute(`insert into job (topic, payload, run_at) values ($1, '{}', 'infinity')`, [seedingTopic])
    for (const plot of plots) actors.set(plot.name, await Actor.enter(stage, plot))
    await playPersonas(stage, actors, present)
    await clock.reset(deps.db)
    await scheduleDayClose(deps)
    await scheduleForgetting(deps)
    await time.runDue()
    samples = [...actors.values()].map(({ role, params, productId, orderId, problemId }) => ({
      name: role.name,
      params,
      productId: productId ?? defaultProductOf(role.market),
      orderId,
      problemId,
    }))
    await deps.db.execute('delete from job where topic = $1', [seedingTopic])
    await sealDemo(deps.db)
    copy = { day: today(), data: await copyData(deps.db), samples, madeAtMs: clock.machineNow().getTime() }
  }

  async function reset(): Promise<void> {
    hook.clear()
    callLog.clear()
    sandbox.clear()
    await clock.reset(deps.db)
    const age = clock.machineNow().getTime() - (copy?.madeAtMs ?? 0)
    if (copy !== null && copy.day === today() && age < samplesKeepMs) return await putBack(copy)
    await emptyTables(deps.db)
    await fill()
  }

  async function putBack(stood: Copy): Promise<void> {
    await stood.data.restore(deps.db)
    // Jobs that a worker was at when the copy was made: nobody is at them now.
    await endLeases(deps.db)
    await clock.reset(deps.db)
    samples = stood.samples
  }

  /** After a restart the sessions of the samples are gone from memory: they get new ones. */
  async function adopt(): Promise<void> {
    const found: Sample[] = []
    for (const plot of plots) {
      const [row] = await deps.db.query<{
        id: string
        order_id: string | null
        product_id: string | null
        problem_id: string | null
      }>(
        `select b.id, o.id as order_id, o.product_id, (select c.id from complaint c where c.borrower_id = b.id order by c.opened_at desc limit 1) as problem_id
         from borrower b left join lateral (select id, product_id from loan_order where borrower_id = b.id order by applied_at desc limit 1) o on true
         where b.market = $1 and b.phone = $2`,
        [plot.market, plot.phone],
      )
      if (row === undefined) continue
      const lasting = { appName: 'Candor Demo', appVersion: '1.0.0', merchantNumber: 'M-0001', system: '2', lang: 'en' }
      const deviceId = `demo-${plot.name}`
      const token = await createSession(deps.db, deps, { borrowerId: row.id, kind: 'api', deviceId, params: lasting })
      found.push({
        name: plot.name,
        params: { userId: row.id, sessionId: token, deviceId, ...lasting },
        productId: row.product_id ?? defaultProductOf(plot.market),
        orderId: row.order_id,
        problemId: row.problem_id,
      })
    }
    samples = found
  }

  async function view(sample: Sample): Promise<PersonaView> {
    const plot = plots.find(({ name }) => name === sample.name)
    if (plot === undefined) throw new Error(`no plot ${sample.name}`)
    const { sessionId: _session, ...others } = sample.params
    const { userId = '', deviceId = '' } = sample.params
    const ticket = await deps.tickets.issue({
      borrowerId: userId,
      deviceId,
      jti: deps.ids.next('t'),
      now: deps.clock.now(),
    })
    return {
      ...sample,
      story: plot.story,
      market: plot.market,
      status: await statusNow(userId, sample.orderId),
      launch: new URLSearchParams({ ...others, sessionId: ticket }).toString(),
      phone: plot.phone,
    }
  }

  async function statusNow(borrowerId: string, orderId: string | null): Promise<number | null> {
    if (orderId === null) return null
    const order = await findOrder(deps.db, { orderId, borrowerId })
    if (order === null) return null
    return statusCode(statusOn(await loadLoan(deps.db, order), marketDay(deps, order)))
  }

  const demo: Demo = {
    hook,
    callLog,
    time,
    means,
    inTurn,
    whenChanged: (work) => void whenChanged.push(work),
    changed() {
      for (const work of whenChanged) work()
    },
    mount: (app) => {
      mountDemoRoutes(app, demo)
      mountWalletPage(app, demo)
      mountCardPage(app, demo)
    },
    seedIfEmpty: () =>
      inTurn(async () => {
        const [row] = await deps.db.query<{ isEmpty: boolean; isHalf: boolean }>(
          `select not exists (select from borrower) as "isEmpty", exists (select from job where topic = $1) as "isHalf"`,
          [seedingTopic],
        )
        if (row?.isHalf) await reset()
        else await (row?.isEmpty ? fill() : adopt())
      }),
    reset: () => inTurn(reset),
    personas: (name) =>
      inTurn(() => Promise.all(samples.filter((sample) => name === undefined || sample.name === name).map(view))),
  }
  return demo
}

function defaultProductOf(market: string): string | null {
  return catalogue.find((entry) => entry.product.market === market)?.product.id ?? null
}
