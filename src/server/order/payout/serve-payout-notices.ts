// Takes what a provider tells of payouts: a signed notice is a reason to ask about the payout, and nothing more (ORDER-30).

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { answerUnfit, type NoticeAnswer, noticeAnswer } from '../../http/notice-answer.ts'
import { enqueue } from '../../jobs/queue.ts'
import { findRefund, planRefund } from '../../payment/refund/door.ts'
import { type NoticeHeaders, plainHeaders } from '../../ports/notice-headers.ts'
import { askPayoutTopic, attemptOfKey } from './ask-payout.ts'

/** Adds `POST /webhooks/payouts/<provider>` to the server. */
export function servePayoutNotices(app: FastifyInstance, deps: Deps): void {
  app.post('/webhooks/payouts/:provider', async (request, reply) => {
    const { provider } = request.params as { provider: string }
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const { status, body } = await takePayoutNotice(deps, provider, rawBody, plainHeaders(request))
    return reply.code(status).header('Content-Type', 'application/json').send(JSON.stringify(body))
  })
}

/**
 * Takes a notice over its raw bytes: 401 unless the provider signed it, 200 for all that was understood. Each event makes one status
 * request. A key that is not ours belongs to another payout from the same account, such as one made by hand: it is logged.
 */
export async function takePayoutNotice(
  deps: Deps,
  providerName: string,
  rawBody: Uint8Array,
  headers: NoticeHeaders,
): Promise<NoticeAnswer> {
  const provider = deps.payouts.named(providerName)
  if (provider === null) return noticeAnswer(404, 'providerIsUnknown')
  const notice = provider.readNotice(rawBody, headers, deps.clock.now())
  if (typeof notice === 'string') return answerUnfit(deps.log, { provider: providerName }, notice)
  return noticeAnswer(200, await plan(deps, providerName, notice.key, notice.eventId))
}

async function plan(deps: Deps, provider: string, key: string, eventId: string): Promise<string> {
  const now = deps.clock.now()
  const attempt = attemptOfKey(key)
  if (attempt !== null) {
    await enqueue(deps.db, {
      topic: askPayoutTopic,
      key: `${provider}:${eventId}`,
      payload: { ...attempt },
      runAt: now,
    })
    return 'askedAbout'
  }
  if ((await findRefund(deps.db, key)) !== null) {
    await planRefund(deps.db, key, 0, now, eventId)
    return 'askedAbout'
  }
  deps.log.warn({ provider, reason: 'referenceIsUnknown' }, 'a notice names an unknown payout')
  return 'ignored'
}
