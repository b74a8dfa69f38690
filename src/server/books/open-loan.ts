// Loans opened for a change: locked, and read with everything that a replay, its postings and its messages need, in one call.

import type { CalendarDate } from '../../core/calendar-date.ts'
import type { LedgerAccount, LedgerBalances } from '../../core/ledger/accounts.ts'
import { applyTransfers, noBalances } from '../../core/ledger/loan-postings.ts'
import type { Loan, LoanEvent } from '../../core/loan/loan-event.ts'
import { exact } from '../db/column-types.ts'
import type { Tx } from '../db/database.ts'
import { type EventRow, eventFrom } from './loan-event-store.ts'
import { type Order, type OrderRow, orderFrom } from './order-record.ts'

/** An order with the loan that came of it: null, and no events, until the money was paid out. */
export interface LoanAccount {
  readonly order: Order
  readonly loan: Loan | null
  readonly events: readonly LoanEvent[]
}

/** Whom to tell about a loan, and how. */
export interface Addressee {
  /** National digits; null once the account is deleted. */
  readonly phone: string | null
  readonly language: string
  readonly remindersOff: boolean
}

/** A loan under its lock. What is decided about it makes another one of these, and rows to write. */
export interface OpenLoan {
  readonly account: LoanAccount
  /** What the ledger holds of it. */
  readonly posted: LedgerBalances
  readonly borrower: Addressee
}

/** An open loan that was paid out. */
export type OpenRunningLoan = OpenLoan & { readonly account: LoanAccount & { readonly loan: Loan } }

/** The loan of an order; null until it was paid out. */
export function loanOf(order: Order): Loan | null {
  if (order.disbursedOn === null || order.schedule === null) return null
  return { terms: order.terms, disbursedOn: order.disbursedOn, schedule: order.schedule }
}

/** Moments are text where a row comes as JSON. */
type JsonOrderRow = Omit<OrderRow, Moment> & { readonly [column in Moment]: string | null }
type Moment = 'applied_at' | 'answer_by' | 'decided_at' | 'withdrawal_asked_at'

/** A loan as the function `loan_as_json` of the database writes it. */
export interface JsonLoan {
  readonly order: JsonOrderRow
  readonly events: readonly EventRow[] | null
  readonly lines: readonly (readonly [debit: LedgerAccount, credit: LedgerAccount, amountMinor: number])[] | null
  readonly borrower: Addressee
}

/** Reads what `loan_as_json` wrote. */
export function openLoanFrom({ order: row, events, lines, borrower }: JsonLoan): OpenLoan {
  const order = orderFrom({
    ...row,
    applied_at: momentOf(row.applied_at),
    answer_by: momentOf(row.answer_by),
    decided_at: row.decided_at === null ? null : momentOf(row.decided_at),
    withdrawal_asked_at: row.withdrawal_asked_at === null ? null : momentOf(row.withdrawal_asked_at),
  })
  const loan = loanOf(order)
  const transfers = (lines ?? []).map(([debit, credit, amountMinor]) => ({
    debit,
    credit,
    amountMinor: exact(amountMinor),
  }))
  return {
    account: { order, loan, events: loan === null ? [] : (events ?? []).map(eventFrom) },
    posted: applyTransfers(noBalances, transfers),
    borrower,
  }
}

function momentOf(text: string | null): Date {
  const moment = new Date(text ?? '')
  if (Number.isNaN(moment.getTime())) throw new RangeError('a moment of an order cannot be read')
  return moment
}

/** Locks orders by ascending id, until the transaction ends, and reads them. Those that do not exist are left out. */
export async function openLoans(tx: Tx, orderIds: readonly string[]): Promise<Map<string, OpenLoan>> {
  const rows = await tx.query<{ loan: JsonLoan }>('select loan from open_loans($1) as loan', [orderIds])
  return new Map(rows.map(({ loan }) => [loan.order.id, openLoanFrom(loan)]))
}

/** {@link openLoans} for one order. Throws when there is none, or no money was paid out. */
export async function openRunningLoan(tx: Tx, orderId: string): Promise<OpenRunningLoan> {
  const open = (await openLoans(tx, [orderId])).get(orderId)
  if (open === undefined) throw new Error(`no order ${orderId}`)
  return running(open)
}

/** The open loan, known to be paid out. Throws when it was not. */
export function running(open: OpenLoan): OpenRunningLoan {
  const { account } = open
  if (account.loan === null) throw new Error(`order ${account.order.id} has no loan: nothing was paid out`)
  return { ...open, account: { ...account, loan: account.loan } }
}

/** The day after which the days of a loan are still to be closed. */
export function lastClosedDay({ account: { order, loan } }: OpenRunningLoan): CalendarDate {
  return order.statusOn ?? loan.disbursedOn
}
