// The cases of all borrowers, page by page: the open ones by what is due next, the answered ones by their answer, newest first.

import { readMoment } from '../../../core/calendar-date.ts'
import { caseState } from '../../../core/complaint/case-thread.ts'
import { maskedName } from '../../../core/desk/masked.ts'
import { deny } from '../../../core/officer/desk-refusal.ts'
import { type DeskReader, deskMoment } from '../../officer/call/door.ts'
import { type CaseKey, listAllCases } from '../complaint-store.ts'

export const listCases: DeskReader<'listCases'> = async ({ state, after, limit }, { db, deps }) => {
  const key = after === undefined ? null : keyIn(after)
  if (after !== undefined && key === null) return deny('badInput', { fields: ['after'] })
  const now = deps.clock.now()
  const rows = await listAllCases(db, { isOpen: state === 'open', after: key, limit: limit + 1 })
  const moment = (at: Date): string => deskMoment(deps, at)
  const orNull = (at: Date | null): string | null => (at === null ? null : moment(at))
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    now: moment(now),
    cases: page.map((one) => ({
      caseId: one.id,
      caseNumber: one.caseNumber,
      userId: one.borrowerId,
      name: maskedName(one.name),
      orderId: one.orderId,
      type: one.type,
      state: caseState(one),
      openedAt: moment(one.openedAt),
      answerBy: orNull(one.answerBy),
      dueBy: orNull(one.dueBy),
      isOver: one.dueBy !== null && one.dueBy < now,
      answeredAt: orNull(one.answeredAt),
      reopenedAt: orNull(one.reopenedAt),
      escalatedAt: orNull(one.escalatedAt),
      acknowledgedAt: orNull(one.acknowledgedAt),
      stars: one.stars,
    })),
    next: last === undefined ? null : `${last.position.toISOString()}|${last.id}`,
  }
}

function keyIn(after: string): CaseKey | null {
  const [text = '', id = ''] = after.split('|')
  const at = readMoment(text)
  return id === '' || at === null ? null : { at, id }
}
