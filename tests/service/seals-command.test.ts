// The operator's look at the seals, run as it is run: a process of its own over the database of the server.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { date } from '../../src/core/calendar-date.ts'
import { createFieldCipher } from '../../src/server/adapters/node-crypto/field-cipher.ts'
import { sealLedger } from '../../src/server/db/ledger/ledger-seal.ts'
import { lastingKey } from '../../src/server/jobs/lasting-key.ts'
import { postgres, type TestDatabase } from '../support/databases.ts'
import { runCommand } from '../support/operator-command.ts'
import { postEntries } from '../support/posting.ts'

let database: TestDatabase
const environment = () => ({ DATABASE_URL: database.url ?? '', LOG_LEVEL: 'silent', ENV_FILE: '/dev/null' })

const seals = () => runCommand('scripts/seals.ts', [], environment())

beforeAll(async () => {
  database = await postgres.open()
})
afterAll(() => database.close())

const posted = {
  kind: 'suspense',
  loanId: null,
  valueDate: date('2026-11-20'),
  postingDate: date('2026-11-20'),
  currency: 'PHP',
} as const
/** Money that no payment row stands for. */
const inSuspense = [{ debit: 'cashClearing', credit: 'suspense', amountMinor: 50 }] as const

describe('the command for seals', () => {
  it('names the newest, and those that do not hold', async () => {
    expect(await seals()).toMatchObject({ code: 0, stdout: expect.stringContaining('no seal yet') })
    const { db } = database
    const refunded = [{ debit: 'cashClearing', credit: 'refundClearing', amountMinor: 100 }] as const
    await db.transaction((tx) => postEntries(tx, { ...posted, idemKey: 'sealed', transfers: refunded }))
    const hash = (await sealLedger(db, { patienceSeconds: -1 }))?.hash
    const sound = await seals()
    expect(sound.stdout).toContain('Sealed fields: 0 under FIELD_ENCRYPTION_KEY, 0 under another key\n')
    expect(sound).toMatchObject({ code: 0, stdout: expect.stringContaining('Every seal holds.') })
    expect(sound.stdout).toContain('Every sum in suspense is on the work list.')
    expect(sound.stdout).toContain(`The newest seal is number 1: ${hash}`)
    await lastingKey(db, createFieldCipher(Buffer.alloc(32, 5)), { name: 'of another time', first: Buffer.alloc(64) })
    await db.transaction((tx) => postEntries(tx, { ...posted, idemKey: 'on no list', transfers: inSuspense }))
    await db.transaction(async (tx) => {
      await tx.execute('alter table entry disable trigger all')
      await tx.execute(`update entry set value_date = value_date - 1 where idem_key = 'sealed'`)
    })
    const unsound = await seals()
    expect(unsound.stdout).toContain(', 1 under another key (lastingKeys 1)\n')
    expect(unsound).toMatchObject({ code: 1, stderr: expect.stringContaining('Seals that do not hold: 1') })
    expect(unsound.stderr).toContain('Suspense holds -50 PHP by the ledger, and 0 by the work list')
  })
})
