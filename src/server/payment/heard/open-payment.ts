// Loads what a booking needs in one call: the intent, the locked loan, and the known notices of the provider.

import type { PaymentOnIntent } from '../../../core/payment/intent.ts'
import { type LoanRow, loanColumns, type OpenLoan, openLoanFrom } from '../../account/open/door.ts'
import type { Tx } from '../../db/database.ts'
import type { PaymentIntent } from '../intent/payment-intent-store.ts'

/** What is asked about a transaction that was heard of. */
export interface PaymentQuestion {
  /** The reference that came with it; with `orderId` null, the loan is that of its intent. */
  readonly reference: string | null
  /** For what was asked without an intent. */
  readonly orderId: string | null
  readonly provider: string
  readonly transactionId: string
  /** The event of the provider; null for what was heard in another way. */
  readonly eventId: string | null
}

/** The intent of a reference, whichever provider has it. */
interface IntentOfPayment
  extends Pick<
    PaymentIntent,
    'id' | 'ref' | 'orderId' | 'borrowerId' | 'purpose' | 'channel' | 'amountMinor' | 'currency'
  > {
  /** What was posted for it so far, returned payments included. */
  readonly payments: readonly PaymentOnIntent[]
}

export interface OpenPayment {
  readonly intent: IntentOfPayment | null
  /** Of the intent, or as asked; null where it does not exist. */
  readonly orderId: string | null
  /** Another transaction holds the order's lock, and this one did not wait. */
  readonly isHeld: boolean
  /** sha256 of the body with which the event came before; null for a new event. */
  readonly knownBodyHash: Uint8Array | null
  readonly isBooked: boolean
  /** The provider has taken the money back already. */
  readonly returnWaits: boolean
  /** The borrower of the order has said that a payment is missing. */
  readonly claimWaits: boolean
  /** Another code of the order can be paid. */
  readonly hasOtherCodes: boolean
}

export interface OpenPayments {
  /** In the order of the questions. */
  readonly payments: readonly OpenPayment[]
  /** By order. A caller that changes one puts it back, for the next payment on the same loan. */
  readonly loans: Map<string, OpenLoan>
}

/** What `open_payments` of the database answers about the payment itself; what is of an intent is null where there is none. */
interface PaymentColumns
  extends Omit<OpenPayment, 'intent' | 'orderId'>,
    Omit<IntentOfPayment, 'id' | 'orderId' | 'borrowerId' | 'payments'> {
  readonly intentBorrower: string
  readonly intentId: string | null
  readonly posted: readonly (readonly [amountMinor: number, paidAt: string])[] | null
}

const paymentColumns = `intent_id as "intentId", intent_ref as ref, intent_borrower as "intentBorrower", purpose, channel,
  amount_minor as "amountMinor", currency, payments as posted, is_held as "isHeld", known_body_hash as "knownBodyHash",
  is_booked as "isBooked", return_waits as "returnWaits", claim_waits as "claimWaits", other_codes as "hasOtherCodes"`

/** Beside them the columns of the loan, all null where there is none. */
type Row = PaymentColumns & (LoanRow | { readonly id: null })

/**
 * Locks the orders by ascending id, then the transactions, until the end of `tx`: a payment and its return take turns, and so
 * do two who heard of one payment. With `wait` false, an order that another transaction holds is left alone and comes as `isHeld`.
 */
export async function openPayments(
  tx: Tx,
  questions: readonly PaymentQuestion[],
  { wait }: { readonly wait: boolean },
): Promise<OpenPayments> {
  const rows = await tx.query<Row>(
    `select ${paymentColumns}, ${loanColumns} from open_payments($1, $2, $3, $4, $5, $6)`,
    [
      wait,
      questions.map(({ reference }) => reference),
      questions.map(({ orderId }) => orderId),
      questions.map(({ provider }) => provider),
      questions.map(({ transactionId }) => transactionId),
      questions.map(({ eventId }) => eventId),
    ],
  )
  if (rows.length !== questions.length) throw new Error('not every payment was answered for')
  const loans = new Map<string, OpenLoan>()
  const payments = rows.map((row): OpenPayment => {
    const { intentId, ref, intentBorrower, purpose, channel, amountMinor, currency, posted, ...known } = row
    const { isHeld, knownBodyHash, isBooked, returnWaits, claimWaits, hasOtherCodes, ...loan } = known
    if (loan.id !== null) loans.set(loan.id, openLoanFrom(loan))
    const about = { orderId: loan.id, isHeld, knownBodyHash, isBooked, returnWaits, claimWaits, hasOtherCodes }
    if (intentId === null || loan.id === null) return { ...about, intent: null }
    const paid = (posted ?? []).map(([minor, paidAt]) => ({ amountMinor: minor, paidAt: new Date(paidAt) }))
    const intent = {
      id: intentId,
      ref,
      orderId: loan.id,
      borrowerId: intentBorrower,
      purpose,
      channel,
      amountMinor,
      currency,
    }
    return { ...about, intent: { ...intent, payments: paid } }
  })
  return { payments, loans }
}
