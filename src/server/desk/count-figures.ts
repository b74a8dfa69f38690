// The figures of the work that waits, as the operator sees them.

import { codePurposes } from '../../core/identity/code-rules.ts'
import { sessionLifeSeconds } from '../../core/identity/session-rules.ts'
import { creditChannel } from '../../core/payment/credit-use.ts'
import type { Queries } from '../db/database.ts'
import { sqlList } from '../db/sql-list.ts'
import type { CodeCount, HeldMoney, LoanCount, LoginCount, MovedMoney, OperatorFigures } from '../http/gauges.ts'

const hourMs = 3_600_000

/** `now` is business time, `machineNow` that of sessions. Every statement goes by an index or reads one day. */
export async function operatorFigures(db: Queries, now: Date, machineNow: Date): Promise<OperatorFigures> {
  const since = new Date(now.getTime() - hourMs)
  const opened = new Date(machineNow.getTime() - hourMs)
  const [received, paidOut, logins, codes, loans, suspense, unsealed] = await Promise.all([
    db.query<MovedMoney>(
      `select 'in' as direction, channel as by, currency::text, sum(amount_minor)::bigint as "amountMinor", count(*)::int as count
         from payment where received_at > $1 and channel <> $2 group by channel, currency order by 2, 3`,
      [since, creditChannel],
    ),
    // An entry has no index by time: those since the seal before the newest are a day or two of them.
    db.query<MovedMoney>(
      `select 'out' as direction, coalesce(a.provider, 'none') as by, e.currency::text,
           sum(e.amount)::bigint as "amountMinor", count(*)::int as count
         from entry e left join lateral (
           select provider from payout_attempt where order_id = e.loan_id order by attempt desc limit 1) a on true
        where e.id > coalesce((select through_id from ledger_seal order by number desc offset 1 limit 1), 0)
          and e.kind = 'payout' and e.created_at > now() - interval '1 hour' group by 2, 3 order by 2, 3`,
    ),
    db.query<LoginCount>(
      'select kind, count(*)::int as count from session where expires_at > $1 group by kind order by kind',
      [new Date(opened.getTime() + sessionLifeSeconds * 1000)],
    ),
    db.query<CodeCount>(
      `select purpose, state, count(*)::int as count from sms_message
        where purpose in ${sqlList(codePurposes)} and created_at > $1 group by purpose, state order by 1, 2`,
      [since],
    ),
    db.query<LoanCount>(
      `select move ->> 'market' as market, move ->> 'standing' as bucket, sum((move ->> 'loans')::int)::int as count
         from (select figures from portfolio_day order by day desc limit 1) newest, json_array_elements(figures -> 'moves') move
        group by 1, 2 order by 1, 2`,
    ),
    db.query<HeldMoney>(
      `select currency::text, sum(case when credit = 'suspense' then amount else -amount end)::bigint as "amountMinor"
         from transfer where debit = 'suspense' or credit = 'suspense' group by currency order by currency`,
    ),
    db.query<{ seconds: number }>(
      `select greatest(0, extract(epoch from now() - created_at))::float8 as seconds from entry
        where id > coalesce((select through_id from ledger_seal order by number desc limit 1), 0) order by id limit 1`,
    ),
  ])
  return {
    money: [...received, ...paidOut],
    logins,
    codes,
    loans,
    suspense,
    unsealedSeconds: unsealed[0]?.seconds ?? 0,
  }
}
