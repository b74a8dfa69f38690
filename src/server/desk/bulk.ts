// Acts on many loans at the desk: proposed by a view or by numbers, counted anew, signed once by somebody else, and stopped.

import { storedBulkEffect } from '../../contracts/desk-bulk.ts'
import type { DeskCallRefused, DeskInput, DeskOutput } from '../../contracts/desk-endpoints.ts'
import { addDays } from '../../core/calendar-date.ts'
import { bulkLoansMax, bulkRights } from '../../core/desk/bulk.ts'
import { maskedName } from '../../core/desk/masked.ts'
import { mayTake } from '../../core/desk/work-rights.ts'
import type { MarketId } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { cannot, type DeskRefusal, deny, isDenied } from '../../core/officer/desk-refusal.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { holidayDaysMax, proposalLifeDays } from '../../core/proposal/kinds.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import { refuseTaken } from '../officer/act/door.ts'
import { type DeskChanger, type DeskReader, deskMoment } from '../officer/call/door.ts'
import { holdOfficer } from '../officer/person/door.ts'
import { lenderDay } from '../portfolio/door.ts'
import { countBulkTopic, doBulkTopic } from './bulk-jobs.ts'
import {
  type Bulk,
  findBulk,
  insertBulk,
  listBulkLoans,
  listBulks,
  lockBulk,
  marketsOf,
  progressOf,
  storeBulkDecision,
  storeBulkEnd,
  storeCountAgain,
} from './bulk-store.ts'
import { listLate } from './late-loan-query.ts'

const dayMs = 86_400_000

/** DESK-57: the loans are chosen now, and what is done to each is computed by a job. */
export const proposeBulk: DeskChanger<'proposeBulk'> = async (input, { db, deps, officer, act }) => {
  const { kind, reason, view, orderIds: _numbers, ...rest } = input
  const asked = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const wrong = await wrongFigures(db, input)
  if (wrong.length > 0) return deny('badInput', { fields: wrong })
  const chosen = await chosenLoans(db, deps, officer.id, input)
  if (isDenied(chosen)) return chosen
  const { market, orderIds } = chosen
  const at = deps.clock.now()
  const id = deps.ids.next('bulk')
  await insertBulk(
    db,
    {
      ...{ id, kind, market, asked, reason, proposedBy: officer.id, proposedAt: at },
      view: new URLSearchParams(view).toString(),
      expiresAt: new Date(at.getTime() + proposalLifeDays * dayMs),
    },
    orderIds,
  )
  await enqueue(db, { topic: countBulkTopic, key: `${id}:1`, payload: { bulkId: id }, runAt: at })
  await act({ act: 'proposeBulk', subject: id, reason, after: { kind, market, loans: orderIds.length, ...asked } })
  return { id, market, loans: orderIds.length, state: 'counting' }
}

async function wrongFigures(db: Tx, input: DeskInput<'proposeBulk'>): Promise<string[]> {
  if (input.kind === 'hardship') {
    const { fromDate, toDate } = input
    return toDate < fromDate || toDate > addDays(fromDate, holidayDaysMax) ? ['toDate'] : []
  }
  if (input.kind !== 'handOver') return []
  const to = await holdOfficer(db, input.officerId)
  return to === null || !mayTake(to.role, 'lateLoan') ? ['officerId'] : []
}

/** Of one market: a sum over two currencies says nothing, and its days begin at another hour. */
async function chosenLoans(
  db: Tx,
  deps: Deps,
  officerId: string,
  { orderIds, view }: Pick<DeskInput<'proposeBulk'>, 'orderIds' | 'view'>,
): Promise<
  { readonly market: MarketId; readonly orderIds: readonly string[] } | DeskRefusal<DeskCallRefused<'proposeBulk'>>
> {
  if ((orderIds === undefined) === (view === undefined)) return deny('badInput', { fields: ['orderIds', 'view'] })
  let numbers = [...new Set(orderIds)]
  if (view !== undefined) {
    const { bucket = null, step = null, market = null, owner = null } = view
    const found = await listLate(db, {
      ...{ now: deps.clock.now(), today: lenderDay(deps), rules: deps.lender.collections },
      ...{ bucket, step, market, sort: 'late', after: null, limit: bulkLoansMax + 1 },
      owner: owner === 'me' ? officerId : owner,
    })
    numbers = found.map(({ orderId }) => orderId)
  }
  const named = await marketsOf(db, numbers)
  const [market] = named
  if (market === undefined) return cannot('noLoans')
  if (named.length > 1) return cannot('severalMarkets', { more: { markets: named } })
  if (numbers.length > bulkLoansMax) return cannot('tooManyLoans', { more: { atMost: bulkLoansMax } })
  return { market, orderIds: numbers }
}

/** Of an act on many loans, the day for which its effect holds today. */
const dayOf = (deps: Deps, { market }: Pick<Bulk, 'market'>) => deps.clock.today(markets[market].zone)

const isExpired = ({ state, expiresAt }: Bulk, now: Date): boolean => state === 'open' && expiresAt < now

export const countBulkAgain: DeskChanger<'countBulkAgain'> = async ({ bulkId }, { db, deps, officer, act }) => {
  const bulk = await lockBulk(db, bulkId, { alone: true })
  if (bulk === null) return deny('notFound')
  if (!mayDo(officer.role, bulkRights[bulk.kind]) && !mayDo(officer.role, 'decideProposal'))
    return deny('rightIsMissing')
  if (bulk.state !== 'open') return deny('proposalIsDecided')
  // A new effect takes away the one that its holder reads.
  const taken = await refuseTaken(db, { kinds: ['proposal'], id: bulkId, officerId: officer.id })
  if (taken !== null) return taken
  if (isExpired(bulk, deps.clock.now())) return deny('proposalHasExpired')
  await storeCountAgain(db, bulkId)
  const job = { topic: countBulkTopic, key: `${bulkId}:${bulk.counted + 1}`, payload: { bulkId } }
  await enqueue(db, { ...job, runAt: deps.clock.now() })
  await act({ act: 'countBulkAgain', subject: bulkId })
  return { id: bulkId, state: 'counting' }
}

