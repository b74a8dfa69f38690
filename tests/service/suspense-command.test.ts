// The operator's command for money in suspense, run as it is run: a process of its own over the database of the server.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeServer } from '../../src/server/compose.ts'
import { listOfficerRows } from '../../src/server/officer/person/door.ts'
import { bookPayment } from '../../src/server/payment/booking/book-payment.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { postgres, type TestDatabase } from '../support/databases.ts'
import { databaseViolations, expectSound } from '../support/invariants.ts'
import { keptSamplesDir } from '../support/kept-samples.ts'
import { runCommand } from '../support/operator-command.ts'
import { connectionsOfAProduct, testsStartAt } from '../support/server.ts'

const root = path.join(import.meta.dirname, '..', '..')
let database: TestDatabase
let dataDir = ''
let orderId = ''
let paymentId = ''
let officers = { payments: '', support: '' }

const environment = () => ({
  DATA_DIR: dataDir,
  DATABASE_URL: database.url ?? '',
  DEMO_STARTS_AT: testsStartAt,
  DB_POOL_SIZE: connectionsOfAProduct,
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
  database = await postgres.open()
  dataDir = mkdtempSync(path.join(tmpdir(), 'candor-suspense-'))
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
    const found = await listOfficerRows(deps.db)
    const idOf = (wanted: string): string => found.find(({ role }) => role === wanted)?.id ?? ''
    officers = { payments: idOf('payments'), support: idOf('support') }
  })
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('the command for suspense', () => {
  it('lists what lies there, and proposes its loan in the name of an officer, for another one to sign', async () => {
    const listed = await suspense('list')
    expect(listed.said).toContain('paid ')
    expect(listed.code).toBe(0)
    expect(listed.said).toContain(`${paymentId}  100.00 PHP`)
    expect(listed.said).toContain('transaction UTR-4261')
    expect(await suspense('propose', paymentId)).toMatchObject({ code: 1, said: expect.stringContaining('Usage') })
    const misspelt = await suspense('propose', paymentId, orderId, '--why', 'It is theirs')
    expect(misspelt).toMatchObject({ code: 1, said: expect.stringContaining('Usage') })
    const proposing = (by: string, reason = 'the slip names this loan') =>
      suspense('propose', paymentId, orderId, '--by', by, '--reason', reason)
    expect(await proposing(officers.payments, ' ')).toMatchObject({
      code: 1,
      said: expect.stringContaining('--reason'),
    })
    expect((await proposing('off-nobody')).said).toContain('There is no such officer')
    expect((await proposing(officers.support)).said).toContain('places no payments')
    const { said } = await proposing(officers.payments)
    expect(said).toMatch(/^Proposed as \S+, in the name of /)
    await inServer(async ({ deps }) => {
      const [made] = await deps.db.query(
        `select p.proposed_by, p.decided_at, (select address_hash from desk_act a where a.subject = p.id) as by
          from desk_proposal p where p.payment_id = $1`,
        [paymentId],
      )
      expect(made).toEqual({ proposed_by: officers.payments, decided_at: null, by: 'operator' })
      expectSound(await databaseViolations(deps.db), 'after the command')
    })
    expect((await suspense('list')).said).toContain(paymentId)
  })
})
