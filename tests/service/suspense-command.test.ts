// The operator's command for money in suspense, run as it is run: a process of its own over a database on disk.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { composeServer } from '../../src/server/compose.ts'
import { bookPayment } from '../../src/server/payment/book-payment.ts'
import { databaseViolations, expectSound } from '../support/invariants.ts'
import { keptSamplesDir } from '../support/kept-samples.ts'
import { putMadeDatabase } from '../support/made-database.ts'
import { runCommand } from '../support/operator-command.ts'
import { testsStartAt } from '../support/server.ts'

const root = path.join(import.meta.dirname, '..', '..')
let dataDir = ''
let orderId = ''
let paymentId = ''

const environment = () => ({
  DATA_DIR: dataDir,
  DEMO_STARTS_AT: testsStartAt,
  DEMO_SAMPLES_DIR: keptSamplesDir(),
  LOG_LEVEL: 'silent',
  PORT: '3000',
  ENV_FILE: '/dev/null',
})

async function suspense(...words: readonly string[]): Promise<{ code: number; said: string }> {
  const { code, stdout, stderr } = await runCommand('scripts/suspense.ts', words, environment())
  return { code, said: code === 0 ? stdout : stderr }
}

async function inServer<T>(work: (server: Awaited<ReturnType<typeof composeServer>>) => Promise<T>): Promise<T> {
  const server = await composeServer(loadConfig(environment()), root)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'candor-suspense-'))
  await putMadeDatabase(dataDir)
  await inServer(async ({ demo, deps }) => {
    await demo?.seedIfEmpty()
    orderId = (await demo?.personas())?.find(({ name }) => name === 'overdue')?.orderId ?? ''
    const heard = {
      provider: 'sandbox',
      transactionId: 'UTR-4261',
      channel: 'bank-transfer',
      reference: 'unreadable',
      amountMinor: 10_000,
      currency: 'PHP',
      paidAt: deps.clock.now(),
    }
    await deps.db.transaction((tx) => bookPayment(tx, deps, heard, null))
    const [row] = await deps.db.query<{ id: string }>(`select id from payment where transaction_id = 'UTR-4261'`)
    paymentId = row?.id ?? ''
  })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('the command for suspense', () => {
  it('lists what lies there, books it once with who and why, and says what stands against it', async () => {
    const listed = await suspense('list')
    expect(listed.said).toContain('paid ')
    expect(listed.code).toBe(0)
    expect(listed.said).toContain(`${paymentId}  100.00 PHP`)
    expect(listed.said).toContain('transaction UTR-4261')
    expect(await suspense('book', paymentId)).toMatchObject({ code: 1, said: expect.stringContaining('Usage') })
    const misspelt = await suspense('book', paymentId, orderId, '--why', 'It is theirs')
    expect(misspelt).toMatchObject({ code: 1, said: expect.stringContaining('Usage') })
    expect(await suspense('book', paymentId, orderId, '--by', 'desk 4')).toMatchObject({
      code: 1,
      said: expect.stringContaining('--reason'),
    })
    const booking = ['book', paymentId, orderId, '--by', 'desk 4', '--reason', 'the slip names this loan'] as const
    expect((await suspense(...booking)).said).toContain(`Booked 100.00 PHP to ${orderId}.`)
    expect(await suspense(...booking)).toMatchObject({ code: 1, said: expect.stringContaining('not in suspense') })
    expect((await suspense('list')).said).toBe('Nothing is in suspense.\n')
    await inServer(async ({ deps }) => expectSound(await databaseViolations(deps.db), 'after the command'))
  })
})
