// Charges of saved cards at Stripe: one PaymentIntent for each of our keys, made and confirmed in one call, and found again by its key.

import { z } from 'zod'
import type { ChargeAnswer, ChargeRequest, ChargeStatus } from '../../../ports/payment-card.ts'
import { type ApiMeans, type Asked, askApi } from '../ask-api.ts'

/** Where our key stands at Stripe: its idempotency keys are forgotten after a day, this is not. */
export const keyField = 'candor_key'

/** `cus_…:pm_…`: a card can be charged for its own customer only. */
const tokenShape = /^(cus_\w+):(pm_\w+|card_\w+)$/

/** The two numbers in a card's token. Throws for a token of somebody else's. */
export function partsOfToken(token: string): { readonly customer: string; readonly paymentMethod: string } {
  const [, customer, paymentMethod] = tokenShape.exec(token) ?? []
  if (customer === undefined || paymentMethod === undefined) throw new Error('a card token that is not of Stripe')
  return { customer, paymentMethod }
}

const lastError = z.object({
  code: z.string().nullish(),
  decline_code: z.string().nullish(),
  advice_code: z.string().nullish(),
})
type LastError = z.output<typeof lastError>

const intent = z.object({
  id: z.string().min(1),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  metadata: z.record(z.string(), z.string()),
  last_payment_error: lastError.nullish(),
  latest_charge: z.object({ created: z.int().positive() }).nullish().catch(null),
  next_action: z
    .object({ redirect_to_url: z.object({ url: z.string().min(1).nullable() }).nullish() })
    .nullish()
    .catch(null),
})
type Intent = z.output<typeof intent>

const intentList = z.object({ data: z.array(intent), has_more: z.boolean() })
const errorBody = z.object({ error: lastError.extend({ type: z.string() }) })

/** What a bank may let pass on another day, by the table of decline codes. Whatever is not named here is not tried again. */
const passingDeclines: readonly string[] = [
  'approve_with_id',
  'card_velocity_exceeded',
  'insufficient_funds',
  'issuer_not_available',
  'processing_error',
  'reenter_transaction',
  'try_again_later',
  'withdrawal_count_limit_exceeded',
]

/** The advice of the card network comes before the reason. */
function mayPass(error: LastError | null | undefined): boolean {
  if (error?.advice_code === 'do_not_try_again' || error?.advice_code === 'confirm_card_data') return false
  if (error?.advice_code === 'try_again_later') return true
  return passingDeclines.includes(error?.decline_code ?? error?.code ?? '')
}

/** What Stripe answers to a charge of a borrower who is away, where the bank wants a confirmation. */
const needsOwner = 'authentication_required'

function declineOf(error: LastError | null | undefined): Extract<ChargeAnswer, { outcome: 'declined' }> {
  const declined = { outcome: 'declined', mayPass: mayPass(error) } as const
  const isForOwner = error?.code === needsOwner || error?.decline_code === needsOwner
  return isForOwner ? { outcome: 'declined', mayPass: false, ownerMustConfirm: true } : declined
}

/** The pages of a customer's payments that are looked through for one of them. */
const pagesAtMost = 10
const pageSize = 100

/** Charges a card under our key. */
export async function chargeCard(api: ApiMeans, request: ChargeRequest): Promise<ChargeAnswer> {
  const { customer, paymentMethod } = partsOfToken(request.cardToken)
  const asked = await askApi(api, {
    method: 'POST',
    path: '/v1/payment_intents',
    headers: { 'idempotency-key': request.key },
    form: [
      ['amount', `${request.amountMinor}`],
      ['currency', request.currency.toLowerCase()],
      ['customer', customer],
      ['payment_method', paymentMethod],
      ['payment_method_types[]', 'card'],
      ['confirm', 'true'],
      whoConfirms(request),
      [`metadata[${keyField}]`, request.key],
      ['expand[]', 'latest_charge'],
    ],
  })
  if (asked.outcome === 'answered') return outcomeOf(asked.body, request)
  if (asked.outcome === 'refused') return refusalOf(asked)
  return { outcome: asked.outcome === 'notSent' ? 'refused' : 'unknown' }
}

