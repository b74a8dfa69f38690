// Databases for the demos that tests start: on PostgreSQL, where the run has a server of it, since the embedded engine took half of
// the processor's time of a demo and shows nothing of a screen that the other does not (0072).

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../../src/server/db/migrate.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { copyOf, type Server } from './emptied-database.ts'
import type { PostgresCluster } from './postgres.ts'

const TEMPLATE = 'candor_template'
/** Tells the processes of the tests which server they have: they are started by the one that has started it. */
const VARIABLE = 'TESTS_POSTGRES'

/** Makes a migrated database on a server, for others to be copied from, and tells the processes that are started from now on. */
export async function makeTemplate(cluster: PostgresCluster): Promise<Server> {
  const admin = await openDatabase({ url: cluster.url, poolSize: 1 })
  await admin.execute(`create database ${TEMPLATE}`)
  await admin.close()
  const template = await openDatabase({ url: cluster.urlOf(TEMPLATE), poolSize: 1 })
  await migrate(template)
  await template.close()
  const server: Server = { postgresUrl: cluster.url, template: TEMPLATE }
  process.env[VARIABLE] = JSON.stringify(server)
  return server
}

export interface DemoDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A database of its own for one demo; null where the run has no server, as with ALL_ENGINES=1: then the demo has the embedded one. */
export async function demoDatabase(): Promise<DemoDatabase | null> {
  const told = process.env[VARIABLE]
  if (told === undefined || process.env.ALL_ENGINES === '1') return null
  const { postgresUrl, template } = JSON.parse(told) as Server
  const name = `demo_${randomBytes(6).toString('hex')}`
  const ask = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: postgresUrl })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await ask(copyOf(template, name))
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => ask(`drop database if exists ${name} with (force)`) }
}
