// Calls to other servers: what is known after each way in which they can go wrong.

import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { callOutside } from './outgoing-call.ts'

const open: { close(): unknown; closeAllConnections?(): void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections?.()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a call to another server', () => {
  it('answers status and body', async () => {
    const url = await serve((request, response) => {
      request.on('data', () => undefined)
      request.on('end', () => response.writeHead(409).end(`${request.method} ${request.headers['x-key']}`))
    })
    const answer = await callOutside({ method: 'POST', url, headers: { 'x-key': 'k1' }, body: 'hello' })
    expect(answer).toEqual({ outcome: 'answered', status: 409, body: 'POST k1' })
  })

  it('goes where it was sent and nowhere else: a redirect is an answer', async () => {
    const asked: string[] = []
    const url = await serve((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(302, { location: '/elsewhere' }).end('see elsewhere')
    })
    expect(await callOutside({ method: 'GET', url })).toEqual({
      outcome: 'answered',
      status: 302,
      body: 'see elsewhere',
    })
    expect(asked).toEqual(['/'])
  })

  it('was not sent when no server listens', async () => {
    const url = await serve((_request, response) => response.end())
    const closing = open.pop()
    await new Promise((resolve) => (closing as { close(done: unknown): void }).close(resolve))
    expect(await callOutside({ method: 'GET', url })).toEqual({ outcome: 'notSent', why: 'ECONNREFUSED' })
  })

  it('was not sent when the limits pass before a connection stands', async () => {
    // An address of the documentation range: nothing answers, nothing refuses.
    const answer = await callOutside({ method: 'GET', url: 'http://192.0.2.1:81/', connectTimeoutMs: 30 })
    expect(answer.outcome).toBe('notSent')
  })

  it('is lost when the answer does not come in time', async () => {
    const url = await serve(() => undefined)
    const answer = await callOutside({ method: 'POST', url, body: '{}', totalTimeoutMs: 100 })
    expect(answer).toEqual({ outcome: 'lost', why: 'no answer in time' })
  })

  it('is lost when the connection breaks before an answer', async () => {
    const url = await serve((request) => request.socket.destroy())
    expect((await callOutside({ method: 'POST', url, body: '{}' })).outcome).toBe('lost')
  })

  it('is lost when half an answer comes', async () => {
    const server = createSocketServer((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf'))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    open.push(server)
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect((await callOutside({ method: 'GET', url })).outcome).toBe('lost')
  })

  it('is lost when the answer never ends', async () => {
    const url = await serve((_request, response) => {
      const more = (): void => {
        if (response.write('x'.repeat(65_536))) setImmediate(more)
        else response.once('drain', more)
      }
      more()
    })
    expect(await callOutside({ method: 'GET', url })).toEqual({ outcome: 'lost', why: 'the answer is too long' })
  })
})
