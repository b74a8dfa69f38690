// The work list and what an officer does with an item: take it, hand it back, call it done.

import type { DeskInput, DeskOutput } from '../../contracts/desk-endpoints.ts'
import { readMoment } from '../../core/calendar-date.ts'
import { maskedName } from '../../core/desk/masked.ts'
import { isReturnQuestion, type WorkKind } from '../../core/desk/work-clock.ts'
import { kindsFor, maySettleReturn, mayTake } from '../../core/desk/work-rights.ts'
import { cannot, deny } from '../../core/officer/desk-refusal.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { caseNames } from '../complaint/door.ts'
import { plannedOnce } from '../db/planned-once.ts'
import type { Deps } from '../deps.ts'
import { reviveJob, settleDeadJob } from '../jobs/queue.ts'
import { freeItem, holderOf, refuseTaken, takeItem } from '../officer/act/door.ts'
import { type DeskChanger, type DeskReader, deskMoment } from '../officer/call/door.ts'
import { listOfficerRows, type Officer } from '../officer/person/door.ts'
import { endVisitorMessage } from '../service/door.ts'
import { becomesTask, contactRefused, ruleAgainstContact } from './contact-now.ts'
import { type DoneKind, insertDone } from './done-store.ts'
import { countHeld, countWaiting, findWaiting, isOwnWork, listWaiting, type WorkItem } from './work-query.ts'

const minuteMs = 60_000

export const listWork: DeskReader<'listWork'> = async (input, { db, deps, officer }) => {
  const { owner, clock, after, limit } = input
  const key = after === undefined ? null : keyOf(after)
  if (after !== undefined && key === null) return deny('badInput', { fields: ['after'] })
  const now = deps.clock.now()
  const wanted = {
    now,
    kinds: kindsWanted(input, officer),
    over: clock === 'over',
    owner: owner === 'me' ? officer.id : (owner ?? null),
    after: key,
    limit: limit + 1,
  }
  const { found, held, counts } = await plannedOnce(db, async (tx) => ({
    found: await listWaiting(tx, wanted),
    held: await countHeld(tx, now, null),
    counts: await countWaiting(tx, now),
  }))
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    now: deskMoment(deps, now),
    items: page.map((item) => itemShown(deps, item, now)),
    counts,
    mine: held.find(({ officerId }) => officerId === officer.id)?.held ?? 0,
    taken: held.reduce((sum, one) => sum + one.held, 0),
    next: last === undefined || found.length <= limit ? null : textOf(last),
  }
}

/** One kind, or those that the officer can do; null for all. */
function kindsWanted(input: DeskInput<'listWork'>, { role }: Officer): readonly WorkKind[] | null {
  const own = input.for === 'me' ? kindsFor(role) : null
  if (input.kind === undefined) return own
  return own === null || own.includes(input.kind) ? [input.kind] : []
}

export const listTeam: DeskReader<'listTeam'> = async (_input, { db, deps }) => {
  const all = await plannedOnce(db, (tx) => countHeld(tx, deps.clock.now(), null))
  const held = new Map(all.map((one) => [one.officerId, one]))
  return (await listOfficerRows(db))
    .filter(({ id, role, endedAt }) => endedAt === null && (mayDo(role, 'work') || held.has(id)))
    .map(({ id, name, role }) => {
      const own = held.get(id)
      return {
        id,
        name,
        role,
        held: own?.held ?? 0,
        over: own?.over ?? 0,
        dueBy: own === undefined ? null : deskMoment(deps, own.soonestDueBy),
        minutesLeft: own === undefined ? null : minutesLeft(own.soonestDueBy, deps.clock.now()),
      }
    })
    .sort((one, other) => other.over - one.over || other.held - one.held || (one.name < other.name ? -1 : 1))
}

const minutesLeft = (dueBy: Date, now: Date): number => Math.floor((dueBy.getTime() - now.getTime()) / minuteMs)

/** An item of the work list as its calls answer it. */
export function itemShown(deps: Deps, item: WorkItem, now: Date): DeskOutput<'readWork'> {
  return {
    // The pipeline's output schema leaves out what the contract does not name.
    ...item,
    name: maskedName(item.name),
    since: deskMoment(deps, item.since),
    dueBy: deskMoment(deps, item.dueBy),
    isOver: item.dueBy < now,
    minutesLeft: minutesLeft(item.dueBy, now),
    owner: item.ownerId === null ? null : { id: item.ownerId, name: item.ownerName ?? '' },
  }
}

export const readWork: DeskReader<'readWork'> = async ({ kind, itemId }, { db, deps }) => {
  const item = await findWaiting(db, { kind, id: itemId, now: deps.clock.now() })
  return item === null ? deny('notFound') : itemShown(deps, item, deps.clock.now())
}

