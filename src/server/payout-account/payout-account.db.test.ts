// The payout account: its form, what it keeps sealed, when it is frozen, and the payout that is tried again.

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { islands, saveWithCode } from '../../../tests/support/payout-accounts.ts'
import {
  allTables,
  everythingIn,
  granted,
  openPeople,
  type People,
  type Person,
} from '../../../tests/support/people.ts'
import { endpoints } from '../../contracts/endpoints.ts'
import { refusalText, serverWordsFor } from '../../words/server-words.ts'
import { livePayoutAccount, openPayoutAccount } from '../people/payout-account/payout-account-store.ts'
import { getAccountForm } from './get-account-form.ts'
import { changeAccount, saveAccount } from './save-account.ts'

const en = serverWordsFor('en')

const seaPay = {
  cardType: '2',
  walletCode: 'SEAPAY',
  walletNumber: '13812345678',
  accountName: 'Ana Reyes',
  birthDay: '1992-04-17',
}

onPostgres('a payout account', (database) => {
  let people: People
  let ana: Person
  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    ana = await people.person()
  })
  afterAll(() => people.close())
  const form = async (who = ana, language = 'en') =>
    granted(await people.ask(getAccountForm, {}, { person: who, language })).items
  const save = (input: object, who = ana) => saveWithCode(people, who, input)
  const live = (who = ana) => livePayoutAccount(people.db, who.borrowerId)

  it('is asked for by a form whose defaults are a bank account and the usual channel', async () => {
    const items = await form()
    const item = (code: string) => items.find((one) => one.code === code)
    expect(item('cardType')).toMatchObject({ kind: 'enum', value: '1' })
    expect(item('cardType')?.choices.map(({ value }) => value)).toEqual(['1', '2'])
    expect(item('channelNumber')).toMatchObject({ kind: 'enum', value: '90006', cardType: '1' })
    expect(item('city')).toMatchObject({ kind: 'citySelect', cardType: '1', channelNumber: '90007' })
    expect(item('accountNumber')).toMatchObject({ kind: 'text', inputKind: '1', cardType: '1', value: '' })
    expect(item('accountName')).toMatchObject({ kind: 'text', inputKind: '0', required: true })
    expect(item('branch')).toMatchObject({ required: false })
    expect(item('birthDay')).toMatchObject({ kind: 'day', cardType: '2' })
    expect(items.flatMap(({ choices }) => choices).filter(({ name }) => name === '')).toEqual([])
  })

  it('has a form that the wire can carry, in the language of the borrower', async () => {
    const wired = endpoints.getAccountForm.output.encode({ items: await form(ana, 'id') })
    expect(wired).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ code: 'bankCode', cate: 'enum' })]),
    })
    expect((await form(ana, 'id')).find(({ code }) => code === 'accountNumber')?.title).toBe('Nomor rekening')
  })

  it('is bound, and shown with the end of its number only', async () => {
    expect(await save(islands)).toEqual({})
    expect(await live()).toMatchObject({ bankName: 'Bank of the Islands', lastFour: '3210', maskedNumber: '•••• 3210' })
    const values = Object.fromEntries((await form()).map(({ code, value }) => [code, value]))
    expect(values).toMatchObject({
      bankCode: 'ISLANDS',
      accountNumber: '•••• 3210',
      accountName: 'Ana Reyes',
      walletNumber: '',
    })
    expect(JSON.stringify(values)).not.toContain('009876543210')
  })

  it('can be a wallet', async () => {
    expect(await save(seaPay)).toEqual({})
    expect(await live()).toMatchObject({ bankName: 'SeaPay', lastFour: '5678', cardType: '2' })
    const values = Object.fromEntries((await form()).map(({ code, value }) => [code, value]))
    expect(values).toMatchObject({
      cardType: '2',
      walletCode: 'SEAPAY',
      walletNumber: '•••• 5678',
      birthDay: '1992-04-17',
    })
  })

  it('opens for its payout and for no other purpose', async () => {
    granted(await save(islands))
    const accountId = (await live())?.id ?? ''
    const open = (borrowerId: string) => openPayoutAccount(people.db, people.deps, { accountId, borrowerId })
    expect(await open(ana.borrowerId)).toMatchObject({ number: '009876543210', accountName: 'Ana Reyes' })
    expect(await open((await people.person()).borrowerId)).toBeNull()
  })

  it('stands nowhere in the database in clear', async () => {
    granted(await save(islands))
    granted(await save({ ...seaPay, accountName: 'Canary Holder' }))
    const everything = await everythingIn(people.db, await allTables(people.db))
    for (const canary of ['009876543210', '13812345678', 'Canary Holder', '1992-04-17']) {
      expect(everything, canary).not.toContain(canary)
      expect(everything, canary).not.toContain(Buffer.from(canary).toString('hex'))
    }
  })

  it('cannot be moved to another borrower in the database', async () => {
    granted(await save(islands))
    const ben = await people.person()
    const accountId = (await live())?.id ?? ''
    await people.db.execute('update payout_account set borrower_id = $2 where id = $1', [accountId, ben.borrowerId])
    await expect(openPayoutAccount(people.db, people.deps, { accountId, borrowerId: ben.borrowerId })).rejects.toThrow()
  })

  it('keeps its number when the mask comes back, and takes the place of the one before it', async () => {
    granted(await save(islands))
    granted(await save({ ...islands, accountNumber: '•••• 3210', accountName: 'Ana Maria Reyes' }))
    const account = await live()
    const details = await openPayoutAccount(people.db, people.deps, {
      accountId: account?.id ?? '',
      borrowerId: ana.borrowerId,
    })
    expect(details).toMatchObject({ number: '009876543210', accountName: 'Ana Maria Reyes' })
    const [counted] = await people.db.query<{ live: number }>(
      'select count(*)::int as live from payout_account where borrower_id = $1 and replaced_at is null',
      [ana.borrowerId],
    )
    expect(counted?.live).toBe(1)
  })

  it('says in words how many digits were missing', async () => {
    const refused = await save({ ...islands, accountNumber: '0098765432' })
    expect(refused).toMatchObject({ refused: 'accountNumberHasWrongLength', fields: ['accountNumber'] })
    const values = 'refused' in refused ? (refused.values ?? {}) : {}
    expect(refusalText(en, 'accountNumberHasWrongLength', values)).toBe(
      "This bank's numbers have 12 digits. You typed 10",
    )
    const ranged = await save({ ...islands, bankCode: 'HARBOUR', accountNumber: '123' })
    expect(refusalText(en, 'accountNumberHasWrongLength', 'refused' in ranged ? ranged.values : {})).toBe(
      "This bank's numbers have 8 to 16 digits. You typed 3",
    )
  })

  it('names the field that is missing by its title', async () => {
    const refused = await save({ ...islands, accountName: '' })
    expect(refused).toEqual({
      refused: 'somethingIsMissing',
      fields: ['accountName'],
      values: { name: 'Name on the account' },
    })
  })

  it('ignores fields of another choice; a choice that is none changes nothing', async () => {
    granted(await save({ ...islands, walletCode: 'SEAPAY', walletNumber: 'x', birthDay: 'soon', city: 'Nowhere' }))
    const before = await live()
    expect(before).toMatchObject({ bankName: 'Bank of the Islands' })
    expect(await save({ cardType: '9' })).toMatchObject({ refused: 'valueIsNotAccepted' })
    expect(await live()).toEqual(before)
  })

  it.each(['inReview', 'approved'] as const)('is frozen while an order is %s', async (state) => {
    granted(await save(islands))
    const before = await live()
    await people.order(ana, state)
    expect(await save(seaPay)).toEqual({ refused: 'payoutAccountIsFrozen' })
    expect(await people.ask(changeAccount, seaPay, { person: ana })).toEqual({ refused: 'payoutAccountIsFrozen' })
    expect(await live()).toEqual(before)
  })

  it('can be changed after a failed payout, which is then tried again', async () => {
    const orderId = await people.order(ana, 'failedPayout')
    expect(await people.ask(changeAccount, islands, { person: ana })).toEqual({})
    const jobs = await people.db.query<{ payload: object }>(`select payload from job where topic = 'retryPayout'`)
    expect(jobs.at(-1)?.payload).toEqual({ orderId, accountId: (await live())?.id })
  })

  it('gets the money of every loan whose payout failed, not only of the latest', async () => {
    const orders = [await people.order(ana, 'failedPayout'), await people.order(ana, 'failedPayout')]
    granted(await save(islands))
    const accountId = (await live())?.id
    const jobs = await people.db.query<{ payload: { orderId: string; accountId: string } }>(
      `select payload from job where topic = 'retryPayout' and payload ->> 'accountId' = $1`,
      [accountId ?? null],
    )
    expect(jobs.map(({ payload }) => payload.orderId).sort()).toEqual([...orders].sort())
  })

  it('tries nothing again where no payout failed', async () => {
    const before = await people.db.query(`select id from job where topic = 'retryPayout'`)
    granted(await save(islands))
    expect(await people.db.query(`select id from job where topic = 'retryPayout'`)).toHaveLength(before.length)
  })
})

describe('accounts bound at the same moment (on postgres)', () => {
  const database = useDatabase(postgres)

  it('leave one that counts', async () => {
    const people = openPeople(database())
    const ana = await people.person()
    const numbers = Array.from({ length: 20 }, (_, at) => `0098765432${String(at).padStart(2, '0')}`)
    const answers = await Promise.all(
      numbers.map((accountNumber) => people.ask(saveAccount, { ...islands, accountNumber }, { person: ana })),
    )
    // The first needs no code. The others are another account by then.
    expect(answers.filter((answer) => !('refused' in answer))).toHaveLength(1)
    const rows = await people.db.query('select id from payout_account where borrower_id = $1 and replaced_at is null', [
      ana.borrowerId,
    ])
    expect(rows).toHaveLength(1)
    people.close()
  })
})
