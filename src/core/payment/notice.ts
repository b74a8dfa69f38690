// Judges a provider's notice: it matches our intent, or goes to suspense with a reason.

import { type CalendarDate, dateIn } from '../calendar-date.ts'

const suspenseReasons = ['referenceIsUnknown', 'currencyDiffers', 'paidInTheFuture', 'paidBeforeTheLoan'] as const
/** `payoutCameBack`: no payment, but money of a payout that the loan cannot be reversed for. Each reason has a text for the officer. */
export type SuspenseReason = JudgedReason | 'payoutCameBack'
export type JudgedReason = (typeof suspenseReasons)[number]

/** Tolerance for a provider's clock that runs ahead of ours. */
const clockToleranceSeconds = 300

export interface HeardPayment {
  readonly currency: string
  readonly paidAt: Date
}

/** Our side of the payment: the amount asked and the loan. */
export interface AskedPayment {
  readonly currency: string
  /** Null before the payout, when no loan can be paid. */
  readonly disbursedOn: CalendarDate | null
  readonly zone: string
}

export type NoticeVerdict =
  | { readonly valueDate: CalendarDate; readonly suspense: null }
  | { readonly valueDate: CalendarDate; readonly suspense: JudgedReason }

/**
 * Judges a payment. The value date is the day of `paidAt` in the market's zone. Payments to an expired or replaced code and of
 * another amount count as well (PAYMENT-13). Reasons are checked in the order of {@link suspenseReasons}.
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
): JudgedReason | null {
  if (asked === null) return 'referenceIsUnknown'
  if (heard.currency !== asked.currency) return 'currencyDiffers'
  if (heard.paidAt.getTime() > now.getTime() + clockToleranceSeconds * 1000) return 'paidInTheFuture'
  if (asked.disbursedOn === null || valueDate < asked.disbursedOn) return 'paidBeforeTheLoan'
  return null
}
