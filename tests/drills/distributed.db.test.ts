// A cell as a distributed schema: on the cluster of CITUS_URL, or, where there is none, as a schema of the tests' PostgreSQL that is guarded
// in the same way. What only a cluster shows (its planner, its nodes) is then not shown.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../src/server/db/database.ts'
import { guardsOf } from '../../src/server/db/distributed-schema.ts'
import { ledgerHash, trialBalance } from '../../src/server/db/ledger/ledger.ts'
import { brokenSeals, sealLedger } from '../../src/server/db/ledger/ledger-seal.ts'
import { isMigrated, migrate, productMigrations } from '../../src/server/db/migrate.ts'
import { openDatabase, refuseUnfit } from '../../src/server/db/open-database.ts'
import { reported, settingOf } from '../simulation/report.ts'
import { playService } from '../simulation/service-year.ts'
import { postgres, type TestDatabase } from '../support/databases.ts'
import { beforeMistakes, mistakes, outcomeOf } from '../support/guard-mistakes.ts'

const cluster = process.env.CITUS_URL ?? null
const borrowers = settingOf('DISTRIBUTED_BORROWERS', 4)
const days = settingOf('DISTRIBUTED_DAYS', 22)

/** Stands where Citus has its function, and sees what it would see. */
const standIn = `create function stand_in.citus_schema_distribute(p_schema regnamespace) returns void language sql as $$
  create table stand_in.seen as select
    (select count(*) from pg_class where relnamespace = p_schema and relkind in ('r', 'p')) as tables,
    (select count(*) from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = p_schema and not t.tgisinternal)
      as triggers $$`

/** An address whose connections stand in these schemas, as an operator writes it. */
function addressOf(url: string, schemas: string): string {
  const address = new URL(url)
  const given = [`search_path=${schemas}`, 'candor.guards=distributed', 'citus.enable_unsafe_triggers=on']
  address.searchParams.set('options', given.map((setting) => `-c ${setting}`).join(' '))
  return address.href
}

describe(`a cell as a distributed schema (${cluster === null ? 'no cluster: on PostgreSQL' : 'on the cluster of CITUS_URL'})`, () => {
  const schema = `cell_${randomBytes(4).toString('hex')}`
  let own: TestDatabase | null = null
  let admin: Db
  let db: Db

  beforeAll(async () => {
    own = cluster === null ? await postgres.open() : null
    const url = cluster ?? String(own?.url)
    admin = await openDatabase({ url, poolSize: 1 })
    await admin.execute(`create schema ${schema}`)
    if (cluster === null) await admin.transaction((tx) => tx.script(`create schema stand_in; ${standIn}`))
    db = await openDatabase({ url: addressOf(url, cluster === null ? `${schema},stand_in` : schema), poolSize: 8 })
  })
  afterAll(async () => {
    await db.close()
    await admin.execute(`drop schema ${schema} cascade`)
    await admin.close()
    await own?.close()
  })

  it('is migrated: its tables are distributed when they are there, and before they have triggers', async () => {
    const { migrations } = await migrate(db)
    expect(migrations).toHaveLength(productMigrations().length)
    expect(await isMigrated(db)).toBe(true)
    expect(await guardsOf(db)).toBe('rows')
    if (cluster === null) {
      const [seen] = await db.query<{ tables: number; triggers: number }>('select tables, triggers from stand_in.seen')
      expect(seen).toMatchObject({ triggers: 0 })
      expect(seen?.tables).toBeGreaterThan(80)
    } else {
      const left = await db.query(
        `select relname from pg_class c where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
           and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid)`,
      )
      expect(left).toEqual([])
    }
  })

  it('keeps the time zone and the limits of our connections beside what its address asks for', async () => {
    await refuseUnfit(db)
    const [is] = await db.query(
      `select current_setting('TimeZone') as zone, current_setting('jit') as jit, current_schema() as schema`,
    )
    expect(is).toEqual({ zone: 'UTC', jit: 'off', schema })
  })

  it('lends, is paid and closes its days as any other, keeps what always holds, and seals it', async () => {
    const played = await playService(db, settingOf('SIM_SEED', 20_261_129), {
      ...{ borrowers, days, actingPercent: 40, wholeLookDays: 7 },
    })
    expect(played.payments).toBeGreaterThan(0)
    expect(played.entries).toBeGreaterThan(played.payments)
    expect((await trialBalance(db)).balanced).toBe(true)
    expect((await sealLedger(db, { patienceSeconds: 0 }))?.entries).toBeGreaterThan(0)
    expect(await brokenSeals(db)).toEqual([])
    const where = cluster === null ? 'PostgreSQL, guarded by rows: no cluster was there' : 'the cluster of CITUS_URL'
    reported('distributedSchema', {
      where,
      mistakes: mistakes.length,
      borrowers,
      days,
      payments: played.payments,
      entries: played.entries,
    })
  }, 3_600_000)

  it('refuses each mistake that the guards are there for', async () => {
    await beforeMistakes(db)
    const before = await ledgerHash(db)
    const taken: string[] = []
    for (const mistake of mistakes) {
      const refusal = mistake.refusal instanceof RegExp ? mistake.refusal : mistake.refusal.rows
      const outcome = await outcomeOf(db, mistake)
      if (!refusal.test(outcome)) taken.push(`${mistake.what}: ${outcome}`)
    }
    expect(taken).toEqual([])
    expect(await ledgerHash(db)).toBe(before)
  }, 600_000)

  it('is refused where Citus is not installed, in a sentence, and nothing is made', async () => {
    if (cluster !== null) return
    await admin.execute('create schema no_citus')
    const lone = await openDatabase({ url: addressOf(String(own?.url), 'no_citus'), poolSize: 1 })
    await expect(migrate(lone)).rejects.toThrow(
      /asks for a distributed schema, and this database has no extension citus/,
    )
    expect(await lone.query(`select to_regclass('no_citus.entry') as made`)).toEqual([{ made: null }])
    await lone.close()
  })
})
