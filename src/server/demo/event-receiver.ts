// A receiver of events inside the demo: it checks each delivery as a lender's own would, shows what came, and fails on request.

import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { webhookHeaders } from '../../contracts/webhook.ts'
import { readJson } from '../../core/read-json.ts'
import type { OutgoingWebhook, WebhookAnswer, WebhookSender } from '../ports/webhook-sender.ts'

/** Deliveries that are remembered: the newest. */
const shownAtMost = 50

/** One attempt as the receiver saw it. */
interface EventDelivery {
  readonly id: string
  readonly type: string
  readonly at: string
  readonly status: number
  readonly body: string
}

const failing = z.strictObject({
  status: z.int().min(300).max(599).default(503),
  times: z.int().min(0).max(1_000).default(1),
})
type PlannedFailure = z.output<typeof failing>

export interface EventReceiver {
  /** Takes the place of the address that a lender would name. */
  readonly sender: WebhookSender
  /** The newest first. */
  deliveries(): readonly EventDelivery[]
  /** Answers the next attempts with this status; 0 times ends it. */
  failNext(plan: PlannedFailure): void
  clear(): void
}

/** Of this process alone. */
export function demoSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** `secret` signs as `WEBHOOK_SECRET` does. */
export function createEventReceiver(secret: string): EventReceiver {
  const signer = new Webhook(secret)
  const seen: EventDelivery[] = []
  let plan: PlannedFailure = { status: 503, times: 0 }

  function answerTo(headers: Record<string, string>, body: string): number {
    // Throws for a delivery that a receiver would refuse: then the demo shows a fault of ours.
    signer.verify(body, headers)
    if (plan.times === 0) return 204
    plan = { ...plan, times: plan.times - 1 }
    return plan.status
  }

  async function send({ id, body, at }: OutgoingWebhook): Promise<WebhookAnswer> {
    const headers = {
      [webhookHeaders.id]: id,
      [webhookHeaders.timestamp]: String(Math.floor(at.getTime() / 1000)),
      [webhookHeaders.signature]: signer.sign(id, at, body),
    }
    const status = answerTo(headers, body)
    const { type } = z.object({ type: z.string() }).parse(JSON.parse(body))
    seen.unshift({ id, type, at: at.toISOString(), status, body })
    seen.splice(shownAtMost)
    return status < 300 ? { outcome: 'taken' } : { outcome: 'failed', why: `status ${status}` }
  }

  return {
    sender: { send },
    deliveries: () => [...seen],
    failNext(wanted) {
      plan = wanted
    },
    clear() {
      seen.length = 0
      plan = { status: 503, times: 0 }
    },
  }
}

/** `GET /demo/events` tells what came, `POST /demo/events` makes the receiver fail. Without a receiver it says how one is turned on. */
export function mountEventReceiver(app: FastifyInstance, receiver: EventReceiver | null): void {
  app.get('/demo/events', async () => ({ isOn: receiver !== null, deliveries: receiver?.deliveries() ?? [] }))
  app.post('/demo/events', async (request, reply) => {
    if (receiver === null) return reply.code(404).send({ error: 'no event leaves: start the demo with DEMO_EVENTS=1' })
    const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
    const unchecked = text === '' ? {} : readJson(text)
    if (unchecked === undefined) return reply.code(400).send({ error: 'the body is not JSON' })
    const read = failing.safeParse(unchecked)
    if (!read.success) return reply.code(400).send({ error: z.prettifyError(read.error) })
    receiver.failNext(read.data)
    return read.data
  })
}
