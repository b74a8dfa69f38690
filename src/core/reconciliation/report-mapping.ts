// How a provider's settlement report is read: which column says what, as data that a lender writes for each of its providers.

import type { CalendarDate } from '../calendar-date.ts'

/**
 * What a line of a report is about. `ownTransfer`: the lender's own money on its way between the provider and a bank; `fee`: a
 * charge that belongs to no payment. Neither is compared with anything of ours.
 */
export const reportLineKinds = ['payment', 'paymentReturn', 'payout', 'payoutReturn', 'ownTransfer', 'fee'] as const
export type ReportLineKind = (typeof reportLineKinds)[number]

/** Days as a report writes them. */
export const reportDayForms = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD.MM.YYYY', 'DD-MM-YYYY'] as const
export type ReportDayForm = (typeof reportDayForms)[number]

/** Names of columns as the first line of the file has them. */
export interface ReportColumns {
  /** The provider's own number of the line: it comes once, in this report and in every other. */
  readonly id: string
  /** The number by which notices name a payment, where it is another than `id`. */
  readonly transaction?: string | undefined
  /** Our reference: that of a payment's code, or the key of a payout. */
  readonly reference?: string | undefined
  /** Without it every line is a payment. */
  readonly kind?: string | undefined
  readonly amount: string
  /** Fees and the taxes on them. */
  readonly fees: readonly string[]
  readonly net?: string | undefined
  readonly currency?: string | undefined
  readonly settledOn: string
  readonly bankAccount?: string | undefined
}

export interface ReportMapping {
  readonly delimiter: ',' | ';' | '\t' | '|'
  readonly decimalMark: '.' | ','
  /** Between groups of three digits; empty where the report writes none. */
  readonly groupMark: '' | '.' | ',' | ' ' | "'"
  readonly days: ReportDayForm
  readonly columns: ReportColumns
  /** The report's word for each kind of line; `skipped` lines are read and left out. */
  readonly kinds: Readonly<Record<string, ReportLineKind | 'skipped'>>
  /** Of every line, where no column says it. */
  readonly currency?: string | undefined
  /** The report's name for an account, and ours; or ours alone, where the provider pays into one. */
  readonly bankAccounts: string | Readonly<Record<string, string>>
  /** What stands in `id` of the last line, which adds up the others; absent where the report has no such line. */
  readonly totalMarker?: string | undefined
  /** A payment of ours that no report has after so many days is missing there. */
  readonly missingAfterDays: number
}

/** A line as it was understood. Amounts in minor units, as they change what the provider owes us: in is positive. */
export interface ReportLine {
  /** In the file, from 1 with the line of names. */
  readonly line: number
  readonly id: string
  readonly kind: ReportLineKind
  readonly transactionId: string
  /** Empty where the report has none. */
  readonly reference: string
  readonly grossMinor: number
  /** What the provider keeps; negative where it gives a fee back. */
  readonly feeMinor: number
  readonly netMinor: number
  readonly currency: string
  readonly settledOn: CalendarDate
  readonly bankAccount: string
}

/** Whether a line of this kind brings money (1), takes it (-1) or does neither (0: a fee alone). */
export const directionOf = {
  payment: 1,
  paymentReturn: -1,
  payout: -1,
  payoutReturn: 1,
  ownTransfer: -1,
  fee: 0,
} as const satisfies Record<ReportLineKind, 1 | -1 | 0>
