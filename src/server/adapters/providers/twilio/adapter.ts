// The adapter `twilio`: text messages, spoken codes and delivery receipts, everywhere.
//
// Checked against Twilio's published OpenAPI description (github.com/twilio/twilio-oai, MIT licence, twilio_api_v2010.json of
// 2026-04-14) and the pages in `checkedAgainst`; never against a live account. Its interface takes no idempotency key: after a lost
// answer a message counts as sent, since a second one would be worse than asking for another code.

import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { listed, webUrl } from '../../../../settings/values.ts'
import type { DeliveryReceipt, MessageAnswer, MessageProvider } from '../../../ports/message-provider.ts'
import type { OutgoingSms } from '../../../ports/sms.ts'
import { type ApiMeans, askApi, basicAuth } from '../ask-api.ts'
import { adapter, movesNoMoney } from '../provider.ts'
import { twilioSignature } from './sign.ts'

const internationalNumber = /^\+[1-9]\d{6,14}$/

const settings = z.object({
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 figures or letters a to f')
    .describe('The account.'),
  TWILIO_AUTH_TOKENS: listed
    .refine(
      (parts) => parts.length <= 2 && parts.every((part) => /^[0-9a-f]{32}$/.test(part)),
      'must be one token of 32 figures or letters a to f, or two with a comma between them',
    )
    .describe(
      'The auth token; while it is exchanged the new one, a comma, and the old one. The first is the one we send.',
    ),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/,
      'must be a number such as +15550100, a messaging service (MG…) or a name of at most 11 letters and figures',
    )
    .describe('The sender of text messages: a number, a messaging service, or a registered name.'),
  TWILIO_VOICE_FROM: z
    .string()
    .regex(internationalNumber, 'must be a number such as +15550100')
    .optional()
    .describe('The number that calls come from. Without it no code is spoken.'),
  TWILIO_URL: webUrl.default('https://api.twilio.com').describe('Where its interface is; set for a stand-in only.'),
})
type TwilioSettings = z.output<typeof settings>

const made = z.object({ sid: z.string().min(1) })
const errorBody = z.object({ code: z.int() })

export const twilio = adapter({
  manifest: {
    name: 'twilio',
    capabilities: ['messages'],
    ...movesNoMoney,
    pricesUrl: 'https://www.twilio.com/en-us/sms/pricing',
    settings,
    credential: 'TWILIO_AUTH_TOKENS',
    isTestAccount: () => null,
    checkedAgainst: [
      'https://github.com/twilio/twilio-oai',
      'https://www.twilio.com/docs/messaging/guides/outbound-message-status-in-status-callbacks',
      'https://www.twilio.com/docs/usage/security#validating-requests',
    ],
  },
  connect({ settings: given, breaker, publicOrigin, totalTimeoutMs }) {
    const [token = ''] = given.TWILIO_AUTH_TOKENS
    const api: ApiMeans = {
      baseUrl: `${given.TWILIO_URL}/2010-04-01/Accounts/${given.TWILIO_ACCOUNT_SID}`,
      headers: { authorization: basicAuth(given.TWILIO_ACCOUNT_SID, token) },
      breaker,
      totalTimeoutMs,
    }
    return { messages: messagesOf(api, given, `${publicOrigin}/webhooks/messages/twilio`) }
  },
})

function messagesOf(api: ApiMeans, given: TwilioSettings, receiptUrl: string): MessageProvider {
  return {
    name: 'twilio',
    speaks: given.TWILIO_VOICE_FROM !== undefined,
    sendsANumberOnce: false,
    async send(sms): Promise<MessageAnswer> {
      const asked = await askApi(api, {
        method: 'POST',
        path: sms.spoken ? '/Calls.json' : '/Messages.json',
        form: [...formOf(sms, given), ['StatusCallback', `${receiptUrl}?${new URLSearchParams({ id: sms.id })}`]],
      })
      if (asked.outcome === 'refused') {
        return {
          outcome: 'refused',
          reason: `${errorBody.safeParse(asked.body).data?.code ?? `status ${asked.status}`}`,
        }
      }
      if (asked.outcome !== 'answered') return { outcome: asked.outcome }
      const read = made.safeParse(asked.body)
      return read.success ? { outcome: 'taken', messageId: read.data.sid } : { outcome: 'unknown' }
    },
    readReceipt(rawBody, headers, query): DeliveryReceipt {
      const form = new URLSearchParams(Buffer.from(rawBody).toString('utf8'))
      const url = query === '' ? receiptUrl : `${receiptUrl}?${query}`
      if (!isSigned(given.TWILIO_AUTH_TOKENS, url, form, headers['x-twilio-signature'])) return 'badSignature'
      const smsId = new URLSearchParams(query).get('id')
      const status = form.get('MessageStatus') ?? form.get('CallStatus')
      if (smsId === null || status === null) return 'unreadable'
      const delivery = ends[status]
      return delivery === undefined ? 'ignored' : { smsId, delivery, reason: form.get('ErrorCode') ?? '' }
    },
  }
}

type Form = (readonly [name: string, value: string])[]

function formOf({ to, text, spoken }: OutgoingSms, { TWILIO_FROM, TWILIO_VOICE_FROM = '' }: TwilioSettings): Form {
  if (spoken) {
    return [
      ['To', to],
      ['From', TWILIO_VOICE_FROM],
      ['Twiml', `<Response><Say>${escaped(text)}</Say><Pause length="1"/><Say>${escaped(text)}</Say></Response>`],
    ]
  }
  const sender = TWILIO_FROM.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return [
    ['To', to],
    [sender, TWILIO_FROM],
    ['Body', text],
  ]
}

/** The statuses with which a message or a call ends; all others are on the way. */
const ends: Readonly<Record<string, 'delivered' | 'undelivered'>> = {
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
  completed: 'delivered',
  busy: 'undelivered',
  'no-answer': 'undelivered',
  canceled: 'undelivered',
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text inside XML. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
}

function isSigned(
  authTokens: readonly string[],
  url: string,
  form: URLSearchParams,
  given: string | undefined,
): boolean {
  const told = Buffer.from(given ?? '')
  let isGood = false
  for (const token of authTokens) {
    const expected = Buffer.from(twilioSignature(token, url, form))
    if (expected.length === told.length && timingSafeEqual(expected, told)) isGood = true
  }
  return isGood
}
