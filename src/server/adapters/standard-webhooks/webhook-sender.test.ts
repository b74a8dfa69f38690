// Events on their way to the lender's own systems: how they are signed, and what a receiver of ill will cannot do.

import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { createBreaker } from '../http/breaker.ts'
import { callOutside } from '../http/outgoing-call.ts'
import { publicLookup } from './public-lookup.ts'
import { createWebhookSender } from './webhook-sender.ts'

const notPublic = 'EADDRNOTPUBLIC'

const failuresUntilRest = 5

const secret = (byte: number): string => `whsec_${Buffer.alloc(32, byte).toString('base64')}`
const [newer, older] = [secret(1), secret(2)]
const open: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const patient = () => createBreaker({ nowMs: () => 0, onChange: () => undefined })
const senderTo = (url: string, more: { secrets?: string[]; publicOnly?: boolean; find?: LookupFunction } = {}) => {
  const { secrets = [newer], publicOnly = false, ...means } = more
  return createWebhookSender({ url, secrets, publicOnly }, { breaker: patient(), totalTimeoutMs: 300, ...means })
}
const event = () => ({ id: 'evt1', body: '{"type":"loan.late","data":{"words":"₱ \\u20b1"}}', at: new Date() })
const finds =
  (...addresses: string[]): LookupFunction =>
  (_host, _options, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

describe('an event', () => {
  it('is signed by each secret as Standard Webhooks say, over the bytes that are sent', async () => {
    const got: { headers: Record<string, string>; body: string }[] = []
    const url = await serve((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        got.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(parts).toString('utf8') })
        response.writeHead(204).end()
      })
    })
    const sent = event()
    expect(await senderTo(url, { secrets: [newer, older] }).send(sent)).toEqual({ outcome: 'taken' })
    const [{ headers, body } = { headers: {}, body: '' }] = got
    expect(body).toBe(sent.body)
    expect(headers).toMatchObject({ 'webhook-id': 'evt1', 'content-type': 'application/json' })
    for (const one of [newer, older]) expect(new Webhook(one).verify(body, headers)).toEqual(JSON.parse(body))
    expect(() => new Webhook(secret(3)).verify(body, headers)).toThrow('No matching signature found')
    expect(() => new Webhook(newer).verify(`${body} `, headers)).toThrow('No matching signature found')
  })

  it.each([
    [200, { outcome: 'taken' }],
    [299, { outcome: 'taken' }],
    [400, { outcome: 'failed', why: 'status 400' }],
    [410, { outcome: 'failed', why: 'status 410' }],
    [500, { outcome: 'failed', why: 'status 500' }],
  ])('with the answer %i is %o', async (status, outcome) => {
    const url = await serve((_request, response) => response.writeHead(status).end('what a receiver says'))
    expect(await senderTo(url).send(event())).toEqual(outcome)
  })
})

describe('a receiver', () => {
  it('that redirects, as to the data of a cloud, has not taken it, and nothing is sent there', async () => {
    const asked: string[] = []
    const elsewhere = await serve((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    for (const location of ['http://169.254.169.254/latest/meta-data/', `${elsewhere}/inside`])
      for (const status of [301, 302, 307, 308]) {
        const url = await serve((_request, response) => response.writeHead(status, { location }).end())
        expect(await senderTo(url).send(event())).toEqual({ outcome: 'failed', why: `status ${status}` })
      }
    expect(asked).toEqual([])
  })

  it('that hangs before it answers has not taken it', async () => {
    const url = await serve(() => undefined)
    expect(await senderTo(url).send(event())).toEqual({ outcome: 'failed', why: 'no answer in time' })
  })

  it('that answers 200 and never ends its body has taken it, and no more of the body is read', async () => {
    const gigabyte = 1_073_741_824
    let written = 0
    let closed: () => void = () => undefined
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve
    })
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': String(gigabyte) })
      const part = Buffer.alloc(65_536)
      const more = (): void => {
        while (written < gigabyte && !response.destroyed) {
          written += part.length
          if (!response.write(part)) return void response.once('drain', more)
        }
      }
      response.on('close', closed)
      more()
    })
    expect(await senderTo(url).send(event())).toEqual({ outcome: 'taken' })
    await isClosed
    expect(written).toBeLessThan(gigabyte / 16)
  })

  it('that keeps failing is left alone for a while: no event waits for it', async () => {
    let asked = 0
    const url = await serve((_request, response) => {
      asked += 1
      response.writeHead(503).end()
    })
    const breaker = patient()
    const sender = createWebhookSender({ url, secrets: [newer], publicOnly: false }, { breaker })
    for (let time = 0; time < failuresUntilRest; time += 1)
      expect(await sender.send(event())).toEqual({ outcome: 'failed', why: 'status 503' })
    expect(await sender.send(event())).toEqual({ outcome: 'resting' })
    expect(asked).toBe(failuresUntilRest)
  })
})

describe('in production', () => {
  const hostOf = (url: string): string => url.replace('127.0.0.1', 'hooks.example')

  it('nothing is sent to a name that leads beside us, also with a public address among its answers', async () => {
    let asked = 0
    const url = await serve((_request, response) => {
      asked += 1
      response.end()
    })
    for (const found of [
      ['127.0.0.1'],
      ['8.8.8.8', '127.0.0.1'],
      ['::1'],
      ['::ffff:127.0.0.1'],
      ['169.254.169.254'],
      [],
    ])
      expect(await senderTo(hostOf(url), { publicOnly: true, find: finds(...found) }).send(event())).toEqual({
        outcome: 'failed',
        why: notPublic,
      })
    expect(await senderTo(url, { publicOnly: true }).send(event())).toEqual({ outcome: 'failed', why: notPublic })
    expect(asked).toBe(0)
  })

  it('a name that leads elsewhere at the second look is looked up once per delivery, and refused then', async () => {
    let looks = 0
    const rebinding: LookupFunction = (host, options, answer) => {
      looks += 1
      finds(looks === 1 ? '8.8.8.8' : '127.0.0.1')(host, options, answer)
    }
    const guarded = publicLookup(rebinding)
    const look = (options: object) =>
      new Promise((resolve) => guarded('hooks.example', options, (error, found) => resolve(error?.code ?? found)))
    expect(await look({ all: true })).toEqual([{ address: '8.8.8.8', family: 4 }])
    expect(await look({ all: true })).toBe(notPublic)
    looks = 0
    expect(await look({})).toBe('8.8.8.8')
    expect(await look({})).toBe(notPublic)
  })

  it('the connection goes to the address that was looked at, without a second look', async () => {
    let looks = 0
    const url = await serve((_request, response) => response.end())
    const lookup: LookupFunction = (host, options, answer) => {
      looks += 1
      finds('127.0.0.1')(host, options, answer)
    }
    expect(await callOutside({ method: 'POST', url: hostOf(url), lookup, statusOnly: true })).toMatchObject({
      outcome: 'answered',
      status: 200,
    })
    expect(looks).toBe(1)
  })
})
