// The lender's own systems, from outside: a key and its rights, borrowers by a reference, the calls made for them, and logins exchanged.

import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { Readable } from 'node:stream'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { refusalCodes } from '../../src/contracts/envelope.ts'
import { openPageSession } from '../../src/contracts/identity.ts'
import { getOffer } from '../../src/contracts/offer.ts'
import { listOrders } from '../../src/contracts/order.ts'
import {
  loginAudience,
  type PartnerRight,
  partnerCalls,
  partnerRights,
  relayedCalls,
} from '../../src/contracts/partner.ts'
import { createPartnerKey, revokePartnerKey } from '../../src/server/partner/key-store.ts'
import { productOfFile } from '../support/product-of-file.ts'

const yearMs = 365 * 86_400_000
const ofLogin = generateKeyPairSync('ed25519')
const product = productOfFile()
let token = ''
let keyId = ''

async function newKey(rights: readonly PartnerRight[], more: { loginKey?: string; days?: number } = {}) {
  const { deps } = product.server
  const lifeMs = more.days === undefined ? yearMs : more.days * 86_400_000
  const expiresAt = new Date(deps.clock.machineNow().getTime() + lifeMs)
  return await createPartnerKey(deps.db, deps, { name: 'Core', rights, loginKey: more.loginKey ?? null, expiresAt })
}

beforeAll(async () => {
  const loginKey = ofLogin.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const made = await newKey(partnerRights, { loginKey })
  token = made.token
  keyId = made.id
})

const call = (
  method: 'GET' | 'POST',
  path: string,
  fields: Record<string, unknown> = {},
  { by = token, headers = {} }: { by?: string; headers?: Record<string, string> } = {},
) =>
  product.call({
    ...{ method, path: `/partner/v1/${path}`, fields, json: true },
    headers: { ...(by === '' ? {} : { authorization: `Bearer ${by}` }), ...headers },
  })
const phoneOf = (name: string) => product.persona(name).phone ?? ''
const known = async (reference: string, name: string) => {
  const answer = await call('POST', 'borrowers', { reference, phone: phoneOf(name), phoneProvedBy: 'us' })
  expect(answer.status, answer.text).toBe(200)
  return answer.data as { userId: string; isNew: boolean }
}

describe('a key', () => {
  it('is asked for by every call, and good for its rights alone', async () => {
    const paths = [...Object.values(partnerCalls), ...Object.values(relayedCalls)]
    expect(paths.length).toBeGreaterThan(15)
    for (const { method, path, right } of paths) {
      const at = path.slice('/partner/v1/'.length).replaceAll(/:\w+/g, 'x')
      expect((await call(method, at, {}, { by: '' })).status, path).toBe(401)
      const others = await newKey(partnerRights.filter((one) => one !== right))
      expect(await call(method, at, {}, { by: others.token }), path).toMatchObject({
        status: 403,
        code: 'rightIsMissing',
      })
    }
  })

  it('is good for nothing once it is revoked or has expired, or with another secret', async () => {
    const { deps } = product.server
    const revoked = await newKey(['read'])
    expect((await call('GET', 'borrowers/nobody/orders', {}, { by: revoked.token })).status).toBe(404)
    expect(await revokePartnerKey(deps.db, deps, revoked.id)).toBe(true)
    const expired = await newKey(['read'], { days: -1 })
    const session = product.persona('active').params.sessionId ?? ''
    for (const by of [revoked.token, expired.token, `${token}x`, 'ck_', session])
      expect(await call('GET', 'borrowers/nobody/orders', {}, { by })).toMatchObject({
        status: 401,
        code: 'keyIsNotAccepted',
      })
  })

  it('is looked at once the request is whole: revoked while it is being sent, it has done nothing', async () => {
    const { app, deps } = product.server
    const key = await newKey(['borrowers'])
    const body = JSON.stringify({ reference: 'crm-cut', phone: '13811188888', phoneProvedBy: 'lender' })
    async function* halves() {
      yield body.slice(0, 20)
      expect(await revokePartnerKey(deps.db, deps, key.id)).toBe(true)
      yield body.slice(20)
    }
    const headers = { authorization: `Bearer ${key.token}`, 'content-type': 'application/json' }
    const url = '/partner/v1/borrowers'
    const answer = await app.inject({ method: 'POST', url, headers, payload: Readable.from(halves()) })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'keyIsNotAccepted' })
    expect((await call('GET', 'borrowers/crm-cut/orders')).status).toBe(404)
  })

  it('says on which day it was used last', async () => {
    await call('GET', 'borrowers/nobody/orders')
    const [row] = await product.server.deps.db.query<{ day: string }>(
      'select last_used_on::text as day from partner_key where id = $1',
      [keyId],
    )
    expect(row?.day).toBe(product.server.deps.clock.machineNow().toISOString().slice(0, 10))
  })
})

