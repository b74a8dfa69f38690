// The close of a month: proposed on its figures, decided by a second person on exactly the same, and opened again for a reason.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { firstDayOf, monthAfter, monthOf } from '../../core/accounting/period.ts'
import { cannot, deny } from '../../core/officer/desk-refusal.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import type { Lease } from '../jobs/run-jobs.ts'
import { type DeskChanger, deskMoment } from '../officer/call/door.ts'
import { stillMay } from '../officer/person/door.ts'
import { lenderDay } from '../portfolio/door.ts'
import { adjustMonth, openMonths } from './adjust-books.ts'
import { balancesOf, chartOf, markOf, signedFigures, stopsNow } from './month-figures.ts'
import {
  type CloseProposal,
  closePeriod,
  findPeriod,
  holdBooks,
  insertBalances,
  insertClose,
  listPeriods,
  lockClose,
  type Period,
  reopenPeriod,
  storeCloseDecision,
} from './period-store.ts'

export const proposeBookClose: DeskChanger<'proposeBookClose'> = async (
  { month, reason },
  { db, deps, officer, act },
) => {
  const period = await findPeriod(db, firstDayOf(month))
  if (period === null) return deny('notFound')
  if (period.state === 'closed') return cannot('monthIsClosed')
  const rows = await balancesOf(db, period)
  const stops = await stopsNow(deps, db, period, rows)
  if (stops.length > 0) return cannot('closeIsStopped', { more: { stops } })
  const figures = signedFigures(period, rows)
  const id = deps.ids.next('close')
  const { month: first, run } = period
  const proposal = { id, month: first, run, figures, reason, proposedBy: officer.id, proposedAt: deps.clock.now() }
  if (!(await insertClose(db, proposal))) return cannot('closeIsProposed')
  await act({ act: 'proposeBookClose', subject: id, reason, after: { month, run, mark: markOf(figures) } })
  return { id, figures: JSON.parse(figures) as Record<string, unknown>, mark: markOf(figures) }
}

/**
 * ACCOUNTING-11: takes one decision on the close of a month. The books are held from before the figures are counted until the month is
 * closed: a posting meanwhile waits, and then goes into the next month.
 */
export const decideBookClose: DeskChanger<'decideBookClose'> = async (input, { db, deps, officer, act }) => {
  const { month, closeId: id, approve, mark, reason } = input
  await holdBooks(db)
  const proposal = await lockClose(db, id)
  if (proposal === null || monthOf(proposal.month) !== month) return deny('notFound')
  if (proposal.proposedBy === officer.id) return deny('proposalIsOwn')
  if (proposal.decidedAt !== null) return deny('proposalIsDecided')
  const at = deps.clock.now()
  if (approve) {
    if (!(await stillMay(db, proposal.proposedBy, 'proposePayment'))) return cannot('proposerHasNoRight')
    const period = await findPeriod(db, proposal.month)
    if (period === null || period.state === 'closed') return cannot('monthIsClosed')
    const rows = await balancesOf(db, period)
    const stops = await stopsNow(deps, db, period, rows)
    if (stops.length > 0) return cannot('closeIsStopped', { more: { stops } })
    const figures = signedFigures(period, rows)
    if (mark !== markOf(figures)) {
      const now = { figures: JSON.parse(figures) as unknown, mark: markOf(figures) }
      return cannot('booksHaveMoved', { more: { ...now } })
    }
    if (!(await closePeriod(db, period.month, chartOf(deps, period))))
      throw new Error(`the month ${month} was not closed`)
    await insertBalances(db, period.month, period.run, rows)
  }
  await storeCloseDecision(db, { id, by: officer.id, at, approved: approve, reason })
  const after = { month, run: proposal.run, ...(approve ? { mark } : {}) }
  await act({ act: approve ? 'closeBooks' : 'rejectBookClose', subject: id, reason, after })
  return await shownDecided(db, deps, id)
}

