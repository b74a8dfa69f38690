// Builds a borrower's messages from stored facts (payouts, payments, cases …), so that none reports what did not happen.

import { addresses, addressWith, complaintParams } from '../../contracts/addresses.ts'
import { documentPage } from '../../contracts/document-addresses.ts'
import type { CallOutput } from '../../contracts/endpoints.ts'
import { markets } from '../../core/market/markets.ts'
import { moneyIn, type Voice, voiceOf } from '../../words/voice.ts'
import { receiptNumber, receiptNumbers, reliefLetters } from '../account/record/door.ts'
import type { Application } from '../application/form/door.ts'
import { reviewsOfBorrower } from '../application/review/door.ts'
import { nextAddress } from '../application/view/door.ts'
import { productFace } from '../catalogue/product/door.ts'
import { listOwnCases, listToldMessages, type ToldMessage } from '../complaint/door.ts'
import type { Call } from '../http/call.ts'
import { madeChanges } from '../identity/door.ts'
import { toldHelp } from '../order/hardship/door.ts'
import type { ListedOrder, NoticeFigures } from '../order/page/door.ts'
import { finishedPayouts } from '../order/payout/door.ts'
import { sentReminders } from '../order/reminder/door.ts'
import { type AutopayTry, failedTries, sentNotices, tryLine } from '../payment/autopay/door.ts'
import { noticeLine } from '../payment/charge/door.ts'
import { bookedPayments } from '../payment/code/door.ts'
import { creditOffersOfBorrower, usesOfBorrower } from '../payment/credit/door.ts'
import { refundsOf } from '../payment/refund/door.ts'
import { takenBackOf } from '../payment/returned/door.ts'
import { promisesOfBorrower } from '../promise/door.ts'

type Kind = CallOutput<'listMessages'>['list'][number]['kind']

export interface InboxMessage {
  readonly id: string
  readonly kind: Kind
  readonly title: string
  readonly text: string
  readonly at: Date
  readonly url: string
}

export interface OrderOfInbox {
  readonly listed: ListedOrder
  readonly figures: NoticeFigures
}

/** At most so many are listed: the last years of a borrower who borrows all the time. */
const listedMax = 200

/** Newest first. Reads the orders that the caller has loaded, and asks the rooms below for the rest. */
export async function messagesOf(
  call: Call,
  orders: readonly OrderOfInbox[],
  applications: readonly Application[],
): Promise<InboxMessage[]> {
  const messages = [
    ...(await Promise.all(applications.map((one) => ofApplication(call, one)))).flat(),
    ...orders.flatMap((one) => ofDecision(call, one)),
    ...(await ofSecondLooks(call, orders, applications)),
    ...(await ofPayouts(call, orders)),
    ...(await ofPayments(call, orders)),
    ...(await ofReturns(call, orders)),
    ...(await ofRefunds(call, orders)),
    ...(await ofCredits(call, orders)),
    ...(await ofReminders(call, orders)),
    ...(await ofAutopay(call, orders)),
    ...(await ofHelp(call, orders)),
    ...(await ofPromises(call, orders)),
    ...(await ofCases(call)),
    ...(await ofContact(call)),
  ]
  return messages.sort((a, b) => b.at.getTime() - a.at.getTime() || b.id.localeCompare(a.id)).slice(0, listedMax)
}

async function ofApplication(call: Call, application: Application): Promise<InboxMessage[]> {
  const { id, state, decidedAt, productId } = application
  if (decidedAt === null) return []
  const { name: product } = await productFace(call.db, productId)
  const { inbox } = call.words
  const kind = state === 'declined' ? 'declined' : 'approved'
  const url = kind === 'declined' ? nextAddress(application, null) : addressWith(addresses.product, { productId })
  return [{ id: `${id}:${kind}`, kind, title: inbox[kind]({ product }), text: '', at: decidedAt, url }]
}

/** An approval that came before the offer was accepted makes no message: the borrower has seen it on the offer. */
function ofDecision(call: Call, { listed, figures: { order, application } }: OrderOfInbox): InboxMessage[] {
  if (order.decidedAt === null) return []
  const isDeclined = order.declineReason !== null
  if (application !== null && !isDeclined) return []
  const kind = isDeclined ? 'declined' : 'approved'
  const title = call.words.inbox[kind]({ product: listed.productName })
  return [{ id: `${order.id}:${kind}`, kind, title, text: '', at: order.decidedAt, url: listed.url }]
}

