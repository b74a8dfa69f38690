// Payment codes at Xendit: virtual accounts, counters, QR codes and wallets as payment requests of one use, asked about by our reference.

import { z } from 'zod'
import { instant } from '../../../../contracts/wire.ts'
import type {
  CodeAnswer,
  CodeRequest,
  PayCodeMade,
  PaymentProvider,
  ProviderPayment,
  ReturnAnswer,
  StatusAnswer,
} from '../../../ports/payment-channel.ts'
import type { WayToPay } from '../../../ports/way-to-pay.ts'
import { type ApiMeans, askApi } from '../ask-api.ts'
import { readPaymentNotice } from './notices.ts'
import { fromXendit, toXendit, type XenditSettings } from './settings.ts'

/** All its codes are of one use and of one sum, as they are asked for below. */
const oneExactPayment = { takesOtherSums: false, isUsedUp: true } as const
const typed = { isTyped: true, isScanned: false, hasPage: false, expires: true } as const
const scanned = { ...oneExactPayment, isTyped: false, isScanned: true, hasPage: false, expires: true } as const

/**
 * `at` of a channel: the type of a payment method and its channel code, such as `QR_CODE/QRPH` or `EWALLET/GCASH`. QRIS and the wallets
 * take refunds; a wallet's page has no end of its own.
 */
export const ways: readonly WayToPay[] = [
  {
    at: /^VIRTUAL_ACCOUNT\/[A-Z0-9_]{2,40}$/,
    facts: { ...oneExactPayment, ...typed, isRefundable: false, settlesInBusinessDays: null },
  },
  {
    at: /^OVER_THE_COUNTER\/[A-Z0-9_]{2,40}$/,
    facts: { ...oneExactPayment, ...typed, isRefundable: false, settlesInBusinessDays: null },
  },
  { at: /^QR_CODE\/QRIS$/, facts: { ...scanned, isRefundable: true, settlesInBusinessDays: 2 } },
  {
    at: /^QR_CODE\/[A-Z0-9_]{2,40}$/,
    facts: { ...scanned, isRefundable: false, settlesInBusinessDays: null },
  },
  {
    at: /^EWALLET\/[A-Z0-9_]{2,40}$/,
    facts: {
      ...oneExactPayment,
      isTyped: false,
      isScanned: false,
      hasPage: true,
      expires: false,
      isRefundable: true,
      settlesInBusinessDays: null,
    },
  },
]

/** One code has a few payment requests at most; each of them a few payments. */
const listedAtMost = 20

const properties = <Name extends string>(name: Name) =>
  z
    .object({
      channel_properties: z
        .object({ [name]: z.string().nullish() } as Record<Name, z.ZodOptional<z.ZodNullable<z.ZodString>>>)
        .nullish(),
    })
    .nullish()

const action = z.object({ action: z.string(), url_type: z.string().nullish(), url: z.string().nullish() })

const paymentRequest = z.object({
  id: z.string().min(1),
  reference_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  payment_method: z.object({
    id: z.string().min(1),
    virtual_account: properties('virtual_account_number'),
    over_the_counter: properties('payment_code'),
    qr_code: properties('qr_string'),
  }),
  actions: z.array(action).nullish(),
})
type PaymentRequest = z.output<typeof paymentRequest>

const requestList = z.object({ data: z.array(paymentRequest) })

const paymentList = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      payment_request_id: z.string().nullish(),
      amount: z.number(),
      currency: z.string(),
      status: z.string(),
      created: instant,
    }),
  ),
})

const errorBody = z.object({ error_code: z.string() })

/** These can no longer be paid. */
const deadStatuses = ['FAILED', 'CANCELED', 'EXPIRED', 'VOIDED']
/** The key was used with other words before: what exists there is asked about, not made again. */
const alreadyMade = ['DUPLICATE_ERROR', 'IDEMPOTENCY_ERROR', 'DUPLICATE_REFERENCE']

interface XenditPaymentMeans {
  readonly api: ApiMeans
  readonly settings: XenditSettings
  readonly publicOrigin: string
  readonly lenderName: string
}

