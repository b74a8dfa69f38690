// The adapter `host-push` against the suite of the push port, and its signature against the published example of Standard Webhooks.

import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pushConformance } from '../../../../../tests/support/push-conformance.ts'
import { sampleMeans } from '../../../../../tests/support/sample-means.ts'
import { startVendor, type VendorRequest, type VendorServer } from '../../../../../tests/support/vendor-server.ts'
import { hostPush } from './adapter.ts'
import { judgeCall, signCall } from './signature.ts'

const now = new Date('2026-11-20T02:00:00Z')
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const newSecret = `whsec_${Buffer.alloc(32, 2).toString('base64')}`
const strangeSecret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`

/** Signs as Standard Webhooks words it, by none of the adapter's code. */
function signed(text: string, by = newSecret, at = now, id = 'evt_1') {
  const time = String(Math.floor(at.getTime() / 1000))
  const mac = createHmac('sha256', Buffer.from(by.slice('whsec_'.length), 'base64')).update(`${id}.${time}.${text}`)
  return {
    rawBody: new TextEncoder().encode(text),
    headers: { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${mac.digest('base64')}` },
  }
}

/** The back end takes a call that either secret has signed, as one in the middle of an exchange does. */
function isSigned({ headers, body }: VendorRequest): boolean {
  const given = (headers['webhook-signature'] ?? '').split(' ')
  const id = headers['webhook-id'] ?? ''
  return given.includes(signed(body, secret, now, id).headers['webhook-signature'])
}

let backEnd: VendorServer
const shown = new Map<string, unknown>()
let last: VendorRequest | null = null
beforeAll(async () => {
  backEnd = await startVendor((request) => {
    if (!isSigned(request)) return { status: 401, body: {} }
    const message = JSON.parse(request.body) as { messageId: string; to: string }
    if (message.messageId !== request.headers['webhook-id']) return { status: 422, body: {} }
    if (message.to === 'phone-gone') return { status: 404, body: { error: 'gone' } }
    last = request
    shown.set(message.messageId, message)
    return { status: 202, body: message.to === 'phone-open' ? { state: 'shown' } : {} }
  })
})
afterAll(() => backEnd.close())

const connect = (secrets = `${newSecret},${secret}`) => {
  const { push } = hostPush.connect({
    settings: hostPush.manifest.settings.parse({ PUSH_URL: `${backEnd.url}/push`, PUSH_SECRETS: secrets }),
    ...sampleMeans,
    now: () => now,
  })
  if (push === undefined) throw new Error('host-push lacks its port')
  return push
}

const receiptText = (messageId: string, state: string) =>
  JSON.stringify({
    type: 'message.ended',
    timestamp: now.toISOString(),
    data: { messageId, state, reason: 'a reason' },
  })

pushConformance('host-push', () => ({
  provider: connect(),
  stranger: connect(strangeSecret),
  plan: backEnd.plan,
  shown: () => shown.size,
  to: 'phone-1',
  goneAddress: 'phone-gone',
  receipt: (messageId, became) => signed(receiptText(messageId, became)),
  rotated: ({ rawBody }) => signed(new TextDecoder().decode(rawBody), secret),
  unknownEvent: signed(JSON.stringify({ type: 'phone.found', data: {} })),
  now,
}))

describe('the signature', () => {
  // The example that the libraries for Standard Webhooks are tested with.
  const example = {
    signedBy: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: new TextEncoder().encode('{"test": 2432232314}'),
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  }

  it('is that of the published example', () => {
    const headers = signCall([example.signedBy], example.id, example.body, example.at)
    expect(headers).toEqual({
      'webhook-id': example.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': example.signature,
    })
    expect(judgeCall([example.signedBy], example.body, headers, example.at)).toBe('good')
  })

  it('is by both secrets while they are exchanged, and any of several counts', () => {
    const headers = signCall([newSecret, secret], example.id, example.body, now)
    for (const one of [newSecret, secret]) expect(judgeCall([one], example.body, headers, now)).toBe('good')
    expect(judgeCall([strangeSecret], example.body, headers, now)).toBe('badSignature')
  })
})

describe('a message for the phone', () => {
  const push = {
    messageId: 'sms_900',
    to: 'phone-open',
    title: 'Harbour',
    body: 'A receipt',
    link: 'https://l.example/',
  }

  it('is posted with exactly these fields, and may be told to be shown at once', async () => {
    expect(await connect().send(push)).toEqual({ outcome: 'shown' })
    expect(last?.path).toBe('/push')
    expect(JSON.parse(last?.body ?? '')).toEqual(push)
  })

  it('that the back end calls gone by HTTP’s own word is gone', async () => {
    backEnd.plan({ kind: 'status', status: 410 })
    expect(await connect().send(push)).toEqual({ outcome: 'gone' })
  })

  it('has settings that say what is wrong with them', () => {
    const read = (PUSH_SECRETS: string) =>
      hostPush.manifest.settings.safeParse({ PUSH_URL: 'https://app.example/push', PUSH_SECRETS })
    expect(read(`${secret}, ${newSecret}`).success).toBe(true)
    for (const bad of ['', 'whsec_', 'whsec_short', `${secret},`, secret.replace('whsec_', '')])
      expect(read(bad).success).toBe(false)
  })

  it('has a receipt that cannot be read told from one about something else', () => {
    const read = (text: string) => {
      const { rawBody, headers } = signed(text)
      return connect().readReceipt(rawBody, headers, now)
    }
    expect(read('<html>')).toBe('unreadable')
    expect(read(receiptText('sms_1', 'lost'))).toBe('unreadable')
    expect(read('{}')).toBe('ignored')
  })
})
