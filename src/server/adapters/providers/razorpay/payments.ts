// Payment links at Razorpay: one for each of our references, which it keeps unique, opened as a page or scanned as a QR code.

import { z } from 'zod'
import type { NoticeHeaders } from '../../../ports/notice-headers.ts'
import type {
  CodeAnswer,
  PayCodeMade,
  PaymentProvider,
  ProviderPayment,
  ReturnAnswer,
  ReturnHint,
  StatusAnswer,
} from '../../../ports/payment-channel.ts'
import type { WayToPay } from '../../../ports/way-to-pay.ts'
import { type ApiMeans, askApi, jsonIn } from '../ask-api.ts'
import { isSigned, type RazorpaySettings, readNotice } from './settings.ts'

/** `at` of a channel: a page with every way to pay, or one that opens the payer's UPI app. Its link is of one sum and one payment. */
export const ways: readonly WayToPay[] = [
  {
    at: /^(PAYMENT_LINK|UPI_LINK)$/,
    facts: {
      takesOtherSums: false,
      isUsedUp: true,
      isTyped: false,
      isScanned: true,
      hasPage: true,
      expires: true,
      isRefundable: true,
      settlesInBusinessDays: null,
    },
  },
]

/** A link lives at least for so long, by the documentation of `expire_by`. */
const shortestLifeSeconds = 16 * 60

/** The end of our calendar, in Unix seconds: a day of money must be one of its days. */
const calendarEnds = 32_503_680_000

const link = z.object({
  id: z.string().min(1),
  reference_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  short_url: z.url({ protocol: /^https$/ }),
  payments: z
    .array(
      z.object({
        payment_id: z.string().min(1),
        amount: z.int().positive(),
        status: z.string(),
        created_at: z.int().positive().lt(calendarEnds),
      }),
    )
    .nullish(),
})
type Link = z.output<typeof link>

const linkList = z.object({ payment_links: z.array(link) })
const errorBody = z.object({ error: z.object({ code: z.string(), description: z.string().nullish() }) })

/** These can no longer be paid. */
const deadStatuses = ['expired', 'cancelled']

export interface RazorpayPaymentMeans {
  readonly api: ApiMeans
  readonly settings: RazorpaySettings
  readonly publicOrigin: string
  readonly lenderName: string
}

/** Razorpay behind a channel. */
export function razorpayPayments({ api, settings, publicOrigin, lenderName }: RazorpayPaymentMeans): PaymentProvider {
  return {
    async createCode({ ref, at, amountMinor, currency, expiresAt, returnUrl }): Promise<CodeAnswer> {
      if (currency !== 'INR') return { outcome: 'refused', reason: 'currency' }
      const soonest = Math.floor(Date.now() / 1000) + shortestLifeSeconds
      const json = {
        amount: amountMinor,
        currency,
        accept_partial: false,
        reference_id: ref,
        description: lenderName,
        expire_by: Math.max(Math.floor(expiresAt.getTime() / 1000), soonest),
        notify: { sms: false, email: false },
        reminder_enable: false,
        callback_url: `${publicOrigin}${returnUrl}`,
        callback_method: 'get',
        ...(at === 'UPI_LINK' ? { upi_link: true } : {}),
      }
      const asked = await askApi(api, { method: 'POST', path: '/v1/payment_links', json })
      if (asked.outcome === 'notSent') return { outcome: 'refused', reason: asked.why }
      if (asked.outcome === 'unknown') return { outcome: 'unknown' }
      if (asked.outcome === 'refused') {
        const error = errorBody.safeParse(asked.body).data?.error
        // A reference is unique there: the link that has it is ours, from a question whose answer was lost.
        if (/reference_id/.test(error?.description ?? '')) return await linkOf(api, ref, amountMinor)
        return { outcome: 'refused', reason: error?.code ?? `status ${asked.status}` }
      }
      const made = link.safeParse(asked.body)
      return made.success ? answerOf(made.data, ref, amountMinor) : { outcome: 'unknown' }
    },

    async queryStatus(ref): Promise<StatusAnswer> {
      const links = await linksOf(api, ref)
      const [first] = links ?? []
      if (links === null) return { outcome: 'unknown' }
      if (first === undefined) return { outcome: 'absent' }
      return { outcome: 'found', code: codeOf(first), payments: links.flatMap(paymentsOf) }
    },

    async cancelCode(ref): Promise<void> {
      const links = await linksOf(api, ref)
      if (links === null) throw new Error('razorpay did not say which link is to be withdrawn')
      for (const { id } of links) {
        const path = `/v1/payment_links/${encodeURIComponent(id)}/cancel`
        const asked = await askApi(api, { method: 'POST', path, json: {} })
        // A refusal means that it is paid, expired or cancelled: it can no longer be paid.
        if (asked.outcome === 'notSent' || asked.outcome === 'unknown')
          throw new Error('razorpay did not withdraw a link')
      }
    },

    queryReturn: (partId) => findReturn(api, partId),

    verifyNotice(rawBody, headers) {
      const taken = readReturnNotice(settings.RAZORPAY_WEBHOOK_SECRETS, rawBody, headers)
      if (taken !== 'ignored') return taken
      const notice = readNotice(settings.RAZORPAY_WEBHOOK_SECRETS, 'payment_link', rawBody, headers)
      return typeof notice === 'string' ? notice : { eventId: notice.eventId, askAbout: notice.reference }
    },
  }
}

/** The link's address is what is opened, and what a QR code says. */
function codeOf({ id, short_url }: Link): PayCodeMade {
  return { providerRef: id, payCode: null, qrText: short_url, pageUrl: short_url }
}

