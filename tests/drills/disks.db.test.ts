// A disk that is full, a database that is read-only, a line that is cut: refusals by name, nothing lost, and on it goes afterwards.

import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../src/contracts/envelope.ts'
import { reported } from '../simulation/report.ts'
import { emptyMemory } from '../support/empty-snapshot.ts'
import { databaseViolations, expectSound, ledgerMark } from '../support/invariants.ts'
import { putMadeDatabase } from '../support/made-database.ts'
import type { WireAnswer } from '../support/product.ts'
import { isLong, walked } from '../support/proof-length.ts'
import { until } from '../support/until.ts'
import { BorrowersAtWork, send } from './borrowers-at-work.ts'
import { type CutLine, openLine } from './cut-line.ts'
import { keyedCalls } from './keyed-calls.ts'
import { openStageIn, type Scene, type Stage } from './keyed-stage.ts'
import { type RunningLender, startLender } from './running-lender.ts'
import { openSmallDisk, type SmallDisk } from './small-disk.ts'

const clients = 8
const longRunMs = 600_000
const notHere = 'a trigger that refuses as a full disk does: this machine does not let us mount one'

/** Where no disk can be had, the database says of itself what it says on a full one. */
const fullByTrigger = `
  create function disk_is_full() returns trigger language plpgsql as $$
  begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger disk_is_full before insert on entry for each statement execute function disk_is_full();
  create trigger disk_is_full before insert on loan_order for each statement execute function disk_is_full();
  create trigger disk_is_full before insert on payment_intent for each statement execute function disk_is_full();`
const roomByTrigger = 'drop function disk_is_full() cascade'

async function scripted(lender: Pick<RunningLender, 'db'>, sql: string): Promise<void> {
  await lender.db.transaction((tx) => tx.script(sql))
}

describe('on PostgreSQL, under load', () => {
  let disk: SmallDisk | null
  let line: CutLine
  let lender: RunningLender
  beforeAll(async () => {
    disk = openSmallDisk(180)
    const more = { min_wal_size: '32MB', max_wal_size: '48MB' }
    lender = await startLender(
      { fsync: 'off', more, ...(disk === null ? {} : { parentDir: disk.dir }) },
      async (url) => {
        const direct = new URL(url)
        line = await openLine(() => Number(direct.port))
        const through = new URL(direct)
        through.port = String(line.port)
        return through.href
      },
    )
  })
  afterAll(async () => {
    await lender.close()
    await line.close()
    disk?.remove()
  })

  interface Fault {
    readonly how: string
    readonly begin: () => Promise<void>
    readonly end: () => Promise<void>
  }

  const fullDisk = (): Fault => ({
    how: disk === null ? notHere : 'a disk in memory, filled',
    async begin() {
      if (disk === null) await scripted(lender, fullByTrigger)
      else disk.fill()
    },
    async end() {
      disk?.free()
      if (disk === null) await scripted(lender, roomByTrigger)
    },
  })
  const readOnly = (value: 'on' | 'off') => async (): Promise<void> => {
    await lender.db.execute(`alter system set default_transaction_read_only = ${value}`)
    await lender.db.query('select pg_reload_conf()')
  }
  const faults: [string, () => Fault][] = [
    ['fullDisk', fullDisk],
    ['readOnlyDatabase', () => ({ how: 'default_transaction_read_only', begin: readOnly('on'), end: readOnly('off') })],
    [
      'cutLine',
      () => ({
        how: 'the connections are broken and no new one comes through',
        begin: async () => line.cut(),
        end: async () => line.mend(),
      }),
    ],
  ]
  it.each(walked(faults, 1))(
    '%s: refused by name, nothing lost, and on it goes',
    async (name, make) => {
      const { how, begin, end } = make()
      const atWork = new BorrowersAtWork(lender, clients)
      await atWork.prepare()
      const mark = await ledgerMark(lender.db)
      atWork.begin()
      await until(() => atWork.acknowledgedCount >= clients)
      await begin()
      const refusedFrom = atWork.troubles.unavailable
      await until(() => {
        if (name === 'fullDisk') disk?.fill()
        return atWork.troubles.unavailable >= refusedFrom + clients || atWork.troubles.wrong.length > 0
      })
      const alive = await fetch(`${lender.origin()}/healthz`)
      expect(alive.status).toBe(200)
      // A good look counts for some seconds; then a balancer is told what the borrowers are told.
      if (how !== notHere)
        await until(async () => {
          if (name === 'fullDisk') disk?.fill()
          return (await fetch(`${lender.origin()}/readyz`)).status !== 200
        })
      const during = atWork.acknowledgedCount
      await end()
      const databaseEndedItself = await lender.untilReady()
      await until(() => atWork.acknowledgedCount >= during + 2 * clients)
      await atWork.end()
      const { pushes, codes: made, notices } = atWork.acknowledged
      reported(name, {
        how,
        refused503: atWork.troubles.unavailable,
        withoutAnswer: atWork.troubles.noAnswer,
        otherAnswers: atWork.troubles.wrong.length,
        acknowledged: pushes.size + made.size + notices.size,
        databaseEndedItself,
      })
      expect(atWork.troubles.wrong).toEqual([])
      expectSound(await databaseViolations(lender.db, { acknowledged: notices, mark }), `after ${name}`)
      for (const [orderId, { request, answer }] of pushes) {
        expect((await send(lender.origin(), request))?.text).toBe(answer)
        expect(await lender.db.query('select id from loan_order where id = $1', [orderId])).toHaveLength(1)
      }
    },
    longRunMs,
  )
})

