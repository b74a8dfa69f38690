// Mistakes that the guards of the ledger and of the books refuse, whatever the code does: one table for both ways to guard, by statements
// and by rows, and for a cluster.

import type { Db, Tx } from '../../src/server/db/database.ts'
import type { Guards } from '../../src/server/db/distributed-schema.ts'

interface Mistake {
  readonly what: string
  readonly plant: (tx: Tx) => Promise<unknown>
  /** What the database says; where a guard of rows sees it at another place, both. */
  readonly refusal: RegExp | Readonly<Record<Guards, RegExp>>
}

interface Line {
  readonly entry_id?: number
  readonly debit?: string
  readonly credit?: string
  readonly loan_id?: string | null
  readonly amount?: number | null
  readonly currency?: string
  readonly line?: number
}

let causes = 0

/** Posts one entry of 400 as the product does, with these lines, whatever they are. */
function post(tx: Tx, lines: readonly Line[], entry: object = {}): Promise<unknown> {
  causes += 1
  const told = { loan_id: 'G1', kind: 'guard', idem_key: `cause ${causes}`, amount: 400, currency: 'PHP' }
  const days = { value_date: '2026-11-19', posting_date: '2026-11-20' }
  const usual = { entry_id: 1, debit: 'cashClearing', credit: 'suspense', loan_id: 'G1', amount: 400, currency: 'PHP' }
  return tx.query('select post_entries($1::json, $2::json)', [
    JSON.stringify([{ ...told, ...days, ...entry }]),
    JSON.stringify(lines.map((line, at) => ({ ...usual, line: at + 1, ...line }))),
  ])
}

const entryColumns = '(loan_id, kind, idem_key, value_date, posting_date, amount, currency)'
const entry = (key: string): string => `insert into entry ${entryColumns}
  values ('G1', 'guard', '${key}', '2026-11-19', '2026-11-20', 400, 'PHP')`
const line = (
  entryId: string,
  from = '',
): string => `insert into transfer (entry_id, line, debit, credit, loan_id, amount, currency)
  select ${entryId}, 7, 'cashClearing', 'suspense', 'G1', 400, 'PHP' ${from}`
const event = (
  order: string,
): string => `insert into loan_event (id, order_id, kind, value_date, posting_date, amount_minor, source_key, created_at)
  values ('g-event', '${order}', 'waiver', '2026-11-19', '2026-11-19', 1, 'g-event', now())`
const payment = (order: string, borrower: string, intent = 'null'): string =>
  `insert into payment (id, provider, transaction_id, channel, reference, order_id, borrower_id, intent_id, amount_minor, currency, paid_at,
     value_date, state, received_at)
   values ('g-pay', 'sandbox', 'g-pay', 'bank-transfer', 'r', ${order}, ${borrower}, ${intent}, 1, 'PHP', now(), '2026-11-19', 'posted', now())`
const closed = `insert into book_period (month, state) values ('2026-11-01', 'closed')`

const alone = /an entry has no lines/
const stray = /does not belong to its entry/
const sum = /do not add up to its amount/
const fixed = /is append-only/
const check = /check constraint/
const keyed = /entry_kind_idem_key_key/
/** A statement whose parts are guarded one by one: its entry is refused before its lines are seen. */
const later = (statements: RegExp): Readonly<Record<Guards, RegExp>> => ({ statements, rows: alone })

const inOneStatement = (lines: string): string => `with posted as (${entry('cte')} returning id) ${lines}`
const ofPosted = (change: string): string =>
  `insert into transfer (entry_id, line, debit, credit, loan_id, amount, currency) select id, 1, ${change} from posted`

/** What stands before: an entry whose lines are complete, and an order with its borrower and intent. */
export async function beforeMistakes(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await post(tx, [{ amount: 100 }, { amount: 300 }], { idem_key: 'sound' })
    await tx.script(`insert into borrower (id, market, created_at) values ('g-b', 'standard', now()), ('g-c', 'standard', now());
      insert into product (id, market, name, logo, definition) values ('g-q', 'standard', 'Loan', '', '{}');
      insert into loan_order (id, borrower_id, product_id, market, status, terms, applied_at, answer_by)
        values ('g-o', 'g-b', 'g-q', 'standard', 'active', '{}', now(), now());`)
  })
}

