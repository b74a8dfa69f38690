// Deleting an account: whose, when not, what is gone afterwards, and what stays.

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../tests/support/databases.ts'
import {
  allTables,
  everythingIn,
  granted,
  openPeople,
  type People,
  type Person,
} from '../../../tests/support/people.ts'
import { date } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { ledgerHash } from '../db/ledger/ledger.ts'
import { fileErasureJobs } from '../jobs/file-erasure.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { listOutbox, queueSms } from '../outbox/sms/sms.ts'
import { phoneKey } from '../people/asker/code-asker.ts'
import { createBorrower, findBorrower } from '../people/borrower/borrower-store.ts'
import { heldBlockJobs } from '../people/borrower/held-block-store.ts'
import { bindPayoutAccount } from '../people/payout-account/payout-account-store.ts'
import { createSession, findSession } from '../people/session/session-store.ts'
import { deleteAccount, sendDeletionCode } from './delete-account.ts'

const account = {
  cardType: '1',
  channelNumber: '90006',
  bankCode: 'ISLANDS',
  bankName: 'Bank of the Islands',
  number: '009876543210',
  accountName: 'Canary Cardholder',
  branch: '',
  city: '',
  birthDay: null,
} as const

onPostgres('deleting an account', (database) => {
  let people: People
  let ana: Person
  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    ana = await people.person()
  })
  afterAll(() => people.close())
  const send = (phone: string, person?: Person) =>
    people.ask(sendDeletionCode, { phone, type: 'del' }, person === undefined ? {} : { person })
  const remove = (phone: string, code: string, person?: Person) =>
    people.ask(deleteAccount, { phone, code }, person === undefined ? {} : { person })
  const codeSent = async (person?: Person) => {
    granted(await send(ana.phone, person))
    return await people.codeFor(ana.phone)
  }
  const isThere = async (who: Person) => (await findBorrower(people.db, who.borrowerId))?.deletedAt === null

  it('works with a session, and with phone and code alone', async () => {
    expect(await remove(ana.phone, await codeSent(ana), ana)).toEqual({})
    expect(await isThere(ana)).toBe(false)
    ana = await people.person()
    expect(await remove(ana.phone, await codeSent())).toEqual({})
    expect(await isThere(ana)).toBe(false)
  })

  it('does not work on another phone than one’s own, and says nothing about that phone', async () => {
    const ben = await people.person()
    const nobody = people.newPhone()
    expect(await send(ben.phone, ana)).toEqual({ refused: 'phoneIsNotYours' })
    expect(await send(nobody, ana)).toEqual({ refused: 'phoneIsNotYours' })
    granted(await send(ben.phone))
    expect(await remove(ben.phone, await people.codeFor(ben.phone), ana)).toEqual({ refused: 'phoneIsNotYours' })
    expect(await isThere(ben)).toBe(true)
  })

  it('answers a phone without an account like any other, and sends it nothing', async () => {
    const nobody = people.newPhone()
    expect(await send(nobody)).toEqual({ resendSeconds: 60 })
    expect(await listOutbox(people.db, nobody, 'UTC')).toEqual([])
    expect(await remove(nobody, '123456')).toEqual({ refused: 'codeIsWrong' })
    for (let guess = 0; guess < 4; guess += 1) await remove(nobody, '123456')
    expect(await remove(nobody, '123456')).toEqual({ refused: 'codeIsUsedUp' })
  })

  it('needs the right code, and one that was sent for this', async () => {
    const code = await codeSent()
    expect(await remove(ana.phone, code === '000000' ? '000001' : '000000')).toEqual({ refused: 'codeIsWrong' })
    expect(await remove('12345', code)).toEqual({ refused: 'phoneIsNotValid' })
    await people.db.execute(`update one_time_code set purpose = 'login' where purpose = 'delete'`)
    expect(await remove(ana.phone, code)).toEqual({ refused: 'codeIsWrong' })
    expect(await isThere(ana)).toBe(true)
  })

  it('is refused while money is owed, says how much, and changes nothing', async () => {
    const orderId = await people.order(ana, date('2026-10-20'))
    const before = await ledgerHash(people.db)
    const code = await codeSent(ana)
    expect(await remove(ana.phone, code, ana)).toEqual({
      refused: 'moneyIsStillOwed',
      values: { amount: expect.stringMatching(/^₱\u00a0\d\.\d{3},00$/), orderId },
    })
    expect(await remove(ana.phone, code)).toMatchObject({ refused: 'moneyIsStillOwed' })
    expect(await isThere(ana)).toBe(true)
    expect(await ledgerHash(people.db)).toBe(before)
  })

  it.each(['inReview', 'approved', 'failedPayout'] as const)('is refused while an application is %s', async (state) => {
    await people.order(ana, state)
    expect(await remove(ana.phone, await codeSent(ana), ana)).toMatchObject({ refused: 'applicationIsStillOpen' })
    expect(await isThere(ana)).toBe(true)
  })

  it('answers the same when the same code comes again', async () => {
    const code = await codeSent(ana)
    expect(await remove(ana.phone, code, ana)).toEqual({})
    expect(await remove(ana.phone, code)).toEqual({})
  })

  it('leaves nothing of the person anywhere, and the files go too', async () => {
    const { db, deps } = people
    const canaries = ['Canary', '009876543210', 'canary@mail.example', ana.phone, 'canary-device', '1990-01-31']
    await db.execute(
      `update borrower set name = 'Canary Name', email = 'canary@mail.example', birth_date = '1990-01-31' where id = $1`,
      [ana.borrowerId],
    )
    await db.transaction((tx) => bindPayoutAccount(tx, deps, ana.borrowerId, account))
    await createSession(db, deps, {
      borrowerId: ana.borrowerId,
      kind: 'api',
      deviceId: 'canary-device',
      params: { appName: 'Canary App' },
    })
    await db.execute(
      `insert into payment_card (id, borrower_id, bank_name, bank_code, last_four, processor_token, code_needed, created_at)
       values ($1, $1, 'Canary Bank', 'X', '4417', 'Canary-token', false, $2)`,
      [ana.borrowerId, people.now()],
    )
    await db.execute(
      `insert into complaint (id, case_number, borrower_id, type, body, opened_at, answer_by, answered_at, answer)
       values ($1, $1, $1, 'other', 'Canary complaint', $2, $2, $2, 'Dear Canary')`,
      [ana.borrowerId, people.now()],
    )
    const name = `${'ab'.repeat(16)}.jpg`
    await deps.uploads.put(name, Buffer.from('Canary picture'), 'image/jpeg')
    await db.execute(
      `insert into complaint_image (name, borrower_id, complaint_id, role, media_type, size_bytes, created_at)
       values ($1, $2, $2, 'borrower', 'image/jpeg', 1, $3)`,
      [name, ana.borrowerId, people.now()],
    )
    await db.execute(
      `insert into site_message (id, kind, name, phone, body, created_at) values ($1, 'contact', 'Canary', $2, 'Hi', $3)`,
      [ana.borrowerId, ana.phone, people.now()],
    )
    await db.execute(
      `insert into site_message (id, kind, email, created_at) values ($1, 'subscribe', 'Canary@mail.example', $2)`,
      [`s${ana.borrowerId}`, people.now()],
    )
    const code = await codeSent(ana)
    const before = await everythingIn(db, await allTables(db))
    for (const canary of canaries.filter((one) => one !== '009876543210')) expect(before).toContain(canary)
    granted(await remove(ana.phone, code, ana))
    await runDueJobs(fileErasureJobs, deps)
    const after = await everythingIn(db, await allTables(db))
    for (const canary of canaries) expect(after, canary).not.toContain(canary)
    expect(await deps.uploads.get(name)).toBeNull()
    const secrets = await db.query<{ secret: Uint8Array }>('select secret from payout_account where borrower_id = $1', [
      ana.borrowerId,
    ])
    expect(secrets.map(({ secret }) => secret.length)).toEqual([0])
  })

  it('deletes messages of the contact form from this number, however it was typed, and from no other number', async () => {
    const { db } = people
    const { phone } = ana
    const typed = [
      `+86 ${phone.slice(0, 3)}-${phone.slice(3)}`,
      `0086${phone}`,
      `${phone.slice(0, 3)} ${phone.slice(3)}`,
    ]
    const others = [`+91 ${phone}`, people.newPhone()]
    for (const [at, number] of [...typed, ...others].entries()) {
      await db.execute(
        `insert into site_message (id, kind, name, phone, body, created_at) values ($1, 'contact', 'A', $2, 'Hi', $3)`,
        [`${ana.borrowerId}-${at}`, number, people.now()],
      )
    }
    granted(await remove(phone, await codeSent(ana), ana))
    const left = await db.query<{ phone: string }>('select phone from site_message where id like $1 order by id', [
      `${ana.borrowerId}-%`,
    ])
    expect(left.map((message) => message.phone)).toEqual(others)
  })

  it('takes along the messages to the phone, and none to the same digits in another country', async () => {
    const { db, deps } = people
    const code = await codeSent(ana)
    for (const market of [markets.standard, markets.india]) {
      await db.transaction((tx) =>
        queueSms(tx, deps, { phone: ana.phone, market, purpose: 'receipt', text: 'Your payment has come.' }),
      )
    }
    granted(await remove(ana.phone, code, ana))
    const left = await db.query('select send_to from sms_message where phone = $1', [ana.phone])
    expect(left).toEqual([{ send_to: `+91${ana.phone}` }])
  })

  it('ends every session, and no loan can be taken out on the deleted account', async () => {
    const token = await createSession(people.db, people.deps, {
      borrowerId: ana.borrowerId,
      kind: 'api',
      deviceId: '',
      params: {},
    })
    granted(await remove(ana.phone, await codeSent(ana), ana))
    expect(await findSession(people.db, people.deps, token)).toBeNull()
    await expect(people.order(ana, 'inReview')).rejects.toThrow()
  })

  it('keeps a settled loan in the books, under the number of the borrower', async () => {
    const orderId = await people.order(ana, date('2026-11-20'))
    await people.db.execute(
      `update loan_order set schedule = null, disbursed_on = null, status = 'settled' where id = $1`,
      [orderId],
    )
    const before = await ledgerHash(people.db)
    granted(await remove(ana.phone, await codeSent(ana), ana))
    expect(await ledgerHash(people.db)).toBe(before)
    const [kept] = await people.db.query<{ borrower_id: string }>('select borrower_id from loan_order where id = $1', [
      orderId,
    ])
    expect(kept?.borrower_id).toBe(ana.borrowerId)
  })

  const block = (until: string, borrowerId: string) =>
    people.db.execute(`update borrower set blocked_until = $2, blocked_reason = 'a lent phone' where id = $1`, [
      borrowerId,
      until,
    ])
  const leaveAndComeBack = async (who: Person) => {
    granted(await remove(who.phone, await codeSent(who), who))
    const made = await createBorrower(people.db, people.deps, { market: 'standard', phone: who.phone, language: 'en' })
    return await findBorrower(people.db, made.borrowerId)
  }
  const held = () =>
    people.db.query<{ key: Uint8Array; until: string }>(
      'select phone_key as key, blocked_until as until from held_block where phone_key = $1',
      [phoneKey(people.deps, { market: markets.standard, phone: ana.phone })],
    )

  it('leaves a running block with the phone: its next account has it, and the one after that', async () => {
    await block('2026-11-25', ana.borrowerId)
    const second = await leaveAndComeBack(ana)
    expect(second).toMatchObject({ blockedUntil: '2026-11-25', blockedReason: 'a lent phone' })
    expect(second?.id).not.toBe(ana.borrowerId)
    expect(await findBorrower(people.db, ana.borrowerId)).toMatchObject({ blockedUntil: null, blockedReason: null })
    expect(await held()).toEqual([])
    people.pass(61)
    const caller = { borrowerId: second?.id ?? '', sessionHash: '00', deviceId: 'phone-1' }
    const third = await leaveAndComeBack({ borrowerId: caller.borrowerId, phone: ana.phone, caller })
    expect(third).toMatchObject({ blockedUntil: '2026-11-25', blockedReason: 'a lent phone' })
  })

  it('keeps a running block under a hash until its last day, and not a day longer', async () => {
    await block('2026-11-25', ana.borrowerId)
    granted(await remove(ana.phone, await codeSent(ana), ana))
    expect(await held()).toMatchObject([{ until: '2026-11-25' }])
    expect(await everythingIn(people.db, await allTables(people.db))).not.toContain(ana.phone)
    people.pass(5 * 86_400)
    await runDueJobs(heldBlockJobs, people.deps)
    expect(await held()).toHaveLength(1)
    people.pass(86_400)
    await runDueJobs(heldBlockJobs, people.deps)
    expect(await held()).toEqual([])
  })

  it('forgets a block that is over, and an ended block stops no new account', async () => {
    await block('2026-11-19', ana.borrowerId)
    granted(await remove(ana.phone, await codeSent(ana), ana))
    expect(await held()).toEqual([])
    expect(await findBorrower(people.db, ana.borrowerId)).toMatchObject({ blockedUntil: null, blockedReason: null })
    ana = await people.person()
    await block('2026-11-20', ana.borrowerId)
    granted(await remove(ana.phone, await codeSent(ana), ana))
    people.pass(86_400)
    const { phone } = ana
    const made = await createBorrower(people.db, people.deps, { market: 'standard', phone, language: 'en' })
    expect(await findBorrower(people.db, made.borrowerId)).toMatchObject({ blockedUntil: null })
    expect(await held()).toEqual([])
  })

  it('frees the phone for a new account that knows nothing of the old one', async () => {
    granted(await remove(ana.phone, await codeSent(ana), ana))
    const again = await createBorrower(people.db, people.deps, { market: 'standard', phone: ana.phone, language: 'en' })
    expect(again).toMatchObject({ isNew: true })
    expect(again.borrowerId).not.toBe(ana.borrowerId)
  })
})

