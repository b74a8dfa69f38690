// A page that asks for news by itself keeps no session alive: neither its question nor the load that follows uses the session.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { webIdleSeconds } from '../../src/core/identity/session-rules.ts'
import { appAt } from '../support/app.ts'
import { postgres, type TestDatabase } from '../support/databases.ts'
import { pageCookieOf } from '../support/page-cookie.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let database: TestDatabase
let server: RunningServer
let cookie = ''
let orderId = ''

beforeAll(async () => {
  database = await postgres.open()
  // The test runner says DEV=1 of itself; the product is the one that was built.
  server = await startServer({ DEV: '0', LOG_LEVEL: 'silent', DATABASE_URL: database.url ?? '' })
  cookie = await pageCookieOf(server, 'in-review')
  orderId = (await appAt(server.origin).persona('in-review')).orderId ?? ''
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** The session of the page, last used so long ago. */
async function idleFor(seconds: number): Promise<void> {
  const { db } = database
  await db.execute(`update session set last_seen_at = $1 where kind = 'web' and ended_at is null`, [
    new Date(Date.now() - seconds * 1000),
  ])
}

/** Asks as the page's script does; answers the status, and for how many seconds the session was unused afterwards. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<[status: number, idle: number]> {
  const address = `${server.origin}${path}?${new URLSearchParams({ orderId })}`
  const answer = await fetch(address, { redirect: 'manual', headers: { Cookie: cookie, ...headers } })
  const [row] = await database.db.query<{ at: Date }>(
    `select max(last_seen_at) as at from session where kind = 'web' and ended_at is null`,
    [],
  )
  return [answer.status, Math.round((Date.now() - (row?.at.getTime() ?? 0)) / 100_000) * 100]
}

const byItself = { 'x-unattended': '1' }

it('neither by its question nor by its load', async () => {
  const { length } = await database.db.query(`select 1 from session where kind = 'web' and ended_at is null`, [])
  expect(length).toBe(1)
  await idleFor(800)
  expect(await ask('/news')).toEqual([200, 800])
  expect(await ask('/loan-detail.data', byItself)).toEqual([200, 800])
  expect(await ask('/loan-detail.data')).toEqual([200, 0])
})

it('whose session is over although the page has asked all the time', async () => {
  await idleFor(webIdleSeconds - 60)
  expect((await ask('/news'))[0]).toBe(200)
  expect((await ask('/loan-detail.data', byItself))[0]).toBe(200)
  await idleFor(webIdleSeconds + 60)
  const [status, idle] = await ask('/news')
  expect([status, idle]).toEqual([302, 1000])
})
