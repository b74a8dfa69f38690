// Parts of a payment that a provider took back while the payment stands: an officer takes them off the loan, or the lender bears them.

import type { LedgerTransfer } from '../../../core/ledger/accounts.ts'
import type { LoanEvent } from '../../../core/loan/loan-event.ts'
import { queueLoanMessage } from '../../account/facts/door.ts'
import { loadLoan, recordEvent } from '../../account/loan/door.ts'
import { lockOrder, wouldOpenSecond } from '../../account/order/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { noteOut } from '../heard/payment-store.ts'
import { postOut } from './book-return.ts'
import { goneMinor, type ReturnPart, readReturns, resolvePart } from './return-store.ts'
import { type ReceivedPayment, rootOf } from './take-back.ts'

/** What waits of a payment's returns, and why the loan cannot take it; null where it can. */
export interface WaitingReturn {
  readonly parts: readonly ReturnPart[]
  readonly whyNot: 'nothingIsReturned' | 'anotherLoanIsOpen' | 'currencyDiffers' | null
  /** The events that take it off the loan. */
  readonly events: readonly LoanEvent[]
  /** What leaves suspense. */
  readonly transfers: readonly LedgerTransfer[]
}

/** The parts of a payment's returns that wait for an officer, oldest first. */
export async function waitingParts(db: Queries, payment: ReceivedPayment): Promise<readonly ReturnPart[]> {
  const { parts } = await readReturns(db, rootOf(payment))
  return parts.filter((part) => part.left === 'aside' && part.resolvedAt === null)
}

/**
 * What taking the waiting parts off the loan would do: the payment leaves the loan as if it had never come, and what the payer let us
 * keep of it counts instead, by the same day. The caller has locked the payment.
 */
export async function quoteTakeReturn(tx: Tx, payment: ReceivedPayment): Promise<WaitingReturn> {
  const waiting = await waitingParts(tx, payment)
  // What was taken in another currency is no part of the payment: it is never converted, and waits by itself.
  const parts = waiting.filter(({ currency }) => currency === payment.currency)
  const transfers = parts.map(
    (part): LedgerTransfer => ({ debit: 'cashClearing', credit: 'suspense', amountMinor: goneMinor(part) }),
  )
  const none = { parts, transfers, events: [] }
  if (parts.length === 0) return { ...none, whyNot: waiting.length === 0 ? 'nothingIsReturned' : 'currencyDiffers' }
  const order = payment.orderId === null ? null : await lockOrder(tx, payment.orderId)
  if (order === null || payment.place !== 'loan') return { ...none, whyNot: 'nothingIsReturned' }
  if (await wouldOpenSecond(tx, order)) return { ...none, whyNot: 'anotherLoanIsOpen' }
  const takenMinor = parts.reduce((sum, part) => sum + goneMinor(part), 0)
  const restMinor = payment.amountMinor - payment.outMinor - takenMinor
  if (restMinor < 0) return { ...none, whyNot: 'nothingIsReturned' }
  const { events } = await loadLoan(tx, order)
  const counted = events.find(({ id }) => id === payment.eventId)
  if (counted === undefined || !('amountMinor' in counted)) throw new Error('a payment on a loan has no event')
  const last = parts.at(-1)?.part ?? 0
  const { valueDate } = counted
  const reversal: LoanEvent = { id: `${payment.eventId}:return`, kind: 'reversal', valueDate, paymentId: counted.id }
  const rest: LoanEvent = {
    id: `${payment.eventId}:rest:${last}`,
    kind: 'payment',
    valueDate,
    amountMinor: restMinor,
  }
  return { parts, transfers, whyNot: null, events: restMinor === 0 ? [reversal] : [reversal, rest] }
}

/** Does what {@link quoteTakeReturn} says, and tells the borrower. Throws where it cannot be done any more. */
export async function takeReturn(tx: Tx, deps: Deps, payment: ReceivedPayment): Promise<void> {
  const { parts, whyNot, events } = await quoteTakeReturn(tx, payment)
  const order = payment.orderId === null ? null : await lockOrder(tx, payment.orderId)
  if (whyNot !== null || order === null) throw new Error(`a returned part was to be taken off its loan: ${whyNot}`)
  const now = deps.clock.now()
  let owedMinor = 0
  for (const { id: sourceKey, ...event } of events) {
    const { after } = await recordEvent(tx, deps, { orderId: order.id, sourceKey, event })
    owedMinor = after.owedMinor
  }
  for (const part of parts) {
    await postOut(tx, deps, rootOf(payment), part, {
      debit: 'cashClearing',
      credit: 'suspense',
      kind: 'returnPlaced',
    })
    await resolvePart(tx, part.id, 'loan', now)
  }
  const takenMinor = parts.reduce((sum, part) => sum + goneMinor(part), 0)
  const rest = events.find(({ kind }) => kind === 'payment')
  const standing = { ...payment, place: 'loan', leftMinor: takenMinor } as const
  const eventId = rest === undefined ? {} : { eventId: rest.id }
  await noteOut(tx, standing, { amountMinor: takenMinor, now, ...eventId })
  await queueLoanMessage(tx, deps, order, { purpose: 'loan', about: null }, ({ repayment, lender, money }) =>
    repayment.messages.returned({ lender, amount: money(takenMinor), left: money(owedMinor) }),
  )
}

/** What the lender bears at once: the waiting parts in one currency, that of the oldest. A sum over two currencies is no sum. */
export async function bearableParts(db: Queries, payment: ReceivedPayment): Promise<readonly ReturnPart[]> {
  const waiting = await waitingParts(db, payment)
  return waiting.filter(({ currency }) => currency === waiting[0]?.currency)
}

/** The lender bears what waits: the loan stays as it is, and suspense is cleared at the lender's expense. */
export async function bearReturn(tx: Tx, deps: Deps, payment: ReceivedPayment): Promise<void> {
  const borne = await bearableParts(tx, payment)
  for (const part of borne) {
    await postOut(tx, deps, rootOf(payment), part, {
      debit: 'waiverExpense',
      credit: 'suspense',
      kind: 'returnBorne',
    })
    await resolvePart(tx, part.id, 'borne', deps.clock.now())
  }
  const keptMinor = borne.reduce((sum, part) => sum + goneMinor(part), 0)
  // Of another currency the borrower was told nothing.
  if (keptMinor > 0 && borne[0]?.currency === payment.currency) await tellKept(tx, deps, payment, keptMinor)
}

/** The borrower was told that a part was reversed and looked into: it stays on the loan after all. */
export async function tellKept(
  tx: Tx,
  deps: Deps,
  { orderId }: Pick<ReceivedPayment, 'orderId'>,
  keptMinor: number,
): Promise<void> {
  const order = orderId === null ? null : await lockOrder(tx, orderId)
  if (order === null) return
  await queueLoanMessage(tx, deps, order, { purpose: 'loan', about: null }, ({ repayment, lender, money }) =>
    repayment.messages.partKept({ lender, amount: money(keptMinor) }),
  )
}
