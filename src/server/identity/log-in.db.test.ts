// Logging in by code: what is sent, what is guessed, how often, and what a session is worth afterwards.

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { wrongCode } from '../../../tests/support/codes.ts'
import { onPostgres, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People } from '../../../tests/support/people.ts'
import { longCode } from '../../core/identity/code-rules.ts'
import { markets } from '../../core/market/markets.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { listOutbox, smsJobs } from '../outbox/sms/sms.ts'
import { phoneMark } from '../people/asker/code-asker.ts'
import { findBorrower } from '../people/borrower/borrower-store.ts'
import { createSession, endSession, findSession, hashOf } from '../people/session/session-store.ts'
import { logIn, logOut } from './log-in.ts'
import { sendLoginCode, sendVoiceCode } from './send-login-code.ts'

onPostgres('logging in', (database) => {
  let people: People
  let phone: string
  beforeEach(() => {
    people?.close()
    people = openPeople(database())
    phone = `139${people.deps.random.digits(8)}`
  })
  afterAll(() => people.close())
  const send = (to = phone) => people.ask(sendLoginCode, { phone: to })
  const enter = (code: string, from = phone) => people.ask(logIn, { phone: from, code })
  const sendAndRead = async () => {
    granted(await send())
    return await people.codeFor(phone)
  }

  it('makes an account of a new phone, and finds it again the next time', async () => {
    const first = granted(await enter(await sendAndRead()))
    people.pass(61)
    const second = granted(await enter(await sendAndRead()))
    expect(second.userId).toBe(first.userId)
    expect(second.sessionId).not.toBe(first.sessionId)
    expect(await findBorrower(people.db, first.userId)).toMatchObject({ phone, market: 'standard', deletedAt: null })
    expect(await findSession(people.db, people.deps, first.sessionId)).toMatchObject({
      borrowerId: first.userId,
      kind: 'api',
      params: { appName: 'Test', system: '2' },
    })
  })

  it('answers the common parameters of the session, with the device that the caller named', async () => {
    granted(await send())
    const answer = await people.ask(logIn, { phone, code: await people.codeFor(phone), deviceId: 'pixel-9' })
    expect(granted(answer)).toMatchObject({ deviceId: 'pixel-9', appName: 'Test', system: '2', lang: 'en' })
  })

  it('takes a phone however it is written', async () => {
    granted(await send(`+86 ${phone}`))
    granted(await enter(await people.codeFor(phone), `0086${phone}`))
  })

  it('sends no code to what is no phone', async () => {
    expect(await send('12345')).toEqual({ refused: 'phoneIsNotValid' })
    expect(await enter('123456', '12345')).toEqual({ refused: 'phoneIsNotValid' })
  })

  it('sends six digits in the borrower’s language, and stores them unreadably', async () => {
    granted(await people.ask(sendLoginCode, { phone }, { language: 'id' }))
    const [message] = await listOutbox(people.db, phone, 'Asia/Manila')
    expect(message).toMatchObject({ purpose: 'login', code: expect.stringMatching(/^\d{6}$/) })
    expect(message?.text).toBe(
      `${message?.code} adalah kode untuk masuk ke Candor Lending. Berlaku 10 menit. Jangan beri tahu siapa pun.`,
    )
    const rows = await people.db.query<{ row: string }>('select c::text as row from one_time_code c')
    expect(rows.map(({ row }) => row).join()).not.toContain(message?.code)
  })

  it('takes a code once', async () => {
    const code = await sendAndRead()
    granted(await enter(code))
    expect(await enter(code)).toMatchObject({ refused: 'codeHasExpired' })
  })

  it('takes no code after ten minutes', async () => {
    const code = await sendAndRead()
    people.pass(599)
    const early = await enter(wrongCode(code))
    expect(early).toEqual({ refused: 'codeIsWrong' })
    people.pass(1)
    expect(await enter(code)).toEqual({ refused: 'codeHasExpired' })
  })

  it('takes only the newest of two codes', async () => {
    const first = await sendAndRead()
    people.pass(60)
    const second = await sendAndRead()
    if (first !== second) expect(await enter(first)).toEqual({ refused: 'codeIsWrong' })
    granted(await enter(second))
  })

  it('looks at five guesses of a code, and then not even at the right one', async () => {
    const code = await sendAndRead()
    for (let guess = 0; guess < 5; guess += 1) expect(await enter(wrongCode(code))).toEqual({ refused: 'codeIsWrong' })
    expect(await enter(code)).toEqual({ refused: 'codeIsUsedUp' })
  })

  it('looks at ten wrong guesses of one place at a phone in a day, and then sends it a longer code', async () => {
    for (let sent = 0; sent < 2; sent += 1) {
      const code = await sendAndRead()
      expect(code).toHaveLength(6)
      for (let guess = 0; guess < 5; guess += 1) await enter(wrongCode(code))
      people.pass(61)
    }
    const code = await sendAndRead()
    expect(code).toHaveLength(longCode.length)
    expect(await enter(wrongCode(code))).toEqual({ refused: 'codeIsWrong' })
    people.pass(61)
    expect(await send()).toEqual({
      refused: 'longCodeIsUnderWay',
      values: { seconds: longCode.lifeMinutes * 60 - 61, digits: longCode.length },
    })
    granted(await enter(code))
    expect(await enter(code)).toMatchObject({ refused: 'codeHasExpired' })
    people.pass(86_400)
    expect(await sendAndRead()).toHaveLength(6)
  })

  it('does not count a right code as a wrong guess', async () => {
    for (let login = 0; login < 5; login += 1) {
      granted(await enter(await sendAndRead()))
      people.pass(61)
    }
    const mark = phoneMark(people.deps, { market: markets.standard, phone })
    const counted = await people.db.query<{ used: number }>(
      `select used from rate_window where key like 'wrong:login:short:' || $1 || ':%'`,
      [mark],
    )
    expect(counted).toEqual([{ used: 0 }, { used: 0 }])
  })

  it('takes a code for the phone that it was sent to, and for no other', async () => {
    const code = await sendAndRead()
    const other = people.newPhone()
    expect(await enter(code, other)).toEqual({ refused: 'codeIsWrong' })
    people.pass(61)
    granted(await send(other))
    expect(await enter(code, other)).toEqual({ refused: 'codeIsWrong' })
    granted(await enter(code))
  })

  it('has a call speak the code under the same limits, in place of the one before', async () => {
    const sent = await sendAndRead()
    expect(await people.ask(sendVoiceCode, { phone })).toMatchObject({ refused: 'codeWasJustSent' })
    people.pass(61)
    granted(await people.ask(sendVoiceCode, { phone }))
    const spoken = await people.codeFor(phone)
    if (spoken !== sent) expect(await enter(sent)).toEqual({ refused: 'codeIsWrong' })
    await runDueJobs(smsJobs, people.deps)
    const own = people.sent.filter(({ to }) => to.endsWith(phone))
    expect(own.map((message) => message.spoken)).toEqual([false, true])
    granted(await enter(spoken))
    for (let n = 2; n < 5; n += 1) {
      people.pass(61)
      granted(await people.ask(sendVoiceCode, { phone }))
    }
    people.pass(61)
    granted(await people.ask(sendVoiceCode, { phone }))
    expect(await people.codeFor(phone)).toHaveLength(longCode.length)
  })

  it('refuses a code to a phone that never asked, in the same words as a wrong one', async () => {
    expect(await enter('123456')).toEqual({ refused: 'codeIsWrong' })
  })

  it('sends one code a minute to a phone', async () => {
    granted(await send())
    expect(await send()).toEqual({ refused: 'codeWasJustSent', values: { seconds: 60 } })
    people.pass(59)
    expect(await send()).toEqual({ refused: 'codeWasJustSent', values: { seconds: 1 } })
    people.pass(1)
    expect(granted(await send())).toEqual({ resendSeconds: 60, codeLength: 6 })
  })

  it('sends five codes a day to a phone, and then a longer one every two hours', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect(granted(await send())).toMatchObject({ codeLength: 6 })
      people.pass(61)
    }
    expect(granted(await send())).toMatchObject({ codeLength: longCode.length })
    people.pass(longCode.lifeMinutes * 60 - 1)
    expect(await send()).toMatchObject({ refused: 'longCodeIsUnderWay', values: { seconds: 1 } })
    people.pass(61)
    expect(granted(await send())).toMatchObject({ codeLength: longCode.length })
    people.pass(86_400)
    granted(await send())
  })

  it('ends a session with the logout, and for good', async () => {
    const { sessionId, userId } = granted(await enter(await sendAndRead()))
    const session = await findSession(people.db, people.deps, sessionId)
    const caller = { borrowerId: userId, sessionHash: session?.sessionHash ?? '', deviceId: '' }
    granted(await people.ask(logOut, {}, { person: { borrowerId: userId, phone, caller } }))
    expect(await findSession(people.db, people.deps, sessionId)).toBeNull()
  })

  it('keeps a session twelve hours, and that of a browser fifteen idle minutes', async () => {
    const { borrowerId } = await people.person()
    const make = (kind: 'api' | 'web') =>
      createSession(people.db, people.deps, { borrowerId, kind, deviceId: '', params: {} })
    const [api, web] = [await make('api'), await make('web')]
    const holds = async (token: string) => (await findSession(people.db, people.deps, token)) !== null
    people.pass(899)
    expect([await holds(api), await holds(web)]).toEqual([true, true])
    people.pass(899)
    expect(await holds(web)).toBe(true)
    people.pass(900)
    expect([await holds(api), await holds(web)]).toEqual([true, false])
    people.pass(12 * 3600 - 2698 - 1)
    expect(await holds(api)).toBe(true)
    people.pass(1)
    expect(await holds(api)).toBe(false)
  })

  it('keeps of the sessions of one device those of the last days and the newest: an app begins one for each page', async () => {
    const { borrowerId } = await people.person()
    const make = (deviceId: string, whose = borrowerId) =>
      createSession(people.db, people.deps, { borrowerId: whose, kind: 'web', deviceId, params: {} })
    const other = await people.person()
    for (const device of ['pixel', 'pixel', 'tablet']) await make(device)
    await make('pixel', other.borrowerId)
    people.pass(2 * 86_400)
    const recent = await make('pixel')
    people.pass(12 * 3600 + 1)
    const newest = await make('pixel')
    const kept = await people.db.query<{ device: string; hash: string }>(
      `select device_id as device, encode(token_hash, 'hex') as hash from session where borrower_id = $1`,
      [borrowerId],
    )
    expect(kept.filter(({ device }) => device === 'pixel').map(({ hash }) => hash)).toEqual(
      expect.arrayContaining([recent, newest].map(hashOf)),
    )
    expect(kept.map(({ device }) => device).sort()).toEqual(['pixel', 'pixel', 'tablet'])
    expect(await people.db.query('select 1 from session where borrower_id = $1', [other.borrowerId])).toHaveLength(1)
  })

  it('makes a session of the kind that its holder says: a browser is logged out when it is idle, an app is not', async () => {
    const logInAs = async (holder?: 'app' | 'browser') => {
      people.pass(86_400)
      granted(await people.ask(sendLoginCode, { phone }))
      const code = await people.codeFor(phone)
      const { sessionId } = granted(await people.ask(logIn, { phone, code, ...(holder && { holder }) }))
      return (await findSession(people.db, people.deps, sessionId))?.kind
    }
    expect([await logInAs('browser'), await logInAs('app'), await logInAs()]).toEqual(['web', 'api', 'api'])
  })

  it('has no token in the database, only what cannot be turned back into one', async () => {
    const { borrowerId } = await people.person()
    const token = await createSession(people.db, people.deps, { borrowerId, kind: 'api', deviceId: '', params: {} })
    // 256 random bits and a mark of 64.
    expect(Buffer.from(token.slice(0, 43), 'base64url')).toHaveLength(32)
    expect(token).toHaveLength(54)
    const rows = await people.db.query<{ row: string }>('select s::text as row from session s')
    expect(rows.map(({ row }) => row).join()).not.toContain(token)
    expect(await findSession(people.db, people.deps, `${token.slice(0, -1)}_`)).toBeNull()
    await endSession(people.db, people.deps, 'ff')
  })

  it('goes on under the secret before, while two are being exchanged, and ends with it', async () => {
    const { borrowerId } = await people.person()
    const token = await createSession(people.db, people.deps, { borrowerId, kind: 'api', deviceId: '', params: {} })
    const { config } = people.deps
    const under = (sessionSecret: string, sessionSecretBefore: string | null) => ({
      ...people.deps,
      config: { ...config, sessionSecret, sessionSecretBefore },
    })
    const newSecret = 'a new secret, which nobody has been told of'
    expect(await findSession(people.db, under(newSecret, config.sessionSecret), token)).toMatchObject({ borrowerId })
    expect(await findSession(people.db, under(newSecret, null), token)).toBeNull()
    const of = { borrowerId, kind: 'api', deviceId: '', params: {} } as const
    const made = await createSession(people.db, under(newSecret, config.sessionSecret), of)
    expect(await findSession(people.db, people.deps, made)).toBeNull()
  })

  it('asks the database nothing about a token that we have not made', async () => {
    const { borrowerId } = await people.person()
    const token = await createSession(people.db, people.deps, { borrowerId, kind: 'api', deviceId: '', params: {} })
    const away = { query: () => Promise.reject(new Error('the database was asked')) } as unknown as typeof people.db
    const last = token.endsWith('A') ? 'E' : 'A'
    for (const madeUp of ['', 'x', 'x'.repeat(54), token.slice(0, 43), `${token}A`, `${token.slice(0, -1)}${last}`]) {
      expect(await findSession(away, people.deps, madeUp), madeUp).toBeNull()
    }
    await expect(findSession(away, people.deps, token)).rejects.toThrow('the database was asked')
  })
})

