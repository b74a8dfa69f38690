// What the bank selection shows: the cards and the wallet for one payment, and the code step of a payment that waits for its code.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses, fromParam } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import {
  addressChanged,
  linkTarget,
  productIdIn,
  readCount,
  readId,
  replace,
  savedParam,
} from '../../page/page-query.ts'
import { apiContext, type Context, newKey, orProblem, withCommon } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import { justDoneIn } from '../../session/just-done.ts'
import type { NoPayment } from './no-payment.tsx'
import { resendSeconds, secondsUntilResend } from './resend-wait.ts'

type PayWays = CallOutput<'getPayWays'>
export type Card = PayWays['cards'][number]

/** The step in which the bank of the card asks. */
const atBankStep = 'bank'
/** The step after the borrower left the code step to choose another way. */
const choosing = 'choose'

/** A payment whose code was sent: it stands in the address, so that a reload keeps it. Its record is looked up with its owner. */
export interface AskedCode {
  readonly recordId: string
  readonly cardId: string
  readonly sentAtMs: number
}

/** The ends of a card payment that bring no money. `lapsed`: its code was never confirmed, and confirms nothing any more. */
type EndOfPayment = 'givenUp' | 'late' | 'declined' | 'ended' | 'lapsed'

export interface PayWayView {
  readonly kind: 'ways'
  readonly orderId: string
  readonly productId: string
  readonly ways: PayWays
  /** True for who has no card, where one can be saved. */
  readonly canAddCard: boolean
  /** The code that was asked for, and the card it belongs to; null where none was. */
  readonly asked: (AskedCode & { readonly card: Card; readonly secondsLeft: number }) | null
  /** How the payment ended that the address names; null where that one still waits, or no address names one. */
  readonly ended: EndOfPayment | null
  /** True where the borrower comes back from the account for payouts, and has saved it. */
  readonly accountSaved: boolean
  /** True while that code is to be entered; false after Cancel. */
  readonly entering: boolean
  readonly order: string
  /** The same page without the code step. */
  readonly chooseAgain: string
  readonly key: string
}

/** A payment for which the bank asks the borrower. */
export interface BankView {
  readonly kind: 'bank'
  readonly orderId: string
  readonly productId: string
  readonly recordId: string
  readonly amountMinor: number
  /** The page of the bank; null while the card processor does not answer. */
  readonly pageUrl: string | null
  readonly order: string
  readonly here: string
}

export interface NoWayView extends NoPayment {
  readonly kind: 'nothing'
}

function askedIn(query: URLSearchParams): AskedCode | null {
  const recordId = readId(query.get('record'))
  const cardId = readId(query.get('card'))
  const sentAtMs = readCount(query.get('sent'))
  return recordId === '' || cardId === '' || sentAtMs === null ? null : { recordId, cardId, sentAtMs }
}

/** The address of the code step. */
export function stepAddress(url: URL, asked: AskedCode): string {
  return addressChanged(url, {
    record: asked.recordId,
    card: asked.cardId,
    sent: String(asked.sentAtMs),
    step: 'code',
    [savedParam]: null,
  })
}

/** The payment that waits for its code, as the server knows it: its code went out so long ago. */
export function askedBefore(waiting: NonNullable<PayWays['waiting']>): AskedCode {
  const { recordId, cardId } = waiting
  return { recordId, cardId, sentAtMs: Date.now() - (resendSeconds - waiting.resendSeconds) * 1000 }
}

interface PaidLoan {
  readonly productId: string
  readonly orderId: string
}

/** The loan, which says when the money is there. */
function paidAddress(context: Context, loan: PaidLoan): string {
  return withCommon(context, addresses.borrowDetail, { ...loan, [fromParam.name]: fromParam.payment })
}

/** The address of the step in which the bank asks. */
export function bankStep(context: Context, { recordId, ...loan }: PaidLoan & { readonly recordId: string }): string {
  return withCommon(context, addresses.payway, { ...loan, record: recordId, step: atBankStep })
}

