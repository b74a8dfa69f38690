// What is due next in an open case, as SQL: the clock of core/complaint/case-clock.ts for the lists that sort by it.

import { type Market, marketIds } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'

/** When the wait of a case `c` began: it came, or was opened again. */
export const caseSince = 'coalesce(c.reopened_at, c.opened_at)'

const endOfDay = ({ zone, complaints }: Market): string =>
  `((${caseSince} at time zone '${zone}')::date + ${complaints.acknowledgeDays + 1})::timestamp at time zone '${zone}' - interval '1 second'`

const acknowledgeBy = `case b.market ${marketIds.map((id) => `when '${id}' then ${endOfDay(markets[id])}`).join(' ')} end`

/**
 * DESK-34: by when an officer must acknowledge, then answer an open case `c` of the borrower `b`. Null where the lender
 * promises no time.
 */
export const caseDueBy = `case when c.acknowledged_at is null and c.answer_by is not null
  then least(c.answer_by, ${acknowledgeBy}) else c.answer_by end`
