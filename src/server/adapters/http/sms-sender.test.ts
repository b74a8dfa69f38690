// The SMS provider's HTTP interface: what it is told, and what counts as taken.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SmsSender } from '../../ports/sms.ts'
import { createSmsSender } from './sms-sender.ts'

const nothingKept: Parameters<SmsSender['send']>[1] = {
  mayBeAt: null,
  begin: async () => undefined,
  nobodyHasIt: async () => undefined,
}

describe('the SMS provider', () => {
  const taken: { headers: Record<string, unknown>; body: unknown }[] = []
  let status = 200
  const provider = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      taken.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
      response.writeHead(status).end('{}')
    })
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/send`
  })
  afterAll(() => new Promise((resolve) => provider.close(resolve)))
  beforeEach(() => {
    taken.length = 0
    status = 200
  })
  const sender = () => createSmsSender({ kind: 'http', url, token: 'secret', sender: 'Candor', speaks: false })
  const sms = { id: 'sms_1', to: '+639171234567', text: '123456 is your code — ₱', spoken: false }

  it('is told number, sender and text under a key of ours', async () => {
    await sender().send(sms, nothingKept)
    expect(taken[0]?.body).toEqual({
      id: 'sms_1',
      to: '+639171234567',
      from: 'Candor',
      text: '123456 is your code — ₱',
    })
    expect(taken[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'sms_1' })
  })

  it.each([400, 401, 429, 500, 302])('has not taken a message that it answers with %d', async (answer) => {
    status = answer
    await expect(sender().send(sms, nothingKept)).rejects.toThrow(`answered ${answer}`)
  })

  it('fails without telling the number or the text when no server answers', async () => {
    const nobody = createSmsSender({
      kind: 'http',
      url: 'http://127.0.0.1:1/',
      token: 'secret',
      sender: 'Candor',
      speaks: false,
    })
    const failure = await nobody.send(sms, nothingKept).then(
      () => '',
      (error: Error) => error.message,
    )
    expect(failure).toMatch(/did not answer/)
    expect(failure).not.toMatch(/639|123456|secret/)
  })

  it('is not asked at all in the demo', async () => {
    await createSmsSender({ kind: 'outbox' }).send(sms, nothingKept)
    expect(taken).toEqual([])
  })
})
