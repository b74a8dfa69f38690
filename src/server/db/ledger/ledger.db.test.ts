// The ledger: balanced or not at all, once for each key, never changed.

import { describe, expect, it } from 'vitest'
import { onBothEngines, postgres, useDatabase } from '../../../../tests/support/databases.ts'
import { loanBalances } from '../../../../tests/support/loan-balances.ts'
import { type NewEntry, postEntries } from '../../../../tests/support/posting.ts'
import { date } from '../../../core/calendar-date.ts'
import { ledgerAccounts } from '../../../core/ledger/accounts.ts'
import type { Db } from '../database.ts'
import { isUniqueViolation } from '../database-errors.ts'
import { ledgerHash, trialBalance } from './ledger.ts'

function payment(loanId: string, key: string, changes: Partial<NewEntry> = {}): NewEntry {
  return {
    kind: 'payment',
    idemKey: key,
    loanId,
    valueDate: date('2026-11-19'),
    postingDate: date('2026-11-20'),
    currency: 'PHP',
    transfers: [
      { debit: 'cashClearing', credit: 'interestReceivable', amountMinor: 2_000 },
      { debit: 'cashClearing', credit: 'loanPrincipal', amountMinor: 10_000 },
    ],
    ...changes,
  }
}

function post(db: Db, ...entries: readonly NewEntry[]): Promise<void> {
  return db.transaction((tx) => postEntries(tx, ...entries))
}

onBothEngines('the ledger', (database) => {
  it('has the accounts of the core, and no other', async () => {
    const rows = await database().query<{ code: string }>('select code from gl_account')
    expect(rows.map((row) => row.code).toSorted()).toEqual(ledgerAccounts.toSorted())
  })

  it('posts an entry once for its key: a second one undoes what came with it', async () => {
    await post(database(), payment('L1', 'p1'))
    const before = await ledgerHash(database())
    await expect(post(database(), payment('L1', 'p1-new'), payment('L1', 'p1'))).rejects.toThrow(
      /entry_kind_idem_key_key/,
    )
    expect(await ledgerHash(database())).toBe(before)
  })

  it('posts many at once, each with its own lines', async () => {
    const db = database()
    const transfers = [{ debit: 'suspense', credit: 'cashClearing', amountMinor: 7 }] as const
    await post(db, payment('L2', 'p2-1'), payment('L2', 'p2-2', { transfers, currency: 'IDR' }), payment('L3', 'p2-3'))
    const lines = `select e.idem_key as key, t.line, t.loan_id as loan, t.amount, t.currency
      from entry e join transfer t on t.entry_id = e.id where e.idem_key like 'p2-%' order by e.id, t.line`
    expect(await db.query(lines)).toEqual([
      { key: 'p2-1', line: 1, loan: 'L2', amount: 2_000, currency: 'PHP' },
      { key: 'p2-1', line: 2, loan: 'L2', amount: 10_000, currency: 'PHP' },
      { key: 'p2-2', line: 1, loan: 'L2', amount: 7, currency: 'IDR' },
      { key: 'p2-3', line: 1, loan: 'L3', amount: 2_000, currency: 'PHP' },
      { key: 'p2-3', line: 2, loan: 'L3', amount: 10_000, currency: 'PHP' },
    ])
  })

  it('keeps the same key apart by its kind', async () => {
    await post(database(), payment('L3', 'p3'), payment('L3', 'p3', { kind: 'rollover' }))
    const kinds = await database().query(`select kind from entry where idem_key = 'p3' order by id`)
    expect(kinds).toEqual([{ kind: 'payment' }, { kind: 'rollover' }])
  })

  it('says what stands in each account of a loan', async () => {
    const db = database()
    await post(db, payment('L4', 'p4-1'))
    await post(
      db,
      payment('L4', 'p4-2', { transfers: [{ debit: 'loanPrincipal', credit: 'payoutClearing', amountMinor: 50_000 }] }),
    )
    const balances = await loanBalances(db, 'L4')
    expect(balances).toMatchObject({
      cashClearing: 12_000,
      interestReceivable: -2_000,
      loanPrincipal: 40_000,
      payoutClearing: -50_000,
    })
    expect(Object.values(balances).reduce((sum, balance) => sum + balance, 0)).toBe(0)
    expect(Object.values(await loanBalances(db, 'no such loan')).every((balance) => balance === 0)).toBe(true)
  })

  it('is never empty: an entry needs a transfer', async () => {
    await expect(post(database(), payment('L6', 'p6', { transfers: [] }))).rejects.toThrow(/at least one/)
  })

  it.each([
    ['an amount of nothing', { debit: 'cashClearing', credit: 'loanPrincipal', amountMinor: 0 }, /check/],
    ['a negative amount', { debit: 'cashClearing', credit: 'loanPrincipal', amountMinor: -1 }, /check/],
    ['an amount of 10^15', { debit: 'cashClearing', credit: 'loanPrincipal', amountMinor: 1e15 }, /check/],
    ['a debit of what is credited', { debit: 'suspense', credit: 'suspense', amountMinor: 1 }, /check/],
    ['an unknown account', { debit: 'petty', credit: 'suspense', amountMinor: 1 }, /does not belong/],
  ] as const)('does not post %s', async (_what, transfer, reason) => {
    const entry = payment('L7', 'p7', { transfers: [transfer as NewEntry['transfers'][number]] })
    await expect(post(database(), entry)).rejects.toThrow(reason)
    expect(await database().query(`select 1 from entry where loan_id = 'L7'`)).toEqual([])
  })

  it.each([
    'update entry set amount = amount + 1',
    'update transfer set amount = amount + 1',
    'delete from transfer',
    'delete from entry',
    'truncate transfer',
    'truncate entry cascade',
    "update gl_account set code = 'petty' where code = 'suspense'",
    "delete from gl_account where code = 'suspense'",
    'truncate gl_account',
  ])('is never changed: %s', async (sql) => {
    await post(database(), payment('L8', sql))
    const before = await ledgerHash(database())
    await expect(database().execute(sql)).rejects.toThrow(/append-only/)
    expect(await ledgerHash(database())).toBe(before)
  })

  it('balances as a whole, in every currency', async () => {
    const db = database()
    await post(db, payment('L12', 'p12', { currency: 'INR' }))
    const { rows, balanced } = await trialBalance(db)
    expect(balanced).toBe(true)
    expect(rows).toContainEqual({ account: 'cashClearing', currency: 'INR', debitMinor: 12_000, creditMinor: 0 })
  })
})

