// Another phone or e-mail: which proof each needs, who is told, what ends, and that one phone stays one account.

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People, type Person } from '../../../tests/support/people.ts'
import { contactChangesADay, emailLinkDays, phoneChangeMinutes } from '../../core/identity/contact-change.ts'
import { enrolWithinSeconds } from '../../core/identity/passkey-rules.ts'
import { markets } from '../../core/market/markets.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { listOutbox, queueSms } from '../outbox/sms/sms.ts'
import { createBorrower, findBorrower, findBorrowerByPhone } from '../people/borrower/borrower-store.ts'
import { holdBlock } from '../people/borrower/held-block-store.ts'
import { createSession, findSession, hashOf } from '../people/session/session-store.ts'
import { confirmEmail, emailLinkJobs, startEmailChange } from './change-email.ts'
import { confirmPhoneChange, sendPhoneChangeCode, startPhoneChange } from './change-phone.ts'
import { deleteAccount, sendDeletionCode } from './delete-account.ts'
import { getContact } from './get-contact.ts'

onPostgres('another phone', (database) => {
  let people: People
  let ana: Person
  let token: string
  let phone: string
  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    ana = await people.person()
    token = await session()
    ana = { ...ana, caller: { ...ana.caller, sessionHash: hashOf(token) } }
    phone = people.newPhone()
  })
  afterAll(() => people.close())

  const session = (byPasskey = false) =>
    createSession(people.db, people.deps, {
      borrowerId: ana.borrowerId,
      kind: 'web',
      deviceId: 'phone-1',
      params: {},
      byPasskey,
    })
  const start = async (to = phone, person = ana) =>
    granted(await people.ask(startPhoneChange, { phone: to }, { person })).changeId
  const confirm = (changeId: string, code: string, person = ana) =>
    people.ask(confirmPhoneChange, { changeId, code }, { person })
  const told = async (to: string) => (await listOutbox(people.db, to, 'UTC')).map(({ purpose }) => purpose)
  const phoneOf = async (person = ana) => (await findBorrower(people.db, person.borrowerId))?.phone
  const contact = async () => granted(await people.ask(getContact, {}, { person: ana }))
  /** Up to the code that went to the new number. */
  const provedOld = async (to = phone, person = ana) => {
    const changeId = await start(to, person)
    granted(await confirm(changeId, await people.codeFor(person.phone), person))
    return changeId
  }

  it('is the account’s after a code to the old one and a code to the new one; the old one is told', async () => {
    expect(await contact()).toMatchObject({ phoneStep: 'ask', changeId: '' })
    const changeId = await start()
    expect(await contact()).toMatchObject({ phoneStep: 'old', changeId, waitSeconds: 60 })
    expect(await told(phone)).toEqual([])
    expect(await confirm(changeId, await people.codeFor(ana.phone))).toMatchObject({ step: 'new' })
    expect(await contact()).toMatchObject({ phoneStep: 'new', maskedNewPhone: `•••• ${phone.slice(-4)}` })
    expect(await phoneOf()).toBe(ana.phone)
    expect(await confirm(changeId, await people.codeFor(phone))).toMatchObject({ step: 'done' })
    expect(await phoneOf()).toBe(phone)
    expect((await told(ana.phone)).sort()).toEqual(['phone', 'phoneChanged'])
    expect(await contact()).toMatchObject({ phoneStep: 'ask', changeId: '' })
  })

  it('ends every session but the one that asked', async () => {
    const other = await session()
    const changeId = await provedOld()
    expect(await findSession(people.db, people.deps, other)).not.toBeNull()
    granted(await confirm(changeId, await people.codeFor(phone)))
    expect(await findSession(people.db, people.deps, other)).toBeNull()
    expect(await findSession(people.db, people.deps, token)).not.toBeNull()
  })

  it('answers a repeated last code the same, and changes nothing twice', async () => {
    const changeId = await provedOld()
    const code = await people.codeFor(phone)
    const first = await confirm(changeId, code)
    expect(await confirm(changeId, code)).toEqual(first)
    expect((await told(ana.phone)).filter((purpose) => purpose === 'phoneChanged')).toHaveLength(1)
  })

  it('takes neither the code of the new number for the old one, nor a wrong one', async () => {
    const changeId = await start()
    const right = await people.codeFor(ana.phone)
    const wrong = right === '000000' ? '000001' : '000000'
    expect(await confirm(changeId, wrong)).toEqual({ refused: 'codeIsWrong' })
    granted(await confirm(changeId, right))
    const next = await people.codeFor(phone)
    if (right !== next) expect(await confirm(changeId, right)).toEqual({ refused: 'codeIsWrong' })
    expect(await phoneOf()).toBe(ana.phone)
  })

  it('is confirmed and sent again for its own borrower only', async () => {
    const changeId = await start()
    const ben = await people.person()
    for (const id of [changeId, 'none']) {
      expect(await confirm(id, await people.codeFor(ana.phone), ben)).toEqual({ refused: 'notFound' })
      expect(await people.ask(sendPhoneChangeCode, { changeId: id }, { person: ben })).toEqual({ refused: 'notFound' })
    }
  })

  it('waits half an hour for its codes, which come once a minute', async () => {
    const changeId = await start()
    const again = () => people.ask(sendPhoneChangeCode, { changeId }, { person: ana })
    expect(await again()).toMatchObject({ refused: 'codeWasJustSent' })
    people.pass(60)
    granted(await again())
    people.pass(phoneChangeMinutes * 60 + 1)
    granted(await people.ask(startPhoneChange, { phone: people.newPhone() }, { person: await people.person() }))
    expect(await again()).toEqual({ refused: 'codeHasExpired' })
    expect(await confirm(changeId, await people.codeFor(ana.phone))).toEqual({ refused: 'codeHasExpired' })
    expect(await contact()).toMatchObject({ phoneStep: 'ask' })
  })

  it('does not show whether it has an account, except to the person who has the number', async () => {
    const ben = await people.person()
    const changeId = await provedOld(ben.phone)
    expect(await told(ben.phone)).toEqual(['phone'])
    expect(await confirm(changeId, await people.codeFor(ben.phone))).toEqual({ refused: 'phoneHasAnotherAccount' })
    expect([await phoneOf(), await phoneOf(ben)]).toEqual([ana.phone, ben.phone])
  })

  it('is a number, and another one', async () => {
    const ask = (to: string) => people.ask(startPhoneChange, { phone: to }, { person: ana })
    expect(await ask('12345')).toEqual({ refused: 'phoneIsNotValid', fields: ['phone'] })
    expect(await ask(ana.phone)).toEqual({ refused: 'phoneIsYoursAlready', fields: ['phone'] })
  })

  it('is asked for so often a day: a session is no means to send messages', async () => {
    for (let asked = 0; asked < contactChangesADay; asked += 1) {
      await start(people.newPhone())
      people.pass(60)
    }
    expect(await people.ask(startPhoneChange, { phone }, { person: ana })).toMatchObject({ refused: 'tooManyCodes' })
  })

  it('needs no code to the old one soon after a login by a passkey, and needs it later', async () => {
    const byLock = { ...ana, caller: { ...ana.caller, sessionHash: hashOf(await session(true)) } }
    const changeId = await start(phone, byLock)
    expect(await told(ana.phone)).toEqual([])
    granted(await confirm(changeId, await people.codeFor(phone), byLock))
    expect(await phoneOf()).toBe(phone)
    people.pass(enrolWithinSeconds + 1)
    expect(await people.ask(startPhoneChange, { phone: people.newPhone() }, { person: byLock })).toMatchObject({
      step: 'old',
    })
  })

  it('meets the block that is held for it', async () => {
    const { db, deps } = people
    await holdBlock(db, deps, { market: 'standard', phone, until: '2027-01-01' as never, reason: 'fraud' })
    granted(await confirm(await provedOld(), await people.codeFor(phone)))
    expect(await findBorrower(db, ana.borrowerId)).toMatchObject({ blockedUntil: '2027-01-01' })
  })

  it('leaves the old number to a new account, whose messages stay when the first is deleted', async () => {
    const { db, deps } = people
    granted(await confirm(await provedOld(), await people.codeFor(phone)))
    people.pass(60)
    const market = markets.standard
    await createBorrower(db, deps, { market: 'standard', phone: ana.phone, language: 'en' })
    await queueSms(db as never, deps, { phone: ana.phone, market, purpose: 'receipt', text: 'of the next owner' })
    granted(await people.ask(sendDeletionCode, { phone, type: 'del' }, { person: ana }))
    granted(await people.ask(deleteAccount, { phone, code: await people.codeFor(phone) }, { person: ana }))
    expect(await told(ana.phone)).toEqual(['receipt'])
    const left = await db.query('select 1 from former_phone where borrower_id = $1', [ana.borrowerId])
    expect(left).toEqual([])
  })

  it('by e-mail counts once the link was opened, in its time, under any login', async () => {
    const ask = (email: string) => people.ask(startEmailChange, { email }, { person: ana })
    const open = (link: string) => people.ask(confirmEmail, { token: link })
    const link = async () => {
      await runDueJobs(emailLinkJobs, people.deps)
      return new URL(/https?:\S+/.exec(people.mailed.at(-1)?.text ?? '')?.[0] ?? '').searchParams.get('confirm') ?? ''
    }
    granted(await ask('ana@mail.example'))
    expect(await contact()).toMatchObject({ maskedEmail: '', maskedPendingEmail: 'a•••@mail.example' })
    const first = await link()
    expect(people.mailed.at(-1)).toMatchObject({ to: 'ana@mail.example' })
    expect(await open(`${first.slice(0, -1)}x`)).toEqual({ refused: 'emailLinkHasExpired' })
    granted(await open(first))
    granted(await open(first))
    expect(await contact()).toMatchObject({ maskedEmail: 'a•••@mail.example', emailIsConfirmed: true })
    granted(await ask('late@mail.example'))
    const late = await link()
    people.pass(emailLinkDays * 86_400)
    expect(await open(late)).toEqual({ refused: 'emailLinkHasExpired' })
    granted(await ask('next@mail.example'))
    const replaced = await link()
    granted(await ask('last@mail.example'))
    expect(await open(replaced)).toEqual({ refused: 'emailLinkHasExpired' })
    expect(await ask('no address')).toMatchObject({ refused: 'valueIsNotAccepted', fields: ['email'] })
    granted(await ask(''))
    expect(await contact()).toMatchObject({ maskedEmail: '', maskedPendingEmail: '', emailIsConfirmed: false })
    // Nothing is confirmed any more, so its old link says nothing of that kind.
    expect(await open(first)).toEqual({ refused: 'emailLinkHasExpired' })
    expect(await contact()).toMatchObject({ maskedEmail: '' })
  })
})

