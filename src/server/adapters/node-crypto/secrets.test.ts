// What keeps secrets: the field cipher, the hashes of codes, the launch tickets.

import {
  createCipheriv,
  createHash,
  createHmac,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  scryptSync,
} from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { SealIsBroken } from '../../ports/field-cipher.ts'
import { ticketLifeSeconds } from '../../ports/tickets.ts'
import { createTickets } from '../jose/tickets.ts'
import { createCodeHasher } from './code-hasher.ts'
import { createFieldCipher } from './field-cipher.ts'

describe('a sealed field', () => {
  const cipher = createFieldCipher(randomBytes(32))

  it('opens for its owner and says what was sealed', () => {
    expect(cipher.open(cipher.seal('001234567890 ₱ नमस्ते', 'b_1'), 'b_1')).toBe('001234567890 ₱ नमस्ते')
    expect(cipher.open(cipher.seal('', 'b_1'), 'b_1')).toBe('')
  })

  it('does not open for another owner, and not under another key', () => {
    const sealed = cipher.seal('001234567890', 'b_1')
    expect(() => cipher.open(sealed, 'b_2')).toThrow()
    expect(() => createFieldCipher(randomBytes(32)).open(sealed, 'b_1')).toThrow()
  })

  it('never looks the same twice, nor like what is in it', () => {
    const [first, second] = [cipher.seal('001234567890', 'b_1'), cipher.seal('001234567890', 'b_1')]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(false)
    expect(Buffer.from(first).toString('latin1')).not.toContain('001234567890')
  })

  it('does not open once a single bit was changed, or its end is missing', () => {
    const sealed = cipher.seal('001234567890', 'b_1')
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Uint8Array.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => cipher.open(changed, 'b_1'), `byte ${at}`).toThrow()
    }
    for (const length of [0, 1, 12, 28, sealed.length - 1]) {
      expect(() => cipher.open(sealed.subarray(0, length), 'b_1')).toThrow()
    }
  })

  it('opens under the key before, while two are being exchanged, and is sealed under the new one', () => {
    const [oldKey, newKey] = [randomBytes(32), randomBytes(32)]
    const both = createFieldCipher(newKey, oldKey)
    expect(both.open(createFieldCipher(oldKey).seal('001234567890', 'b_1'), 'b_1')).toBe('001234567890')
    expect(() => both.open(createFieldCipher(oldKey).seal('001234567890', 'b_1'), 'b_2')).toThrow(SealIsBroken)
    const sealed = both.seal('001234567890', 'b_1')
    expect(createFieldCipher(newKey).open(sealed, 'b_1')).toBe('001234567890')
    expect(() => createFieldCipher(oldKey).open(sealed, 'b_1')).toThrow(SealIsBroken)
    expect(Buffer.from(sealed).subarray(0, both.mark.length).equals(Buffer.from(both.mark))).toBe(true)
  })

  it('opens that was sealed before keys had names', () => {
    const key = Buffer.alloc(32, 7)
    const nameless = Buffer.from('01000102030405060708090a0b', 'hex')
    const cipher = createCipheriv('aes-256-gcm', key, nameless.subarray(1)).setAAD(Buffer.from('b_1'))
    const body = Buffer.concat([cipher.update('0012'), cipher.final()])
    const sealed = Buffer.concat([nameless, cipher.getAuthTag(), body])
    for (const one of [createFieldCipher(key), createFieldCipher(randomBytes(32), key)])
      expect(one.open(sealed, 'b_1')).toBe('0012')
    expect(() => createFieldCipher(randomBytes(32)).open(sealed, 'b_1')).toThrow(SealIsBroken)
  })

  it('asks for a key of 32 bytes', () => {
    expect(() => createFieldCipher(randomBytes(16))).toThrow('32 bytes')
  })
})

