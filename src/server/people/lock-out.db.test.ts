// What a stranger who knows a phone number can block: his own tries, and nothing of the borrower's. And how far he can guess.

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newestCode, wrongCode } from '../../../tests/support/codes.ts'
import { onPostgres, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { type From, granted, openPeople, type People, type Person } from '../../../tests/support/people.ts'
import { longCode, wrongGuessesOfStrangersADay } from '../../core/identity/code-rules.ts'
import { markets } from '../../core/market/markets.ts'
import { deleteAccount, sendDeletionCode } from '../identity/delete-account.ts'
import { logIn } from '../identity/log-in.ts'
import { sendLoginCode } from '../identity/send-login-code.ts'
import { askerOf, type CodeTarget } from './asker/code-asker.ts'
import { checkCode, sendCode } from './code/code-store.ts'
import { createSession } from './session/session-store.ts'

const home: From = { address: 'home' }
const stranger = (n: number | string): From => ({ address: `stranger-${n}` })

onPostgres('a stranger who knows a phone number', (database) => {
  let people: People
  let ana: Person
  beforeEach(async () => {
    people?.close()
    people = openPeople(database(), { mode: 'production' })
    ana = await people.person()
  })
  afterAll(() => people.close())
  const send = (from: From, deviceId?: string) => {
    people.pass(1)
    return people.ask(sendLoginCode, { phone: ana.phone, ...(deviceId === undefined ? {} : { deviceId }) }, from)
  }
  const enter = (code: string, from: From, deviceId?: string) =>
    people.ask(logIn, { phone: ana.phone, code, ...(deviceId === undefined ? {} : { deviceId }) }, from)
  const newest = () => newestCode(people, ana.phone)
  const knowDevice = (deviceId: string) =>
    createSession(people.db, people.deps, { borrowerId: ana.borrowerId, kind: 'api', deviceId, params: {} })

  it('burns the tries of his own code, not those of the borrower’s', async () => {
    granted(await send(home))
    const code = await newest()
    granted(await send(stranger(1)))
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await enter(wrongCode(code), stranger(1))).toEqual({ refused: 'codeIsWrong' })
    }
    expect(await enter(code, stranger(1))).toEqual({ refused: 'codeIsUsedUp' })
    granted(await enter(code, home))
  })

  it('replaces no code but his own', async () => {
    granted(await send(home))
    const code = await newest()
    people.pass(61)
    granted(await send(stranger(1)))
    granted(await enter(code, home))
  })

  it('does not use up the borrower’s code by guesses without asking for one', async () => {
    granted(await send(home))
    const code = await newest()
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await enter(wrongCode(code), stranger(1))).toEqual({ refused: 'codeIsWrong' })
    }
    expect(await enter(code, stranger(1))).toEqual({ refused: 'codeIsUsedUp' })
    granted(await enter(code, home))
  })

  it('cannot keep a device that the borrower has logged in on from logging in, by codes or by guesses', async () => {
    await knowDevice('anas-phone')
    for (let n = 0; n < 30; n += 1) {
      const sent = await send(stranger(n), `d${n}`)
      if ('refused' in sent) continue
      for (let guess = 0; guess < 5; guess += 1) await enter(wrongCode(await newest()), stranger(n), `d${n}`)
    }
    granted(await send(home, 'anas-phone'))
    expect(await newest()).toHaveLength(6)
    granted(await enter(await newest(), home, 'anas-phone'))
  })

  it('drives a login from a new place to a longer code, which works from anywhere, and that is all', async () => {
    for (let n = 0; n < 30; n += 1) {
      const sent = await send(stranger(n))
      if ('refused' in sent) continue
      for (let guess = 0; guess < 5; guess += 1) await enter(wrongCode(await newest()), stranger(n))
    }
    const sent = await send(home)
    // A stranger has asked for it already: the phone has it, and its owner may use it.
    expect(sent).toEqual({
      refused: 'longCodeIsUnderWay',
      values: { seconds: expect.any(Number), digits: longCode.length },
    })
    const code = await newest()
    expect(code).toHaveLength(longCode.length)
    for (let n = 0; n < 100; n += 1) await enter(wrongCode(code), stranger(`long-${n}`))
    granted(await enter(code, { address: 'somewhere else' }))
  })

  it('is shown the way of the longer code where he comes from the borrower’s own network', async () => {
    for (let round = 0; round < 2; round += 1) {
      granted(await send(home))
      const code = await newest()
      for (let guess = 0; guess < 5; guess += 1) await enter(wrongCode(code), home)
      people.pass(61)
    }
    expect(granted(await send(home))).toEqual({ resendSeconds: 60, codeLength: longCode.length })
    granted(await enter(await newest(), home))
  })

  it('has the guesses of all his networks counted together: so many a day at one phone', async () => {
    let lookedAt = 0
    const { codeHasher } = people.deps
    const matches: typeof codeHasher.matches = (...guess) => {
      lookedAt += 1
      return codeHasher.matches(...guess)
    }
    Object.assign(people.deps, { codeHasher: { ...codeHasher, matches } })
    for (let n = 0; n < 60; n += 1) {
      await send(stranger(n))
      for (let guess = 0; guess < 5; guess += 1) await enter(String(100_000 + n * 5 + guess), stranger(n))
    }
    expect(lookedAt).toBe(wrongGuessesOfStrangersADay)
  })

  it('does not keep the borrower’s session from deleting the account', async () => {
    for (let n = 0; n < 12; n += 1) {
      await people.ask(sendDeletionCode, { phone: ana.phone, type: 'del' }, stranger(n))
      for (let guess = 0; guess < 5; guess += 1) {
        await people.ask(deleteAccount, { phone: ana.phone, code: '000000' }, stranger(n))
      }
    }
    people.pass(1)
    granted(await people.ask(sendDeletionCode, { phone: ana.phone, type: 'del' }, { ...home, person: ana }))
    const code = await newest()
    expect(await people.ask(deleteAccount, { phone: ana.phone, code }, { ...home, person: ana })).toEqual({})
  })

  it('is told the true time where no code can be sent any more', async () => {
    const ask = () => people.ask(sendDeletionCode, { phone: ana.phone, type: 'del' }, stranger(1))
    for (let sent = 0; sent < 5; sent += 1) {
      granted(await ask())
      people.pass(3_600)
    }
    expect(await ask()).toEqual({ refused: 'tooManyCodes', values: { seconds: 86_400 - 5 * 3_600 } })
  })

  it('finds guesses counted by purpose and asker: those of one leave those of another alone', async () => {
    const target = (more: Partial<CodeTarget> & Pick<CodeTarget, 'asker'>): CodeTarget => ({
      purpose: 'payment',
      subject: 'payment-1',
      market: markets.standard,
      phone: ana.phone,
      ...more,
    })
    const from = (deviceId: string, address = 'home') =>
      askerOf({ caller: { deviceId }, addressHash: address, wideAddressHash: address })
    const ask = (to: CodeTarget) => sendCode(people.db, people.deps, { ...to, text: ({ code }) => code, deliver: true })
    const guess = (at: CodeTarget, code: string) => checkCode(people.db, people.deps, { ...at, code })
    const thief = target({ subject: 'payment-of-the-thief', asker: from('stolen') })
    for (let round = 0; round < 2; round += 1) {
      granted((await ask(thief)) as object)
      for (let tried = 0; tried < 5; tried += 1) await guess(thief, wrongCode(await newest()))
      people.pass(61)
    }
    expect(await ask({ ...thief, subject: 'another' })).toMatchObject({ refused: 'tooManyCodes' })
    for (const own of [
      target({ asker: from('anas-phone') }),
      target({ purpose: 'account', subject: 'change-1', asker: from('stolen') }),
    ]) {
      people.pass(1)
      granted((await ask(own)) as object)
      expect(await guess(own, await newest())).toBe('right')
    }
  })
})

