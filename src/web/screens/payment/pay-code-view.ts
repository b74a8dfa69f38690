// What the two code pages show: a payment of the borrower by its reference, a signed link of the lender, or why there is no code.

import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { isAppLink } from '../../../core/payment/app-link.ts'
import type { PayPurpose } from '../../../core/payment/pay-purpose.ts'
import { addressChanged, pictureAddress, readId } from '../../page/page-query.ts'
import type { PaidShown } from '../../page/paid-leaf.tsx'
import { paidView } from '../../page/paid-view.ts'
import {
  apiContext,
  type Context,
  leaveToLogin,
  orProblem,
  pageContext,
  withCommon,
} from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { stands } from './code-stands.ts'
import { loadSignedLink, type SignedLink } from './signed-link.ts'
import { timeOfAnswer } from './time-of-answer.ts'

type PayCode = CallOutput<'getPayCode'>

/** One payment, with its links asked at the gate and its times turned into what a countdown counts. */
export interface CodeView {
  readonly kind: 'code'
  readonly code: PayCode
  readonly channelLogo: string | null
  /** What arrived; null while it is waited for, and once a part of it was reversed: the good news holds no longer. */
  readonly paid: PaidShown | null
  /** The picture as a file for the phone's photos; null where a code is only typed, or no longer holds. */
  readonly photo: string | null
  /** The channel's own app on this phone; null where it has none. */
  readonly appLink: string | null
  /** The picture's address where the server drew none itself; null where a code is only typed. */
  readonly picture: string | null
  /** Epoch milliseconds of the server's clock: when this was asked, and when the code ends. */
  readonly nowMs: number
  readonly endsAtMs: number
  /** The market's time of this answer, `HH:MM`; empty once the code no longer runs. */
  readonly answeredAt: string
  readonly order: string
  /** Where a new code is to be had: the amount is read again there before it is paid. */
  readonly payAgain: string
  readonly codePage: string
  readonly stepsPage: string
  readonly here: string
}

export type NoCodeView =
  | { readonly kind: 'missing' }
  | { readonly kind: 'falseLink' }
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly isUnknown: boolean; readonly here: string }

/** `link`: a signed payment link of the lender's own back end. */
export type PayCodeView = CodeView | { readonly kind: 'link'; readonly link: SignedLink } | NoCodeView

/** The screen that makes the codes of a purpose. */
const whereToPay = {
  repayment: addresses.repay,
  rollover: addresses.rollover,
  settlement: addresses.settleEarly,
  coolingOff: addresses.coolingOff,
  partial: addresses.payAmount,
} as const satisfies Record<PayPurpose, string>

function codeView(context: Context, code: PayCode, here: string): CodeView {
  const nowMs = Date.now()
  const ids = { productId: code.productId, orderId: code.orderId }
  return {
    kind: 'code',
    code,
    channelLogo: pictureAddress(context, code.channel.logo),
    paid: stands(code) ? paidView(context, code.arrived) : null,
    photo: code.image === '' || code.state !== 'waiting' ? null : code.image.replace(/\.svg$/, '.png'),
    appLink: isAppLink(code.appLink) ? code.appLink : null,
    picture: code.image === '' || code.drawing !== null ? null : pictureAddress(context, code.image),
    nowMs,
    endsAtMs: nowMs + code.secondsLeft * 1000,
    answeredAt: code.state === 'waiting' ? timeOfAnswer(code.expiresAt, code.secondsLeft) : '',
    order: withCommon(context, addresses.loanDetail, ids),
    payAgain: withCommon(context, whereToPay[code.purpose], ids),
    codePage: withCommon(context, addresses.payCode, { ref: code.ref }),
    stepsPage: withCommon(context, addresses.payCodeSteps, { ref: code.ref }),
    here,
  }
}

/** A payment by its reference. Another borrower's and a missing one get the same answer. `unattended`: the page asks by itself. */
export async function loadCode(
  context: Context,
  ref: string,
  here: string,
  unattended = false,
): Promise<CodeView | NoCodeView> {
  const asked = orProblem(await context.get(apiContext).getPayCode({ ref }, { unattended }), context)
  if (asked.problem === null) return codeView(context, asked.data, here)
  return {
    kind: 'problem',
    problem: shown(asked.problem),
    isUnknown: asked.problem.code === refusalCodes.notFound,
    here,
  }
}

/** The payment of the steps' page: by its reference only. */
export async function loadSteps(url: URL, context: Context): Promise<CodeView | NoCodeView> {
  const ref = readId(url.searchParams.get('ref'))
  if (ref !== '') return await loadCode(context, ref, addressChanged(url, {}))
  if (!context.get(pageContext).signedIn) throw leaveToLogin(context)
  return { kind: 'missing' }
}

/**
 * What the address asks for. `code`, `image` and `amount` in it count only under the lender's signature; beside a `ref`
 * they do not count at all.
 */
export async function loadPayCode(url: URL, context: Context): Promise<PayCodeView> {
  const here = addressChanged(url, {})
  const ref = readId(url.searchParams.get('ref'))
  if (ref !== '') return await loadCode(context, ref, here)
  if (!context.get(pageContext).signedIn) throw leaveToLogin(context)
  const names = ['code', 'image', 'amount', 'sign']
  if (!names.some((name) => url.searchParams.has(name))) return { kind: 'missing' }
  return await loadSignedLink(context, url, 'code', here)
}

/** A page that shows no code because there is none for this borrower says so in its status as well. */
export function statusOf(view: PayCodeView): number {
  return view.kind === 'problem' && view.isUnknown ? 404 : 200
}
