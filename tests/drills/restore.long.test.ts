// Copies of everything, taken by the means that the operator has, and the product running on them as if nothing had happened.

import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Queries } from '../../src/server/db/database.ts'
import { ledgerHash } from '../../src/server/db/ledger/ledger.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { reported } from '../simulation/report.ts'
import { databaseViolations, expectSound } from '../support/invariants.ts'
import { programOf } from '../support/postgres.ts'
import { until } from '../support/until.ts'
import { BorrowersAtWork, send } from './borrowers-at-work.ts'
import { keyedCalls } from './keyed-calls.ts'
import { openStageIn, type Stage } from './keyed-stage.ts'
import { type LenderWithServer, startLender } from './running-lender.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'candor-restore-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** How many rows every table has. */
async function sizes(db: Queries): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables)
    found[name] = (await db.query<{ n: number }>(`select count(*) as n from ${name}`))[0]?.n ?? 0
  return found
}

it('a dump of PostgreSQL, restored into an empty database, has the same ledger, and the product goes on with it', async () => {
  const lender: LenderWithServer = await startLender()
  try {
    const atWork = new BorrowersAtWork(lender, 4)
    await atWork.prepare()
    atWork.begin()
    await until(() => atWork.acknowledgedCount >= 60)
    await atWork.end()
    await lender.killApp()
    const before = await ledgerHash(lender.db)
    const rows = await sizes(lender.db)

    const file = path.join(dir, 'candor.dump')
    execFileSync(programOf('pg_dump'), ['--format=custom', `--file=${file}`, lender.cluster.url])
    const client = new pg.Client({ connectionString: lender.cluster.url })
    await client.connect()
    await client.query('create database restored')
    await client.end()
    const url = lender.cluster.urlOf('restored')
    const startedAt = performance.now()
    execFileSync(programOf('pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${url}`, file])
    const restoredMs = Math.round(performance.now() - startedAt)

    const copy = await openDatabase({ url, poolSize: 4 })
    expect(await ledgerHash(copy)).toBe(before)
    expect(await sizes(copy)).toEqual(rows)
    expectSound(await databaseViolations(copy, { acknowledged: atWork.acknowledged.notices }), 'in the copy')
    // The old one is gone for good: what was acknowledged before the dump is answered from the copy, to the byte.
    await lender.db.execute('drop schema public cascade')
    await lender.startApp({ DATABASE_URL: url })
    await lender.untilReady()
    for (const { request, answer } of atWork.acknowledged.pushes.values())
      expect((await send(lender.origin(), request))?.text).toBe(answer)
    expect(await ledgerHash(copy)).toBe(before)
    reported('restoreOfPostgres', {
      ledgerHashIsEqual: true,
      tables: Object.keys(rows).length,
      entries: rows.entry,
      restoredMs,
    })
    await copy.close()
  } finally {
    await lender.close()
  }
}, 300_000)

it('a copy of the embedded data directory has the same ledger, and the product goes on with it', async () => {
  const first = path.join(dir, 'first')
  const second = path.join(dir, 'second')
  const [push, pay] = ['acceptOffer', 'requestRefund'].map((name) => keyedCalls.find((call) => call.name === name))
  let stage: Stage = await openStageIn({ DATA_DIR: first })
  const scene = await push?.prepare(stage, 1)
  const other = await pay?.prepare(stage, 2)
  if (scene === undefined || other === undefined) throw new Error('the calls of this drill are not there')
  const answer = await stage.make(scene, 'restored-1')
  const before = await ledgerHash(stage.world.db)
  const rows = await sizes(stage.world.db)
  await stage.product.stop()
  cpSync(first, second, { recursive: true })
  rmSync(first, { recursive: true })

  stage = await openStageIn({ DATA_DIR: second })
  expect(await ledgerHash(stage.world.db)).toBe(before)
  expect(await sizes(stage.world.db)).toEqual(rows)
  expect((await stage.make(scene, 'restored-1')).text).toBe(answer.text)
  expect((await stage.make(other, 'restored-2')).status).toBe(200)
  expectSound(await databaseViolations(stage.world.db), 'in the copy')
  reported('restoreOfTheEmbeddedDatabase', { ledgerHashIsEqual: true, entries: rows.entry })
  await stage.product.stop()
}, 300_000)
