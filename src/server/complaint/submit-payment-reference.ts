// 'I paid, and it is not shown': a case with the slip's reference, and the providers asked again at once.

import type { CallRefused } from '../../contracts/endpoints.ts'
import { dateIn, dateTimeIn } from '../../core/calendar-date.ts'
import { claimImagesMax, decideComplaint } from '../../core/complaint/complaint.ts'
import { formatMoney } from '../../core/money.ts'
import { readPaymentReference } from '../../core/payment/payment-reference.ts'
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts'
import { findOrder } from '../account/order/door.ts'
import type { Tx } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import {
  findClaim,
  insertClaim,
  lockClaims,
  type NamedPayment,
  type PaymentClaim,
  paymentNamed,
} from '../payment/claim/door.ts'
import { askAgainFor } from '../payment/intent/door.ts'
import { type Borrower, lockBorrower } from '../people/borrower/door.ts'
import { findOwnCase } from './complaint-store.ts'
import { imageNames, openCase, openedToday, tellCaller } from './open-case.ts'

export const submitPaymentReference: Handler<'submitPaymentReference'> = async (input, call) => {
  const { caller, db, deps } = call
  const reference = readPaymentReference(input.reference)
  if (reference === null) return { ...refuse('paymentReferenceIsNotValid'), fields: ['utr'] }
  const names = imageNames(input.images ?? '', deps.config.publicOrigin)
  if (names.length > claimImagesMax) return refuse('tooManyImages', { max: claimImagesMax })
  return await db.transaction(async (tx) => {
    // Claims, then the borrower: in this order everywhere. A payment that comes at this moment waits or is seen.
    await lockClaims(tx)
    const borrower = await lockBorrower(tx, caller.borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    const order = await findOrder(tx, { orderId: input.orderId, borrowerId: caller.borrowerId })
    if (order === null) return refuse('notFound')
    if (order.disbursedOn === null) return refuse('orderIsNotPayable')
    const known = await findClaim(tx, caller.borrowerId, reference)
    if (known !== null) return await answerOf(tx, call, known)
    const payment = await paymentNamed(tx, caller.borrowerId, reference)
    if (payment?.isPlaced) return alreadyShown(call, payment)
    return await open(tx, call, borrower, { reference, orderId: order.id, names, payment })
  })
}

type Answer = {
  readonly caseId: string
  readonly caseNumber: string
  readonly answerBy: string | null
  readonly state: PaymentClaim['state']
}

/** The same slip again is the same case, in its present state. */
async function answerOf(tx: Tx, { caller, market }: Call, { complaintId, state }: PaymentClaim): Promise<Answer> {
  const found = await findOwnCase(tx, complaintId, caller.borrowerId)
  if (found === null) throw new Error('a claim has lost its case')
  const { id, caseNumber: number } = found
  return { caseId: id, caseNumber: number, answerBy: found.answerBy && dateTimeIn(market.zone, found.answerBy), state }
}

function alreadyShown(
  { market, currencySymbol }: Call,
  { amountMinor, paidAt, orderId }: NamedPayment,
): Refusal<'paymentIsAlreadyShown'> {
  return refuse('paymentIsAlreadyShown', {
    amount: formatMoney(amountMinor, market.moneyFormat, currencySymbol),
    day: dateIn(market.zone, paidAt),
    ...(orderId === null ? {} : { orderId }),
  })
}

interface Claim {
  readonly reference: string
  readonly orderId: string
  readonly names: readonly (string | null)[]
  /** In suspense, if it is here already. */
  readonly payment: NamedPayment | null
}

async function open(
  tx: Tx,
  call: Call,
  borrower: Borrower,
  { reference, orderId, names, payment }: Claim,
): Promise<Answer | Refusal<CallRefused<'submitPaymentReference'>>> {
  const { deps, words } = call
  const decided = decideComplaint({
    type: 'repayment',
    subType: undefined,
    text: words.complaint.claim.content({ reference }),
    imageCount: names.length,
    orderAllowsCollection: null,
    openedToday: await openedToday(tx, call),
  })
  if (isRefusal(decided)) return decided
  const opened = await openCase(tx, call, { ...decided, borrowerId: borrower.id, orderId }, names)
  if (isRefusal(opened)) return opened
  const state = payment === null ? 'looking' : 'found'
  await insertClaim(tx, {
    complaintId: opened.id,
    borrowerId: borrower.id,
    orderId,
    reference,
    state,
    paymentId: payment?.paymentId ?? null,
    createdAt: opened.openedAt,
  })
  if (payment === null) await askAgainFor(tx, deps, orderId, opened.id)
  else {
    const alert = { kind: 'paymentAlert', reason: 'claimNamesSuspense', channel: payment.channel, orderId }
    deps.log.error(alert, 'a borrower reported a payment that is in suspense')
  }
  return { ...(await tellCaller(tx, call, borrower, opened, words.complaint.sms.opened)), state }
}
