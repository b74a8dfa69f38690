// The door of every call: sessions, unknown, doubled and contradictory values, bodies, methods, and the document that describes it.

import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { isOpen } from '../../src/contracts/endpoint.ts'
import { endpointList, endpoints } from '../../src/contracts/endpoints.ts'
import { refusalCodes } from '../../src/contracts/envelope.ts'
import { wireFields } from '../../src/contracts/wire.ts'
import { refusals } from '../../src/core/refusal.ts'
import { routes } from '../../src/server/api.ts'
import { ledgerHash } from '../../src/server/db/ledger/ledger.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()

const withSession = endpointList.filter((endpoint) => !isOpen(endpoint))
const posts = endpointList.filter(
  ({ methods, form, unknownFields }) => methods.includes('POST') && form !== 'multipart' && unknownFields !== 'ignore',
)

describe('the table of calls', () => {
  it('gives each call exactly one use case', () => {
    expect(Object.keys(routes).sort()).toEqual(Object.keys(endpoints).sort())
    for (const endpoint of endpointList)
      expect(endpoints[endpoint.name as keyof typeof endpoints].path).toBe(endpoint.path)
  })

  it('gives each method and address to one call only', () => {
    const places = endpointList.flatMap((endpoint) => endpoint.methods.map((method) => `${method} ${endpoint.path}`))
    expect(new Set(places).size).toBe(places.length)
  })

  it('gives each refusal a code, and no two refusals the same one by accident', () => {
    expect(Object.keys(refusalCodes).sort()).toEqual(Object.keys(refusals).sort())
    const codes = Object.values(refusalCodes)
    expect(codes.length - new Set(codes).size).toBe(0)
  })
})

describe('a call without a session', () => {
  it.each(withSession.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s answers 401',
    async (_name, endpoint) => {
      for (const sessionId of ['', 'no-such-session']) {
        const answer = await product.call({
          method: endpoint.methods[0] ?? 'POST',
          path: endpoint.path,
          query: { sessionId, lang: 'en' },
        })
        expect([answer.status, answer.code]).toEqual([401, '401'])
        expect(answer.data).toBeNull()
      }
    },
  )

  it('is not helped by a session of another borrower', async () => {
    const mine = product.persona('active')
    const answer = await product.call({
      method: 'GET',
      path: endpoints.getOrder.path,
      query: { ...(mine.params as Record<string, string>), userId: String(product.persona('due').params.userId) },
      fields: { orderId: mine.orderId },
    })
    expect(answer.code).toBe('401')
  })

  it('takes the session as a bearer as well', async () => {
    const who = product.persona('active')
    const answer = await product.call({
      method: 'GET',
      path: endpoints.getOrder.path,
      fields: { orderId: who.orderId },
      headers: { authorization: `Bearer ${who.params.sessionId}` },
    })
    expect(answer.code).toBe('0')
  })

  it('takes no two of them: another one as a bearer than in the query is none', async () => {
    const who = product.persona('active')
    const ask = (bearer: unknown) =>
      product.call({
        method: 'GET',
        path: endpoints.getOrder.path,
        who,
        fields: { orderId: who.orderId },
        headers: { authorization: `Bearer ${bearer}` },
      })
    expect((await ask(product.persona('due').params.sessionId)).code).toBe('401')
    expect((await ask(who.params.sessionId)).code).toBe('0')
  })

  it('never takes it from a cookie', async () => {
    const who = product.persona('active')
    const answer = await product.call({
      method: 'GET',
      path: endpoints.getOrder.path,
      fields: { orderId: who.orderId },
      headers: { cookie: `sid=t%3D${who.params.sessionId}` },
    })
    expect(answer.code).toBe('401')
  })
})