/** Xendit behind a channel. */
export function xenditPayments(means: XenditPaymentMeans): PaymentProvider {
  const { api, settings } = means
  return {
    async createCode(request): Promise<CodeAnswer> {
      const amount = toXendit(request.amountMinor, request.currency)
      if (request.currency !== settings.XENDIT_CURRENCY) return { outcome: 'refused', reason: 'currency' }
      if (amount === null) return { outcome: 'refused', reason: 'amountIsNoWholeUnit' }
      const asked = await askApi(api, {
        method: 'POST',
        path: '/payment_requests',
        headers: { 'idempotency-key': request.ref },
        json: bodyOf(means, request, amount),
      })
      if (asked.outcome === 'notSent') return { outcome: 'refused', reason: asked.why }
      if (asked.outcome === 'unknown') return { outcome: 'unknown' }
      if (asked.outcome === 'refused') {
        const reason = errorBody.safeParse(asked.body).data?.error_code ?? `status ${asked.status}`
        return alreadyMade.includes(reason) ? { outcome: 'unknown' } : { outcome: 'refused', reason }
      }
      const made = paymentRequest.safeParse(asked.body)
      if (!made.success) return { outcome: 'unknown' }
      return answerOf(made.data, request, amount)
    },

    async queryStatus(ref): Promise<StatusAnswer> {
      const requests = await requestsOf(api, ref)
      if (requests === null) return { outcome: 'unknown' }
      if (requests.length === 0) return { outcome: 'absent' }
      const payments: ProviderPayment[] = []
      for (const request of requests) {
        const paid = await paymentsOf(api, request)
        if (paid === null) return { outcome: 'unknown' }
        payments.push(...paid)
      }
      const code = requests.map(codeOf).find((made) => made !== null)
      return code === undefined || code === null ? { outcome: 'unknown' } : { outcome: 'found', code, payments }
    },

    async cancelCode(ref): Promise<void> {
      const requests = await requestsOf(api, ref)
      if (requests === null) throw new Error('xendit did not say which code is to be withdrawn')
      for (const { payment_method } of requests) {
        const path = `/v2/payment_methods/${encodeURIComponent(payment_method.id)}/expire`
        const asked = await askApi(api, { method: 'POST', path, json: {} })
        // A refusal means that it can no longer be paid, which is what was wanted.
        if (asked.outcome === 'notSent' || asked.outcome === 'unknown')
          throw new Error('xendit did not withdraw a code')
      }
    },

    queryReturn: (refundId) => findRefund(api, refundId),

    verifyNotice: (rawBody, headers) => readPaymentNotice(settings.XENDIT_CALLBACK_TOKENS, rawBody, headers),
  }
}

function bodyOf({ publicOrigin, lenderName }: XenditPaymentMeans, request: CodeRequest, amount: number): object {
  const [type = '', channelCode = ''] = request.at.split('/')
  const expiresAt = request.expiresAt.toISOString()
  const wayBack = `${publicOrigin}${request.returnUrl}`
  const waysOfType: Readonly<Record<string, object>> = {
    VIRTUAL_ACCOUNT: { customer_name: lenderName, expires_at: expiresAt },
    OVER_THE_COUNTER: { customer_name: lenderName, expires_at: expiresAt },
    QR_CODE: { expires_at: expiresAt },
    EWALLET: { success_return_url: wayBack, failure_return_url: wayBack, cancel_return_url: wayBack },
  }
  return {
    reference_id: request.ref,
    amount,
    currency: request.currency,
    payment_method: {
      type,
      reusability: 'ONE_TIME_USE',
      reference_id: request.ref,
      [type.toLowerCase()]: { channel_code: channelCode, channel_properties: waysOfType[type] ?? {} },
    },
  }
}

/** A code counts only for what was asked, and while somebody can pay it. */
function answerOf(made: PaymentRequest, request: CodeRequest, amount: number): CodeAnswer {
  if (made.reference_id !== request.ref || made.amount !== amount || made.currency !== request.currency) {
    return { outcome: 'refused', reason: 'anotherAmountThanAsked' }
  }
  if (deadStatuses.includes(made.status)) return { outcome: 'refused', reason: made.status }
  const code = codeOf(made)
  return code === null ? { outcome: 'unknown' } : { outcome: 'made', ...code }
}

/** The wallet's page as a phone opens it best. */
const pagePreference = ['MOBILE', 'WEB', 'DEEPLINK']

/** What the borrower types, scans or opens; null where the answer has none of it yet. */
function codeOf({ id, payment_method, actions }: PaymentRequest): PayCodeMade | null {
  const payCode =
    payment_method.virtual_account?.channel_properties?.virtual_account_number ??
    payment_method.over_the_counter?.channel_properties?.payment_code ??
    null
  const qrText = payment_method.qr_code?.channel_properties?.qr_string ?? null
  const pages = (actions ?? []).filter(({ action: name, url }) => name === 'AUTH' && /^https:/.test(url ?? ''))
  const page = pagePreference.flatMap((type) => pages.find(({ url_type }) => url_type === type) ?? [])[0]
  const pageUrl = page?.url ?? null
  if (payCode === null && qrText === null && pageUrl === null) return null
  return { providerRef: id, payCode, qrText, pageUrl }
}

