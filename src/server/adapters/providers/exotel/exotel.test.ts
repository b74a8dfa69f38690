// The adapter `exotel` against a stand-in that holds every request against its documentation, and its receipts.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageConformance } from '../../../../../tests/support/provider-conformance.ts'
import { sampleMeans } from '../../../../../tests/support/sample-means.ts'
import {
  accountSid,
  apiKey,
  apiToken,
  type ExotelStandIn,
  startExotel,
} from '../../../../../tests/vendors/exotel/stand-in.ts'
import { exotel } from './adapter.ts'

const secret = 'a secret of at least thirty-two characters'
const oldSecret = 'the secret that was used before this new one'
let vendor: ExotelStandIn
beforeAll(async () => {
  vendor = await startExotel()
})
afterAll(() => vendor.close())

const connect = (changes: Record<string, string> = {}) => {
  const { messages } = exotel.connect({
    settings: exotel.manifest.settings.parse({
      EXOTEL_ACCOUNT_SID: accountSid,
      EXOTEL_API_KEY: apiKey,
      EXOTEL_API_TOKEN: apiToken,
      EXOTEL_FROM: 'HARBOR',
      EXOTEL_RECEIPT_SECRETS: secret,
      EXOTEL_URL: vendor.url,
      ...changes,
    }),
    ...sampleMeans,
  })
  if (messages === undefined) throw new Error('exotel lacks its port')
  return messages
}

messageConformance('exotel', () => ({
  provider: connect(),
  stranger: connect({ EXOTEL_API_TOKEN: 'another token' }),
  plan: vendor.plan,
  taken: () => vendor.taken.length,
  refusedNumber: '+639171230000',
}))

const sms = { id: 'sms_42', to: '+639171234567', text: '123456 is your code', spoken: false }
const sent = async (changes: Record<string, string> = {}, text = sms.text, to = sms.to) => {
  expect(await connect(changes).send({ ...sms, text, to })).toMatchObject({ outcome: 'taken' })
  return vendor.taken.at(-1) ?? {}
}
/** The query of the address that the last message named for its receipts. */
const queryOf = (form: Readonly<Record<string, string>>) => new URL(form.StatusCallback ?? '').search.slice(1)

describe('a message at exotel', () => {
  it('carries number, sender, text and where its receipt goes', async () => {
    const { StatusCallback, ...form } = await sent()
    expect(form).toEqual({
      To: '+639171234567',
      From: 'HARBOR',
      Body: '123456 is your code',
      EncodingType: 'plain',
      SmsType: 'transactional',
    })
    expect(StatusCallback).toMatch(/^https:\/\/loans\.example\/webhooks\/messages\/exotel\?id=sms_42&seal=[\w-]{43}$/)
  })

  it('is sent as Unicode where plain letters do not hold it', async () => {
    expect(await sent({}, '₱ 1.400,00 is due')).toMatchObject({ EncodingType: 'unicode' })
  })

  it('names the registered entity, without which nothing goes to India', async () => {
    const indian = '+919876543210'
    expect(await connect().send({ ...sms, to: indian })).toEqual({ outcome: 'refused', reason: 'status 400' })
    const form = await sent({ EXOTEL_DLT_ENTITY_ID: '1234567890123' }, sms.text, indian)
    expect(form).toMatchObject({ DltEntityId: '1234567890123' })
  })

  it('is refused whether the reason comes as JSON or as XML', async () => {
    vendor.plan({ kind: 'status', status: 403 })
    expect(await connect().send(sms)).toEqual({ outcome: 'refused', reason: 'status 403' })
  })

  it('may have left where the answer names no message', async () => {
    vendor.plan({ kind: 'status', status: 200 })
    expect(await connect().send(sms)).toEqual({ outcome: 'unknown' })
  })
})

describe('a receipt of exotel', () => {
  const body = (fields: Record<string, string>) =>
    new TextEncoder().encode(new URLSearchParams({ SmsSid: '1', To: '09171234567', ...fields }).toString())
  const read = async (fields: Record<string, string>) => connect().readReceipt(body(fields), {}, queryOf(await sent()))

  it.each([
    [{ Status: 'sent', DetailedStatus: 'DELIVERED_TO_HANDSET', DetailedStatusCode: '20005' }, 'delivered', ''],
    [{ Status: 'delivered' }, 'delivered', ''],
    [{ Status: 'failed_dnd', DetailedStatusCode: '23005' }, 'undelivered', '23005'],
    [{ Status: 'failed-dnd', DetailedStatusCode: '23005' }, 'undelivered', '23005'],
    [{ Status: 'failed', DetailedStatusCode: '23082' }, 'undelivered', '23082'],
    [{ Status: 'expired' }, 'undelivered', ''],
    [{ Status: 'failed', DetailedStatusCode: '+639171234567' }, 'undelivered', ''],
    [{ Status: 'undelivered' }, 'undelivered', ''],
  ])('of %o says %s', async (fields, delivery, reason) => {
    expect(await read(fields)).toEqual({ smsId: 'sms_42', delivery, reason })
  })

  it.each<Record<string, string>>([
    { Status: 'queued' },
    { Status: 'sending' },
    { Status: 'submitted' },
    { Status: 'sent', DetailedStatusCode: '20006' },
    { Status: 'a status that nobody knows' },
  ])('of %o is no end', async (fields) => {
    expect(await read(fields)).toBe('ignored')
  })

  it('counts only at the address that was made for its message', async () => {
    const delivered = body({ Status: 'delivered' })
    const query = queryOf(await sent())
    const at = (asked: string, secrets = secret) =>
      connect({ EXOTEL_RECEIPT_SECRETS: secrets }).readReceipt(delivered, {}, asked)
    expect(at(query)).toMatchObject({ smsId: 'sms_42' })
    expect(at(query.replace('sms_42', 'sms_43'))).toBe('badSignature')
    expect(at('id=sms_42')).toBe('badSignature')
    expect(at(`${query.slice(0, -4)}AAAA`)).toBe('badSignature')
    expect(at('')).toBe('badSignature')
    expect(at(query, oldSecret)).toBe('badSignature')
    expect(connect().readReceipt(body({}), {}, query)).toBe('unreadable')
  })

  it('counts also at an address that was made under the secret before', async () => {
    const query = queryOf(await sent({ EXOTEL_RECEIPT_SECRETS: oldSecret }))
    const exchanging = connect({ EXOTEL_RECEIPT_SECRETS: `${secret},${oldSecret}` })
    expect(exchanging.readReceipt(body({ Status: 'delivered' }), {}, query)).toMatchObject({ delivery: 'delivered' })
    expect(queryOf(await sent({ EXOTEL_RECEIPT_SECRETS: `${secret},${oldSecret}` }))).toBe(queryOf(await sent()))
  })
})
