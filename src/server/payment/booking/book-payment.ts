// Books received payments, once for each transaction of a provider: on the loan or in suspense, with everything that follows.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import { markets } from '../../../core/market/markets.ts'
import { formatMoney } from '../../../core/money.ts'
import { paidInFullAt } from '../../../core/payment/intent.ts'
import { type JudgedReason, judgePayment } from '../../../core/payment/notice.ts'
import { eventOf } from '../../../core/payment/purpose.ts'
import { type ChangeMeans, changeLoan, type Recorded, tellClosing } from '../../account/change/door.ts'
import { addLoanMessage, type MessageMeans } from '../../account/facts/door.ts'
import { type OpenLoan, running } from '../../account/open/door.ts'
import { emptyBatch, type PaymentRow, writeBatch } from '../../batch/door.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { matchClaims } from '../claim/payment-claim-store.ts'
import { alertOf, type Expected, type HeardTransaction, transactionKey } from '../heard/heard-payment.ts'
import { type OpenPayment, type OpenPayments, openPayments } from '../heard/open-payment.ts'
import { withdrawStaleCodes } from '../intent/stale-codes.ts'
import { bookWaitingReturns, nothingCameFirst, tellAside } from '../returned/book-return.ts'
import { putAside } from '../suspense/suspense-store.ts'

/** `untold`: the loan whose borrower hears of the payment once what was taken back of it is booked. */
export type Booked =
  | { readonly outcome: 'posted'; readonly recorded: Recorded; readonly untold: OpenLoan | null }
  | { readonly outcome: 'suspense'; readonly reason: JudgedReason; readonly untold: OpenLoan | null }
  | { readonly outcome: 'alreadyBooked' }

/**
 * Books a provider's transaction in the caller's transaction: on the loan that it was paid for, whatever its amount, else in suspense
 * with the reason. An alert is raised for an amount other than asked and for money in suspense. Idempotent by the provider's
 * transaction id, whether a notice or a status request tells of it.
 */
export async function bookPayment(
  tx: Tx,
  deps: Deps,
  heard: HeardTransaction,
  expected: Expected | null,
): Promise<Booked> {
  const { provider, transactionId } = heard
  const reference = expected?.intent?.ref ?? null
  const question = { reference, orderId: expected?.orderId ?? null, provider, transactionId, eventId: null }
  const opened = await openPayments(tx, [question], { wait: true })
  const [known] = opened.payments
  if (known === undefined) throw new Error('a payment to book got no answer')
  const means: BookingMeans = { deps, db: tx, writes: emptyBatch(), alerts: [] }
  const booked = await decidePayment(means, opened.loans, { heard, expected, known })
  await writeBatch(tx, means.writes)
  for (const alert of means.alerts) alert()
  await followUp(tx, deps, { heard, expected, known }, booked)
  return booked
}

/** True where {@link followUp} may have something to do: in suspense, the borrower who named the payment waits for it. */
export function hasSequel({ known }: PaymentToBook, booked: Booked): boolean {
  if (booked.outcome === 'alreadyBooked') return false
  return booked.outcome === 'suspense' || known.returnWaits || known.claimWaits || known.hasOtherCodes
}

/** Handles what a payment brings about, once it is written: codes that ask for too much now, its return, or else a claim that it is missing. */
export async function followUp(tx: Tx, deps: Deps, payment: PaymentToBook, booked: Booked): Promise<void> {
  if (!hasSequel(payment, booked)) return
  const { heard, expected, known } = payment
  if (booked.outcome === 'posted' && known.orderId !== null && known.hasOtherCodes)
    await withdrawStaleCodes(tx, deps, known.orderId)
  // Its own flag says of each step whether it has something to do: a loan with another code is no reason to read returns and claims.
  const { isGone, waitsMinor, asideBackMinor } = known.returnWaits
    ? await bookWaitingReturns(tx, deps, heard)
    : nothingCameFirst
  if (booked.outcome === 'suspense' && booked.untold !== null) {
    const { order } = booked.untold.account
    if (isGone) await tellAside(tx, deps, { heard, orderId: order.id }, asideBackMinor)
    else {
      const writes = emptyBatch()
      tellPutAside({ deps, writes }, booked.untold, heard, asideBackMinor)
      await writeBatch(tx, writes)
    }
  }
  if (isGone) return
  if (booked.outcome === 'posted' && booked.untold !== null && expected !== null) {
    const writes = emptyBatch()
    tellReceived({ deps, writes }, booked.untold, booked.recorded, heard.amountMinor, expected, {
      waitsMinor,
      tellsClosing: true,
    })
    await writeBatch(tx, writes)
  }
  if (booked.outcome === 'suspense' || known.claimWaits)
    await matchClaims(tx, deps, heard, booked.outcome === 'posted' && expected !== null ? expected : 'suspense')
}

export interface BookingMeans extends ChangeMeans {
  /** Whom to call, once it is written. */
  readonly alerts: (() => void)[]
}

