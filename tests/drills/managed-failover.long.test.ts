// The database as a lender runs it, PgBouncer before HAProxy before two servers under Patroni: the primary's machine dies, its network is
// cut, and the pooler is started anew, while borrowers are at work. Only Patroni does anything about it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reported, settingOf } from '../simulation/report.ts'
import { databaseViolations, expectSound, ledgerMark } from '../support/invariants.ts'
import { type PatroniCluster, startPatroniCluster } from '../support/patroni-cluster.ts'
import { until } from '../support/until.ts'
import { accountsOf } from './acknowledged.ts'
import { BorrowersAtWork } from './borrowers-at-work.ts'
import { type RunningLender, startLenderOn } from './running-lender.ts'

const rounds = settingOf('FAILOVERS', 1)
const clients = 8
const answersWithinMs = 30_000
/** A machine that was lost takes a minute to follow again. */
const longRunMs = 3_600_000

async function isReady({ origin }: RunningLender): Promise<boolean> {
  return (await fetch(`${origin()}/readyz`)).status === 200
}

async function startManagedLender(cluster: PatroniCluster): Promise<RunningLender> {
  const { directUrl: url, pooledUrl, stop } = cluster
  return await startLenderOn({ url, stop, start: () => Promise.resolve(), hasEnded: () => false }, pooledUrl)
}

/** What became of everything that was acknowledged, by the tests' own look at the server that takes writes now. */
async function expectNothingLost({ db }: RunningLender, atWork: BorrowersAtWork, mark: Mark, when: string) {
  // All in one transaction: it is begun anew where its connection led to the server that was lost.
  await db.transaction(async (tx) => {
    await tx.execute('set transaction isolation level repeatable read')
    const found = await databaseViolations(tx, { acknowledged: atWork.acknowledged.notices, mark })
    expectSound(found, when)
    const { lost, doubled } = await accountsOf(tx, atWork)
    expect({ lost, doubled, wrong: atWork.troubles.wrong }, when).toEqual({ lost: [], doubled: [], wrong: [] })
  })
}

type Mark = Awaited<ReturnType<typeof ledgerMark>>
type Machine = Awaited<ReturnType<PatroniCluster['primary']>>

interface Loss {
  /** Of its figures in the report. */
  readonly run: string
  readonly begin: (cluster: PatroniCluster, machine: Machine) => Promise<void> | void
  readonly end: (cluster: PatroniCluster, machine: Machine) => void
}

const losses: readonly (readonly [what: string, loss: Loss])[] = [
  [
    'the machine of the primary dies',
    {
      run: 'managed-failover',
      begin: (cluster, machine) => cluster.kill(machine),
      end: (cluster, machine) => cluster.bringBack(machine),
    },
  ],
  [
    'the network of the primary is cut while its processes go on',
    {
      run: 'primary-cut-off',
      begin: (cluster, machine) => cluster.cutOff(machine),
      end: (cluster, machine) => cluster.reconnect(machine),
    },
  ],
  [
    'the primary is cut from etcd and its standby, and still reached by the product',
    {
      run: 'primary-cut-from-peers',
      begin: (cluster, machine) => cluster.cutFromPeers(machine),
      end: (cluster, machine) => cluster.reconnect(machine),
    },
  ],
]

/** The primary is lost under load. Answers how long it took until an act was acknowledged again, and until the product said that it is ready. */
async function losePrimary(cluster: PatroniCluster, lender: RunningLender, { begin, end }: Loss, when: string) {
  await cluster.untilWhole()
  await until(() => isReady(lender))
  const atWork = new BorrowersAtWork(lender, clients)
  await atWork.prepare()
  const mark = await ledgerMark(lender.db)
  atWork.begin()
  await until(() => atWork.acknowledgedCount >= 5 * clients)
  const primary = await cluster.primary()
  await begin(cluster, primary)
  const lostAt = performance.now()
  // A load balancer has to see it: no request is sent here in vain.
  await until(async () => !(await isReady(lender)))
  const before = atWork.acknowledgedCount
  await until(() => atWork.acknowledgedCount > before)
  const answeredMs = Math.round(performance.now() - lostAt)
  await until(() => isReady(lender))
  const readyMs = Math.round(performance.now() - lostAt)
  expect(await cluster.primary(), 'another machine takes the writes').not.toBe(primary)
  // The old one comes back while borrowers work on, and must not take a write beside the new one.
  end(cluster, primary)
  await cluster.untilWhole()
  const after = atWork.acknowledgedCount
  await until(() => atWork.acknowledgedCount >= after + clients)
  await atWork.end()
  await expectNothingLost(lender, atWork, mark, when)
  const { pushes, codes, notices } = atWork.acknowledged
  return { answeredMs, readyMs, acknowledged: pushes.size + codes.size + notices.size }
}

describe('a lender under Patroni', () => {
  let cluster: PatroniCluster
  let lender: RunningLender
  beforeAll(async () => {
    cluster = await startPatroniCluster()
    lender = await startManagedLender(cluster)
  })
  afterAll(() => lender.close())

  it.each(losses)(
    'answers again within 30 s by itself, and keeps all that was acknowledged, once: %s',
    async (what, loss) => {
      const all: Awaited<ReturnType<typeof losePrimary>>[] = []
      for (let round = 0; round < rounds; round += 1) all.push(await losePrimary(cluster, lender, loss, `when ${what}`))
      reported(loss.run, {
        rounds,
        acknowledged: all.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
        lost: 0,
        doubled: 0,
        answersAgainMsAtMost: Math.max(...all.map(({ answeredMs }) => answeredMs)),
        readyAgainMsAtMost: Math.max(...all.map(({ readyMs }) => readyMs)),
      })
      for (const { answeredMs } of all) expect(answeredMs).toBeLessThan(answersWithinMs)
    },
    longRunMs,
  )

  it(
    'loses nothing when the pooler ends and is started again',
    async () => {
      await cluster.untilWhole()
      await until(() => isReady(lender))
      const atWork = new BorrowersAtWork(lender, clients)
      await atWork.prepare()
      const mark = await ledgerMark(lender.db)
      atWork.begin()
      for (let restarts = 0; restarts < 5; restarts += 1) {
        const before = atWork.acknowledgedCount
        await until(() => atWork.acknowledgedCount >= before + clients)
        await cluster.restartPooler()
      }
      const before = atWork.acknowledgedCount
      await until(() => atWork.acknowledgedCount >= before + clients)
      await atWork.end()
      await expectNothingLost(lender, atWork, mark, 'after the pooler was started again')
    },
    longRunMs,
  )
})
