// A demo that puts samples back is the demo that has played them: each row, each picture, its own addresses. On the day on which they were
// made, and on a later one. Samples of the day (DEMO_SAMPLES_DIR) and those beside the build are put back by the same way.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { markets } from '../../src/core/market/markets.ts'
import { composeServer, preparedFolder, type Server } from '../../src/server/compose.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { type DemoDatabase, demoDatabase } from '../support/demo-database.ts'
import { emptyMemory } from '../support/empty-snapshot.ts'

const product = path.join(import.meta.dirname, '..', '..')
const root = mkdtempSync(path.join(tmpdir(), 'candor-prepared-'))
const running: { readonly server: Server; readonly database: DemoDatabase | null }[] = []
afterAll(async () => {
  for (const { server, database } of running) {
    await server.stop()
    await database?.drop()
  }
  rmSync(root, { recursive: true, force: true })
})
for (const name of ['src', 'content', 'package-lock.json']) symlinkSync(path.join(product, name), path.join(root, name))
mkdirSync(path.join(root, 'build'))

async function demo(port = 3000): Promise<Server> {
  const database = await demoDatabase()
  const place = database === null ? {} : { DATABASE_URL: database.url }
  const usual = { DATA_DIR: await emptyMemory(), LOG_LEVEL: 'silent', PORT: String(port) }
  const server = await composeServer(loadConfig({ ...usual, ...place }), root)
  running.push({ server, database })
  return server
}

/** Tables of the running demo: where its clock stands beside the machine's, and when its process was last heard of. */
const ofTheProcess = ['lasting_key', 'business_clock', 'process']

/** Everything that the other tables hold. */
async function rows({ deps }: Server): Promise<Record<string, string[]>> {
  const tables = await deps.db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables.filter((table) => !ofTheProcess.includes(table.name)))
    all[name] = (await deps.db.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)).map(
      ({ row }) => row,
    )
  return all
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
  const played = await rows(maker)
  const made = await statuses(maker)
  expect(made?.length).toBeGreaterThan(30)

  const sameDay = await demo(3900)
  await sameDay.demo?.seedIfEmpty()
  const putBack = JSON.stringify(await rows(sameDay))
  // Not by the texts: a difference would print both whole databases.
  expect(putBack.includes('127.0.0.1:3000')).toBe(false)
  const again = JSON.parse(putBack.replaceAll(':3900', ':3000')) as typeof played
  for (const [name, ofTable] of Object.entries(played)) expect({ [name]: again[name] }).toEqual({ [name]: ofTable })
  const closure = 'select last_value, is_called from closure_number'
  expect(await sameDay.deps.db.query(closure)).toEqual(await maker.deps.db.query(closure))
  const pictures = await sameDay.deps.db.query<{ name: string }>(
    'select name from complaint_image union all select name from identity_picture',
  )
  expect(pictures.length).toBeGreaterThan(2)
  for (const { name } of pictures) expect(await sameDay.deps.uploads.get(name), name).not.toBeNull()
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
