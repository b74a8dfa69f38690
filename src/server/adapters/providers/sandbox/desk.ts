// The sandbox provider's business: makes codes, takes payments, charges cards, pays out. No network in here.

import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { z } from 'zod'
import {
  askingCardEnding,
  type chargeRequest,
  closedAccountEnding,
  type codeRequest,
  confirmCardEnding,
  declinedCardEnding,
  type payoutRequest,
  type setupRequest,
  shortCardEnding,
  slowAccountEnding,
} from '../http/protocol.ts'
import { type NoticeSender, payoutNotices } from './notices.ts'
import type { SandboxCharge, SandboxCode, SandboxPayment, SandboxPayout, SandboxSetup, SandboxStore } from './store.ts'

/** A payment at the counter or in a wallet, as a person makes it. What is missing is taken from the code. */
export interface SandboxPay {
  readonly payCode: string
  readonly amountMinor?: number | undefined
  readonly currency?: string | undefined
  /** When the money changed hands; now, unless told. */
  readonly paidAt?: Date | undefined
  /** How many identical notices leave at once. */
  readonly times?: number | undefined
  /** Minutes until the notice leaves. */
  readonly delayMinutes?: number | undefined
  readonly type?: 'paid' | 'failed' | 'refunded' | undefined
  /** Speaks of an earlier transaction again: a failure or a refund of it. */
  readonly transactionId?: string | undefined
}

export type SandboxPaid =
  | { readonly found: false }
  | {
      readonly found: true
      readonly eventId: string
      readonly transactionId: string
      /** HTTP statuses of the notices that left at once; empty when they were held back. */
      readonly delivered: readonly number[]
    }

/** `sent: null` where so much is not left to take back. */
export type SandboxTakenBack =
  | { readonly found: false }
  | {
      readonly found: true
      readonly leftMinor: number
      readonly sent: {
        readonly eventId: string
        readonly transactionId: string
        readonly amountMinor: number
        readonly delivered: readonly number[]
      } | null
    }

/** How long a payout to a slow account is under way. */
const slowPayoutMinutes = 10

/** A card that the sandbox's page offers: what it does when it is charged, by the end of its token. */
export interface SandboxCardSample {
  readonly lastFour: string
  readonly codeNeeded: boolean
  readonly ending:
    | ''
    | typeof declinedCardEnding
    | typeof shortCardEnding
    | typeof confirmCardEnding
    | typeof askingCardEnding
}
const sampleFacts = { bankName: 'Sandbox Bank', bankCode: 'SANDBOX', expires: '2030-12' }

export const sandboxCards: readonly SandboxCardSample[] = [
  { lastFour: '4242', codeNeeded: false, ending: '' },
  { lastFour: '3155', codeNeeded: true, ending: '' },
  { lastFour: '9995', codeNeeded: false, ending: shortCardEnding },
  { lastFour: '0002', codeNeeded: false, ending: declinedCardEnding },
  { lastFour: '3184', codeNeeded: false, ending: confirmCardEnding },
  { lastFour: '3220', codeNeeded: false, ending: askingCardEnding },
]

/** Unique over restarts too: the lender books each number once. */
function freshId(kind: string): string {
  return `${kind}-${randomBytes(10).toString('hex')}`
}

function cardOf({ lastFour, codeNeeded, ending }: SandboxCardSample): NonNullable<SandboxSetup['card']> {
  return { ...sampleFacts, lastFour, codeNeeded, cardToken: `${freshId('card')}${ending}` }
}

export class SandboxDesk {
  readonly store: SandboxStore
  readonly #notices: NoticeSender
  readonly #now: () => Date

  constructor(store: SandboxStore, notices: NoticeSender, now: () => Date) {
    this.store = store
    this.#notices = notices
    this.#now = now
  }

  /** The same reference answers the same code. Null when it comes back with another amount: that is a mistake of ours. */
  makeCode(request: z.output<typeof codeRequest>): SandboxCode | null {
    const known = this.store.codes.get(request.reference)
    if (known !== undefined) {
      const same = known.amountMinor === request.amountMinor && known.currency === request.currency
      return same && known.channel === request.channel ? known : null
    }
    const payCode = this.#freshPayCode()
    const providerRef = freshId('SBX')
    const code: SandboxCode = {
      ...request,
      providerRef,
      payCode,
      qrText: `sandboxpay:${request.channel}:${payCode}:${request.currency}:${request.amountMinor}`,
      walletId: createHash('sha256').update(`${providerRef}:${payCode}`).digest('base64url').slice(0, 24),
      cancelled: false,
      payments: [],
    }
    this.store.putCode(code)
    return code
  }

