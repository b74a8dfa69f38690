// The payout: the server stores an attempt, calls the provider with the attempt's key, and stores the result.

import { netProceedsMinor } from '../../core/loan/price.ts'
import { instalmentMinor } from '../../core/loan/schedule.ts'
import { decide, isBeingPaidOut, type OrderCommand } from '../../core/order/order.ts'
import { isRefusal } from '../../core/refusal.ts'
import type { Order } from '../account/door.ts'
import {
  lockOrder,
  marketDay,
  payOutTopic,
  queueLoanMessage,
  startLoan,
  storePayoutAccount,
  writeFacts,
} from '../account/door.ts'
import type { PayoutAnswer, PayoutTarget } from '../adapters/payout-provider.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import { livePayoutAccount, openPayoutAccount } from '../people/door.ts'
import { payoutPollSeconds } from './limits.ts'
import { answerAttempt, openAttempt, type PayoutAttempt, startAttempt } from './payout-attempt-store.ts'

/** Longest pause between two questions about a payout that is under way, seconds. */
const longestPauseSeconds = 3600

/**
 * Sends the money of an order whose payout is under way, or asks how it went. Repeatable: the attempt is stored before the
 * provider hears of it, and its key is paid once. `asked` counts the times that this attempt was asked about.
 */
export async function payOut(deps: Deps, orderId: string, asked: number): Promise<void> {
  const task = await deps.db.transaction((tx) => attemptOf(tx, deps, orderId))
  if (task === null) return
  const { order, attempt } = task
  const account = await targetOf(deps, order, attempt)
  const answer: PayoutAnswer =
    account === 'gone'
      ? { state: 'failed', reference: '', reason: 'accountUnknown' }
      : await deps.payouts.payOut({
          key: `${orderId}:${attempt.attempt}`,
          amountMinor: attempt.amountMinor,
          currency: order.terms.currency,
          account,
        })
  await deps.db.transaction((tx) => takeAnswer(tx, deps, { orderId, attempt: attempt.attempt, answer, asked }))
}

interface Task {
  readonly order: Order
  readonly attempt: PayoutAttempt
}

/** The attempt to ask about: the one under way, or a new one on the borrower's account. Null when nothing is to be sent. */
async function attemptOf(tx: Tx, deps: Deps, orderId: string): Promise<Task | null> {
  const order = await lockOrder(tx, orderId)
  if (order === null || !isBeingPaidOut(order)) return null
  const open = await openAttempt(tx, orderId)
  if (open !== null) return { order, attempt: open }
  const account = await livePayoutAccount(tx, order.borrowerId)
  const amountMinor = netProceedsMinor(order.terms)
  const fresh = { accountId: account?.id ?? order.payoutAccountId, amountMinor }
  const attempt = await startAttempt(tx, orderId, fresh, deps.clock.now())
  return { order: await storePayoutAccount(tx, order, fresh.accountId), attempt }
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
}

async function takeAnswer(tx: Tx, deps: Deps, { orderId, attempt, answer, asked }: Answered): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order === null) throw new Error(`order ${orderId} is gone`)
  const open = await openAttempt(tx, orderId)
  // Answered meanwhile, by this job running twice.
  if (open?.attempt !== attempt) return
  await answerAttempt(tx, orderId, attempt, answer, deps.clock.now())
  const facts = decide(commandOf(answer), order, { today: marketDay(deps, order) })
  if (isRefusal(facts)) throw new Error(`a payout of ${orderId} was ${answer.state}, and none was under way`)
  if (answer.state === 'paid') return await moneyHasArrived(tx, deps, order)
  await writeFacts(tx, deps, order, facts)
  if (answer.state === 'sent') await askLater(tx, deps, { orderId, attempt, asked })
}

function commandOf(answer: PayoutAnswer): OrderCommand {
  switch (answer.state) {
    case 'sent':
      return { kind: 'payoutSent' }
    case 'paid':
      return { kind: 'payoutSucceeded' }
    case 'failed':
      return { kind: 'payoutFailed', reason: answer.reason }
  }
}

async function askLater(
  tx: Tx,
  deps: Deps,
  { orderId, attempt, asked }: Pick<Answered, 'orderId' | 'attempt' | 'asked'>,
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
async function moneyHasArrived(tx: Tx, deps: Deps, order: Order): Promise<void> {
  const { loan } = await startLoan(tx, deps, order, marketDay(deps, order))
  const first = loan?.schedule[0]
  if (first === undefined) throw new Error(`the loan of ${order.id} has no instalment`)
  await queueLoanMessage(tx, deps, order, 'payout', ({ words, lender, money }) =>
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
