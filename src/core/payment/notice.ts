// What a provider's word is worth: matched against our own intent, or put aside with the reason.

import { type CalendarDate, dateIn } from '../calendar-date.ts'

/** Why money was put aside instead of booked. Each has words for the officer who looks. */
export const suspenseReasons = [
  'referenceIsUnknown',
  'currencyDiffers',
  'paidInTheFuture',
  'paidBeforeTheLoan',
] as const
export type SuspenseReason = (typeof suspenseReasons)[number]

/** A provider's clock may run ahead of ours by so much. */
export const clockToleranceSeconds = 300

export interface HeardPayment {
  readonly currency: string
  readonly paidAt: Date
}

/** Our side of it: what was asked, and of which loan. */
export interface AskedPayment {
  readonly currency: string
  /** Null before the payout, when no loan can be paid. */
  readonly disbursedOn: CalendarDate | null
  readonly zone: string
}

export type NoticeVerdict =
  | { readonly valueDate: CalendarDate; readonly suspense: null }
  | { readonly valueDate: CalendarDate; readonly suspense: SuspenseReason }

/**
 * Judges a payment. The value date is the day of `paidAt` in the market's zone. An expired or replaced code does not matter,
 * and neither does another amount: money of this borrower that came counts. Reasons are looked at in the order of
 * {@link suspenseReasons}.
 */
export function judgePayment(heard: HeardPayment, asked: AskedPayment | null, zone: string, now: Date): NoticeVerdict {
  const valueDate = dateIn(asked?.zone ?? zone, heard.paidAt)
  return { valueDate, suspense: suspenseReason(heard, asked, valueDate, now) }
}

function suspenseReason(
  heard: HeardPayment,
  asked: AskedPayment | null,
  valueDate: CalendarDate,
  now: Date,
): SuspenseReason | null {
  if (asked === null) return 'referenceIsUnknown'
  if (heard.currency !== asked.currency) return 'currencyDiffers'
  if (heard.paidAt.getTime() > now.getTime() + clockToleranceSeconds * 1000) return 'paidInTheFuture'
  if (asked.disbursedOn === null || valueDate < asked.disbursedOn) return 'paidBeforeTheLoan'
  return null
}
