// An officer notes a contact with a borrower; one that passed a rule of the market is kept and put before a manager.

import type { DeskCallRefused, DeskInput } from '../../contracts/desk-endpoints.ts'
import { dateIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { cannot, type DeskRefusal, deny, isDenied } from '../../core/officer/desk-refusal.ts'
import { mayBeNoted, readContactMoment } from '../../core/outbox/contact-moment.ts'
import { type ContactStop, dueNow, whyAgainstRules } from '../../core/outbox/contact-now.ts'
import { setsRule } from '../../core/outbox/contact-rules.ts'
import { loadLoan, stateOf } from '../account/loan/door.ts'
import { listOrders, lockOrder } from '../account/order/door.ts'
import type { Order } from '../account/record/door.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { type DeskChanger, deskMoment } from '../officer/call/door.ts'
import { insertContact, rulesNotedOf } from '../outbox/contact/door.ts'
import { type Borrower, findBorrower, lockBorrower } from '../people/borrower/door.ts'
import { notePromiseAbout } from '../promise/door.ts'
import { contactFacts } from './contact-now.ts'

/**
 * CONTACT-1, CONTACT-4: stores the contact, the promise that was made in it, and the rules that it passed. Refused: `notFound` for a
 * borrower who is not there; `badInput` for a moment to come or long ago and a loan of somebody else; `contactRuleIsNew` for a rule beside
 * one that the officer has not read; what a promise is refused for.
 */
export const recordContact: DeskChanger<'recordContact'> = async (input, { db, deps, officer, act }) => {
  const now = deps.clock.now()
  const found = await subjectOf(db, input, now)
  if (isDenied(found)) return found
  const { borrower, at } = found
  // Of two who set a rule at once the second has read none: the borrower's row is held, so that one waits for the other.
  const { rulesRead } = input
  if (rulesRead !== undefined && setsRule(input) && (await rulesNotedOf(db, borrower.id)) > rulesRead)
    return cannot('contactRuleIsNew')
  const [against = null, ...againstAlso] =
    input.direction === 'in' ? [] : await rulesAgainst({ db, deps }, found, input)
  const promise = await promiseIn(db, deps, found, { ...input, officerId: officer.id })
  if (isDenied(promise)) return promise
  const id = deps.ids.next('ctc')
  const { channel, direction, outcome, withWhom, note } = input
  const orderId = input.orderId ?? promise?.orderId ?? null
  const promiseId = promise?.promiseId ?? null
  await insertContact(db, {
    ...{ id, borrowerId: borrower.id, orderId, channel, direction, outcome, at, notedAt: now },
    ...{ officerId: officer.id, promiseId, against, againstAlso, withWhom, note, salt: deps.ids.next('slt') },
  })
  const rules = { against, againstAlso }
  const after = { channel, direction, outcome, at: deskMoment(deps, at), ...rules, promiseId }
  await act({ act: 'recordContact', subject: id, borrowerId: borrower.id, about: [orderId, promiseId], after })
  return { contactId: id, at: deskMoment(deps, at), ...rules, promiseId }
}

interface Subject {
  readonly borrower: Borrower
  readonly orders: readonly Order[]
  readonly at: Date
  /** The loan that was promised to be paid, locked; null where nothing was promised. */
  readonly promisedAbout: string | null
}

/**
 * Whom it is about and when it was, with the borrower's row held, so that contacts count one after the other. The loan of a promise is
 * locked before it, as the jobs of reminders do.
 */
async function subjectOf(
  tx: Tx,
  { userId, orderId, promise, at: typed }: DeskInput<'recordContact'>,
  now: Date,
): Promise<Subject | DeskRefusal<'badInput' | 'notFound'>> {
  const orders = await listOrders(tx, userId)
  const isOwn = (about: string): boolean => orders.some(({ id }) => id === about)
  if ((await findBorrower(tx, userId)) === null) return deny('notFound')
  if (orderId !== undefined && !isOwn(orderId)) return deny('badInput', { fields: ['orderId'] })
  const paidOut = orders.filter(({ disbursedOn, settledOn }) => disbursedOn !== null && settledOn === null)
  const only = paidOut.length === 1 ? paidOut[0]?.id : undefined
  const promisedAbout = promise === undefined ? null : (promise.orderId ?? orderId ?? only)
  if (promisedAbout === undefined || (promisedAbout !== null && !isOwn(promisedAbout)))
    return deny('badInput', { fields: ['promise.orderId'] })
  if (promisedAbout !== null) await lockOrder(tx, promisedAbout)
  const borrower = await lockBorrower(tx, userId)
  if (borrower === null || borrower.deletedAt !== null) return deny('notFound')
  const at = typed === undefined || typed === '' ? now : readContactMoment(typed, markets[borrower.market].zone, now)
  if (at === null || !mayBeNoted(at, now)) return deny('badInput', { fields: ['at'] })
  return { borrower, orders, at, promisedAbout }
}

/** CONTACT-4: every rule that a contact passed which an officer began. */
async function rulesAgainst(
  call: { readonly db: Tx; readonly deps: Deps },
  { borrower, orders, at }: Subject,
  { channel, outcome }: DeskInput<'recordContact'>,
): Promise<ContactStop[]> {
  const market = markets[borrower.market]
  const day = dateIn(market.zone, at)
  const loans = []
  for (const order of orders) loans.push({ orderId: order.id, ...dueNow(stateOf(await loadLoan(call.db, order), day)) })
  const asked = { id: borrower.id, phone: borrower.phone, market: borrower.market, loans }
  const passed = whyAgainstRules(await contactFacts(call, asked, at), { channel, at, outcome }, market)
  return passed === null ? [] : [passed.because, ...passed.also]
}

/** The promise that was made in it, stored; null where none was. */
async function promiseIn(
  tx: Tx,
  deps: Deps,
  { promisedAbout: orderId }: Subject,
  { promise, note, officerId }: Pick<DeskInput<'recordContact'>, 'promise' | 'note'> & { readonly officerId: string },
): Promise<
  { readonly promiseId: string; readonly orderId: string } | null | DeskRefusal<DeskCallRefused<'recordContact'>>
> {
  if (promise === undefined || orderId === null) return null
  const said = [...note].slice(0, promiseNoteMax).join('')
  const noted = await notePromiseAbout(tx, deps, orderId, { ...promise, note: said, officerId })
  if (isDenied(noted))
    return noted.fields === undefined ? noted : { ...noted, fields: noted.fields.map((field) => `promise.${field}`) }
  return { promiseId: noted.promiseId, orderId }
}

/** Characters: the note of a promise is shorter than the one of a contact. */
const promiseNoteMax = 500
