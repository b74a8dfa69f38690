// Private files: few at a time are in memory, however many are asked for and not taken, and one reader keeps no other waiting.

import { type AddressInfo, createConnection, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { headOf, rawRequest } from '../../../../tests/support/raw-http.ts'
import type { Deps } from '../../deps.ts'
import { ownFilesAtOnce } from '../limits.ts'
import { createOutgoingFiles } from './outgoing-files.ts'
import { serveOwnFiles } from './own-file.ts'

const limits = { ofAll: 4, ofOne: 3, waitingOfOne: 2 }

describe('files on their way out', () => {
  it('wait for those of the same borrower, up to a number', async () => {
    const files = createOutgoingFiles(limits)
    const three = await Promise.all([1, 2, 3].map(() => files.take('B1')))
    const waiting = [files.take('B1'), files.take('B1')]
    expect(await files.take('B1')).toBeNull()
    for (const end of three) end?.()
    for (const end of await Promise.all(waiting)) end?.()
    expect(await files.take('B1')).not.toBeNull()
  })

  it('are so many of all together, and one that is ended twice counts once', async () => {
    const files = createOutgoingFiles(limits)
    const [first] = await Promise.all(['B1', 'B1', 'B2', 'B3'].map((borrower) => files.take(borrower)))
    expect(await files.take('B4')).toBeNull()
    first?.()
    first?.()
    expect(await files.take('B4')).not.toBeNull()
    expect(await files.take('B5')).toBeNull()
  })
})

/** One borrower with one session. */
function world(publicOrigin: string): { readonly deps: Deps; readonly token: string } {
  const token = 'a'.repeat(43)
  const findSession = async (_db: unknown, _deps: unknown, asked: string) =>
    asked === token ? { borrowerId: 'B1' } : null
  return { deps: { config: { publicOrigin }, hooks: { findSession } } as unknown as Deps, token }
}

describe('own files over the wire', () => {
  let app: FastifyInstance
  const sockets: Socket[] = []
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await app.close()
  })

  it('are read from the disk only when there is room for them', async () => {
    const { deps, token } = world('http://a.test')
    let read = 0
    app = Fastify()
    serveOwnFiles(app, deps, '/files', async (_session, { name }) => {
      read += 1
      return name === 'none' ? null : { content: Buffer.alloc(5_000_000), mediaType: 'image/png' }
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const headers = { Authorization: `Bearer ${token}` }
    // Readers who ask and take nothing.
    const { hostname, port } = new URL(origin)
    for (let n = 0; n < 20; n += 1) {
      const socket = createConnection({ host: hostname, port: Number(port) })
      socket.pause().write(headOf(origin, { target: '/files/large', headers }))
      sockets.push(socket)
    }
    const { ofOne, waitingOfOne } = ownFilesAtOnce
    const crowd = Array.from({ length: ofOne + waitingOfOne }, () =>
      rawRequest(origin, { target: '/files/none', headers }),
    )
    expect((await Promise.race(crowd)).status).toBe(503)
    expect(read).toBeLessThanOrEqual(ofOne)
    for (const socket of sockets.splice(0)) socket.destroy()
    const statuses = (await Promise.all(crowd)).map(({ status }) => status)
    expect([...new Set(statuses)].sort()).toEqual([404, 503])
    expect((await rawRequest(origin, { target: '/files/large', headers })).status).toBe(200)
    expect((await rawRequest(origin, { target: '/files/large' })).status).toBe(404)
  })

  it.each([
    ['https://a.test', '__Host-sid=t=TOKEN', 200],
    ['https://a.test', 'sid=t=made-by-another-host; __Host-sid=t=TOKEN', 200],
    ['https://a.test', 'sid=t=TOKEN', 404],
    ['https://a.test', 'x__Host-sid=t=TOKEN', 404],
    ['http://a.test', 'sid=t=old; sid=t=TOKEN', 200],
    ['http://a.test', 'sid=t=TOKEN; sid=t=new', 404],
  ])('are for the cookie of pages at %s: %s', async (publicOrigin, cookie, status) => {
    const { deps, token } = world(publicOrigin)
    app = Fastify()
    serveOwnFiles(app, deps, '/files', async () => ({ content: 'x', mediaType: 'image/png' }))
    const answer = await app.inject({ url: '/files/a', headers: { cookie: cookie.replace('TOKEN', token) } })
    expect(answer.statusCode).toBe(status)
  })
})
