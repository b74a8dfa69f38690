// The database fails in the middle of each call, at its first statement and at later ones: who asked is told a request id and nothing else
// about us, and the next call is answered as ever.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '../../src/contracts/endpoint.ts'
import { endpointList, endpoints } from '../../src/contracts/endpoints.ts'
import { wireFields } from '../../src/contracts/wire.ts'
import type { Queries, Tx } from '../../src/server/db/database.ts'
import { diceOf } from '../simulation/dice.ts'
import { reported } from '../simulation/report.ts'
import { type Product, startProduct, type WireAnswer } from '../support/product.ts'
import { goodValue, type Schema, tellsOfInsides } from './guesses.ts'

/** The statement that fails, counted from the first of the call. */
const failing = [1, 2, 3, 4, 6, 9, 14]
/** What a database could say of itself. */
const secret = 'relation "hidden_table" does not exist: SELECT * FROM borrower at /srv/app/src/server/db.ts:12'

let product: Product
let broken = 0
beforeAll(async () => {
  product = await startProduct({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  reported('brokenCalls', { calls: endpointList.length, broken })
  await product.stop()
})

/** Does `work` while the database fails at its `nth` statement and at every later one. */
async function whileFailing<T>(nth: number, work: () => Promise<T>): Promise<T> {
  const { db } = product.server.deps
  const { query, execute, transaction } = db
  let seen = 0
  const counted =
    <Args extends readonly unknown[], Answer>(statement: (...args: Args) => Promise<Answer>) =>
    (...args: Args): Promise<Answer> => {
      seen += 1
      return seen >= nth ? Promise.reject(new Error(secret)) : statement(...args)
    }
  const wrapped = <Q extends Queries>(queries: Q): Q => ({
    ...queries,
    query: counted(queries.query.bind(queries)) as unknown as Q['query'],
    execute: counted(queries.execute.bind(queries)) as unknown as Q['execute'],
  })
  const outer = wrapped({ ...db, query: query.bind(db), execute: execute.bind(db) })
  Object.assign(db, {
    query: outer.query,
    execute: outer.execute,
    transaction: <Done>(within: (tx: Tx) => Promise<Done>) => transaction.call(db, (tx: Tx) => within(wrapped(tx))),
  })
  try {
    return await work()
  } finally {
    Object.assign(db, { query, execute, transaction })
  }
}

function fieldsFor(endpoint: Endpoint, at: number): Record<string, string> {
  const { productId, orderId, problemId, phone } = product.persona('due')
  const own: Readonly<Record<string, string | null>> = { productId, orderId, problemId, phone, orderNo: orderId }
  const dice = diceOf(4_211 + at)
  return Object.fromEntries(
    Object.entries(wireFields(endpoint.input)).map(([name, schema]) => {
      const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
      return [name, String(own[name] ?? goodValue(dice, described))]
    }),
  )
}

function faultOf({ status, code, data, text }: WireAnswer): string | null {
  if (tellsOfInsides(text) || /hidden_table|srv\/app/.test(text)) return `tells of our insides: ${text.slice(0, 200)}`
  if (status < 500) return null
  if (status === 503) return null
  broken += 1
  if (status !== 500 || code !== '500') return `answered ${status} ${code}`
  return JSON.stringify(Object.keys(data ?? {})) === '["requestId"]' ? null : `says more than a request id: ${text}`
}

describe('a call whose database fails', () => {
  it.each(endpointList.filter(({ form }) => form !== 'multipart').map((one, at) => [one.name, one, at] as const))(
    'says a request id and nothing else about us: %s',
    async (_name, endpoint, at) => {
      const faults: string[] = []
      for (const nth of failing) {
        const answer = await whileFailing(nth, () =>
          product.call({
            method: endpoint.methods[0] ?? 'POST',
            path: endpoint.path,
            who: product.persona('due'),
            fields: fieldsFor(endpoint, at),
            headers: { 'x-forwarded-for': `198.51.${at}.${nth}` },
          }),
        )
        const fault = faultOf(answer)
        if (fault !== null) faults.push(`at statement ${nth}: ${fault}`)
      }
      expect(faults).toEqual([])
    },
  )

  it('was tried in most calls, and the product is as well as before', async () => {
    expect(broken).toBeGreaterThan(endpointList.length)
    await product.server.demo?.reset()
    const who = product.persona('due')
    const answer = await product.call({
      method: 'GET',
      path: endpoints.getOrder.path,
      who,
      fields: { orderId: who.orderId },
    })
    expect([answer.status, answer.code]).toEqual([200, '0'])
  })
})
