// A borrower moves from one cell to another: nothing is lost or doubled, each loan has its balance, and a move that is killed can go on.

import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Borrower, type LendingWorld, openLendingWorld } from '../../../tests/support/lending.ts'
import { type PostgresCluster, startPostgres, withoutRecovery } from '../../../tests/support/postgres.ts'
import { until } from '../../../tests/support/until.ts'
import { addDays, date } from '../../core/calendar-date.ts'
import type { Db } from '../db/database.ts'
import { trialBalance } from '../db/ledger/ledger.ts'
import { openDatabase, openServerDatabase } from '../db/open-database.ts'
import { claimJobs, enqueue } from '../jobs/queue.ts'
import { closeDay } from '../order/day/close-day.ts'
import { consentHash } from '../profile/device-data/consent-store.ts'
import { placeOf, putPlaces } from './directory.ts'
import { cellsOfBorrower, MoveIsRefused, type MoveMeans, moveBorrower } from './move-borrower.ts'
import { balancesOf } from './moved-balances.ts'
import { movedTables } from './moved-tables.ts'
import { becomeCell } from './own-cell.ts'

/** Runs something as another request does: not inside the transaction that is open. */
const outside = AsyncLocalStorage.snapshot()
const firstDay = date('2026-08-10')
let cluster: PostgresCluster
let one: LendingWorld
let two: LendingWorld
let three: Db
const opened: Db[] = []
beforeAll(async () => {
  cluster = await startPostgres(withoutRecovery)
  const maintenance = await openDatabase({ url: cluster.url })
  opened.push(maintenance)
  const cell = async (name: string, number: number) => {
    await maintenance.execute(`create database ${name}`)
    const db = await openServerDatabase({ databaseUrl: cluster.urlOf(name), dbPoolSize: 5, dataDir: '' }, () => {})
    opened.push(db)
    await becomeCell(db, { name, number })
    return db
  }
  one = await openLendingWorld(await cell('one', 0))
  two = await openLendingWorld(await cell('two', 1))
  three = (await openLendingWorld(await cell('three', 2))).db
}, 60_000)
afterAll(async () => {
  for (const db of opened) await db.close()
  await cluster.stop()
})

const phoneKey = 'hash of her phone'
const now = new Date('2026-09-01T02:00:00Z')

/** Home is the second database, so that the directory is another transaction than that of the cell she leaves. */
const means = (from: LendingWorld, to: LendingWorld, more: Partial<MoveMeans> = {}): MoveMeans => ({
  home: two.db,
  from: { name: from === one ? 'one' : 'two', db: from.db },
  to: { name: to === one ? 'one' : 'two', db: to.db },
  ...{ phoneKey, day: date('2026-09-01'), now, ...more },
})

/** A borrower of the first cell with a late loan, and a message from her. */
async function lateBorrower(): Promise<{ who: Borrower; orderId: string }> {
  one.setDay('standard', firstDay)
  const who = await one.borrower({ market: 'standard' })
  const orderId = await one.loan(who, 'candor-cash')
  for (let day = firstDay; day < '2026-08-30'; day = addDays(day, 1)) {
    one.setDay('standard', day)
    await closeDay(one.deps, 'standard', day)
  }
  return { who, orderId }
}

/** What all accounts of both cells hold together. */
async function together(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { db } of [one, two]) {
    const { rows, balanced } = await trialBalance(db)
    expect(balanced).toBe(true)
    for (const { account, currency, debitMinor, creditMinor } of rows)
      sums[`${account} ${currency}`] = (sums[`${account} ${currency}`] ?? 0) + debitMinor - creditMinor
  }
  return sums
}

async function rowsOf({ db }: LendingWorld, borrowerId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [table, where] of movedTables) {
    const rows = await db.query(`select from ${table} where ${where}`, [borrowerId])
    if (rows.length > 0) counts[table] = rows.length
  }
  return counts
}

/** Jobs that name her in several ways, and one of her cell. Answers the topics of hers. */
async function jobsOfHers({ borrowerId }: Borrower, orderId: string): Promise<string[]> {
  const question = `question-${borrowerId}`
  await one.db.execute(
    `insert into device_consent (ref_hash, borrower_id, kind, question, language, asked_at, expires_at)
      values ($1, $2, 'location', 'May we?', 'en', now(), now())`,
    [consentHash(question), borrowerId],
  )
  await one.db.execute(
    `insert into complaint_image (name, borrower_id, role, media_type, size_bytes, created_at)
      values ($1, $2, 'borrower', 'image/png', 1, now())`,
    [`picture-${borrowerId}`, borrowerId],
  )
  const payloads = {
    forgetDeviceFact: { consentRef: question },
    forgetUnusedPicture: { name: `picture-${borrowerId}` },
    remind: { orderId },
  }
  const jobs = { ...payloads, refreshBankList: { market: 'standard' } }
  for (const [topic, payload] of Object.entries(jobs))
    await enqueue(one.db, { topic, key: borrowerId, payload, runAt: now })
  return Object.keys(payloads)
}

