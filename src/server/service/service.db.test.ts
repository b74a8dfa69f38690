// Customer service and the forms of the marketing site: public, stored, limited.

import { afterAll, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People } from '../../../tests/support/people.ts'
import { getSupport } from './get-support.ts'
import { sendContactForm, subscribe } from './leave-message.ts'
import { listSiteMessages } from './site-message-store.ts'

onPostgres('customer service', (database) => {
  let people: People
  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    await people.db.execute('delete from site_message')
    await people.db.execute('delete from rate_window')
  })
  afterAll(() => people.close())
  const form = { name: 'Ana', phone: '+63 917 123 4567', text: 'Please call me.\r\n\u202eThank you.' }

  it('can be reached as the lender has configured it', async () => {
    const { supportEmail, supportPhone } = people.deps.config
    expect(await people.ask(getSupport, { overall: '30' })).toEqual({ email: supportEmail, phone: supportPhone })
  })

  it('keeps what was written, as text', async () => {
    granted(await people.ask(sendContactForm, form))
    expect(await listSiteMessages(people.db)).toMatchObject([
      { kind: 'contact', name: 'Ana', phone: '+63 917 123 4567', text: 'Please call me.\nThank you.', email: '' },
    ])
  })

  it.each([
    ['name', 'Name'],
    ['phone', 'Telephone'],
    ['text', 'Suggestion'],
  ] as const)('asks for the %s', async (field, name) => {
    expect(await people.ask(sendContactForm, { ...form, [field]: '  ' })).toMatchObject({
      refused: 'somethingIsMissing',
      values: { name },
    })
  })

  it('takes no telephone number without digits', async () => {
    expect(await people.ask(sendContactForm, { ...form, phone: 'call me' })).toMatchObject({
      refused: 'valueIsNotAccepted',
      fields: ['telephone'],
    })
  })

  it('takes an e-mail address once', async () => {
    granted(await people.ask(subscribe, { email: ' Ana@Mail.example ' }))
    granted(await people.ask(subscribe, { email: 'ana@mail.example' }))
    expect(await listSiteMessages(people.db)).toMatchObject([{ kind: 'subscribe', email: 'Ana@Mail.example' }])
  })

  it.each([
    'ana',
    'ana@',
    '@mail.example',
    'ana@mail',
    'a b@mail.example',
    'a@b@mail.example',
    'ana@-mail.example',
    '<ana@mail.example>',
    'ana@mail.example\nbcc:x@y.example',
  ])('takes no address such as %j', async (email) => {
    expect(await people.ask(subscribe, { email })).toMatchObject({ refused: 'valueIsNotAccepted', fields: ['email'] })
  })

  it('asks for an address where there is none', async () => {
    expect(await people.ask(subscribe, { email: ' ' })).toMatchObject({ refused: 'somethingIsMissing' })
  })

  it('takes so many messages an hour from one address, and from others as well', async () => {
    for (let at = 0; at < 20; at += 1) granted(await people.ask(sendContactForm, form))
    expect(await people.ask(sendContactForm, form)).toMatchObject({ refused: 'tooManyRequests' })
    granted(await people.ask(sendContactForm, form, { address: 'elsewhere' }))
    people.pass(3_600)
    granted(await people.ask(sendContactForm, form))
  })
})
