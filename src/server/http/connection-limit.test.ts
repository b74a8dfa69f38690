// Strangers with many connections: those beyond the limit are dropped, told in the log once, and a kept one makes room.

import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { Log } from '../ports/log.ts'
import { limitConnections } from './connection-limit.ts'

const told: unknown[] = []
const log = { warn: (fields: unknown) => told.push(fields) } as unknown as Log
const server = createServer((_request, response) => response.end('served'))
const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nHost: loans.example\r\n\r\n')
  const [answer] = await once(socket, 'data')
  return String(answer)
}

it('a connection beyond the limit is dropped and told once; one on which nothing is asked is closed for the next caller', async () => {
  limitConnections(server, log, 6)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const kept = await open()
  expect(await ask(kept)).toContain('served')
  const silent = await open()
  const drops = [once(server, 'drop'), once(kept, 'close')]
  const beyond = await open()
  await Promise.all([...drops, once(beyond, 'close')])
  expect(told).toEqual([{ count: 1, limit: 2 }])
  // The kept one is closed: its place is the next caller's. The silent one may still send its request.
  expect(await ask(await open())).toContain('served')
  expect(await ask(silent)).toContain('served')
  const again = once(server, 'drop')
  await open()
  await again
  expect(told).toHaveLength(1)
})

it('leaves two thirds of the files that the process may still open to others', () => {
  const mostWith = (left: number | null): number => {
    const other = createServer()
    limitConnections(other, log, left)
    return other.maxConnections
  }
  expect([250, 1_048_000, null, 0].map(mostWith)).toEqual([83, 20_000, 20_000, 1])
})
