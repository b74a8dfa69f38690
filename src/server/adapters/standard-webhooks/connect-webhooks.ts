// Connects the lender's address for events, with the breaker that all processes share.

import type { WebhookConfig } from '../../../settings/webhooks.ts'
import type { Log } from '../../ports/log.ts'
import type { WebhookSender } from '../../ports/webhook-sender.ts'
import { type BreakerMeans, createBreaker } from '../http/breaker.ts'
import { createWebhookSender } from './webhook-sender.ts'

/** The sender of this process. `join` lets its breaker count together with those of other processes. */
export function connectWebhooks(config: WebhookConfig, log: Log, join: BreakerMeans['join']): WebhookSender {
  const breaker = createBreaker({
    ...(join === undefined ? {} : { join }),
    nowMs: () => performance.now(),
    onChange(state) {
      if (state === 'answering') log.info({ kind: 'webhookAlert', state }, 'the receiver of events answers again')
      else log.error({ kind: 'webhookAlert', state }, 'the receiver of events keeps failing: calls to it are paused')
    },
  })
  return createWebhookSender(config, { breaker })
}
