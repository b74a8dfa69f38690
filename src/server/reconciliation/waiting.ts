// Differences that wait for an officer, as parts of the desk's work list: what it reads of these tables, so that it knows none.

import { openLineStates } from '../../core/reconciliation/compare-line.ts'
import { sqlList } from '../db/sql-list.ts'

/**
 * Two kinds of differences, each found by an index in the order of its moment and id: where from, and id, borrower, order, what, amount,
 * currency and the moment since when, as the work list has them.
 */
export const waitingDifferences = [
  {
    id: 'l.id',
    borrower: 'null::text',
    order: 'null::text',
    what: 'l.state',
    amount: 'abs(l.gross_minor)',
    currency: 'l.currency::text',
    since: 'l.compared_at',
    from: `settlement_line l where l.state in ${sqlList(openLineStates)} and l.cleared_at is null`,
  },
  {
    id: 'a.id',
    borrower: '(select borrower_id from loan_order where id = a.order_id)',
    order: 'a.order_id',
    what: "'theyMissIt'",
    amount: 'a.amount_minor',
    currency: 'a.currency::text',
    since: 'a.found_at',
    from: 'settlement_absence a where a.cleared_at is null',
  },
] as const
