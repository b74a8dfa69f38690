// Another payout account: nothing changes without the code from the borrower's phone, and the phone is told.

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newestCode, wrongCode } from '../../../tests/support/codes.ts'
import { onPostgres, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { islands, tokenOf } from '../../../tests/support/payout-accounts.ts'
import {
  allTables,
  everythingIn,
  type From,
  granted,
  openPeople,
  type People,
  type Person,
} from '../../../tests/support/people.ts'
import { listOutbox } from '../outbox/sms/sms.ts'
import { livePayoutAccount } from '../people/payout-account/payout-account-store.ts'
import { changeAccount, saveAccount } from './save-account.ts'

const other = { ...islands, accountNumber: '001111222233' }
const third = { ...islands, accountNumber: '004444555566' }

onPostgres('another payout account', (database) => {
  let people: People
  let ana: Person
  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    ana = await people.person()
    granted(await people.ask(saveAccount, islands, { person: ana }))
  })
  afterAll(() => people.close())
  const calls = { saveAccount, changeAccount }
  const ask = (input: object, from: From = {}, name: keyof typeof calls = 'saveAccount') => {
    people.pass(1)
    return people.ask(calls[name], input, { person: ana, ...from })
  }
  const lastFour = async () => (await livePayoutAccount(people.db, ana.borrowerId))?.lastFour
  const messages = () => listOutbox(people.db, ana.phone, 'UTC')
  const sentCode = () => newestCode(people, ana.phone)

  it.each(['saveAccount', 'changeAccount'] as const)('of %s is bound by the code, and not before', async (name) => {
    const asked = await ask(other, {}, name)
    expect(asked).toEqual({
      refused: 'accountChangeNeedsCode',
      values: { codeNeeded: 1, smsToken: expect.any(String), sendDetail: `•••• ${ana.phone.slice(-4)}` },
    })
    expect(await lastFour()).toBe('3210')
    const [message] = await messages()
    expect(message).toMatchObject({
      purpose: 'account',
      text: expect.stringContaining('Bank of the Islands •••• 2233'),
    })
    expect(await ask({ ...other, smsToken: tokenOf(asked), code: await sentCode() }, {}, name)).toEqual({})
    expect(await lastFour()).toBe('2233')
  })

  it('is told to the phone once it is bound, with the number to call', async () => {
    const smsToken = tokenOf(await ask(other))
    expect((await messages()).filter(({ purpose }) => purpose === 'accountChanged')).toEqual([])
    granted(await ask({ ...other, smsToken, code: await sentCode() }))
    expect((await messages()).filter(({ purpose }) => purpose === 'accountChanged')).toMatchObject([
      { text: expect.stringMatching(/Bank of the Islands •••• 2233.*call us at once: .*[0-9]/) },
    ])
  })

  it('needs no code where it is the first, or the same once more', async () => {
    expect(await messages()).toEqual([])
    expect(await ask({ ...islands, accountNumber: '•••• 3210' })).toEqual({})
    expect(await messages()).toEqual([])
  })

  it('is not bound by a wrong code, nor by the right one after five wrong', async () => {
    const smsToken = tokenOf(await ask(other))
    const code = await sentCode()
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await ask({ ...other, smsToken, code: wrongCode(code) })).toEqual({ refused: 'codeIsWrong' })
    }
    expect(await ask({ ...other, smsToken, code })).toEqual({ refused: 'codeIsUsedUp' })
    expect(await lastFour()).toBe('3210')
    people.pass(61)
    tokenOf(await ask({ ...other, smsToken }))
    expect(await ask({ ...other, smsToken, code: await sentCode() })).toEqual({})
  })

  it('is not bound by a code that has expired; another one can be asked for under the same token', async () => {
    const smsToken = tokenOf(await ask(other))
    const code = await sentCode()
    people.pass(600)
    expect(await ask({ ...other, smsToken, code })).toEqual({ refused: 'codeHasExpired' })
    expect(tokenOf(await ask({ ...other, smsToken }))).toBe(smsToken)
    expect(await ask({ ...other, smsToken })).toMatchObject({ refused: 'codeWasJustSent' })
    granted(await ask({ ...other, smsToken, code: await sentCode() }))
    expect(await lastFour()).toBe('2233')
  })

  it('is only the one that the message named', async () => {
    const smsToken = tokenOf(await ask(other))
    const code = await sentCode()
    expect(await ask({ ...third, smsToken, code })).toEqual({ refused: 'valueIsNotAccepted', fields: ['smsToken'] })
    expect(await lastFour()).toBe('3210')
    granted(await ask({ ...other, smsToken, code }))
  })

  it('takes no token of another borrower, in the same words as one that does not exist', async () => {
    const smsToken = tokenOf(await ask(other))
    const code = await sentCode()
    const ben = await people.person()
    granted(await people.ask(saveAccount, islands, { person: ben }))
    for (const token of [smsToken, 'none']) {
      expect(await people.ask(saveAccount, { ...other, smsToken: token, code }, { person: ben })).toEqual({
        refused: 'notFound',
      })
    }
    expect((await livePayoutAccount(people.db, ben.borrowerId))?.lastFour).toBe('3210')
  })

  it('takes no code of another purpose or change', async () => {
    const first = tokenOf(await ask(other))
    const code = await sentCode()
    const second = tokenOf(await ask(third))
    if (code !== (await sentCode())) {
      expect(await ask({ ...third, smsToken: second, code })).toEqual({ refused: 'codeIsWrong' })
    }
    granted(await ask({ ...other, smsToken: first, code }))
  })

  it('in two tabs is each bound by its own code, the later one in the end', async () => {
    const one = tokenOf(await ask(other))
    const codeOfOne = await sentCode()
    const two = tokenOf(await ask(third))
    const codeOfTwo = await sentCode()
    granted(await ask({ ...third, smsToken: two, code: codeOfTwo }))
    granted(await ask({ ...other, smsToken: one, code: codeOfOne }))
    expect(await lastFour()).toBe('2233')
  })

  it('asks once for a key: a lost answer comes again, with the same token and no second message', async () => {
    const first = tokenOf(await ask(other, { key: 'k1' }))
    expect(tokenOf(await ask(other, { key: 'k1' }))).toBe(first)
    expect(await messages()).toHaveLength(1)
    const code = await sentCode()
    granted(await ask({ ...other, smsToken: first, code }, { key: 'k2' }))
    people.pass(3_600)
    expect(await ask({ ...other, smsToken: first, code }, { key: 'k2' })).toEqual({})
    const rows = await people.db.query('select id from payout_account where borrower_id = $1', [ana.borrowerId])
    expect(rows).toHaveLength(2)
    expect((await messages()).filter(({ purpose }) => purpose === 'accountChanged')).toHaveLength(1)
  })

  it('answers the same right code again as the first time, without a key as well', async () => {
    const smsToken = tokenOf(await ask(other))
    const code = await sentCode()
    granted(await ask({ ...other, smsToken, code }))
    expect(await ask({ ...other, smsToken, code })).toEqual({})
    expect(
      await people.db.query('select id from payout_account where borrower_id = $1', [ana.borrowerId]),
    ).toHaveLength(2)
  })

  it('is refused while a payout is under way, also where it began after the code was asked for', async () => {
    const smsToken = tokenOf(await ask(other))
    const code = await sentCode()
    await people.order(ana, 'approved')
    expect(await ask({ ...other, smsToken, code })).toEqual({ refused: 'payoutAccountIsFrozen' })
    expect(await ask(third)).toEqual({ refused: 'payoutAccountIsFrozen' })
    expect(await lastFour()).toBe('3210')
  })

  it('tries a failed payout again only after the code', async () => {
    const orderId = await people.order(ana, 'failedPayout')
    const jobs = () =>
      people.db.query<{ payload: object }>(
        `select payload from job where topic = 'retryPayout' and payload ->> 'orderId' = $1`,
        [orderId],
      )
    const smsToken = tokenOf(await ask(other, {}, 'changeAccount'))
    expect(await jobs()).toEqual([])
    granted(await ask({ ...other, smsToken, code: await sentCode() }, {}, 'changeAccount'))
    const accountId = (await livePayoutAccount(people.db, ana.borrowerId))?.id
    expect((await jobs()).map(({ payload }) => payload)).toEqual([{ orderId, accountId }])
  })

  it('stands nowhere in clear while it waits', async () => {
    tokenOf(await ask({ ...other, accountName: 'Canary Holder' }))
    const everything = await everythingIn(people.db, await allTables(people.db))
    for (const canary of ['001111222233', 'Canary Holder']) expect(everything, canary).not.toContain(canary)
  })
})

describe('the right code many times at once (on postgres)', () => {
  const database = useDatabase(postgres)

  it('binds one account and tells the phone once', async () => {
    const people = openPeople(database())
    const ana = await people.person()
    granted(await people.ask(saveAccount, islands, { person: ana }))
    const smsToken = tokenOf(await people.ask(saveAccount, other, { person: ana }))
    const code = await newestCode(people, ana.phone)
    people.pass(1)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => people.ask(saveAccount, { ...other, smsToken, code }, { person: ana })),
    )
    expect(answers.filter((answer) => 'refused' in answer)).toEqual([])
    const rows = await people.db.query('select id from payout_account where borrower_id = $1', [ana.borrowerId])
    expect(rows).toHaveLength(2)
    const told = (await listOutbox(people.db, ana.phone, 'UTC')).filter(({ purpose }) => purpose === 'accountChanged')
    expect(told).toHaveLength(1)
    people.close()
  })
})
