// A borrower as officers see one: masked, with loans, cases, messages, logins and notes. Every look is an act.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { dateIn } from '../../core/calendar-date.ts'
import { maskedBirthDate, maskedEmail, maskedName } from '../../core/desk/masked.ts'
import { maskedPhone } from '../../core/identity/phone.ts'
import { markets } from '../../core/market/markets.ts'
import { deny } from '../../core/officer/desk-refusal.ts'
import { contactChannels } from '../../core/outbox/contact.ts'
import { plainText } from '../../core/plain-text.ts'
import { marketDay } from '../account/change/door.ts'
import { loadLoan, stateOf, statusOn } from '../account/loan/door.ts'
import { listOrders } from '../account/order/door.ts'
import { typedIdentity } from '../application/identity/door.ts'
import { productFace } from '../catalogue/product/door.ts'
import { listOwnCases, ownNameChanges } from '../complaint/door.ts'
import { madeChanges } from '../identity/door.ts'
import { type DeskCall, type DeskChanger, type DeskReader, deskMoment } from '../officer/call/door.ts'
import { listContactsOf, rulesNotedOf } from '../outbox/contact/door.ts'
import { wantsReminders } from '../outbox/wish/door.ts'
import { findNameCheck, heldOrderOf } from '../payout-account/door.ts'
import { findBorrower } from '../people/borrower/door.ts'
import { livePayoutAccount } from '../people/payout-account/door.ts'
import { liveSessions } from '../people/session/door.ts'
import { contactNow } from './contact-now.ts'
import { insertNote, listNotes } from './done-store.ts'
import { messagesTo, timelineOf } from './timeline.ts'

export const readBorrower: DeskReader<'readBorrower'> = async ({ userId }, call) => {
  const { db, deps, act } = call
  const borrower = await findBorrower(db, userId)
  if (borrower === null) return deny('notFound')
  await act({ act: 'readBorrower', subject: userId, borrowerId: userId })
  const moment = (at: Date): string => deskMoment(deps, at)
  const { name, phone, email, birthDate, createdAt, deletedAt } = borrower
  const loans = await loansOf(call, userId)
  const messages = await messagesTo(db, borrower)
  return {
    userId,
    name: maskedName(name),
    phone: phone === null ? '' : maskedPhone(phone),
    email: maskedEmail(email),
    birthDate: maskedBirthDate(birthDate),
    market: borrower.market,
    today: dateIn(markets[borrower.market].zone, deps.clock.now()),
    language: borrower.language,
    clientKind: borrower.clientKind,
    remindersOff: !(await wantsReminders(db, userId)),
    blockedUntil: borrower.blockedUntil,
    blockedReason: borrower.blockedReason,
    createdAt: moment(createdAt),
    deletedAt: deskMoment(deps, deletedAt),
    address: maskedName((await typedIdentity(db, deps, userId))?.address ?? null),
    account: await accountOf(call, userId),
    contact: await contactNow(call, borrower, loans),
    byChannel: await byChannel(call, userId),
    loans: loans.map(({ shown }) => shown),
    cases: (await listOwnCases(db, userId)).map(({ id: caseId, openedAt, answeredAt, ...one }) => ({
      ...one,
      caseId,
      openedAt: moment(openedAt),
      answeredAt: deskMoment(deps, answeredAt),
    })),
    messages: messages.map(({ at, purpose, state, text }) => ({ at: moment(at), purpose, state, text })),
    sessions: (await liveSessions(db, deps, userId)).map((session) => ({
      kind: session.kind,
      app: session.params.appName ?? '',
      createdAt: moment(session.createdAt),
      lastSeenAt: moment(session.lastSeenAt),
    })),
    changes: await changesOf(call, userId),
    notes: (await listNotes(db, userId)).map(({ at, ...note }) => ({ ...note, at: moment(at) })),
    rulesNoted: await rulesNotedOf(db, userId),
    timeline: await timelineOf(call, borrower, messages),
  }
}

async function byChannel({ db, deps }: DeskCall, userId: string): Promise<DeskOutput<'readBorrower'>['byChannel']> {
  const noted = await listContactsOf(db, userId)
  return contactChannels.flatMap((channel) => {
    const own = noted.filter((one) => one.channel === channel)
    const [last] = own
    return last === undefined ? [] : [{ channel, contacts: own.length, lastAt: deskMoment(deps, last.at) }]
  })
}

/** The payout account and in whose name it is; null while none is bound. */
async function accountOf({ db, deps }: DeskCall, userId: string): Promise<DeskOutput<'readBorrower'>['account']> {
  const account = await livePayoutAccount(db, userId)
  if (account === null) return null
  const check = await findNameCheck(db, account.id)
  return {
    bankName: account.bankName,
    number: account.maskedNumber,
    name:
      check?.outcome == null || check.answeredAt === null
        ? null
        : {
            outcome: check.outcome,
            provider: check.provider,
            at: deskMoment(deps, check.answeredAt),
            decision: check.decision,
          },
    heldOrderId: await heldOrderOf(db, userId),
  }
}

/** Newest first. A name has the case in which it was decided. */
async function changesOf({ db, deps }: DeskCall, userId: string) {
  const contacts = (await madeChanges(db, userId)).map(({ kind, at }) => ({ kind, at, caseId: null }))
  const names = (await ownNameChanges(db, deps, userId)).flatMap(({ decidedAt, accepted, caseId }) =>
    decidedAt === null || accepted !== true ? [] : [{ kind: 'name' as const, at: decidedAt, caseId }],
  )
  return [...contacts, ...names]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...change }) => ({ ...change, at: deskMoment(deps, at) }))
}

/** With the replay of today, for what is said beside the loans. */
async function loansOf({ db, deps }: DeskCall, userId: string) {
  const loans = []
  for (const order of await listOrders(db, userId)) {
    const account = await loadLoan(db, order)
    const today = marketDay(deps, order)
    const state = stateOf(account, today)
    const shown = {
      orderId: order.id,
      productId: order.productId,
      productName: (await productFace(db, order.productId)).name,
      status: statusOn(account, today),
      appliedAt: deskMoment(deps, order.appliedAt),
      currency: order.terms.currency,
      principalMinor: order.terms.principalMinor,
      owedMinor: state?.owedMinor ?? 0,
      dueMinor: state?.amountDue.totalMinor ?? 0,
      creditMinor: state?.creditBalanceMinor ?? 0,
      daysPastDue: state?.daysPastDue ?? 0,
    }
    loans.push({ orderId: order.id, state, shown })
  }
  return loans
}

export const unmask: DeskChanger<'unmask'> = async ({ userId, field, reason }, { db, deps, act }) => {
  const borrower = await findBorrower(db, userId)
  if (borrower === null || borrower.deletedAt !== null) return deny('notFound')
  await act({ act: 'unmask', subject: userId, borrowerId: userId, reason, after: { field } })
  const value = field === 'address' ? (await typedIdentity(db, deps, userId))?.address : borrower[field]
  return { field, value: value ?? '' }
}

export const addNote: DeskChanger<'addNote'> = async ({ userId, text: typed }, { db, deps, officer, act }) => {
  const borrower = await findBorrower(db, userId)
  if (borrower === null || borrower.deletedAt !== null) return deny('notFound')
  const text = plainText(typed)
  if (text === '') return deny('badInput', { fields: ['text'] })
  const note = { id: deps.ids.next('note'), borrowerId: userId, officerId: officer.id, text, at: deps.clock.now() }
  await insertNote(db, note)
  await act({ act: 'addNote', subject: note.id, borrowerId: userId })
  return { id: note.id }
}
