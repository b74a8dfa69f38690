// What was agreed about a running loan, in words: the one source of every page that shows it (ORDER-35).

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { dateTimeIn } from '../../../core/calendar-date.ts'
import type { InstalmentState, LoanState } from '../../../core/loan/loan-state.ts'
import { pauseAhead } from '../../../core/loan/pause-ahead.ts'
import { markets } from '../../../core/market/markets.ts'
import { promiseState } from '../../../core/promise/promise.ts'
import { type Voice, voiceOf } from '../../../words/voice.ts'
import { marketDay } from '../../account/change/door.ts'
import { stateOf } from '../../account/loan/door.ts'
import type { LoanAccount } from '../../account/open/door.ts'
import type { Call } from '../../http/call.ts'
import { autopayStanding, nextChargeOf } from '../../payment/autopay/door.ts'
import { newestPromise } from '../../promise/door.ts'
import { newestOffer } from './hardship-store.ts'
import { openOffer } from './plan-offer.ts'

export type Agreed = CallOutput<'getHardship'>['agreed'][number]
type Said = Omit<Agreed, 'kind' | 'openUrl' | 'changeUrl'>

interface About {
  readonly call: Call
  readonly account: LoanAccount
  readonly state: LoanState
  readonly voice: Voice
}

/** What waits for the borrower first, then what holds: plan, promise, moved date, automatic payment. Empty before the payout and once nothing is owed. */
export async function agreedAnswer(call: Call, account: LoanAccount): Promise<Agreed[]> {
  const { order } = account
  const state = stateOf(account, marketDay(call.deps, order))
  if (state === null || state.closed !== null || state.owedMinor === 0) return []
  const about: About = { call, account, state, voice: voiceOf(call, markets[order.market]) }
  const ids = { productId: order.productId, orderId: order.id }
  const help = addressWith(addresses.hardship, ids)
  const again = addressWith(addresses.hardship, { ...ids, again: '1' })
  const all = [
    { kind: 'planOffered', said: await planOffered(about), openUrl: help, changeUrl: '' },
    { kind: 'plan', said: await planAgreed(about), openUrl: help, changeUrl: again },
    { kind: 'promise', said: await promised(about), openUrl: '', changeUrl: again },
    { kind: 'dateMoved', said: dateMoved(about), openUrl: '', changeUrl: again },
    { kind: 'autopay', said: await autopay(about), openUrl: '', changeUrl: addressWith(addresses.autopay, ids) },
  ] as const
  return all.flatMap(({ said, ...one }) => (said === null ? [] : [{ ...one, ...said }]))
}

const nothingDue = { next: '', why: '', dueDate: null, amountMinor: null } as const

async function planOffered({ call, account: { order } }: About): Promise<Said | null> {
  const offer = await openOffer(call.db, call.deps, order)
  if (offer === null) return null
  const { offered } = call.words.hardship.agreed
  const until = dateTimeIn(markets[order.market].zone, offer.expiresAt)
  return { title: offered.title, ...nothingDue, stops: offered.until({ until }) }
}

/** A plan that runs, or that was accepted and begins later. A broken one is none any more. */
async function planAgreed(about: About): Promise<Said | null> {
  const { call, account, state } = about
  const { plan } = call.words.hardship.agreed
  const running = state.hardship
  if (running !== null && running.standing === 'running' && running.until >= state.asOf)
    return { title: plan.running, ...nextOf(about, state), stops: plan.stops({ until: running.until }) }
  const offer = await newestOffer(call.db, account.order.id)
  const ahead = pauseAhead(account.events, state.asOf)
  if (offer?.answeredAs !== 'accepted' || ahead?.kind !== 'hardshipPlan') return null
  const then = stateOf(account, ahead.from) ?? state
  return { title: plan.ahead({ from: ahead.from }), ...nextOf(about, then), stops: plan.stops({ until: ahead.until }) }
}

async function promised({ call, account, voice }: About): Promise<Said | null> {
  const promise = await newestPromise(call.db, account.order.id)
  if (promise === null || promiseState(promise, call.deps.clock.now()) !== 'open') return null
  const { open } = call.words.hardship.promise
  const { amountMinor, promisedOn: dueDate } = promise
  const title = open.title({ amount: voice.money(amountMinor), date: dueDate })
  return { title, ...nothingDue, dueDate, amountMinor, stops: open.text }
}

/** The last date that the borrower moved, until that payment is made. */
function dateMoved(about: About): Said | null {
  const { state, call } = about
  const last = state.dateMoves.at(-1)
  const payment = state.instalments.find(({ n }) => n === last?.n)
  if (last === undefined || payment === undefined || payment.unpaidMinor === 0 || payment.dueDate !== last.to)
    return null
  if (last.to < state.asOf) return null
  const { moved } = call.words.hardship.agreed
  const { n, from, to } = last
  return { title: moved.title({ n, from, to }), ...sumOf(about, [payment]), stops: moved.stops({ to }) }
}

async function autopay(about: About): Promise<Said | null> {
  const { call, account, state } = about
  if ((await autopayStanding(call, account.order)) !== 'on') return null
  const { title, stops } = call.words.hardship.agreed.autopay
  // A payment that is due too soon to be announced is not charged: it is not named as the card's next one.
  const { next, byHandUntil: until } = await nextChargeOf(call, account.order)
  const charged = state.instalments.filter(({ unpaidMinor, dueDate }) => unpaidMinor > 0 && dueDate === next?.dueDate)
  return { title, ...sumOf(about, charged), stops: stops({ until }) }
}

/** The next sum: everything that is unpaid by the next date, with what it is made of. */
function nextOf(about: About, state: LoanState): Pick<Said, 'next' | 'why' | 'dueDate' | 'amountMinor'> {
  const next = state.nextInstalment
  if (next === null) return nothingDue
  return sumOf(
    about,
    state.instalments.filter(({ unpaidMinor, dueDate }) => unpaidMinor > 0 && dueDate <= next.dueDate),
  )
}

function sumOf({ call, voice, state }: About, payments: readonly InstalmentState[]) {
  const last = payments.at(-1)
  if (last === undefined) return nothingDue
  const { agreed } = call.words.hardship
  const amountMinor = sum(payments.map(({ unpaidMinor }) => unpaidMinor))
  const unpaid = (part: 'penalty' | 'fee') =>
    sum(payments.map(({ dueMinor, paidMinor, waivedMinor }) => dueMinor[part] - paidMinor[part] - waivedMinor[part]))
  const [lateMinor, feeMinor] = [unpaid('penalty'), unpaid('fee')]
  const why = agreed.why({
    payments: payments.length,
    numbers: payments.map(({ n }) => n),
    count: state.instalments.length,
    loan: voice.money(amountMinor - lateMinor - feeMinor),
    late: lateMinor === 0 ? null : voice.money(lateMinor),
    fee: feeMinor === 0 ? null : voice.money(feeMinor),
  })
  const { dueDate } = last
  // The loan's page calls one payment the next one: the sum of several has another name.
  const said = payments.length === 1 ? agreed.next : agreed.together
  return { next: said({ amount: voice.money(amountMinor), date: dueDate }), why, dueDate, amountMinor }
}

const sum = (all: readonly number[]): number => all.reduce((before, one) => before + one, 0)
