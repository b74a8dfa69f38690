// A batch write: the rows of a change are collected first and written by one call, for one loan or many.

import type { CalendarDate } from '../../core/calendar-date.ts'
import type { CashTransfer } from '../../core/ledger/settlement-postings.ts'
import type { MarketId } from '../../core/market/market.ts'
import type { OrderStatus } from '../../core/order/status.ts'
import type { JobToQueue } from '../jobs/queue.ts'

export interface LoanEventRow {
  readonly id: string
  readonly order_id: string
  readonly kind: string
  readonly value_date: CalendarDate
  readonly posting_date: CalendarDate
  readonly amount_minor: number
  readonly data: Readonly<Record<string, unknown>>
  readonly created_at: Date
}

export interface PaymentRow {
  readonly id: string
  readonly provider: string
  readonly transaction_id: string
  readonly back_of: string | null
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
  readonly loanId: string | null
  readonly valueDate: CalendarDate
  readonly postingDate: CalendarDate
  readonly currency: string
  /** At least one. */
  readonly transfers: readonly CashTransfer[]
}

interface AccrualRow {
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
  /** The line of the inbox that says the same; null where there is none. */
  readonly about: string | null
  /** Whose quiet hours it keeps. */
  readonly market: MarketId
  readonly created_at: Date
  /** When it leaves: no column, its job knows it. */
  readonly sendAt: Date
}

export interface ProviderEventRow {
  readonly provider: string
  readonly event_id: string
  /** sha256. */
  readonly body_hash: Uint8Array
  readonly outcome: string
  readonly received_at: Date
}

/** An event for the lender's own systems. */
export interface WebhookEventRow {
  readonly id: string
  readonly type: string
  /** What it is about: events of one subject leave in their order. */
  readonly subject: string
  /** The exact text that is signed and sent. */
  readonly body: string
  readonly created_at: Date
  readonly state: 'waiting' | 'parked'
  /** Null where it is parked. */
  readonly next_try_at: Date | null
  readonly tried_until: Date | null
  readonly last_failure: string | null
  readonly ended_at: Date | null
}

/** What the portfolio counts of a loan from a day on; of a day that changes twice, the last. */
interface LoanDayRow {
  readonly order_id: string
  readonly day: CalendarDate
  readonly next_due: CalendarDate | null
  readonly principal_minor: number
  readonly interest_minor: number
  readonly fee_minor: number
  readonly penalty_minor: number
  readonly is_written_off: boolean
}

/** What a change of a loan leaves in the row of its order. */
export interface OrderChange {
  readonly id: string
  readonly status: OrderStatus
  readonly statusOn: CalendarDate | null
  readonly settledOn: CalendarDate | null
  readonly closureNumber: string | null
  readonly version: number
  /** As it was read: the row is written over no other. */
  readonly versionBefore: number
}

/** The rows of one change. Orders by id: of one that changes twice, what holds in the end is written. */
export interface Batch {
  readonly orders: Map<string, OrderChange>
  /** Borrowers who have paid a loan back. */
  readonly repeatClients: string[]
  readonly loanEvents: LoanEventRow[]
  readonly payments: PaymentRow[]
  readonly paidIntents: { readonly id: string; readonly paid_at: Date }[]
  readonly entries: NewEntry[]
  readonly accruals: AccrualRow[]
  /** By order and day. */
  readonly loanDays: Map<string, LoanDayRow>
  readonly messages: MessageRow[]
  readonly jobs: JobToQueue[]
  readonly providerEvents: ProviderEventRow[]
  readonly webhookEvents: WebhookEventRow[]
}

export function emptyBatch(): Batch {
  return {
    orders: new Map(),
    repeatClients: [],
    loanEvents: [],
    payments: [],
    paidIntents: [],
    entries: [],
    accruals: [],
    loanDays: new Map(),
    messages: [],
    jobs: [],
    providerEvents: [],
    webhookEvents: [],
  }
}

/** Adds `more`, which was decided after them. */
export function addToBatch(writes: Batch, more: Batch): void {
  for (const [id, order] of more.orders) {
    const versionBefore = writes.orders.get(id)?.versionBefore ?? order.versionBefore
    writes.orders.set(id, { ...order, versionBefore })
  }
  writes.repeatClients.push(...more.repeatClients)
  writes.loanEvents.push(...more.loanEvents)
  writes.payments.push(...more.payments)
  writes.paidIntents.push(...more.paidIntents)
  writes.entries.push(...more.entries)
  writes.accruals.push(...more.accruals)
  for (const [key, row] of more.loanDays) writes.loanDays.set(key, row)
  writes.messages.push(...more.messages)
  writes.jobs.push(...more.jobs)
  writes.providerEvents.push(...more.providerEvents)
  writes.webhookEvents.push(...more.webhookEvents)
}