function textOf({ dueBy, kind, id }: WorkItem): string {
  return `${dueBy.toISOString()}~${kind}~${id}`
}

function keyOf(text: string): { dueBy: string; kind: string; id: string } | null {
  const [, dueBy = '', kind = '', id = ''] = /^([^~]+)~(\w+)~(\S+)$/.exec(text) ?? []
  return readMoment(dueBy) === null ? null : { dueBy, kind, id }
}

export const takeWork: DeskChanger<'takeWork'> = async ({ kind, itemId: id, channel }, { db, deps, officer, act }) => {
  if (!mayTake(officer.role, kind)) return deny('rightIsMissing')
  if (channel !== undefined && kind !== 'lateLoan') return deny('badInput', { fields: ['channel'] })
  const item = await findWaiting(db, { kind, id, now: deps.clock.now() })
  if (item === null) return deny('notFound')
  if (item.caseId !== null && (await caseNames(db, item.caseId, officer))) return deny('caseNamesYou')
  if (await isOwnWork(db, { kind, id, officerId: officer.id })) return cannot('workIsOwn')
  const contacted = await becomesTask(db, item)
  const stopped = contacted === null ? null : await ruleAgainstContact({ db, deps }, contacted, channel)
  // Who took it at the same moment was asked the same.
  if (stopped !== null && (await holderOf(db, kind, id)) === null) return contactRefused(deps, stopped)
  const owner = await takeItem(db, { kind, id, officerId: officer.id, at: deps.clock.now() })
  if (owner.id !== officer.id) return deny('itemIsTaken', { more: { owner } })
  await act({
    act: 'takeWork',
    subject: id,
    borrowerId: item.userId,
    about: [item.orderId, item.caseId],
    after: { kind, ...(channel !== undefined && { channel }) },
  })
  return { kind, id, owner }
}

export const handBackWork: DeskChanger<'handBackWork'> = async ({ kind, itemId: id }, { db, deps, officer, act }) => {
  const owner = await holderOf(db, kind, id)
  if (owner === null) return deny('notFound')
  if (owner.id !== officer.id && officer.role !== 'manager') return deny('itemIsNotYours', { more: { owner } })
  const item = await findWaiting(db, { kind, id, now: deps.clock.now() })
  await freeItem(db, kind, id)
  await act({
    act: 'handBackWork',
    subject: id,
    borrowerId: item?.userId ?? null,
    about: [item?.orderId ?? null, item?.caseId ?? null],
    before: { kind, owner: owner.id },
  })
  return { kind, id, owner: null }
}

/** The kinds that a person calls done; every other one is done by doing it. */
const closedByHand: readonly WorkKind[] = [
  'contactMessage',
  'refundFailed',
  'jobGivenUp',
  'brokenPromise',
  'brokenPlan',
  'missedPlanStart',
  'contactAgainstRule',
]
/** Of them those that stand in no table of their own as done. */
const isDoneByRow = (kind: WorkKind): kind is DoneKind =>
  closedByHand.includes(kind) && kind !== 'contactMessage' && kind !== 'jobGivenUp'

export const closeWork: DeskChanger<'closeWork'> = async (
  { kind, itemId: id, reason, settled = false },
  { db, deps, officer, act },
) => {
  if (!closedByHand.includes(kind)) return deny('badInput', { fields: ['kind'] })
  if (!mayTake(officer.role, kind)) return deny('rightIsMissing')
  if (settled && kind === 'jobGivenUp' && !maySettleReturn(officer.role)) return deny('rightIsMissing')
  const item = await findWaiting(db, { kind, id, now: deps.clock.now() })
  if (item === null) return deny('notFound')
  const taken = await refuseTaken(db, { kinds: [kind], id, officerId: officer.id })
  if (taken !== null) return taken
  if (await isOwnWork(db, { kind, id, officerId: officer.id })) return cannot('workIsOwn')
  if (settled && !isReturnQuestion(item)) return deny('badInput', { fields: ['settled'] })
  if (kind === 'jobGivenUp') await (settled ? settleDeadJob : reviveJob)(db, Number(id), deps.clock.now())
  const done = { id, officerId: officer.id, reason, at: deps.clock.now() }
  if (kind === 'contactMessage') await endVisitorMessage(db, done)
  else if (isDoneByRow(kind)) await insertDone(db, { kind, ...done })
  await freeItem(db, kind, id)
  await act({
    act: 'closeWork',
    subject: id,
    borrowerId: item.userId,
    about: [item.orderId, item.caseId],
    reason,
    before: { kind },
    ...(settled && { after: { settled, what: item.what } }),
  })
  return { kind, id, done: true }
}
