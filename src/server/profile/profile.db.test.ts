// A borrower's own account: sessions and ending them, wishes, consents, and a copy of the data with nothing forgotten.

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { allTables, granted, openPeople, type People, type Person } from '../../../tests/support/people.ts'
import { maskedEmail } from '../../core/identity/contact-change.ts'
import { ownData } from '../api.ts'
import { keepDetails } from '../application/form/application-store.ts'
import { sendDeletionCode } from '../identity/delete-account.ts'
import { savePushPhone } from '../outbox/push/push-store.ts'
import { wishesOf } from '../outbox/wish/wish-store.ts'
import { allParts } from '../own-data.ts'
import { findBorrower } from '../people/borrower/borrower-store.ts'
import { sayDataConsent } from '../people/consent/data-consent-store.ts'
import { createSession, findSession } from '../people/session/session-store.ts'
import { listConsents, withdrawConsent } from './consents.ts'
import { exportData } from './export-data.ts'
import { getProfile, savePreferences } from './get-profile.ts'
import { endSessions, listSessions } from './sessions.ts'

onPostgres('the account of a borrower', (database) => {
  let people: People
  let ana: Person
  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    ana = await people.person()
  })
  afterAll(() => people.close())

  async function sessionOf(who: Person, kind: 'api' | 'web', appName = '') {
    const token = await createSession(people.db, people.deps, {
      borrowerId: who.borrowerId,
      kind,
      deviceId: '',
      params: appName === '' ? {} : { appName, appVersion: '1.2' },
    })
    const found = await findSession(people.db, people.deps, token)
    return { token, person: { ...who, caller: { ...who.caller, sessionHash: found?.sessionHash ?? '' } } }
  }

  /** The lender's app shows no messages. */
  const phone = { isOffered: false, isOn: false, loan: true, cases: true, receipts: true, reminders: true }

  it('says who it is as a shared phone may show it', async () => {
    await people.db.execute(`update borrower set email = 'maria@mail.example' where id = $1`, [ana.borrowerId])
    expect(granted(await people.ask(getProfile, {}, { person: ana }))).toEqual({
      borrowerId: ana.borrowerId,
      maskedPhone: `•••• ${ana.phone.slice(-4)}`,
      name: 'Ana Reyes',
      maskedEmail: 'm•••@mail.example',
      language: 'en',
      registeredOn: '2026-11-20',
      remindersOn: true,
      receiptsOn: true,
      phone,
    })
    expect(maskedEmail('no address')).toBe('')
  })

  it('lists where the borrower is logged in, and what is over no more', async () => {
    const app = await sessionOf(ana, 'api', 'Candor')
    people.pass(60)
    const browser = await sessionOf(ana, 'web')
    await sessionOf(await people.person(), 'api', 'Somebody else')
    const list = async () => granted(await people.ask(listSessions, {}, { person: browser.person })).list
    expect((await list()).map(({ holder, appText, isThisOne }) => [holder, appText, isThisOne])).toEqual([
      ['browser', '', true],
      ['app', 'Candor 1.2', false],
    ])
    people.pass(15 * 60)
    expect((await list()).map(({ holder }) => holder)).toEqual(['app'])
    people.pass(12 * 3600)
    expect(await list()).toEqual([])
    expect(await findSession(people.db, people.deps, app.token)).toBeNull()
  })

  it('ends every other session, or this one as well, and none of another borrower', async () => {
    const [here, there] = [await sessionOf(ana, 'web'), await sessionOf(ana, 'api')]
    const foreign = await sessionOf(await people.person(), 'api')
    const holds = async () =>
      await Promise.all(
        [here, there, foreign].map(async ({ token }) => (await findSession(people.db, people.deps, token)) !== null),
      )
    const end = async (keepsThisOne: boolean) =>
      granted(await people.ask(endSessions, { keepsThisOne }, { person: here.person })).ended
    expect(await end(true)).toBe(1)
    expect(await holds()).toEqual([true, false, true])
    expect(await end(false)).toBe(1)
    expect(await holds()).toEqual([false, false, true])
    expect(await end(false)).toBe(0)
  })

  it('keeps wishes apart: a language says nothing about reminders', async () => {
    const save = (input: Parameters<typeof savePreferences>[0]) => people.ask(savePreferences, input, { person: ana })
    const all = { language: 'id', remindersOn: true, receiptsOn: true, phone }
    expect(granted(await save({ language: 'id' }))).toEqual(all)
    expect(granted(await save({ remindersOn: false }))).toEqual({ ...all, remindersOn: false })
    expect(granted(await save({}))).toEqual({ ...all, remindersOn: false })
    expect(granted(await save({ receiptsOn: false, remindersOn: true }))).toEqual({ ...all, receiptsOn: false })
    expect(await save({ language: 'xx' })).toMatchObject({ refused: 'valueIsNotAccepted', fields: ['language'] })
    expect(await findBorrower(people.db, ana.borrowerId)).toMatchObject({ language: 'id' })
    expect(await wishesOf(people.db, ana.borrowerId, 'sms')).toEqual({ reminders: true, receipts: false })
  })

  it('takes back reminders, messages on the phone and news, and tells that a loan’s papers hold with the loan', async () => {
    const orderId = await people.order(ana, 'inReview')
    await people.db.execute(
      `insert into offer (id, borrower_id, product_id, terms, offered, made_on, created_at, expires_at)
       select 'o1', borrower_id, product_id, terms, '{}', '2026-11-20', applied_at, applied_at from loan_order where id = $1`,
      [orderId],
    )
    await people.db.execute(`insert into agreement_text values ('hash', 'Words', now())`)
    await people.db.execute(
      `insert into consent (order_id, position, offer_id, borrower_id, document, title, language, version, text_hash,
         ticked_by_default, agreed_at, address_hash, device_hash)
       values ($1, 1, 'o1', $2, 'loanAgreement', 'Loan agreement', 'en', 'v', 'hash', false, $3, 'a', 'd')`,
      [orderId, ana.borrowerId, people.now()],
    )
    await people.db.execute(
      `insert into site_message (id, kind, email, created_at, confirmed_at, borrower_id)
       values ('s1', 'subscribe', 'maria@mail.example', $1, $1, $2)`,
      [people.now(), ana.borrowerId],
    )
    const phone = { borrowerId: ana.borrowerId, address: 'phone of ana', deviceId: '' }
    await people.db.transaction((tx) => savePushPhone(tx, phone, people.now()))
    const list = async () => granted(await people.ask(listConsents, {}, { person: ana })).list
    const agreement = `${orderId}-1`
    expect((await list()).map(({ id, canWithdraw }) => [id, canWithdraw])).toEqual([
      ['reminders', true],
      ['phoneMessages', true],
      ['newsByEmail', true],
      [agreement, false],
    ])
    const withdraw = (consentId: string, person = ana) => people.ask(withdrawConsent, { consentId }, { person })
    expect(await withdraw(agreement)).toEqual({ refused: 'consentHoldsWithTheLoan' })
    expect(await withdraw(agreement, await people.person())).toEqual({ refused: 'notFound' })
    for (const consentId of ['reminders', 'phoneMessages', 'phoneMessages', 'newsByEmail', 'newsByEmail'])
      granted(await withdraw(consentId))
    expect((await list()).map(({ id }) => id)).toEqual([agreement])
    expect(await people.db.query('select 1 from push_address where borrower_id = $1', [ana.borrowerId])).toEqual([])
    expect(await wishesOf(people.db, ana.borrowerId, 'sms')).toEqual({ reminders: false, receipts: true })
  })

  it('takes back what a phone was allowed to tell, and it is gone', async () => {
    await people.db.execute(
      `insert into device_consent values ('\\x01', $1, 'location', 'May we?', 'en', $2, $2, $2, null)`,
      [ana.borrowerId, people.now()],
    )
    await people.db.execute(`insert into device_fact values ($1, 'location', '\\x01', '{}', $2, '2026-12-20')`, [
      ana.borrowerId,
      people.now(),
    ])
    const list = async () => granted(await people.ask(listConsents, {}, { person: ana })).list
    expect((await list()).map(({ id }) => id)).toEqual(['reminders', 'location'])
    granted(await people.ask(withdrawConsent, { consentId: 'location' }, { person: ana }))
    expect((await list()).map(({ id }) => id)).toEqual(['reminders'])
    expect(await people.db.query('select 1 from device_fact where borrower_id = $1', [ana.borrowerId])).toEqual([])
  })

  it('hands out a copy with the borrower’s own rows, without secrets', async () => {
    const other = await people.person()
    const [mine, theirs] = [await people.order(ana, 'inReview'), await people.order(other, 'inReview')]
    const { token, person } = await sessionOf(ana, 'web')
    await sessionOf(other, 'web')
    const copy = granted(await people.ask(exportData, {}, { person }))
    expect(copy).toMatchObject({ borrowerId: ana.borrowerId, madeAt: '2026-11-20 10:00:00' })
    expect(copy.parts.you).toMatchObject([{ id: ana.borrowerId, phone: ana.phone, name: 'Ana Reyes' }])
    expect(copy.parts.loans).toMatchObject([{ id: mine, borrowerId: ana.borrowerId, status: 'inReview' }])
    expect(copy.parts.logins).toHaveLength(1)
    expect(copy.leftOut.length).toBeGreaterThan(0)
    const text = JSON.stringify(copy)
    // Moments are those of the wire, on the market's clock.
    expect(copy.parts.loans?.[0]?.appliedAt).toBe('2026-11-20 10:00:00')
    expect(text).not.toMatch(/\d{4}-\d\d-\d\dT\d\d:/)
    for (const foreign of [other.borrowerId, other.phone, theirs, token, person.caller.sessionHash])
      expect(text).not.toContain(foreign)
  })

  it('opens what an application was told, but for the number of the document', async () => {
    await people.db.transaction((tx) =>
      keepDetails(
        tx,
        people.deps,
        { borrowerId: ana.borrowerId, step: 'identity' },
        {
          idType: 'passport',
          idNumber: 'P1234567',
        },
      ),
    )
    const { parts } = granted(await people.ask(exportData, {}, { person: ana }))
    expect(parts.aboutYou).toMatchObject([{ step: 'identity', idType: 'passport', idNumber: '•••• 4567' }])
    expect(JSON.stringify(parts)).not.toContain('P1234567')
  })

  it('takes back the use of data, word for word as it was given, and nothing is overwritten', async () => {
    const say = { borrowerId: ana.borrowerId, language: 'en', words: 'Yes?', addressHash: 'a', deviceHash: 'd' }
    await people.db.transaction((tx) =>
      sayDataConsent(tx, { ...say, purpose: 'dataUse', agreed: true, saidAt: people.now() }),
    )
    const list = async () => granted(await people.ask(listConsents, {}, { person: ana })).list
    expect((await list()).map(({ id, canWithdraw }) => [id, canWithdraw])).toContainEqual(['dataUse', true])
    for (let twice = 0; twice < 2; twice += 1)
      granted(await people.ask(withdrawConsent, { consentId: 'dataUse' }, { person: ana }))
    expect((await list()).map(({ id }) => id)).not.toContain('dataUse')
    const said = await people.db.query('select agreed from data_consent where borrower_id = $1 order by id', [
      ana.borrowerId,
    ])
    expect(said).toEqual([{ agreed: true }, { agreed: false }])
  })

  it('does not hand out a code that is on its way to the phone: the session alone must not do', async () => {
    granted(await people.ask(sendDeletionCode, { phone: ana.phone, type: 'del' }, { person: ana }))
    const code = await people.codeFor(ana.phone)
    const { parts } = granted(await people.ask(exportData, {}, { person: ana }))
    expect(parts.messages).toEqual([])
    expect(JSON.stringify(parts)).not.toContain(code)
  })

  it('copies messages by the whole number: the same digits abroad belong to another borrower', async () => {
    const insert = (id: string, sendTo: string) =>
      people.db.execute(
        `insert into sms_message (id, phone, send_to, purpose, body, state, created_at)
         values ($1, $2, $3, 'receipt', $1, 'sent', $4)`,
        [id, ana.phone, sendTo, people.now()],
      )
    await insert('mine', `+86${ana.phone}`)
    await insert('abroad', `+91${ana.phone}`)
    const { parts } = granted(await people.ask(exportData, {}, { person: ana }))
    expect(parts.messages?.map(({ id }) => id)).toEqual(['mine'])
  })
})

describe('the copy of the data', () => {
  const database = useDatabase(postgres)

  const parts = allParts(ownData)
  const copied = parts.flatMap(({ tables }) => tables)

  it('forgets no table: each is copied, or left out for a reason', async () => {
    const named = [...copied.map(({ table }) => table), ...parts.flatMap(({ leftOut = {} }) => Object.keys(leftOut))]
    expect(named.sort()).toEqual((await allTables(database())).sort())
  })

  it('calls no two parts alike: one would take the place of the other', () => {
    const names = [...copied, ...parts.flatMap(({ opened }) => (opened === undefined ? [] : [opened]))]
    expect(new Set(names.map(({ part }) => part)).size).toBe(names.length)
  })

  it('forgets no column, and names none that is not there', async () => {
    const rows = await database().query<{ name: string; column: string }>(
      `select table_name as name, column_name as column from information_schema.columns where table_schema = 'public'`,
    )
    for (const { table, columns, without = {} } of copied) {
      const there = rows.filter(({ name }) => name === table).map(({ column }) => column)
      const named = [...columns, ...Object.keys(without)]
      expect(named.sort(), table).toEqual(there.sort())
    }
  })
})
