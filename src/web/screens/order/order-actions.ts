// What a borrower does on the order screen: withdraw, score, borrow again, look at another product.

import { type ActionFunctionArgs, data } from 'react-router'
import { addresses, eventModules } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import { wireScore } from '../../../contracts/order.ts'
import {
  addressChanged,
  addressToOpen,
  productIdIn,
  readCount,
  readId,
  redirect,
  replace,
} from '../../page/page-query.ts'
import { apiContext, type Context, leaveToLogin, withCommon } from '../../page/request-context.ts'
import { countEvent } from '../../sending/count-event.ts'
import { failed, keyed, keyForAgain, statusOf } from '../../sending/failed-call.ts'
import { tellingAt } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'

/** Why nothing happened. `starsMissing`: the form was sent without a star. */
export type NotDone =
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly key: string | null }
  | { readonly kind: 'starsMissing' }

const intents = { withdraw, secondLook, score, borrowAgain, product: openProduct } as const
type OrderIntent = keyof typeof intents

/** Reads the form's intent and does it. An unknown one is a fault of the form, and told as one. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  const does = Object.hasOwn(intents, String(intent)) ? intents[intent as OrderIntent] : null
  return does === null ? refused(failed, 400) : await does(form, url, context)
}

function refused({ kind, message }: ProblemShown, status: number, key: string | null = null) {
  return data<NotDone>({ kind: 'problem', problem: { kind, message }, key }, status)
}

function notDone(problem: Problem, context: Context, key = '') {
  if (problem.kind === 'signedOut') throw leaveToLogin(context)
  return refused(problem, statusOf(problem), keyForAgain(problem, key))
}

/** Asks for the payout; the order then says that the money is on its way. */
async function withdraw(form: FormData, url: URL, context: Context) {
  const orderId = readId(form.get('orderId'))
  const productId = productIdIn(form)
  const key = readId(form.get('key'))
  if (orderId === '' || productId === '') return refused(failed, 400)
  const result = await context.get(apiContext).withdraw({ orderId, productId }, keyed(key))
  return result.ok ? replace(context, addressChanged(url, {}), 303) : notDone(result.problem, context, key)
}

/** Asks a person to look again at a decline; the order then says by when. */
async function secondLook(form: FormData, url: URL, context: Context) {
  const orderId = readId(form.get('orderId'))
  const key = readId(form.get('key'))
  if (orderId === '') return refused(failed, 400)
  const result = await context.get(apiContext).askSecondLook({ orderId }, keyed(key))
  return result.ok ? replace(context, addressChanged(url, {}), 303) : notDone(result.problem, context, key)
}

/** Sends the stars: the wire's score is always 5, the stars are those chosen (ORDER-11). */
async function score(form: FormData, url: URL, context: Context) {
  const orderId = readId(form.get('orderId'))
  const stars = readCount(form.get('stars'))
  if (stars === null || stars < 1 || stars > 5) return data<NotDone>({ kind: 'starsMissing' }, 422)
  if (orderId === '') return refused(failed, 400)
  const result = await context.get(apiContext).scoreApp({ score: wireScore, orderId, stars })
  return result.ok
    ? replace(context, tellingAt(context, addressChanged(url, { scored: String(stars) })), 303)
    : notDone(result.problem, context)
}

/** Counts a returning borrower, and opens a new offer of the same product. */
function borrowAgain(form: FormData, _url: URL, context: Context) {
  const productId = productIdIn(form)
  countEvent(context.get(apiContext), { moduleId: eventModules.borrowAgain, positionId: 0, productId })
  return redirect(context, withCommon(context, addresses.confirm, { productId }), 303)
}

/** Counts the click with its place in the list; where the product leads is asked at this moment, not when it was listed. */
async function openProduct(form: FormData, _url: URL, context: Context) {
  const api = context.get(apiContext)
  const productId = readId(form.get('product'))
  const positionId = readCount(form.get('position')) ?? 0
  if (productId === '' || positionId > 9999) return refused(failed, 400)
  countEvent(api, { moduleId: eventModules.productClick, positionId, productId })
  const result = await api.openProduct({ productId, positionId })
  if (!result.ok) return notDone(result.problem, context)
  const address = addressToOpen(context, result.data.url)
  return address === null ? refused(failed, 422) : redirect(context, address, 303)
}
