// The jobs of paying: looking after intents, notices and card payments, withdrawing replaced codes, and sending credit balances back.

import { z } from 'zod'
import { dropMonths } from '../db/months.ts'
import type { Forgetting } from '../jobs/forget-old.ts'
import { type JobHandlers, outside } from '../jobs/run-jobs.ts'
import { autopayTopic } from './autopay/plan-look.ts'
import { askAbout, askOnce, reconcilePayment } from './booking/reconcile-payment.ts'
import { askAboutPart } from './came-back/ask-part.ts'
import { askAbout as askAboutSetup, askSetupTopic } from './card/add-card.ts'
import { forgetCard, forgetCardTopic } from './card/forget-card.ts'
import {
  askAboutCharge,
  askChargeTopic,
  reconcileCardPayment,
  reconcileCardTopic,
} from './charge/capture-card-payment.ts'
import { askAboutReturn, askReturnTopic } from './charge/return-charge.ts'
import { runAutopay } from './charge/run-autopay.ts'
import { askAboutReturnTopic, askAboutTopic } from './heard/heard-notice.ts'
import { cancelCodeTopic, reconcileTopic } from './intent/open-intent.ts'
import { payRefund, payRefundTopic } from './refund/pay-refund.ts'

const reconcilePayload = z.object({ ref: z.string(), check: z.int(), isExtra: z.boolean().default(false) })
const cardPayload = z.object({ recordId: z.string(), check: z.int() })
const ofCard = z.object({ cardId: z.string() })
const ofSetup = z.object({ setupId: z.string() })
const ofAutopay = z.object({ autopayId: z.string() })
const ofCharge = z.object({ recordId: z.string() })
const ofReturn = z.object({ key: z.string() })
const refundPayload = z.object({ refundId: z.string(), asked: z.int() })
const ofPart = z.object({ channel: z.string(), part: z.string() })
const askAboutPayload = z.union([z.object({ channel: z.string(), ref: z.string() }), ofPart])
const cancelPayload = z.object({ ref: z.string(), channel: z.string() })

/** A notice that was acknowledged is not sent again: a provider may be away for days until it can be asked. */
const patient = { maxAttempts: 80 }
/** Money has left us, and we do not know how much: after about a day an officer looks it up at the provider (PAYMENT-71). */
const untilOfficer = { maxAttempts: 32 }

/** What events of providers did: as long as messages about payments. Their ids stay, so that none is ever applied twice. */
export const oldEvents: Forgetting = {
  what: 'oldEvents',
  keptDays: 1_130,
  byMonth: true,
  forget: (db, before) => dropMonths(db, 'provider_event', before),
}

export const paymentJobs: JobHandlers = {
  [reconcileTopic]: outside(reconcilePayload, (deps, { ref, check, isExtra }) =>
    isExtra ? askOnce(deps, ref) : reconcilePayment(deps, ref, check),
  ),
  [askAboutTopic]: outside(
    askAboutPayload,
    (deps, of) => ('part' in of ? askAboutPart(deps, of.channel, of.part) : askAbout(deps, of.channel, of.ref)),
    patient,
  ),
  [askAboutReturnTopic]: outside(ofPart, (deps, { channel, part }) => askAboutPart(deps, channel, part), untilOfficer),
  [payRefundTopic]: outside(refundPayload, (deps, { refundId, asked }) => payRefund(deps, refundId, asked)),
  [cancelCodeTopic]: outside(cancelPayload, async (deps, { ref, channel }) => {
    await deps.channels.get(channel)?.connection.cancelCode(ref)
  }),
  [autopayTopic]: outside(ofAutopay, (deps, { autopayId }) => runAutopay(deps, autopayId)),
  [forgetCardTopic]: outside(ofCard, (deps, { cardId }) => forgetCard(deps, cardId), patient),
  [askSetupTopic]: outside(ofSetup, (deps, { setupId }) => askAboutSetup(deps.db, deps, setupId)),
  [askChargeTopic]: outside(ofCharge, (deps, { recordId }) => askAboutCharge(deps, recordId), patient),
  [askReturnTopic]: outside(ofReturn, (deps, { key }) => askAboutReturn(deps, key), untilOfficer),
  [reconcileCardTopic]: outside(cardPayload, (deps, { recordId, check }) =>
    reconcileCardPayment(deps, recordId, check),
  ),
}