describe('messages on their way', () => {
  const database = useDatabase(postgres)

  it('are sent once, to the international number', async () => {
    const people = openPeople(database())
    const phone = people.newPhone()
    granted(await people.ask(sendLoginCode, { phone }))
    await runDueJobs(smsJobs, people.deps)
    await runDueJobs(smsJobs, people.deps)
    expect(people.sent).toHaveLength(1)
    expect(people.sent[0]).toMatchObject({
      to: `+86${phone}`,
      text: expect.stringContaining(await people.codeFor(phone)),
    })
    people.close()
  })

  it('leave neither code nor text behind in production', async () => {
    const people = openPeople(database(), { mode: 'production' })
    const phone = people.newPhone()
    granted(await people.ask(sendLoginCode, { phone }))
    expect((await listOutbox(people.db, phone, 'UTC'))[0]).toMatchObject({ code: null })
    await runDueJobs(smsJobs, people.deps)
    expect((await listOutbox(people.db, phone, 'UTC'))[0]).toMatchObject({ code: null, text: '' })
    people.close()
  })

  it('are tried again when the provider did not take them', async () => {
    const people = openPeople(database())
    let refusals = 2
    const deps = {
      ...people.deps,
      sms: {
        send: () => {
          refusals -= 1
          return refusals >= 0 ? Promise.reject(new Error('busy')) : Promise.resolve()
        },
      },
    }
    granted(await people.ask(sendLoginCode, { phone: people.newPhone() }))
    for (let run = 0; run < 5; run += 1) {
      await runDueJobs(smsJobs, deps)
      people.pass(60)
    }
    const [left] = await people.db.query<{ open: number }>(
      `select count(*)::int as open from job where topic = 'sendMessages' and done_at is null`,
    )
    expect({ refusals, open: left?.open }).toEqual({ refusals: -1, open: 0 })
    people.close()
  })
})

