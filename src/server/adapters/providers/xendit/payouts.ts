// Payouts at Xendit: sent under an idempotency key, asked about by our reference, which alone gives their state today.

import { z } from 'zod'
import type {
  BankList,
  PayoutAnswer,
  PayoutProvider,
  PayoutRequest,
  PayoutStatus,
} from '../../../ports/payout-provider.ts'
import { type ApiMeans, askApi } from '../ask-api.ts'
import { readPayoutNotice } from './notices.ts'
import { toXendit, type XenditSettings } from './settings.ts'

const payout = z.object({
  id: z.string().min(1),
  reference_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  failure_code: z.string().nullish(),
})
type XenditPayout = z.output<typeof payout>

/** The SDK's types say an object, the documentation's example is a list (https://docs.xendit.co/apidocs/get-all-payouts). */
const payoutList = z.union([z.array(payout), z.object({ data: z.array(payout) }).transform(({ data }) => data)])
/** https://docs.xendit.co/apidocs/get-payout-channels: a list, empty where nothing was found. */
const payoutChannels = z.array(z.object({ channel_code: z.string().min(1), currency: z.string() }))
const errorBody = z.object({
  error_code: z.string(),
  errors: z.array(z.object({ path: z.string() })).nullish(),
})
/** Fields of the borrower's account: what is wrong with them only another account can mend. */
const accountFields = /account_number|account_holder_name/

/** The account cannot take it: its borrower has to name another one. Everything else is between the lender and Xendit. */
const faultsOfAccount: Readonly<Record<string, string>> = {
  INVALID_DESTINATION: 'accountUnknown',
  REJECTED_BY_CHANNEL: 'accountRefused',
}
/** The key was used before: what became of it is asked, not guessed. */
const conflict = 409
/** Of several under one reference, the one that says most of where the money is. */
const order = ['SUCCEEDED', 'REVERSED', 'ACCEPTED', 'REQUESTED', 'LOCKED', 'FAILED', 'CANCELLED']

/** Xendit as the one that sends money out. `bankCode` is its channel code, as the lender's banks.json has it: `PH_BDO`, `ID_BCA`. */
export function xenditPayouts(api: ApiMeans, settings: XenditSettings): PayoutProvider {
  return {
    name: 'xendit',
    currencies: [settings.XENDIT_CURRENCY],
    isResting: () => api.breaker.isResting(),
    async payOut(request): Promise<PayoutAnswer> {
      const body = bodyOf(request)
      if (body === null) return { state: 'refused', reason: 'amountOrAccountCannotBeSent' }
      const asked = await askApi(api, {
        method: 'POST',
        path: '/v2/payouts',
        headers: { 'idempotency-key': request.key },
        json: body,
      })
      if (asked.outcome === 'notSent') return { state: 'notSent' }
      if (asked.outcome === 'unknown' || asked.status === conflict) return { state: 'unknown' }
      if (asked.outcome === 'refused') return refusalOf(asked.status, asked.body)
      const made = payout.safeParse(asked.body)
      if (!made.success || made.data.reference_id !== request.key) return { state: 'unknown' }
      const status = payoutStatus(made.data)
      // A first answer cannot speak of a return: the question will.
      return status.state === 'returned' ? { state: 'sent' } : status
    },
    async queryPayout(key): Promise<PayoutStatus> {
      const asked = await askApi(api, { method: 'GET', path: `/v2/payouts?reference_id=${encodeURIComponent(key)}` })
      if (asked.outcome === 'refused' && asked.status === 404) return { state: 'absent' }
      const read = asked.outcome === 'answered' ? payoutList.safeParse(asked.body) : null
      if (read?.success !== true) return { state: 'unknown' }
      const own = read.data.filter(({ reference_id }) => reference_id === key)
      const [first] = own.toSorted((a, b) => placeOf(a.status) - placeOf(b.status))
      return first === undefined ? { state: 'absent' } : payoutStatus(first)
    },
    async listBanks(currency): Promise<BankList> {
      const asked = await askApi(api, { method: 'GET', path: `/payouts_channels?currency=${currency}` })
      const read = asked.outcome === 'answered' ? payoutChannels.safeParse(asked.body) : null
      if (read?.success !== true) return { outcome: 'unknown', why: asked.outcome }
      const ofCurrency = read.data.filter((channel) => channel.currency === currency)
      return { outcome: 'listed', codes: ofCurrency.map(({ channel_code }) => channel_code) }
    },
    readNotice: (rawBody, headers) => readPayoutNotice(settings.XENDIT_CALLBACK_TOKENS, rawBody, headers),
  }
}

/** An unknown status is one of money under way. */
function placeOf(status: string): number {
  const place = order.indexOf(status)
  return place === -1 ? order.indexOf('ACCEPTED') : place
}

/** Null for what cannot be sent: no account (a counter), or an amount that the currency has no unit for. */
function bodyOf({ key, amountMinor, currency, account }: PayoutRequest): object | null {
  const amount = toXendit(amountMinor, currency)
  if (account === null || amount === null) return null
  return {
    reference_id: key,
    channel_code: account.bankCode,
    // Compared by the bank with the name of the account: it has to be the same.
    channel_properties: { account_number: account.number, account_holder_name: account.accountName },
    amount,
    currency,
  }
}

function refusalOf(status: number, body: unknown): PayoutAnswer {
  const error = errorBody.safeParse(body).data
  const isOfAccount = (error?.errors ?? []).some(({ path }) => accountFields.test(path))
  if (isOfAccount) return { state: 'failed', reference: '', reason: 'accountUnknown' }
  return { state: 'refused', reason: error?.error_code ?? `status ${status}` }
}

function payoutStatus({
  id: reference,
  status,
  failure_code,
}: XenditPayout): Extract<PayoutStatus, { state: 'paid' | 'sent' | 'failed' | 'returned' }> {
  const code = failure_code ?? ''
  const reason = faultsOfAccount[code]
  switch (status) {
    case 'SUCCEEDED':
      return { state: 'paid', reference }
    case 'REVERSED':
      return { state: 'returned', reference, reason: reason ?? 'returned' }
    case 'FAILED':
      return {
        state: 'failed',
        reference,
        reason: reason ?? code,
        blame: reason === undefined ? 'provider' : 'account',
      }
    case 'CANCELLED':
      return { state: 'failed', reference, reason: status, blame: 'provider' }
    default:
      return { state: 'sent' }
  }
}
