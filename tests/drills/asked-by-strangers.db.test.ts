// A stranger with a thousand connections asks for outcomes: each question waits for work under way, and others are answered all the same.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOrders } from '../../src/contracts/order.ts'
import { getOutcome, getSupport } from '../../src/contracts/service.ts'
import { keyScope } from '../../src/server/http/call.ts'
import { strangersAtOnce } from '../../src/server/http/call-limits.ts'
import { createSession } from '../../src/server/people/session/session-store.ts'
import { postgres, type TestDatabase } from '../support/databases.ts'
import { until } from '../support/until.ts'
import { openStage, type Stage } from './keyed-stage.ts'

const connections = 10
const questions = 1_000

let opened: TestDatabase
let stage: Stage
beforeAll(async () => {
  opened = await postgres.open()
  stage = await openStage(opened.url ?? '', connections)
})
afterAll(async () => {
  await stage.product.stop()
  await opened.close()
})

it('leaves connections to everybody else while all its questions wait', async () => {
  const { product, world } = stage
  const { borrowerId } = await world.borrower({ market: 'standard' })
  const session = { borrowerId, kind: 'api', deviceId: 'phone', params: {} } as const
  const sessionId = await createSession(world.db, world.deps, session)
  const who = { params: { sessionId, userId: borrowerId, deviceId: 'phone' } }
  const ask = (key: string, of: number | null) =>
    product.call({
      method: 'GET',
      path: getOutcome.path,
      who: of === null ? who : null,
      fields: { key },
      headers: { 'x-forwarded-for': `10.${of === null ? 2 : 1}.${(of ?? 0) >> 8}.${(of ?? 0) & 255}` },
    })

  const release = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const work = opened.db.transaction(async (tx) => {
    await tx.execute(`insert into request_key (scope, key, request_hash, created_at) values ($1, 'held', '', $2)`, [
      keyScope('anyone', 'register'),
      product.server.deps.clock.now(),
    ])
    isHeld.resolve()
    await release.promise
  })
  await isHeld.promise
  const crowd = Array.from({ length: questions }, (_, of) => ask('held', of))
  try {
    const turnedAway = questions - (strangersAtOnce.outcome ?? 0)
    const statuses: number[] = []
    for (const answer of crowd) void answer.then(({ status }) => statuses.push(status))
    await until(() => statuses.length >= turnedAway)
    expect(statuses).toHaveLength(turnedAway)
    expect(new Set(statuses)).toEqual(new Set([503]))

    expect((await ask('mine', null)).status).toBe(200)
    expect((await product.call({ path: getSupport.path })).status).toBe(200)
    const orders = await product.call({ method: 'GET', path: listOrders.path, who })
    expect(orders.status).toBe(200)
  } finally {
    release.resolve()
    await work
  }
  const answers = await Promise.all(crowd)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(strangersAtOnce.outcome ?? 0)
})
