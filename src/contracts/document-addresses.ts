// The addresses of the papers of a loan: a page and a file of each, made from the same words.

import type { CalendarDate } from '../core/calendar-date.ts'
import { addresses, addressWith } from './addresses.ts'

/** Papers that a loan account writes from its own history; those of the agreement are in `paperNames`. */
export const accountPapers = ['receipt', 'statement', 'yearlyInterest', 'relief'] as const
export type AccountPaper = (typeof accountPapers)[number]

/** The scope of a paper within its order. */
export interface PaperScope {
  /** Of a receipt, and of a letter about an act of the lender (`relief`). */
  readonly number?: string
  /** Of a statement: both days are in it. */
  readonly from?: CalendarDate
  readonly to?: CalendarDate
  /** Of a yearly interest statement: a calendar year of the market. */
  readonly year?: number
}

/** `/documents/receipt/L26…/RC-2026-0041.pdf`, `/documents/yearlyInterest/L26…/2026.pdf`: opens for the owner's session only. */
export function documentFile(
  paper: string,
  orderId: string,
  { number, from, to, year }: PaperScope = {},
  extension: 'pdf' | 'csv' = 'pdf',
): string {
  const part = number ?? year
  const of = [paper, orderId, ...(part === undefined ? [] : [part])].map(encodeURIComponent).join('/')
  return addressWith(`/documents/${of}.${extension}`, { from, to })
}

/** The due dates of a loan as a calendar file: opens for the owner's session only. */
export function calendarFile(orderId: string): string {
  return `/documents/calendar/${encodeURIComponent(orderId)}.ics`
}

/** The same paper as a page of ours. */
export function documentPage(document: string, orderId: string, { number, from, to, year }: PaperScope = {}): string {
  return addressWith(addresses.loanAgreement, { orderId, document, number, from, to, year })
}