describe('guesses at the same moment (on postgres)', () => {
  const database = useDatabase(postgres)

  it('are five, however many come', async () => {
    const people = openPeople(database())
    const phone = people.newPhone()
    granted(await people.ask(sendLoginCode, { phone }))
    const code = await people.codeFor(phone)
    let lookedAt = 0
    const { codeHasher } = people.deps
    const counting = {
      ...codeHasher,
      matches: (...guess: Parameters<typeof codeHasher.matches>) => {
        lookedAt += 1
        return codeHasher.matches(...guess)
      },
    }
    Object.assign(people.deps, { codeHasher: counting })
    const guesses = Array.from({ length: 200 }, (_, at) => (at === 150 ? code : String(at).padStart(6, '9')))
    const answers = await Promise.all(guesses.map((guess) => people.ask(logIn, { phone, code: guess })))
    expect(lookedAt).toBeLessThanOrEqual(5)
    expect(answers.filter((answer) => 'sessionId' in answer).length).toBeLessThanOrEqual(1)
    people.close()
  })

  it('of the right code make one account and one session', async () => {
    const people = openPeople(database())
    const phone = people.newPhone()
    granted(await people.ask(sendLoginCode, { phone }))
    const code = await people.codeFor(phone)
    const answers = await Promise.all(Array.from({ length: 20 }, () => people.ask(logIn, { phone, code })))
    expect(answers.filter((answer) => 'sessionId' in answer)).toHaveLength(1)
    const [found] = await people.db.query<{ made: number }>(
      'select count(*)::int as made from borrower where phone = $1',
      [phone],
    )
    expect(found?.made).toBe(1)
    people.close()
  })

  it('ask for one message, however many ask', async () => {
    const people = openPeople(database())
    const phone = people.newPhone()
    const answers = await Promise.all(Array.from({ length: 50 }, () => people.ask(sendLoginCode, { phone })))
    expect(answers.filter((answer) => 'resendSeconds' in answer)).toHaveLength(1)
    expect(await listOutbox(people.db, phone, 'UTC')).toHaveLength(1)
    people.close()
  })
})