/** An officer reviewed a decline. An approval has a message of its own. */
async function ofSecondLooks(
  call: Call,
  orders: readonly OrderOfInbox[],
  applications: readonly Application[],
): Promise<InboxMessage[]> {
  const messages: InboxMessage[] = []
  for (const { subjectId, kind, decidedAt } of await reviewsOfBorrower(call.db, call.caller.borrowerId)) {
    if (kind !== 'secondLook' || decidedAt === null) continue
    const order = orders.find((one) => one.figures.order.id === subjectId)
    const application = applications.find(({ id }) => id === subjectId)
    const productId = order?.figures.order.productId ?? application?.productId
    const url = order?.listed.url ?? (application && nextAddress(application, null))
    if (productId === undefined || url === undefined) continue
    const { name: product } = await productFace(call.db, productId)
    const title = call.words.inbox.lookedAgain({ product })
    messages.push({ id: `${subjectId}:lookedAgain`, kind: 'lookedAgain', title, text: '', at: decidedAt, url })
  }
  return messages
}

/** Finds one of these orders by its id, with the voice that writes its amounts. */
function byOrder(call: Call, orders: readonly OrderOfInbox[]) {
  const found = new Map(orders.map((one) => [one.figures.order.id, one]))
  return (orderId: string): { readonly one: OrderOfInbox; readonly voice: Voice } | null => {
    const one = found.get(orderId)
    return one === undefined ? null : { one, voice: voiceOf(call, markets[one.figures.order.market]) }
  }
}

async function ofPayouts(call: Call, orders: readonly OrderOfInbox[]): Promise<InboxMessage[]> {
  const find = byOrder(call, orders)
  return (await finishedPayouts(call.db, call.caller.borrowerId)).flatMap(
    ({ orderId, attempt, amountMinor, ...done }) => {
      const order = find(orderId)
      if (order === null) return []
      const kind = done.state === 'paid' ? 'paidOut' : 'payoutFailed'
      const title = call.words.inbox[kind]({ amount: order.voice.money(amountMinor) })
      const { productName: text, url } = order.one.listed
      return [{ id: `${orderId}:${kind}:${attempt}`, kind, title, text, at: done.at, url }]
    },
  )
}

/** A payment that counts has its receipt; the one that closed the loan is followed by the letter. */
async function ofPayments(call: Call, orders: readonly OrderOfInbox[]): Promise<InboxMessage[]> {
  const find = byOrder(call, orders)
  const numbers = new Map<string, ReadonlyMap<string, string>>()
  const messages: InboxMessage[] = []
  const lastAt = new Map<string, Date>()
  for (const { orderId, eventId, at } of await bookedPayments(call.db, call.caller.borrowerId)) {
    const order = find(orderId)
    const receipt = order?.one.figures.state?.receipts.find(({ id }) => id === eventId)
    if (order === null || receipt === undefined) continue
    if (!numbers.has(orderId)) numbers.set(orderId, await receiptNumbers(call.db, orderId))
    const number = receiptNumber(numbers.get(orderId) ?? new Map(), eventId)
    const title = call.words.inbox.receipt({ amount: order.voice.money(receipt.amountMinor) })
    const text = order.one.listed.productName
    messages.push({ id: eventId, kind: 'receipt', title, text, at, url: documentPage('receipt', orderId, { number }) })
    lastAt.set(orderId, at)
  }
  for (const { listed, figures } of orders) {
    const at = lastAt.get(figures.order.id)
    if (figures.order.closureNumber === null || at === undefined) continue
    const { closed, closedText } = call.words.inbox
    const title = closed({ product: listed.productName })
    const url = documentPage('closureLetter', figures.order.id)
    messages.push({ id: `${figures.order.id}:closed`, kind: 'closed', title, text: closedText, at, url })
  }
  return messages
}

/**
 * What a bank took back of a payment: its receipt is gone, and this says why; or an officer has yet to look at it; or it never counted.
 * Parts of one payment that left together are one message, as they are on the phone.
 */
async function ofReturns(call: Call, orders: readonly OrderOfInbox[]): Promise<InboxMessage[]> {
  const find = byOrder(call, orders)
  const left = new Map<string, Awaited<ReturnType<typeof takenBackOf>>[number]>()
  for (const one of await takenBackOf(call.db, call.caller.borrowerId)) {
    const isGone = !one.waits && !one.wasAside
    const together = isGone ? `${one.paymentId} ${Math.floor(one.at.getTime() / 60_000)}` : one.id
    const amountMinor = (left.get(together)?.amountMinor ?? 0) + one.amountMinor
    left.set(together, { ...one, amountMinor, isPart: amountMinor < one.paymentMinor })
  }
  return [...left.values()].flatMap(({ id, orderId, amountMinor, at, waits, isPart, wasAside, currency }) => {
    const order = find(orderId)
    if (order === null) return []
    const what = wasAside ? 'asideBack' : waits ? 'partBack' : isPart ? 'partTakenBack' : 'takenBack'
    const title = call.words.inbox[what]({ amount: moneyIn(currency, order.voice)(amountMinor) })
    const { productName: text, url } = order.one.listed
    return [{ id: `${id}:${waits ? 'partBack' : 'takenBack'}`, kind: 'takenBack', title, text, at, url }]
  })
}

