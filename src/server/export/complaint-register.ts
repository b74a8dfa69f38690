// The register of complaints as a file: each with its clock, as it was at a moment. Without names and words of borrowers.

import type { DeskFile } from '../../contracts/desk-call.ts'
import { addDays, parseCalendarDate, startOfDayIn } from '../../core/calendar-date.ts'
import type { Period } from '../../core/export/period-ending.ts'
import { markets } from '../../core/market/markets.ts'
import { deny } from '../../core/officer/desk-refusal.ts'
import type { ComplaintCase } from '../complaint/door.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { type DeskReader, deskMoment } from '../officer/call/door.ts'
import { csvFile, exportPage } from './csv-file.ts'

type ComplaintRow = Omit<ComplaintCase, 'text' | 'answer' | 'askedAt' | 'ratingAsked'>

export const exportComplaints: DeskReader<'exportComplaints'> = async ({ fromDate, toDate }, { db, deps, act }) => {
  const [from, to] = [parseCalendarDate(fromDate ?? '2000-01-01'), parseCalendarDate(toDate ?? '2999-12-31')]
  if (from === null) return deny('badInput', { fields: ['fromDate'] })
  if (to === null || to < from) return deny('badInput', { fields: ['toDate'] })
  await act({ act: 'exportComplaints', subject: '', after: { fromDate: from, toDate: to } })
  return complaintRegister(deps, db, { from, to }, deps.clock.now())
}

/** The complaints that came within a period, as they were right before `at`: what happened later is not in it. */
export function complaintRegister(deps: Deps, db: Queries, { from, to }: Period, at: Date): DeskFile {
  const { zone } = markets[deps.config.policyPack]
  const [since, until] = [startOfDayIn(zone, from), startOfDayIn(zone, addDays(to, 1))]
  return csvFile<ComplaintRow, ComplaintRow>(
    `complaints-${from}-${to}.csv`,
    {
      case: ({ caseNumber }) => caseNumber,
      borrower: ({ borrowerId }) => borrowerId,
      loan: ({ orderId }) => orderId,
      type: ({ type }) => type,
      subType: ({ subType }) => subType,
      openedAt: ({ openedAt }) => deskMoment(deps, openedAt),
      acknowledgedAt: ({ acknowledgedAt }) => deskMoment(deps, acknowledgedAt),
      answerBy: ({ answerBy }) => deskMoment(deps, answerBy),
      answeredAt: ({ answeredAt }) => deskMoment(deps, answeredAt),
      withinClock: (row) => withinClock(row, at),
      reopenedAt: ({ reopenedAt }) => deskMoment(deps, reopenedAt),
      escalatedAt: ({ escalatedAt }) => deskMoment(deps, escalatedAt),
      escalatedTo: ({ escalatedTo }) => escalatedTo,
      stars: ({ stars }) => stars,
    },
    (last) =>
      db.query<ComplaintRow>(
        `select c.id, c.case_number as "caseNumber", c.borrower_id as "borrowerId", c.order_id as "orderId", c.type,
            c.sub_type as "subType", c.opened_at as "openedAt",
            case when c.acknowledged_at <= $6 then c.acknowledged_at end as "acknowledgedAt", c.answer_by as "answerBy",
            a.at as "answeredAt", case when r.at > a.at then r.at end as "reopenedAt",
            case when c.escalated_at <= $6 then c.escalated_at end as "escalatedAt",
            case when c.escalated_at <= $6 then c.escalated_to end as "escalatedTo",
            case when c.rated_at <= $6 then c.stars end as stars
          from complaint c,
            lateral (select case when c.answered_at <= $6 then c.answered_at else (
              select max(m.sent_at) from case_message m
                where m.complaint_id = c.id and m.kind = 'answer' and m.sent_at <= $6) end as at) a,
            lateral (select case when c.reopened_at <= $6 then c.reopened_at else (
              select max(m.sent_at) from case_message m
                where m.complaint_id = c.id and m.kind = 'reopening' and m.sent_at <= $6) end as at) r
          where c.type <> 'data' and c.opened_at >= $1 and c.opened_at < $2 and (c.opened_at, c.id) > ($3, $4)
          order by c.opened_at, c.id limit $5`,
        [since, until, last?.openedAt ?? since, last?.id ?? '', exportPage, at],
      ),
    (row) => [row],
  )
}

/** `yes`, `no`, or empty where nothing was promised or there is still time. A case that is open again counts by its new clock. */
function withinClock({ answerBy, answeredAt, reopenedAt }: ComplaintRow, now: Date): string | null {
  if (answerBy === null) return null
  const at = answeredAt !== null && reopenedAt === null ? answeredAt : null
  if (at !== null) return at <= answerBy ? 'yes' : 'no'
  return now > answerBy ? 'no' : null
}
