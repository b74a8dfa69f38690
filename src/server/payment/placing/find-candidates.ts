// The loans that a payment in suspense may belong to: found by indexes, a few for each reason, then weighed by the core.

import { maskedName } from '../../../core/desk/masked.ts'
import { deny } from '../../../core/officer/desk-refusal.ts'
import { payableStatuses } from '../../../core/order/status.ts'
import { nearbyKeys } from '../../../core/payment/near-keys.ts'
import {
  askedWithinDays,
  keysIn,
  type LoanToPlace,
  namesIn,
  phonesIn,
  placeCandidates,
} from '../../../core/payment/place-candidates.ts'
import { marketDay } from '../../account/change/door.ts'
import { loadLoan, stateOf } from '../../account/loan/door.ts'
import { findAnyOrder } from '../../account/record/door.ts'
import type { Queries } from '../../db/database.ts'
import { sqlList } from '../../db/sql-list.ts'
import type { Deps } from '../../deps.ts'
import { type DeskReader, deskMoment } from '../../officer/call/door.ts'
import { channelNameOf } from '../../ports/payment-channel.ts'
import { goneMinor } from '../returned/return-store.ts'
import { waitingParts } from '../returned/settle-return.ts'
import { findPayment, type ReceivedPayment } from '../returned/take-back.ts'

/** Loans that are weighed at most, and of them those of one reason: more say that the reason tells nothing. */
const weighedMax = 60
const ofOneReason = 20
/** Words of the text that may be numbers or names. */
const wordsMax = 12
/** Keys that are looked up with every slip of one finger: up to 1,700 of each. */
const slippedMax = 4
/** Open claims are few. */
const claimsMax = 500

export const readSuspense: DeskReader<'readSuspense'> = async ({ paymentId }, { db, deps, act }) => {
  const payment = await findPayment(db, (await paymentOfReturn(db, paymentId)) ?? paymentId)
  if (payment === null) return deny('notFound')
  await act({ act: 'readSuspense', subject: payment.id, borrowerId: payment.borrowerId, about: [payment.orderId] })
  const { id, amountMinor, currency, paidAt, channel, provider, transactionId, reference, orderId, place } = payment
  const waiting = await waitingParts(db, payment)
  const candidates = place === 'suspense' ? await candidatesFor(db, deps, payment) : []
  return {
    paymentId: id,
    place,
    provider,
    transactionId,
    channel,
    channelName: channelNameOf(deps.channels, channel),
    reference,
    amountMinor,
    currency,
    paidAt: deskMoment(deps, paidAt),
    returned: waiting.map((part) => ({
      id: part.id,
      amountMinor: goneMinor(part),
      currency: part.currency,
      returnedAt: deskMoment(deps, part.returnedAt),
    })),
    orderId: place === 'loan' ? orderId : null,
    candidates,
  }
}

/** The payment that a part of a return belongs to, by the part's id. */
async function paymentOfReturn(db: Queries, partId: string): Promise<string | null> {
  return await db.value<string>(
    `select p.id from payment_return r join payment p on p.provider = r.provider and p.transaction_id = r.transaction_id
      where r.id = $1`,
    [partId],
  )
}

async function candidatesFor(db: Queries, deps: Deps, payment: ReceivedPayment) {
  const ids = await possibleOrders(db, payment)
  const names = new Map<string, string | null>()
  const loans: LoanToPlace[] = []
  for (const id of ids) {
    const order = await findAnyOrder(db, id)
    if (order === null) continue
    const state = stateOf(await loadLoan(db, order), marketDay(deps, order))
    if (state === null) continue
    const known = await knownOf(db, id, payment)
    names.set(id, known.name)
    const due = [state.amountDue.totalMinor, state.owedMinor, state.nextInstalment?.unpaidMinor ?? 0]
    loans.push({ ...known, orderId: id, currency: order.terms.currency, dueMinor: due.filter((minor) => minor > 0) })
  }
  const { reference: text, transactionId, amountMinor, currency } = payment
  const found = placeCandidates({ text, transactionId, amountMinor, currency }, loans)
  return found.map(({ orderId, reasons }) => ({
    orderId,
    name: maskedName(names.get(orderId) ?? null),
    reasons: [...reasons],
  }))
}

