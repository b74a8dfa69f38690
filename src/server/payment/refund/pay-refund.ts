// Sends a credit balance back: the provider is asked under the refund's own key, and the ledger follows its answer.

import { markets } from '../../../core/market/markets.ts'
import { refuse } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { queueLoanMessage } from '../../account/facts/door.ts'
import { loadLoan, recordEvent, stateOf } from '../../account/loan/door.ts'
import { lockOrder, lockOwnOrder } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { enqueue } from '../../jobs/queue.ts'
import { livePayoutAccount, openPayoutAccount } from '../../people/payout-account/door.ts'
import { type PayoutAnswer, type PayoutProvider, type PayoutTarget, sendOrAsk } from '../../ports/payout-provider.ts'
import {
  type CreditRefund,
  findRefund,
  giveRefund,
  insertRefund,
  latestRefund,
  moveRefund,
  refundAnswer,
} from './refund-store.ts'

/** The topic of the job that sends a refund, or asks how it went. Payload: `{refundId, asked}`. */
export const payRefundTopic = 'payRefund'
/** Pause before the first question about a refund that is under way, seconds; doubled each time. */
const firstPauseSeconds = 60
const longestPauseSeconds = 3_600
/** After so many questions, about three days, an operator is called; the refund stays under way until it is known. */
const questionsUntilAlert = 75

/** Plans the sending (`asked` 0), the next question, or one beside the plan that a provider's event suggested. */
export async function planRefund(
  tx: Queries,
  refundId: string,
  asked: number,
  runAt: Date,
  eventId: string | null = null,
): Promise<void> {
  await enqueue(tx, {
    topic: payRefundTopic,
    key: `${refundId}:${eventId ?? asked}`,
    payload: { refundId, asked },
    runAt,
  })
}

/**
 * Sends a refund. Repeatable: the provider pays a key once, and the ledger's event has the refund's id. A credit that a late
 * fact has used up meanwhile is not sent: the refund fails, and an officer looks at it.
 */
export async function payRefund(deps: Deps, refundId: string, asked: number): Promise<void> {
  const target = await deps.db.transaction((tx) => targetOf(tx, deps, refundId))
  if (target === null) return
  const { refund, account } = target
  const answer: PayoutAnswer =
    account === null
      ? { state: 'failed', reference: '', reason: 'accountUnknown' }
      : await sendOrAsk(
          target.provider,
          { key: refund.id, amountMinor: refund.amountMinor, currency: refund.currency, account },
          !target.isNew,
        )
  await deps.db.transaction((tx) => takeAnswer(tx, deps, refund, answer, asked))
}

interface Target {
  readonly refund: CreditRefund
  /** Null where the account was deleted meanwhile. */
  readonly account: PayoutTarget | null
  readonly provider: PayoutProvider
  /** It was not announced yet. */
  readonly isNew: boolean
}

/** Null when there is nothing left to send. After this the outcome may be unknown, so the credit is checked only before. */
async function targetOf(tx: Tx, deps: Deps, refundId: string): Promise<Target | null> {
  const found = await findRefund(tx, refundId)
  const order = found === null ? null : await lockOrder(tx, found.orderId)
  const refund = await findRefund(tx, refundId)
  if (!isUnderWay(refund) || order === null) return null
  const provider = refund.provider === null ? deps.payouts.choose(refund.currency) : deps.payouts.named(refund.provider)
  if (provider === null) throw new Error(`no provider of PROVIDERS sends refund ${refundId}`)
  const isNew = refund.state === 'asked'
  if (isNew) {
    const state = stateOf(await loadLoan(tx, order), marketDay(deps, order))
    if ((state?.creditBalanceMinor ?? 0) < refund.amountMinor) {
      await moveRefund(tx, refundId, 'failed', { now: deps.clock.now(), reason: 'creditIsUsedUp' })
      deps.log.error({ kind: 'paymentAlert', reason: 'creditIsUsedUp', orderId: order.id }, 'a refund was not sent')
      return null
    }
    await moveRefund(tx, refundId, 'sent', { now: deps.clock.now() })
    await giveRefund(tx, refundId, provider.name)
  }
  const details = await openPayoutAccount(tx, deps, { accountId: refund.accountId, borrowerId: refund.borrowerId })
  if (details === null) return { refund, account: null, provider, isNew }
  const { number, bankCode, bankName, accountName } = details
  return { refund, account: { number, bankCode, bankName, accountName }, provider, isNew }
}