async function ofRefunds(call: Call, orders: readonly OrderOfInbox[]): Promise<InboxMessage[]> {
  const find = byOrder(call, orders)
  return (await refundsOf(call.db, call.caller.borrowerId)).flatMap(
    ({ id, orderId, amountMinor, askedAt, paidAt, failedAt }) => {
      const order = find(orderId)
      if (order === null) return []
      const { listed } = order.one
      const amount = order.voice.money(amountMinor)
      const url = addressWith(addresses.credit, { productId: listed.productId, orderId })
      const told = (what: 'refund' | 'refundPaid' | 'refundFailed', at: Date): InboxMessage => ({
        id: `${id}:${what}`,
        kind: what === 'refundFailed' ? 'refundFailed' : 'refund',
        title: call.words.inbox[what]({ amount }),
        text: listed.productName,
        at,
        url,
      })
      return [
        told('refund', askedAt),
        ...(paidAt === null ? [] : [told('refundPaid', paidAt)]),
        ...(failedAt === null ? [] : [told('refundFailed', failedAt)]),
      ]
    },
  )
}

/** A credit that paid another loan, and an officer's offer to use one so. */
async function ofCredits(call: Call, orders: readonly OrderOfInbox[]): Promise<InboxMessage[]> {
  const find = byOrder(call, orders)
  const { borrowerId } = call.caller
  const told = (kind: 'creditUsed' | 'creditOffered', of: CreditMove, at: Date): InboxMessage[] => {
    const [from, to] = [find(of.fromOrderId), find(of.toOrderId)]
    if (from === null || to === null) return []
    const { productId, productName, orderId } = from.one.listed
    const amount = from.voice.money(of.amountMinor)
    const title = call.words.inbox[kind]({ amount, product: to.one.listed.productName })
    const url = addressWith(addresses.credit, { productId, orderId })
    return [{ id: `${of.id}:${kind}`, kind, title, text: productName, at, url }]
  }
  return [
    ...(await usesOfBorrower(call.db, borrowerId)).flatMap((use) => told('creditUsed', use, use.usedAt)),
    ...(await creditOffersOfBorrower(call.db, borrowerId)).flatMap((one) => told('creditOffered', one, one.offeredAt)),
  ]
}

interface CreditMove {
  readonly id: string
  readonly fromOrderId: string
  readonly toOrderId: string
  readonly amountMinor: number
}

async function ofReminders(call: Call, orders: readonly OrderOfInbox[]): Promise<InboxMessage[]> {
  const find = byOrder(call, orders)
  const { reminder, reminderLate } = call.words.inbox
  return (await sentReminders(call.db, call.caller.borrowerId)).flatMap(({ orderId, dueDate, days, at }) => {
    const order = find(orderId)
    if (order === null) return []
    const { productName: product, url } = order.one.listed
    const title = days > 0 ? reminderLate({ product, days }) : reminder({ product, date: dueDate })
    return [{ id: `${orderId}:${dueDate}:${days}`, kind: 'reminder', title, text: '', at, url }]
  })
}

/** The notice before each automatic charge, and each failed charge. */
async function ofAutopay(call: Call, orders: readonly OrderOfInbox[]): Promise<InboxMessage[]> {
  const find = byOrder(call, orders)
  const { inbox } = call.words
  const { borrowerId } = call.caller
  const line = (orderId: string, kind: 'autopayNotice' | 'autopayFailed', id: string, at: Date) => {
    const order = find(orderId)
    if (order === null) return null
    const { productName: text, productId } = order.one.listed
    return {
      money: order.voice.money,
      message: { id, kind, text, at, url: addressWith(addresses.autopay, { productId, orderId }) },
    }
  }
  const notices = (await sentNotices(call.db, borrowerId)).flatMap((notice): InboxMessage[] => {
    const found = line(notice.orderId, 'autopayNotice', noticeLine(notice), notice.writtenAt)
    if (found === null) return []
    const title = inbox.autopayNotice({ amount: found.money(notice.amountMinor), date: notice.dueDate })
    return [{ ...found.message, title }]
  })
  const failed = (await failedTries(call.db, borrowerId)).flatMap((one): InboxMessage[] => {
    const found = line(one.orderId, 'autopayFailed', tryLine(one), one.endedAt ?? one.begunAt)
    if (found === null) return []
    return [{ ...found.message, title: inbox[titleOf(one)]({ amount: found.money(one.amountMinor) }) }]
  })
  return [...notices, ...failed]
}