/** DESK-58: one signature, on exactly the effect that was counted today. */
export const decideBulk: DeskChanger<'decideBulk'> = async (input, { db, deps, officer, act }) => {
  const { bulkId: id, approve, mark, reason } = input
  const bulk = await lockBulk(db, id, { alone: true })
  if (bulk === null) return deny('notFound')
  if (bulk.proposedBy === officer.id) return deny('proposalIsOwn')
  if (bulk.state === 'counting') return cannot('loansAreCounted')
  if (bulk.state !== 'open') return deny('proposalIsDecided')
  const taken = await refuseTaken(db, { kinds: ['proposal'], id, officerId: officer.id })
  if (taken !== null) return taken
  const at = deps.clock.now()
  if (isExpired(bulk, at)) return deny('proposalHasExpired')
  if (approve) {
    if (bulk.countedOn !== dayOf(deps, bulk)) return cannot('effectIsOfAnotherDay')
    if (mark !== bulk.mark) return deny('loanHasMoved', { more: { mark: bulk.mark } })
    if (effectOf(bulk)?.loans === 0) return cannot('changesNothing')
  }
  await storeBulkDecision(db, id, { approve, officerId: officer.id, reason, at })
  if (approve) await enqueue(db, { topic: doBulkTopic, key: id, payload: { bulkId: id }, runAt: at })
  await act({
    act: approve ? 'approveBulk' : 'rejectBulk',
    ...{ subject: id, reason },
    before: { kind: bulk.kind, loans: effectOf(bulk)?.loans ?? 0, mark: bulk.mark, ...bulk.asked },
  })
  return { id, state: approve ? 'running' : 'rejected' }
}

/** What runs is stopped by who signed it or may sign, or proposed it; what is not signed yet by who proposed it. */
export const stopBulk: DeskChanger<'stopBulk'> = async ({ bulkId: id, reason }, { db, deps, officer, act }) => {
  const bulk = await lockBulk(db, id, { alone: true })
  if (bulk === null) return deny('notFound')
  if (bulk.proposedBy !== officer.id && !mayDo(officer.role, 'decideProposal')) return deny('rightIsMissing')
  if (!['counting', 'open', 'running'].includes(bulk.state)) return deny('proposalIsDecided')
  // Who proposed it may always take it back, and what runs can always be stopped.
  const isWithdrawn = bulk.proposedBy === officer.id || bulk.state === 'running'
  const taken = isWithdrawn ? null : await refuseTaken(db, { kinds: ['proposal'], id, officerId: officer.id })
  if (taken !== null) return taken
  await storeBulkEnd(db, id, { state: 'stopped', reason, at: deps.clock.now() })
  const { done, counted } = await progressOf(db, id)
  await act({ act: 'stopBulk', subject: id, reason, before: { state: bulk.state }, after: { done, notDone: counted } })
  return { id, state: 'stopped' }
}

export const listBulk: DeskReader<'listBulk'> = async ({ after = null, limit }, { db, deps }) => {
  const found = await listBulks(db, { after, limit: limit + 1 })
  const page = found.slice(0, limit)
  return {
    bulks: page.map((one) => shown(deps, one)),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

export const readBulk: DeskReader<'readBulk'> = async ({ bulkId, state = null, after, limit }, { db, deps }) => {
  const bulk = await findBulk(db, bulkId)
  if (bulk === null) return deny('notFound')
  const found = await listBulkLoans(db, { bulkId, state, after: Number(after ?? 0), limit: limit + 1 })
  const page = found.slice(0, limit)
  const isOpen = bulk.state === 'open' && !isExpired(bulk, deps.clock.now())
  const isOutdated = isOpen && bulk.countedOn !== dayOf(deps, bulk)
  return {
    bulk: shown(deps, bulk),
    progress: await progressOf(db, bulkId),
    mark: isOpen && !isOutdated ? bulk.mark : null,
    isOutdated,
    loans: page.map((loan) => ({
      ...loan,
      name: maskedName(loan.name),
      effect: loan.effect === null ? null : (JSON.parse(loan.effect) as Record<string, unknown>),
      doneAt: deskMoment(deps, loan.doneAt),
    })),
    next: found.length > limit ? String(page.at(-1)?.n) : null,
  }
}

const effectOf = ({ effect }: Bulk) => (effect === null ? null : storedBulkEffect.parse(JSON.parse(effect)))

function shown(deps: Deps, of: Bulk): DeskOutput<'readBulk'>['bulk'] {
  return {
    ...of,
    currency: markets[of.market].currency,
    asked: { ...of.asked },
    state: isExpired(of, deps.clock.now()) ? 'expired' : of.state,
    proposedBy: { id: of.proposedBy, name: of.proposerName },
    proposedAt: deskMoment(deps, of.proposedAt),
    expiresAt: deskMoment(deps, of.expiresAt),
    decidedBy: of.decidedBy === null ? null : { id: of.decidedBy, name: of.deciderName ?? '' },
    decidedAt: deskMoment(deps, of.decidedAt),
    endedAt: deskMoment(deps, of.endedAt),
    effect: effectOf(of),
  }
}
