// The ledger: balanced or not at all, once for each key, never changed.

import { describe, expect, it } from 'vitest'
import { onBothEngines, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { date } from '../../core/calendar-date.ts'
import { ledgerAccounts } from '../../core/ledger/accounts.ts'
import type { Db } from './database.ts'
import { type EntryToPost, ledgerHash, loanBalances, postEntry, reverseEntry, trialBalance } from './ledger.ts'

function payment(loanId: string, key: string, changes: Partial<EntryToPost> = {}): EntryToPost {
  return {
    kind: 'payment',
    idemKey: key,
    requestHash: `${loanId} ${key} 12000`,
    loanId,
    valueDate: date('2026-11-19'),
    postingDate: date('2026-11-20'),
    currency: 'PHP',
    transfers: [
      { debit: 'cashClearing', credit: 'interestReceivable', amountMinor: 2_000 },
      { debit: 'cashClearing', credit: 'loanPrincipal', amountMinor: 10_000 },
    ],
    response: { paidMinor: 12_000, z: 1, a: 2 },
    ...changes,
  }
}

function post(db: Db, entry: EntryToPost) {
  return db.transaction((tx) => postEntry(tx, entry))
}

onBothEngines('the ledger', (database) => {
  it('has every account of the core', async () => {
    const rows = await database().query<{ code: string }>('select code from gl_account')
    expect(rows.map((row) => row.code)).toEqual(expect.arrayContaining([...ledgerAccounts]))
  })

  it('posts an entry and answers for its key ever after', async () => {
    const first = await post(database(), payment('L1', 'p1'))
    expect(first).toEqual({ entryId: expect.any(Number), fresh: true, response: { paidMinor: 12_000, z: 1, a: 2 } })
    const again = await post(database(), payment('L1', 'p1', { response: { paidMinor: 0 } }))
    expect(again).toEqual({ ...first, fresh: false })
  })

  it('refuses the same key for another request', async () => {
    await post(database(), payment('L2', 'p2'))
    const before = await ledgerHash(database())
    expect(await post(database(), payment('L2', 'p2', { requestHash: 'another' }))).toEqual({
      refused: 'requestKeyWasUsedForSomethingElse',
    })
    expect(await ledgerHash(database())).toBe(before)
  })

  it('keeps the same key apart by its kind', async () => {
    await post(database(), payment('L3', 'p3'))
    expect(await post(database(), payment('L3', 'p3', { kind: 'rollover' }))).toMatchObject({ fresh: true })
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

  it('takes an entry back by its opposite, once', async () => {
    const db = database()
    const posted = await post(db, payment('L5', 'p5'))
    if ('refused' in posted) throw new Error('refused')
    const reversal = {
      kind: 'reversal',
      idemKey: 'r5',
      valueDate: date('2026-11-21'),
      postingDate: date('2026-11-21'),
      response: null,
    }
    await db.transaction((tx) => reverseEntry(tx, posted.entryId, reversal))
    expect(Object.values(await loanBalances(db, 'L5')).every((balance) => balance === 0)).toBe(true)
    expect(await db.transaction((tx) => reverseEntry(tx, posted.entryId, reversal))).toMatchObject({ fresh: false })
    const second = db.transaction((tx) => reverseEntry(tx, posted.entryId, { ...reversal, idemKey: 'r5-again' }))
    await expect(second).rejects.toThrow(/entry_reverses_key/)
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
    const entry = payment('L7', 'p7', { transfers: [transfer as EntryToPost['transfers'][number]] })
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
    await post(database(), payment('L8', 'p8'))
    const before = await ledgerHash(database())
    await expect(database().execute(sql)).rejects.toThrow(/append-only/)
    expect(await ledgerHash(database())).toBe(before)
  })

  it('takes no line without an entry', async () => {
    const line = `insert into transfer (entry_id, line, debit, credit, amount, currency)
      values (9000000000, 1, 'cashClearing', 'suspense', 1, 'PHP')`
    await expect(database().execute(line)).rejects.toThrow(/does not belong/)
  })

  it('takes no line for an entry of an earlier transaction', async () => {
    const posted = await post(database(), payment('L9', 'p9'))
    if ('refused' in posted) throw new Error('refused')
    const late = database().execute(`insert into transfer values ($1, 9, 'cashClearing', 'suspense', 'L9', 1, 'PHP')`, [
      posted.entryId,
    ])
    await expect(late).rejects.toThrow(/does not belong/)
  })

  it.each([
    ['an amount that its lines do not reach', 500, 'L10', 'PHP', /add up/],
    ['a line of another currency', 400, 'L10', 'INR', /does not belong/],
    ['a line of another loan', 400, 'L11', 'PHP', /does not belong/],
  ] as const)('does not store an entry with %s', async (_what, total, lineLoan, lineCurrency, reason) => {
    const stored = database().execute(
      `with posted as (
         insert into entry (loan_id, kind, idem_key, req_hash, value_date, posting_date, amount, currency, response)
           values ('L10', 'test', 'k10', '\\x00', '2026-01-01', '2026-01-01', $1, 'PHP', '{}') returning id)
       insert into transfer select id, 1, 'cashClearing', 'suspense', $2, 400, $3 from posted`,
      [total, lineLoan, lineCurrency],
    )
    await expect(stored).rejects.toThrow(reason)
  })

  it('stores no entry whose lines come later, and no more lines than were posted', async () => {
    const entry = `insert into entry (loan_id, kind, idem_key, req_hash, value_date, posting_date, amount, currency, response)
      values ('L10', 'test', 'k10', '\\x00', '2026-01-01', '2026-01-01', 400, 'PHP', '{}') returning id`
    const line = (number: number) => `select id, ${number}, 'cashClearing', 'suspense', 'L10', 400, 'PHP'`
    const later = database().transaction(async (tx) => {
      await tx.execute(`with posted as (${entry}) insert into transfer ${line(1)} from posted where false`)
    })
    await expect(later).rejects.toThrow(/no lines/)
    const more = database().transaction(async (tx) => {
      await tx.execute(`with posted as (${entry}) insert into transfer ${line(1)} from posted`)
      await tx.execute(`insert into transfer ${line(2)} from entry where idem_key = 'k10'`)
    })
    await expect(more).rejects.toThrow(/add up/)
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
        await post(other.db, payment('L1', key))
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

  it('posts one entry for 50 identical payments, and gives all of them its answer', async () => {
    const db = database()
    for (const loan of ['R1', 'R2', 'R3', 'R4']) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => post(db, payment(loan, `rush ${loan}`))))
      expect(new Set(answers.map((answer) => ('entryId' in answer ? answer.entryId : 'refused'))).size).toBe(1)
      expect(answers.filter((answer) => 'fresh' in answer && answer.fresh)).toHaveLength(1)
      expect(await loanBalances(db, loan)).toMatchObject({ cashClearing: 12_000 })
    }
    expect((await trialBalance(db)).balanced).toBe(true)
  })
})
