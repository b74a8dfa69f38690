// Seals over the ledger on both engines: they hold for what was posted, and show every change of the past.

import { expect, it } from 'vitest'
import { onBothEngines } from '../../../../tests/support/databases.ts'
import { databaseViolations } from '../../../../tests/support/invariants.ts'
import { postEntries } from '../../../../tests/support/posting.ts'
import { date } from '../../../core/calendar-date.ts'
import { eraseContactWords, insertContact } from '../../outbox/contact/contact-store.ts'
import { brokenSeals, checkAgain, checkNextSeal, newestSeal, sealCheck, sealLedger } from './ledger-seal.ts'

onBothEngines('the seals of the ledger', (database) => {
  let posted = 0
  async function post(times: number): Promise<void> {
    for (let n = 0; n < times; n += 1) {
      posted += 1
      await database().transaction((tx) =>
        postEntries(tx, {
          kind: 'suspense',
          idemKey: `seal-${posted}`,
          loanId: null,
          valueDate: date('2026-11-20'),
          postingDate: date('2026-11-20'),
          currency: 'PHP',
          transfers: [{ debit: 'cashClearing', credit: 'suspense', amountMinor: 100 + posted }],
        }),
      )
    }
  }

  /** Does what only somebody with the rights of the database's owner can do. */
  async function tampered(sql: string): Promise<number[]> {
    let broken: number[] = []
    const undone = new Error('undone')
    await database()
      .transaction(async (tx) => {
        for (const table of ['entry', 'transfer', 'ledger_seal', 'desk_act', 'contact', 'contact_words'])
          await tx.execute(`alter table ${table} disable trigger all`)
        await tx.execute(sql)
        broken = await brokenSeals(tx)
        expect((await databaseViolations(tx)).map(({ invariant }) => invariant)).toContain('pastIsNotRewritten')
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return broken
  }

  it('each cover what came since the one before, and hold', async () => {
    const db = database()
    await post(3)
    expect(await sealLedger(db)).toBeNull()
    const first = await sealLedger(db, { patienceSeconds: -1 })
    await post(2)
    const second = await sealLedger(db, { patienceSeconds: -1 })
    expect([first?.number, first?.entries, second?.number, second?.entries]).toEqual([1, 3, 2, 2])
    expect(await sealLedger(db, { patienceSeconds: -1 })).toBeNull()
    expect(await brokenSeals(db)).toEqual([])
    const [link] = await db.query(`select encode(previous, 'hex') as previous from ledger_seal where number = 2`)
    expect(link).toEqual({ previous: first?.hash })
  })

  it.each([
    ['an amount', `update entry set amount = amount + 1 where idem_key = 'seal-2'`, [1]],
    [
      'an account',
      `update transfer set credit = 'writeOff' where entry_id = (select id from entry where idem_key = 'seal-4')`,
      [2],
    ],
    ['a cause', `update entry set idem_key = 'seal-0' where idem_key = 'seal-5'`, [2]],
    ['a date', `update entry set value_date = value_date - 1 where idem_key = 'seal-1'`, [1]],
    ['a seal', `update ledger_seal set hash = sha256('x') where number = 1`, [1, 2]],
    ['a missing seal', 'delete from ledger_seal where number = 1', [2]],
  ])('show that %s was changed', async (_, sql, seals) => {
    expect(await tampered(sql)).toEqual(seals)
  })

  it('are several where much was posted at once', async () => {
    const db = database()
    await post(5)
    const seals = []
    for (;;) {
      const seal = await sealLedger(db, { patienceSeconds: -1, atMost: 2 })
      if (seal === null) break
      seals.push([seal.number, seal.entries])
    }
    expect(seals).toEqual([
      [3, 2],
      [4, 2],
      [5, 1],
    ])
    expect(await brokenSeals(db)).toEqual([])
    expect(await newestSeal(db)).toMatchObject({ number: 5, isBroken: false })
  })

  it('cannot be changed without that', async () => {
    await expect(database().execute('update ledger_seal set entries = 9')).rejects.toThrow(/append-only/)
    expect(await brokenSeals(database())).toEqual([])
  })

  it('cover what officers did as well, and show every change of it', async () => {
    const db = database()
    await db.execute(`insert into officer (id, name, role, created_at) values ('o1', 'Ana', 'support', now())`)
    const act = () =>
      db.execute(`insert into desk_act (officer_id, officer_name, role, act, subject, address_hash, at)
        values ('o1', 'Ana', 'support', 'readBorrower', 'b1', 'x', now())`)
    await post(1)
    await act()
    await act()
    await sealLedger(db, { patienceSeconds: -1 })
    await act()
    await post(1)
    await sealLedger(db, { patienceSeconds: -1 })
    expect(await brokenSeals(db)).toEqual([])
    const [last, before] = await db.query<{ number: number; through: number }>(
      'select number, through_act as through from ledger_seal order by number desc limit 2',
    )
    expect((last?.through ?? 0) - (before?.through ?? 0)).toBe(1)
    expect(await tampered(`update desk_act set reason = 'other' where id = ${last?.through}`)).toEqual([last?.number])
    expect(await tampered(`delete from desk_act where id = ${before?.through}`)).toEqual([before?.number])
    expect(await tampered(`update ledger_seal set through_act = 0 where number = ${last?.number}`)).toEqual([
      last?.number,
    ])
  })

  it('cover noted contacts by their acts, with their words while they are not erased', async () => {
    const db = database()
    await db.execute(`insert into borrower (id, market, phone, language, created_at)
      values ('b7', 'standard', '13900000077', 'en', now())`)
    await db.execute(`insert into officer (id, name, role, created_at) values ('o7', 'Ana', 'support', now())`)
    const of = { borrowerId: 'b7', orderId: null, officerId: 'o7', promiseId: null, against: null, againstAlso: [] }
    const said = {
      channel: 'call',
      direction: 'out',
      outcome: 'reached',
      withWhom: 'Ana',
      note: 'Pays on Friday.',
    } as const
    const at = new Date('2026-11-20T08:00:00Z')
    await db.transaction(async (tx) => {
      await insertContact(tx, { ...of, ...said, id: 'c7', at, notedAt: at, salt: 's' })
      await tx.execute(`insert into desk_act (officer_id, officer_name, role, act, subject, borrower_id, address_hash, at)
        values ('o7', 'Ana', 'support', 'recordContact', 'c7', 'b7', 'x', now())`)
    })
    await post(1)
    const seal = await sealLedger(db, { patienceSeconds: -1 })
    expect(await brokenSeals(db)).toEqual([])
    for (const sql of [
      `update contact set outcome = 'noAnswer' where id = 'c7'`,
      `update contact set at = at - interval '1 hour' where id = 'c7'`,
      `update contact set against = 'atNight' where id = 'c7'`,
      `update contact set against_also = '{atNight}' where id = 'c7'`,
      `update contact_words set note = 'Never pays.' where contact_id = 'c7'`,
      `delete from contact where id = 'c7'`,
    ])
      expect(await tampered(sql), sql).toEqual([seal?.number])
    await db.transaction((tx) => eraseContactWords(tx, 'b7'))
    expect(await brokenSeals(db)).toEqual([])
  })

  it('are verified once, from where the last look ended, and all again on request', async () => {
    const db = database()
    const at = new Date('2026-11-20T08:00:00Z')
    const round = async () => {
      const seen: (readonly [number, boolean])[] = []
      for (let seal = await checkNextSeal(db, at); seal !== null; seal = await checkNextSeal(db, at))
        seen.push([seal.number, seal.holds])
      return seen
    }
    const begun = (await sealCheck(db)).newest
    await round()
    const sealed: number[] = []
    for (const _ of [1, 2]) {
      await post(1)
      sealed.push((await sealLedger(db, { patienceSeconds: -1 }))?.number ?? Number.NaN)
    }
    expect(sealed).toEqual([begun + 1, begun + 2])
    expect(await round()).toEqual(sealed.map((number) => [number, true]))
    expect(await round()).toEqual([])
    const tamper = async (by: string): Promise<void> =>
      await db.transaction(async (tx) => {
        await tx.execute('alter table entry disable trigger all')
        await tx.execute(`update entry set value_date = value_date ${by} where idem_key = 'seal-${posted}'`)
        await tx.execute('alter table entry enable trigger all')
      })
    await tamper('- 1')
    // What was verified is not read again by itself.
    expect(await round()).toEqual([])
    await checkAgain(db, at)
    expect((await round()).filter(([, holds]) => !holds)).toEqual([[begun + 2, false]])
    expect(await sealCheck(db)).toEqual({ through: begun + 2, newest: begun + 2, broken: [begun + 2] })
    await tamper('+ 1')
    await checkAgain(db, at)
    expect((await round()).filter(([, holds]) => !holds)).toEqual([])
  })
})