describe('deletions at the same moment (on postgres)', () => {
  const database = useDatabase(postgres)

  it('delete once', async () => {
    const people = openPeople(database())
    const ana = await people.person()
    granted(await people.ask(sendDeletionCode, { phone: ana.phone, type: 'del' }))
    const code = await people.codeFor(ana.phone)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        people.db.transaction((tx) => people.ask(deleteAccount, { phone: ana.phone, code }, { db: tx })),
      ),
    )
    expect(answers.filter((answer) => 'refused' in answer)).toEqual([])
    const gone = await people.db.query('select id from borrower where id = $1 and deleted_at is not null', [
      ana.borrowerId,
    ])
    expect(gone).toHaveLength(1)
    people.close()
  })

  it('and a new loan end with one of the two, never with both', async () => {
    const people = openPeople(database())
    for (let round = 0; round < 10; round += 1) {
      const ana = await people.person()
      granted(await people.ask(sendDeletionCode, { phone: ana.phone, type: 'del' }))
      const code = await people.codeFor(ana.phone)
      const [deletion, loan] = await Promise.allSettled([
        people.ask(deleteAccount, { phone: ana.phone, code }),
        people.order(ana, 'inReview'),
      ])
      const deleted = deletion.status === 'fulfilled' && !('refused' in deletion.value)
      expect(deleted && loan.status === 'fulfilled').toBe(false)
      expect(deleted || loan.status === 'fulfilled').toBe(true)
      people.pass(61)
    }
    people.close()
  })
})