/** The payment requests under our reference; null where the answer is missing. */
async function requestsOf(api: ApiMeans, ref: string): Promise<readonly PaymentRequest[] | null> {
  const path = `/payment_requests?reference_id=${encodeURIComponent(ref)}&limit=${listedAtMost}`
  const asked = await askApi(api, { method: 'GET', path })
  if (asked.outcome === 'refused' && asked.status === 404) return []
  const read = asked.outcome === 'answered' ? requestList.safeParse(asked.body) : null
  return read?.success === true ? read.data.data.filter(({ reference_id }) => reference_id === ref) : null
}

/** The payments of a request that came through; null where the answer is missing, or an amount cannot be read. */
async function paymentsOf(api: ApiMeans, request: PaymentRequest): Promise<readonly ProviderPayment[] | null> {
  const method = encodeURIComponent(request.payment_method.id)
  const query = `payment_request_id=${encodeURIComponent(request.id)}&limit=${listedAtMost}`
  const asked = await askApi(api, { method: 'GET', path: `/v2/payment_methods/${method}/payments?${query}` })
  if (asked.outcome === 'refused' && asked.status === 404) return []
  const read = asked.outcome === 'answered' ? paymentList.safeParse(asked.body) : null
  if (read?.success !== true) return null
  const payments: ProviderPayment[] = []
  for (const { id, payment_request_id, amount, currency, status, created } of read.data.data) {
    if (status !== 'SUCCEEDED' || (payment_request_id ?? request.id) !== request.id) continue
    const amountMinor = fromXendit(amount)
    if (amountMinor === null) return null
    // The earlier of its two times: a payment that was begun before midnight is not late by a slow confirmation.
    payments.push({ transactionId: id, amountMinor, currency, paidAt: created })
  }
  return payments
}

/** `Refund` of the SDK names the payment request; the webhook of the same refund names the payment. */
const refund = z.object({
  id: z.string().min(1),
  payment_id: z.string().min(1).nullish(),
  payment_request_id: z.string().min(1).nullish(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  updated: instant,
})
const request = z.object({ payment_method: z.object({ id: z.string().min(1) }) })
const payments = z.object({
  data: z.array(z.object({ id: z.string().min(1), payment_request_id: z.string().nullish(), status: z.string() })),
})

/** A refund that is still under way is asked about again. */
const isGoneBy: Readonly<Record<string, boolean>> = { SUCCEEDED: true, FAILED: false, CANCELLED: false }

/** Asks about one refund. A state that is none of these, or a payment that cannot be found, is no answer. */
async function findRefund(api: ApiMeans, refundId: string): Promise<ReturnAnswer> {
  const asked = await askApi(api, { method: 'GET', path: `/refunds/${encodeURIComponent(refundId)}` })
  if (asked.outcome === 'refused' && asked.status === 404) return { outcome: 'absent' }
  const read = asked.outcome === 'answered' ? refund.safeParse(asked.body) : null
  if (read?.success !== true || read.data.id !== refundId) return { outcome: 'unknown' }
  const { amount, currency, status, updated } = read.data
  const isGone = isGoneBy[status]
  const amountMinor = fromXendit(amount)
  const transactionId = read.data.payment_id ?? (await paymentOf(api, read.data.payment_request_id))
  if (isGone === undefined || amountMinor === null || transactionId === null) return { outcome: 'unknown' }
  return { outcome: 'told', transactionId, amountMinor, currency, returnedAt: updated, isGone }
}

/** The payment of a request, which is of one use; null where the answer is missing. */
async function paymentOf(api: ApiMeans, requestId: string | null | undefined): Promise<string | null> {
  if (requestId === null || requestId === undefined) return null
  const made = await askApi(api, { method: 'GET', path: `/payment_requests/${encodeURIComponent(requestId)}` })
  const method = made.outcome === 'answered' ? request.safeParse(made.body).data?.payment_method.id : undefined
  if (method === undefined) return null
  const query = `payment_request_id=${encodeURIComponent(requestId)}`
  const path = `/v2/payment_methods/${encodeURIComponent(method)}/payments?${query}`
  const asked = await askApi(api, { method: 'GET', path })
  const read = asked.outcome === 'answered' ? payments.safeParse(asked.body) : null
  const paid = (read?.data?.data ?? []).filter(
    ({ status, payment_request_id }) => status === 'SUCCEEDED' && (payment_request_id ?? requestId) === requestId,
  )
  return paid[0]?.id ?? null
}
