// The jobs of paying: looking after intents, notices and card payments, withdrawing replaced codes, and sending credit balances back.

import { z } from 'zod'
import type { JobHandlers } from '../jobs/run-jobs.ts'
import { autopayTopic } from './autopay/plan-look.ts'
import { runAutopay } from './autopay/run-autopay.ts'
import { askAbout as askAboutSetup, askSetupTopic } from './card/add-card.ts'
import {
  askAboutCharge,
  askChargeTopic,
  reconcileCardPayment,
  reconcileCardTopic,
} from './card/capture-card-payment.ts'
import { forgetCard, forgetCardTopic } from './card/forget-card.ts'
import { askAboutReturn, askReturnTopic } from './card/return-charge.ts'
import { askAboutTopic } from './hinted-notice.ts'
import { cancelCodeTopic, reconcileTopic } from './open-intent.ts'
import { payRefund, payRefundTopic } from './pay-refund.ts'
import { askAbout, askOnce, reconcilePayment } from './reconcile-payment.ts'

const reconcilePayload = z.object({ ref: z.string(), check: z.int(), isExtra: z.boolean().default(false) })
const cardPayload = z.object({ recordId: z.string(), check: z.int() })
const ofCard = z.object({ cardId: z.string() })
const ofSetup = z.object({ setupId: z.string() })
const ofAutopay = z.object({ autopayId: z.string() })
const ofCharge = z.object({ recordId: z.string() })
const ofReturn = z.object({ key: z.string() })
const refundPayload = z.object({ refundId: z.string(), asked: z.int() })
const askAboutPayload = z.object({ channel: z.string(), ref: z.string() })
const cancelPayload = z.object({ ref: z.string(), channel: z.string() })

/** A notice that was acknowledged is not sent again: a provider may be away for days until it can be asked. */
const askAboutAttempts = 80

export const paymentJobs: JobHandlers = {
  [reconcileTopic]: {
    kind: 'outside',
    async run(job, deps) {
      const { ref, check, isExtra } = reconcilePayload.parse(job.payload)
      await (isExtra ? askOnce(deps, ref) : reconcilePayment(deps, ref, check))
    },
  },
  [askAboutTopic]: {
    kind: 'outside',
    maxAttempts: askAboutAttempts,
    async run(job, deps) {
      const { channel, ref } = askAboutPayload.parse(job.payload)
      await askAbout(deps, channel, ref)
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
  [autopayTopic]: {
    kind: 'outside',
    async run(job, deps) {
      await runAutopay(deps, ofAutopay.parse(job.payload).autopayId)
    },
  },
  [forgetCardTopic]: {
    kind: 'outside',
    maxAttempts: askAboutAttempts,
    async run(job, deps) {
      await forgetCard(deps, ofCard.parse(job.payload).cardId)
    },
  },
  [askSetupTopic]: {
    kind: 'outside',
    async run(job, deps) {
      await askAboutSetup(deps.db, deps, ofSetup.parse(job.payload).setupId)
    },
  },
  [askChargeTopic]: {
    kind: 'outside',
    maxAttempts: askAboutAttempts,
    async run(job, deps) {
      await askAboutCharge(deps, ofCharge.parse(job.payload).recordId)
    },
  },
  [askReturnTopic]: {
    kind: 'outside',
    maxAttempts: askAboutAttempts,
    async run(job, deps) {
      await askAboutReturn(deps, ofReturn.parse(job.payload).key)
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
