// The embedded database keeps its word: what it has acknowledged is on the disk, and is there after the process was killed.

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase, openServerDatabase } from '../../src/server/db/open-database.ts'
import { hasDatabase, unfinishedMark } from '../../src/settings/data-dir.ts'
import { settingOf } from '../simulation/report.ts'
import { putMadeDatabase } from '../support/made-database.ts'
import { quickEngine } from '../support/operator-command.ts'
import { isLong } from '../support/proof-length.ts'

const kills = Math.min(60, settingOf('KILLS', 1))
/** Written before the kill, drawn again for each: from the first write on, the kill hits somewhere else in the engine's work. */
const MOST_WRITES_BEFORE_KILL = 60

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'candor-durable-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

interface Life {
  /** Keys of the entries that it found when it started. */
  readonly found: readonly string[]
  readonly unbalanced: number
  /** Keys that it said were stored before it was killed. */
  readonly stored: readonly string[]
}

/** Runs the writer until it has stored `writes` entries, kills it while it goes on, and returns what it said. */
async function liveAndDie(run: string, writes: number, pauseMs: number): Promise<Life> {
  const script = fileURLToPath(new URL('./crash-writer.ts', import.meta.url))
  const child = spawn(process.execPath, [quickEngine, script, dir, run], { stdio: ['ignore', 'pipe', 'pipe'] })
  const complaints: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text))
  const stored: string[] = []
  let found: { keys: string[]; unbalanced: number } | null = null
  for await (const line of createInterface({ input: child.stdout })) {
    const [word = '', rest = ''] = line.split(/ (.*)/s)
    if (word === 'found') found = JSON.parse(rest)
    if (word === 'stored') stored.push(rest)
    if (stored.length === writes) setTimeout(() => child.kill('SIGKILL'), pauseMs)
  }
  if (found === null) throw new Error(`the writer did not start: ${complaints.join('')}`)
  return { found: found.keys, unbalanced: found.unbalanced, stored }
}

const killed = async () => {
  await putMadeDatabase(dir)
  const acknowledged: string[] = []
  for (let life = 1; life <= kills + 1; life += 1) {
    const writes = 1 + Math.floor(Math.random() * MOST_WRITES_BEFORE_KILL)
    const { found, unbalanced, stored } = await liveAndDie(`life${life}`, writes, Math.random() * 5)
    const kept = new Set(found)
    expect(acknowledged.filter((key) => !kept.has(key))).toEqual([])
    expect(found).toHaveLength(kept.size)
    expect(unbalanced).toBe(0)
    // Only the one that was under way at the kill may be there without having been acknowledged.
    expect(found.length - acknowledged.length).toBeLessThanOrEqual(1)
    acknowledged.length = 0
    acknowledged.push(...found, ...stored)
    expect(stored.length).toBeGreaterThanOrEqual(writes)
  }
}
if (isLong)
  it(
    `loses nothing that was acknowledged in ${kills} kills under writes, and doubles nothing`,
    {
      // Against hanging only: a life takes a second and a half alone on two cores, and several beside other work.
      timeout: 600_000 + kills * 30_000,
    },
    killed,
  )

it('syncs to the disk for every commit', async () => {
  let fsyncs = 0
  await putMadeDatabase(dir)
  const db = await openDatabase({ dataDir: dir, onFsync: () => (fsyncs += 1) })
  await db.execute('create table written (n integer)')
  for (const n of [1, 2, 3, 4, 5]) {
    const before = fsyncs
    await db.execute('insert into written values ($1)', [n])
    expect(fsyncs).toBeGreaterThan(before)
  }
  const before = fsyncs
  await db.query('select n from written')
  expect(fsyncs).toBe(before)
  expect(
    await db.query(`select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages`),
  ).toEqual([{ fsync: 'on', pages: 'on' }])
  await db.close()
})

/** On every run with a template (`src/server/db/template.db.test.ts`): without one, each migration is applied anew. */
const onceMore = async () => {
  mkdirSync(join(dir, 'database'), { recursive: true })
  writeFileSync(join(dir, 'database', 'PG_VERSION'), '18')
  writeFileSync(unfinishedMark(dir), '')
  const db = await openServerDatabase({ dataDir: dir, databaseUrl: null, dbPoolSize: 1 }, () => {})
  expect(await db.query('select count(*) as n from entry')).toEqual([{ n: 0 }])
  await db.close()
  expect(hasDatabase(dir)).toBe(true)
}
if (isLong) it('starts again from the beginning when its first start was cut short', onceMore)

it('is refused to a second opening while the first one lives, and free after it', async () => {
  await putMadeDatabase(dir)
  const db = await openDatabase({ dataDir: dir })
  await expect(openDatabase({ dataDir: dir })).rejects.toThrow(/is in use by process/)
  await db.execute('create table mark (n integer)')
  await db.close()
  const again = await openDatabase({ dataDir: dir })
  expect(await again.query('select n from mark')).toEqual([])
  await again.close()
})