const here = async ({ borrowerId }: Borrower) =>
  (await cellsOfBorrower([means(one, two).from, means(one, two).to], borrowerId)).map(({ name }) => name)

describe('a move to another cell', () => {
  it('takes all rows along, and leaves each loan its balance and both cells together theirs', async () => {
    const { who, orderId } = await lateBorrower()
    const before = await together()
    const rows = await rowsOf(one, who.borrowerId)
    const balances = await balancesOf(one.db, [orderId])
    expect(balances.length).toBeGreaterThan(2)
    const state = await one.state(who, orderId)

    const moved = await moveBorrower(means(one, two), who.borrowerId)

    expect(moved.loans).toEqual(balances)
    expect(await here(who)).toEqual(['two'])
    expect(await rowsOf(two, who.borrowerId)).toEqual(rows)
    expect(await rowsOf(one, who.borrowerId)).toEqual({})
    expect(await balancesOf(two.db, [orderId])).toEqual(balances)
    expect(await balancesOf(one.db, [orderId])).toEqual([])
    expect(await together()).toEqual(before)
    for (const [kind, key] of [
      ['borrower', who.borrowerId],
      ['order', orderId],
      ['phone', phoneKey],
    ] as const)
      expect(await placeOf(two.db, { kind, key })).toBe('two')
    // The loan goes on there as it would have here.
    two.setDay('standard', date('2026-08-30'))
    one.setDay('standard', date('2026-08-30'))
    expect((await two.state(who, orderId)).outstandingPrincipalMinor).toBe(state.outstandingPrincipalMinor)
    await closeDay(two.deps, 'standard', date('2026-08-30'))
    expect((await trialBalance(two.db)).balanced).toBe(true)
  })

  it('can go back, and on again', async () => {
    const { who, orderId } = await lateBorrower()
    const balances = await balancesOf(one.db, [orderId])
    const at = (minute: number) => ({ now: new Date(now.getTime() + minute * 60_000) })
    await moveBorrower(means(one, two, at(1)), who.borrowerId)
    await moveBorrower(means(two, one, at(2)), who.borrowerId)
    expect(await here(who)).toEqual(['one'])
    expect(await balancesOf(one.db, [orderId])).toEqual(balances)
    expect(await balancesOf(two.db, [orderId])).toEqual([])
  })

  it.each(['locked', 'copied', 'told'] as const)('that is killed when all is %s is run again', async (end) => {
    const { who, orderId } = await lateBorrower()
    const before = await together()
    const balances = await balancesOf(one.db, [orderId])
    const step = async (name: string): Promise<void> => {
      if (name === end) throw new Error('killed')
    }
    await expect(moveBorrower(means(one, two, { step }), who.borrowerId)).rejects.toThrow('killed')
    expect(await here(who)).toEqual(end === 'locked' ? ['one'] : ['one', 'two'])
    // Told or not, the directory names one cell that has her whole.
    expect(await placeOf(two.db, { kind: 'borrower', key: who.borrowerId })).toBe(end === 'told' ? 'two' : 'one')

    await moveBorrower(means(one, two, { now: new Date(now.getTime() + 1_000) }), who.borrowerId)

    expect(await here(who)).toEqual(['two'])
    expect(await balancesOf(two.db, [orderId])).toEqual(balances)
    expect(await balancesOf(one.db, [orderId])).toEqual([])
    expect(await together()).toEqual(before)
  })

  it.each(['locked', 'copied', 'told'] as const)(
    'loses nothing where a deadlock begins it again when all is %s',
    async (at) => {
      const { who, orderId } = await lateBorrower()
      const before = await together()
      const balances = await balancesOf(one.db, [orderId])
      const rows = await rowsOf(one, who.borrowerId)
      let times = 0
      const step = async (name: string): Promise<void> => {
        if (name !== at) return
        times += 1
        if (times === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      }
      await moveBorrower(means(one, two, { step }), who.borrowerId)
      expect(times).toBe(at === 'told' ? 1 : 2)
      expect(await here(who)).toEqual(['two'])
      // A later run finds nothing to do, and takes nothing away.
      await moveBorrower(means(one, two, { now: new Date(now.getTime() + 1_000) }), who.borrowerId)
      expect(await here(who)).toEqual(['two'])
      expect(await rowsOf(two, who.borrowerId)).toEqual(rows)
      expect(await balancesOf(two.db, [orderId])).toEqual(balances)
      expect(await balancesOf(one.db, [orderId])).toEqual([])
      expect(await together()).toEqual(before)
    },
  )

  it('deletes nothing where the directory says a cell that does not have her', async () => {
    const { who } = await lateBorrower()
    const place = { kind: 'borrower' as const, key: who.borrowerId, cell: 'two', borrowerId: who.borrowerId }
    await putPlaces(two.db, [place], now)
    await expect(moveBorrower(means(one, two), who.borrowerId)).rejects.toThrow('which does not have her')
    expect(await here(who)).toEqual(['one'])
  })

  it('keeps what the other cell was given before a deadlock began the move again', async () => {
    const { who } = await lateBorrower()
    const wish = `insert into message_wish (borrower_id, kind, channel, wanted, changed_at) values ($1, 'receipts', 'sms', true, now())`
    let isDone = false
    const step = async (name: string): Promise<void> => {
      if (name !== 'told' || isDone) return
      isDone = true
      await outside(() => two.db.execute(wish, [who.borrowerId]))
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    }
    await moveBorrower(means(one, two, { step }), who.borrowerId)
    expect(await here(who)).toEqual(['two'])
    expect(await rowsOf(two, who.borrowerId)).toMatchObject({ message_wish: 1 })
  })

  it('takes along what is still to be done for her, also where only a hash says whose it is, and leaves the jobs of the cell', async () => {
    const { who, orderId } = await lateBorrower()
    const topics = await jobsOfHers(who, orderId)
    await moveBorrower(means(one, two), who.borrowerId)
    const waiting = async ({ db }: LendingWorld) =>
      (await db.query<{ topic: string }>('select topic from job where key = $1 order by topic', [who.borrowerId])).map(
        ({ topic }) => topic,
      )
    expect(await waiting(two)).toEqual(topics.toSorted())
    expect(await waiting(one)).toEqual(['refreshBankList'])
  })

  it('holds her jobs meanwhile, so that no worker begins one', async () => {
    const { who, orderId } = await lateBorrower()
    const topics = await jobsOfHers(who, orderId)
    let claimed: unknown[] = []
    const step = async (name: string): Promise<void> => {
      if (name === 'locked') claimed = await outside(() => claimJobs(one.db, topics, now, 10))
    }
    await moveBorrower(means(one, two, { step }), who.borrowerId)
    expect(claimed).toEqual([])
  })

  it('is refused while a job of hers is under way, or was given up', async () => {
    const { who, orderId } = await lateBorrower()
    await jobsOfHers(who, orderId)
    const mark = (change: string) =>
      one.db.execute(`update job set ${change} where topic = 'forgetDeviceFact' and key = $1`, [who.borrowerId])
    await mark(`locked_until = now() + interval '1 minute'`)
    await expect(moveBorrower(means(one, two), who.borrowerId)).rejects.toThrow('a job of hers is under way')
    await mark(`locked_until = null, dead_at = now()`)
    await expect(moveBorrower(means(one, two), who.borrowerId)).rejects.toThrow('a job of hers was given up')
    expect(await here(who)).toEqual(['one'])
  })

  it('lets what she does meanwhile wait, and find her gone', async () => {
    const { who } = await lateBorrower()
    const note = () =>
      one.db.execute(
        `insert into message_wish (borrower_id, kind, channel, wanted, changed_at) values ($1, 'receipts', 'sms', true, now())`,
        [who.borrowerId],
      )
    let noted: Promise<unknown> = Promise.resolve()
    const step = async (name: string): Promise<void> => {
      if (name === 'locked') noted = outside(() => note()).catch((error: unknown) => error)
    }
    await moveBorrower(means(one, two, { step }), who.borrowerId)
    expect(String(await noted)).toContain('foreign key')
  })

  it.each(['copied', 'told'] as const)('that is killed when all is %s lets one cell alone do her jobs', async (end) => {
    const { who, orderId } = await lateBorrower()
    const topics = await jobsOfHers(who, orderId)
    const claimed = async ({ db }: LendingWorld) =>
      (await outside(() => claimJobs(db, topics, now, 10))).filter(({ key }) => key === who.borrowerId).length
    const whileBoth: number[] = []
    const step = async (name: string): Promise<void> => {
      if (name !== end) return
      whileBoth.push(await claimed(one), await claimed(two))
      throw new Error('killed')
    }
    await expect(moveBorrower(means(one, two, { step }), who.borrowerId)).rejects.toThrow('killed')
    expect(whileBoth).toEqual([0, 0])
    const [told, silent] = end === 'told' ? [two, one] : [one, two]
    expect(await claimed(silent)).toBe(0)
    expect(await claimed(told)).toBe(topics.length)
    await told.db.execute('update job set locked_until = null where key = $1 and done_at is null', [who.borrowerId])
    await moveBorrower(means(one, two, { now: new Date(now.getTime() + 1_000) }), who.borrowerId)
    expect(await claimed(two)).toBe(topics.length)
  })

  it('that is killed is ended before she goes elsewhere, and keeps what she has done since where she is', async () => {
    const wish = `insert into message_wish (borrower_id, kind, channel, wanted, changed_at) values ($1, 'receipts', 'sms', true, now())`
    for (const end of ['copied', 'told']) {
      const { who } = await lateBorrower()
      const step = async (name: string): Promise<void> => {
        if (name === end) throw new Error('killed')
      }
      await expect(moveBorrower(means(one, two, { step }), who.borrowerId)).rejects.toThrow('killed')
      const [stays, left] = end === 'told' ? [two, one] : [one, two]
      await stays.db.execute(wish, [who.borrowerId])
      const toThree = { ...means(left, stays), to: { name: 'three', db: three } }
      await expect(moveBorrower(toThree, who.borrowerId)).rejects.toThrow('End that one first')
      await moveBorrower(means(left, stays, { now: new Date(now.getTime() + 1_000) }), who.borrowerId)
      expect(await here(who)).toEqual([end === 'told' ? 'two' : 'one'])
      expect(await rowsOf(stays, who.borrowerId)).toMatchObject({ message_wish: 1 })
    }
  })

  it('tells what stopped it, also where her jobs cannot be let go then', async () => {
    const { who } = await lateBorrower()
    let isAway = false
    const home: Db = {
      ...two.db,
      query: (...asked) => (isAway ? Promise.reject(new Error('away')) : two.db.query(...asked)),
    }
    const step = async (): Promise<void> => {
      isAway = true
      throw new Error('what stopped it')
    }
    await expect(moveBorrower({ ...means(one, two, { step }), home }, who.borrowerId)).rejects.toThrow(
      'what stopped it',
    )
  })

  it('is refused where others write for long, and makes no other statement wait behind it', async () => {
    const [{ who }, other] = [await lateBorrower(), await one.borrower({ market: 'standard' })]
    const touch = (tx: Pick<Db, 'execute'>) =>
      tx.execute('update borrower set phone = phone where id = $1', [other.borrowerId])
    let [isWriting, isOver] = [false, false]
    const writing = one.db.transaction(async (tx) => {
      await touch(tx)
      isWriting = true
      await until(() => isOver)
    })
    await until(() => isWriting)
    const moving = moveBorrower(means(one, two), who.borrowerId).catch((error: unknown) => error)
    await until(async () => (await one.db.query(`select 1 from pg_locks where not granted`)).length > 0)
    // Would be given up after a while, where it stood behind a move that waits as long as the writer writes.
    await one.borrower({ market: 'standard' }).finally(() => {
      isOver = true
    })
    await writing
    expect(String(await moving)).toContain('others write')
    expect(await here(who)).toEqual(['one'])
  }, 20_000)

  it('is refused while her payout is under way, and changes nothing', async () => {
    const who = await one.borrower({ market: 'standard' })
    const orderId = await one.apply(who, 'candor-cash')
    await one.db.execute(`update loan_order set payout_state = 'queued' where id = $1`, [orderId])
    await expect(moveBorrower(means(one, two), who.borrowerId)).rejects.toThrow(MoveIsRefused)
    expect(await here(who)).toEqual(['one'])
  })

  it('is refused where the database has a table that it does not know', async () => {
    const { who } = await lateBorrower()
    await one.db.execute('create table later_release (id text)')
    await expect(moveBorrower(means(one, two), who.borrowerId)).rejects.toThrow('does not know the table later_release')
    await one.db.execute('drop table later_release')
  })

  it('is refused while a job waits whose topic it does not know: it may be hers', async () => {
    const { who } = await lateBorrower()
    await enqueue(one.db, { topic: 'ofLaterRelease', key: who.borrowerId, payload: {}, runAt: now })
    await expect(moveBorrower(means(one, two), who.borrowerId)).rejects.toThrow('what the job ofLaterRelease is about')
    await one.db.execute(`delete from job where topic = 'ofLaterRelease'`)
  })

  it('keeps the guards of what never goes', async () => {
    const { who, orderId } = await lateBorrower()
    await moveBorrower(means(one, two), who.borrowerId)
    await expect(two.db.execute('delete from loan_order where id = $1', [orderId])).rejects.toThrow(
      'stays, under its name',
    )
    const other = await lateBorrower()
    await expect(one.db.execute('delete from loan_order where id = $1', [other.orderId])).rejects.toThrow('stays')
  })
})
