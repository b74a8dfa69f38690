// What the screen of a borrower who cannot pay shows, and what its forms send: a request, taking it back, the answer to a plan.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Problem, Result } from '../../../contracts/client.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { hardshipReasons, hardshipWordsMax } from '../../../core/order/hardship.ts'
import { characterCount } from '../../../core/plain-text.ts'
import { readAmount } from '../../../core/typed-amount.ts'
import { type AgreedShown, agreedView } from '../../page/agreed-leaf.tsx'
import { askedDay } from '../../page/asked-day.ts'
import { addressChanged, pictureAddress, productIdIn, readId, redirect, replace } from '../../page/page-query.ts'
import {
  apiContext,
  type Context,
  leaveToLogin,
  newKey,
  orProblem,
  pageContext,
  withCommon,
} from '../../page/request-context.ts'
import { failed, keyed, keyForAgain, shown, statusOf, typedLine } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'

export type Help = CallOutput<'getHardship'>
export type Offer = NonNullable<Help['offer']>
export type Quote = NonNullable<Offer['quote']>

/** What stands on the page: `begun` is an accepted plan whose days are not over, `agreed` anything else that was agreed. */
export type HelpPart = 'offer' | 'waiting' | 'begun' | 'agreed' | 'form' | 'closed'

interface Around {
  readonly order: string
  readonly here: string
  readonly key: string
  readonly logo: string | null
  readonly agreed: readonly AgreedShown[]
}

export type HelpView = Around &
  (
    | { readonly help: Help; readonly part: HelpPart; readonly problem: null }
    | { readonly help: null; readonly problem: ProblemShown }
  )

/** What was typed into the form, to be shown again. */
export interface TypedRequest {
  readonly reason: string
  readonly words: string
  readonly amount: string
  readonly payFrom: string
}
type RequestFault = 'reason' | 'amount' | 'payFrom' | 'words'

/** Why nothing was done: what the call said, or the fields that are not filled in. */
export interface NotSent {
  readonly problem: ProblemShown | null
  readonly faults: readonly RequestFault[]
  readonly typed: TypedRequest | null
  readonly key: string | null
}

/** Loads the state of help with the loan of the address. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<HelpView> {
  const orderId = readId(url.searchParams.get('orderId'))
  if (orderId === '') throw redirect(context, withCommon(context, addresses.orders))
  const productId = productIdIn(url.searchParams)
  const found = orProblem(await context.get(apiContext).getHardship({ orderId, productId }), context)
  const around = {
    order: withCommon(context, addresses.loanDetail, { orderId, productId: productId === '' ? undefined : productId }),
    here: addressChanged(url, {}),
    key: newKey(context),
    logo: found.problem === null ? pictureAddress(context, found.data.productLogo) : null,
    agreed: found.problem === null ? agreedView(context, found.data.agreed) : [],
  }
  if (found.problem === null) {
    const part = partOf(found.data, url.searchParams.get('again') === '1')
    return { ...around, help: found.data, part, problem: null }
  }
  return { ...around, help: null, problem: shown(found.problem) }
}

function partOf({ offer, request, canAsk, agreed }: Help, again: boolean): HelpPart {
  if (offer?.state === 'open' && offer.quote !== null) return 'offer'
  if (request?.state === 'open') return 'waiting'
  // A plan whose new date was missed is none any more: nothing that it stopped is called stopped.
  const hasPlan = agreed.some(({ kind }) => kind === 'plan')
  if (hasPlan && offer?.state === 'accepted' && !(again && canAsk)) return 'begun'
  const holds = hasPlan || agreed.some(({ kind }) => kind === 'promise' || kind === 'dateMoved')
  if (holds && !(again && canAsk)) return 'agreed'
  return canAsk ? 'form' : 'closed'
}

/** Sends what the form of the page says; afterwards the page shows the new state. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const orderId = readId(form.get('orderId'))
  switch (form.get('intent')) {
    case 'ask':
      return await ask(form, orderId, url, context)
    case 'withdraw': {
      const key = readId(form.get('key'))
      const wish = { orderId, requestId: readId(form.get('requestId')) }
      return after(await context.get(apiContext).withdrawHardship(wish, keyed(key)), key, url, context)
    }
    case 'accept':
    case 'decline': {
      const key = readId(form.get('key'))
      const answer = {
        orderId,
        offerId: readId(form.get('offerId')),
        accept: form.get('intent') === 'accept',
        mark: readId(form.get('mark')),
      }
      return after(await context.get(apiContext).answerPlan(answer, keyed(key)), key, url, context)
    }
    default:
      return data<NotSent>({ problem: failed, faults: [], typed: null, key: null }, 400)
  }
}

async function ask(form: FormData, orderId: string, url: URL, context: Context) {
  const key = readId(form.get('key'))
  const typedIn = (name: string): string => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed : ''
  }
  const from = askedDay(form, 'payFrom')
  const typed: TypedRequest = {
    reason: typedIn('reason'),
    words: typedIn('words').replaceAll('\r\n', '\n'),
    amount: typedLine(form, 'amount'),
    payFrom: from.typed,
  }
  const reason = hardshipReasons.find((one) => one === typed.reason)
  const canPayMinor = readAmount(typed.amount, context.get(pageContext).moneyFormat)
  const payFrom = from.day
  const isTooLong = characterCount(typed.words) > hardshipWordsMax
  if (reason === undefined || canPayMinor === null || payFrom === null || isTooLong) {
    const faults: RequestFault[] = [
      ...(reason === undefined ? (['reason'] as const) : []),
      ...(canPayMinor === null ? (['amount'] as const) : []),
      ...(payFrom === null ? (['payFrom'] as const) : []),
      ...(isTooLong ? (['words'] as const) : []),
    ]
    return data<NotSent>({ problem: null, faults, typed, key: null }, 422)
  }
  const wish = { orderId, reason, words: typed.words, canPayMinor, payFrom }
  return after(await context.get(apiContext).askHardship(wish, keyed(key)), key, url, context, typed)
}

function after(result: Result<unknown>, key: string, url: URL, context: Context, typed: TypedRequest | null = null) {
  if (result.ok) return replace(context, addressChanged(url, { again: null }), 303)
  const { problem } = result
  if (problem.kind === 'signedOut') throw leaveToLogin(context)
  const faults = faultsOf(problem, typed)
  const asShown = faults.length > 0 ? null : shown(problem)
  return data<NotSent>({ problem: asShown, faults, typed, key: keyForAgain(problem, key) }, statusOf(problem))
}

/** The day is the one value that only the server can judge: its today may be another by now. */
function faultsOf({ code }: Problem, typed: TypedRequest | null): readonly RequestFault[] {
  return typed !== null && code === refusalCodes.valueIsNotAccepted ? ['payFrom'] : []
}
