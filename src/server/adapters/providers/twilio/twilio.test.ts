// The adapter `twilio` against a stand-in that holds every request against the published description, and its receipts.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageConformance } from '../../../../../tests/support/provider-conformance.ts'
import { sampleMeans } from '../../../../../tests/support/sample-means.ts'
import { accountSid, authToken, startTwilio, type TwilioStandIn } from '../../../../../tests/vendors/twilio/stand-in.ts'
import { createBreaker } from '../../http/breaker.ts'
import { twilio } from './adapter.ts'
import { twilioSignature } from './sign.ts'

const oldToken = 'fedcba9876543210'.repeat(2)
let vendor: TwilioStandIn
beforeAll(async () => {
  vendor = await startTwilio()
})
afterAll(() => vendor.close())

const connect = (changes: Record<string, string> = {}) => {
  const { messages } = twilio.connect({
    settings: twilio.manifest.settings.parse({
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKENS: `${authToken},${oldToken}`,
      TWILIO_FROM: '+15005550006',
      TWILIO_VOICE_FROM: '+15005550007',
      TWILIO_URL: vendor.url,
      ...changes,
    }),
    ...sampleMeans,
  })
  if (messages === undefined) throw new Error('twilio lacks its port')
  return messages
}

messageConformance('twilio', () => ({
  provider: connect(),
  stranger: connect({ TWILIO_AUTH_TOKENS: oldToken }),
  plan: vendor.plan,
  taken: () => vendor.taken.length,
  refusedNumber: '+639171230000',
}))

describe('a message at twilio', () => {
  const sms = { id: 'sms_42', to: '+639171234567', text: 'a < b & "c"', spoken: false }

  it('carries number, sender, text and where its receipt goes', async () => {
    await connect().send(sms)
    expect(vendor.taken.at(-1)).toEqual({
      To: '+639171234567',
      From: '+15005550006',
      Body: 'a < b & "c"',
      StatusCallback: 'https://loans.example/webhooks/messages/twilio?id=sms_42',
    })
  })

  it('goes through a messaging service where the sender is one', async () => {
    const service = `MG${'0'.repeat(32)}`
    await connect({ TWILIO_FROM: service }).send(sms)
    expect(vendor.taken.at(-1)).toMatchObject({ MessagingServiceSid: service })
    expect(vendor.taken.at(-1)).not.toHaveProperty('From')
  })

  it('is spoken twice by a call, its signs safe inside XML', async () => {
    await connect().send({ ...sms, spoken: true })
    const { Twiml, From } = vendor.taken.at(-1) ?? {}
    expect(From).toBe('+15005550007')
    expect(Twiml?.split('a &lt; b &amp; &quot;c&quot;')).toHaveLength(3)
  })

  it('is not spoken without a number for calls', () => {
    const { TWILIO_VOICE_FROM: _, ...settings } = twilio.manifest.settings.shape
    expect(Object.keys(settings)).toContain('TWILIO_FROM')
    const silent = twilio.connect({
      settings: twilio.manifest.settings.parse({
        TWILIO_ACCOUNT_SID: accountSid,
        TWILIO_AUTH_TOKENS: authToken,
        TWILIO_FROM: 'Harbour',
      }),
      breaker: createBreaker({ nowMs: () => 0, onChange: () => undefined }),
      publicOrigin: 'https://loans.example',
      lenderName: 'Harbour Lending',
    })
    expect(silent.messages?.speaks).toBe(false)
  })
})

describe('a receipt of twilio', () => {
  const query = 'id=sms_42'
  const url = `https://loans.example/webhooks/messages/twilio?${query}`
  const receipt = (fields: Record<string, string>, token = authToken) => {
    const form = new URLSearchParams({ MessageSid: 'SM1', AccountSid: accountSid, ...fields })
    return {
      rawBody: new TextEncoder().encode(form.toString()),
      headers: { 'x-twilio-signature': twilioSignature(token, url, form) },
    }
  }
  const read = ({ rawBody, headers }: ReturnType<typeof receipt>, asked = query) =>
    connect().readReceipt(rawBody, headers, asked)

  it('is signed as the documentation’s own example is', () => {
    const form = new URLSearchParams({
      Digits: '1234',
      To: '+18005551212',
      From: '+12349013030',
      Caller: '+12349013030',
      CallSid: 'CA1234567890ABCDE',
    })
    expect(twilioSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', form)).toBe(
      '0/KCTR6DLpKmkAf8muzZqo1nDgQ=',
    )
  })

  it.each([
    [{ MessageStatus: 'delivered' }, 'delivered', ''],
    [{ MessageStatus: 'read' }, 'delivered', ''],
    [{ MessageStatus: 'undelivered', ErrorCode: '30003' }, 'undelivered', '30003'],
    [{ MessageStatus: 'failed', ErrorCode: '30008' }, 'undelivered', '30008'],
    [{ CallStatus: 'completed' }, 'delivered', ''],
    [{ CallStatus: 'no-answer' }, 'undelivered', ''],
  ])('of %o says %s', (fields, delivery, reason) => {
    expect(read(receipt(fields))).toEqual({ smsId: 'sms_42', delivery, reason })
    expect(read(receipt(fields, oldToken))).toEqual({ smsId: 'sms_42', delivery, reason })
  })

  it.each(['queued', 'sending', 'sent', 'accepted', 'an undocumented status'])('of %s is no end', (MessageStatus) => {
    expect(read(receipt({ MessageStatus }))).toBe('ignored')
  })

  it('counts only as it was signed: for this message, with these words, by this account', () => {
    const good = receipt({ MessageStatus: 'delivered' })
    expect(read({ ...good, headers: { 'x-twilio-signature': '' } })).toBe('badSignature')
    expect(read(good, 'id=sms_43')).toBe('badSignature')
    expect(read({ ...good, rawBody: new TextEncoder().encode('MessageSid=SM1&MessageStatus=delivered') })).toBe(
      'badSignature',
    )
    expect(read(receipt({ MessageStatus: 'delivered' }, 'ffffffffffffffffffffffffffffffff'))).toBe('badSignature')
    expect(read(receipt({}))).toBe('unreadable')
  })
})
