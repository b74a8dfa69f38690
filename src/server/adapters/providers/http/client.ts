// A provider that speaks our HTTP protocol (protocol.ts): codes, cards and payouts asked of it, and its notices read.

import type { z } from 'zod'
import { paymentNotice } from '../../../../contracts/payment.ts'
import { currencies } from '../../../../core/market/market.ts'
import { cardTypes } from '../../../../core/payout-account/account-fields.ts'
import { readJson } from '../../../../core/read-json.ts'
import type { AccountNames, NameAnswer } from '../../../ports/account-names.ts'
import type {
  CardProcessor,
  CardSaving,
  ChargeAnswer,
  ChargeStatus,
  SetupBegun,
  SetupStatus,
} from '../../../ports/payment-card.ts'
import type {
  CodeAnswer,
  NoticeReading,
  PayCodeMade,
  PaymentProvider,
  StatusAnswer,
} from '../../../ports/payment-channel.ts'
import type { PayoutAnswer, PayoutNotice, PayoutProvider, PayoutStatus } from '../../../ports/payout-provider.ts'
import type { WayToPay } from '../../../ports/way-to-pay.ts'
import type { Breaker } from '../../http/breaker.ts'
import { callOutside, type OutgoingAnswer } from '../../http/outgoing-call.ts'
import {
  type CodeAnswerBody,
  chargeAnswer,
  codeAnswer,
  forgetAnswer,
  nameAnswer,
  payoutAnswer,
  payoutNotice,
  setupAnswer,
} from './protocol.ts'
import { checkSignature, signatureHeader } from './signature.ts'

export interface HttpProviderMeans {
  /** Where the service listens, without a slash at the end. */
  readonly baseUrl: () => string
  readonly apiKey: string
  /** Any of these may have signed a notice: two while one replaces the other. */
  readonly webhookSecrets: readonly string[]
  /** The start of the address of a wallet page: the page's number and the way back are added. */
  readonly walletPageUrl: string
  /** The start of the address of a page that adds a card; without one, none are added. */
  readonly cardPageUrl?: string | undefined
  /** Holds calls back while the provider does not answer; without one, every call goes out. */
  readonly breaker?: Breaker
  /** Shorter limits for tests; see outgoing-call.ts for the usual ones. */
  readonly totalTimeoutMs?: number
}

export const sandboxProviderName = 'sandbox'

type Asked<T> =
  | { readonly outcome: 'answered'; readonly body: T }
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'notSent'; readonly reason: string }
  | { readonly outcome: 'unknown' }

