// The adapter `sms-gateway`: one HTTP address that takes messages in our own words, for a lender with a gateway of its own.

import { z } from 'zod'
import { flag, webUrl } from '../../../../settings/values.ts'
import type { MessageAnswer } from '../../../ports/message-provider.ts'
import { askApi } from '../ask-api.ts'
import { adapter, movesNoMoney } from '../provider.ts'

const settings = z.object({
  SMS_URL: webUrl.describe('Where messages are posted to.'),
  SMS_TOKEN: z.string().min(1).describe('Sent as a bearer token.'),
  SMS_SENDER: z.string().min(1).describe('The sender that borrowers see.'),
  SMS_SPEAKS: flag.default(false).describe('1 where the address also makes calls that speak a code.'),
})

export const smsGateway = adapter({
  manifest: {
    name: 'sms-gateway',
    capabilities: ['messages'],
    ...movesNoMoney,
    pricesUrl: null,
    settings,
    credential: 'SMS_TOKEN',
    isTestAccount: () => null,
    checkedAgainst: ['docs/providers.md'],
  },
  connect({ settings: given, breaker, totalTimeoutMs }) {
    const { SMS_URL, SMS_TOKEN, SMS_SENDER } = given
    const api = {
      baseUrl: SMS_URL,
      headers: { authorization: `Bearer ${SMS_TOKEN}` },
      breaker,
      totalTimeoutMs,
      // What it answers beside the status is its own affair.
      anyBody: true,
    }
    return {
      messages: {
        name: 'sms-gateway',
        speaks: given.SMS_SPEAKS,
        sendsANumberOnce: true,
        async send({ id, to, text, spoken }): Promise<MessageAnswer> {
          const asked = await askApi(api, {
            method: 'POST',
            path: '',
            headers: { 'idempotency-key': id },
            json: { id, to, from: SMS_SENDER, text, ...(spoken ? { channel: 'voice' } : {}) },
          })
          if (asked.outcome === 'answered') return { outcome: 'taken', messageId: id }
          if (asked.outcome === 'refused') return { outcome: 'refused', reason: `status ${asked.status}` }
          return { outcome: asked.outcome }
        },
        readReceipt: () => 'unreadable',
      },
    }
  },
})
