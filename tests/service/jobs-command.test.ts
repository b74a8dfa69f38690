// The operator's command for jobs that failed, run as it is run: a process of its own over a database on disk.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServerDatabase } from '../../src/server/db/open-database.ts'
import { buryJob, claimJobs, enqueue, postponeJob } from '../../src/server/jobs/queue.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { putMadeDatabase } from '../support/made-database.ts'
import { runCommand } from '../support/operator-command.ts'
import { productionEnvironment } from '../support/production.ts'

let dataDir = ''
const environment = () => ({ ...productionEnvironment(dataDir), LOG_LEVEL: 'silent', ENV_FILE: '/dev/null' })

const jobs = (...words: readonly string[]) => runCommand('scripts/jobs.ts', words, environment())

const at = new Date('2026-11-20T08:00:00Z')

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'candor-jobs-'))
  await putMadeDatabase(dataDir)
  const db = await openServerDatabase(loadConfig(environment()), () => {})
  for (const topic of ['payOut', 'closeDay']) await enqueue(db, { topic, key: `${topic}:1`, payload: {}, runAt: at })
  const claimed = await claimJobs(db, ['payOut', 'closeDay'], at, 2)
  for (const job of claimed) {
    if (job.topic === 'payOut') await buryJob(db, job, at, 'Error 23505')
    else await postponeJob(db, job, at, 'the clock is wrong')
  }
  await db.close()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('lists what was given up and what is tried again, each with its last error, and starts one again', async () => {
  const listed = await jobs('list')
  const [dead = '', waiting = '', ...rest] = listed.stdout.trimEnd().split('\n')
  expect(dead).toMatch(
    /^\d+ {2}payOut {2}payOut:1 {2}attempts 1 {2}given up at 2026-11-20T08:00:00\.000Z {2}Error 23505$/,
  )
  expect(waiting).toMatch(/ {2}closeDay {2}.* {2}tried again at 2026-11-20T08:00:00\.000Z {2}the clock is wrong$/)
  expect(rest).toEqual([])
  const [id = '', other = ''] = [dead, waiting].map((line) => line.split(' ')[0] ?? '')
  expect(await jobs('again', other)).toMatchObject({ code: 1, stderr: `There is no job ${other} that was given up.\n` })
  expect(await jobs('again', id)).toMatchObject({ code: 0, stdout: expect.stringContaining(`Job ${id} is due now`) })
  expect((await jobs('list')).stdout).not.toContain('given up')
  expect(await jobs('again')).toMatchObject({ code: 1, stderr: expect.stringContaining('Usage:') })
})
