// A loan as officers see it: one replay on two axes of time, its events with what they did, and 'what if', which stores nothing.

import type { DeskInput, DeskOutput } from '../../contracts/desk-endpoints.ts'
import { addDays, type CalendarDate, dateIn, parseCalendarDate } from '../../core/calendar-date.ts'
import { maskedName } from '../../core/desk/masked.ts'
import { eventsInOrder, type LoanEvent } from '../../core/loan/loan-event.ts'
import type { LoanState } from '../../core/loan/loan-state.ts'
import { replayLoan } from '../../core/loan/replay.ts'
import { markets } from '../../core/market/markets.ts'
import { cannot, deny } from '../../core/officer/desk-refusal.ts'
import { outcomeOf } from '../../core/order/decision-rules.ts'
import { planOfferState } from '../../core/order/hardship.ts'
import { promiseState } from '../../core/promise/promise.ts'
import { effectOf, standingOf } from '../../core/proposal/effect.ts'
import { marketDay } from '../account/change/door.ts'
import { loadLoan, stateOf, statusOn } from '../account/loan/door.ts'
import { entriesOf, findAnyOrder, knownEvents, type Order } from '../account/record/door.ts'
import { productFace } from '../catalogue/product/door.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { type DeskReader, deskMoment } from '../officer/call/door.ts'
import { newestOffer, newestRequest } from '../order/hardship/door.ts'
import { rulesNotedOf } from '../outbox/contact/door.ts'
import { chargesOf, latestAutopay } from '../payment/autopay/door.ts'
import { findBorrower } from '../people/borrower/door.ts'
import { promisesOf } from '../promise/door.ts'
import { callStops, stopShown } from './contact-now.ts'
import { papersShown } from './loan-paper.ts'
import { loanTexts } from './loan-texts.ts'
import { timelineOfLoan } from './timeline.ts'
import { itemShown } from './work.ts'
import { waitingOfLoan } from './work-query.ts'

/** How far ahead a loan may be looked at. */
const aheadDaysMax = 366

function dayOf(text: string | undefined, otherwise: CalendarDate): CalendarDate {
  return (text === undefined ? null : parseCalendarDate(text)) ?? otherwise
}

