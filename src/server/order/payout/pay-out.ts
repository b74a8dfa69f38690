// The payout: the server stores an attempt, calls the provider with the attempt's key, and stores the result.

import { netProceedsMinor } from '../../../core/loan/price.ts'
import { instalmentMinor } from '../../../core/loan/schedule.ts'
import { decide, isBeingPaidOut, type OrderCommand } from '../../../core/order/order.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { payOutTopic, queueLoanMessage, writeFacts } from '../../account/facts/door.ts'
import { startLoan } from '../../account/loan/door.ts'
import { lockOrder, storePayoutAccount } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import { findAnyOrder } from '../../account/record/door.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { nameOfFirstPayout } from '../../payout-account/door.ts'
import { livePayoutAccount, openPayoutAccount } from '../../people/payout-account/door.ts'
import { type PayoutAnswer, type PayoutProvider, type PayoutTarget, sendOrAsk } from '../../ports/payout-provider.ts'
import { payoutPollSeconds } from '../limits.ts'
import {
  answerAttempt,
  giveAttempt,
  hasReturned,
  hasSentTo,
  openAttempt,
  type PayoutAttempt,
  startAttempt,
} from './payout-attempt-store.ts'

/** Longest pause between two questions about a payout that is under way, seconds. */
const longestPauseSeconds = 3600

/**
 * Sends the money of an order whose payout is under way, or asks how it went. Repeatable: the attempt is stored with its provider
 * before that provider is asked, and from then on it is asked about by its key. `asked` counts the times that this attempt was asked
 * about.
 */
export async function payOut(deps: Deps, orderId: string, asked: number): Promise<void> {
  const gate = await nameGateOf(deps, orderId)
  // What an officer decides goes on by the decision.
  if (gate === 'held') return
  if (gate === 'wait') return await deps.db.transaction((tx) => askLater(tx, deps, { orderId, attempt: 'name', asked }))
  const task = await deps.db.transaction((tx) => attemptOf(tx, deps, orderId, gate.accountId))
  if (task === null) return
  const { order, attempt, isNew } = task
  const account = await targetOf(deps, order, attempt)
  const answer: PayoutAnswer =
    account === 'gone'
      ? { state: 'failed', reference: '', reason: 'accountUnknown' }
      : await sendOrAsk(
          task.provider,
          {
            key: `${orderId}:${attempt.attempt}`,
            amountMinor: attempt.amountMinor,
            currency: order.terms.currency,
            account,
          },
          !isNew,
        )
  await deps.db.transaction((tx) => takeAnswer(tx, deps, { orderId, attempt: attempt.attempt, answer, asked, isNew }))
}

/**
 * Whether the money may be sent: before the first of a borrower to an account, somebody is asked in whose name it is. The account, where
 * it may: it cannot change while a payout is under way.
 */
async function nameGateOf(
  deps: Deps,
  orderId: string,
): Promise<'wait' | 'held' | { readonly accountId: string | null }> {
  const order = await findAnyOrder(deps.db, orderId)
  if (order === null || !isBeingPaidOut(order)) return { accountId: null }
  const account = await livePayoutAccount(deps.db, order.borrowerId)
  const accountId = account?.id ?? order.payoutAccountId
  const { borrowerId, terms } = order
  if (accountId === null || (await hasSentTo(deps.db, { orderId, borrowerId, accountId }))) return { accountId }
  const gate = await nameOfFirstPayout(deps, { accountId, borrowerId, currency: terms.currency })
  return gate === 'pass' ? { accountId } : gate
}

interface Task {
  readonly order: Order
  readonly attempt: PayoutAttempt
  readonly provider: PayoutProvider
  /** True while no provider can have received it. */
  readonly isNew: boolean
}

/** The attempt to ask about: the one under way, or a new one on the borrower's account. Null when nothing is to be sent. */
async function attemptOf(tx: Tx, deps: Deps, orderId: string, accountId: string | null): Promise<Task | null> {
  const order = await lockOrder(tx, orderId)
  if (order === null || !isBeingPaidOut(order)) return null
  const open = await openAttempt(tx, orderId)
  if (open !== null) return { order, attempt: open, provider: providerOf(deps, order, open.provider), isNew: false }
  const account = await livePayoutAccount(tx, order.borrowerId)
  const provider = providerOf(deps, order, null)
  const amountMinor = netProceedsMinor(order.terms)
  const fresh = { accountId: account?.id ?? order.payoutAccountId, amountMinor, provider: provider.name }
  if (fresh.accountId !== accountId)
    throw new Error(`the account of ${orderId} has changed since its name was looked at`)
  const attempt = await startAttempt(tx, orderId, fresh, deps.clock.now())
  return { order: await storePayoutAccount(tx, order, fresh.accountId), attempt, provider, isNew: true }
}

/** The provider that has received the payout: another one would pay it twice. Throws where that provider is no longer configured. */
function providerOf(deps: Deps, { id, terms }: Order, name: string | null): PayoutProvider {
  const provider = name === null ? deps.payouts.choose(terms.currency) : deps.payouts.named(name)
  if (provider === null)
    throw new Error(`no provider of PROVIDERS sends the payout of ${id}: ${name ?? terms.currency}`)
  return provider
}

