// A deploy forward and back: the code of the last release, as it was packed, on a database that today's code has migrated, and both at once.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate, migrationOf, productMigrations } from '../../src/server/db/migrate.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { type Started, startPlain } from '../support/checkout.ts'
import { databaseViolations, expectSound, ledgerMark } from '../support/invariants.ts'
import { type UnpackedRelease, unpackLastRelease } from '../support/last-release.ts'
import { payWhatIsDue } from '../support/pay-by-wire.ts'
import { type PostgresCluster, startPostgres, withoutRecovery } from '../support/postgres.ts'
import { until } from '../support/until.ts'
import { accountsOf } from './acknowledged.ts'
import { BorrowersAtWork } from './borrowers-at-work.ts'
import { startLender } from './running-lender.ts'

const runs = /Candor runs .*?(http:\/\/127\.0\.0\.1:\d+)/
const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-last-release-'))
const clients = 8
const newest = productMigrations().at(-1)?.name.slice(0, 4) ?? ''
let cluster: PostgresCluster
let release: UnpackedRelease
let started: Started | null = null

beforeAll(async () => {
  release = unpackLastRelease()
  cluster = await startPostgres(withoutRecovery)
  const db = await openDatabase({ url: cluster.url, poolSize: 1 })
  await migrate(db)
  await db.close()
})
afterAll(async () => {
  await started?.stop('SIGINT')
  await cluster.stop()
  release.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = (): Started =>
  startPlain(release.folder, [process.execPath, release.main], {
    ...{ ENV_FILE: '/dev/null', MODE: 'demo', PORT: '0', DESK_PORT: '0', DATA_DIR: dataDir, DATABASE_URL: cluster.url },
  })

it('starts on the schema of today, says which one it finds, and has a loan paid through it', async () => {
  started = start()
  const origin = await started.said(runs)
  const ready = await fetch(`${origin}/readyz`)
  expect(ready.status).toBe(200)
  expect(await ready.json()).toMatchObject({ status: 'ready', schema: { database: newest } })
  await payWhatIsDue(origin)
})

it('refuses a schema that has lost something', async () => {
  await started?.stop('SIGINT')
  const db = await openDatabase({ url: cluster.url, poolSize: 1 })
  const lost = migrationOf('9005_lost.sql', '-- Release 9.0.0, contract: planted\ndrop table site_message;')
  await migrate(db, [...productMigrations(), lost])
  await db.close()
  started = start()
  await expect(started.said(runs)).rejects.toThrow('it has 9005_lost.sql, which this version does not know')
})

/** The English texts of a checkout that stand in agreements, by their paths. */
function agreedTexts(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  const add = (value: unknown, at: string): void => {
    if (typeof value === 'string') found.set(at, value)
    else for (const [key, inner] of Object.entries(value as object)) add(inner, `${at}.${key}`)
  }
  add(JSON.parse(readFileSync(path.join(folder, 'src/words/server/en/loan.json'), 'utf8')), 'server.loan')
  return found
}

/** The lender keeps to the words of the release before: who has read an agreement is asked to read it again once one of them changes. */
function keepWords(lenderDir: string): void {
  const [before, now] = [agreedTexts(release.folder), agreedTexts(path.join(import.meta.dirname, '../..'))]
  const changed = [...before].filter(([at, text]) => now.has(at) && now.get(at) !== text)
  mkdirSync(path.join(lenderDir, 'words'), { recursive: true })
  writeFileSync(path.join(lenderDir, 'words/en.json'), JSON.stringify(Object.fromEntries(changed)))
}

it('works beside the code of today, while borrowers are at work: nothing is lost, nothing is done twice', async () => {
  // A lender's texts are renewed once both know what stands in them.
  const lender = await startLender({ fsync: 'off' }, undefined, path.join(release.folder, 'content'))
  await lender.killApp()
  keepWords(lender.environment.LENDER_DIR ?? '')
  await lender.startApp()
  const beside = await lender.startBeside(release)
  let asked = 0
  const either = () => (asked++ % 2 === 0 ? lender.origin() : beside.origin)
  try {
    const told = await fetch(`${beside.origin}/readyz`)
    expect(await told.json()).toMatchObject({ status: 'ready', schema: { database: newest } })
    const atWork = new BorrowersAtWork({ ...lender, origin: either }, clients)
    await atWork.prepare()
    const mark = await ledgerMark(lender.db)
    atWork.begin()
    await until(() => atWork.acknowledgedCount >= 20 * clients)
    await atWork.end()
    const found = await lender.db.transaction(async (tx) => {
      await tx.execute('set transaction isolation level repeatable read')
      return await databaseViolations(tx, { acknowledged: atWork.acknowledged.notices, mark })
    })
    expectSound(found, 'after two versions at once')
    const { lost, doubled } = await accountsOf(lender.db, atWork)
    expect({ lost, doubled, wrong: atWork.troubles.wrong }).toEqual({ lost: [], doubled: [], wrong: [] })
  } finally {
    await beside.stop()
    await lender.close()
  }
})
