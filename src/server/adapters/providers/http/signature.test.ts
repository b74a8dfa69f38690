// The signature of notices: raw bytes, either secret, a window of five minutes, and nothing else.

import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSignature, signNotice } from './signature.ts'

const signatureToleranceSeconds = 300

const secrets = ['the new secret of the provider', 'the old secret of the provider'] as const
const now = new Date('2026-11-20T10:00:00.900Z')
const body = new TextEncoder().encode('{"eventId":"SBE-1","amountMinor":140000}')
const at = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)

describe('the signature of a notice', () => {
  it('is HMAC-SHA256 over the timestamp, a dot and the body', () => {
    const hex = createHmac('sha256', secrets[0])
      .update(`1795168800.${Buffer.from(body)}`)
      .digest('hex')
    expect(signNotice(secrets[0], body, now)).toBe(`t=1795168800,v1=${hex}`)
  })

  it.each(secrets)('holds with either of two secrets: %s', (secret) => {
    expect(checkSignature(secrets, body, signNotice(secret, body, now), now)).toBe('good')
  })

  it('does not hold with a third, with none, or with an empty one', () => {
    expect(checkSignature(secrets, body, signNotice('a third secret', body, now), now)).toBe('badSignature')
    expect(checkSignature([], body, signNotice(secrets[0], body, now), now)).toBe('badSignature')
    expect(checkSignature([''], body, signNotice('', body, now), now)).toBe('badSignature')
  })

  it.each([-signatureToleranceSeconds, 0, signatureToleranceSeconds])(
    'is fresh when it is %i seconds away',
    (seconds) => {
      expect(checkSignature(secrets, body, signNotice(secrets[0], body, at(seconds)), now)).toBe('good')
    },
  )

  it.each([-signatureToleranceSeconds - 1, signatureToleranceSeconds + 1])(
    'is stale when it is %i seconds away',
    (seconds) => {
      expect(checkSignature(secrets, body, signNotice(secrets[0], body, at(seconds)), now)).toBe('stale')
    },
  )

  it('does not hold once a byte of the body has changed', () => {
    const header = signNotice(secrets[0], body, now)
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), (index, change) => {
        const changed = body.map((byte, place) => (place === index ? byte ^ change : byte))
        expect(checkSignature(secrets, changed, header, now)).toBe('badSignature')
      }),
    )
  })

  it('does not hold for a body that says the same in other bytes', () => {
    const respaced = new TextEncoder().encode(JSON.stringify(JSON.parse(Buffer.from(body).toString()), null, 1))
    expect(checkSignature(secrets, respaced, signNotice(secrets[0], body, now), now)).toBe('badSignature')
  })

  it.each([
    undefined,
    '',
    't=1795168800',
    'v1=00',
    't=1795168800,v1=',
    `t=1795168800,v1=${'0'.repeat(64)}`,
    `t=,v1=${'0'.repeat(64)}`,
    `t=17951688001795168800,v1=${'0'.repeat(64)}`,
  ])('is not there in %s', (header) => {
    expect(checkSignature(secrets, body, header, now)).toBe('badSignature')
  })

  it('does not hold when its timestamp was changed', () => {
    const header = signNotice(secrets[0], body, now).replace('t=1795168800', 't=1795168801')
    expect(checkSignature(secrets, body, header, now)).toBe('badSignature')
  })
})