describe('a crowd of strangers at the same moment (on postgres)', () => {
  const database = useDatabase(postgres)

  it('gets so many guesses together, and the borrower’s own right code is taken among them', async () => {
    const people = openPeople(database(), { mode: 'production' })
    const ana = await people.person()
    granted(await people.ask(sendLoginCode, { phone: ana.phone, deviceId: 'mine' }, home))
    const code = await newestCode(people, ana.phone)
    let lookedAt = 0
    const { codeHasher } = people.deps
    const matches: typeof codeHasher.matches = (...guess) => {
      lookedAt += 1
      return codeHasher.matches(...guess)
    }
    Object.assign(people.deps, { codeHasher: { ...codeHasher, matches } })
    const crowd = Array.from({ length: 300 }, (_, n) =>
      people.ask(logIn, { phone: ana.phone, code: wrongCode(code) }, stranger(n % 60)),
    )
    const own = people.ask(logIn, { phone: ana.phone, code, deviceId: 'mine' }, home)
    const answers = await Promise.all(crowd)
    expect(answers.filter((answer) => 'sessionId' in answer)).toEqual([])
    // All strangers together, and the borrower from a new place, who is one of them until the code was right.
    expect(lookedAt).toBeLessThanOrEqual(wrongGuessesOfStrangersADay + 1)
    const first = await own
    if ('refused' in first) {
      people.pass(1)
      granted(await people.ask(sendLoginCode, { phone: ana.phone }, { address: 'later' }))
      expect(await newestCode(people, ana.phone)).toHaveLength(longCode.length)
      granted(await people.ask(logIn, { phone: ana.phone, code: await newestCode(people, ana.phone) }, home))
    }
    people.close()
  })
})
