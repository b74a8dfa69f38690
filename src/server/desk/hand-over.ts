// An item of the work list goes to another officer by name; who has it, and managers, give it.

import { mayTake } from '../../core/desk/work-rights.ts'
import { deny } from '../../core/officer/desk-refusal.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { caseNames } from '../complaint/door.ts'
import { type DeskChanger, type DeskReader, giveItem, holderOf, holdOfficer, listOfficerRows } from '../officer/door.ts'
import { findWaiting, isOwnWork } from './work-query.ts'

export const listColleagues: DeskReader<'listColleagues'> = async (_input, { db, officer }) =>
  (await listOfficerRows(db))
    .filter(({ id, role, endedAt }) => endedAt === null && id !== officer.id && mayDo(role, 'work'))
    .map(({ id, name, role }) => ({ id, name, role }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))

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
  if (!mayTake(to.role, kind)) return deny('cannotBeDone', { more: { why: 'roleCannotDo' } })
  if (item.caseId !== null && (await caseNames(db, item.caseId, to)))
    return deny('cannotBeDone', { more: { why: 'caseNamesOfficer' } })
  if (await isOwnWork(db, { kind, id, officerId: to.id }))
    return deny('cannotBeDone', { more: { why: 'workIsTheirs' } })
  await giveItem(db, { kind, id, officerId: to.id, at: deps.clock.now() })
  await act({
    act: 'handOverWork',
    subject: id,
    borrowerId: item.userId,
    reason,
    before: { kind, owner: item.ownerId },
    after: { owner: to.id },
  })
  return { kind, id, owner: { id: to.id, name: to.name } }
}
