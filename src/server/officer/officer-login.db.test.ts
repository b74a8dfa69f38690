// How an officer gets in: an invitation once, a passkey with everything that must be right about it, and nothing after the end.

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { Authenticator, type Crooked } from '../../../tests/support/authenticator.ts'
import { onPostgres } from '../../../tests/support/databases.ts'
import { openPeople, type People } from '../../../tests/support/people.ts'
import { enrolWithinSeconds, passkeyChallengeSeconds, passkeysAtMost } from '../../core/identity/passkey-rules.ts'
import { type DeskRefusal, isDenied } from '../../core/officer/desk-refusal.ts'
import { launchLifeSeconds } from '../../core/officer/officer-rules.ts'
import { createSession } from '../people/session/session-store.ts'
import type { DeskChange } from './call/desk-call.ts'
import { createInvitation, findInvitation } from './invitation/invitation-store.ts'
import { askJoin, join } from './login/join.ts'
import { askLogIn, logIn } from './login/log-in.ts'
import { createOfficerSession, findOfficerSession } from './login/officer-session-store.ts'
import { addOwnPasskey, askOwnPasskey, listOwnPasskeys, removeOwnPasskey } from './login/own-passkeys.ts'
import { insertOfficer, type Officer } from './person/officer-store.ts'
import { endOfficer, inviteAgain, listOfficers } from './role/manage-officers.ts'

const deskOrigin = 'https://desk.loans.example'

function granted<Answer extends object>(answer: Answer | DeskRefusal): Answer {
  if (isDenied(answer)) throw new Error(`refused: ${answer.refused}`)
  return answer
}

