// What a change of the books writes: gathered as rows while it is decided, and written by one call, for one loan or for many.

import { hash } from 'node:crypto'
import type { CalendarDate } from '../../core/calendar-date.ts'
import type { LedgerTransfer } from '../../core/ledger/accounts.ts'
import { json } from '../db/column-types.ts'
import type { Tx } from '../db/database.ts'
import type { JobToQueue } from '../jobs/queue.ts'
import type { Order } from './order-record.ts'

export interface LoanEventRow {
  readonly id: string
  readonly order_id: string
  readonly kind: string
  readonly value_date: CalendarDate
  readonly posting_date: CalendarDate
  readonly amount_minor: number
  readonly data: Readonly<Record<string, string | number>>
  readonly created_at: Date
}

export interface PaymentRow {
  readonly id: string
  readonly provider: string
  readonly transaction_id: string
  readonly channel: string
  readonly reference: string
  readonly intent_id: string | null
  readonly order_id: string | null
  readonly borrower_id: string | null
  readonly amount_minor: number
  readonly currency: string
  readonly paid_at: Date
  readonly value_date: CalendarDate
  readonly state: 'posted' | 'suspense'
  readonly suspense_reason: string | null
  readonly applied_as: string | null
  readonly loan_event_id: string | null
  readonly received_at: Date
}

/** A ledger entry; with its kind, the key is posted once: a second one breaks a unique rule and with it the transaction. */
export interface NewEntry {
  readonly kind: string
  readonly idemKey: string
  /** What was asked under the key, as text; its hash is kept. */
  readonly request: string
  readonly loanId: string | null
  readonly valueDate: CalendarDate
  readonly postingDate: CalendarDate
  readonly currency: string
  /** At least one. */
  readonly transfers: readonly LedgerTransfer[]
}

export interface AccrualRow {
  readonly order_id: string
  readonly accrual_date: CalendarDate
  readonly interest_minor: number
  readonly fee_minor: number
  readonly penalty_minor: number
  readonly closed_at: Date
}

export interface MessageRow {
  readonly id: string
  readonly phone: string
  readonly send_to: string
  readonly purpose: string
  readonly body: string
  readonly code: string | null
  /** True has a call speak it. */
  readonly spoken: boolean
  readonly created_at: Date
  /** When it leaves: no column, its job knows it. */
  readonly sendAt: Date
}

export interface ProviderEventRow {
  readonly provider: string
  readonly event_id: string
  /** sha256, hex. */
  readonly body_hash: string
  readonly outcome: string
  readonly received_at: Date
}

/** Rows to write. Orders by id: of one that changes twice, what holds in the end is written. */
export interface BookWrites {
  readonly orders: Map<string, Order>
  /** Borrowers who have paid a loan back. */
  readonly repeatClients: string[]
  readonly loanEvents: LoanEventRow[]
  readonly payments: PaymentRow[]
  readonly paidIntents: { readonly id: string; readonly paid_at: Date }[]
  readonly entries: NewEntry[]
  readonly accruals: AccrualRow[]
  readonly messages: MessageRow[]
  readonly jobs: JobToQueue[]
  readonly providerEvents: ProviderEventRow[]
}

export function noWrites(): BookWrites {
  return {
    orders: new Map(),
    repeatClients: [],
    loanEvents: [],
    payments: [],
    paidIntents: [],
    entries: [],
    accruals: [],
    messages: [],
    jobs: [],
    providerEvents: [],
  }
}

/** Adds `more`, which was decided after them. */
export function addWrites(writes: BookWrites, more: BookWrites): void {
  for (const [id, order] of more.orders) writes.orders.set(id, order)
  writes.repeatClients.push(...more.repeatClients)
  writes.loanEvents.push(...more.loanEvents)
  writes.payments.push(...more.payments)
  writes.paidIntents.push(...more.paidIntents)
  writes.entries.push(...more.entries)
  writes.accruals.push(...more.accruals)
  writes.messages.push(...more.messages)
  writes.jobs.push(...more.jobs)
  writes.providerEvents.push(...more.providerEvents)
}

/**
 * Writes everything in one statement, each kind of row at once, in the order in which it was decided. The loans are locked by
 * the caller. Throws where a rule of the database is broken; then nothing of it is written.
 */
export async function writeBooks(tx: Tx, writes: BookWrites): Promise<void> {
  const parts = partsOf(writes)
  if (parts !== null) await tx.query(writing, parts)
}

/** {@link writeBooks} as the last thing of its transaction, whose end waits for it. */
export function leaveBooks(tx: Tx, writes: BookWrites): void {
  const parts = partsOf(writes)
  if (parts !== null) tx.leave(writing, parts)
}

const writing = 'select write_books($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)'

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

function partsOf(writes: BookWrites): (string | null)[] | null {
  const parts = [
    rowsOf([...writes.orders.values()].map(orderRow)),
    rowsOf(writes.repeatClients),
    rowsOf(writes.loanEvents),
    rowsOf(writes.payments),
    rowsOf(writes.paidIntents),
    rowsOf(writes.entries.map(entryRow)),
    rowsOf(writes.entries.flatMap(lineRows)),
    rowsOf(writes.accruals),
    rowsOf(writes.messages.map(messageRow)),
    rowsOf([...writes.jobs, ...sendingJobs(writes.messages)].map(jobRow)),
    rowsOf(writes.providerEvents),
  ]
  return parts.every((part) => part === null) ? null : parts
}

function rowsOf(rows: readonly unknown[]): string | null {
  return rows.length === 0 ? null : json(rows)
}

function orderRow({ id, status, statusOn, settledOn, closureNumber, version }: Order) {
  return { id, status, status_on: statusOn, settled_on: settledOn, closure_number: closureNumber, version }
}

function entryRow(entry: NewEntry) {
  if (entry.transfers.length === 0) throw new RangeError('an entry needs at least one transfer')
  return {
    loan_id: entry.loanId,
    kind: entry.kind,
    idem_key: entry.idemKey,
    req_hash: hash('sha256', entry.request, 'hex'),
    value_date: entry.valueDate,
    posting_date: entry.postingDate,
    amount: entry.transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    currency: entry.currency,
  }
}

function lineRows({ kind, idemKey, transfers }: NewEntry) {
  return transfers.map(({ debit, credit, amountMinor }, index) => {
    return { kind, idem_key: idemKey, line: index + 1, debit, credit, amount: amountMinor }
  })
}

function messageRow({ sendAt: _, ...row }: MessageRow) {
  return row
}

function jobRow({ topic, key, payload, runAt }: JobToQueue) {
  return { topic, key, payload, run_at: runAt }
}
