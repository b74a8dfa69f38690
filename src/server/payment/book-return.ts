// Money that a provider took back: once for each transaction, and never before the payment that it undoes.

import { dateIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { lockOrder, queueLoanMessage, recordEvent, wouldOpenSecond } from '../account/door.ts'
import { emptyBatch, writeBatch } from '../batch/door.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { alertOf, type Expected, type HeardTransaction, transactionKey } from './heard-payment.ts'
import { putAside } from './suspense/suspense-store.ts'

/** `waits`: no notice of the payment has come yet; payment and return are booked together when it comes. */
export type Returned = 'reversed' | 'suspense' | 'waits' | 'alreadyBooked'

interface KnownPayment {
  readonly state: 'posted' | 'suspense'
  /** Out of suspense again, by an operator, to a loan. */
  readonly is_placed: boolean
  readonly order_id: string | null
  readonly amount_minor: number
  readonly currency: string
}

/**
 * A provider takes money back. What was posted to a loan leaves it as if it had never come; what lies in suspense, or another
 * amount than came, leaves suspense, for an officer to look at; so does money of a settled loan that cannot be opened again.
 * The caller has opened the payment (`openPayments`): its order and its transaction are locked.
 */
export async function bookReturn(
  tx: Tx,
  deps: Deps,
  heard: HeardTransaction,
  expected: Expected | null,
): Promise<Returned> {
  const inserted = await tx.execute(
    `insert into payment_return (provider, transaction_id, reference, amount_minor, currency, returned_at, received_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (provider, transaction_id) do nothing`,
    [
      heard.provider,
      heard.transactionId,
      heard.reference,
      heard.amountMinor,
      heard.currency,
      heard.paidAt,
      deps.clock.now(),
    ],
  )
  if (inserted === 0) return 'alreadyBooked'
  alertOf(deps, heard, {
    orderId: expected?.orderId ?? null,
    reason: 'moneyWasTakenBack',
    whatWasDone: 'a provider reversed a payment',
  })
  const payment = await findPayment(tx, heard)
  return payment === null ? 'waits' : await undo(tx, deps, heard, payment)
}

/**
 * Books the return that came before its payment; false when there is none. To be called right after the payment was booked.
 */
export async function bookWaitingReturn(tx: Tx, deps: Deps, heard: HeardTransaction): Promise<boolean> {
  const [waiting] = await tx.query<{ amount_minor: number; currency: string; returned_at: Date }>(
    `select amount_minor, currency, returned_at from payment_return where provider = $1 and transaction_id = $2`,
    [heard.provider, heard.transactionId],
  )
  if (waiting === undefined) return false
  const payment = await findPayment(tx, heard)
  if (payment === null) throw new Error('a payment is not stored after its booking')
  const { amount_minor: amountMinor, currency, returned_at: paidAt } = waiting
  await undo(tx, deps, { ...heard, amountMinor, currency, paidAt }, payment)
  return true
}

async function findPayment(tx: Tx, heard: HeardTransaction): Promise<KnownPayment | null> {
  const [row] = await tx.query<KnownPayment>(
    `select state, (state = 'suspense' and resolved_at is not null) as is_placed, order_id, amount_minor, currency
      from payment where provider = $1 and transaction_id = $2`,
    [heard.provider, heard.transactionId],
  )
  return row ?? null
}

async function undo(
  tx: Tx,
  deps: Deps,
  heard: HeardTransaction,
  payment: KnownPayment,
): Promise<'reversed' | 'suspense'> {
  const order = payment.order_id === null ? null : await lockOrder(tx, payment.order_id)
  const valueDate = dateIn(markets[order?.market ?? deps.config.policyPack].zone, heard.paidAt)
  const isWhole = heard.amountMinor === payment.amount_minor && heard.currency === payment.currency
  const isPosted = (payment.state === 'posted' || payment.is_placed) && isWhole
  const clashes = isPosted && order !== null && (await wouldOpenSecond(tx, order))
  if (order === null || !isPosted || clashes) {
    if (clashes)
      alertOf(deps, heard, {
        orderId: order.id,
        reason: 'anotherLoanIsOpen',
        whatWasDone: 'a settled loan was not reopened: another loan is open',
      })
    const writes = emptyBatch()
    putAside(writes, deps, heard, valueDate, 'return')
    await writeBatch(tx, writes)
    const isUnplaced = payment.state === 'suspense' && !payment.is_placed
    await noteLeft(tx, heard, isUnplaced ? 'suspense' : 'aside')
    return 'suspense'
  }
  const { after } = await recordEvent(tx, deps, {
    orderId: order.id,
    sourceKey: `${transactionKey(heard)}:return`,
    event: { kind: 'reversal', valueDate, paymentId: transactionKey(heard) },
  })
  await noteLeft(tx, heard, 'loan')
  await queueLoanMessage(tx, deps, order, { purpose: 'loan', about: null }, ({ repayment, lender, money }) =>
    repayment.messages.returned({ lender, amount: money(heard.amountMinor), left: money(after.owedMinor) }),
  )
  return 'reversed'
}

/** What a return had left: its loan, suspense, or nothing, because the payment stayed and the return was put aside. */
export type LeftPlace = 'loan' | 'suspense' | 'aside'

type Transaction = Pick<HeardTransaction, 'provider' | 'transactionId'>

async function noteLeft(tx: Tx, { provider, transactionId }: Transaction, place: LeftPlace): Promise<void> {
  await tx.execute('update payment_return set left_place = $3 where provider = $1 and transaction_id = $2', [
    provider,
    transactionId,
    place,
  ])
}

export interface BookedReturn {
  readonly amountMinor: number
  /** How much of it has come back since. */
  readonly cameBackMinor: number
  readonly left: LeftPlace | null
}

/** The return of a transaction; null where none was booked. */
export async function findReturn(tx: Tx, { provider, transactionId }: Transaction): Promise<BookedReturn | null> {
  const [row] = await tx.query<BookedReturn>(
    `select amount_minor as "amountMinor", came_back_minor as "cameBackMinor", left_place as "left"
      from payment_return where provider = $1 and transaction_id = $2`,
    [provider, transactionId],
  )
  return row ?? null
}

/** Notes how much of a return has come back in all. */
export async function noteCameBack(
  tx: Tx,
  { provider, transactionId }: Transaction,
  totalMinor: number,
): Promise<void> {
  await tx.execute('update payment_return set came_back_minor = $3 where provider = $1 and transaction_id = $2', [
    provider,
    transactionId,
    totalMinor,
  ])
}