  cancel(reference: string): SandboxCode | null {
    const code = this.store.codes.get(reference)
    if (code === undefined) return null
    const cancelled = { ...code, cancelled: true }
    this.store.putCode(cancelled)
    return cancelled
  }

  /** Takes a payment and tells the lender. Also for an expired or cancelled code: real counters do that, too. */
  async pay(wish: SandboxPay): Promise<SandboxPaid> {
    const digits = wish.payCode.replace(/\s/g, '')
    const code = this.store.codeBy((candidate) => candidate.payCode === digits)
    if (code === null) return { found: false }
    const type = wish.type ?? 'paid'
    const payment = {
      transactionId: wish.transactionId ?? freshId('SBT'),
      amountMinor: wish.amountMinor ?? code.amountMinor,
      currency: wish.currency ?? code.currency,
      paidAt: (wish.paidAt ?? this.#now()).toISOString(),
    }
    if (type === 'paid') this.store.putCode({ ...code, payments: [...code.payments, payment] })
    const eventId = freshId('SBE')
    const body = { eventId, type, reference: code.reference, ...payment }
    const delivered = await this.#notices.send(code.channel, body, wish.times ?? 1, wish.delayMinutes ?? 0)
    return { found: true, eventId, transactionId: payment.transactionId, delivered }
  }

  /** Takes back this much of the newest payment by a code that has something left, all that is left unless told, and tells the lender. */
  async takeBack(payCode: string, wishedMinor?: number): Promise<SandboxTakenBack> {
    const digits = payCode.replace(/\s/g, '')
    const code = this.store.codeBy((candidate) => candidate.payCode === digits)
    if (code === null) return { found: false }
    const leftOf = ({ amountMinor, takenBackMinor = 0 }: SandboxPayment): number => amountMinor - takenBackMinor
    const payment = code.payments.findLast((one) => leftOf(one) > 0)
    const leftMinor = payment === undefined ? 0 : leftOf(payment)
    const amountMinor = wishedMinor ?? leftMinor
    if (payment === undefined || amountMinor < 1 || amountMinor > leftMinor)
      return { found: true, leftMinor, sent: null }
    const { transactionId, currency } = payment
    const taken = { ...payment, takenBackMinor: (payment.takenBackMinor ?? 0) + amountMinor }
    this.store.putCode({ ...code, payments: code.payments.map((one) => (one === payment ? taken : one)) })
    const eventId = freshId('SBE')
    const what = { transactionId, amountMinor, currency, paidAt: this.#now().toISOString() }
    const body = { eventId, type: 'refunded' as const, reference: code.reference, ...what }
    const delivered = await this.#notices.send(code.channel, body, 1, 0)
    return { found: true, leftMinor: leftMinor - amountMinor, sent: { eventId, transactionId, amountMinor, delivered } }
  }

  /** Begins to add a card, once for each key. */
  beginSetup({ key, holder }: z.output<typeof setupRequest>): SandboxSetup {
    const known = [...this.store.setups.values()].find((one) => one.key === key)
    if (known !== undefined) return known
    const setup: SandboxSetup = {
      setupRef: freshId('SBS'),
      key,
      holder: holder ?? freshId('SBH'),
      state: 'open',
      pageId: randomBytes(16).toString('base64url'),
      card: null,
    }
    this.store.putSetup(setup)
    return setup
  }

  /** The card that is being added on a page. */
  setupOnPage(pageId: string): SandboxSetup | null {
    return [...this.store.setups.values()].find((one) => one.pageId === pageId) ?? null
  }

  /** Somebody has chosen one of the sample cards on the page, or given up. Null for a page that does not exist. */
  finishSetup(pageId: string, sample: SandboxCardSample | null): SandboxSetup | null {
    const setup = this.setupOnPage(pageId)
    if (setup === null || setup.state !== 'open') return setup
    const finished: SandboxSetup =
      sample === null ? { ...setup, state: 'failed' } : { ...setup, state: 'saved', card: cardOf(sample) }
    this.store.putSetup(finished)
    return finished
  }

  /**
   * Charges a card, once for each key. A token that ends in `-declined` is declined, one in `-short` is too, for now. One in
   * `-confirm` is while its owner is away. For one in `-asks` the bank asks its owner to confirm on a page.
   */
  charge(request: z.output<typeof chargeRequest>): SandboxCharge {
    const known = this.store.charges.get(request.key)
    if (known !== undefined) return known
    const isGone = this.store.forgotten.has(request.cardToken)
    const mayPass = !isGone && request.cardToken.endsWith(shortCardEnding)
    const isRefused = request.cardToken.endsWith(declinedCardEnding)
    const isAsked = request.cardToken.endsWith(askingCardEnding)
    const isAway = request.unattended === true
    const ownerMustConfirm = isAway && (isAsked || request.cardToken.endsWith(confirmCardEnding))
    const { returnUrl } = request
    const page =
      isAsked && !isAway && !isGone && returnUrl != null
        ? { pageId: randomBytes(16).toString('base64url'), returnUrl }
        : null
    const isDeclined = mayPass || isGone || isRefused || (isAsked && page === null)
    const charge: SandboxCharge = {
      key: request.key,
      state: page !== null ? 'asks' : isDeclined || ownerMustConfirm ? 'declined' : 'paid',
      ...page,
      mayPass,
      ...(ownerMustConfirm ? { ownerMustConfirm } : {}),
      transactionId: freshId('SBC'),
      amountMinor: request.amountMinor,
      paidAt: this.#now().toISOString(),
    }
    this.store.putCharge(charge)
    return charge
  }

  /** The charge that a bank's page is about. */
  chargeOnPage(pageId: string): SandboxCharge | null {
    return [...this.store.charges.values()].find((one) => one.pageId === pageId) ?? null
  }

  /** The owner has confirmed the charge on the bank's page, or said no; the lender cancels it with `false`. Once only. */
  answerCharge(key: string, isConfirmed: boolean): SandboxCharge | undefined {
    const known = this.store.charges.get(key)
    if (known?.state !== 'asks') return known
    const answered: SandboxCharge = {
      ...known,
      state: isConfirmed ? 'paid' : 'declined',
      paidAt: this.#now().toISOString(),
    }
    this.store.putCharge(answered)
    return answered
  }

  /**
   * Pays out, once for each key; a repeated key is answered as the first time. An account number that ends in 0000 is closed: the
   * payout fails. One that ends in 1111 is slow: the money is under way for some minutes, or until {@link movePayout}.
   */
  payOut(request: z.output<typeof payoutRequest>): SandboxPayout {
    const known = this.store.payouts.get(request.key)
    if (known !== undefined) return { ...known, state: known.firstState }
    const closed = request.accountNumber.endsWith(closedAccountEnding)
    const state = closed ? 'failed' : request.accountNumber.endsWith(slowAccountEnding) ? 'sent' : 'paid'
    const payout: SandboxPayout = {
      key: request.key,
      state,
      firstState: state,
      madeAt: this.#now().toISOString(),
      reference: freshId('SBP'),
      reason: closed ? 'accountClosed' : '',
      amountMinor: request.amountMinor,
      currency: request.currency,
      bankCode: request.bankCode,
      bankName: request.bankName,
      accountName: request.accountName,
    }
    this.store.putPayout(payout)
    return payout
  }

  /** A payout as it stands now: a slow one arrives by itself. Undefined for an unknown key. */
  payoutOf(key: string): SandboxPayout | undefined {
    const known = this.store.payouts.get(key)
    if (known?.state !== 'sent') return known
    const ageMs = this.#now().getTime() - Date.parse(known.madeAt ?? '1970-01-01')
    if (ageMs < slowPayoutMinutes * 60_000) return known
    const arrived: SandboxPayout = { ...known, state: 'paid' }
    this.store.putPayout(arrived)
    return arrived
  }

  /** The bank has spoken: a payout has arrived, failed, or come back. Tells the lender, who has to ask. Null for an unknown key. */
  async movePayout(
    key: string,
    state: 'paid' | 'failed' | 'failedAtProvider' | 'returned',
    returnedMinor?: number,
  ): Promise<readonly number[] | null> {
    const known = this.store.payouts.get(key)
    if (known === undefined) return null
    const blame = state === 'failedAtProvider' ? ('provider' as const) : ('account' as const)
    this.store.putPayout({
      ...known,
      state: state === 'failedAtProvider' ? 'failed' : state,
      blame,
      ...(returnedMinor === undefined ? {} : { returnedMinor }),
      reason: state === 'paid' ? '' : blame === 'provider' ? 'balanceTooLow' : 'accountClosed',
    })
    return await this.#notices.send(payoutNotices, { eventId: freshId('SBE'), key }, 1, 0)
  }

  #freshPayCode(): string {
    for (;;) {
      const digits = `87${Array.from({ length: 14 }, () => randomInt(10)).join('')}`
      if (this.store.codeBy((code) => code.payCode === digits) === null) return digits
    }
  }
}
