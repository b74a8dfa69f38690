// Files that are written by themselves: after the close, by name, once, whole, and the same again after a kill or a failure.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { daysFrom, type LendingWorld, openLendingWorld } from '../../../tests/support/lending.ts'
import { addDays, type CalendarDate, date } from '../../core/calendar-date.ts'
import type { LoanEvent } from '../../core/loan/loan-event.ts'
import { recordEvent } from '../account/loan/door.ts'
import { createExportStore } from '../adapters/disk/export-store.ts'
import { sealLedger } from '../db/ledger/ledger-seal.ts'
import { queueState } from '../jobs/queue.ts'
import { noLease, runDueJobs } from '../jobs/run-jobs.ts'
import { listActs } from '../officer/act/act-store.ts'
import { closeDay } from '../order/day/close-day.ts'
import { listExportFileRows } from './export-file-store.ts'
import { exportJobs, scheduleExports } from './jobs.ts'
import { planExports, writeExport } from './plan-exports.ts'

const firstDay = date('2026-08-10')
const everyFile = 'journal=daily,trial-balance=monthly,portfolio=weekly,arrears=daily,complaints=monthly'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'scheduled-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

async function open(db: LendingWorld['db'], plan = everyFile): Promise<LendingWorld> {
  await db.execute('delete from export_file')
  for (const table of ['job', 'job_key']) await db.execute(`delete from ${table}`)
  const world = await openLendingWorld(db, undefined, { EXPORTS: plan, EXPORTS_DIR: dir })
  const place = world.deps.config.exports?.place
  if (place === undefined) throw new Error('no place')
  return { ...world, deps: { ...world.deps, exportStore: createExportStore(place) } }
}

/** Closes a day, seals what it posted, and does the jobs of exports at noon. */
async function pass(world: LendingWorld, day: CalendarDate): Promise<void> {
  world.setDay('standard', day)
  await closeDay(world.deps, 'standard', day)
  while ((await sealLedger(world.db, { patienceSeconds: 0 })) !== null);
  await runDueJobs(exportJobs, world.deps)
}

const files = (): string[] => readdirSync(dir).sort()
const content = (name: string): string => readFileSync(path.join(dir, name), 'utf8')
const linesOf = (text: string): string[] => text.trimEnd().split('\r\n').slice(1)