onBothEngines('two ledgers', (database, engine) => {
  it('hash alike when the same was posted, and unlike when one line differs', async () => {
    const other = await engine.open()
    try {
      for (const key of ['a', 'b', 'c']) {
        await post(database(), payment('L1', key))
        await post(other.db, payment('L1', key))
        // A repeated key uses up a row number, which must not count.
        await expect(post(other.db, payment('L1', key))).rejects.toThrow(/entry_kind_idem_key_key/)
        await other.db.query(`select nextval(pg_get_serial_sequence('entry', 'id'))`)
      }
      expect(await ledgerHash(other.db)).toBe(await ledgerHash(database()))
      await post(other.db, payment('L1', 'd'))
      expect(await ledgerHash(other.db)).not.toBe(await ledgerHash(database()))
    } finally {
      await other.close()
    }
  })
})

describe('the ledger under a rush (on postgres)', () => {
  const database = useDatabase(postgres)

  it('posts one entry for 50 identical payments', async () => {
    const db = database()
    for (const loan of ['R1', 'R2', 'R3', 'R4']) {
      const entry = payment(loan, `rush ${loan}`)
      const posted = await Promise.allSettled(Array.from({ length: 50 }, () => post(db, entry)))
      const refused = posted.filter((one) => one.status === 'rejected')
      expect(refused.filter(({ reason }) => isUniqueViolation(reason, 'entry_kind_idem_key_key'))).toHaveLength(49)
      expect(await loanBalances(db, loan)).toMatchObject({ cashClearing: 12_000 })
    }
    expect((await trialBalance(db)).balanced).toBe(true)
  })
})
