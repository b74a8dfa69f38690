// The adapter `host-push`: the lender's own back end, which holds the phones' addresses at Google and Apple, shows our messages.
//
// Signed as https://www.standardwebhooks.com says; docs/host.md says the rest. Checked against a stand-in and the published example of
// such a signature, never against a lender's live back end.

import { z } from 'zod'
import { listed, webUrl } from '../../../../settings/values.ts'
import type { PushAnswer, PushReceipt } from '../../../ports/push.ts'
import { askApi, jsonIn } from '../ask-api.ts'
import { adapter, movesNoMoney } from '../provider.ts'
import { judgeCall, secretShape, signCall } from './signature.ts'

const signingSecrets = listed.refine(
  (parts) => parts.every((part) => secretShape.test(part)),
  'must be secrets that begin with whsec_ and go on with 24 to 64 bytes in base64, with a comma between two',
)

const settings = z.object({
  PUSH_URL: webUrl.describe('Where messages for phones are posted to: an address of your back end.'),
  PUSH_SECRETS: signingSecrets.describe(
    'Signs these calls and the receipts. Two with a comma between them while they are exchanged.',
  ),
})

/** What the back end may say of a message that it took; nothing means that a receipt will tell. */
const takenBody = z.object({ state: z.literal('shown').optional() })
/** Of a refusal: the address no longer reaches a phone. */
const refusedBody = z.object({ error: z.string() })

const receiptBody = z.object({
  type: z.string(),
  data: z.object({
    messageId: z.string().min(1).max(64),
    state: z.enum(['shown', 'failed', 'gone']),
    reason: z.string().max(200).default(''),
  }),
})
const receiptType = 'message.ended'

/** The HTTP status 410, Gone: the address no longer reaches a phone. */
const goneStatus = 410

export const hostPush = adapter({
  manifest: {
    name: 'host-push',
    capabilities: ['push'],
    ...movesNoMoney,
    pricesUrl: null,
    settings,
    credential: 'PUSH_SECRETS',
    isTestAccount: () => null,
    checkedAgainst: ['docs/host.md', 'https://www.standardwebhooks.com'],
  },
  connect({ settings: { PUSH_URL, PUSH_SECRETS }, breaker, totalTimeoutMs, now = () => new Date() }) {
    // Its status is the whole answer: a body may say that the phone has shown the message already.
    const api = { baseUrl: PUSH_URL, headers: {}, breaker, totalTimeoutMs, anyBody: true }
    return {
      push: {
        name: 'host-push',
        async send(push): Promise<PushAnswer> {
          // What is signed are the bytes that leave: askApi writes the same JSON.
          const headers = signCall(PUSH_SECRETS, push.messageId, Buffer.from(JSON.stringify(push)), now())
          const asked = await askApi(api, { method: 'POST', path: '', headers, json: push })
          if (asked.outcome === 'answered') {
            return { outcome: takenBody.safeParse(asked.body).data?.state === 'shown' ? 'shown' : 'taken' }
          }
          if (asked.outcome !== 'refused') return { outcome: asked.outcome }
          const isGone = asked.status === goneStatus || refusedBody.safeParse(asked.body).data?.error === 'gone'
          return isGone ? { outcome: 'gone' } : { outcome: 'refused', reason: `status ${asked.status}` }
        },
        readReceipt(rawBody, headers, at): PushReceipt {
          const verdict = judgeCall(PUSH_SECRETS, rawBody, headers, at)
          if (verdict !== 'good') return verdict
          const body = jsonIn(Buffer.from(rawBody).toString('utf8'))
          const read = receiptBody.safeParse(body)
          if (read.success) {
            const { messageId, state: became, reason } = read.data.data
            return read.data.type === receiptType ? { messageId, became, reason } : 'ignored'
          }
          return z.object({ type: z.string() }).safeParse(body).data?.type === receiptType || body === undefined
            ? 'unreadable'
            : 'ignored'
        },
      },
    }
  },
})