describe('on the embedded database', () => {
  let disk: SmallDisk | null
  let stage: Stage
  beforeAll(async () => {
    disk = openSmallDisk(160)
    if (disk !== null) await putMadeDatabase(path.join(disk.dir, 'data'))
    stage = await openStageIn({ DATA_DIR: disk === null ? await emptyMemory() : path.join(disk.dir, 'data') })
  })
  afterAll(async () => {
    await stage.product.stop()
    disk?.remove()
  })
  const pushes = keyedCalls.find(({ name }) => name === 'acceptOffer')

  async function scenes(count: number): Promise<Scene[]> {
    const made: Scene[] = []
    for (let number = 0; number < count; number += 1) {
      const scene = await pushes?.prepare(stage, number)
      if (scene !== undefined) made.push(scene)
    }
    return made
  }

  /** Sends each scene under its key until it is answered; how many 503 came before. */
  async function allAnswered(wanted: readonly Scene[], keys: string): Promise<number> {
    let refused = 0
    for (const [number, scene] of wanted.entries()) {
      await until(async () => {
        const answer = await stage.make(scene, `${keys}-${number}`)
        if (answer.status === 200) return true
        expectRefusedByName(answer)
        refused += 1
        return false
      })
      expect(await scene.effects()).toBe(1)
    }
    return refused
  }

  function expectRefusedByName({ status, code, text }: WireAnswer): void {
    expect([status, code]).toEqual([503, codes.outOfReach])
    expect(text).not.toMatch(/\.ts|ENOSPC|xlog|select|insert/i)
  }

  it(
    'has no room for a row: refused by name, still read, and written again once there is room',
    async () => {
      const wanted = await scenes(12)
      const first = wanted.slice(0, 4)
      expect(await allAnswered(first, 'row')).toBe(0)
      if (disk === null) await stage.world.db.transaction((tx) => tx.script(fullByTrigger))
      else disk.fill()
      let refused = 0
      for (const [number, scene] of wanted.entries()) {
        const answer = await stage.make(scene, `row-${number}`)
        if (number < first.length) expect(answer.status).toBe(200)
        else if (answer.status !== 200) {
          expectRefusedByName(answer)
          expect(await scene.effects()).toBe(0)
          refused += 1
        }
      }
      if (disk === null) await stage.world.db.transaction((tx) => tx.script(roomByTrigger))
      else disk.free()
      await allAnswered(wanted, 'row')
      expectSound(await databaseViolations(stage.world.db), 'after a full disk')
      reported('fullDiskEmbedded', { how: disk === null ? notHere : 'a disk in memory, filled', refused })
      expect(refused).toBeGreaterThan(0)
    },
    longRunMs,
  )

  const withoutRoomForItsLog = async () => {
    const wanted = await scenes(6)
    const { db } = stage.world
    expect(await allAnswered(wanted.slice(0, 2), 'log')).toBe(0)
    if (disk === null) return reported('fullDiskEmbeddedLog', { how: notHere })
    // Room inside a table, so that what is wanting is room for the log.
    await db.execute('create table ballast (n int, t text)')
    await db.execute(`insert into ballast select n, repeat('x', 1000) from generate_series(1, 24000) n`)
    await db.execute('delete from ballast where n < 24000')
    await db.execute('vacuum ballast')
    disk.fill()
    let fillings = 0
    let ended = false
    while (!ended) {
      await db
        .execute(`insert into ballast select 0, repeat('y', 1000) from generate_series(1, 1000)`)
        .catch((error: unknown) => {
          ended = error instanceof Error && error.name === 'DatabaseIsUnavailable'
          if (!ended) throw error
        })
      fillings += 1
    }
    for (const [number, scene] of wanted.entries()) expectRefusedByName(await stage.make(scene, `log-${number}`))
    disk.free()
    const refused = await allAnswered(wanted, 'log')
    expectSound(await databaseViolations(db), 'after a full log')
    reported('fullDiskEmbeddedLog', { how: 'a disk in memory, filled', fillings, refusedUntilOpenedAnew: refused })
  }
  if (isLong)
    it(
      'has no room for its log and ends itself: refused by name, and opened anew once there is room',
      withoutRoomForItsLog,
      longRunMs,
    )
})
