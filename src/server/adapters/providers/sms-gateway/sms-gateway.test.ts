// The adapter `sms-gateway` against the suite of the message port, and the order in which providers of messages are tried.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageConformance } from '../../../../../tests/support/provider-conformance.ts'
import { sampleMeans } from '../../../../../tests/support/sample-means.ts'
import { startVendor, type VendorServer } from '../../../../../tests/support/vendor-server.ts'
import { type MessageAnswer, type MessageProvider, messagesBy } from '../../../ports/message-provider.ts'
import type { SmsSender } from '../../../ports/sms.ts'
import { smsGateway } from './adapter.ts'

let vendor: VendorServer
/** By our number of a message: a repeated one is the same message. */
const taken = new Map<string, unknown>()
let last: { readonly headers: Readonly<Record<string, string | undefined>>; readonly body: unknown } | null = null
beforeAll(async () => {
  vendor = await startVendor(({ headers, body }) => {
    if (headers.authorization !== 'Bearer a token') return { status: 401, body: {} }
    const message = JSON.parse(body) as { id: string; to: string; channel?: string }
    if (message.to.endsWith('0000')) return { status: 400, body: {} }
    last = { headers, body: message }
    taken.set(`${message.id} ${message.channel ?? ''} ${taken.size}`, message)
    return { status: 202, body: {} }
  })
})
afterAll(() => vendor.close())

const connect = (token = 'a token', speaks = '1') => {
  const { messages } = smsGateway.connect({
    settings: smsGateway.manifest.settings.parse({
      SMS_URL: vendor.url,
      SMS_TOKEN: token,
      SMS_SENDER: 'Harbour',
      SMS_SPEAKS: speaks,
    }),
    ...sampleMeans,
  })
  if (messages === undefined) throw new Error('sms-gateway lacks its port')
  return messages
}

messageConformance('sms-gateway', () => ({
  provider: connect(),
  stranger: connect('another token'),
  plan: vendor.plan,
  taken: () => taken.size,
  refusedNumber: '+639171230000',
}))

it('is told number, sender and text under a key of ours, and that a code is to be spoken', async () => {
  await connect().send({ id: 'sms_7', to: '+639171234567', text: '123456 — ₱', spoken: true })
  expect(last?.body).toEqual({
    id: 'sms_7',
    to: '+639171234567',
    from: 'Harbour',
    text: '123456 — ₱',
    channel: 'voice',
  })
  expect(last?.headers['idempotency-key']).toBe('sms_7')
})

describe('messages by several providers', () => {
  const sms = { id: 'sms_1', to: '+639171234567', text: 'a text', spoken: false }
  const sentBy: string[] = []
  const provider = (name: string, answer: MessageAnswer, more: Partial<MessageProvider> = {}): MessageProvider => ({
    name,
    speaks: true,
    sendsANumberOnce: false,
    async send() {
      sentBy.push(name)
      return answer
    },
    readReceipt: () => 'unreadable',
    ...more,
  })
  const alerts: unknown[] = []
  const log = { warn: () => undefined, error: (fields: unknown) => void alerts.push(fields) } as unknown as Parameters<
    typeof messagesBy
  >[1]
  const by = (...providers: MessageProvider[]) => {
    sentBy.length = 0
    return messagesBy(providers, log)
  }
  /** What is kept between two tries. */
  const kept: { at: string | null } = { at: null }
  const handOver = (mayBeAt: string | null = null): Parameters<SmsSender['send']>[1] => ({
    mayBeAt,
    begin: async (name) => {
      kept.at = name
    },
    nobodyHasIt: async () => {
      kept.at = null
    },
  })
  const good: MessageAnswer = { outcome: 'taken', messageId: 'm' }

  it('go out by the first that takes them', async () => {
    await by(provider('a', good), provider('b', good)).send(sms, handOver())
    expect(sentBy).toEqual(['a'])
  })

  it.each([{ outcome: 'refused', reason: '21614' } as const, { outcome: 'notSent' } as const])(
    'go on to the next after %o',
    async (answer) => {
      await by(provider('a', answer), provider('b', good)).send(sms, handOver())
      expect(sentBy).toEqual(['a', 'b'])
    },
  )

  it('never go on after a lost answer: a second text is worse than none', async () => {
    alerts.length = 0
    await by(provider('a', { outcome: 'unknown' }), provider('b', good)).send(sms, handOver())
    expect(sentBy).toEqual(['a'])
    expect(alerts).toHaveLength(1)
  })

  it('are tried again where the same number is sent once', async () => {
    const once = provider('a', { outcome: 'unknown' }, { sendsANumberOnce: true })
    await expect(by(once, provider('b', good)).send(sms, handOver())).rejects.toThrow('a did not answer')
    expect(sentBy).toEqual(['a'])
  })

  it('are spoken only by a provider that speaks', async () => {
    await by(provider('a', good, { speaks: false }), provider('b', good)).send({ ...sms, spoken: true }, handOver())
    expect(sentBy).toEqual(['b'])
  })

  it('are kept while no provider takes them, without number and text in the reason', async () => {
    const failure = await by(provider('a', { outcome: 'refused', reason: '21614' }))
      .send(sms, handOver())
      .then(
        () => '',
        (error: Error) => error.message,
      )
    expect(failure).toContain('a: 21614')
    expect(failure).not.toMatch(/639|a text/)
    await expect(by().send(sms, handOver())).rejects.toThrow('none can')
  })

  it('are noted before they are handed over, and noted as with no provider once all have refused', async () => {
    let noted: string | null = 'nothing'
    const asking = provider('a', good, {
      send: async () => {
        noted = kept.at
        return good
      },
    })
    await by(asking).send(sms, handOver())
    expect(noted).toBe('a')
    const no: MessageAnswer = { outcome: 'refused', reason: '21614' }
    await expect(by(provider('a', no), provider('b', no)).send(sms, handOver())).rejects.toThrow('no provider took')
    expect(kept.at).toBe(null)
  })

  it('stay with the one that may have them, also while it rests', async () => {
    const lost = provider('a', { outcome: 'unknown' }, { sendsANumberOnce: true })
    await expect(by(lost, provider('b', good)).send(sms, handOver())).rejects.toThrow('a did not answer')
    expect(kept.at).toBe('a')
    const resting = provider('a', { outcome: 'notSent' }, { sendsANumberOnce: true })
    await expect(by(resting, provider('b', good)).send(sms, handOver('a'))).rejects.toThrow('was not reached again')
    expect([sentBy, kept.at]).toEqual([['a'], 'a'])
    await by(provider('a', good, { sendsANumberOnce: true }), provider('b', good)).send(sms, handOver('a'))
    expect(sentBy).toEqual(['a'])
  })

  it.each([
    ['would send it twice', [provider('a', good), provider('b', good)]],
    ['is gone', [provider('b', good, { sendsANumberOnce: true })]],
  ])('are not handed over again where the one that may have them %s', async (_why, providers) => {
    alerts.length = 0
    await by(...providers).send(sms, handOver('a'))
    expect([sentBy, alerts.length]).toEqual([[], 1])
  })
})