describe('a reference', () => {
  it('is linked to the borrower of a phone, again with the same answer, and to no other borrower', async () => {
    const { userId, isNew } = await known('crm-1', 'active')
    expect([userId, isNew]).toEqual([product.persona('active').params.userId, false])
    expect((await known('crm-1', 'active')).userId).toBe(userId)
    const ask = (reference: string, name: string) =>
      call('POST', 'borrowers', { reference, phone: phoneOf(name), phoneProvedBy: 'lender' })
    expect(await ask('crm-1', 'overdue')).toMatchObject({ status: 409, code: 'referenceIsTaken' })
    expect(await ask('crm-2', 'active')).toMatchObject({ status: 409, code: 'borrowerHasReference' })
  })

  it('makes a borrower for a phone that the lender has proved, and for no other', async () => {
    const phone = '13811119876'
    const ask = (phoneProvedBy: string, reference = 'crm-new') =>
      call('POST', 'borrowers', { reference, phone, phoneProvedBy })
    expect(await ask('us')).toMatchObject({ status: 409, code: 'phoneIsNotProved' })
    // No row is left behind where the reference is another's.
    await known('crm-taken', 'overdue')
    expect(await ask('lender', 'crm-taken')).toMatchObject({ status: 409, code: 'referenceIsTaken' })
    expect(await ask('us')).toMatchObject({ status: 409, code: 'phoneIsNotProved' })
    expect(await ask('lender')).toMatchObject({ status: 200, data: { isNew: true } })
    expect(await ask('us')).toMatchObject({ status: 200, data: { isNew: false } })
  })

  it.each([
    [{ reference: 'a b', phone: '13811119876', phoneProvedBy: 'us' }, ['reference']],
    [{ reference: 'a', phone: 'x', phoneProvedBy: 'us' }, ['phone']],
    [{ reference: 'a', phone: '13811119876', phoneProvedBy: 'me' }, ['phoneProvedBy']],
    [{ reference: 'a', phone: '13811119876', phoneProvedBy: 'us', role: 'admin' }, ['role']],
  ])('is refused with the fields that are wrong: %j', async (fields, wrong) => {
    expect(await call('POST', 'borrowers', fields)).toMatchObject({ status: 400, data: { fields: wrong } })
  })

  it('of many requests at once is one borrower’s', async () => {
    const ask = (n: number) =>
      call('POST', 'borrowers', { reference: 'crm-race', phone: `1381112000${n}`, phoneProvedBy: 'lender' })
    const answers = await Promise.all([0, 1, 2, 3, 4].map(ask))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })
})

describe('calls for a borrower', () => {
  it('answer what the borrower is answered, and nothing of another', async () => {
    const { userId } = await known('crm-1', 'active')
    const own = await product.call({ method: 'GET', path: listOrders.path, who: product.persona('active') })
    const asked = await call('GET', 'borrowers/crm-1/orders')
    expect(asked).toMatchObject({ status: 200, data: own.data })
    const { orderId } = product.persona('active')
    for (const part of ['', '/schedule', '/amount-due', '/payments'])
      expect((await call('GET', `borrowers/crm-1/orders/${orderId}${part}`)).status, part).toBe(200)
    const foreign = product.persona('overdue').orderId
    for (const part of ['/schedule', '/amount-due', '/payments'])
      expect((await call('GET', `borrowers/crm-1/orders/${foreign}${part}`)).status, part).toBe(409)
    // A session or user in the query changes nothing.
    const other = product.persona('overdue').params as Record<string, string>
    expect((await call('GET', 'borrowers/crm-1/orders', other)).data).toEqual(own.data)
    expect(userId).not.toBe(other.userId)
    expect(await call('GET', 'borrowers/crm-nobody/orders')).toMatchObject({ status: 404, code: 'notFound' })
  })

  it('put an application in, once for each key, and name what is wrong', async () => {
    await known('crm-app', 'application-half')
    const begin = () =>
      call(
        'POST',
        'borrowers/crm-app/applications',
        { productId: 'candor-cash' },
        { headers: { 'idempotency-key': 'p-1' } },
      )
    const [one, other] = [await begin(), await begin()]
    expect([one.status, other.status], one.text).toEqual([200, 200])
    expect(one.data).toEqual(other.data)
    expect(await call('POST', 'borrowers/crm-app/applications', { productId: 'none' })).toMatchObject({ status: 409 })
    expect(await call('POST', 'borrowers/crm-app/application/identity-info', { idType: 'x'.repeat(40) })).toMatchObject(
      {
        status: 400,
        data: { fields: ['idType'] },
      },
    )
    expect(await call('POST', 'borrowers/crm-app/application/identity-info', { idNumber: '1234' })).toMatchObject({
      status: 409,
      data: { fields: ['idType'] },
    })
  })
})