/**
 * What happens where the bank wants a confirmation. The borrower is away: Stripe declines. The borrower is here: its answer names a page
 * of the bank, which leads back. The borrower cannot be led there: an error, and nothing that waits.
 */
function whoConfirms({ unattended, returnUrl }: ChargeRequest): readonly [string, string] {
  if (unattended) return ['off_session', 'true']
  return returnUrl === null ? ['error_on_requires_action', 'true'] : ['return_url', returnUrl]
}

function refusalOf({ status, body }: Extract<Asked, { outcome: 'refused' }>): ChargeAnswer {
  const error = errorBody.safeParse(body).data?.error
  // A card error is what the bank said: there is a payment intent now, and it is declined.
  if (error?.type === 'card_error') return declineOf(error)
  // The first question with this key is still being answered, or was another one: what became of it, only asking tells.
  if (status === 409 || error?.type === 'idempotency_error') return { outcome: 'unknown' }
  return { outcome: 'refused' }
}

function outcomeOf(
  body: unknown,
  asked: Pick<ChargeRequest, 'amountMinor' | 'currency'> | null,
): Exclude<ChargeAnswer, { outcome: 'refused' }> {
  const read = intent.safeParse(body)
  if (!read.success) return { outcome: 'unknown' }
  const { id, amount, currency, status, last_payment_error: error, latest_charge: charge, next_action } = read.data
  // Another sum than was asked for is no answer to our question.
  if (asked !== null && (amount !== asked.amountMinor || currency !== asked.currency.toLowerCase()))
    return { outcome: 'unknown' }
  if (status === 'succeeded' && charge != null) {
    return { outcome: 'paid', transactionId: id, paidAt: new Date(charge.created * 1000).toISOString() }
  }
  if (status === 'requires_action') return { outcome: 'asks', pageUrl: next_action?.redirect_to_url?.url ?? null }
  if (status === 'canceled') return { outcome: 'declined', mayPass: false }
  // Without an error the bank was not asked yet.
  if (status === 'requires_payment_method' && error != null) return declineOf(error)
  return { outcome: 'unknown' }
}

/** Looks for the charge of our key among all of the customer. The list knows at once of what was made; the search does not. */
export async function findCharge(api: ApiMeans, key: string, cardToken: string): Promise<ChargeStatus> {
  const found = await findIntent(api, key, cardToken)
  if (found === 'unknown' || found === 'absent') return { outcome: found }
  return outcomeOf(found, null)
}

/** Cancels a payment that waits for its bank. One that can no longer be canceled is told in its present state. */
export async function cancelCharge(api: ApiMeans, key: string, cardToken: string): Promise<ChargeStatus> {
  const found = await findIntent(api, key, cardToken)
  if (found === 'unknown' || found === 'absent') return { outcome: found }
  if (found.status !== 'requires_action') return outcomeOf(found, null)
  const asked = await askApi(api, { method: 'POST', path: `/v1/payment_intents/${found.id}/cancel`, form: [] })
  if (asked.outcome === 'answered') return outcomeOf(asked.body, null)
  return asked.outcome === 'refused' ? await findCharge(api, key, cardToken) : { outcome: 'unknown' }
}

async function findIntent(api: ApiMeans, key: string, cardToken: string): Promise<Intent | 'absent' | 'unknown'> {
  const { customer } = partsOfToken(cardToken)
  let after = ''
  for (let page = 0; page < pagesAtMost; page += 1) {
    const query = new URLSearchParams({ customer, limit: `${pageSize}`, 'expand[]': 'data.latest_charge' })
    if (after !== '') query.set('starting_after', after)
    const asked = await askApi(api, { method: 'GET', path: `/v1/payment_intents?${query}` })
    const read = asked.outcome === 'answered' ? intentList.safeParse(asked.body) : null
    if (read?.success !== true) return 'unknown'
    const found = read.data.data.find((one) => isOf(one, key))
    if (found !== undefined) return found
    const last = read.data.data.at(-1)
    if (!read.data.has_more || last === undefined) return 'absent'
    after = last.id
  }
  return 'unknown'
}

function isOf({ metadata }: Intent, key: string): boolean {
  return metadata[keyField] === key
}
