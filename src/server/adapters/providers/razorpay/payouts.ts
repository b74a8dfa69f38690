// Payouts at RazorpayX: contact, account and payout in one call, under an idempotency key, asked about by our reference.

import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { PayoutAnswer, PayoutProvider, PayoutRequest, PayoutStatus } from '../../../ports/payout-provider.ts'
import { type ApiMeans, askApi } from '../ask-api.ts'
import { type RazorpaySettings, readNotice } from './settings.ts'

const payout = z.object({
  id: z.string().min(1),
  reference_id: z.string().nullish(),
  status: z.string(),
  status_details: z.object({ reason: z.string().nullish(), source: z.string().nullish() }).nullish(),
})
type RazorpayPayout = z.output<typeof payout>

const payoutList = z.object({ items: z.array(payout) })
const errorBody = z.object({
  error: z.object({ code: z.string(), field: z.string().nullish(), reason: z.string().nullish() }),
})

/** Fields of the borrower's account: what is wrong with them only another account can mend. */
const accountFields = /bank_account|ifsc|account_number$|name$/
/** An account's own reasons; the words know `accountUnknown` and `accountClosed`. */
const reasons: Readonly<Record<string, string>> = {
  beneficiary_bank_account_closed: 'accountClosed',
  bank_account_closed: 'accountClosed',
  invalid_beneficiary_bank_account: 'accountUnknown',
  bank_account_invalid: 'accountUnknown',
  invalid_ifsc_code: 'accountUnknown',
}

/** 4 to 36 letters, figures, hyphens, underscores and spaces. */
function idempotencyKey(key: string): string {
  const plain = key.replaceAll(':', '-')
  return /^[\w -]{4,36}$/.test(plain) ? plain : createHash('sha256').update(key).digest('hex').slice(0, 36)
}

/** RazorpayX as the one that sends money out. `bankCode` is an IFSC of the bank, as the lender's banks.json has it. */
export function razorpayPayouts(api: ApiMeans, settings: RazorpaySettings, from: string): PayoutProvider {
  return {
    name: 'razorpay',
    currencies: ['INR'],
    isResting: () => api.breaker.isResting(),
    async payOut(request): Promise<PayoutAnswer> {
      const json = bodyOf(request, from)
      if (json === null) return { state: 'refused', reason: 'accountCannotBeSent' }
      const asked = await askApi(api, {
        method: 'POST',
        path: '/v1/payouts',
        headers: { 'x-payout-idempotency': idempotencyKey(request.key) },
        json,
      })
      if (asked.outcome === 'notSent') return { state: 'notSent' }
      if (asked.outcome === 'unknown' || asked.status === 409) return { state: 'unknown' }
      if (asked.outcome === 'refused') return refusalOf(asked.status, asked.body)
      const made = payout.safeParse(asked.body)
      if (!made.success || made.data.reference_id !== request.key) return { state: 'unknown' }
      const status = payoutStatus(made.data)
      return status.state === 'returned' ? { state: 'sent' } : status
    },
    async queryPayout(key): Promise<PayoutStatus> {
      const query = new URLSearchParams({ account_number: from, reference_id: key })
      const asked = await askApi(api, { method: 'GET', path: `/v1/payouts?${query}` })
      const read = asked.outcome === 'answered' ? payoutList.safeParse(asked.body) : null
      if (read?.success !== true) return { state: 'unknown' }
      const [own] = read.data.items.filter(({ reference_id }) => reference_id === key)
      return own === undefined ? { state: 'absent' } : payoutStatus(own)
    },
    readNotice(rawBody, headers) {
      const notice = readNotice(settings.RAZORPAY_WEBHOOK_SECRETS, 'payout', rawBody, headers)
      return typeof notice === 'string' ? notice : { eventId: notice.eventId, key: notice.reference }
    },
  }
}

/** Null for what cannot be sent: no account (a counter), or a bank without an IFSC. */
function bodyOf({ key, amountMinor, account }: PayoutRequest, from: string): object | null {
  if (account === null || !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(account.bankCode)) return null
  return {
    account_number: from,
    amount: amountMinor,
    currency: 'INR',
    mode: 'IMPS',
    purpose: 'payout',
    fund_account: {
      account_type: 'bank_account',
      bank_account: { name: account.accountName, ifsc: account.bankCode, account_number: account.number },
      contact: { name: account.accountName, type: 'customer' },
    },
    // A balance that is too low is told at once, so that somebody looks.
    queue_if_low_balance: false,
    reference_id: key,
  }
}

function refusalOf(status: number, body: unknown): PayoutAnswer {
  const error = errorBody.safeParse(body).data?.error
  if (accountFields.test(error?.field ?? '')) return { state: 'failed', reference: '', reason: 'accountUnknown' }
  return { state: 'refused', reason: error?.reason ?? error?.code ?? `status ${status}` }
}

function payoutStatus({
  id: reference,
  status,
  status_details,
}: RazorpayPayout): Extract<PayoutStatus, { state: 'paid' | 'sent' | 'failed' | 'returned' }> {
  const told = status_details?.reason ?? status
  const reason = reasons[told]
  switch (status) {
    case 'processed':
      return { state: 'paid', reference }
    // It never arrived or came back: the money is in the business account again, and only a loan that runs can tell which.
    case 'reversed':
      return { state: 'returned', reference, reason: reason ?? told }
    case 'failed':
    case 'rejected':
    case 'cancelled': {
      const isOfAccount = reason !== undefined || status_details?.source === 'beneficiary_bank'
      return { state: 'failed', reference, reason: reason ?? told, blame: isOfAccount ? 'account' : 'provider' }
    }
    default:
      return { state: 'sent' }
  }
}