async function takeAnswer(
  tx: Tx,
  deps: Deps,
  refund: CreditRefund,
  answer: PayoutAnswer,
  asked: number,
): Promise<void> {
  const order = await lockOrder(tx, refund.orderId)
  if (order === null) throw new Error('the order of a refund is not stored')
  const now = deps.clock.now()
  if (answer.state !== 'paid' && answer.state !== 'failed') {
    if (answer.state === 'refused') {
      const fields = { kind: 'paymentAlert', reason: 'refundIsRefused', orderId: order.id, code: answer.reason }
      deps.log.error(fields, 'the provider refused a refund')
    }
    const pauseSeconds = Math.min(firstPauseSeconds * 2 ** asked, longestPauseSeconds)
    await planRefund(tx, refund.id, asked + 1, new Date(now.getTime() + pauseSeconds * 1000))
    if (asked === questionsUntilAlert) {
      deps.log.error(
        { kind: 'paymentAlert', reason: 'refundStaysUnknown', orderId: order.id },
        'the outcome of a refund is still unknown',
      )
    }
    return
  }
  const reason = answer.state === 'failed' ? { reason: answer.reason } : {}
  // This job ran twice, and the other run has stored the answer.
  if (!(await moveRefund(tx, refund.id, answer.state, { now, ...reason }))) return
  if (answer.state === 'paid') {
    await recordEvent(tx, deps, {
      orderId: order.id,
      sourceKey: `refund:${refund.id}`,
      event: { kind: 'creditRefund', valueDate: marketDay(deps, order), amountMinor: refund.amountMinor },
    })
  }
  const { state } = answer
  const about = `${refund.id}:${state === 'paid' ? 'refundPaid' : 'refundFailed'}`
  await queueLoanMessage(
    tx,
    deps,
    order,
    { purpose: 'payout', about },
    ({ repayment: { messages }, lender, money }) => {
      const amount = money(refund.amountMinor)
      return state === 'paid' ? messages.refundPaid({ lender, amount }) : messages.refundFailed({ lender, amount })
    },
  )
}

/** Why a refund cannot be sent now; null where it can. The caller holds the order's lock. */
export async function whyNoRefund(tx: Tx, order: Order): Promise<'refundIsUnderWay' | 'payoutAccountIsMissing' | null> {
  if (isUnderWay(await latestRefund(tx, order.id))) return 'refundIsUnderWay'
  return (await livePayoutAccount(tx, order.borrowerId)) === null ? 'payoutAccountIsMissing' : null
}

/** Sends it, and tells the borrower. To be asked {@link whyNoRefund} before. */
export async function sendRefund(tx: Tx, deps: Deps, order: Order, amountMinor: number): Promise<void> {
  if ((await beginRefund(tx, deps, order, amountMinor)) === null) throw new Error('a refund has no account to go to')
}

/** Stores it, plans its sending and tells the borrower; null, with nothing done, where no account is bound. */
async function beginRefund(tx: Tx, deps: Deps, order: Order, amountMinor: number): Promise<CreditRefund | null> {
  const account = await livePayoutAccount(tx, order.borrowerId)
  if (account === null) return null
  const refund = {
    id: deps.ids.next('refund'),
    orderId: order.id,
    borrowerId: order.borrowerId,
    accountId: account.id,
    amountMinor,
    currency: order.terms.currency,
    askedAt: deps.clock.now(),
  }
  await insertRefund(tx, refund)
  await planRefund(tx, refund.id, 0, refund.askedAt)
  await queueLoanMessage(
    tx,
    deps,
    order,
    { purpose: 'payout', about: `${refund.id}:refund` },
    ({ repayment, lender, money }) =>
      repayment.messages.refundAsked({ lender, amount: money(amountMinor), account: account.maskedNumber }),
  )
  return { ...refund, state: 'asked', provider: null, lastFour: account.lastFour }
}

/**
 * The whole credit balance goes to the bound account. While a refund is under way, asking again answers that one. Refusals:
 * `notFound`, `creditBalanceIsEmpty`, `payoutAccountIsMissing`.
 */
export const requestRefund: Handler<'requestRefund'> = (input, { db, deps, caller }) =>
  db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, { orderId: input.orderId, borrowerId: caller.borrowerId })
    if (order === null) return refuse('notFound')
    if (input.productId !== undefined && input.productId !== order.productId) return refuse('notFound')
    const { zone } = markets[order.market]
    const latest = await latestRefund(tx, order.id)
    if (isUnderWay(latest)) return refundAnswer(latest, zone)
    const state = stateOf(await loadLoan(tx, order), marketDay(deps, order))
    const amountMinor = state?.creditBalanceMinor ?? 0
    if (amountMinor === 0) return refuse('creditBalanceIsEmpty')
    const refund = await beginRefund(tx, deps, order, amountMinor)
    return refund === null ? refuse('payoutAccountIsMissing') : refundAnswer(refund, zone)
  })

function isUnderWay(refund: CreditRefund | null): refund is CreditRefund {
  return refund?.state === 'asked' || refund?.state === 'sent'
}
