// An officer notes what a borrower promised to pay, and takes back what was noted by mistake.

import type { DeskCallRefused } from '../../contracts/desk-endpoints.ts'
import { addDays, type CalendarDate, parseCalendarDate, startOfDayIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { cannot, type DeskRefusal, deny, isDenied } from '../../core/officer/desk-refusal.ts'
import { plainText } from '../../core/plain-text.ts'
import { promiseFaults } from '../../core/promise/promise.ts'
import { marketDay } from '../account/change/door.ts'
import { queueLoanMessage } from '../account/facts/door.ts'
import { loadLoan, stateOf } from '../account/loan/door.ts'
import { lockOrder } from '../account/order/door.ts'
import type { Order } from '../account/record/door.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { refuseTaken } from '../officer/act/door.ts'
import type { DeskChanger } from '../officer/call/door.ts'
import {
  brokenPromiseAbout,
  findPromise,
  insertPromise,
  type NewPromise,
  replacePromise,
  withdrawRow,
} from './promise-store.ts'

/** A promise ends this long before the next day begins in the market's zone. */
const LAST_MOMENT_MS = 1_000

export const recordPromise: DeskChanger<'recordPromise'> = async (input, { db, deps, officer, act }) => {
  const note = plainText(input.note)
  if (note === '') return deny('badInput', { fields: ['note'] })
  const noted = await notePromiseAbout(db, deps, input.orderId, { ...input, note, officerId: officer.id })
  if (isDenied(noted)) return noted
  const { promiseId, amountMinor, promisedOn, borrowerId } = noted
  const after = { promiseId, amountMinor, promisedOn }
  await act({ act: 'recordPromise', subject: input.orderId, borrowerId, reason: note, after })
  return { promiseId, state: 'open' as const }
}

interface AskedPromise {
  readonly amountMinor: number
  /** `YYYY-MM-DD`, as typed. */
  readonly promisedOn: string
  readonly note: string
  readonly officerId: string
}

/**
 * PROMISE-1: stores a promise under the lock of the loan, in place of one that is still open; the borrower is told in a message.
 * Refused: `itemIsTaken` while another officer follows up the broken one that this would answer; `cannotBeDone` before the payout and where nothing is owed; `badInput` for a day or an amount that cannot be noted.
 */
export async function notePromiseAbout(
  tx: Tx,
  deps: Deps,
  orderId: string,
  { amountMinor, promisedOn: typed, note, officerId }: AskedPromise,
): Promise<
  | DeskRefusal<DeskCallRefused<'recordPromise'>>
  | {
      readonly promiseId: string
      readonly borrowerId: string
      readonly amountMinor: number
      readonly promisedOn: CalendarDate
    }
> {
  const order = await lockOrder(tx, orderId)
  if (order === null) return deny('notFound')
  const broken = await brokenPromiseAbout(tx, orderId, deps.clock.now())
  const taken = broken === null ? null : await refuseTaken(tx, { kinds: ['brokenPromise'], id: broken, officerId })
  if (taken !== null) return taken
  const today = marketDay(deps, order)
  const state = stateOf(await loadLoan(tx, order), today)
  if (state === null) return cannot('notPaidOut')
  if (state.owedMinor === 0) return cannot('nothingIsOwed')
  const promisedOn = parseCalendarDate(typed)
  if (promisedOn === null) return deny('badInput', { fields: ['promisedOn'] })
  const faults = promiseFaults({ amountMinor, promisedOn }, { today, owedMinor: state.owedMinor })
  if (faults.length > 0) return deny('badInput', { fields: faults })
  const promiseId = await notePromise(tx, deps, order, { amountMinor, promisedOn, note, officerId })
  return { promiseId, borrowerId: order.borrowerId, amountMinor, promisedOn }
}

/** Stores a promise that can be noted, and tells the borrower; answers its id. The caller holds the loan's lock. */
export async function notePromise(
  tx: Tx,
  deps: Deps,
  order: Order,
  promise: Pick<NewPromise, 'amountMinor' | 'promisedOn' | 'note' | 'officerId'>,
): Promise<string> {
  const { id: orderId, borrowerId, market } = order
  const { amountMinor, promisedOn } = promise
  const madeAt = deps.clock.now()
  const until = new Date(startOfDayIn(markets[market].zone, addDays(promisedOn, 1)).getTime() - LAST_MOMENT_MS)
  const id = deps.ids.next('prm')
  await replacePromise(tx, orderId, madeAt)
  await insertPromise(tx, { ...promise, id, orderId, borrowerId, until, madeAt })
  await queueLoanMessage(tx, deps, order, { purpose: 'loan', about: `${id}:promised` }, ({ hardship, lender, money }) =>
    hardship.promise.message({ lender, amount: money(amountMinor), date: promisedOn }),
  )
  return id
}

/** PROMISE-6: takes a promise back that was noted by mistake; `itemIsTaken` while another officer follows it up as broken, `cannotBeDone` for one that has ended. */
export const withdrawPromise: DeskChanger<'withdrawPromise'> = async (input, { db, deps, officer, act }) => {
  const { promiseId } = input
  const reason = plainText(input.reason)
  if (reason === '') return deny('badInput', { fields: ['reason'] })
  const promise = await findPromise(db, promiseId)
  const order = promise === null ? null : await lockOrder(db, promise.orderId)
  if (promise === null || order === null) return deny('notFound')
  // One that was paid after all has left the work list: who had taken it holds nobody up.
  const isWork = (await brokenPromiseAbout(db, order.id, deps.clock.now())) === promiseId
  const taken = isWork
    ? await refuseTaken(db, { kinds: ['brokenPromise'], id: promiseId, officerId: officer.id })
    : null
  if (taken !== null) return taken
  if (!(await withdrawRow(db, promiseId, deps.clock.now()))) return cannot('promiseHasEnded')
  const before = { amountMinor: promise.amountMinor, promisedOn: promise.promisedOn }
  await act({ act: 'withdrawPromise', subject: order.id, borrowerId: order.borrowerId, reason, before })
  return { promiseId, state: 'withdrawn' as const }
}
