// Forgets old messages: those with codes, and those to borrowers whose loans and cases ended long ago.

import { payableStatuses, unpaidOutStatuses } from '../../core/order/status.ts'
import type { Queries } from '../db/database.ts'
import { dropMonth, monthsOf } from '../db/months.ts'
import { sqlList } from '../db/sql-list.ts'
import type { Forgetting, Walked } from '../jobs/forget-old.ts'
import { eraseMessagesById } from '../outbox/sms/door.ts'
import { purposesOf } from '../outbox/wish/door.ts'

/** As long as the logins that began with them. */
const codesKeptDays = 400
/**
 * Three years, as United States rules ask of whoever collects (12 CFR 1006.100), and 35 days: an act has to be found while it can still be
 * complained about.
 */
const messagesKeptDays = 1_130

/**
 * True of a message to a borrower who had a loan then that runs, or ended not so long ago; and of all messages to one with such a case.
 * `$1`: what ended before it is over.
 */
const isStillNeeded = `exists (
  select from (select b.id from borrower b where b.phone = m.phone and b.market = m.market
      union all select f.borrower_id from former_phone f where f.send_to = m.send_to and f.phone = m.phone) owner
    where exists (select from loan_order o where o.borrower_id = owner.id and o.applied_at <= m.created_at
        and (o.status in ${sqlList([...unpaidOutStatuses, ...payableStatuses])} or o.settled_on >= $1::timestamptz::date))
      or exists (select from complaint c where c.borrower_id = owner.id
        and (c.answered_at is null or c.reopened_at is not null or c.answered_at >= $1)))`

const isCode = `m.purpose in ${sqlList(purposesOf('codes'))}`

interface Found {
  readonly id: string
  /** In the order of time; the next batch begins after it. */
  readonly place: string
  readonly stays: boolean
}

/** Goes through the messages of one kind, the oldest first, and erases those that need not stay. */
const walking =
  (kind: string, stays: string): Forgetting['forget'] =>
  async (db, before, atMost, after = null) => {
    const [at, id] = after === null ? ['-infinity', ''] : (JSON.parse(after) as [string, string])
    const found = await db.query<Found>(
      `select m.id, json_build_array(m.created_at, m.id)::text as place, ${stays} as stays from sms_message m
        where ${kind} and m.created_at < $1 and (m.created_at, m.id) > ($3::timestamptz, $4::text)
        order by m.created_at, m.id limit $2`,
      [before, atMost, at, id],
    )
    const going = found.filter((one) => !one.stays).map((one) => one.id)
    return {
      forgotten: await eraseMessagesById(db, going),
      through: found.length < atMost ? null : (found.at(-1)?.place ?? null),
    }
  }

/** Months of messages of which none need stay go as a whole, row by row they would leave their room behind. */
async function forgetMonths(db: Queries, before: Date): Promise<Walked> {
  let forgotten = 0
  for (const month of await monthsOf(db, 'sms_message', before)) {
    const [row] = await db.query<{ stays: boolean; count: number }>(
      `select exists (select from sms_message m
            where m.id >= message_place($2::date at time zone 'UTC') and m.id < message_place(ends.at) and ${isStillNeeded}) as stays,
          (select count(*) from sms_message m
            where m.id >= message_place($2::date at time zone 'UTC') and m.id < message_place(ends.at)) as count
        from (select ($2::date + interval '1 month') at time zone 'UTC' as at) ends`,
      [before, month],
    )
    if (row === undefined || row.stays) continue
    await dropMonth(db, 'sms_message', month)
    forgotten += row.count
  }
  return { forgotten, through: null }
}

export const oldMessages: readonly Forgetting[] = [
  { what: 'messageMonths', keptDays: messagesKeptDays, forget: forgetMonths },
  { what: 'oldCodes', keptDays: codesKeptDays, forget: walking(isCode, 'false') },
  { what: 'oldMessages', keptDays: messagesKeptDays, forget: walking(`not (${isCode})`, isStillNeeded) },
]