onPostgres('officers', (database) => {
  let people: People
  let rosa: Officer
  let laptop: Authenticator
  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    rosa = await officer('Rosa Diaz')
    laptop = new Authenticator(deskOrigin)
  })
  afterAll(() => people.close())

  let officers = 0
  async function officer(name: string, role: Officer['role'] = 'manager'): Promise<Officer> {
    officers += 1
    const made = { id: `off${people.deps.random.token(9)}${officers}`, name, role }
    await insertOfficer(people.db, made, people.now())
    return made
  }
  const around = () => ({ deps: people.deps, deskOrigin, addressHash: 'hash', session: null })
  /** The codes of the invitations that were made, by their tickets. */
  const codes = new Map<string, string>()
  const codeOf = (ticket: string) => codes.get(ticket) ?? ''
  async function invitation(who = rosa, by: string | null = null): Promise<string> {
    const { ticket, code } = await createInvitation(people.db, people.deps, { officerId: who.id, by })
    codes.set(ticket, code)
    return ticket
  }
  async function joins(ticket: string, device = laptop, how: Crooked = {}) {
    const asked = await askJoin({ ticket, code: codeOf(ticket) }, around())
    if (isDenied(asked)) return asked
    return await join({ ticket, label: 'Laptop', ...device.make(asked.data, how) }, around())
  }
  async function logsIn(device = laptop, how: Crooked = {}) {
    const asked = granted(await askLogIn({}, around()))
    return await logIn(device.answer(asked.data, how), around())
  }
  const behind = async (answer: { session: string | null }) =>
    await findOfficerSession(people.db, people.deps, answer.session ?? '')
  const actsOf = async (who = rosa) =>
    (
      await people.db.query<{ act: string }>('select act from desk_act where officer_id = $1 order by id', [who.id])
    ).map(({ act }) => act)
  /** A call of somebody with a session, in a transaction. */
  async function as<Answer>(who: Officer, token: string, use: (call: DeskChange) => Promise<Answer>): Promise<Answer> {
    return await people.db.transaction((tx) =>
      use({ officer: who, deps: people.deps, db: tx, language: 'en', token, deskOrigin, act: async () => {} }),
    )
  }

  const notAccepted = { refused: 'passkeyIsNotAccepted' }
  const over = { refused: 'invitationIsOver' }

  describe('an invitation', () => {
    it('makes a passkey, logs in, and is written down; then the passkey logs in', async () => {
      const joined = granted(await joins(await invitation()))
      expect(await behind(joined)).toEqual(rosa)
      expect(await behind(granted(await logsIn()))).toEqual(rosa)
      expect(await actsOf()).toEqual(['join', 'logIn'])
    })

    it('works once, also for two at the same moment', async () => {
      const ticket = await invitation()
      const devices = [laptop, new Authenticator(deskOrigin)]
      const asked = await Promise.all(
        devices.map(async () => granted(await askJoin({ ticket, code: codeOf(ticket) }, around())).data),
      )
      const both = await Promise.all(
        devices.map((device, place) =>
          join({ ticket, label: '', ...device.make(asked[place] ?? { challenge: '', rpId: '' }) }, around()),
        ),
      )
      expect(both.filter((answer) => 'session' in answer)).toHaveLength(1)
      expect(both).toContainEqual(over)
      expect(await joins(ticket)).toEqual(over)
      const rows = await people.db.query('select 1 from officer_passkey where officer_id = $1', [rosa.id])
      expect(rows).toHaveLength(1)
    })

    it('is over after a day, when a newer one is made, and when the officer is ended', async () => {
      const first = await invitation()
      const second = await invitation()
      expect(await joins(first)).toEqual(over)
      expect(await findInvitation(people.db, people.deps, second)).toEqual({ ...rosa, invitedBy: null })
      people.pass(launchLifeSeconds)
      expect(await joins(second)).toEqual(over)
      const third = await invitation()
      const admin = await officer('Leo Garcia', 'admin')
      await as(admin, '', (call) => endOfficer({ officerId: rosa.id, reason: 'has left' }, call))
      expect(await joins(third)).toEqual(over)
    })

    it('stands nowhere as it is', async () => {
      const ticket = await invitation()
      const rows = await people.db.query('select token_hash from officer_invitation where officer_id = $1', [rosa.id])
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(ticket)
    })

    it('stays where what came was no passkey', async () => {
      const ticket = await invitation()
      expect(await joins(ticket, laptop, { origin: 'https://evil.example' })).toEqual(notAccepted)
      granted(await joins(ticket))
      // The same passkey does not log in another officer.
      const ben = await officer('Ben')
      expect(await joins(await invitation(ben))).toEqual(notAccepted)
    })
  })

  describe('a passkey', () => {
    it.each<[string, Crooked]>([
      ['another origin', { origin: 'https://loans.example' }],
      ['the name of another site', { rpId: 'loans.example' }],
      ['no lock', { unverified: true }],
      ['another kind of answer', { type: 'webauthn.other' }],
      ['a challenge that we did not issue', { challenge: 'bm9ib2R5IG1hZGUgdGhpcw' }],
    ])('is neither made nor accepted with %s', async (_what, how) => {
      const ticket = await invitation()
      expect(await joins(ticket, laptop, how)).toEqual(notAccepted)
      granted(await joins(ticket))
      expect(await logsIn(laptop, how)).toEqual(notAccepted)
      granted(await logsIn())
    })

    it('answers a challenge once, in its time, and only what it was made for', async () => {
      granted(await joins(await invitation()))
      const asked = granted(await askLogIn({}, around())).data
      granted(await logIn(laptop.answer(asked), around()))
      expect(await logIn(laptop.answer(asked), around())).toEqual(notAccepted)
      const late = granted(await askLogIn({}, around())).data
      people.pass(passkeyChallengeSeconds)
      expect(await logIn(laptop.answer(late), around())).toEqual(notAccepted)
      const ben = await officer('Ben')
      const [ticket, other] = [await invitation(ben), new Authenticator(deskOrigin)]
      const forLogin = granted(await askLogIn({}, around())).data
      expect(await join({ ticket, label: '', ...other.make(forLogin) }, around())).toEqual(notAccepted)
      // A challenge of another officer's invitation.
      const mine = await invitation()
      const rosas = granted(await askJoin({ ticket: mine, code: codeOf(mine) }, around())).data
      expect(await join({ ticket, label: '', ...other.make(rosas) }, around())).toEqual(notAccepted)
    })

    it('of another officer logs in the other one; signed by another key it is refused', async () => {
      granted(await joins(await invitation()))
      const ben = await officer('Ben', 'support')
      const his = new Authenticator(deskOrigin)
      granted(await joins(await invitation(ben), his))
      expect(await behind(granted(await logsIn(his)))).toEqual(ben)
      const asked = granted(await askLogIn({}, around())).data
      const forged = { ...his.answer(asked), credentialId: laptop.credentialId }
      expect(await logIn(forged, around())).toEqual(notAccepted)
      expect(await logsIn(new Authenticator(deskOrigin))).toEqual(notAccepted)
    })

    it('whose counter does not go on opens nothing, also where two come at once, and the audit says so', async () => {
      granted(await joins(await invitation()))
      granted(await logsIn(laptop, { counter: 5 }))
      expect(await logsIn(laptop, { counter: 5 })).toEqual(notAccepted)
      expect(await logsIn(laptop, { counter: 4 })).toEqual(notAccepted)
      const both = await Promise.all([logsIn(laptop, { counter: 6 }), logsIn(laptop, { counter: 6 })])
      expect(both.filter((answer) => 'session' in answer)).toHaveLength(1)
      expect((await actsOf()).filter((act) => act === 'refused')).toHaveLength(3)
    })
  })

  describe('an officer', () => {
    it('adds passkeys soon after a login only, so many at most, and removes them but for the last', async () => {
      const { session } = granted(await joins(await invitation()))
      const token = session ?? ''
      const add = async (device = new Authenticator(deskOrigin)) => {
        const asked = await as(rosa, token, (call) => askOwnPasskey({}, call))
        if (isDenied(asked)) return asked
        return await as(rosa, token, (call) => addOwnPasskey({ ...device.make(asked), label: 'Key' }, call))
      }
      const remove = (credentialId: string) => as(rosa, token, (call) => removeOwnPasskey({ credentialId }, call))
      expect(await remove(laptop.credentialId)).toEqual({ refused: 'passkeyIsLast' })
      const { id } = granted(await add())
      for (let made = 2; made < passkeysAtMost; made += 1) granted(await add())
      expect(await add()).toEqual({ refused: 'tooManyPasskeys' })
      granted(await remove(laptop.credentialId))
      expect(await logsIn()).toEqual(notAccepted)
      expect(await remove(laptop.credentialId)).toEqual({ refused: 'notFound' })
      const own = granted(await as(rosa, token, (call) => listOwnPasskeys({}, call)))
      expect(own).toContainEqual(expect.objectContaining({ id, label: 'Key', lastUsedAt: null }))
      people.pass(enrolWithinSeconds + 1)
      expect(await add()).toEqual({ refused: 'loginIsTooLongAgo' })
    })

    it('does not remove another officer’s passkey', async () => {
      granted(await joins(await invitation()))
      const ben = await officer('Ben')
      granted(await joins(await invitation(ben), new Authenticator(deskOrigin)))
      const tries = as(ben, '', (call) => removeOwnPasskey({ credentialId: laptop.credentialId }, call))
      expect(await tries).toEqual({ refused: 'notFound' })
      granted(await logsIn())
    })

    it('an officer who is invited anew is logged out, and gets in only by the new invitation', async () => {
      // The link of a manager waits for a second person (contract-desk-grants).
      rosa = await officer('Rosa Diaz', 'support')
      const { session } = granted(await joins(await invitation()))
      const admin = await officer('Leo Garcia', 'admin')
      const again = await as(admin, '', (call) => inviteAgain({ officerId: rosa.id, reason: 'lost it' }, call))
      const { invitation: address, code } = granted(again)
      expect(await findOfficerSession(people.db, people.deps, session ?? '')).toBeNull()
      expect(await logsIn()).toEqual(notAccepted)
      const ticket = new URL(address ?? '').searchParams.get('ticket') ?? ''
      codes.set(ticket, code ?? '')
      granted(await joins(ticket, new Authenticator(deskOrigin)))
    })

    it('asks the database nothing about a token that we have not made, nor about one of a borrower', async () => {
      const token = await createOfficerSession(people.db, people.deps, rosa.id)
      const { borrowerId } = await people.person()
      const borrowers = await createSession(people.db, people.deps, {
        borrowerId,
        kind: 'api',
        deviceId: '',
        params: {},
      })
      const away = { query: () => Promise.reject(new Error('the database was asked')) } as unknown as typeof people.db
      const last = token.endsWith('A') ? 'E' : 'A'
      const madeUp = ['', 'x', 'x'.repeat(54), token.slice(0, 43), `${token}A`, `${token.slice(0, -1)}${last}`]
      for (const one of [...madeUp, borrowers]) expect(await findOfficerSession(away, people.deps, one), one).toBeNull()
      expect(await findOfficerSession(people.db, people.deps, token)).toMatchObject({ id: rosa.id })
    })

    it('goes on under the secret before, while two are being exchanged, and ends with it', async () => {
      const token = await createOfficerSession(people.db, people.deps, rosa.id)
      const { config } = people.deps
      const under = (sessionSecret: string, sessionSecretBefore: string | null) => ({
        ...people.deps,
        config: { ...config, sessionSecret, sessionSecretBefore },
      })
      const newSecret = 'a new secret, which nobody has been told of'
      expect(await findOfficerSession(people.db, under(newSecret, config.sessionSecret), token)).not.toBeNull()
      expect(await findOfficerSession(people.db, under(newSecret, null), token)).toBeNull()
    })

    it('an officer whose access ended is logged out, and gets in by no way any more', async () => {
      granted(await joins(await invitation()))
      const asked = granted(await askLogIn({}, around())).data
      const admin = await officer('Leo Garcia', 'admin')
      await as(admin, '', (call) => endOfficer({ officerId: rosa.id, reason: 'has left' }, call))
      expect(await logIn(laptop.answer(asked), around())).toEqual(notAccepted)
      const token = await createOfficerSession(people.db, people.deps, rosa.id)
      expect(await findOfficerSession(people.db, people.deps, token)).toBeNull()
      const listed = granted(await as(admin, '', (call) => listOfficers({ limit: 50 }, call)))
      expect(listed.officers.find(({ id }) => id === rosa.id)).toMatchObject({ passkeys: 0, invitedUntil: null })
    })
  })
})