const say = (sql: string) => (tx: Tx) => tx.script(sql)
const sound = `(select id from entry where idem_key = 'sound')`

export const mistakes: readonly Mistake[] = [
  { what: 'an entry is posted without lines', plant: (tx) => post(tx, []), refusal: alone },
  { what: 'lines do not reach their entry', plant: (tx) => post(tx, [{ amount: 399 }]), refusal: sum },
  { what: 'lines are more than their entry', plant: (tx) => post(tx, [{}, { amount: 1 }]), refusal: sum },
  { what: 'a line is of another currency', plant: (tx) => post(tx, [{ currency: 'INR' }]), refusal: stray },
  { what: 'a line is of another loan', plant: (tx) => post(tx, [{ loan_id: 'G2' }]), refusal: stray },
  { what: 'a line is of no loan', plant: (tx) => post(tx, [{ loan_id: null }]), refusal: stray },
  { what: 'the debit of a line is unknown', plant: (tx) => post(tx, [{ debit: 'petty' }]), refusal: stray },
  { what: 'the credit of a line is unknown', plant: (tx) => post(tx, [{ credit: 'petty' }]), refusal: stray },
  { what: 'a line debits what it credits', plant: (tx) => post(tx, [{ debit: 'suspense' }]), refusal: check },
  { what: 'a line has no amount', plant: (tx) => post(tx, [{ amount: null }]), refusal: /null value/ },
  { what: 'a line of nothing is with it', plant: (tx) => post(tx, [{}, { amount: 0 }]), refusal: check },
  { what: 'a line takes back another', plant: (tx) => post(tx, [{ amount: 500 }, { amount: -100 }]), refusal: check },
  { what: 'two lines have one place', plant: (tx) => post(tx, [{ line: 1 }, { line: 1 }]), refusal: /pkey/ },
  {
    what: 'a line names no entry of its posting',
    plant: (tx) => post(tx, [{}, { entry_id: 2 }]),
    refusal: { statements: /no partition of relation/, rows: stray },
  },
  { what: 'a cause is posted again', plant: (tx) => post(tx, [{}], { idem_key: 'sound' }), refusal: keyed },
  {
    what: 'an entry is of nothing',
    plant: (tx) => post(tx, [{ amount: 1 }], { amount: 0 }),
    refusal: /check constraint|add up/,
  },
  { what: 'an entry comes alone', plant: say(entry('alone')), refusal: alone },
  {
    what: 'an entry comes alone, and its lines in the next statement',
    plant: say(`${entry('later')}; ${line('id', `from entry where idem_key = 'later'`)}`),
    refusal: alone,
  },
  { what: 'a line comes alone', plant: say(line('9000000000')), refusal: stray },
  { what: 'a line comes to a complete entry', plant: say(line(sound)), refusal: stray },
  {
    what: 'a line comes to an entry of the same transaction',
    plant: async (tx) => {
      await post(tx, [{}], { idem_key: 'same' })
      await tx.script(line('id', `from entry where idem_key = 'same'`))
    },
    refusal: { statements: sum, rows: stray },
  },
  {
    what: 'a statement writes an entry whose lines do not reach it',
    plant: say(inOneStatement(ofPosted(`'cashClearing', 'suspense', 'G1', 399, 'PHP'`))),
    refusal: later(sum),
  },
  {
    what: 'a statement writes an entry with a line of another loan',
    plant: say(inOneStatement(ofPosted(`'cashClearing', 'suspense', 'G2', 400, 'PHP'`))),
    refusal: later(stray),
  },
  {
    what: 'a statement writes an entry, and its lines for none',
    plant: say(inOneStatement(`${ofPosted(`'cashClearing', 'suspense', 'G1', 400, 'PHP'`)} where false`)),
    refusal: alone,
  },
  {
    what: 'an entry brings lines that do not reach it',
    plant: say(`insert into entry (loan_id, kind, idem_key, value_date, posting_date, amount, currency, lines)
      values ('G1', 'guard', 'brought', '2026-11-19', '2026-11-20', 400, 'PHP',
        '[{"line":1,"debit":"cashClearing","credit":"suspense","loan_id":"G1","amount":399,"currency":"PHP"}]')`),
    refusal: { statements: alone, rows: sum },
  },
  { what: 'an entry is changed', plant: say('update entry set amount = amount + 1'), refusal: fixed },
  { what: 'a line is changed', plant: say('update transfer set amount = amount + 1'), refusal: fixed },
  { what: 'lines are deleted', plant: say('delete from transfer'), refusal: fixed },
  { what: 'entries are deleted', plant: say('delete from entry'), refusal: fixed },
  { what: 'lines are emptied', plant: say('truncate transfer'), refusal: fixed },
  { what: 'entries are emptied', plant: say('truncate entry cascade'), refusal: fixed },
  { what: 'causes are forgotten', plant: say('delete from entry_key'), refusal: fixed },
  { what: 'an account is deleted', plant: say(`delete from gl_account where code = 'suspense'`), refusal: fixed },
  {
    what: 'a line comes past the guards of the whole',
    plant: say(line(sound).replace('transfer', 'transfer_before')),
    refusal: fixed,
  },
  {
    what: 'an entry comes for a closed month',
    plant: say(`${closed}; ${inOneStatement(ofPosted(`'cashClearing', 'suspense', 'G1', 400, 'PHP'`))}`),
    refusal: { statements: /the month is closed/, rows: alone },
  },
  {
    what: 'an entry with its lines comes for a closed month',
    plant:
      say(`${closed}; insert into entry (loan_id, kind, idem_key, value_date, posting_date, amount, currency, lines)
      values ('G1', 'guard', 'closed', '2026-11-19', '2026-11-20', 400, 'PHP',
        '[{"line":1,"debit":"cashClearing","credit":"suspense","loan_id":"G1","amount":400,"currency":"PHP"}]')`),
    refusal: /the month is closed/,
  },
  {
    what: 'the books get an entry for a closed month',
    plant:
      say(`${closed}; insert into book_entry (loan_id, number, kind, cause, value_date, posting_date, currency, policy)
      values ('g-o', 1, 'adjustment', 'x', '2026-11-30', '2026-11-30', 'PHP', 'x')`),
    refusal: /the month is closed/,
  },
  { what: 'an event has no order', plant: say(event('nobody')), refusal: /an event has no order/ },
  {
    what: 'an event loses its order',
    plant: say(`${event('g-o')}; update loan_event set order_id = 'nobody' where id = 'g-event'`),
    refusal: /an event has no order/,
  },
  {
    what: 'a payment is of no borrower',
    plant: say(payment(`'g-o'`, 'null')),
    refusal: /does not belong to its order/,
  },
  {
    what: 'a payment is of another borrower',
    plant: say(payment(`'g-o'`, `'g-c'`)),
    refusal: /does not belong to its order/,
  },
  { what: 'a payment is of no order', plant: say(payment('null', `'g-b'`)), refusal: /does not belong to its order/ },
  {
    what: 'a payment names no order that is there',
    plant: say(payment(`'x'`, 'null')),
    refusal: /does not belong to its order/,
  },
  {
    what: 'a payment names no intent that is there',
    plant: say(payment(`'g-o'`, `'g-b'`, `'x'`)),
    refusal: /does not belong to its order/,
  },
  {
    what: 'a payment changes its owner',
    plant: say(`${payment(`'g-o'`, `'g-b'`)}; update payment set borrower_id = 'g-c' where id = 'g-pay'`),
    refusal: /does not belong to its order/,
  },
  { what: 'an order goes', plant: say(`delete from loan_order where id = 'g-o'`), refusal: /stays, under its name/ },
  {
    what: 'an order changes hands',
    plant: say(`update loan_order set borrower_id = 'g-c'`),
    refusal: /stays, under its name/,
  },
]

/** What the database says to a mistake, which is taken back in any case; `written` where it takes it. */
export async function outcomeOf(db: Db, { plant }: Mistake): Promise<string> {
  const undone = new Error('written')
  try {
    await db.transaction(async (tx) => {
      await plant(tx)
      throw undone
    })
  } catch (error) {
    return (error as Error).message
  }
  return undone.message
}