describe('a malformed call', () => {
  it.each(posts.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s names a field that it does not know',
    async (_name, endpoint) => {
      const hash = await ledgerHash(product.server.deps.db)
      const answer = await product.call({
        path: endpoint.path,
        who: product.persona('active'),
        fields: { zzUnknown: '1' },
      })
      expect([answer.status, answer.code]).toEqual([400, '400'])
      expect(answer.data.fields).toContain('zzUnknown')
      expect(await ledgerHash(product.server.deps.db)).toBe(hash)
    },
  )

  it.each(
    posts
      .filter((endpoint) => Object.keys(wireFields(endpoint.input)).length > 0)
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )('%s refuses a doubled field and a list', async (_name, endpoint) => {
    const [field = ''] = Object.keys(wireFields(endpoint.input)).filter(
      (name) => name !== 'userId' && name !== 'deviceId',
    )
    const who = product.persona('active')
    const doubled = await product.call({
      path: endpoint.path,
      who,
      raw: { type: 'application/x-www-form-urlencoded', body: `${field}=1&${field}=2` },
    })
    expect([doubled.status, doubled.data?.fields]).toEqual([400, [field === 'product_id' ? 'productId' : field]])
    const list = await product.call({
      path: endpoint.path,
      who,
      raw: { type: 'application/json', body: JSON.stringify({ [field]: ['1'] }) },
    })
    expect(list.status).toBe(400)
  })

  it('has one spelling of the product: two that differ are refused', async () => {
    const who = product.persona('new-with-account')
    const answer = await product.call({
      path: endpoints.getOffer.path,
      who,
      fields: { productId: 'candor-cash', product_id: 'salary-bridge' },
    })
    expect([answer.status, answer.data.fields]).toEqual([400, ['product_id']])
    const folded = await product.call({ path: endpoints.getOffer.path, who, fields: { product_id: 'candor-cash' } })
    expect([folded.code, folded.data.productId]).toEqual(['0', 'candor-cash'])
  })

  it('is refused when query and body contradict each other', async () => {
    const who = product.persona('active')
    const answer = await product.call({
      path: endpoints.getAmountDue.path,
      who,
      query: { orderId: 'other' },
      fields: { orderId: who.orderId },
    })
    expect([answer.status, answer.data.fields]).toEqual([400, ['orderId']])
  })

  it('with a body of 2 MB is refused, and says why', async () => {
    const answer = await product.call({
      path: endpoints.getOffer.path,
      who: product.persona('active'),
      raw: { type: 'application/x-www-form-urlencoded', body: `productId=${'x'.repeat(2 * 1024 * 1024)}` },
    })
    expect([answer.status, answer.code, answer.data.fields]).toEqual([413, '413', ['body']])
    expect(answer.message).toMatch(/1 MB/)
  })

  it('with a picture of 6 MB is told how large a picture may be', async () => {
    const answer = await product.call({
      path: endpoints.uploadComplaintImage.path,
      who: product.persona('active'),
      raw: { type: 'multipart/form-data; boundary=x', body: Buffer.alloc(6 * 1024 * 1024) },
    })
    expect([answer.status, answer.data]).toEqual([413, { fields: ['body'], maxBytes: 5 * 1024 * 1024 }])
    expect(answer.message).toMatch(/5 MB/)
  })

  it.each([
    ['broken JSON', 'application/json', '{"productId":'],
    ['a JSON list', 'application/json', '[1]'],
    ['a JSON text', 'application/json', '"x"'],
    ['XML', 'application/xml', '<a/>'],
  ])('with %s is refused, never an error of ours', async (_name, type, body) => {
    const answer = await product.call({
      path: endpoints.getOffer.path,
      who: product.persona('active'),
      raw: { type, body },
    })
    expect([400, 415]).toContain(answer.status)
    expect(answer.code).toBe('400')
  })

  it.each(['-1', '1e3', '0x10', '1.5', '١٢٣', ' 5', '99999999999999999999', '', 'NaN'])(
    'takes %j for no amount',
    async (amount) => {
      const who = product.persona('due')
      const answer = await product.call({
        path: endpoints.createPayCode.path,
        who,
        fields: { orderId: who.orderId, amount, channelNumber: '90101' },
      })
      expect([answer.status, answer.data.fields]).toEqual([400, ['amount']])
    },
  )

  it('without the marker header, or from another site, changes nothing', async () => {
    const who = product.persona('new-with-account')
    const foreign: Record<string, string>[] = [{ 'x-requested-with': '' }, { 'sec-fetch-site': 'cross-site' }]
    for (const headers of foreign) {
      const answer = await product.call({
        path: endpoints.getOffer.path,
        who,
        fields: { productId: 'candor-cash' },
        headers,
      })
      expect(answer.status).toBe(400)
    }
  })

  it('with header values that no header may have is refused', async () => {
    const answer = await product.call({
      path: endpoints.getOffer.path,
      who: product.persona('active'),
      query: { appName: 'x'.repeat(129) },
    })
    expect([answer.status, answer.data.fields]).toEqual([400, ['appName']])
  })
})

