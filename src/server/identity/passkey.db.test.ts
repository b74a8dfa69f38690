// Passkeys: made soon after a login, answered once, refused for each thing that is not right, and gone with their account.

import { afterAll, beforeEach, expect, it } from 'vitest'
import { Authenticator, type Crooked } from '../../../tests/support/authenticator.ts'
import { onPostgres } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People, type Person } from '../../../tests/support/people.ts'
import {
  enrolWithinSeconds,
  passkeyChallengeSeconds,
  passkeysAtMost,
  passkeysMadeADay,
} from '../../core/identity/passkey-rules.ts'
import { daySeconds } from '../db/budget.ts'
import { createSession, findSession, hashOf } from '../people/session/session-store.ts'
import { askPasskeyEnrolment, listPasskeys, removePasskey, savePasskey } from './enrol-passkey.ts'
import { askPasskeyLogin, logInByPasskey } from './log-in.ts'
import { erasePasskeys } from './passkey-store.ts'

onPostgres('passkeys', (database) => {
  let people: People
  let person: Person
  let phone: Authenticator
  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    person = await loggedIn(await people.person())
    phone = new Authenticator(people.deps.config.publicOrigin)
  })
  afterAll(() => people.close())

  /** With a session that really stands in the database, begun now. */
  async function loggedIn(who: Person): Promise<Person> {
    const token = await createSession(people.db, people.deps, {
      borrowerId: who.borrowerId,
      kind: 'web',
      deviceId: 'pixel',
      params: {},
    })
    return { ...who, caller: { ...who.caller, sessionHash: hashOf(token) } }
  }
  const enrol = async (how: Crooked = {}, who = person, device = phone) => {
    const asked = granted(await people.ask(askPasskeyEnrolment, {}, { person: who }))
    return await people.ask(savePasskey, { ...device.make(asked, how), label: 'Phone' }, { person: who })
  }
  const logIn = async (how: Crooked = {}, device = phone) => {
    const asked = granted(await people.ask(askPasskeyLogin, {}))
    return await people.ask(logInByPasskey, { ...device.answer(asked, how), holder: 'browser' })
  }
  const notAccepted = { refused: 'passkeyIsNotAccepted' }

  it('log in the borrower who made one, and the owner of the number is told', async () => {
    granted(await enrol())
    const { userId, sessionId } = granted(await logIn())
    expect(userId).toBe(person.borrowerId)
    expect(await findSession(people.db, people.deps, sessionId)).toMatchObject({ borrowerId: userId, kind: 'web' })
    const messages = await people.db.query<{ body: string; phone: string }>(
      `select body, phone from sms_message where purpose = 'account' and phone = $1`,
      [person.phone],
    )
    expect(messages).toHaveLength(1)
    const { passkeys } = granted(await people.ask(listPasskeys, {}, { person }))
    expect(passkeys).toMatchObject([{ id: phone.credentialId, label: 'Phone', lastUsedAt: expect.any(String) }])
  })

  it.each<[string, Crooked]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['the name of another site', { rpId: 'evil.example' }],
    ['no lock', { unverified: true }],
    ['another kind of answer', { type: 'webauthn.other' }],
    ['a challenge that we did not issue', { challenge: 'bm9ib2R5IG1hZGUgdGhpcw' }],
  ])('are neither made nor accepted with %s', async (_what, how) => {
    expect(await enrol(how)).toEqual(notAccepted)
    granted(await enrol())
    expect(await logIn(how)).toEqual(notAccepted)
    granted(await logIn())
  })

  it('answer a challenge once, in its time, and only what it was made for', async () => {
    granted(await enrol())
    const asked = granted(await people.ask(askPasskeyLogin, {}))
    granted(await people.ask(logInByPasskey, phone.answer(asked)))
    expect(await people.ask(logInByPasskey, phone.answer(asked))).toEqual(notAccepted)
    const late = granted(await people.ask(askPasskeyLogin, {}))
    people.pass(passkeyChallengeSeconds)
    expect(await people.ask(logInByPasskey, phone.answer(late))).toEqual(notAccepted)
    const forLogin = granted(await people.ask(askPasskeyLogin, {}))
    const other = new Authenticator(people.deps.config.publicOrigin)
    expect(await people.ask(savePasskey, other.make(forLogin), { person })).toEqual(notAccepted)
    const ofAnother = granted(
      await people.ask(askPasskeyEnrolment, {}, { person: await loggedIn(await people.person()) }),
    )
    expect(await people.ask(savePasskey, other.make(ofAnother), { person })).toEqual(notAccepted)
  })

  it('of a wrong key, and unknown ones, look the same', async () => {
    granted(await enrol())
    const asked = granted(await people.ask(askPasskeyLogin, {}))
    const thief = new Authenticator(people.deps.config.publicOrigin)
    const forged = { ...thief.answer(asked), credentialId: phone.credentialId }
    expect(await people.ask(logInByPasskey, forged)).toEqual(notAccepted)
    expect(await logIn({}, thief)).toEqual(notAccepted)
    const rubbish = { credentialId: phone.credentialId, clientData: 'AAAA', authenticatorData: 'AAAA', signature: 'A' }
    expect(await people.ask(logInByPasskey, rubbish)).toEqual(notAccepted)
  })

  it('whose counter does not advance open nothing, also where two come at once', async () => {
    granted(await enrol())
    granted(await logIn({ counter: 5 }))
    expect(await logIn({ counter: 5 })).toEqual(notAccepted)
    expect(await logIn({ counter: 4 })).toEqual(notAccepted)
    const both = await Promise.all([logIn({ counter: 6 }), logIn({ counter: 6 })])
    expect(both.filter((answer) => 'userId' in answer)).toHaveLength(1)
  })

  it('that never count are accepted each time', async () => {
    granted(await enrol())
    granted(await logIn({ counter: 0 }))
    granted(await logIn({ counter: 0 }))
  })

  it('are made soon after a login only, and so many at most', async () => {
    for (let made = 0; made < passkeysAtMost; made += 1) {
      granted(await enrol({}, person, new Authenticator(people.deps.config.publicOrigin)))
    }
    expect(await people.ask(askPasskeyEnrolment, {}, { person })).toMatchObject({ refused: 'tooManyPasskeys' })
    const old = await loggedIn(await people.person())
    await people.db.execute(`update session set created_at = created_at - $1 * interval '1 second'`, [
      enrolWithinSeconds + 1,
    ])
    expect(await people.ask(askPasskeyEnrolment, {}, { person: old })).toEqual({ refused: 'loginIsTooLongAgo' })
  })

  it('are made so often a day, however many are removed: each sends a message', async () => {
    for (let made = 0; made < passkeysMadeADay; made += 1) {
      const device = new Authenticator(people.deps.config.publicOrigin)
      granted(await enrol({}, person, device))
      granted(await people.ask(removePasskey, { credentialId: device.credentialId }, { person }))
    }
    expect(await enrol()).toMatchObject({ refused: 'tooManyRequests', values: { seconds: expect.any(Number) } })
    const sent = await people.db.query(`select id from sms_message where purpose = 'account' and phone = $1`, [
      person.phone,
    ])
    expect(sent).toHaveLength(passkeysMadeADay)
    granted(await enrol({}, await loggedIn(await people.person())))
    people.pass(daySeconds)
    person = await loggedIn(person)
    granted(await enrol({}, person, new Authenticator(people.deps.config.publicOrigin)))
  })

  it('are no more than that where two answers come at once', async () => {
    for (let made = 0; made < passkeysAtMost - 1; made += 1) {
      granted(await enrol({}, person, new Authenticator(people.deps.config.publicOrigin)))
    }
    const asked = [1, 2].map(() => people.ask(askPasskeyEnrolment, {}, { person }))
    const answers = (await Promise.all(asked)).map((question) => {
      return new Authenticator(people.deps.config.publicOrigin).make(granted(question))
    })
    const saved = await Promise.all(answers.map((answer) => people.ask(savePasskey, answer, { person })))
    expect(saved).toContainEqual({})
    expect(saved).toContainEqual({ refused: 'tooManyPasskeys', values: { most: passkeysAtMost } })
  })

  it('are removed by their owner alone, and open nothing then', async () => {
    granted(await enrol())
    const other = await people.person()
    const input = { credentialId: phone.credentialId }
    expect(await people.ask(removePasskey, input, { person: other })).toEqual({ refused: 'notFound' })
    granted(await people.ask(removePasskey, input, { person }))
    expect(await logIn()).toEqual(notAccepted)
  })

  it('go with the account', async () => {
    granted(await enrol())
    await people.db.transaction((tx) => erasePasskeys(tx, person.borrowerId))
    expect(await logIn()).toEqual(notAccepted)
  })
})
