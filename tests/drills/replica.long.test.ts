// A real streaming replica: lists are read there, and on the primary while the replica stands still or is gone; a new price at once.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeServer, type Server } from '../../src/server/compose.ts'
import type { Queries } from '../../src/server/db/database.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { notePublication } from '../../src/server/db/published.ts'
import { fitnessOfReplica } from '../../src/server/db/replica-fitness.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { type PostgresCluster, type Standby, startPostgres, startStandby } from '../support/postgres.ts'
import { productionEnvironment } from '../support/production.ts'
import { until } from '../support/until.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-replica-'))
const lines: string[] = []
let cluster: PostgresCluster
let standby: Standby
let server: Server
beforeAll(async () => {
  cluster = await startPostgres()
  const usual = { ...productionEnvironment(dataDir), PORT: '0', DATABASE_URL: cluster.url }
  // Before the replica is there: it begins with all tables.
  const first = await composeServer(
    loadConfig({ ...usual, LOG_LEVEL: 'silent' }),
    path.join(import.meta.dirname, '../..'),
  )
  await first.stop()
  standby = await startStandby(cluster)
  const config = loadConfig({ ...usual, DATABASE_READ_URL: standby.url, DATABASE_READ_MAX_LAG_SECONDS: '1' })
  server = await composeServer(config, path.join(import.meta.dirname, '../..'), {
    write: (line) => void lines.push(line),
  })
  await server.start()
})
afterAll(async () => {
  await server.stop()
  await standby.stop()
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function isReplica(of: Queries): Promise<boolean | undefined> {
  const [row] = await of.query<{ replica: boolean }>('select pg_is_in_recovery() as replica')
  return row?.replica
}
const lists = () => isReplica(server.deps.reads.lists)
const published = () => isReplica(server.deps.reads.published)
const said = (sentence: string) => lines.filter((line) => line.includes(sentence))

it('is read from while it follows', async () => {
  await until(async () => (await lists()) === true)
  await until(async () => (await published()) === true)
  expect(await isReplica(server.deps.db)).toBe(false)
})

it('that stops replaying is left within seconds, with one warning, and read from again when it goes on', async () => {
  const replica = await openDatabase({ url: standby.url, poolSize: 1 })
  await until(async () => (await lists()) === true)
  const warnings = said('the replica is away or too far behind').length
  await replica.query('select pg_wal_replay_pause()')
  // A price that has changed meanwhile is never read there, while lists still may be.
  await notePublication(server.deps.db)
  await until(async () => (await published()) === false)
  await until(async () => (await lists()) === false)
  expect(said('the replica is away or too far behind')).toHaveLength(warnings + 1)
  await replica.query('select pg_wal_replay_resume()')
  await until(async () => (await lists()) === true)
  await until(async () => (await published()) === true)
  await replica.close()
})

it('is examined before a start: its server, its distance and its schema', async () => {
  const place = { databaseUrl: cluster.url, databaseReadUrl: standby.url, databaseReadMaxLagSeconds: 0 }
  await until(async () => (await fitnessOfReplica(place))?.problem === null)
  const other = await startPostgres()
  expect(await fitnessOfReplica({ ...place, databaseReadUrl: other.url })).toMatchObject({
    problem: expect.stringContaining('another server than DATABASE_URL'),
  })
  await other.stop()
  const replica = await openDatabase({ url: standby.url, poolSize: 1 })
  await replica.query('select pg_wal_replay_pause()')
  await notePublication(server.deps.db)
  await until(async () => /^is \d+ s behind/.test((await fitnessOfReplica(place))?.problem ?? ''))
  await server.deps.db.execute(`insert into schema_migration (name, hash) values ('9999_next.sql', 'x')`)
  expect(await fitnessOfReplica(place)).toMatchObject({
    problem: expect.stringMatching(/^has the schema \d{4}, and DATABASE_URL has 9999$/),
  })
  await server.deps.db.execute(`delete from schema_migration where name = '9999_next.sql'`)
  await replica.query('select pg_wal_replay_resume()')
  await replica.close()
})

it('that dies fails no question', async () => {
  await until(async () => (await lists()) === true)
  await standby.kill()
  for (let n = 0; n < 20; n += 1) expect(await lists()).toBe(false)
})
