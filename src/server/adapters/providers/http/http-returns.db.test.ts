// What our own protocol tells of money that went back, with the sandbox behind it: each notice is a part, with its own amount.

import { codeRig, type Notice, returnConformance } from '../../../../../tests/support/return-conformance.ts'
import { sampleMeans } from '../../../../../tests/support/sample-means.ts'
import { type SandboxProvider, startSandboxProvider } from '../sandbox/service.ts'
import { http } from './adapter.ts'
import { signatureHeader, signNotice } from './signature.ts'

const secret = 'the webhook secret of these tests'
const apiKey = 'the api key of these tests, long enough'
const now = new Date('2026-08-20T10:00:00Z')

// The protocol has no word for money that comes again.
returnConformance('http', ['ends'], async () => {
  const sandbox: SandboxProvider = await startSandboxProvider({
    apiKey,
    webhookSecret: () => secret,
    deliver: async () => 200,
    now: () => now,
  })
  const { payments } = http.connect({
    settings: http.manifest.settings.parse({
      PROVIDER_URL: sandbox.url,
      PROVIDER_API_KEY: apiKey,
      PROVIDER_WALLET_URL: 'https://provider.example/wallet/',
      PAYMENT_WEBHOOK_SECRETS: secret,
    }),
    ...sampleMeans,
  })
  if (payments === undefined) throw new Error('http lacks a port')
  let numbers = 0
  const notice = (
    type: 'paid' | 'failed' | 'refunded',
    reference: string,
    amountMinor: number,
    currency = 'PHP',
  ): Notice => {
    numbers += 1
    const transactionId = type === 'failed' ? `failed-${reference}` : `transaction-${reference}`
    const facts = { reference, transactionId, amountMinor, currency, paidAt: '2026-08-20T09:59:00Z' }
    const rawBody = new TextEncoder().encode(JSON.stringify({ eventId: `event-${numbers}`, type, ...facts }))
    return { rawBody, headers: { [signatureHeader]: signNotice(secret, rawBody, now) } }
  }
  const rig = codeRig({
    name: 'http',
    at: '',
    provider: () => payments,
    pay: (ref, change) => notice(change?.failed === true ? 'failed' : 'paid', ref, 140_000),
    takeBack: (ref, amountMinor, currency) => notice('refunded', ref, amountMinor, currency),
    giveAgain: () => {
      throw new Error('http cannot tell of money that comes again')
    },
  })
  return { rig, close: () => sandbox.close() }
})