describe('a hashed code', () => {
  const salt = Buffer.alloc(16, 7)

  it('matches itself, and no other code, salt or server', async () => {
    const hasher = createCodeHasher('a'.repeat(32))
    const hash = await hasher.hash('123456', salt)
    expect(await hasher.matches('123456', salt, hash)).toBe(true)
    expect(await hasher.matches('123457', salt, hash)).toBe(false)
    expect(await hasher.matches('', salt, hash)).toBe(false)
    expect(await hasher.matches('123456', Buffer.alloc(16, 8), hash)).toBe(false)
    expect(await hasher.matches('123456', salt, hash.subarray(0, 31))).toBe(false)
    expect(await createCodeHasher('b'.repeat(32)).matches('123456', salt, hash)).toBe(false)
  })

  it('costs what the product says unless a test asks for less: a table of hashes takes the work for each code', async () => {
    const keyed = createHmac(
      'sha256',
      new Uint8Array(hkdfSync('sha256', 'a'.repeat(32), '', 'candor/one-time-code', 32)),
    )
      .update('123456')
      .digest()
    const expected = scryptSync(keyed, salt, 32, { N: 16_384 })
    expect(Buffer.from(await createCodeHasher('a'.repeat(32)).hash('123456', salt))).toEqual(expected)
    expect(Buffer.from(await createCodeHasher('a'.repeat(32), 2).hash('123456', salt))).not.toEqual(expected)
  })

  it('leaves a mark of a phone that another server would not make', () => {
    const mark = (secret: string, phone: string) =>
      Buffer.from(createCodeHasher(secret).fingerprint(phone)).toString('hex')
    expect(mark('a'.repeat(32), '13912345678')).toBe(mark('a'.repeat(32), '13912345678'))
    expect(mark('a'.repeat(32), '13912345678')).not.toBe(mark('b'.repeat(32), '13912345678'))
    expect(mark('a'.repeat(32), '13912345678')).not.toBe(mark('a'.repeat(32), '13912345679'))
  })
})

