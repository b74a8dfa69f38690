// A first start that puts prepared samples back, on the day on which they were made and on a later one.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { markets } from '../../src/core/market/markets.ts'
import { composeServer, preparedFolder, type Server } from '../../src/server/compose.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { emptyMemory } from '../support/empty-snapshot.ts'

const product = path.join(import.meta.dirname, '..', '..')
const root = mkdtempSync(path.join(tmpdir(), 'candor-prepared-'))
const running: Server[] = []
afterAll(async () => {
  for (const server of running) await server.stop()
  rmSync(root, { recursive: true, force: true })
})
for (const name of ['src', 'content', 'package-lock.json']) symlinkSync(path.join(product, name), path.join(root, name))
mkdirSync(path.join(root, 'build'))

async function demo(): Promise<Server> {
  const config = loadConfig({ DATA_DIR: await emptyMemory(), LOG_LEVEL: 'silent', PORT: '3000' })
  const server = await composeServer(config, root)
  running.push(server)
  return server
}

const dayMs = 86_400_000
const day = (server: Server) => server.deps.clock.today(markets.standard.zone)
const statuses = async (server: Server) =>
  (await server.demo?.personas())?.map(({ name, status, orderId }) => ({ name, status, orderId }))
/** How many sample borrowers the server lets in by the sessions that it tells of them. */
async function letIn(server: Server): Promise<number> {
  const answers = (await server.demo?.personas())?.map(async ({ params }) => {
    const query = new URLSearchParams(params as Record<string, string>)
    const { body } = await server.app.inject(`/hazel/user/index?${query}`)
    return (JSON.parse(body) as { code: string }).code
  })
  return (await Promise.all(answers ?? [])).filter((code) => code !== '401').length
}

it('shows the borrowers as they were made, and on a later day begins at the moment at which they were made', async () => {
  const maker = await demo()
  await maker.demo?.prepare()
  const made = await statuses(maker)
  expect(made?.length).toBeGreaterThan(30)

  const sameDay = await demo()
  await sameDay.demo?.seedIfEmpty()
  expect(await statuses(sameDay)).toEqual(made)
  expect(day(sameDay)).toBe(day(maker))

  const [file = ''] = readdirSync(preparedFolder(root)).filter((name) => name.startsWith('samples-'))
  const whole = path.join(preparedFolder(root), file)
  const kept = JSON.parse(readFileSync(whole, 'utf8')) as { madeAtMs: number }
  const earlier = { ...kept, madeAtMs: kept.madeAtMs - 3 * dayMs }
  writeFileSync(whole, JSON.stringify(earlier))
  const later = await demo()
  await later.demo?.seedIfEmpty()
  const madeOn = later.deps.clock.now().getTime() - earlier.madeAtMs
  expect(madeOn).toBeGreaterThanOrEqual(0)
  expect(madeOn).toBeLessThan(dayMs / 2)
  expect(await letIn(later)).toBe(made?.length)
  await later.demo?.reset()
  expect(day(later)).not.toBe(day(maker))
  expect(await letIn(later)).toBe(made?.length)
})