/** A transaction that was heard of, what was asked, and what is known of both. */
export interface PaymentToBook {
  readonly heard: HeardTransaction
  readonly expected: Expected | null
  readonly known: OpenPayment
}

/**
 * Decides what a payment does, as rows to write; the loan that it leaves goes back into `loans`. After the rows are written,
 * {@link followUp} does what waited for it.
 */
export async function decidePayment(
  means: BookingMeans,
  loans: OpenPayments['loans'],
  payment: PaymentToBook,
): Promise<Booked> {
  const { heard, expected, known } = payment
  if (known.isBooked) return { outcome: 'alreadyBooked' }
  const { deps } = means
  const open = expected === null ? null : (loans.get(expected.orderId) ?? null)
  const houseZone = markets[deps.config.policyPack].zone
  const order = open?.account.order ?? null
  const asked =
    expected === null || order === null
      ? null
      : { currency: expected.currency, disbursedOn: order.disbursedOn, zone: markets[order.market].zone }
  const verdict = judgePayment(heard, asked, houseZone, deps.clock.now())
  if (verdict.suspense !== null || expected === null || open === null) {
    const reason = verdict.suspense ?? 'referenceIsUnknown'
    means.writes.payments.push(paymentRow(deps, payment, verdict.valueDate, { reason }))
    putPaymentAside(means, payment, open, verdict.valueDate, reason)
    return { outcome: 'suspense', reason, untold: known.returnWaits ? open : null }
  }
  const { open: changed, recorded } = await changeLoan(
    { ...means, tellsClosingItself: known.returnWaits },
    running(open),
    {
      orderId: expected.orderId,
      sourceKey: transactionKey(heard),
      event: eventOf(
        expected.purpose,
        { valueDate: verdict.valueDate, amountMinor: heard.amountMinor },
        expected.amountMinor,
      ),
    },
  )
  means.writes.payments.push(paymentRow(deps, payment, verdict.valueDate, { recorded }))
  settleIntent(means, payment, recorded)
  if (!isAsAsked(heard.amountMinor, expected, recorded)) {
    means.alerts.push(() =>
      alertOf(deps, heard, {
        orderId: expected.orderId,
        reason: 'amountDiffers',
        whatWasDone: 'a payment of a different amount was booked to the loan',
      }),
    )
  }
  if (!known.returnWaits) tellReceived(means, open, recorded, heard.amountMinor, expected)
  // Last: what throws before here leaves no rows, and the next payment must not count on them.
  loans.set(expected.orderId, changed)
  return { outcome: 'posted', recorded, untold: known.returnWaits ? open : null }
}

function paymentRow(
  deps: Deps,
  { heard, expected }: PaymentToBook,
  valueDate: CalendarDate,
  became: { readonly reason: JudgedReason } | { readonly recorded: Recorded },
): PaymentRow {
  const isPosted = 'recorded' in became
  return {
    id: deps.ids.inOrder('payment'),
    provider: heard.provider,
    transaction_id: heard.transactionId,
    back_of: heard.backOf ?? null,
    channel: heard.channel,
    reference: heard.reference,
    intent_id: expected?.intent?.id ?? null,
    order_id: expected?.orderId ?? null,
    borrower_id: expected?.borrowerId ?? null,
    amount_minor: heard.amountMinor,
    currency: heard.currency,
    paid_at: heard.paidAt,
    value_date: valueDate,
    state: isPosted ? 'posted' : 'suspense',
    suspense_reason: isPosted ? null : became.reason,
    applied_as: isPosted ? (became.recorded.receipt?.countedAs ?? null) : null,
    loan_event_id: isPosted ? transactionKey(heard) : null,
    received_at: deps.clock.now(),
  }
}

function putPaymentAside(
  means: BookingMeans,
  { heard, known }: PaymentToBook,
  open: OpenLoan | null,
  valueDate: CalendarDate,
  reason: JudgedReason,
): void {
  const { deps, writes } = means
  putAside(writes, deps, heard, valueDate, 'payment')
  if (open !== null && !known.returnWaits) tellPutAside(means, open, heard, 0)
  const orderId = open?.account.order.id ?? null
  means.alerts.push(() => alertOf(deps, heard, { orderId, reason, whatWasDone: 'a payment went to suspense' }))
}

/** Says that a payment is being looked into, and what of it went back before it came: two messages of one moment may arrive in any order. */
function tellPutAside(
  { deps, writes }: Pick<BookingMeans, 'deps' | 'writes'>,
  { account, borrower }: OpenLoan,
  heard: HeardTransaction,
  backMinor: number,
): void {
  const { market: marketId, terms } = account.order
  const to = { market: marketId, borrower }
  addLoanMessage(writes, deps, to, { purpose: 'loan', about: null }, ({ repayment, lender, money, market }) => {
    // Another currency than the loan's has no sign here: its letters say what it is.
    const isForeign = heard.currency !== terms.currency
    const shown = (minor: number) => (isForeign ? formatMoney(minor, market.moneyFormat, heard.currency) : money(minor))
    const aside = repayment.messages.putAside({ lender, amount: shown(heard.amountMinor) })
    return backMinor === 0 ? aside : `${aside} ${repayment.notice.asideBack({ amount: shown(backMinor) })}`
  })
}

