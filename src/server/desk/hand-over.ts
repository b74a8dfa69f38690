// An item of the work list, or all that an officer has, goes to another officer; who has it, and managers, give it.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { mayTake } from '../../core/desk/work-rights.ts'
import { cannot, deny } from '../../core/officer/desk-refusal.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { caseNames } from '../complaint/door.ts'
import type { Tx } from '../db/database.ts'
import { freeItem, giveItem, holderOf } from '../officer/act/door.ts'
import type { DeskChanger, DeskReader } from '../officer/call/door.ts'
import { holdOfficer, listOfficerRows, type Officer } from '../officer/person/door.ts'
import { becomesTask, contactRefused, lastingRuleAgainst, ruleAgainstContact } from './contact-now.ts'
import { findWaiting, isOwnWork, listWaiting, type WorkItem } from './work-query.ts'

export const listColleagues: DeskReader<'listColleagues'> = async (_input, { db, officer }) =>
  (await listOfficerRows(db))
    .filter(({ id, role, endedAt }) => endedAt === null && id !== officer.id && mayDo(role, 'work'))
    .map(({ id, name, role }) => ({ id, name, role }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))

/** Why an item cannot be given to an officer; null where it can. */
async function whyNotGiven(
  db: Tx,
  { kind, id, caseId }: WorkItem,
  to: Officer,
): Promise<'roleCannotDo' | 'caseNamesOfficer' | 'workIsTheirs' | null> {
  if (!mayTake(to.role, kind)) return 'roleCannotDo'
  if (caseId !== null && (await caseNames(db, caseId, to))) return 'caseNamesOfficer'
  return (await isOwnWork(db, { kind, id, officerId: to.id })) ? 'workIsTheirs' : null
}

/** So many items are handed over in one transaction. */
const handedAtOnce = 200

/** All that an officer has goes to another one, or back to the list: each item as if it were handed over by itself. */
export const handOverAll: DeskChanger<'handOverAll'> = async (
  { holderId, officerId, reason },
  { db, deps, officer, act },
) => {
  const from = await holdOfficer(db, holderId)
  if (from === null) return deny('notFound')
  if (from.id !== officer.id && officer.role !== 'manager') return deny('rightIsMissing')
  const to = officerId === undefined ? null : await holdOfficer(db, officerId)
  const cannotWork = officerId !== undefined && (to === null || to.id === from.id || !mayDo(to.role, 'work'))
  if (cannotWork) return deny('badInput', { fields: ['officerId'] })
  const now = deps.clock.now()
  const wanted = { now, kinds: null, over: false, owner: from.id, after: null, limit: handedAtOnce + 1 }
  const found = await listWaiting(db, wanted)
  const items = found.slice(0, handedAtOnce)
  const left: DeskOutput<'handOverAll'>['left'] = []
  for (const item of items) {
    const { kind, id } = item
    const why = to === null ? null : await whyNotGiven(db, item, to)
    if (why !== null) left.push({ kind, id, why })
    else if (to === null) await freeItem(db, kind, id)
    else await giveItem(db, { kind, id, officerId: to.id, at: now })
  }
  const handed = items.length - left.length
  const after = { owner: to?.id ?? null, handed, left: left.length }
  await act({ act: 'handOverAll', subject: from.id, reason, before: { owner: from.id }, after })
  return { handed, left, hasMore: found.length > handedAtOnce }
}

export const handOverWork: DeskChanger<'handOverWork'> = async (
  { kind, itemId: id, officerId, reason },
  { db, deps, officer, act },
) => {
  const item = await findWaiting(db, { kind, id, now: deps.clock.now() })
  if (item === null) return deny('notFound')
  const holder = await holderOf(db, kind, id)
  // An item of an officer whose account has ended has no owner.
  const isTheirs = holder !== null && item.ownerId !== null && holder.id !== officer.id
  if (isTheirs && officer.role !== 'manager') return deny('itemIsNotYours', { more: { owner: holder } })
  const to = await holdOfficer(db, officerId)
  if (to === null || !mayDo(to.role, 'work')) return deny('badInput', { fields: ['officerId'] })
  const why = await whyNotGiven(db, item, to)
  if (why !== null) return cannot(why)
  const contacted = await becomesTask(db, item)
  const mine = to.id === officer.id
  const stopped =
    contacted === null ? null : await (mine ? ruleAgainstContact : lastingRuleAgainst)({ db, deps }, contacted)
  if (stopped !== null) return contactRefused(deps, stopped)
  await giveItem(db, { kind, id, officerId: to.id, at: deps.clock.now() })
  await act({
    act: 'handOverWork',
    subject: id,
    borrowerId: item.userId,
    about: [item.orderId, item.caseId],
    reason,
    before: { kind, owner: item.ownerId },
    after: { owner: to.id },
  })
  return { kind, id, owner: { id: to.id, name: to.name } }
}
