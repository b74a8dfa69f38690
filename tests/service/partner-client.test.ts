// The TypeScript client of partner calls against the product: its paths, bodies and answers by type, its lists, and its errors.

import { beforeAll, expect, it } from 'vitest'
import { createPartnerClient, done, type PartnerClient, PartnerError, rowsOf } from '../../clients/typescript/client.ts'
import { partnerRights } from '../../src/contracts/partner.ts'
import { createPartnerKey } from '../../src/server/partner/key-store.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
let client: PartnerClient
const clientWith = (key: string): PartnerClient =>
  createPartnerClient({ origin: 'https://loans.example', key, fetch: overProduct })

/** What the client sends, given to the product without a port. */
async function overProduct(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const payload = await request.text()
  const { statusCode, headers, body } = await product.server.app.inject({
    method: request.method as 'GET' | 'POST',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(payload === '' ? {} : { payload }),
  })
  return new Response(body, { status: statusCode, headers: headers as Record<string, string> })
}

beforeAll(async () => {
  const { deps } = product.server
  const expiresAt = new Date(deps.clock.machineNow().getTime() + 86_400_000)
  const { token } = await createPartnerKey(deps.db, deps, {
    name: 'CRM',
    rights: partnerRights,
    loginKey: null,
    expiresAt,
  })
  client = clientWith(token)
})

const phoneOf = (name: string): string => product.persona(name).phone ?? ''

it('links borrowers, places an offer once, and reads every list to its end', async () => {
  const personas = ['active', 'two-orders', 'new-with-account', 'complaint-answered']
  for (const name of personas) {
    const body = { reference: name, phone: phoneOf(name), phoneProvedBy: 'us' } as const
    const { userId } = await done(client.POST('/partner/v1/borrowers', { body }))
    expect(userId).toBe(product.persona(name).params.userId)
  }
  const place = () =>
    done(
      client.POST('/partner/v1/borrowers/{reference}/offers', {
        params: { path: { reference: 'new-with-account' }, header: { 'idempotency-key': 'one' } },
        body: { productId: 'candor-cash', amount: 300_000 },
      }),
    )
  const placed = await place()
  expect(placed.amountMinor).toBe(300_000)
  expect((await place()).offerId).toBe(placed.offerId)
  const orders: string[] = []
  for await (const { reference, orderId } of rowsOf(client, '/partner/v1/orders', { limit: 1 }))
    orders.push(`${reference} ${orderId}`)
  expect(new Set(orders).size).toBe(orders.length)
  expect(orders.map((line) => line.split(' ')[0])).toEqual(['active', 'complaint-answered', 'two-orders', 'two-orders'])
  const { open } = await done(
    client.GET('/partner/v1/borrowers/{reference}/orders', { params: { path: { reference: 'active' } } }),
  ).then((data) => data as { open: { orderId: string }[] })
  expect(orders).toContain(`active ${open[0]?.orderId}`)
})

it('throws what was refused, with its status, code and fields', async () => {
  const refused = async (work: Promise<unknown>): Promise<PartnerError> => {
    const error = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    if (error instanceof PartnerError) return error
    throw new Error(`no PartnerError: ${String(error)}`)
  }
  const body = { reference: 'a b', phone: '13811119876', phoneProvedBy: 'us' } as const
  expect(await refused(done(client.POST('/partner/v1/borrowers', { body })))).toMatchObject({
    ...{ status: 400, code: '400', fields: ['reference'], retryAfterSeconds: null },
  })
  const withoutKey = clientWith('ck_none_none')
  expect(await refused(rowsOf(withoutKey, '/partner/v1/cases').next())).toMatchObject({
    ...{ status: 401, code: 'keyIsNotAccepted' },
  })
})
