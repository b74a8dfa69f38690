// One box that finds a person, a loan, a case or a payment by whatever is at hand. Names by the beginning of the first name or the
// surname, the rest exactly; of each kind twenty at most.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { maskedName } from '../../core/desk/masked.ts'
import { maskedPhone, readPhone } from '../../core/identity/phone.ts'
import { markets } from '../../core/market/markets.ts'
import { tidyFigures } from '../../core/typed-digits.ts'
import type { Queries } from '../db/database.ts'
import type { DeskReader } from '../officer/call/door.ts'

type Found = DeskOutput<'find'>['found'][number]

/** Fewer digits are no phone number. */
const phoneDigitsMin = 6

export const find: DeskReader<'find'> = async ({ q: typed }, { db, act }) => {
  const q = typed.trim()
  if (q === '') return { found: [] }
  const found = [
    ...(await loans(db, q)),
    ...(await cases(db, q)),
    ...(await receipts(db, q)),
    ...(await payCodes(db, q)),
    ...(await payments(db, q)),
    ...(await borrowers(db, q)),
  ]
  await act({ act: 'find', subject: '', after: { found: found.length } })
  return { found }
}

async function loans(db: Queries, q: string): Promise<Found[]> {
  const rows = await db.query<{ id: string; userId: string; productId: string }>(
    'select id, borrower_id as "userId", product_id as "productId" from loan_order where id in ($1, upper($1))',
    [q],
  )
  return rows.map(({ id, userId, productId }) => ({
    kind: 'loan',
    id,
    label: `${id} ${productId}`,
    userId,
    orderId: id,
    caseId: null,
  }))
}

async function cases(db: Queries, q: string): Promise<Found[]> {
  const rows = await db.query<{ id: string; caseNumber: string; userId: string; orderId: string | null }>(
    `select id, case_number as "caseNumber", borrower_id as "userId", order_id as "orderId" from complaint
      where case_number = upper($1) or id = $1`,
    [q],
  )
  return rows.map(({ id, caseNumber, ...of }) => ({ kind: 'case', id, label: caseNumber, ...of, caseId: id }))
}

/** `RC-2026-0041`: the number at its end is the event's. */
async function receipts(db: Queries, q: string): Promise<Found[]> {
  const number = /^RC-(\d{4})-(\d{1,15})$/i.exec(q)
  if (number === null) return []
  const rows = await db.query<{ id: string; userId: string; orderId: string }>(
    `select e.id, o.borrower_id as "userId", e.order_id as "orderId" from loan_event e join loan_order o on o.id = e.order_id
      where e.number = $1 and to_char(e.posting_date, 'YYYY') = $2`,
    [Number(number[2]), number[1] ?? ''],
  )
  return rows.map((row) => ({ kind: 'receipt', ...row, label: q.toUpperCase(), caseId: null }))
}

async function payCodes(db: Queries, q: string): Promise<Found[]> {
  const rows = await db.query<{ id: string; label: string; userId: string; orderId: string }>(
    `select id, coalesce(pay_code, ref) as label, borrower_id as "userId", order_id as "orderId" from payment_intent
      where pay_code = $1 or ref = $1 order by created_at desc limit 20`,
    [q],
  )
  return rows.map((row) => ({ kind: 'payCode', ...row, caseId: null }))
}

async function payments(db: Queries, q: string): Promise<Found[]> {
  const rows = await db.query<{ id: string; label: string; userId: string | null; orderId: string | null }>(
    `select id, provider || ':' || transaction_id as label, borrower_id as "userId", order_id as "orderId" from payment
      where transaction_id = $1 or id = $1 or provider || ':' || transaction_id = $1 limit 20`,
    [q],
  )
  return rows.map((row) => ({ kind: 'payment', ...row, caseId: null }))
}

interface FoundPerson {
  readonly id: string
  readonly name: string | null
  readonly phone: string | null
}

async function borrowers(db: Queries, q: string): Promise<Found[]> {
  const meant = Object.values(markets).flatMap(({ phone }) => readPhone(q, phone) ?? [])
  const digits = tidyFigures(q).replaceAll(/[\s+().]|\p{Pd}/gu, '')
  const isPhone = /^\d+$/.test(digits) && digits.length >= phoneDigitsMin
  // With the country's prefix, the national digits are the end of it.
  const rows = isPhone
    ? await db.query<FoundPerson>(
        "select id, name, phone from borrower where phone = $1 or phone = '0' || $1 or phone = any($2::text[]) limit 20",
        [digits, [digits.slice(-10), ...meant]],
      )
    : [
        ...(await db.query<FoundPerson>('select id, name, phone from borrower where id = $1', [q])),
        ...(await called(db, q)),
      ]
  return rows.map(({ id, name, phone }) => ({
    kind: 'borrower',
    id,
    label: [maskedName(name), phone === null ? '' : maskedPhone(phone)].filter((part) => part !== '').join(' '),
    userId: id,
    orderId: null,
    caseId: null,
  }))
}

/**
 * Who is called so, twenty at most: by the whole name, by what follows its first word, and by its last word. Each is asked in the order
 * of its index: a name of a million borrowers is found as fast as a name of none. In a name, % and _ are letters like others.
 */
async function called(db: Queries, q: string): Promise<FoundPerson[]> {
  const values = [q, `${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`]
  const rows = [
    ...(await db.query<FoundPerson>(
      `select id, name, phone from borrower where lower(name) like $2 and id <> $1
        order by lower(name) using ~<~, id limit 20`,
      values,
    )),
    ...(await db.query<FoundPerson>(
      `select id, name, phone from borrower
        where name like '% %' and lower(substring(name from '\\s+(\\S.*)$')) like $2 and id <> $1
        order by lower(substring(name from '\\s+(\\S.*)$')) using ~<~, id limit 20`,
      values,
    )),
    ...(await db.query<FoundPerson>(
      `select id, name, phone from borrower
        where name like '% % %' and lower(substring(name from '(\\S+)\\s*$')) like $2 and id <> $1
        order by lower(substring(name from '(\\S+)\\s*$')) using ~<~, id limit 20`,
      values,
    )),
  ]
  rows.push(...(rows.length < 20 ? await calledAtTheEnd(db, q) : []))
  return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, 20)
}

/** So many people with the last word are looked through for the words before it. */
const surnamesAtMost = 5_000

/** Several words anywhere in a name, `dela Vega` of `Ana Maria dela Vega`: found by the index of last words, the rest compared. */
async function calledAtTheEnd(db: Queries, q: string): Promise<FoundPerson[]> {
  const words = q
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')
    .split(/\s+/)
  if (words.length < 2) return []
  return await db.query<FoundPerson>(
    `select id, name, phone from (
        select id, name, phone from borrower
          where name like '% % %' and lower(substring(name from '(\\S+)\\s*$')) like $2 and id <> $1
          order by lower(substring(name from '(\\S+)\\s*$')) using ~<~, id limit $4) named
      where lower(name) like $3 limit 20`,
    [q, `${words.at(-1)}%`, `% ${words.join(' ')}%`, surnamesAtMost],
  )
}
