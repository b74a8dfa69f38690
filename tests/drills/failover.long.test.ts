// The machine of the database dies while borrowers are at work, and its synchronous standby takes over: nothing that was acknowledged is
// lost, nothing is done twice, and the product answers again by itself.

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { reported, settingOf } from '../simulation/report.ts'
import { databaseViolations, expectSound, ledgerMark } from '../support/invariants.ts'
import { type Standby, startStandby } from '../support/postgres.ts'
import { until } from '../support/until.ts'
import { accountsOf } from './acknowledged.ts'
import { BorrowersAtWork } from './borrowers-at-work.ts'
import { startLender } from './running-lender.ts'

const failovers = settingOf('FAILOVERS', 3)
const clients = 8
const answersWithinMs = 30_000
/** What a manager of failovers takes to be sure that the primary is gone, milliseconds. */
const noticedAfterMs = 2_000

/** Every commit waits until the standby has it on its disk, too. */
async function followSynchronously(url: string): Promise<Standby> {
  const standby = await startStandby({ url })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`alter system set synchronous_standby_names = '*'`)
  await client.query('select pg_reload_conf()')
  await client.end()
  return standby
}

function bothHosts(one: string, two: string): string {
  const { host } = new URL(two)
  return one.replace(/@([^/]+)\//, `@$1,${host}/`)
}

async function readiness(origin: string): Promise<number> {
  return (await fetch(`${origin}/readyz`)).status
}

async function failOver() {
  let standby: Standby | null = null
  const lender = await startLender({ fsync: 'on' }, async (url) => {
    standby = await followSynchronously(url)
    return bothHosts(url, standby.url)
  })
  const follower = standby as Standby | null
  if (follower === null) throw new Error('the standby was not started')
  const after = await openDatabase({ url: follower.url, poolSize: 2, onConnectionLoss: () => {} })
  try {
    await until(async () => (await readiness(lender.origin())) === 200)
    const atWork = new BorrowersAtWork(lender, clients)
    await atWork.prepare()
    const mark = await ledgerMark(lender.db)
    atWork.begin()
    await until(() => atWork.acknowledgedCount >= 5 * clients)
    await lender.cluster.kill()
    const killedAt = performance.now()
    // A load balancer has to see it: no request is sent here in vain.
    await until(async () => (await readiness(lender.origin())) === 503)
    await pause(noticedAfterMs)
    await follower.promote()
    const before = atWork.acknowledgedCount
    await until(() => atWork.acknowledgedCount > before)
    const answeredMs = Math.round(performance.now() - killedAt)
    await until(async () => (await readiness(lender.origin())) === 200)
    const readyMs = Math.round(performance.now() - killedAt)
    await until(() => atWork.acknowledgedCount >= before + clients)
    await atWork.end()
    const found = await after.transaction(async (tx) => {
      await tx.execute('set transaction isolation level repeatable read')
      return await databaseViolations(tx, { acknowledged: atWork.acknowledged.notices, mark })
    })
    expectSound(found, 'after the failover')
    const { lost, doubled } = await accountsOf(after, atWork)
    expect({ lost, doubled, wrong: atWork.troubles.wrong }).toEqual({ lost: [], doubled: [], wrong: [] })
    const { pushes, codes, notices } = atWork.acknowledged
    return { answeredMs, readyMs, acknowledged: pushes.size + codes.size + notices.size }
  } finally {
    await after.close()
    await lender.close()
    await follower.stop()
  }
}

it('keeps all that was acknowledged, once, and answers again within 30 s', async () => {
  const all: Awaited<ReturnType<typeof failOver>>[] = []
  for (let number = 0; number < failovers; number += 1) all.push(await failOver())
  reported('failover', {
    failovers,
    noticedAfterMs,
    acknowledged: all.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    answersAgainMsAtMost: Math.max(...all.map(({ answeredMs }) => answeredMs)),
    readyAgainMsAtMost: Math.max(...all.map(({ readyMs }) => readyMs)),
  })
  for (const { answeredMs } of all) expect(answeredMs).toBeLessThan(answersWithinMs)
})