export const readLoan: DeskReader<'readLoan'> = async ({ orderId, ...asked }, { db, deps, act }) => {
  const order = await findAnyOrder(db, orderId)
  if (order === null) return deny('notFound')
  const now = deps.clock.now()
  const today = marketDay(deps, order)
  const knownOn = dayOf(asked.knownOn, today)
  const asOf = dayOf(asked.asOf, today)
  if (knownOn > today) return deny('badInput', { fields: ['knownOn'] })
  if (asOf > addDays(today, aheadDaysMax)) return deny('badInput', { fields: ['asOf'] })
  await act({ act: 'readLoan', subject: orderId, borrowerId: order.borrowerId, after: { asOf, knownOn } })
  const account = await loadLoan(db, order)
  const borrower = await findBorrower(db, order.borrowerId)
  const all = await knownEvents(db, orderId)
  const known = all.filter(({ postingDate }) => postingDate <= knownOn).map(({ event }) => event)
  const { loan } = account
  const state =
    loan === null || loan.disbursedOn > asOf || loan.disbursedOn > knownOn ? null : replayLoan(loan, known, asOf)
  const counting = new Set(eventsInOrder(known, asOf).map(({ id }) => id))
  const entries = (await entriesOf(db, orderId, knownOn)).map((entry) => ({
    ...entry,
    transfers: [...entry.transfers],
  }))
  const ids = new Set(all.map(({ event }) => event.id))
  const waiting = await waitingOfLoan(db, orderId, now)
  const isFreeLate = waiting.some(({ kind, ownerId }) => kind === 'lateLoan' && ownerId === null)
  const stops = isFreeLate ? await callStops({ db, deps }, [order.borrowerId]) : null
  return {
    orderId,
    userId: order.borrowerId,
    name: maskedName(borrower?.name ?? null),
    productId: order.productId,
    productName: (await productFace(db, order.productId)).name,
    market: order.market,
    currency: order.terms.currency,
    status: statusOn(account, today),
    asOf,
    knownOn,
    today,
    disbursedOn: order.disbursedOn,
    principalMinor: order.terms.principalMinor,
    standing: state === null ? null : shown(standingOf(state)),
    instalments: (state?.instalments ?? []).map(({ dueMinor: due, paidMinor: paid, waivedMinor: waived, ...one }) => ({
      ...one,
      due,
      paid,
      waived,
    })),
    events: all.map(({ event, postingDate, data }) => {
      const receipt = state?.receipts.find(({ id }) => id === event.id)
      return {
        id: event.id,
        kind: event.kind,
        valueDate: event.valueDate,
        postingDate,
        amountMinor: 'amountMinor' in event ? event.amountMinor : 0,
        data: { ...data },
        counts:
          counting.has(event.id) || (event.kind === 'reversal' && known.includes(event) && event.valueDate <= asOf),
        countedAs: receipt?.countedAs ?? null,
        allocation: [...(receipt?.lines ?? [])],
        creditMinor: receipt?.creditMinor ?? 0,
        entries: entries.filter(({ key }) => key === event.id),
      }
    }),
    decided: decidedShown(deps, order),
    ...(await helpOf(db, deps, orderId)),
    plan: planShown(state, known),
    promises: await promisesShown(db, deps, orderId),
    texts: textsOf(deps, order, stateOf(account, today), borrower?.language),
    rulesNoted: await rulesNotedOf(db, order.borrowerId),
    timeline: borrower === null ? [] : await timelineOfLoan({ db, deps }, borrower, order),
    otherEntries: entries.filter(({ key }) => !ids.has(key)),
    autopay: await autopayOf(db, order),
    work: waiting.map((item) => itemShown(deps, item, now)),
    ...stopShown(stops?.get(order.borrowerId)),
    papers: await papersShown(db, order, stateOf(account, today)),
  }
}

/** Of today, whatever the sliders say: a letter is sent today. None before the payout. */
function textsOf(deps: Deps, order: Order, today: ReturnType<typeof stateOf>, language = 'en') {
  return today === null ? [] : loanTexts(deps, order, today, language)
}

function decidedShown(deps: Deps, { decision, decidedAt }: Order): DeskOutput<'readLoan'>['decided'] {
  if (decision === null || decidedAt === null) return null
  const rules = decision.rules.map((one) => ({ rule: one.rule, outcome: outcomeOf(one) }))
  return { at: deskMoment(deps, decidedAt), limitsVersion: decision.limits?.version ?? null, rules }
}

async function autopayOf(db: Queries, { id, market }: Order): Promise<DeskOutput<'readLoan'>['autopay']> {
  const latest = await latestAutopay(db, id)
  if (latest === null) return null
  const { agreedAt, stoppedBecause } = latest
  return { since: dateIn(markets[market].zone, agreedAt), stoppedBecause, charges: await chargesOf(db, id, market) }
}

/** What the borrower asked for last, being unable to pay, and the plan that was offered last. */
async function helpOf(
  db: Queries,
  deps: Deps,
  orderId: string,
): Promise<Pick<DeskOutput<'readLoan'>, 'request' | 'offer'>> {
  const request = await newestRequest(db, orderId)
  const offer = await newestOffer(db, orderId)
  return {
    request:
      request === null
        ? null
        : {
            ...request,
            requestId: request.id,
            askedAt: deskMoment(deps, request.askedAt),
            answerBy: deskMoment(deps, request.answerBy),
            state: request.endedAs ?? 'open',
          },
    offer:
      offer === null
        ? null
        : {
            proposalId: offer.id,
            state: planOfferState(offer, deps.clock.now()),
            expiresAt: deskMoment(deps, offer.expiresAt),
          },
  }
}