describe('an offer that is placed', () => {
  const place = (reference: string, fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
    call('POST', `borrowers/${reference}/offers`, { productId: 'candor-cash', amount: 300_000, ...fields }, { headers })
  const openPage = async (name: string, fields: Record<string, unknown> = {}) =>
    (
      await product.call({
        path: getOffer.path,
        fields: { productId: 'candor-cash', ...fields },
        who: product.persona(name),
      })
    ).data

  it('is what the page opens with, and no more than what the borrower may still choose', async () => {
    await known('crm-fresh', 'new-with-account')
    const usual = await openPage('new-with-account')
    expect(usual.amount).not.toBe(300_000)
    const placed = await place('crm-fresh', { periods: 180 })
    expect(placed, placed.text).toMatchObject({ status: 200, data: { amountMinor: 300_000, termDays: 180 } })
    expect(placed.data.instalments).toHaveLength(6)
    expect(placed.data.page).toBe('/confirm?productId=candor-cash')
    expect(await openPage('new-with-account')).toMatchObject({
      amount: 300_000,
      periods: 180,
      offerId: placed.data.offerId,
    })
    expect(await openPage('new-with-account', { amount: usual.amount })).toMatchObject({
      amount: usual.amount,
      periods: usual.periods,
    })
    // A newer one takes its place.
    await place('crm-fresh', { amount: 200_000 })
    expect(await openPage('new-with-account')).toMatchObject({ amount: 200_000, periods: usual.periods })
    const listed = (await call('GET', 'offers', { reference: 'crm-fresh' })).data.items as { placed: boolean }[]
    expect(listed.filter(({ placed: isPlaced }) => isPlaced)).toHaveLength(1)
  })

  it('is refused where the product does not offer it, or the borrower cannot have it', async () => {
    await known('crm-fresh', 'new-with-account')
    await known('crm-app', 'application-half')
    await known('crm-1', 'active')
    const refusals = {
      amount: await place('crm-fresh', { amount: 90_000_000 }),
      term: await place('crm-fresh', { periods: 150 }),
      firstDay: await place('crm-fresh', { firstPayTime: '2001-01-01' }),
      product: await place('crm-fresh', { productId: 'none' }),
      noApplication: await place('crm-app', {}),
      openLoan: await place('crm-1', {}),
    }
    const names = Object.fromEntries(
      Object.entries(refusals).map(([name, { status, code }]) => [name, `${status} ${code}`]),
    )
    expect(names).toEqual({
      amount: `409 ${refusalCodes.principalIsOutOfRange}`,
      term: `409 ${refusalCodes.planIsNotOffered}`,
      firstDay: `409 ${refusalCodes.planIsNotOffered}`,
      product: `409 ${refusalCodes.productIsUnknown}`,
      noApplication: `409 ${refusalCodes.applicationIsIncomplete}`,
      openLoan: `409 ${refusalCodes.applyingIsNoUse}`,
    })
    expect(await place('crm-nobody', {})).toMatchObject({ status: 404, code: 'notFound' })
    expect(await place('crm-fresh', { amount: 1.5 })).toMatchObject({ status: 400, data: { fields: ['amount'] } })
  })

  it('under one key is one offer, and another body under that key is refused', async () => {
    await known('crm-fresh', 'new-with-account')
    const key = { 'idempotency-key': 'o-1' }
    const [one, other] = [await place('crm-fresh', {}, key), await place('crm-fresh', {}, key)]
    expect([one.status, other.data], one.text).toEqual([200, one.data])
    expect(await place('crm-fresh', { amount: 400_000 }, key)).toMatchObject({
      status: 422,
      code: 'keyWasUsedForAnother',
    })
    expect(await openPage('new-with-account')).toMatchObject({ amount: 300_000 })
    expect(await place('crm-fresh', {}, { 'idempotency-key': 'x y' })).toMatchObject({
      status: 400,
      data: { fields: ['idempotency-key'] },
    })
  })

  it('is over after its last day', async () => {
    await known('crm-fresh', 'new-with-account')
    await place('crm-fresh', {})
    await product.server.deps.db.execute(`update placed_offer set valid_until = '2001-01-01'`)
    expect((await openPage('new-with-account')).amount).not.toBe(300_000)
  })
})

describe('a list of all borrowers', () => {
  interface Row {
    readonly reference: string
    readonly userId: string
  }
  const all = async (name: string, fields: Record<string, unknown>): Promise<Row[]> => {
    const rows: Row[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page = await call('GET', name, { ...fields, ...(after === '' ? {} : { after }) })
      expect(page.status, page.text).toBe(200)
      rows.push(...(page.data.items as Row[]))
      after = page.data.next as string | null
    }
    return rows
  }

  it.each(['offers', 'orders', 'payments', 'cases'])(
    'of %s has every row once, page by page, and only of borrowers with a reference',
    async (name) => {
      const mine = {
        'crm-1': 'active',
        'crm-taken': 'overdue',
        'crm-two': 'two-orders',
        'crm-case': 'complaint-answered',
      }
      for (const [reference, persona] of Object.entries(mine)) await known(reference, persona)
      const whole = (await call('GET', name, { limit: '200' })).data.items as Row[]
      expect(whole.length).toBeGreaterThan(0)
      expect(await all(name, { limit: 1 })).toEqual(whole)
      const [{ reference, userId } = { reference: '', userId: '' }] = whole
      const ofOne = await all(name, { reference })
      expect(ofOne).toEqual(whole.filter((row) => row.reference === reference))
      expect(ofOne.every((row) => row.userId === userId)).toBe(true)
      const linked = await product.server.deps.db.query<{ reference: string }>('select reference from partner_borrower')
      const references = new Set(linked.map((row) => row.reference))
      expect(whole.every((row) => references.has(row.reference))).toBe(true)
    },
  )

  it.each([
    [{ after: 'x' }, ['after']],
    [{ after: Buffer.from('["a b","1"]').toString('base64url') }, ['after']],
    [{ limit: '201' }, ['limit']],
    [{ reference: 'a b' }, ['reference']],
    [{ page: '2' }, ['page']],
  ])('is refused with the fields that are wrong: %j', async (fields, wrong) => {
    expect(await call('GET', 'orders', fields)).toMatchObject({ status: 400, data: { fields: wrong } })
  })
})

describe('a login of the lender', () => {
  const signed = async (
    claims: Record<string, unknown> = {},
    { key = ofLogin.privateKey, alg = 'EdDSA' }: { key?: KeyObject; alg?: string } = {},
  ) => {
    const now = Math.floor(product.server.deps.clock.machineNow().getTime() / 1000)
    const usual = { iss: keyId, aud: loginAudience, sub: 'crm-1', jti: crypto.randomUUID(), device: 'phone-1' }
    return await new SignJWT({ ...usual, iat: now, exp: now + 120, ...claims }).setProtectedHeader({ alg }).sign(key)
  }
  const exchange = (assertion: string, by = token) => call('POST', 'launch-tickets', { assertion }, { by })

  it('opens a page of the borrower on that device, once', async () => {
    await known('crm-1', 'active')
    const assertion = await signed()
    const answer = await exchange(assertion)
    expect(answer.status, answer.text).toBe(200)
    const { ticket, userId, deviceId } = answer.data
    const open = (device: string) =>
      product.call({ path: openPageSession.path, fields: { ticket, userId, deviceId: device } })
    expect((await open('phone-2')).code).not.toBe('0')
    const opened = await open(deviceId)
    expect(opened.code, opened.text).toBe('0')
    const who = { params: { ...opened.data, userId } }
    expect((await product.call({ method: 'GET', path: listOrders.path, who })).status).toBe(200)
    expect(await exchange(assertion)).toMatchObject({ status: 409, code: 'loginWasUsed' })
  })

  it('is not accepted from elsewhere, for others, too old, too long, or without its parts', async () => {
    const now = Math.floor(product.server.deps.clock.machineNow().getTime() / 1000)
    const foreign = generateKeyPairSync('ed25519').privateKey
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    const cases = {
      foreignKey: await signed({}, { key: foreign }),
      otherAlgorithm: await signed({}, { key: rsa, alg: 'RS256' }),
      unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await signed()).split('.')[1]}.`,
      otherKeyId: await signed({ iss: 'pk0' }),
      forOthers: await signed({ aud: 'candor:launch' }),
      old: await signed({ iat: now - 400, exp: now - 280 }),
      tooLong: await signed({ exp: now + 3_600 }),
      withoutId: await signed({ jti: undefined }),
      withoutDevice: await signed({ device: '' }),
      noReference: await signed({ sub: 'a b' }),
      noToken: 'x',
    }
    for (const [name, assertion] of Object.entries(cases))
      expect(await exchange(assertion), name).toMatchObject({ status: 401, code: 'loginIsNotAccepted' })
    const without = await newKey(['tickets'])
    expect(await exchange(await signed({ iss: without.id }), without.token)).toMatchObject({ status: 401 })
    expect(await exchange(await signed({ sub: 'crm-nobody' }))).toMatchObject({ status: 404, code: 'notFound' })
  })

  it('of many at once opens one page', async () => {
    await known('crm-1', 'active')
    const assertion = await signed()
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(assertion)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })
})
