// News by e-mail: an address counts once its owner has opened the link, and is a borrower's once that borrower has.

import { afterAll, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People, type Person } from '../../../tests/support/people.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { listConsents, withdrawConsent } from '../profile/consents.ts'
import { exportData } from '../profile/export-data.ts'
import { subscribe } from './leave-message.ts'
import { confirmNews, newsJobs, newsLinkDays, stopNewsByLink } from './news-link.ts'
import { forgetUnconfirmed, listSiteMessages } from './site-message-store.ts'

onPostgres('news by e-mail', (database) => {
  let people: People
  let ana: Person
  let email: string
  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    ana = await people.person()
    email = `${ana.borrowerId.toLowerCase()}@mail.example`
  })
  afterAll(() => people.close())
  const ask = async (to = email) => {
    granted(await people.ask(subscribe, { email: to }))
    await runDueJobs(newsJobs, people.deps)
  }
  const mailsTo = (to = email) => people.mailed.filter((mail) => mail.to === to)
  const tokenIn = (kind: 'confirm' | 'stop', to = email): string => {
    const text = mailsTo(to).at(-1)?.text ?? ''
    return decodeURIComponent(new RegExp(`[?&]${kind}=([^&\\s]+)`).exec(text)?.[1] ?? '')
  }
  const confirm = (token: string, person?: Person) =>
    people.ask(confirmNews, { token }, person === undefined ? {} : { person })
  const consents = async () => granted(await people.ask(listConsents, {}, { person: ana })).list.map(({ id }) => id)
  const stored = async () => (await listSiteMessages(people.db)).find((one) => one.email === email)
  const copied = async () => {
    const copy = granted(await people.ask(exportData, {}, { person: ana }))
    return JSON.stringify(copy)
  }

  it('ask the address first: a link goes to it, and nothing counts before it was opened', async () => {
    await ask()
    expect(mailsTo()).toHaveLength(1)
    expect(mailsTo()[0]).toMatchObject({
      subject: expect.stringContaining('confirm'),
      stopUrl: expect.stringContaining('stop='),
    })
    expect((await stored())?.confirmedAt).toBeNull()
    expect(await confirm(tokenIn('confirm'))).toEqual({})
    expect((await stored())?.confirmedAt).toEqual(people.now())
  })

  it('wait for a mail provider that is away for a day', async () => {
    const mail = { send: async () => Promise.reject(new Error('the mail provider answered 503')) }
    granted(await people.ask(subscribe, { email }))
    for (let quarter = 0; quarter < 96; quarter += 1) {
      await runDueJobs(newsJobs, { ...people.deps, mail })
      people.pass(900)
    }
    people.pass(3600)
    await runDueJobs(newsJobs, people.deps)
    expect(mailsTo()).toHaveLength(1)
    expect(await confirm(tokenIn('confirm'))).toEqual({})
  })

  it('show, copy and end nothing of an address that was typed but not confirmed', async () => {
    const victim = `victim-${email}`
    await ask(victim)
    granted(await confirm(tokenIn('confirm', victim)))
    await people.db.execute('update borrower set email = $2 where id = $1', [ana.borrowerId, victim])
    expect(await consents()).not.toContain('newsByEmail')
    expect(await copied()).not.toMatch(/newsSubscription":\[\{/)
    granted(await people.ask(withdrawConsent, { consentId: 'newsByEmail' }, { person: ana }))
    expect((await listSiteMessages(people.db)).some((one) => one.email === victim)).toBe(true)
  })

  it('are the borrower’s who opens the link signed in: shown, copied, and ended there', async () => {
    await ask()
    granted(await confirm(tokenIn('confirm'), ana))
    expect(await consents()).toContain('newsByEmail')
    expect(await copied()).toContain(email)
    granted(await people.ask(withdrawConsent, { consentId: 'newsByEmail' }, { person: ana }))
    expect(await stored()).toBeUndefined()
    expect(await consents()).not.toContain('newsByEmail')
  })

  it('stay with the borrower who confirmed them first', async () => {
    await ask()
    granted(await confirm(tokenIn('confirm'), ana))
    granted(await confirm(tokenIn('confirm'), await people.person()))
    expect(await consents()).toContain('newsByEmail')
  })

  it('end by the link in each e-mail, twice as once', async () => {
    await ask()
    granted(await confirm(tokenIn('confirm')))
    const token = tokenIn('stop')
    expect(await people.ask(stopNewsByLink, { token })).toEqual({})
    expect(await people.ask(stopNewsByLink, { token })).toEqual({})
    expect(await stored()).toBeUndefined()
  })

  it('take no link that we have not made, and none for the other thing', async () => {
    await ask()
    const token = tokenIn('confirm')
    for (const wrong of [
      `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
      tokenIn('stop'),
      'msg.',
      '',
      'x.y.z',
    ]) {
      expect(await confirm(wrong)).toEqual({ refused: 'newsLinkHasExpired' })
    }
    expect(await people.ask(stopNewsByLink, { token })).toEqual({ refused: 'notFound' })
    expect((await stored())?.confirmedAt).toBeNull()
  })

  it('take no link that is too old, and forget the address', async () => {
    await ask()
    const token = tokenIn('confirm')
    people.pass(newsLinkDays * 86_400)
    expect(await confirm(token)).toEqual({ refused: 'newsLinkHasExpired' })
    people.pass(1)
    await forgetUnconfirmed(people.db, people.now(), 1_000)
    expect(await stored()).toBeUndefined()
  })

  it('are limited to two links a day for each address, with the same answer to every caller', async () => {
    for (let times = 0; times < 5; times += 1) {
      await ask()
      people.pass(60)
    }
    expect(mailsTo()).toHaveLength(2)
    granted(await confirm(tokenIn('confirm')))
    people.pass(86_400)
    await ask()
    expect(mailsTo()).toHaveLength(2)
  })

  it('are not sent where the lender sends no e-mail: the address is kept for the officer, unconfirmed', async () => {
    Object.assign(people.deps, { mail: null })
    granted(await people.ask(subscribe, { email }))
    const jobs = await people.db.query(`select id from job where topic = 'sendNewsLink' and done_at is null`)
    expect(jobs).toEqual([])
    expect(await stored()).toMatchObject({ confirmedAt: null })
  })
})