/** Ids of loans that can be paid, by whatever of the payment leads to one. */
async function possibleOrders(db: Queries, payment: ReceivedPayment): Promise<readonly string[]> {
  const { reference: text, transactionId, amountMinor, currency, paidAt } = payment
  const words = [text, ...text.split(/[\s,;|]+/)].filter((word) => word !== '').slice(0, wordsMax)
  const keys = keysIn(text).slice(0, wordsMax)
  const numbers = [...new Set([...words, ...words.map((word) => word.toUpperCase()), ...keys])]
  const near = [...numbers, ...keys.slice(0, slippedMax).flatMap(nearbyKeys)]
  const phones = phonesIn(text).flatMap((digits) => [digits, ...[12, 11, 10, 9, 8].map((n) => digits.slice(-n))])
  const claimKeys = [...keysIn(transactionId), ...keys]
  const since = new Date(paidAt.getTime() - askedWithinDays * 86_400_000)
  return [
    ...new Set([
      ...(await db.column<string>(
        `select o.id from (
        (select id, 1 as rank from loan_order where id = any($1::text[]) limit ${ofOneReason})
        union all (select order_id, 2 from payment_intent where pay_code = any($1::text[]) or ref = any($1::text[]) limit ${ofOneReason})
        union all (select order_id, 3 from payment_claim
          where state = 'looking' and reference = any($2::text[]) limit ${ofOneReason})
        union all (select l.id, 4 from borrower b join loan_order l on l.borrower_id = b.id
          where b.phone = any($3::text[]) limit ${ofOneReason})
        union all (select order_id, 6 from payment_intent where amount_minor = $4 and currency = $5
          and created_at between $6 and $7 order by created_at desc limit ${ofOneReason})
      ) found join loan_order o on o.id = found.id
      where o.status in ${sqlList(payableStatuses)} and o.disbursed_on is not null
      group by o.id order by min(found.rank), o.id limit ${weighedMax}`,
        [
          near,
          [...claimKeys, ...claimKeys.slice(0, slippedMax).flatMap(nearbyKeys)],
          phones,
          amountMinor,
          currency,
          since,
          paidAt,
        ],
      )),
      ...(await byName(db, text)),
    ]),
  ].slice(0, weighedMax)
}

/** By two words that stand beside each other, in either order: a name begins with them. */
async function byName(db: Queries, text: string): Promise<readonly string[]> {
  const words = namesIn(text).slice(0, wordsMax)
  const pairs = words.slice(1).flatMap((word, at) => [`${words[at]} ${word}`, `${word} ${words[at]}`])
  const found: string[] = []
  for (const pair of pairs) {
    found.push(
      ...(await db.column<string>(
        `select o.id from (select id from borrower where lower(name) like $1 order by lower(name) using ~<~, id limit ${ofOneReason}) b
        join loan_order o on o.borrower_id = b.id
        where o.status in ${sqlList(payableStatuses)} and o.disbursed_on is not null limit ${ofOneReason}`,
        [`${pair}%`],
      )),
    )
  }
  return found
}

/** What of a loan and its borrower a payment may name. */
async function knownOf(
  db: Queries,
  orderId: string,
  { amountMinor, currency, paidAt }: ReceivedPayment,
): Promise<Pick<LoanToPlace, 'codes' | 'askedMinor' | 'claims' | 'phone' | 'name'>> {
  const since = new Date(paidAt.getTime() - askedWithinDays * 86_400_000)
  const [of] = await db.query<{
    codes: string[]
    wasAsked: boolean
    claims: string[]
    phone: string | null
    name: string | null
  }>(
    `select b.phone, b.name,
        coalesce((select jsonb_agg(code) from (select unnest(array_remove(array[pay_code, ref], null)) as code
          from payment_intent where order_id = $1 order by created_at desc limit 200) c), '[]') as codes,
        exists (select from payment_intent where order_id = $1 and amount_minor = $2 and currency = $3
          and created_at between $4 and $5) as "wasAsked",
        coalesce((select jsonb_agg(reference) from (select reference from payment_claim
          where order_id = $1 and state = 'looking' limit $6) r), '[]') as claims
      from loan_order o join borrower b on b.id = o.borrower_id where o.id = $1`,
    [orderId, amountMinor, currency, since, paidAt, claimsMax],
  )
  if (of === undefined) throw new Error(`no order ${orderId}`)
  return { ...of, askedMinor: of.wasAsked ? [amountMinor] : [] }
}