describe('a launch ticket', () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const tickets = createTickets(privateKey)
  const now = new Date('2026-11-20T10:00:00Z')
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const issue = () => tickets.issue({ borrowerId: 'b_1', deviceId: 'phone-1', jti: 'jti-1', now })
  const bearer = { userId: 'b_1', deviceId: 'phone-1', now }

  it('names its borrower to that borrower, on that device', async () => {
    expect(await tickets.read(await issue(), bearer)).toEqual({
      jti: 'jti-1',
      borrowerId: 'b_1',
      expiresAt: later(ticketLifeSeconds),
    })
  })

  it('is foreign to another borrower and on another device', async () => {
    expect(await tickets.read(await issue(), { ...bearer, userId: 'b_2' })).toBe('foreign')
    expect(await tickets.read(await issue(), { ...bearer, deviceId: 'phone-2' })).toBe('foreign')
    expect(await tickets.read(await issue(), { ...bearer, deviceId: '' })).toBe('foreign')
  })

  it('names its key, and is looked up by that name alone; one without a name is tried with each', async () => {
    const { privateKey: newKey } = generateKeyPairSync('ed25519')
    const ticket = await tickets.issue({ borrowerId: 'b_1', deviceId: 'phone-1', jti: 'jti_kid', now })
    const head = (text: string) => JSON.parse(Buffer.from(text.split('.')[0] ?? '', 'base64url').toString('utf8'))
    const { kid } = head(ticket) as { kid: string }
    expect(kid).toMatch(/^[\w-]{11}$/)
    const other = await createTickets(newKey).issue({ borrowerId: 'b_1', deviceId: 'phone-1', jti: 'jti_kid', now })
    expect(head(other).kid).not.toBe(kid)
    const signed = (header: object) =>
      new SignJWT({ dev: createHash('sha256').update('phone-1').digest('base64url') })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'launch+jwt', ...header })
        .setIssuer('candor')
        .setAudience('candor:launch')
        .setSubject('b_1')
        .setJti('jti_kid')
        .setIssuedAt(now)
        .setExpirationTime(later(60))
        .sign(privateKey)
    const read = async (text: string) => createTickets(newKey, privateKey).read(text, bearer)
    expect(await read(await signed({}))).toMatchObject({ jti: 'jti_kid' })
    expect(await read(await signed({ kid }))).toMatchObject({ jti: 'jti_kid' })
    expect(await read(await signed({ kid: head(other).kid }))).toBe('foreign')
    expect(await read(await signed({ kid: 'AAAAAAAAAAA' }))).toBe('foreign')
  })

  it('opens a page under the key before, while two are being exchanged, and no longer', async () => {
    const { privateKey: newKey } = generateKeyPairSync('ed25519')
    const ticket = await issue()
    expect(await createTickets(newKey, privateKey).read(ticket, bearer)).toMatchObject({ borrowerId: 'b_1' })
    expect(await createTickets(newKey, privateKey).read(ticket, { ...bearer, userId: 'b_2' })).toBe('foreign')
    expect(await createTickets(newKey, privateKey).read(ticket, { ...bearer, now: later(301) })).toBe('expired')
    expect(await createTickets(newKey).read(ticket, bearer)).toBe('foreign')
    const made = await createTickets(newKey, privateKey).issue({
      borrowerId: 'b_1',
      deviceId: 'phone-1',
      jti: 'j',
      now,
    })
    expect(await tickets.read(made, bearer)).toBe('foreign')
  })

  it('holds for five minutes', async () => {
    expect(ticketLifeSeconds).toBe(300)
    expect(await tickets.read(await issue(), { ...bearer, now: later(299) })).toMatchObject({ borrowerId: 'b_1' })
    expect(await tickets.read(await issue(), { ...bearer, now: later(301) })).toBe('expired')
  })

  it('carries neither the device nor anything else in clear that the address does not have', async () => {
    const claims = Buffer.from((await issue()).split('.')[1] ?? '', 'base64url').toString()
    expect(claims).not.toContain('phone-1')
  })

  it('is foreign once any letter of it was changed', async () => {
    const ticket = await issue()
    for (let at = 0; at < ticket.length; at += 3) {
      const changed = `${ticket.slice(0, at)}${ticket[at] === 'A' ? 'B' : 'A'}${ticket.slice(at + 1)}`
      expect(await tickets.read(changed, bearer), `letter ${at}`).toBe('foreign')
    }
  })

  it.each(['', 'x', 'a.b.c', '..', 'null', '{}', 'A'.repeat(2000)])('is foreign when it is %j', async (text) => {
    expect(await tickets.read(text, bearer)).toBe('foreign')
  })

  const forged = (claims: Record<string, unknown>, header: { alg: string; typ?: string }, key = privateKey) =>
    new SignJWT(claims).setProtectedHeader(header).sign(key)
  const genuine = {
    iss: 'candor',
    aud: 'candor:launch',
    sub: 'b_1',
    jti: 'j',
    iat: now.getTime() / 1000,
    exp: now.getTime() / 1000 + 300,
    dev: createHash('sha256').update('phone-1').digest('base64url'),
  }

  it('is foreign when it is signed by another key or not at all', async () => {
    const other = generateKeyPairSync('ed25519').privateKey
    expect(await tickets.read(await forged(genuine, { alg: 'EdDSA', typ: 'launch+jwt' }, other), bearer)).toBe(
      'foreign',
    )
    const [header, claims] = [{ alg: 'none', typ: 'launch+jwt' }, genuine].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    )
    expect(await tickets.read(`${header}.${claims}.`, bearer)).toBe('foreign')
  })

  it.each([
    ['another audience', { aud: 'candor:other' }],
    ['another issuer', { iss: 'somebody' }],
    ['no number', { jti: undefined }],
    ['no end', { exp: undefined }],
    ['no borrower', { sub: undefined }],
    ['no device', { dev: undefined }],
  ])('is foreign with %s, though we signed it', async (_what, change) => {
    const claims = JSON.parse(JSON.stringify({ ...genuine, ...change })) as Record<string, unknown>
    expect(await tickets.read(await forged(claims, { alg: 'EdDSA', typ: 'launch+jwt' }), { ...bearer })).toBe('foreign')
  })

  it('is no other kind of token of ours', async () => {
    const claims = genuine
    expect(await tickets.read(await forged(claims, { alg: 'EdDSA', typ: 'launch+jwt' }), bearer)).toMatchObject({
      jti: 'j',
    })
    expect(await tickets.read(await forged(claims, { alg: 'EdDSA', typ: 'JWT' }), bearer)).toBe('foreign')
    expect(await tickets.read(await forged(claims, { alg: 'EdDSA' }), bearer)).toBe('foreign')
  })

  it('cannot be made to hold longer than five minutes', async () => {
    const claims = { ...genuine, exp: genuine.exp + 86_400 }
    const long = await forged(claims, { alg: 'EdDSA', typ: 'launch+jwt' })
    expect(await tickets.read(long, { ...bearer, now: later(301) })).toBe('expired')
  })
})
