// The settings of events for the lender's own systems: what is read, and what cannot be, each told by the name of its field.

import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'
import { problemsOfWebhooks } from './webhooks.ts'

const secret = (byte: number): string => `whsec_${Buffer.alloc(32, byte).toString('base64')}`
const here = { WEBHOOK_URL: 'http://127.0.0.1:9000/events', WEBHOOK_SECRET: secret(1) }
const production = (address: string) =>
  problemsOfWebhooks({ MODE: 'production', ...here, WEBHOOK_URL: address, WEBHOOK_SECRET_BEFORE: null })

describe('events for the lender’s own systems', () => {
  it('are not sent unless there is an address', () => {
    expect(loadConfig({}).webhooks).toBeNull()
  })

  it('are signed by one secret, and by two while they are being exchanged, the newer one first', () => {
    const signed = { url: here.WEBHOOK_URL, publicOnly: false }
    expect(loadConfig(here).webhooks).toEqual({ ...signed, secrets: [secret(1)] })
    const both = { ...here, WEBHOOK_SECRET_BEFORE: secret(2) }
    expect(loadConfig(both).webhooks).toEqual({ ...signed, secrets: [secret(1), secret(2)] })
  })

  it.each([
    [{ WEBHOOK_URL: here.WEBHOOK_URL }, /WEBHOOK_SECRET is missing \(WEBHOOK_URL is set\)/],
    [{ WEBHOOK_SECRET: secret(1) }, /WEBHOOK_SECRET says nothing without WEBHOOK_URL/],
    [{ WEBHOOK_SECRET_BEFORE: secret(1) }, /WEBHOOK_SECRET_BEFORE says nothing without WEBHOOK_URL/],
    [{ ...here, WEBHOOK_SECRET: 'a-secret-of-any-other-form-and-of-good-length' }, /WEBHOOK_SECRET must be whsec_/],
    [{ ...here, WEBHOOK_SECRET: `whsec_${Buffer.alloc(23).toString('base64')}` }, /WEBHOOK_SECRET must be whsec_/],
    [{ ...here, WEBHOOK_SECRET: `whsec_${Buffer.alloc(65).toString('base64')}` }, /WEBHOOK_SECRET must be whsec_/],
    [{ ...here, WEBHOOK_URL: 'https://hooks.example/' }, /WEBHOOK_URL must be on this machine in demo mode/],
    [{ ...here, WEBHOOK_URL: 'http://me:word@127.0.0.1/' }, /WEBHOOK_URL must have no user and no password/],
    [{ ...here, WEBHOOK_URL: 'ftp://127.0.0.1/' }, /WEBHOOK_URL must be an http or https address/],
  ])('are refused with %o', (environment, sentence) => {
    expect(() => loadConfig(environment)).toThrow(sentence)
  })

  it('leave production by https only, and for no address that is not of the public network', () => {
    expect([...production('https://hooks.example/candor')]).toEqual([])
    expect([...production('https://203.0.112.7/candor')]).toEqual([])
    expect([...production('http://hooks.example/')]).toEqual([
      ['WEBHOOK_URL', 'must begin with https:// in production'],
    ])
    for (const host of ['127.0.0.1', '10.0.0.8', '169.254.169.254', '[::1]', '[fd00::8]', '2130706433'])
      expect([...production(`https://${host}/`)]).toEqual([
        ['WEBHOOK_URL', 'must be a server of the public network in production'],
      ])
  })
})
