// Takes a notice of the card processor: what it says is asked again there before it counts.

import type { Deps } from '../../deps.ts'
import { answerUnfit, type NoticeAnswer, noticeAnswer } from '../../http/notice-answer.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { NoticeHeaders } from '../../ports/notice-headers.ts'
import type { CardNotice } from '../../ports/payment-card.ts'
import { askSetupTopic } from '../card/add-card.ts'
import { askChargeTopic } from './capture-card-payment.ts'
import { askReturnTopic } from './return-charge.ts'

/** Takes a notice over its raw bytes: 401 unless the processor sent it lately, 200 for all that was understood. One event asks once. */
export async function takeCardNotice(
  deps: Deps,
  provider: string,
  rawBody: Uint8Array,
  headers: NoticeHeaders,
): Promise<NoticeAnswer> {
  const { readNotice } = deps.cards
  if (readNotice === null || deps.cards.provider !== provider) return noticeAnswer(404, 'providerIsUnknown')
  const notice = readNotice(rawBody, headers, deps.clock.now())
  if (typeof notice === 'string') return answerUnfit(deps.log, { provider }, notice)
  return noticeAnswer(200, await plan(deps, provider, notice))
}

async function plan(deps: Deps, provider: string, notice: Exclude<CardNotice, string>): Promise<string> {
  const { eventId, about, key } = notice
  const queued = await enqueue(deps.db, {
    ...questionAbout(about, key),
    key: `${provider}:${eventId}`,
    runAt: deps.clock.now(),
  })
  return queued === null ? 'alreadyApplied' : 'askedAbout'
}

function questionAbout(about: 'charge' | 'chargeReturned' | 'setup', key: string) {
  if (about === 'charge') return { topic: askChargeTopic, payload: { recordId: key } }
  return about === 'setup'
    ? { topic: askSetupTopic, payload: { setupId: key } }
    : { topic: askReturnTopic, payload: { key } }
}
