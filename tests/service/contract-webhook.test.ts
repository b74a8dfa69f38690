// Events for the lender's own systems, from outside: what a receiver gets of the demo's whole life, and what the desk shows of it.

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type WebhookType, webhookTypes } from '../../src/contracts/webhook.ts'
import { deskOf } from '../support/desk.ts'
import { type Product, startProduct } from '../support/product.ts'

interface Delivery {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const secret = (byte: number): string => `whsec_${Buffer.alloc(32, byte).toString('base64')}`
const got: Delivery[] = []
let status = 204
const receiver = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (status < 300) got.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') })
    response.writeHead(status).end()
  })
})

let product: Product
let desk: ReturnType<typeof deskOf>
let admin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  product = await startProduct({
    WEBHOOK_URL: `http://127.0.0.1:${port}/candor`,
    WEBHOOK_SECRET: secret(1),
    WEBHOOK_SECRET_BEFORE: secret(2),
    // The samples are played: what they keep was not sent.
    DEMO_SAMPLES_DIR: '',
  })
  desk = deskOf(product)
  admin = await desk.token('admin')
})
afterAll(async () => {
  await product.stop()
  receiver.close()
})

const post = (path: string, fields: Record<string, unknown>, who: Parameters<Product['call']>[0]['who'] = null) =>
  product.call({ path, fields, who })
const pass = (days: number) => product.call({ path: '/demo/clock', fields: { advanceDays: days }, json: true })
const said = () => got.map(({ body }) => JSON.parse(body))
const list = async (query = '') => (await desk.get(`/desk/webhooks?${query}`, { token: admin })).data

/** What a borrower and two managers do beside what the samples have done. */
async function liveOn(): Promise<void> {
  const [one, other] = [await desk.token('manager'), await desk.token('manager', 1)]
  const orderId = product.persona('overdue').orderId ?? ''
  const signed = async (body: Record<string, unknown>) => {
    const { data } = await desk.post('/desk/proposals', { token: one, body: { reason: 'was agreed', ...body } })
    expect((await desk.decide(data.id, { token: other })).status).toBe(200)
  }
  const [{ id: paymentId } = { id: '' }] = await product.server.deps.db.query<{ id: string }>(
    `select p.id from payment p join loan_order o on o.id = p.order_id where p.state = 'posted' and o.status = 'active' limit 1`,
  )
  await signed({ kind: 'reversal', paymentId })
  await signed({ kind: 'writeOff', subjectId: orderId })
  const leaving = product.persona('debt-free')
  await post('/hazel/service/login/send-sms-code-new', { phone: leaving.phone, type: 'del' }, leaving)
  const { text } = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone: leaving.phone } })
  const [{ code }] = JSON.parse(text) as [{ code: string }]
  await post('/hazel/service/login/user-delete', { phone: leaving.phone, code }, leaving)
  await pass(1)
}

describe('a receiver', () => {
  it('gets every type of event, each by the schema of /openapi.json, signed by both secrets, with nothing of a person', async () => {
    await liveOn()
    const { text } = await product.call({ method: 'GET', path: '/openapi.json' })
    const { webhooks } = JSON.parse(text) as {
      // biome-ignore lint/suspicious/noExplicitAny: a schema as the document has it
      webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: any }> } } }>
    }
    expect(Object.keys(webhooks)).toEqual(webhookTypes)
    const schemas = new Map(
      Object.entries(webhooks).map(
        ([
          type,
          {
            post: { requestBody },
          },
        ]) => [type, z.fromJSONSchema(requestBody.content['application/json']?.schema)],
      ),
    )
    expect(() => schemas.get('account.deleted')?.parse({ ...said()[0], more: 1 })).toThrow()
    for (const event of said()) expect(schemas.get(event.type)?.parse(event)).toEqual(event)
    expect(new Set(said().map(({ type }) => type))).toEqual(new Set(webhookTypes))
    for (const { body, headers } of got.slice(-5))
      for (const one of [secret(1), secret(2)])
        expect(new Webhook(one).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body))
    const people = await product.server.deps.db.query<{
      phone: string | null
      name: string | null
      email: string | null
    }>('select phone, name, email from borrower')
    const personal = people
      .flatMap(({ phone, name, email }) => [phone, name, email])
      .filter((one) => one !== null && one !== '')
    expect(personal.length).toBeGreaterThan(30)
    const all = got.map(({ body }) => body).join('\n')
    expect(personal.filter((one) => all.includes(`"${one}"`))).toEqual([])
  })

  it('gets the events of each loan in the order in which they happened, each once', () => {
    const ids = got.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(ids.length)
    const byLoan = Map.groupBy(said(), ({ data }) => data.orderId as string | undefined)
    byLoan.delete(undefined)
    expect(byLoan.size).toBeGreaterThan(10)
    for (const [, events] of byLoan) {
      const times = events.map(({ timestamp }) => timestamp as string)
      expect(times).toEqual(times.toSorted())
      const types = events.map(({ type }) => type as WebhookType)
      const paidOut = types.indexOf('loan.disbursed')
      if (types.includes('application.received') && paidOut >= 0)
        expect(types.indexOf('application.decided')).toBeLessThan(paidOut)
    }
  })
})

