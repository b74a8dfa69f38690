// The adapter `exotel`: text messages and delivery receipts, in India, Indonesia and their neighbours.
//
// Checked against the pages in `checkedAgainst`; Exotel publishes no OpenAPI description, and this was never run against a live
// account. Its interface takes no idempotency key: after a lost answer a message counts as sent, since a second one would be worse
// than asking for another code. It signs no receipts: each message names an address of its own for them, which only we can make.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { listed, webUrl } from '../../../../settings/values.ts'
import type { DeliveryReceipt, MessageAnswer, MessageProvider } from '../../../ports/message-provider.ts'
import type { OutgoingSms } from '../../../ports/sms.ts'
import { type ApiMeans, askApi, basicAuth } from '../ask-api.ts'
import { adapter, movesNoMoney } from '../provider.ts'

const leastSecretLength = 32

const settings = z.object({
  EXOTEL_ACCOUNT_SID: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be the account SID of the API settings page')
    .describe('The account.'),
  EXOTEL_API_KEY: z.string().min(1).describe('The key of the API settings page.'),
  EXOTEL_API_TOKEN: z.string().min(1).describe('The token that belongs to the key.'),
  EXOTEL_FROM: z
    .string()
    .regex(/^(\+?\d{3,15}|[A-Za-z]{3,11})$/, 'must be an ExoPhone such as 08012345678 or a sender ID such as HARBOR')
    .describe('The sender: an ExoPhone, or the sender ID (header) that belongs to it.'),
  EXOTEL_DLT_ENTITY_ID: z
    .string()
    .regex(/^\d{10,25}$/, 'must be the number of the entity, 10 to 25 digits')
    .optional()
    .describe(
      'Required for numbers in India: the entity that is registered with the operators. Its texts are registered there, too.',
    ),
  EXOTEL_RECEIPT_SECRETS: listed
    .refine(
      (parts) => parts.length <= 2 && parts.every((part) => part.length >= leastSecretLength),
      `must be a secret of ${leastSecretLength} characters or more, or two with a comma between them`,
    )
    .describe(
      'Makes the addresses for receipts: openssl rand -base64 48. While it is exchanged the new one, a comma, and the old one.',
    ),
  EXOTEL_URL: webUrl
    .default('https://api.in.exotel.com')
    .describe('Where its interface is: https://api.in.exotel.com (Mumbai) or https://api.exotel.com (Singapore).'),
})
type ExotelSettings = z.output<typeof settings>

const made = z.object({ SMSMessage: z.object({ Sid: z.string().min(1) }) })

export const exotel = adapter({
  manifest: {
    name: 'exotel',
    capabilities: ['messages'],
    ...movesNoMoney,
    pricesUrl: 'https://exotel.com/pricing/',
    settings,
    credential: 'EXOTEL_API_TOKEN',
    isTestAccount: () => null,
    checkedAgainst: [
      'https://developer.exotel.com/api/sms',
      'https://developer.exotel.com/docs/sms-api/api-reference/send-sms',
      'https://developer.exotel.com/docs/sms-api/api-reference/status-codes',
      'https://developer.exotel.com/docs/sms-support/sms-webhooks',
    ],
  },
  connect({ settings: given, breaker, publicOrigin, totalTimeoutMs }) {
    const api: ApiMeans = {
      baseUrl: `${given.EXOTEL_URL}/v1/Accounts/${given.EXOTEL_ACCOUNT_SID}`,
      headers: { authorization: basicAuth(given.EXOTEL_API_KEY, given.EXOTEL_API_TOKEN) },
      breaker,
      totalTimeoutMs,
      // Some of its refusals come as XML, whatever was asked for: their status says all.
      anyBody: true,
    }
    return { messages: messagesOf(api, given, `${publicOrigin}/webhooks/messages/exotel`) }
  },
})

function messagesOf(api: ApiMeans, given: ExotelSettings, receiptUrl: string): MessageProvider {
  const secrets = given.EXOTEL_RECEIPT_SECRETS
  const [secret = ''] = secrets
  return {
    name: 'exotel',
    // A call needs a flow that is drawn on its dashboard: nothing that this adapter could bring along.
    speaks: false,
    sendsANumberOnce: false,
    async send(sms): Promise<MessageAnswer> {
      const asked = await askApi(api, {
        method: 'POST',
        path: '/Sms/send.json',
        form: [...formOf(sms, given), ['StatusCallback', `${receiptUrl}?${receiptQuery(secret, sms.id)}`]],
      })
      if (asked.outcome === 'refused') return { outcome: 'refused', reason: `status ${asked.status}` }
      if (asked.outcome !== 'answered') return { outcome: asked.outcome }
      const read = made.safeParse(asked.body)
      return read.success ? { outcome: 'taken', messageId: read.data.SMSMessage.Sid } : { outcome: 'unknown' }
    },
    readReceipt(rawBody, _headers, query): DeliveryReceipt {
      const smsId = messageOfAddress(secrets, query)
      if (smsId === null) return 'badSignature'
      const form = new URLSearchParams(Buffer.from(rawBody).toString('utf8'))
      const status = form.get('Status')
      if (status === null) return 'unreadable'
      const code = knownCode.exec(form.get('DetailedStatusCode') ?? '')?.[0] ?? ''
      if (status === 'delivered' || code === deliveredToHandset) return { smsId, delivery: 'delivered', reason: '' }
      return failures.includes(status) ? { smsId, delivery: 'undelivered', reason: code } : 'ignored'
    },
  }
}

/** Only a code goes into the log: anybody can post here. */
const knownCode = /^\d{5}$/
/** `sent` alone may mean that an operator has it and has not delivered it yet. */
const deliveredToHandset = '20005'
/** Both pages of its documentation, which spell the third one each in its own way. */
const failures: readonly string[] = ['failed', 'failed_dnd', 'failed-dnd', 'expired', 'undelivered']

const plainSigns = /^[\n\r\x20-\x7e]*$/

function formOf({ to, text }: OutgoingSms, given: ExotelSettings): (readonly [name: string, value: string])[] {
  return [
    ['From', given.EXOTEL_FROM],
    ['To', to],
    ['Body', text],
    ['EncodingType', plainSigns.test(text) ? 'plain' : 'unicode'],
    ['SmsType', 'transactional'],
    ...(given.EXOTEL_DLT_ENTITY_ID === undefined ? [] : [['DltEntityId', given.EXOTEL_DLT_ENTITY_ID] as const]),
  ]
}

function receiptQuery(secret: string, smsId: string): string {
  return new URLSearchParams({ id: smsId, seal: sealOf(secret, smsId).toString('base64url') }).toString()
}

/** The message that `query` was made for, by one of the secrets; null where we did not make it. */
function messageOfAddress(secrets: readonly string[], query: string): string | null {
  const asked = new URLSearchParams(query)
  const smsId = asked.get('id')
  const seal = Buffer.from(asked.get('seal') ?? '', 'base64url')
  if (smsId === null) return null
  return secrets.map((secret) => sealOf(secret, smsId)).some((ours) => isSame(ours, seal)) ? smsId : null
}

function sealOf(secret: string, smsId: string): Buffer {
  return createHmac('sha256', secret).update(`exotel receipt\n${smsId}`).digest()
}

function isSame(ours: Buffer, theirs: Buffer): boolean {
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
