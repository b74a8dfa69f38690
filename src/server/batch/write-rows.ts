// Writes the rows of a change into the books: one statement, for one loan or for many.

import { json, type SqlValue } from '../db/column-types.ts'
import type { Tx } from '../db/database.ts'
import type { JobToQueue } from '../jobs/queue.ts'
import type { BookWrites, LoanEventRow, MessageRow, NewEntry } from './rows.ts'

/**
 * Writes everything in one statement, each kind of row at once, in the order in which it was decided. The loans are locked by
 * the caller. Throws where a rule of the database is broken; then nothing of it is written.
 */
export async function writeBooks(tx: Tx, writes: BookWrites): Promise<void> {
  const values = valuesOf(writes)
  if (values !== null) await tx.query(writing, values)
}

/** {@link writeBooks} as the last thing of its transaction, whose end waits for it. */
export function leaveBooks(tx: Tx, writes: BookWrites): void {
  const values = valuesOf(writes)
  if (values !== null) tx.leave(writing, values)
}

/** Rows as the database's functions take them: an array for each column. Their text is read several times faster than JSON. */
interface Rows {
  readonly columns: number
  readonly valuesOf: (writes: BookWrites) => readonly (readonly SqlValue[])[]
}

function rows<Row>(rowsOf: (writes: BookWrites) => readonly Row[], columns: readonly (keyof Row)[]): Rows {
  return {
    columns: columns.length,
    valuesOf: (writes) => {
      const all = rowsOf(writes)
      return all.length === 0 ? [] : columns.map((column) => all.map((row) => row[column] as SqlValue))
    },
  }
}

/** The functions of the database in the order in which they are called, each with its arguments, the first one a text. */
const calls: readonly (readonly [call: string, ...arguments_: Rows[]])[] = [
  [
    'write_orders',
    rows(
      ({ orders }) => [...orders.values()],
      ['id', 'status', 'statusOn', 'settledOn', 'closureNumber', 'version', 'versionBefore'],
    ),
  ],
  ['write_repeat_clients', rows(({ repeatClients }) => repeatClients.map((id) => ({ id })), ['id'])],
  [
    'write_loan_events',
    rows(
      ({ loanEvents }) => loanEvents.map(eventRow),
      ['id', 'order_id', 'kind', 'value_date', 'posting_date', 'amount_minor', 'data', 'created_at'],
    ),
  ],
  [
    'write_payments',
    rows(
      ({ payments }) => payments,
      [
        ...([
          'id',
          'provider',
          'transaction_id',
          'channel',
          'reference',
          'intent_id',
          'order_id',
          'borrower_id',
        ] as const),
        ...(['amount_minor', 'currency', 'paid_at', 'value_date', 'state', 'suspense_reason', 'applied_as'] as const),
        ...(['loan_event_id', 'received_at'] as const),
      ],
    ),
  ],
  ['write_paid_intents', rows(({ paidIntents }) => paidIntents, ['id', 'paid_at'])],
  [
    'post_entries',
    rows(
      ({ entries }) => entries.map(entryRow),
      ['loan_id', 'kind', 'idem_key', 'value_date', 'posting_date', 'amount', 'currency'],
    ),
    rows(({ entries }) => entries.flatMap(lineRows), ['entry', 'line', 'debit', 'credit', 'amount']),
  ],
  [
    'write_accruals',
    rows(
      ({ accruals }) => accruals,
      ['order_id', 'accrual_date', 'interest_minor', 'fee_minor', 'penalty_minor', 'closed_at'],
    ),
  ],
  [
    'write_messages',
    rows(({ messages }) => messages, ['id', 'phone', 'send_to', 'purpose', 'body', 'code', 'spoken', 'created_at']),
  ],
  [
    'queue_jobs',
    rows(({ jobs, messages }) => [...jobs, ...sendingJobs(messages)].map(jobRow), ['topic', 'key', 'payload', 'runAt']),
  ],
  [
    'write_provider_events',
    rows(({ providerEvents }) => providerEvents, ['provider', 'event_id', 'body_hash', 'outcome', 'received_at']),
  ],
]

const writing = `select ${callsIn(calls).join(', ')}`

function callsIn(all: typeof calls): string[] {
  let given = 0
  return all.map(([call, ...arguments_]) => {
    const count = arguments_.reduce((sum, { columns }) => sum + columns, 0)
    const places = Array.from({ length: count }, (_, index) => `$${given + index + 1}`)
    given += count
    return `case when ${places[0]}::text[] is not null then ${call}(${places.join(', ')}) end`
  })
}

/** Null where nothing is to be written. */
function valuesOf(writes: BookWrites): SqlValue[] | null {
  const values = calls.flatMap(([, ...arguments_]) =>
    arguments_.flatMap(({ columns, valuesOf: of }): SqlValue[] => {
      const arrays = of(writes)
      return arrays.length === 0 ? new Array<null>(columns).fill(null) : [...arrays]
    }),
  )
  return values.every((value) => value === null) ? null : values
}

function eventRow(row: LoanEventRow) {
  return { ...row, data: json(row.data) }
}

function entryRow(entry: NewEntry) {
  if (entry.transfers.length === 0) throw new RangeError('an entry needs at least one transfer')
  return {
    loan_id: entry.loanId,
    kind: entry.kind,
    idem_key: entry.idemKey,
    value_date: entry.valueDate,
    posting_date: entry.postingDate,
    amount: entry.transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    currency: entry.currency,
  }
}

/** The lines of the entry at a place, counted from 0; the database counts from 1. */
function lineRows({ transfers }: NewEntry, place: number) {
  return transfers.map(({ debit, credit, amountMinor }, index) => {
    return { entry: place + 1, line: index + 1, debit, credit, amount: amountMinor }
  })
}

/** Topic of the job that hands messages over. Payload: `{smsIds}`. */
export const sendMessagesTopic = 'sendMessages'
/** Messages of one job: handed over at the same time, and looked at together when one of them is tried again. */
const messagesOfAJob = 16

/** Messages that leave at the same moment share jobs: a row for many instead of one for each. */
function sendingJobs(messages: readonly MessageRow[]): JobToQueue[] {
  const jobs: (JobToQueue & { readonly payload: { readonly smsIds: string[] } })[] = []
  for (const { id, sendAt } of messages) {
    const open = jobs.findLast(
      ({ runAt, payload: { smsIds } }) => runAt.getTime() === sendAt.getTime() && smsIds.length < messagesOfAJob,
    )
    if (open !== undefined) open.payload.smsIds.push(id)
    else jobs.push({ topic: sendMessagesTopic, key: null, payload: { smsIds: [id] }, runAt: sendAt })
  }
  return jobs
}

function jobRow({ topic, key, payload, runAt }: JobToQueue) {
  return { topic, key, payload: json(payload), runAt }
}
