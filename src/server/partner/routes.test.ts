// What the gate lets through of partner calls: an address without a key costs no question to the database, and a key has one caller's calls.

import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Deps } from '../deps.ts'
import { createGate } from '../http/limits.ts'
import type { Pipeline } from '../http/pipeline.ts'
import type { HttpServer } from '../http/server.ts'
import { servePartner } from './routes.ts'

/** Of so many processes each has two calls a minute of the class `read`. */
const processes = 900
const callsAMinute = 2

function doorWith(found: readonly object[]) {
  const asked: string[] = []
  const db = {
    query: async (sql: string) => {
      asked.push(sql)
      return sql.includes('from partner_key') ? found : []
    },
    first: async (sql: string) => (await db.query(sql))[0] ?? null,
    value: async (sql: string) => Object.values((await db.query(sql))[0] ?? {})[0] ?? null,
  }
  const clock = { machineNow: () => new Date('2026-08-10T04:00:00Z') }
  const app = Fastify({ trustProxy: true })
  const bodies = { bytesOf: async () => Buffer.alloc(0) }
  const means = { deps: { db, clock } as unknown as Deps, pipeline: {} as Pipeline, gate: createGate(() => processes) }
  servePartner(Object.assign(app, { bodies }) as unknown as HttpServer, means)
  const call = (address: string) =>
    app.inject({
      url: '/partner/v1/borrowers/crm-1/orders',
      headers: { authorization: 'Bearer ck_1_x', 'x-forwarded-for': address },
    })
  return { asked, call }
}

const key = { id: '1', name: 'Core', rights: ['read'], lastUsedOn: '2026-08-10' }

describe('too many partner calls', () => {
  it('of an address that has no key are refused before the key is looked for', async () => {
    const { asked, call } = doorWith([])
    for (let n = 0; n < callsAMinute; n += 1) expect((await call('192.0.2.1')).statusCode).toBe(401)
    const refused = await call('192.0.2.1')
    expect([refused.statusCode, refused.json().data]).toEqual([429, null])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(asked).toHaveLength(callsAMinute)
    expect((await call('192.0.2.2')).statusCode).toBe(401)
  })

  it('of a key are refused, however many addresses its system has', async () => {
    const { call } = doorWith([key])
    for (let n = 0; n < callsAMinute; n += 1) expect((await call(`192.0.2.${n}`)).statusCode).toBe(404)
    expect((await call('192.0.2.9')).statusCode).toBe(429)
  })
})