/**
 * Makes an intent paid once the money that was posted for it reaches what was asked; short of that it stays as it is. Paid is
 * the end: a return does not make the code payable again, so returned payments count here. What closes a loan within the tolerance
 * (MONEY-38) is enough.
 */
function settleIntent(
  { writes }: BookingMeans,
  { heard, expected, known: { intent } }: PaymentToBook,
  recorded: Recorded,
): void {
  if (expected === null || expected.intent === null) return
  if (intent === null) throw new Error('the intent of a booked payment is not stored')
  const paidAt = closesShort(recorded)
    ? heard.paidAt
    : paidInFullAt(intent, [...intent.payments, { amountMinor: heard.amountMinor, paidAt: heard.paidAt }])
  if (paidAt !== null) writes.paidIntents.push({ id: intent.id, paid_at: paidAt })
}

/** Whether what came is what was asked, or closed the loan within the tolerance. */
function isAsAsked(amountMinor: number, { amountMinor: askedMinor }: Expected, recorded: Recorded): boolean {
  return amountMinor === askedMinor || closesShort(recorded)
}

/** Whether the loan has closed by this money within the tolerance, whichever payment of the day the replay counts last. */
function closesShort({ before, after }: Recorded): boolean {
  return before.closed === null && after.receipts.some(({ shortMinor }) => shortMinor > 0)
}

/**
 * Says what arrived, and what it came to where that is not what was asked. A loan that the money settles has a message of its
 * own, with the closure letter; then this message holds only what the letter does not. Parts that were taken back before the payment
 * came, and wait for an officer, are said with it: the same moment is told once.
 */
export function tellReceived(
  { deps, writes }: Pick<BookingMeans, 'deps' | 'writes'>,
  { account, borrower }: Pick<OpenLoan, 'account' | 'borrower'>,
  recorded: Recorded,
  amountMinor: number,
  expected: Expected,
  /** What was taken back of it before it came, and whether the end of the loan is untold. */
  { waitsMinor, tellsClosing } = { waitsMinor: 0, tellsClosing: false },
): void {
  const { statusBefore, statusAfter, receipt } = recorded
  const hasSettled = statusAfter === 'settled' && statusBefore !== 'settled'
  const creditMinor = receipt?.creditMinor ?? 0
  const asAsked = isAsAsked(amountMinor, expected, recorded)
  const isBack = expected.isBack === true
  const isInLetter = hasSettled && creditMinor === 0 && asAsked && !isBack
  if (hasSettled && tellsClosing) {
    const { closureNumber } = recorded.account.order
    if (closureNumber === null) throw new Error('a settled loan has no closure number')
    const part = ({ repayment: { messages }, money }: MessageMeans) =>
      isInLetter && waitsMinor > 0 ? messages.partOfItReturned({ amount: money(waitsMinor) }) : ''
    tellClosing(
      { deps, writes },
      { account: recorded.account, borrower },
      { number: closureNumber, by: recorded.after.closed?.by },
      part,
    )
  }
  if (isInLetter) return
  const to = { market: account.order.market, borrower }
  // What came otherwise than asked is no plain receipt: it is told whether or not those are wanted.
  const isPlain =
    asAsked &&
    !isBack &&
    waitsMinor === 0 &&
    creditMinor === 0 &&
    (expected.purpose !== 'rollover' || receipt?.countedAs === 'rollover')
  const message = { purpose: isPlain ? 'receipt' : 'loan', about: receipt?.id ?? null } as const
  addLoanMessage(writes, deps, to, message, (means) => {
    const { messages } = means.repayment
    const part = { amount: means.money(waitsMinor) }
    const received = receivedText(means, recorded, { amountMinor, expected, asAsked })
    return waitsMinor === 0 ? received : `${received} ${messages.partOfItReturned(part)}`
  })
}

function receivedText(
  { repayment: { messages }, lender, money }: MessageMeans,
  { after, receipt }: Recorded,
  {
    amountMinor,
    expected,
    asAsked,
  }: { readonly amountMinor: number; readonly expected: Expected; readonly asAsked: boolean },
): string {
  const creditMinor = receipt?.creditMinor ?? 0
  const amount = money(amountMinor)
  const left = money(after.owedMinor)
  const next = after.nextInstalment
  if (expected.isBack === true) return messages.cameBack({ lender, amount, left })
  if (creditMinor > 0) return messages.receivedTooMuch({ lender, amount, credit: money(creditMinor) })
  if (receipt?.countedAs === 'rollover' && next !== null) {
    return messages.rolledOver({ lender, amount, dueDate: next.dueDate, owed: left })
  }
  if (expected.purpose === 'rollover') return messages.notRolledOver({ lender, amount, left })
  return asAsked
    ? messages.received({ lender, amount, left })
    : messages.receivedOther({ lender, amount, asked: money(expected.amountMinor), left })
}
