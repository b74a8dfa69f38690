// Two processes of a production on one database: one for pages and calls, one for jobs, and one too many.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listPrices } from '../../src/contracts/catalogue.ts'
import { composeServer, type Server } from '../../src/server/compose.ts'
import { enqueue } from '../../src/server/jobs/queue.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { type PostgresCluster, startPostgres } from '../support/postgres.ts'
import { productionEnvironment } from '../support/production.ts'
import { until } from '../support/until.ts'

const root = path.join(import.meta.dirname, '..', '..')
const token = 'm'.repeat(40)
const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-several-'))
let cluster: PostgresCluster
const running: Server[] = []
beforeAll(async () => {
  cluster = await startPostgres()
})
afterAll(async () => {
  for (const server of running) await server.stop()
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function compose(settings: Record<string, string>): Promise<Server> {
  const usual = {
    DATABASE_READ_URL: cluster.url,
    PORT: '0',
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: token,
    DATABASE_URL: cluster.url,
  }
  return await composeServer(loadConfig({ ...productionEnvironment(dataDir), ...usual, ...settings }), root)
}

const get = (server: Server, url: string) =>
  server.app
    .inject({ url, headers: { authorization: `Bearer ${token}` } })
    .then(({ statusCode, body }) => ({ statusCode, body }))

it('do jobs in the one that is there for them, which answers questions about itself and nothing else', async () => {
  const web = await compose({ ROLE: 'web' })
  await web.start()
  running.push(web)
  const worker = await compose({ ROLE: 'worker' })
  await worker.start()
  running.push(worker)

  const { db } = web.deps
  await enqueue(db, { topic: 'forgetHeldBlocks', key: null, payload: {}, runAt: new Date(0) })
  const takenBy = () => db.query(`select locked_by as by from job where topic = 'forgetHeldBlocks' and attempts > 0`)
  await until(async () => (await takenBy()).length > 0)
  expect(await takenBy()).toEqual([{ by: worker.deps.processes.id }])

  expect((await get(worker, '/readyz')).statusCode).toBe(200)
  expect((await get(worker, '/openapi.json')).statusCode).toBe(404)
  expect((await get(web, '/openapi.json')).statusCode).toBe(200)
  // What both share is told by the older one.
  await web.deps.processes.beat()
  expect((await get(web, '/metrics')).body).toMatch(/^candor_processes\{role="worker"\} 1$/m)
  expect((await get(worker, '/metrics')).body).not.toMatch(/^candor_(processes|jobs)\{/m)
})

it('read public prices where lists are read', async () => {
  const [web] = running
  if (web === undefined) throw new Error('the process for pages does not run')
  const asked = vi.spyOn(web.deps.reads.published, 'query')
  expect((await get(web, listPrices.path)).statusCode).toBe(200)
  expect(asked).toHaveBeenCalled()
})

it('are refused where pictures would lie in two folders', async () => {
  const third = await compose({ UPLOADS_DIR: path.join(dataDir, 'elsewhere') })
  await expect(third.start()).rejects.toThrow(
    'Another process on this database keeps uploaded pictures in another place',
  )
  await third.stop()
})
