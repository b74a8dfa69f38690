// An e-mail handed to a provider: what stands in the request, and what an answer that is none means.

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { mailConformance } from '../../../../tests/support/mail-conformance.ts'
import { startVendor, type VendorFault } from '../../../../tests/support/vendor-server.ts'
import { createMailSender } from './mail-sender.ts'

const mail = { id: 'm1', to: 'ana@mail.example', subject: 'News', text: 'Words', stopUrl: 'https://a.example/stop' }
const silent = { warn: () => undefined }
const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function provider(status: number) {
  const heard: { headers: IncomingMessage['headers']; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    heard.push({ headers: request.headers, body: JSON.parse(text) })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
  return {
    heard,
    sender: createMailSender({ kind: 'http', url, token: 'secret', from: 'news@lender.example' }, silent),
  }
}

const faults = {
  lostBefore: { kind: 'lostBefore' },
  lostAfter: { kind: 'lostAfter' },
  later: { kind: 'status', status: 429 },
  broken: { kind: 'status', status: 502, html: true },
} as const satisfies Record<string, VendorFault>

mailConformance('an HTTP interface', async () => {
  const taken = new Set<string>()
  const vendor = await startVendor(({ headers, body }) => {
    const mail = JSON.parse(body) as { to: string }
    if (mail.to.startsWith('gone')) return { status: 422, body: {} }
    taken.add(headers['idempotency-key'] ?? 'a mail without its number')
    return { status: 202, body: {} }
  })
  open.push(() => void vendor.close())
  const config = { kind: 'http', url: vendor.url, token: 'secret', from: 'news@lender.example' } as const
  const sender = createMailSender(config, silent)
  if (sender === null) throw new Error('no sender of mail')
  return {
    sender,
    plan: (fault) => vendor.plan(faults[fault]),
    mailbox: () => [...taken],
    refusedAddress: 'gone@mail.example',
  }
})

it('hands the mail over with its number, and a way to end such mails', async () => {
  const { heard, sender } = await provider(202)
  await sender?.send(mail)
  expect(heard[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'm1' })
  expect(heard[0]?.body).toEqual({
    id: 'm1',
    to: mail.to,
    from: 'news@lender.example',
    subject: 'News',
    text: 'Words',
    headers: { 'List-Unsubscribe': '<https://a.example/stop>' },
  })
})

it('throws where the provider did not take it, and names neither address nor words', async () => {
  const { sender } = await provider(500)
  await expect(sender?.send(mail)).rejects.toThrow(/^the e-mail provider answered 500$/)
})

it('is none where no provider is named', () => {
  expect(createMailSender({ kind: 'none' }, silent)).toBeNull()
})
