// Writes the rows of one change: one statement, for one loan or for many.

import { encodeParameter, json, type SqlValue } from '../db/column-types.ts'
import type { Tx } from '../db/database.ts'
import { type JobToQueue, withTrace } from '../jobs/queue.ts'
import type { Batch, MessageRow, NewEntry, OrderChange, ProviderEventRow, WebhookEventRow } from './rows.ts'

/**
 * Writes everything in one statement, each kind of row at once, in the order in which it was decided. The loans are locked by
 * the caller. Throws where a rule of the database is broken; then nothing of it is written.
 */
export async function writeBatch(tx: Tx, writes: Batch): Promise<void> {
  const values = valuesOf(writes)
  if (values !== null) await tx.query(writing, values)
}

/** {@link writeBatch} as the last statement of its transaction, whose end waits for it. */
export function writeBatchLast(tx: Tx, writes: Batch): void {
  const values = valuesOf(writes)
  if (values !== null) tx.leave(writing, values)
}

/** Rows of one kind. Each is an object whose keys are the columns: what is written goes by its name, never by a place. */
type RowsOf = (writes: Batch) => readonly object[]

/** The functions of the database in the order in which they are called, each with the rows that it takes. */
const calls: readonly (readonly [call: string, ...rows: RowsOf[]])[] = [
  ['write_orders', ({ orders }) => [...orders.values()].map(orderRow)],
  ['write_repeat_clients', ({ repeatClients }) => repeatClients.map((id) => ({ id }))],
  ['write_loan_events', ({ loanEvents }) => loanEvents],
  ['write_payments', ({ payments }) => payments],
  ['write_paid_intents', ({ paidIntents }) => paidIntents],
  ['post_entries', ({ entries }) => entries.map(entryRow), ({ entries }) => entries.flatMap(lineRows)],
  ['write_accruals', ({ accruals }) => accruals],
  ['write_loan_days', ({ loanDays }) => [...loanDays.values()]],
  ['write_messages', ({ messages }) => messages.map(messageRow)],
  [
    'queue_jobs',
    ({ jobs, messages, webhookEvents }) =>
      [...jobs, ...sendingJobs(messages), ...webhookJobs(webhookEvents)].map(jobRow),
  ],
  ['write_provider_events', ({ providerEvents }) => providerEvents.map(providerEventRow)],
  ['write_webhook_events', ({ webhookEvents }) => webhookEvents],
]

const writing = `select ${callsIn(calls).join(', ')}`

function callsIn(all: typeof calls): string[] {
  let given = 0
  return all.map(([call, ...kinds]) => {
    const places = kinds.map((_, index) => `$${given + index + 1}`)
    given += kinds.length
    return `case when ${places[0]}::json is not null then ${call}(${places.join(', ')}) end`
  })
}

/** The rows of each kind as JSON, null for none. Null where nothing is to be written. */
function valuesOf(writes: Batch): SqlValue[] | null {
  const values = calls.flatMap(([, ...kinds]) =>
    kinds.map((rowsOf) => {
      const rows = rowsOf(writes)
      return rows.length === 0 ? null : json(rows)
    }),
  )
  return values.every((value) => value === null) ? null : values
}

function orderRow({ statusOn, settledOn, closureNumber, versionBefore, id, status, version }: OrderChange) {
  const days = { status_on: statusOn, settled_on: settledOn }
  return { id, status, ...days, closure_number: closureNumber, version, version_before: versionBefore }
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

/** The lines of the entry at a place, counted from 0; the database counts from 1, and puts the entry's number there. */
function lineRows({ transfers, loanId, currency }: NewEntry, place: number) {
  return transfers.map(({ debit, credit, amountMinor }, index) => {
    return { entry_id: place + 1, line: index + 1, debit, credit, loan_id: loanId, amount: amountMinor, currency }
  })
}

function messageRow({ sendAt: _, ...row }: MessageRow) {
  return row
}

function providerEventRow(row: ProviderEventRow) {
  return { ...row, body_hash: encodeParameter(row.body_hash) }
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

/** Topic of the job that sends an event to the lender's own systems. Payload: `{eventId}`. */
export const sendWebhookTopic = 'sendWebhook'

function webhookJobs(events: readonly WebhookEventRow[]): JobToQueue[] {
  return events.flatMap(({ id, next_try_at: runAt }) =>
    runAt === null ? [] : [{ topic: sendWebhookTopic, key: null, payload: { eventId: id }, runAt }],
  )
}

function jobRow({ topic, key, payload, runAt }: JobToQueue) {
  return { topic, key, payload: withTrace(payload), run_at: runAt }
}
