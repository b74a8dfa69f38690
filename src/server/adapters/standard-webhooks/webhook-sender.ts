// Sends an event to the lender's own systems: signed as Standard Webhooks say, to servers of the public network only in production.

import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { webhookHeaders } from '../../../contracts/webhook.ts'
import { isPublicAddress, literalAddress, type WebhookConfig } from '../../../settings/webhooks.ts'
import type { WebhookSender } from '../../ports/webhook-sender.ts'
import type { Breaker } from '../http/breaker.ts'
import { callOutside } from '../http/outgoing-call.ts'
import { notPublic, publicLookup } from './public-lookup.ts'

/** Milliseconds until a connection is open, and until the status is there. */
const patience = { connectTimeoutMs: 2_000, totalTimeoutMs: 5_000 }

interface SenderMeans {
  /** Fails at once for a while where the receiver does not answer, so that other jobs have their turn. */
  readonly breaker: Breaker
  /** The system's name server, or a test's. */
  readonly find?: LookupFunction
  readonly totalTimeoutMs?: number
}

export function createWebhookSender(
  { url, secrets, publicOnly }: WebhookConfig,
  { breaker, find = systemLookup as LookupFunction, totalTimeoutMs = patience.totalTimeoutMs }: SenderMeans,
): WebhookSender {
  const signers = secrets.map((secret) => new Webhook(secret))
  const literal = literalAddress(new URL(url).hostname)
  const guard = publicOnly ? { lookup: publicLookup(find) } : {}
  return {
    async send({ id, body, at }) {
      // Node asks no lookup about a host that is an address.
      if (publicOnly && literal !== null && !isPublicAddress(literal)) return { outcome: 'failed', why: notPublic }
      if (breaker.isResting()) return { outcome: 'resting' }
      const answer = await breaker.pass(() =>
        callOutside({
          method: 'POST',
          url,
          body,
          headers: {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
            'user-agent': 'Candor-Webhooks/1',
            [webhookHeaders.id]: id,
            [webhookHeaders.timestamp]: String(Math.floor(at.getTime() / 1000)),
            [webhookHeaders.signature]: signers.map((signer) => signer.sign(id, at, body)).join(' '),
          },
          ...guard,
          ...patience,
          totalTimeoutMs,
          statusOnly: true,
        }),
      )
      if (answer.outcome !== 'answered') return { outcome: 'failed', why: answer.why }
      return answer.status >= 200 && answer.status < 300
        ? { outcome: 'taken' }
        : { outcome: 'failed', why: `status ${answer.status}` }
    },
  }
}
