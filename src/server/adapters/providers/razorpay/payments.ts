// Payment links at Razorpay: one for each of our references, which it keeps unique, opened as a page or scanned as a QR code.

import { z } from 'zod'
import type {
  CodeAnswer,
  PayCodeMade,
  PaymentProvider,
  ProviderPayment,
  StatusAnswer,
} from '../../../ports/payment-channel.ts'
import type { WayToPay } from '../../../ports/way-to-pay.ts'
import { type ApiMeans, askApi } from '../ask-api.ts'
import { findReturn, readReturnNotice } from './returns.ts'
import { type RazorpaySettings, readNotice } from './settings.ts'

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