/** Asks once. A 4xx is a refusal, a 5xx or an answer that cannot be read tells nothing about what happened. */
async function ask<T>(means: HttpProviderMeans, path: string, schema: z.ZodType<T>, body?: unknown): Promise<Asked<T>> {
  const send = () =>
    callOutside({
      method: body === undefined ? 'GET' : 'POST',
      url: `${means.baseUrl()}${path}`,
      headers: { authorization: `Bearer ${means.apiKey}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(means.totalTimeoutMs === undefined ? {} : { totalTimeoutMs: means.totalTimeoutMs }),
    })
  return reading(await (means.breaker === undefined ? send() : means.breaker.pass(send)), schema)
}

function reading<T>(answer: OutgoingAnswer, schema: z.ZodType<T>): Asked<T> {
  if (answer.outcome === 'notSent') return { outcome: 'notSent', reason: answer.why }
  if (answer.outcome === 'lost') return { outcome: 'unknown' }
  const body = readJson(answer.body)
  if (answer.status === 200) {
    const read = schema.safeParse(body)
    return read.success ? { outcome: 'answered', body: read.data } : { outcome: 'unknown' }
  }
  // Some proxy's page: the outcome is unknown.
  if (body === undefined || body === null) return { outcome: 'unknown' }
  if (answer.status === 429) return { outcome: 'notSent', reason: 'too many calls' }
  const said = typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : ''
  if (answer.status === 404 && said === 'absent') return { outcome: 'absent' }
  if (answer.status >= 400 && answer.status < 500) return { outcome: 'refused', reason: said }
  return { outcome: 'unknown' }
}

/** Its protocol sets no limit on sums or their number, and the sandbox behind it takes what comes, also after the end of a code. */
export const httpWays: readonly WayToPay[] = [
  {
    at: null,
    facts: {
      takesOtherSums: true,
      isUsedUp: false,
      isTyped: true,
      isScanned: true,
      hasPage: true,
      expires: false,
      isRefundable: true,
      settlesInBusinessDays: null,
    },
  },
]

/** The provider behind a channel. */
export function httpPaymentProvider(means: HttpProviderMeans): PaymentProvider {
  const made = (body: CodeAnswerBody, returnUrl: string): PayCodeMade => ({
    providerRef: body.providerRef,
    payCode: body.payCode,
    qrText: body.qrText,
    pageUrl: `${means.walletPageUrl}${body.walletId}?return=${encodeURIComponent(returnUrl)}`,
  })
  return {
    async createCode({ ref, channel, amountMinor, currency, expiresAt, returnUrl }): Promise<CodeAnswer> {
      const request = { reference: ref, channel, amountMinor, currency, expiresAt: expiresAt.toISOString() }
      const asked = await ask(means, '/v1/codes', codeAnswer, request)
      if (asked.outcome === 'answered') return { outcome: 'made', ...made(asked.body, returnUrl) }
      if (asked.outcome === 'absent') return { outcome: 'refused', reason: 'absent' }
      // Nothing exists there either way, and the same wish may be tried again.
      return asked.outcome === 'notSent' ? { ...asked, outcome: 'refused' } : asked
    },
    async queryStatus(ref, returnUrl): Promise<StatusAnswer> {
      const asked = await ask(means, `/v1/codes/${encodeURIComponent(ref)}`, codeAnswer)
      if (asked.outcome === 'answered') {
        return { outcome: 'found', code: made(asked.body, returnUrl), payments: asked.body.payments }
      }
      return asked.outcome === 'absent' ? { outcome: 'absent' } : { outcome: 'unknown' }
    },
    async cancelCode(ref): Promise<void> {
      await ask(means, `/v1/codes/${encodeURIComponent(ref)}/cancel`, codeAnswer, {})
    },
    verifyNotice(rawBody, headers, now): NoticeReading {
      const verdict = checkSignature(means.webhookSecrets, rawBody, headers[signatureHeader], now)
      if (verdict !== 'good') return verdict
      const read = paymentNotice.safeParse(readJson(Buffer.from(rawBody).toString('utf8')))
      return read.success ? read.data : 'unreadable'
    },
  }
}

/** The provider as card processor. */
export function httpCardProcessor(means: HttpProviderMeans, name: string = sandboxProviderName): CardProcessor {
  return {
    provider: name,
    currencies,
    unattended: true,
    saving: means.cardPageUrl === undefined ? null : httpCardSaving(means, means.cardPageUrl),
    readNotice: null,
    queryReturn: null,
    async charge(request): Promise<ChargeAnswer> {
      const asked = await ask(means, '/v1/charges', chargeAnswer, request)
      if (asked.outcome === 'answered') return chargeFrom(asked.body, means.cardPageUrl)
      return { outcome: asked.outcome === 'unknown' ? 'unknown' : 'refused' }
    },
    async queryCharge(key): Promise<ChargeStatus> {
      const asked = await ask(means, `/v1/charges/${encodeURIComponent(key)}`, chargeAnswer)
      return statusFrom(asked, means.cardPageUrl)
    },
    async cancelCharge(key): Promise<ChargeStatus> {
      const asked = await ask(means, `/v1/charges/${encodeURIComponent(key)}/cancel`, chargeAnswer, {})
      return statusFrom(asked, means.cardPageUrl)
    },
  }
}

type ChargeBody = z.output<typeof chargeAnswer>

function statusFrom(asked: Asked<ChargeBody>, pageStart: string | undefined): ChargeStatus {
  if (asked.outcome === 'answered') return chargeFrom(asked.body, pageStart)
  return { outcome: asked.outcome === 'absent' ? 'absent' : 'unknown' }
}

function chargeFrom(
  body: ChargeBody,
  pageStart: string | undefined,
): Exclude<ChargeStatus, { outcome: 'absent' | 'unknown' }> {
  if (body.state === 'asks') {
    const { pageId } = body
    const isNamed = pageId !== undefined && pageStart !== undefined
    return { outcome: 'asks', pageUrl: isNamed ? `${pageStart}${encodeURIComponent(pageId)}` : null }
  }
  if (body.state === 'declined') {
    const declined = { outcome: 'declined', mayPass: body.mayPass ?? false } as const
    return body.ownerMustConfirm === true ? { ...declined, ownerMustConfirm: true } : declined
  }
  return { outcome: 'paid', transactionId: body.transactionId, paidAt: body.paidAt }
}

function httpCardSaving(means: HttpProviderMeans, pageUrl: string): CardSaving {
  return {
    fields: null,
    async begin(key, holder): Promise<SetupBegun> {
      const asked = await ask(means, '/v1/card-setups', setupAnswer, { key, holder })
      if (asked.outcome === 'answered')
        return { outcome: 'begun', setupRef: asked.body.setupRef, holder: asked.body.holder }
      return { outcome: asked.outcome === 'unknown' ? 'unknown' : 'refused' }
    },
    async look(setupRef, returnUrl): Promise<SetupStatus> {
      const asked = await ask(means, `/v1/card-setups/${encodeURIComponent(setupRef)}`, setupAnswer)
      if (asked.outcome === 'absent') return { outcome: 'failed' }
      if (asked.outcome !== 'answered') return { outcome: 'unknown' }
      const { state, card, pageId } = asked.body
      if (state === 'failed') return { outcome: 'failed' }
      if (state === 'open') {
        const url = `${pageUrl}${encodeURIComponent(pageId)}?return=${encodeURIComponent(returnUrl)}`
        return { outcome: 'open', entry: { kind: 'page', url } }
      }
      if (card === null) return { outcome: 'unknown' }
      const { cardToken: token, ...facts } = card
      return { outcome: 'saved', card: { token, ...facts } }
    },
    async forget(cardToken): Promise<boolean> {
      const asked = await ask(means, '/v1/cards/forget', forgetAnswer, { cardToken })
      return asked.outcome === 'answered' || asked.outcome === 'absent' || asked.outcome === 'refused'
    },
  }
}

/** What the provider is told in place of an account where the money is collected at a counter. */
const atCounter = { accountNumber: 'counter', bankCode: '', bankName: '', accountName: '' }

/** The provider as the one that sends money out. Asking again with the same key is safe; how it went is asked for by the key. */
export function httpPayoutProvider(means: HttpProviderMeans, name: string = sandboxProviderName): PayoutProvider {
  return {
    name,
    currencies,
    isResting: () => means.breaker?.isResting() ?? false,
    async payOut({ key, amountMinor, currency, account }): Promise<PayoutAnswer> {
      const { number: accountNumber, ...bank } = account ?? {}
      const target = accountNumber === undefined ? atCounter : { accountNumber, ...bank }
      const asked = await ask(means, '/v1/payouts', payoutAnswer, { key, amountMinor, currency, ...target })
      if (asked.outcome === 'answered') return payoutStatus(asked.body)
      if (asked.outcome === 'notSent') return { state: 'notSent' }
      if (asked.outcome === 'unknown') return { state: 'unknown' }
      return { state: 'refused', reason: asked.outcome === 'refused' ? asked.reason : 'absent' }
    },
    async queryPayout(key): Promise<PayoutStatus> {
      const asked = await ask(means, `/v1/payouts/${encodeURIComponent(key)}`, payoutAnswer)
      if (asked.outcome === 'answered') {
        const { state, reference, reason, returnedMinor } = asked.body
        const part = returnedMinor === undefined ? {} : { amountMinor: returnedMinor }
        return state === 'returned' ? { state, reference, reason, ...part } : payoutStatus({ ...asked.body, state })
      }
      return { state: asked.outcome === 'absent' ? 'absent' : 'unknown' }
    },
    readNotice(rawBody, headers, now): PayoutNotice {
      const verdict = checkSignature(means.webhookSecrets, rawBody, headers[signatureHeader], now)
      if (verdict !== 'good') return verdict
      const read = payoutNotice.safeParse(readJson(Buffer.from(rawBody).toString('utf8')))
      return read.success ? read.data : 'unreadable'
    },
  }
}

/** Of a first answer, `returned` says no more than that the money is not there. */
function payoutStatus(
  body: z.output<typeof payoutAnswer>,
): Extract<PayoutStatus, { state: 'paid' | 'sent' | 'failed' }> {
  const { state, reference, reason, blame = 'account' } = body
  if (state === 'sent') return { state }
  return state === 'paid' ? { state, reference } : { state: 'failed', reference, reason, blame }
}

/** The provider as the one that says in whose name an account is. A question may be asked again. */
export function httpAccountNames(means: HttpProviderMeans, name: string = sandboxProviderName): AccountNames {
  return {
    name,
    currencies,
    cardTypes: Object.values(cardTypes),
    async askName({ ref: reference, number: accountNumber, ...of }): Promise<NameAnswer> {
      const asked = await ask(means, '/v1/account-names', nameAnswer, { reference, accountNumber, ...of })
      if (asked.outcome === 'answered') return asked.body
      if (asked.outcome === 'absent') return { outcome: 'refused', reason: 'absent' }
      return asked.outcome === 'notSent' ? { outcome: 'notSent' } : asked
    },
  }
}