/** The bank selection, or the step in which the bank of the card asks, where the address names that. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<PayWayView | BankView | NoWayView> {
  const orderId = readId(url.searchParams.get('orderId'))
  const recordId = readId(url.searchParams.get('record'))
  if (url.searchParams.get('step') !== atBankStep || orderId === '' || recordId === '') {
    return await loadPayWays(url, context)
  }
  const productId = productIdIn(url.searchParams)
  const order = withCommon(context, addresses.loanDetail, { productId, orderId })
  const here = addressChanged(url, {})
  const asked = orProblem(await context.get(apiContext).askCardPayment({ orderId, recordId }), context)
  if (asked.problem !== null) {
    return { kind: 'nothing', problem: shown(asked.problem), order, here }
  }
  const { state, amountMinor, pageUrl } = asked.data
  if (state === 'atBank') {
    const target = linkTarget(context, pageUrl)
    return { kind: 'bank', orderId, productId, recordId, amountMinor, pageUrl: target?.address ?? null, order, here }
  }
  if (state === 'paid' || state === 'underWay') throw replace(context, paidAddress(context, { productId, orderId }))
  const view = await loadPayWays(new URL(addressChanged(url, { record: null, step: null }), url), context)
  return view.kind === 'ways' ? { ...view, ended: state === 'codeAsked' ? null : state } : view
}

/** Where that is unknown, no card is offered: the other ways stand beside it. */
async function canAddCard(context: Context): Promise<boolean> {
  const saved = await context.get(apiContext).listSavedCards({})
  return saved.ok && saved.data.canAdd
}

/**
 * How the card payment that the address names has ended: its code expired, or the bank declined it. Null where it never waited for a code, or is
 * another borrower’s.
 */
async function endOf(recordId: string, orderId: string, context: Context): Promise<EndOfPayment | null> {
  const asked = await context.get(apiContext).askCardPayment({ orderId, recordId })
  if (!asked.ok) return null
  const { state } = asked.data
  if (state === 'codeAsked') return 'lapsed'
  return state === 'declined' || state === 'givenUp' || state === 'late' ? state : null
}

/** Loads the ways to pay a loan. Each time with a new token, which is good for one payment. */
export async function loadPayWays(url: URL, context: Context): Promise<PayWayView | NoWayView> {
  const here = addressChanged(url, {})
  const orderId = readId(url.searchParams.get('orderId'))
  const productId = productIdIn(url.searchParams)
  if (orderId === '') return { kind: 'nothing', problem: null, order: null, here }
  const order = withCommon(context, addresses.loanDetail, { productId, orderId })
  const known = askedIn(url.searchParams)
  const asking = known === null ? { orderId } : { orderId, recordId: known.recordId }
  const listed = orProblem(await context.get(apiContext).getPayWays(asking), context)
  if (listed.problem !== null) {
    return { kind: 'nothing', problem: shown(listed.problem), order, here }
  }
  // Confirmed already, and the answer was lost or the page is an old one: the loan says whether the money is there.
  if (listed.data.confirmed) throw replace(context, paidAddress(context, { productId, orderId }))
  const { waiting, atBank } = listed.data
  // Left on the way, or opened in another window: the bank still asks.
  if (atBank !== null) throw replace(context, bankStep(context, { productId, orderId, recordId: atBank.recordId }))
  // Only the server knows whether a code waits: an address is kept, shared, and opened again after its payment has ended.
  const asked = waiting === null ? null : waiting.recordId === known?.recordId ? known : askedBefore(waiting)
  const step = url.searchParams.get('step')
  const card = asked === null ? undefined : listed.data.cards.find(({ id }) => id === asked.cardId)
  return {
    kind: 'ways',
    orderId,
    productId,
    ways: listed.data,
    canAddCard: listed.data.cards.length === 0 && (await canAddCard(context)),
    ended: known === null || waiting !== null ? null : await endOf(known.recordId, orderId, context),
    accountSaved: justDoneIn(url, context, savedParam) !== null,
    asked:
      asked === null || card === undefined
        ? null
        : { ...asked, card, secondsLeft: secondsUntilResend(asked.sentAtMs, Date.now()) },
    entering: step !== choosing && waiting !== null,
    order,
    chooseAgain: addressChanged(url, { step: choosing }),
    key: newKey(context),
  }
}