/** The promises about the loan, each in its present state. */
async function promisesShown(db: Queries, deps: Deps, orderId: string): Promise<DeskOutput<'readLoan'>['promises']> {
  const now = deps.clock.now()
  return (await promisesOf(db, orderId)).map((promise) => ({
    ...promise,
    promiseId: promise.id,
    madeAt: deskMoment(deps, promise.madeAt),
    state: promiseState(promise, now),
  }))
}

/** Copies of what the core keeps read-only. */
function shown(standing: ReturnType<typeof standingOf>) {
  return { ...standing, plan: standing.plan.map((row) => ({ ...row })) }
}

export const whatIf: DeskReader<'whatIf'> = async (input, { db, deps, act }) => {
  const order = await findAnyOrder(db, input.orderId)
  if (order === null) return deny('notFound')
  const { loan, events } = await loadLoan(db, order)
  if (loan === null) return cannot('notPaidOut')
  const today = marketDay(deps, order)
  const event = eventOf(input, today)
  if (Array.isArray(event)) return deny('badInput', { fields: event })
  const ends = [today, event.valueDate, ...(event.kind === 'chargeHoliday' ? [event.lastDay] : [])].sort()
  const asOf = dayOf(input.asOf, ends.at(-1) ?? today)
  if (event.valueDate < loan.disbursedOn) return deny('badInput', { fields: ['valueDate'] })
  if (asOf < loan.disbursedOn || asOf > addDays(today, aheadDaysMax)) return deny('badInput', { fields: ['asOf'] })
  const effect = effectOf(loan, events, event, asOf)
  await act({ act: 'whatIf', subject: order.id, borrowerId: order.borrowerId, after: { kind: input.kind } })
  return {
    effect: {
      asOf: effect.asOf,
      before: shown(effect.before),
      after: shown(effect.after),
      transfers: effect.transfers.map((transfer) => ({ ...transfer })),
    },
  }
}

/** The event that is tried; the names of what is missing or wrong. */
function eventOf(input: DeskInput<'whatIf'>, today: CalendarDate): LoanEvent | string[] {
  const { kind, amountMinor, part } = input
  const base = { id: 'desk:what-if', valueDate: dayOf(input.valueDate, today) }
  if (kind === 'hardship') {
    const missing = ['fromDate', 'toDate'].filter((name) => input[name as 'fromDate' | 'toDate'] === undefined)
    if (missing.length > 0) return missing
    const [first, lastDay] = [dayOf(input.fromDate, today), dayOf(input.toDate, today)]
    return lastDay < first ? ['toDate'] : { ...base, kind: 'chargeHoliday', valueDate: first, lastDay }
  }
  if (amountMinor === undefined) return ['amountMinor']
  if (kind === 'payment') return { ...base, kind: 'payment', amountMinor }
  return part === undefined ? ['part'] : { ...base, kind: 'waiver', part, amountMinor }
}

type Plan = NonNullable<DeskOutput<'readLoan'>['plan']>

/** DESK-56. Null where no plan has begun by the day of the state. `known` has the event that began it. */
function planShown(state: LoanState | null, known: readonly LoanEvent[]): Plan | null {
  if (state?.hardship == null) return null
  const { id, from, until, standing } = state.hardship
  const event = known.find((one) => one.id === id)
  if (event?.kind !== 'hardshipPlan') return null
  const { graceDays } = state.loan.terms.late
  const dates = event.dueDates.flatMap(({ n }) => {
    const instalment = state.instalments.find((one) => one.n === n)
    if (instalment === undefined) return []
    const { dueDate, paidOn, daysPastDue } = instalment
    const lastDay = addDays(dueDate, graceDays)
    const isPaid = paidOn !== null
    const how = isPaid ? (paidOn > lastDay ? 'paidLate' : 'kept') : daysPastDue > graceDays ? 'missed' : 'ahead'
    return [{ n, dueDate, paidOn, state: how } as const]
  })
  return { proposalId: id.replace(/^desk:/, ''), fromDate: from, toDate: until, standing, dates }
}
