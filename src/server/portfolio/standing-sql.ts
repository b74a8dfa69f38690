// Where loans stand on a day, in SQL: the same table of buckets that the core sorts by.

import { buckets } from '../../core/portfolio/standing.ts'

/** The standing of a row of `loan_day` on a day. `day` is an SQL expression; `o` is the row's order. */
export function standingSql(row: 'now' | 'was', day: string): string {
  const late = buckets.toReversed().map(({ bucket, fromDays }) => {
    return fromDays === 0 ? `else '${bucket}'` : `when ${day} - ${row}.next_due >= ${fromDays} then '${bucket}'`
  })
  return `case when ${row}.order_id is null or o.disbursed_on is null or o.disbursed_on > ${day} then 'none'
    when ${row}.is_written_off then 'writtenOff' when ${row}.next_due is null then 'paid' ${late.join(' ')} end`
}

/** The row of `loan_day` that held for the order `o` at the end of a day, to be joined lateral. `day` is an SQL expression. */
export function newestRow(day: string): string {
  return `(select * from loan_day d where d.order_id = o.id and d.day <= ${day} order by d.day desc limit 1)`
}
