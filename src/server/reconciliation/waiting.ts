// Differences that wait for an officer, as a part of the desk's work list: what it reads of these tables, so that it knows none.

import { openLineStates } from '../../core/reconciliation/compare-line.ts'
import { sqlList } from '../db/sql-list.ts'

/** Id, borrower, order, what, amount, currency and the moment since when, as the work list has them. */
export const waitingDifferences = `
  select l.id, null::text as borrower_id, null::text as order_id, l.state as what, abs(l.gross_minor) as amount_minor,
      l.currency::text as currency, l.compared_at as since
    from settlement_line l where l.state in ${sqlList(openLineStates)}
      and not exists (select from settlement_cleared c where c.difference_id = l.id)
  union all
  select a.id, o.borrower_id, a.order_id, 'theyMissIt', a.amount_minor, a.currency::text, a.found_at
    from settlement_absence a left join loan_order o on o.id = a.order_id
    where not exists (select from settlement_cleared c where c.difference_id = a.id)`
