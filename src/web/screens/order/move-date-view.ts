// What the screen of a moved due date shows, and the move itself: exactly the day and the cost that were shown.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallInput, CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { parseCalendarDate } from '../../../core/calendar-date.ts'
import { askedDay, withoutDay } from '../../page/asked-day.ts'
import {
  addressChanged,
  pictureAddress,
  productIdIn,
  readCount,
  readId,
  redirect,
  replace,
} from '../../page/page-query.ts'
import { apiContext, type Context, newKey, notDone, orProblem, withCommon } from '../../page/request-context.ts'
import { failed, keyed, keyForAgain, shown } from '../../sending/failed-call.ts'
import { justDoneIn, tellingAt } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'

export type DateMove = CallOutput<'getDateMove'>
export type Movable = NonNullable<DateMove['movable']>

interface Around {
  readonly order: string
  readonly here: string
  /** Names this attempt: pressing twice is moving once. */
  readonly key: string
  /** Comes from the move: what was done is shown first. */
  readonly isDone: boolean
  readonly logo: string | null
  /** The day that was asked for as it was typed, where it is none that can be had. */
  readonly wrongDay: string | null
}

export type MoveDateView = Around &
  ({ readonly move: DateMove; readonly problem: null } | { readonly move: null; readonly problem: ProblemShown })

export interface NotMoved {
  readonly problem: ProblemShown
  readonly key: string | null
}

/** Loads the plan for the day of the address (`to`); for a day that cannot be had, the one that is proposed. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<MoveDateView> {
  const orderId = readId(url.searchParams.get('orderId'))
  if (orderId === '') throw redirect(context, withCommon(context, addresses.orders))
  const productId = productIdIn(url.searchParams)
  const { day: dueDate, typed } = askedDay(url.searchParams, 'to')
  const look = (day: typeof dueDate) =>
    context.get(apiContext).getDateMove({ orderId, productId, ...(day === null ? {} : { dueDate: day }) })
  let found = orProblem(await look(dueDate), context)
  let wrongDay = typed !== '' && dueDate === null ? typed : null
  if (dueDate !== null && found.problem?.code === refusalCodes.valueIsNotAccepted) {
    wrongDay = typed
    found = orProblem(await look(null), context)
  }
  const around = {
    order: withCommon(context, addresses.loanDetail, { orderId, productId: productId === '' ? undefined : productId }),
    here: addressChanged(url, {}),
    key: newKey(context),
    logo: found.problem === null ? pictureAddress(context, found.data.productLogo) : null,
    isDone: justDoneIn(url, context, 'done') !== null,
    wrongDay,
  }
  if (found.problem === null) return { ...around, move: found.data, problem: null }
  return { ...around, move: null, problem: shown(found.problem) }
}

/** Moves the date as the form shows it; the page then says what holds. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const orderId = readId(form.get('orderId'))
  const key = readId(form.get('key'))
  const n = readCount(form.get('n'))
  const from = parseCalendarDate(String(form.get('from')))
  const dueDate = parseCalendarDate(String(form.get('to')))
  const interestMinor = readCount(form.get('interest'))
  if (orderId === '' || n === null || from === null || dueDate === null || interestMinor === null)
    return data<NotMoved>({ problem: failed, key: null }, 400)
  const wish = { orderId, n, from, dueDate, interestMinor }
  const result = await context.get(apiContext).moveDueDate(wish, keyed(key))
  if (result.ok || (result.problem.kind === 'refused' && (await wasMovedSo(wish, context))))
    return replace(context, tellingAt(context, addressChanged(url, { ...withoutDay('to'), done: '1' })), 303)
  return notDone<NotMoved>(result.problem, context, { key: keyForAgain(result.problem, key) })
}

/** True where the last move is just this one: another tab made it, and a refusal would deny what holds. */
async function wasMovedSo(wish: CallInput<'moveDueDate'>, context: Context): Promise<boolean> {
  const now = await context.get(apiContext).getDateMove({ orderId: wish.orderId })
  const last = now.ok ? now.data.moved.at(-1) : undefined
  return last?.n === wish.n && last.from === wish.from && last.to === wish.dueDate
}