async function targetOf(deps: Deps, order: Order, attempt: PayoutAttempt): Promise<PayoutTarget | null | 'gone'> {
  if (attempt.accountId === null) return null
  const details = await openPayoutAccount(deps.db, deps, {
    accountId: attempt.accountId,
    borrowerId: order.borrowerId,
  })
  if (details === null) return 'gone'
  const { number, bankCode, bankName, accountName } = details
  return { number, bankCode, bankName, accountName }
}

interface Answered {
  readonly orderId: string
  readonly attempt: number
  readonly answer: PayoutAnswer
  readonly asked: number
  readonly isNew: boolean
}

async function takeAnswer(tx: Tx, deps: Deps, answered: Answered): Promise<void> {
  const { orderId, attempt, answer, asked } = answered
  const order = await lockOrder(tx, orderId)
  if (order === null) throw new Error(`order ${orderId} is gone`)
  const open = await openAttempt(tx, orderId)
  // This job ran twice, and the other run has stored the answer.
  if (open?.attempt !== attempt) return
  const told = toldBy(answer)
  if (told === null) {
    await nothingWasSent(tx, deps, order, answered)
    return await askLater(tx, deps, { orderId, attempt, asked })
  }
  await answerAttempt(tx, orderId, attempt, told, deps.clock.now())
  if (told.state === 'failed' && told.blame === 'provider') {
    // The order's payout stays under way: the next question finds no attempt, and begins another one on the same account.
    const fields = { kind: 'paymentAlert', reason: 'payoutFailedAtProvider', orderId, code: told.reason }
    deps.log.error(fields, 'a payout failed at its provider and will be retried')
    return await askLater(tx, deps, { orderId, attempt, asked })
  }
  const facts = decide(commandOf(told), order, { today: marketDay(deps, order) })
  if (isRefusal(facts)) throw new Error(`a payout of ${orderId} was ${answer.state}, and none was under way`)
  if (told.state === 'paid') return await moneyHasArrived(tx, deps, order, attempt)
  await writeFacts(tx, deps, order, facts)
  if (told.state === 'sent') await askLater(tx, deps, { orderId, attempt, asked })
}

type Told = Extract<PayoutAnswer, { readonly state: 'sent' | 'paid' | 'failed' }>

/** What an answer says of the money; null where no money was sent. After a lost answer it may be under way. */
function toldBy(answer: PayoutAnswer): Told | null {
  if (answer.state === 'unknown') return { state: 'sent' }
  return answer.state === 'refused' || answer.state === 'notSent' ? null : answer
}

/**
 * The account is not the cause, so the borrower is not asked for another one: the attempt stays, and an alert calls the operator where
 * the provider refused it. An attempt goes to another provider only if none has received it.
 */
async function nothingWasSent(tx: Tx, deps: Deps, order: Order, { answer, attempt, isNew }: Answered): Promise<void> {
  if (answer.state === 'refused') {
    const fields = { kind: 'paymentAlert', reason: 'payoutIsRefused', orderId: order.id, code: answer.reason }
    deps.log.error(fields, 'the provider refused a payout')
  }
  const next = deps.payouts.choose(order.terms.currency)
  if (isNew && answer.state === 'notSent' && next !== null) await giveAttempt(tx, order.id, attempt, next.name)
}

function commandOf(told: Told): OrderCommand {
  switch (told.state) {
    case 'sent':
      return { kind: 'payoutSent' }
    case 'paid':
      return { kind: 'payoutSucceeded' }
    case 'failed':
      return { kind: 'payoutFailed', reason: told.reason }
  }
}

async function askLater(
  tx: Tx,
  deps: Deps,
  { orderId, attempt, asked }: Pick<Answered, 'orderId' | 'asked'> & { readonly attempt: number | 'name' },
): Promise<void> {
  const pauseSeconds = Math.min(payoutPollSeconds * 2 ** asked, longestPauseSeconds)
  await enqueue(tx, {
    topic: payOutTopic,
    key: `${orderId}:${attempt}:${asked + 1}`,
    payload: { orderId, asked: asked + 1 },
    runAt: new Date(deps.clock.now().getTime() + pauseSeconds * 1000),
  })
}

/** The loan begins on the market's day of the payout. */
async function moneyHasArrived(tx: Tx, deps: Deps, order: Order, attempt: number): Promise<void> {
  const payoutKey = (await hasReturned(tx, order.id)) ? `${order.id}:${attempt}` : order.id
  const { loan } = await startLoan(tx, deps, order, marketDay(deps, order), payoutKey)
  const first = loan?.schedule[0]
  if (first === undefined) throw new Error(`the loan of ${order.id} has no instalment`)
  await queueLoanMessage(
    tx,
    deps,
    order,
    { purpose: 'payout', about: `${order.id}:paidOut:${attempt}` },
    ({ words, lender, money }) =>
      words.messages.paidOut({
        lender,
        netProceeds: money(netProceedsMinor(order.terms)),
        firstAmount: money(instalmentMinor(first)),
        firstDueDate: first.dueDate,
      }),
  )
}

/** A new account after a failed payout: the money is sent again, unless the approval has ended meanwhile. */
export async function retryPayout(tx: Tx, deps: Deps, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === null) return
  const facts = decide({ kind: 'retryPayout' }, order, { today: marketDay(deps, order) })
  if (!isRefusal(facts)) await writeFacts(tx, deps, order, facts)
}
