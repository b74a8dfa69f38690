// The daily question which banks the payout provider sends to, and the form that offers no other.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { islands, saveWithCode } from '../../../tests/support/payout-accounts.ts'
import { granted, openPeople, type People, type Person } from '../../../tests/support/people.ts'
import type { Deps } from '../deps.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { institutionsOf } from '../ports/lender/lender-data.ts'
import type { BankList, PayoutProvider } from '../ports/payout-provider.ts'
import { getAccountForm } from './get-account-form.ts'
import { bankListJobs, scheduleBankLists } from './refresh-bank-lists.ts'

const daySeconds = 86_400

onPostgres('the list of banks of a payout provider', (database) => {
  let people: People
  let ana: Person
  /** What the provider answers when it is asked. */
  let listed: BankList
  let asked: string[]
  let alerts: object[]
  let deps: Deps
  let all: readonly string[]
  beforeEach(async () => {
    people = openPeople(database())
    ana = await people.person()
    const { banks, wallets } = institutionsOf(people.deps.lender, 'standard')
    all = [...banks, ...wallets].map(({ code }) => code)
    listed = { outcome: 'listed', codes: all }
    asked = []
    alerts = []
    const provider = {
      name: 'lister',
      listBanks: async (currency: string) => {
        asked.push(currency)
        return listed
      },
    } as unknown as PayoutProvider
    deps = {
      ...people.deps,
      // The lender works in one market: each with banks is asked about by itself.
      lender: { ...people.deps.lender, institutions: { standard: institutionsOf(people.deps.lender, 'standard') } },
      log: { ...people.deps.log, error: (fields: object) => void alerts.push(fields) } as unknown as Deps['log'],
      payouts: { choose: () => provider, named: () => null },
    }
  })
  afterEach(async () => {
    for (const table of ['job', 'job_key']) await people.db.execute(`delete from ${table}`)
    await people.db.execute(`delete from payout_bank_gone`)
    people.close()
  })

  const nextDay = () => {
    people.pass(daySeconds)
    return runDueJobs(bankListJobs, deps)
  }
  const offered = async (): Promise<string[]> => {
    const { items } = granted(await people.ask(getAccountForm, {}, { person: ana }))
    const ofField = (field: string) => items.find(({ code }) => code === field)?.choices ?? []
    return [...ofField('bankCode'), ...ofField('walletCode')].map(({ value }) => value)
  }
  const without = (...codes: readonly string[]): BankList => ({
    outcome: 'listed',
    codes: all.filter((code) => !codes.includes(code)),
  })

  it('is asked for at the start and each day, once however often it is started', async () => {
    await scheduleBankLists(deps)
    await scheduleBankLists(deps)
    await runDueJobs(bankListJobs, deps)
    await scheduleBankLists(deps)
    await runDueJobs(bankListJobs, deps)
    expect(asked).toHaveLength(1)
    await nextDay()
    await nextDay()
    expect(asked).toHaveLength(3)
    expect(await offered()).toEqual(all)
  })

  it('takes a bank out of the form, refuses it with its field, and gives it back', async () => {
    listed = without('ISLANDS')
    await scheduleBankLists(deps)
    await runDueJobs(bankListJobs, deps)
    expect(await offered()).toEqual(all.filter((code) => code !== 'ISLANDS'))
    expect(await saveWithCode(people, ana, islands)).toMatchObject({ fields: ['bankCode'] })
    listed = without()
    await nextDay()
    expect(await offered()).toEqual(all)
    expect(await saveWithCode(people, ana, islands)).toEqual({})
  })

  it('changes nothing where it lost too many entries to be credible, and raises an alert', async () => {
    listed = without('ISLANDS')
    await scheduleBankLists(deps)
    await runDueJobs(bankListJobs, deps)
    const before = await offered()
    for (const doubtful of [{ outcome: 'listed', codes: [] } as const, without('ISLANDS', 'HARBOUR', 'SEAPAY')]) {
      listed = doubtful
      await nextDay()
      expect(await offered()).toEqual(before)
    }
    expect(alerts).toMatchObject([{ kind: 'bankListAlert', provider: 'lister', market: 'standard' }, { lost: 2 }])
  })

  it('is asked for again where there was no answer, and the next day is planned all the same', async () => {
    listed = { outcome: 'unknown', why: 'unknown' }
    await scheduleBankLists(deps)
    expect(await runDueJobs(bankListJobs, deps)).toMatchObject({ failed: 1 })
    listed = without('ISLANDS')
    people.pass(60)
    await runDueJobs(bankListJobs, deps)
    expect(await offered()).not.toContain('ISLANDS')
    await nextDay()
    expect(asked).toHaveLength(3)
  })

  describe('of a provider without one', () => {
    it('is asked for by no job', async () => {
      await scheduleBankLists({ ...deps, payouts: people.deps.payouts })
      expect(await people.db.query('select from job')).toEqual([])
    })
  })
})