function answerOf(made: Link, ref: string, amountMinor: number): CodeAnswer {
  if (made.reference_id !== ref || made.amount !== amountMinor || made.currency !== 'INR') {
    return { outcome: 'refused', reason: 'anotherAmountThanAsked' }
  }
  return deadStatuses.includes(made.status)
    ? { outcome: 'refused', reason: made.status }
    : { outcome: 'made', ...codeOf(made) }
}

async function linkOf(api: ApiMeans, ref: string, amountMinor: number): Promise<CodeAnswer> {
  const [made] = (await linksOf(api, ref)) ?? []
  return made === undefined ? { outcome: 'unknown' } : answerOf(made, ref, amountMinor)
}

/** The links under our reference; null where the answer is missing. */
async function linksOf(api: ApiMeans, ref: string): Promise<readonly Link[] | null> {
  const path = `/v1/payment_links?reference_id=${encodeURIComponent(ref)}`
  const asked = await askApi(api, { method: 'GET', path })
  const read = asked.outcome === 'answered' ? linkList.safeParse(asked.body) : null
  return read?.success === true ? read.data.payment_links.filter(({ reference_id }) => reference_id === ref) : null
}

/** What came through, in paise, which are our minor units. */
function paymentsOf({ currency, payments }: Link): ProviderPayment[] {
  const captured = (payments ?? []).filter(({ status }) => status === 'captured')
  return captured.map(({ payment_id, amount, created_at }) => ({
    transactionId: payment_id,
    amountMinor: amount,
    currency,
    paidAt: new Date(created_at * 1000).toISOString(),
  }))
}

/** What both have in a webhook and in an answer. */
const thing = z.object({
  id: z.string().min(1),
  payment_id: z.string().min(1).optional().catch(undefined),
  status: z.string(),
  amount_deducted: z.int().nullish(),
})
const webhook = z.object({
  event: z.string(),
  payload: z.object({
    refund: z.object({ entity: thing }).nullish(),
    dispute: z.object({ entity: thing }).nullish(),
    payment: z.object({ entity: z.object({ captured: z.boolean().nullish() }) }).nullish(),
  }),
})

/** `ignored`: about neither of the two, or about a payment that was never captured, which is given back by itself. */
function readReturnNotice(
  secrets: readonly string[],
  rawBody: Uint8Array,
  headers: NoticeHeaders,
): ReturnHint | 'ignored' | 'badSignature' | 'unreadable' {
  if (!isSigned(secrets, rawBody, headers['x-razorpay-signature'])) return 'badSignature'
  const body = jsonIn(Buffer.from(rawBody).toString('utf8'))
  const event = z.object({ event: z.string() }).safeParse(body).data?.event ?? ''
  const isRefund = event.startsWith('refund.')
  if (!isRefund && !event.startsWith('payment.dispute.')) return 'ignored'
  const read = webhook.safeParse(body)
  if (!read.success) return 'unreadable'
  const { refund, dispute, payment } = read.data.payload
  if (isRefund && payment?.entity.captured === false) return 'ignored'
  const about = (isRefund ? refund : dispute)?.entity
  if (about === undefined) return 'unreadable'
  // The header's id is not signed: what happened to what is.
  return {
    eventId: `${event} ${about.id} ${about.status} ${about.amount_deducted ?? ''}`,
    askAboutReturn: about.id,
    ...(about.payment_id === undefined ? {} : { ofTransaction: about.payment_id }),
  }
}

const facts = { id: z.string(), payment_id: z.string().min(1), currency: z.string(), created_at: z.int().positive() }
const refund = z.object({ ...facts, amount: z.int().positive(), status: z.string() })
const dispute = z.object({
  ...facts,
  amount: z.int().positive(),
  amount_deducted: z.int().nonnegative(),
  status: z.string(),
})

/** A refund that is pending has left the balance; one that failed came back. */
const isGoneByRefund: Readonly<Record<string, boolean>> = { pending: true, processed: true, failed: false }

/** Asks about a refund (`rfnd_…`) or a dispute (`disp_…`). A state that we do not know is no answer. */
async function findReturn(api: ApiMeans, partId: string): Promise<ReturnAnswer> {
  const isDispute = partId.startsWith('disp_')
  const path = `/v1/${isDispute ? 'disputes' : 'refunds'}/${encodeURIComponent(partId)}`
  const asked = await askApi(api, { method: 'GET', path })
  if (asked.outcome === 'refused' && (asked.status === 400 || asked.status === 404)) return { outcome: 'absent' }
  if (asked.outcome !== 'answered') return { outcome: 'unknown' }
  return isDispute ? ofDispute(asked.body, partId) : ofRefund(asked.body, partId)
}

function ofRefund(body: unknown, partId: string): ReturnAnswer {
  const read = refund.safeParse(body)
  const isGone = isGoneByRefund[read.data?.status ?? '']
  if (!read.success || read.data.id !== partId || isGone === undefined) return { outcome: 'unknown' }
  return told(read.data, read.data.amount, isGone)
}

/** The money leaves when a dispute is lost, or when it is raised where the account has it so: by what was deducted, and until it is won. */
function ofDispute(body: unknown, partId: string): ReturnAnswer {
  const read = dispute.safeParse(body)
  if (!read.success || read.data.id !== partId) return { outcome: 'unknown' }
  const { amount, amount_deducted: deducted, status } = read.data
  if (status === 'lost' && deducted === 0) return { outcome: 'unknown' }
  return told(read.data, deducted > 0 ? deducted : amount, deducted > 0 && status !== 'won')
}

function told(
  { payment_id: transactionId, currency, created_at }: Pick<z.output<typeof refund>, keyof typeof facts>,
  amountMinor: number,
  isGone: boolean,
): ReturnAnswer {
  const returnedAt = new Date(created_at * 1000).toISOString()
  return { outcome: 'told', transactionId, amountMinor, currency, returnedAt, isGone }
}