/** ACCOUNTING-11: the officer who proposed the close may take it back until another officer has decided. */
export const withdrawBookClose: DeskChanger<'withdrawBookClose'> = async (input, { db, deps, officer, act }) => {
  const { month, closeId: id, reason } = input
  const proposal = await lockClose(db, id)
  if (proposal === null || monthOf(proposal.month) !== month) return deny('notFound')
  if (proposal.proposedBy !== officer.id) return deny('rightIsMissing')
  if (proposal.decidedAt !== null) return deny('proposalIsDecided')
  await storeCloseDecision(db, { id, by: officer.id, at: deps.clock.now(), approved: false, reason })
  await act({ act: 'withdrawBookClose', subject: id, reason, after: { month, run: proposal.run } })
  return await shownDecided(db, deps, id)
}

async function shownDecided(db: Tx, deps: Deps, id: string): Promise<DeskOutput<'decideBookClose'>> {
  const decided = await lockClose(db, id)
  if (decided === null) throw new Error('a decided close is not stored')
  return shownClose(deps, decided)
}

export const reopenBooks: DeskChanger<'reopenBooks'> = async ({ month, reason }, { db, deps, officer, act }) => {
  await holdBooks(db)
  const first = firstDayOf(month)
  const period = await findPeriod(db, first)
  if (period === null) return deny('notFound')
  if (period.state === 'open') return cannot('monthIsOpen')
  const next = await findPeriod(db, firstDayOf(monthAfter(month)))
  if (next?.state === 'closed') return cannot('monthIsNotLast')
  const at = deps.clock.now()
  await reopenPeriod(db, first, { by: officer.id, at, reason })
  const opened = await findPeriod(db, first)
  if (opened === null) throw new Error('a month that was reopened is not there')
  await act({ act: 'reopenBooks', subject: month, reason, before: { run: period.run }, after: { run: opened.run } })
  await enqueue(db, { topic: adjustBooksTopic, key: `reopened:${month}:${opened.run}`, payload: {}, runAt: at })
  return shownPeriod(deps, opened)
}

export function shownPeriod(deps: Deps, of: Period): DeskOutput<'reopenBooks'> {
  const { state, run, reopenedBy, reopenReason } = of
  return {
    month: monthOf(of.month),
    ...{ state, run, reopenedBy, reopenReason },
    adjustedAt: deskMoment(deps, of.adjustedAt),
    reopenedAt: deskMoment(deps, of.reopenedAt),
  }
}

export function shownClose(deps: Deps, of: CloseProposal): DeskOutput<'decideBookClose'> {
  return {
    id: of.id,
    state: stateOf(of),
    reason: of.reason,
    figures: JSON.parse(of.figures) as Record<string, unknown>,
    proposedBy: { id: of.proposedBy, name: of.proposerName },
    proposedAt: deskMoment(deps, of.proposedAt),
    decidedBy: of.deciderName,
    decidedAt: deskMoment(deps, of.decidedAt),
    decisionReason: of.decisionReason,
  }
}

function stateOf({ approved, decidedBy, proposedBy }: CloseProposal): DeskOutput<'decideBookClose'>['state'] {
  if (approved === null) return 'open'
  if (approved) return 'approved'
  return decidedBy === proposedBy ? 'withdrawn' : 'rejected'
}

/** Opens the books where they are not, and adjusts every open month that has ended, the oldest first. Safe to run twice. */
export async function adjustBooks(deps: Deps, lease: Pick<Lease, 'renew'>): Promise<void> {
  await openMonths(deps, lease)
  const running = monthOf(lenderDay(deps))
  const open = (await listPeriods(deps.db)).filter(({ state, month }) => state === 'open' && monthOf(month) < running)
  for (const { month } of open.toReversed()) await adjustMonth(deps, monthOf(month), lease)
}

/** Topic of the adjustment of all months that have ended and are open. Payload: `{}`. */
export const adjustBooksTopic = 'adjustBooks'
