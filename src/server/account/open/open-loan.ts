// Loans opened for a change: locked, and read with everything that a replay, its postings and its messages need, in one call.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { LedgerAccount, LedgerBalances } from '../../../core/ledger/accounts.ts'
import { applyTransfers, noBalances } from '../../../core/ledger/loan-postings.ts'
import type { Loan, LoanEvent } from '../../../core/loan/loan-event.ts'
import { exact } from '../../db/column-types.ts'
import type { Tx } from '../../db/database.ts'
import { type EventRow, eventFrom } from '../record/loan-event-store.ts'
import { type Order, orderColumns } from '../record/order-record.ts'

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
}

/** A locked loan. A change of it returns another one of these, and rows to write. */
export interface OpenLoan {
  readonly account: LoanAccount
  readonly posted: LedgerBalances
  readonly borrower: Addressee
}

export type OpenRunningLoan = OpenLoan & { readonly account: LoanAccount & { readonly loan: Loan } }

/** The loan of an order; null until it was paid out. */
export function loanOf(order: Order): Loan | null {
  if (order.disbursedOn === null || order.schedule === null) return null
  return { terms: order.terms, disbursedOn: order.disbursedOn, schedule: order.schedule }
}

type EventColumns = readonly [
  source_key: EventRow['source_key'],
  kind: EventRow['kind'],
  value_date: EventRow['value_date'],
  amount_minor: EventRow['amount_minor'],
  data: EventRow['data'],
]

/** What a {@link LoanRow} is read from, of `loan_to_change` of the database: the columns of an order, and what belongs to it. */
export const loanColumns = `${orderColumns}, events, lines, phone, language`

export interface LoanRow extends Order {
  readonly events: readonly EventColumns[] | null
  readonly lines: readonly (readonly [debit: LedgerAccount, credit: LedgerAccount, amountMinor: number])[] | null
  readonly phone: string | null
  readonly language: string
}

/** Reads what {@link loanColumns} answered. */
export function openLoanFrom({ events, lines, phone, language, ...order }: LoanRow): OpenLoan {
  const loan = loanOf(order)
  const transfers = (lines ?? []).map(([debit, credit, amountMinor]) => ({
    debit,
    credit,
    amountMinor: exact(amountMinor),
  }))
  return {
    account: { order, loan, events: loan === null ? [] : (events ?? []).map(eventOf) },
    posted: applyTransfers(noBalances, transfers),
    borrower: { phone, language },
  }
}

function eventOf([source_key, kind, value_date, amount_minor, data]: EventColumns): LoanEvent {
  return eventFrom({ source_key, kind, value_date, amount_minor, data })
}

/** Locks orders by ascending id, until the transaction ends, and reads them. Those that do not exist are left out. */
export async function openLoans(tx: Tx, orderIds: readonly string[]): Promise<Map<string, OpenLoan>> {
  const rows = await tx.query<LoanRow>(`select ${loanColumns} from open_loans($1)`, [orderIds])
  return new Map(rows.map((row) => [row.id, openLoanFrom(row)]))
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
