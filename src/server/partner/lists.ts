// Lists over all borrowers whom the lender has linked, in pages. A page goes on behind a reference and an id, which no new row can shift.

import { z } from 'zod'
import { listedUsually, partnerReference } from '../../contracts/partner.ts'
import { type CaseState, caseState } from '../../core/complaint/case-thread.ts'
import type { OrderStatus } from '../../core/order/status.ts'
import { readJson } from '../../core/read-json.ts'
import type { SqlValue } from '../db/column-types.ts'
import type { PartnerHandler, PartnerRefusal } from './know-borrower.ts'

interface Asked {
  readonly after?: string | undefined
  readonly limit?: number | undefined
  readonly reference?: string | undefined
}

interface Page<Row> {
  readonly items: Row[]
  readonly next: string | null
}

const cursorForm = z.tuple([partnerReference, z.string().min(1).max(256)])

function readCursor(text: string): readonly [reference: string, id: string] | null {
  return cursorForm.safeParse(readJson(Buffer.from(text, 'base64url').toString('utf8'))).data ?? null
}

/** Every list has these columns first; `id` tells the rows of one borrower apart. */
interface Keyed {
  readonly id: string
  readonly reference: string
  readonly userId: string
}

/**
 * Reads one page by a statement over `partner_borrower b`. It orders by reference and id, and has room for where to go on: $1 and $2
 * (behind them), $3 (this reference alone, or null), $4 (so many rows).
 */
async function pageOf<Row extends Keyed, Item>(
  { after, limit = listedUsually, reference }: Asked,
  read: (values: readonly SqlValue[]) => Promise<readonly Row[]>,
  item: (row: Row) => Item,
): Promise<Page<Item> | PartnerRefusal<'badInput'>> {
  const from = after === undefined ? (['', ''] as const) : readCursor(after)
  if (from === null) return { refusedAs: 'badInput', fields: ['after'] }
  const rows = await read([...from, reference ?? null, limit + 1])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const isWhole = rows.length <= limit || last === undefined
  const next = isWhole ? null : Buffer.from(JSON.stringify([last.reference, last.id])).toString('base64url')
  return { items: shown.map(item), next }
}

const owner = 'b.reference, b.borrower_id as "userId"'

interface OfferLine extends Keyed {
  readonly productId: string
  readonly amountMinor: number
  readonly currency: string
  readonly termDays: number
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly placed: boolean
  readonly orderId: string | null
}

export const listAllOffers: PartnerHandler<'listAllOffers'> = (asked, { deps }) =>
  pageOf(
    asked,
    (values) =>
      deps.db.query<OfferLine>(
        `select f.id, ${owner}, f.product_id as "productId", (f.terms->>'principalMinor')::bigint as "amountMinor",
       f.terms->>'currency' as currency, (f.terms->>'termDays')::int as "termDays", f.created_at as "createdAt",
       f.expires_at as "expiresAt", o.id as "orderId",
       exists (select 1 from placed_offer p where p.borrower_id = f.borrower_id and p.offer_id = f.id) as placed
      from partner_borrower b join offer f on f.borrower_id = b.borrower_id left join loan_order o on o.offer_id = f.id
      where b.reference >= $1 and (b.reference, f.id) > ($1, $2) and ($3::text is null or b.reference = $3)
      order by b.reference, f.id limit $4`,
        values,
      ),
    ({ id, createdAt, expiresAt, ...row }: OfferLine) => ({
      ...{ ...row, offerId: id, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
    }),
  )

interface OrderLine extends Keyed {
  readonly productId: string
  readonly status: OrderStatus
  readonly statusOn: string | null
  readonly amountMinor: number
  readonly currency: string
  readonly termDays: number
  readonly appliedAt: Date
  readonly disbursedOn: string | null
  readonly settledOn: string | null
}

export const listAllOrders: PartnerHandler<'listAllOrders'> = (asked, { deps }) =>
  pageOf(
    asked,
    (values) =>
      deps.db.query<OrderLine>(
        `select o.id, ${owner}, o.product_id as "productId", o.status, o.status_on::text as "statusOn",
       (o.terms->>'principalMinor')::bigint as "amountMinor", o.terms->>'currency' as currency,
       (o.terms->>'termDays')::int as "termDays", o.applied_at as "appliedAt", o.disbursed_on::text as "disbursedOn",
       o.settled_on::text as "settledOn"
      from partner_borrower b join loan_order o on o.borrower_id = b.borrower_id where b.reference >= $1 and (b.reference, o.id) > ($1, $2) and ($3::text is null or b.reference = $3)
      order by b.reference, o.id limit $4`,
        values,
      ),
    ({ id, appliedAt, ...row }: OrderLine) => ({ ...row, orderId: id, appliedAt: appliedAt.toISOString() }),
  )

interface PaymentLine extends Keyed {
  readonly paymentKey: string
  readonly orderId: string
  readonly amountMinor: number
  readonly currency: string
  readonly takenBackMinor: number
  readonly valueDate: string
  readonly receivedAt: Date
}

export const listAllPayments: PartnerHandler<'listAllPayments'> = (asked, { deps }) =>
  pageOf(
    asked,
    (values) =>
      deps.db.query<PaymentLine>(
        `select p.id, ${owner}, p.provider || ':' || p.transaction_id as "paymentKey", p.order_id as "orderId",
       p.amount_minor as "amountMinor", p.currency,
       case when p.returned_at is null then p.out_minor else p.amount_minor end as "takenBackMinor",
       p.value_date::text as "valueDate", p.received_at as "receivedAt"
      from partner_borrower b join loan_order o on o.borrower_id = b.borrower_id join payment p on p.order_id = o.id
      where (p.state = 'posted' or p.resolved_at is not null) and b.reference >= $1 and (b.reference, p.id) > ($1, $2) and ($3::text is null or b.reference = $3)
      order by b.reference, p.id limit $4`,
        values,
      ),
    ({ id: _ours, receivedAt, ...row }: PaymentLine) => ({ ...row, receivedAt: receivedAt.toISOString() }),
  )

interface CaseLine extends Keyed {
  readonly caseNumber: string
  readonly orderId: string | null
  readonly type: string
  readonly openedAt: Date
  readonly answerBy: Date | null
  readonly answeredAt: Date | null
  readonly askedAt: Date | null
  readonly reopenedAt: Date | null
}

export const listAllCases: PartnerHandler<'listAllCases'> = (asked, { deps }) =>
  pageOf(
    asked,
    (values) =>
      deps.db.query<CaseLine>(
        `select c.id, ${owner}, c.case_number as "caseNumber", c.order_id as "orderId", c.type, c.opened_at as "openedAt",
       c.answer_by as "answerBy", c.answered_at as "answeredAt", c.asked_at as "askedAt", c.reopened_at as "reopenedAt"
      from partner_borrower b join complaint c on c.borrower_id = b.borrower_id where b.reference >= $1 and (b.reference, c.id) > ($1, $2) and ($3::text is null or b.reference = $3)
      order by b.reference, c.id limit $4`,
        values,
      ),
    ({ id, openedAt, answerBy, answeredAt, askedAt, reopenedAt, ...row }: CaseLine) => ({
      ...row,
      caseId: id,
      state: caseState({ answeredAt, askedAt, reopenedAt }) satisfies CaseState,
      openedAt: openedAt.toISOString(),
      answerBy: answerBy?.toISOString() ?? null,
      answeredAt: answeredAt?.toISOString() ?? null,
    }),
  )