describe('/desk/webhooks', () => {
  it('lists what became of each event, page by page, by state and by subject', async () => {
    const { receiver: host, events, next } = await list('limit=5')
    expect(host).toMatch(/^127\.0\.0\.1:\d+$/)
    expect(events).toHaveLength(5)
    expect(events[0]).toMatchObject({ state: 'taken', attempts: 1, sentAnew: 0, lastFailure: null, nextTryAt: null })
    const second = await list(`limit=5&before=${next}`)
    expect(second.events.map(({ id }: { id: string }) => id)).not.toContain(events[4].id)
    const { subject } = events[0]
    const same = (await list(`subject=${subject}`)).events
    expect(new Set(same.map((event: { subject: string }) => event.subject))).toEqual(new Set([subject]))
    expect((await list(`subject=${events[0].id}`)).events).toEqual([events[0]])
    expect((await list('state=parked')).events).toEqual([])
    expect((await desk.get('/desk/webhooks?state=lost', { token: admin })).error.fields).toEqual(['state'])
    const support = await desk.token('support')
    expect((await desk.get('/desk/webhooks', { token: support })).error.code).toBe('rightIsMissing')
  })

  it('lets only an admin send an event anew, also one that waits, with the reason in the audit', async () => {
    const replay = (body: Record<string, unknown>, token = admin) => desk.post('/desk/webhooks/replay', { token, body })
    const reason = 'our queue was lost'
    const [event] = (await list('limit=1')).events
    expect((await replay({ eventId: event.id, reason }, await desk.token('manager'))).error.code).toBe('rightIsMissing')
    expect((await replay({ eventId: event.id })).error.fields).toEqual(['reason'])
    expect((await replay({ eventId: 'evt0', reason })).status).toBe(404)
    // Refused, not silent: a receiver that is silent again and again would be left alone for a while.
    status = 422
    expect((await replay({ eventId: event.id, reason })).data).toEqual({ count: 1 })
    await product.server.demo?.time.runDue()
    expect((await list(`subject=${event.id}`)).events).toMatchObject([
      { state: 'waiting', attempts: 1, sentAnew: 1, lastFailure: 'status 422' },
    ])
    expect((await replay({ eventId: event.id, reason })).error).toMatchObject({
      code: 'cannotBeDone',
      why: 'eventWaits',
    })
    await pass(4)
    expect((await list('state=parked')).events.map(({ id }: { id: string }) => id)).toContain(event.id)
    status = 204
    const before = got.length
    expect((await replay({ reason })).data.count).toBeGreaterThan(0)
    await pass(1)
    expect((await list('state=parked')).events).toEqual([])
    expect(got.slice(before).map(({ headers }) => headers['webhook-id'])).toContain(event.id)
    const { acts } = (await desk.get(`/desk/audit?subject=${event.id}`, { token: admin })).data
    expect(acts).toContainEqual(expect.objectContaining({ act: 'replayWebhooks', reason }))
  })
})
