// A first start of the demo that is killed while it makes its samples: the next one makes them anew, and a third keeps them.

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Started, startPlain } from '../support/checkout.ts'
import { postgres, type TestDatabase } from '../support/databases.ts'
import { quickEngine } from '../support/operator-command.ts'
import { testsStartAt } from '../support/server.ts'
import { until } from '../support/until.ts'

const main = [process.execPath, quickEngine, path.join(import.meta.dirname, '..', '..', 'src', 'main.ts')]
let dir = ''
let server: TestDatabase
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'candor-cut-'))
  server = await postgres.open()
})
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

it('on a server of PostgreSQL makes its samples anew in the next process', async () => {
  const dataDir = path.join(dir, 'not', 'there', 'yet')
  const start = (): Started =>
    startPlain(dir, main, {
      ENV_FILE: '/dev/null',
      PORT: '0',
      DATABASE_URL: server.url ?? '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      DEMO_STARTS_AT: testsStartAt,
    })
  const running = /^Candor runs .*(http:\/\/127\.0\.0\.1:\d+)/
  const payments = async (): Promise<number> =>
    (await server.db.query<{ n: number }>('select count(*) as n from payment'))[0]?.n ?? 0
  const cut = start()
  await cut.said(/sample borrowers are made now/)
  await until(async () => (await payments()) > 0)
  await cut.stop('SIGKILL')
  expect(cut.lines[0]).toMatch(/^Candor starts: mode demo, database PostgreSQL, .*\/test_\w+, origin /)
  expect(cut.lines.some((line) => running.test(line))).toBe(false)

  const second = start()
  const personas = async (origin: string) =>
    (await (await fetch(`${origin}/demo/personas`)).json()) as { name: string; status: number; orderId: string }[]
  const made = await personas(await second.said(running))
  expect(made.find(({ name }) => name === 'overdue')?.status).toBe(180)
  expect(made.length).toBeGreaterThan(15)
  // Before the first alert, which would look like a fault of the product.
  const logged = (text: string): number => second.lines.findIndex((line) => line.includes(text))
  expect(logged('sample borrowers are made now')).toBeGreaterThan(0)
  expect(logged('paymentAlert')).toBeGreaterThan(logged('sample borrowers are made now'))
  expect(existsSync(path.join(dataDir, 'sandbox-provider.jsonl'))).toBe(true)
  await second.stop('SIGINT')

  const third = start()
  const kept = await personas(await third.said(running))
  expect(kept.map(({ name, orderId }) => [name, orderId])).toEqual(made.map(({ name, orderId }) => [name, orderId]))
  expect(third.lines.some((line) => line.includes('sample borrowers are made now'))).toBe(false)
  await third.stop('SIGINT')
})