onPostgres('files that are written by themselves', (database) => {
  it('come after the close of each day, week and month, and the journals together are the whole ledger', async () => {
    const world = await open(database())
    const orderId = await world.loan(await world.borrower(), 'candor-cash')
    await scheduleExports(world.deps)
    for (const day of daysFrom(firstDay, date('2026-10-02'))) await pass(world, day)
    const names = files()
    const of = (kind: string) => names.filter((name) => name.startsWith(`standard-${kind}-`))
    expect(of('trial-balance')).toEqual([
      'standard-trial-balance-2026-08-31.csv',
      'standard-trial-balance-2026-09-30.csv',
    ])
    expect(of('complaints')).toEqual([
      'standard-complaints-2026-08-01-2026-08-31.csv',
      'standard-complaints-2026-09-01-2026-09-30.csv',
    ])
    // From the day before the first close on.
    expect(of('portfolio').slice(0, 2)).toEqual([
      'standard-portfolio-2026-08-09.csv',
      'standard-portfolio-2026-08-16.csv',
    ])
    expect(of('arrears')).toHaveLength(daysFrom(date('2026-08-09'), date('2026-10-01')).length)
    // The loan fell due on the way, and is in the list from the day after.
    expect(content('standard-arrears-2026-10-01.csv')).toContain(orderId)
    expect(content('standard-arrears-2026-08-11.csv')).not.toContain(orderId)

    const rows = (await listExportFileRows(world.db, null, 200)).reverse()
    expect(rows.map(({ name }) => name).sort()).toEqual(names)
    expect(rows.every(({ writtenAt, failedAt }) => writtenAt !== null && failedAt === null)).toBe(true)
    const journals = rows.filter(({ kind }) => kind === 'journal')
    const lines = journals.flatMap(({ name }) => linesOf(content(name)))
    const [all] = await world.db.query<{ lines: number }>('select count(*)::int as lines from transfer')
    expect(lines).toHaveLength(all?.lines ?? 0)
    expect(new Set(lines.map((line) => line.split(',').slice(1, 3).join('.'))).size).toBe(lines.length)
    for (const [at, { fromSeal }] of journals.entries()) expect(fromSeal).toBe((journals[at - 1]?.toSeal ?? 0) + 1)

    // The trial balance is what the journals come to.
    const sums = new Map<string, number>()
    for (const cells of lines.map((line) => line.split(','))) {
      if ((cells[3] ?? '') > '2026-09-30') continue
      for (const [account, sign] of [
        [cells[8], 1],
        [cells[9], -1],
      ] as const)
        sums.set(`${account} ${cells[11]}`, (sums.get(`${account} ${cells[11]}`) ?? 0) + sign * Number(cells[10]))
    }
    const balance = linesOf(content('standard-trial-balance-2026-09-30.csv')).map((line) => line.split(','))
    expect(new Map(balance.map(([account, currency, , , minor]) => [`${account} ${currency}`, Number(minor)]))).toEqual(
      sums,
    )

    const [act] = (await listActs(world.db, { subject: names[0] ?? '', before: null, limit: 5 })).slice(-1)
    expect(act).toMatchObject({ act: 'exportWritten', officerId: null, role: 'system', subject: names[0] })
  })

  it('wait for the close, and after a pause catch up with every period', async () => {
    const world = await open(database(), 'arrears=daily')
    await world.loan(await world.borrower(), 'candor-cash')
    world.setDay('standard', addDays(firstDay, 60))
    await expect(planExports(world.deps)).rejects.toThrow('the close of the day is not done yet')
    await closeDay(world.deps, 'standard', addDays(firstDay, 60))
    await planExports(world.deps)
    await planExports(world.deps)
    await runDueJobs(exportJobs, world.deps)
    expect(files()).toEqual(['standard-arrears-2026-10-08.csv'])
    world.setDay('standard', addDays(firstDay, 63))
    await closeDay(world.deps, 'standard', addDays(firstDay, 63))
    await planExports(world.deps)
    await runDueJobs(exportJobs, world.deps)
    expect(files()).toEqual(['08', '09', '10', '11'].map((day) => `standard-arrears-2026-10-${day}.csv`))
  })

  it('are the same bytes when they are written again later, whatever happened meanwhile', async () => {
    const world = await open(database(), 'arrears=daily,portfolio=daily,complaints=daily,trial-balance=daily')
    const orderId = await world.loan(await world.borrower(), 'candor-cash')
    const day = addDays(firstDay, 40)
    await pass(world, day)
    await planExports(world.deps)
    await runDueJobs(exportJobs, world.deps)
    const before = files().map((name) => [name, content(name)])
    expect(before).toHaveLength(4)
    // A payment that counts from before the files, told after them.
    world.setDay('standard', addDays(day, 1))
    const event = { kind: 'payment', amountMinor: 900_000, valueDate: addDays(day, -20) } as LoanEvent
    await world.db.transaction((tx) => recordEvent(tx, world.deps, { orderId, sourceKey: 'late', event }))
    // As after a kill between the file and its note.
    await world.db.execute('update export_file set written_at = null, bytes = null, hash = null')
    rmSync(dir, { recursive: true, force: true })
    for (const [name] of before) await writeExport(world.deps, name ?? '', noLease)
    expect(files().map((name) => [name, content(name)])).toEqual(before)
  })

  it('alarm when they cannot be written, say so in the audit once, and come whole on a later try', async () => {
    const world = await open(database(), 'trial-balance=daily')
    const day = addDays(firstDay, 5)
    // The folder is a file: as good as a disk that is away.
    rmSync(dir, { recursive: true })
    writeFileSync(dir, '')
    world.setDay('standard', day)
    await closeDay(world.deps, 'standard', day)
    await scheduleExports(world.deps)
    expect(await runDueJobs(exportJobs, world.deps)).toMatchObject({ done: 1, failed: 1 })
    const [row] = await listExportFileRows(world.db, null, 5)
    expect(row).toMatchObject({ writtenAt: null, failedAt: world.deps.clock.now() })
    expect(world.alerts.filter((line) => line.includes('a scheduled export could not be written'))).toHaveLength(1)
    await expect(writeExport(world.deps, row?.name ?? '', noLease)).rejects.toThrow()
    const acts = () => listActs(world.db, { subject: row?.name ?? '', before: null, limit: 9 })
    expect((await acts()).map(({ act }) => act)).toEqual(['exportFailed'])

    rmSync(dir)
    world.setTime(new Date(world.deps.clock.now().getTime() + 60_000).toISOString())
    expect(await runDueJobs(exportJobs, world.deps)).toMatchObject({ done: 1, failed: 0 })
    expect(files()).toEqual([row?.name])
    expect((await listExportFileRows(world.db, null, 5))[0]).toMatchObject({
      failedAt: null,
      writtenAt: expect.any(Date),
    })
    expect((await acts()).map(({ act }) => act)).toEqual(['exportWritten', 'exportFailed'])
    // Done once: the job again does nothing.
    rmSync(path.join(dir, row?.name ?? ''))
    await writeExport(world.deps, row?.name ?? '', noLease)
    expect(files()).toEqual([])
  })

  it('are given up in the end, which stands on the work list, and none is planned where the lender wants none', async () => {
    const world = await open(database(), 'trial-balance=daily')
    const deps = { ...world.deps, exportStore: null }
    const day = addDays(firstDay, 5)
    world.setDay('standard', day)
    await closeDay(deps, 'standard', day)
    await planExports(deps)
    for (let hour = 1; hour < 14; hour += 1) {
      world.setTime(new Date(deps.clock.now().getTime() + 3_600_000).toISOString())
      await runDueJobs(exportJobs, deps)
    }
    expect(await queueState(world.db, deps.clock.now())).toContainEqual({
      topic: 'writeExport',
      waiting: 0,
      due: 0,
      dead: 1,
      oldestSeconds: 0,
    })
    const without = await openLendingWorld(world.db)
    await without.db.execute('delete from job')
    await scheduleExports(without.deps)
    await planExports(without.deps)
    expect(await without.db.query(`select topic from job where topic like '%xport%'`)).toEqual([])
  })
})