describe('every answer', () => {
  it('is stored by no cache on the way', async () => {
    const answer = await product.call({
      method: 'GET',
      path: endpoints.getOrder.path,
      who: product.persona('active'),
      fields: { orderId: 'x' },
    })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['cdn-cache-control']).toBe('no-store')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('for an order of another borrower is the one for an order that does not exist', async () => {
    const who = product.persona('active')
    const other = product.persona('overdue').orderId
    for (const endpoint of [endpoints.getOrder, endpoints.getAmountDue, endpoints.getRollover, endpoints.getPayWays]) {
      const method = endpoint.methods[0] ?? 'POST'
      const foreign = await product.call({ method, path: endpoint.path, who, fields: { orderId: other } })
      const missing = await product.call({
        method,
        path: endpoint.path,
        who,
        fields: { orderId: 'L0000000000000000000000' },
      })
      expect(foreign.text).toBe(missing.text)
      expect(foreign.code).toBe('40401')
    }
  })

  it('of a use case that breaks says a request id and nothing else about us', async () => {
    const { db } = product.server.deps
    const { query } = db
    Object.assign(db, { query: () => Promise.reject(new Error('select * from secret at /srv/app.ts')) })
    const answer = await product.call({
      method: 'GET',
      path: endpoints.getOrder.path,
      who: product.persona('active'),
      fields: { orderId: 'x' },
    })
    Object.assign(db, { query })
    expect([answer.status, answer.code]).toEqual([500, '500'])
    expect(Object.keys(answer.data)).toEqual(['requestId'])
    expect(answer.text).not.toMatch(/select|\.ts|secret/i)
  })
})

describe('/openapi.json', () => {
  it('is valid by an independent validator and knows every call', async () => {
    const { text } = await product.call({ method: 'GET', path: '/openapi.json' })
    const document = JSON.parse(text) as {
      openapi: string
      paths: Record<string, Record<string, { responses: object }>>
    }
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
    for (const endpoint of endpointList) {
      for (const method of endpoint.methods) {
        const operation = document.paths[endpoint.path]?.[method.toLowerCase()]
        const answers = ['200', '400', '413', '429', '500', '503']
        if (endpoint.access !== 'public') answers.push('401')
        if (method === 'POST') answers.push('415')
        if (endpoint.keyed) answers.push('422')
        expect(Object.keys(operation?.responses ?? {}).sort(), endpoint.name).toEqual(answers.sort())
      }
    }
  })

  it('says what a payment provider sends, too, and what it is answered', async () => {
    const { text } = await product.call({ method: 'GET', path: '/openapi.json' })
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { responses: object }>> }
    const notice = paths['/webhooks/payments/{channel}']?.post
    expect(notice).toMatchObject({ security: [], parameters: [{ name: 'channel', in: 'path', required: true }] })
    const json = 'application/json'
    const problem = ['code', 'message', 'data']
    for (const [channel, type, status, fields] of [
      ['bank-transfer', json, 401, ['result']],
      ['none', json, 404, ['result']],
      ['%zz', json, 400, problem],
      ['bank-transfer', 'no kind', 415, problem],
    ] as const) {
      const answer = await product.call({
        path: `/webhooks/payments/${channel}`,
        raw: { type, body: Buffer.from('{}') },
      })
      expect([answer.status, Object.keys(JSON.parse(answer.text) as object)]).toEqual([status, fields])
      expect(Object.keys(notice?.responses ?? {})).toContain(String(status))
    }
  })
})