function titleOf({ outcome }: AutopayTry): 'autopayFailed' | 'autopayUnclear' | 'autopayMissed' {
  if (outcome === 'unclear') return 'autopayUnclear'
  return outcome === 'missed' ? 'autopayMissed' : 'autopayFailed'
}

/** Hardship requests and plans; what the lender waived, paused or ended. The message of a plan that has begun links to its letter. */
async function ofHelp(call: Call, orders: readonly OrderOfInbox[]): Promise<InboxMessage[]> {
  const find = byOrder(call, orders)
  const helped = await toldHelp(call.db, call.caller.borrowerId, call.deps.clock.now())
  const letters = await reliefLetters(
    call.db,
    orders.map(({ figures }) => figures.order.id),
  )
  const letterOfPlan = (id: string) => letters.find(({ eventId }) => `${eventId}:begun` === `desk:${id}`)
  const told = helped.flatMap(({ id, kind, orderId, at }): InboxMessage[] => {
    const order = find(orderId)
    if (order === null) return []
    const { productId, productName: text } = order.one.listed
    const letter = letterOfPlan(id)
    const url =
      letter === undefined
        ? addressWith(addresses.hardship, { productId, orderId })
        : documentPage('relief', orderId, { number: letter.number })
    return [{ id, kind, title: call.words.hardship.inbox[kind], text, at, url }]
  })
  const begun = helped.map(({ id }) => letterOfPlan(id))
  const other = letters.flatMap((letter): InboxMessage[] => {
    const { eventId, kind, orderId, number, at } = letter
    const order = begun.includes(letter) ? null : find(orderId)
    if (order === null) return []
    const title = call.words.documents.relief.titles[kind]
    const url = documentPage('relief', orderId, { number })
    return [{ id: `${eventId}:letter`, kind: 'relief', title, text: order.one.listed.productName, at, url }]
  })
  return [...told, ...other]
}

async function ofPromises(call: Call, orders: readonly OrderOfInbox[]): Promise<InboxMessage[]> {
  const find = byOrder(call, orders)
  return (await promisesOfBorrower(call.db, call.caller.borrowerId)).flatMap((promise): InboxMessage[] => {
    const order = find(promise.orderId)
    if (order === null) return []
    const { productName: text, url } = order.one.listed
    const amount = order.voice.money(promise.amountMinor)
    const title = call.words.hardship.promise.noted({ amount, date: promise.promisedOn })
    return [{ id: `${promise.id}:promised`, kind: 'promiseNoted', title, text, at: promise.madeAt, url }]
  })
}

/** The kind of each thing that the lender can say about a case. What a borrower writes is no message to them. */
const kindsOfCases = {
  acknowledgement: 'caseAcknowledged',
  question: 'caseAsked',
  answer: 'caseAnswered',
  escalation: 'caseEscalated',
  reopening: 'caseReopened',
} as const satisfies Record<Exclude<ToldMessage['kind'], 'reply'>, Kind>

async function ofCases(call: Call): Promise<InboxMessage[]> {
  const { inbox } = call.words
  const { borrowerId } = call.caller
  const about = (caseId: string, number: string) => ({
    text: inbox.caseNumber({ number }),
    url: addressWith(addresses.complaintDetails, { [complaintParams.caseId]: caseId }),
  })
  const opened = (await listOwnCases(call.db, borrowerId)).map(({ id, caseNumber, type, openedAt }): InboxMessage => {
    const title = type === 'data' ? inbox.dataAsked : inbox.caseOpened
    return { id: `${id}:opened`, kind: 'caseOpened', title, at: openedAt, ...about(id, caseNumber) }
  })
  const told = (await listToldMessages(call.db, borrowerId)).flatMap((one): InboxMessage[] => {
    if (one.kind === 'reply') return []
    const kind = kindsOfCases[one.kind]
    const aboutData = one.kind === 'answer' ? inbox.dataAnswered : inbox.dataNews
    const title = one.type === 'data' ? aboutData : inbox[kind]
    return [{ id: one.id, kind, title, at: one.sentAt, ...about(one.caseId, one.caseNumber) }]
  })
  return [...opened, ...told]
}

async function ofContact(call: Call): Promise<InboxMessage[]> {
  const { inbox } = call.words
  return (await madeChanges(call.db, call.caller.borrowerId)).map(({ id, kind: changed, at }) => {
    const kind = changed === 'phone' ? 'phoneChanged' : 'emailChanged'
    const url = addressWith(changed === 'phone' ? addresses.myPhone : addresses.myEmail, {})
    return { id, kind, title: inbox[kind], text: '', at, url }
  })
}
