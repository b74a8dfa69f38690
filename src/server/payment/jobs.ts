// The jobs of paying: looking after intents and card payments, withdrawing replaced codes, and sending credit balances back.

import { z } from 'zod'
import type { JobHandlers } from '../jobs/run-jobs.ts'
import { reconcileCardPayment, reconcileCardTopic } from './card/capture-card-payment.ts'
import { cancelCodeTopic, reconcileTopic } from './open-intent.ts'
import { payRefund, payRefundTopic } from './pay-refund.ts'
import { askOnce, reconcilePayment } from './reconcile-payment.ts'

const reconcilePayload = z.object({ ref: z.string(), check: z.int(), isExtra: z.boolean().default(false) })
const cardPayload = z.object({ recordId: z.string(), check: z.int() })
const refundPayload = z.object({ refundId: z.string(), asked: z.int() })
const cancelPayload = z.object({ ref: z.string(), channel: z.string() })

export const paymentJobs: JobHandlers = {
  [reconcileTopic]: {
    kind: 'outside',
    async run(job, deps) {
      const { ref, check, isExtra } = reconcilePayload.parse(job.payload)
      await (isExtra ? askOnce(deps, ref) : reconcilePayment(deps, ref, check))
    },
  },
  [payRefundTopic]: {
    kind: 'outside',
    async run(job, deps) {
      const { refundId, asked } = refundPayload.parse(job.payload)
      await payRefund(deps, refundId, asked)
    },
  },
  [cancelCodeTopic]: {
    kind: 'outside',
    async run(job, deps) {
      const { ref, channel } = cancelPayload.parse(job.payload)
      await deps.channels.get(channel)?.connection.cancelCode(ref)
    },
  },
  [reconcileCardTopic]: {
    kind: 'outside',
    async run(job, deps) {
      const { recordId, check } = cardPayload.parse(job.payload)
      await reconcileCardPayment(deps, recordId, check)
    },
  },
}
