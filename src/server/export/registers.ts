// Registers as files: loans in arrears by the replay of today, and complaints with their clock. Nobody's name or words are in them.

import { addDays, parseCalendarDate, startOfDayIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { deny } from '../../core/officer/desk-refusal.ts'
import { payableStatuses } from '../../core/order/status.ts'
import { standingOf } from '../../core/proposal/effect.ts'
import { findAnyOrder, loadLoan, marketDay, stateOf } from '../account/door.ts'
import { sqlList } from '../db/sql-list.ts'
import { type DeskReader, deskMoment } from '../officer/door.ts'
import { csvFile, exportPage } from './csv-file.ts'

/** A loan whose status of today is active is not late: only what may be late by now is replayed. */
export const exportArrears: DeskReader<'exportArrears'> = async (_input, { db, deps, act }) => {
  const today = deps.clock.today(markets[deps.config.policyPack].zone)
  await act({ act: 'exportArrears', subject: '', after: { asOf: today } })
  return csvFile<{ id: string }>(
    `arrears-${today}.csv`,
    [
      'loan',
      'borrower',
      'product',
      'market',
      'currency',
      'daysPastDue',
      'dueMinor',
      'penaltyMinor',
      'feeMinor',
      'interestMinor',
      'principalMinor',
      'outstandingPrincipalMinor',
      'writtenOffOn',
    ],
    (last) =>
      db.query<{ id: string }>(
        `select id from loan_order
          where status in ${sqlList(payableStatuses)} and (status <> 'active' or status_on is null or status_on < $3)
            and id > $1 order by id limit $2`,
        [last?.id ?? '', exportPage, today],
      ),
    async function* ({ id }) {
      const order = await findAnyOrder(db, id)
      if (order === null) return
      const state = stateOf(await loadLoan(db, order), marketDay(deps, order))
      if (state === null || state.daysPastDue === 0) return
      const of = standingOf(state)
      yield [
        id,
        order.borrowerId,
        order.productId,
        order.market,
        order.terms.currency,
        of.daysPastDue,
        of.dueMinor,
        of.penaltyMinor,
        of.feeMinor,
        of.interestMinor,
        of.principalMinor,
        of.outstandingPrincipalMinor,
        of.writtenOffOn,
      ]
    },
  )
}

interface ComplaintRow {
  readonly id: string
  readonly caseNumber: string
  readonly borrowerId: string
  readonly orderId: string | null
  readonly type: string
  readonly subType: string | null
  readonly openedAt: Date
  readonly acknowledgedAt: Date | null
  readonly answerBy: Date | null
  readonly answeredAt: Date | null
  readonly reopenedAt: Date | null
  readonly escalatedAt: Date | null
  readonly escalatedTo: string | null
  readonly stars: number | null
}

export const exportComplaints: DeskReader<'exportComplaints'> = async ({ fromDate, toDate }, { db, deps, act }) => {
  const { zone } = markets[deps.config.policyPack]
  const [from, to] = [parseCalendarDate(fromDate ?? '2000-01-01'), parseCalendarDate(toDate ?? '2999-12-31')]
  if (from === null) return deny('badInput', { fields: ['fromDate'] })
  if (to === null || to < from) return deny('badInput', { fields: ['toDate'] })
  await act({ act: 'exportComplaints', subject: '', after: { fromDate: from, toDate: to } })
  const [since, until] = [startOfDayIn(zone, from), startOfDayIn(zone, addDays(to, 1))]
  const moment = (at: Date | null): string | null => (at === null ? null : deskMoment(deps, at))
  return csvFile<ComplaintRow>(
    `complaints-${from}-${to}.csv`,
    [
      'case',
      'borrower',
      'loan',
      'type',
      'subType',
      'openedAt',
      'acknowledgedAt',
      'answerBy',
      'answeredAt',
      'withinClock',
      'reopenedAt',
      'escalatedAt',
      'escalatedTo',
      'stars',
    ],
    (last) =>
      db.query<ComplaintRow>(
        `select id, case_number as "caseNumber", borrower_id as "borrowerId", order_id as "orderId", type,
            sub_type as "subType", opened_at as "openedAt", acknowledged_at as "acknowledgedAt", answer_by as "answerBy",
            answered_at as "answeredAt", reopened_at as "reopenedAt", escalated_at as "escalatedAt",
            escalated_to as "escalatedTo", stars
          from complaint where opened_at >= $1 and opened_at < $2 and (opened_at, id) > ($3, $4)
          order by opened_at, id limit $5`,
        [since, until, last?.openedAt ?? since, last?.id ?? '', exportPage],
      ),
    (row) => [
      [
        row.caseNumber,
        row.borrowerId,
        row.orderId,
        row.type,
        row.subType,
        moment(row.openedAt),
        moment(row.acknowledgedAt),
        moment(row.answerBy),
        moment(row.answeredAt),
        withinClock(row, deps.clock.now()),
        moment(row.reopenedAt),
        moment(row.escalatedAt),
        row.escalatedTo,
        row.stars,
      ],
    ],
  )
}

/** `yes`, `no`, or empty where nothing was promised or there is still time. A case that is open again counts by its new clock. */
function withinClock({ answerBy, answeredAt, reopenedAt }: ComplaintRow, now: Date): string | null {
  if (answerBy === null) return null
  const at = answeredAt !== null && reopenedAt === null ? answeredAt : null
  if (at !== null) return at <= answerBy ? 'yes' : 'no'
  return now > answerBy ? 'no' : null
}