onPostgres('the link to another e-mail address', (database) => {
  it('waits for a mail provider that is away for a day, and is not sent once it is over', async () => {
    const people = openPeople(database())
    const person = await people.person()
    const mail = { send: async () => Promise.reject(new Error('the mail provider answered 503')) }
    const away = async (quarters: number) => {
      for (let quarter = 0; quarter < quarters; quarter += 1) {
        await runDueJobs(emailLinkJobs, { ...people.deps, mail })
        people.pass(900)
      }
      people.pass(3600)
      await runDueJobs(emailLinkJobs, people.deps)
      return people.mailed.map(({ to }) => to)
    }
    granted(await people.ask(startEmailChange, { email: 'day@mail.example' }, { person }))
    expect(await away(96)).toEqual(['day@mail.example'])
    granted(await people.ask(startEmailChange, { email: 'gone@mail.example' }, { person }))
    expect(await away(emailLinkDays * 96)).toEqual(['day@mail.example'])
    const left = await people.db.query(`select 1 from job where topic = 'sendEmailLink' and done_at is null`)
    expect(left).toEqual([])
    people.close()
  })
})

describe('one phone on PostgreSQL', () => {
  const database = useDatabase(postgres)

  it('that two borrowers take at the same moment becomes one’s, and the other is told', async () => {
    const people = openPeople(database())
    const phone = people.newPhone()
    const both = await Promise.all([people.person(), people.person()])
    const asked = []
    for (const person of both) {
      const { changeId } = granted(await people.ask(startPhoneChange, { phone }, { person }))
      const old = await people.codeFor(person.phone)
      granted(await people.ask(confirmPhoneChange, { changeId, code: old }, { person }))
      asked.push({ person, changeId, code: await people.codeFor(phone) })
      people.pass(61)
    }
    const answers = await Promise.all(
      asked.map(({ person, changeId, code }) => people.ask(confirmPhoneChange, { changeId, code }, { person })),
    )
    expect(answers).toContainEqual(expect.objectContaining({ step: 'done' }))
    expect(answers).toContainEqual({ refused: 'phoneHasAnotherAccount' })
    expect(await findBorrowerByPhone(people.db, 'standard', phone)).not.toBeNull()
    people.close()
  })
})
