// What we have booked under the numbers of a report: payments and their returns by the provider's number, payouts by our own key.

import type { OurSide } from '../../core/reconciliation/compare-line.ts'
import type { ReportLine, ReportLineKind } from '../../core/reconciliation/report-mapping.ts'
import type { Queries } from '../db/database.ts'
import { takenSubjects } from './settlement-store.ts'

/** Numbers of one question to the database. */
const atOnce = 2_000

type Asked = Pick<ReportLine, 'id' | 'kind' | 'transactionId' | 'reference' | 'grossMinor'>

interface Found {
  /** The number or reference that led here. */
  readonly by: string
  readonly subjectId: string
  readonly amountMinor: number
  readonly currency: string
}

/** A way to find ours: by one word of the line, in one table. */
interface Way {
  readonly kind: ReportLineKind
  readonly account: OurSide['account']
  word(line: Asked): string
  find(db: Queries, provider: string, words: readonly string[]): Promise<Found[]>
}

/** The first way that finds something counts. */
const ways: readonly Way[] = [
  {
    kind: 'payment',
    account: 'cashClearing',
    word: ({ transactionId }) => transactionId,
    find: (db, provider, words) =>
      db.query<Found>(
        `select transaction_id as by, id as "subjectId", amount_minor as "amountMinor", currency from payment
          where provider = $1 and transaction_id = any($2)`,
        [provider, words],
      ),
  },
  {
    kind: 'payment',
    account: 'cashClearing',
    word: ({ reference }) => reference,
    find: (db, provider, words) =>
      db.query<Found>(
        `select i.ref as by, p.id as "subjectId", p.amount_minor as "amountMinor", p.currency from payment_intent i
          join lateral (select p.* from payment p where p.order_id = i.order_id and p.intent_id = i.id
            union select p.* from payment p where p.intent_id = i.id and p.state = 'suspense') p on p.provider = $1
          where i.ref = any($2) order by p.received_at, p.id`,
        [provider, words],
      ),
  },
  {
    kind: 'paymentReturn',
    account: 'cashClearing',
    word: ({ transactionId }) => transactionId,
    find: (db, provider, words) =>
      db.query<Found>(
        `select transaction_id as by, case when part = 1 then transaction_id else transaction_id || ':part:' || part end as "subjectId",
             amount_minor as "amountMinor", currency
          from payment_return where provider = $1 and transaction_id = any($2) and left_place is distinct from 'nothing'
          order by part`,
        [provider, words],
      ),
  },
  ...(['payout', 'payoutReturn'] as const).map(
    (kind): Way => ({
      kind,
      account: 'payoutClearing',
      word: ({ reference }) => reference,
      find: (db, provider, words) =>
        db.query<Found>(
          `select a.order_id || ':' || a.attempt as by, a.order_id || ':' || a.attempt as "subjectId",
             a.amount_minor as "amountMinor", t.currency from payout_attempt a
            join lateral (select currency from transfer where loan_id = a.order_id limit 1) t on true
            where a.order_id = any($4) and a.order_id || ':' || a.attempt = any($2) and coalesce(a.provider, $1) = $1
              and (a.state = 'returned' or a.state = $3)`,
          [provider, words, kind === 'payout' ? 'paid' : 'returned', words.map((word) => word.split(':')[0] ?? '')],
        ),
    }),
  ),
  {
    kind: 'payout',
    account: 'refundClearing',
    word: ({ reference }) => reference,
    find: (db, provider, words) =>
      db.query<Found>(
        `select id as by, id as "subjectId", amount_minor as "amountMinor", currency from credit_refund
          where id = any($2) and coalesce(provider, $1) = $1 and state = 'paid'`,
        [provider, words],
      ),
  },
]

/**
 * Ours by the number of the line. What a line of this kind has already, in this report or an earlier one, is not found again: the
 * second of two lines about one payment stays open.
 */
export async function findOurs(
  db: Queries,
  provider: string,
  lines: readonly Asked[],
): Promise<ReadonlyMap<string, OurSide>> {
  const ours = new Map<string, OurSide>()
  const taken = new Set<string>()
  for (const way of ways) {
    const asked = lines.filter((line) => line.kind === way.kind && !ours.has(line.id) && way.word(line) !== '')
    for (let from = 0; from < asked.length; from += atOnce) {
      await findByWay(db, { provider, way, lines: asked.slice(from, from + atOnce), ours, taken })
    }
  }
  return ours
}

interface Search {
  readonly provider: string
  readonly way: Way
  readonly lines: readonly Asked[]
  /** Added to here. */
  readonly ours: Map<string, OurSide>
  /** Kind and subject of what was found. */
  readonly taken: Set<string>
}

async function findByWay(db: Queries, { provider, way, lines, ours, taken }: Search): Promise<void> {
  const { kind, account } = way
  const found = await way.find(db, provider, [...new Set(lines.map((line) => way.word(line)))])
  for (const subject of await takenSubjects(
    db,
    kind,
    found.map(({ subjectId }) => subjectId),
  )) {
    taken.add(`${kind} ${subject}`)
  }
  const byWord = Map.groupBy(found, ({ by }) => by)
  for (const line of lines) {
    const all = byWord.get(way.word(line))?.filter(({ subjectId }) => !taken.has(`${kind} ${subjectId}`)) ?? []
    // Of several parts of one return, the one of this amount; else the first.
    const free = all.find(({ amountMinor }) => amountMinor === Math.abs(line.grossMinor)) ?? all[0]
    if (free === undefined) continue
    taken.add(`${kind} ${free.subjectId}`)
    ours.set(line.id, { subjectId: free.subjectId, account, amountMinor: free.amountMinor, currency: free.currency })
  }
}
