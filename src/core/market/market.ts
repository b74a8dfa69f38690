// A market: currency, calendar, language, phone rule and the policy pack that caps what a loan may cost. All data.

import type { Language } from '../language.ts'
import type { AprBasis } from '../loan/apr.ts'
import type { ContactChannel } from '../outbox/contact.ts'
import type { CappedKind, ContactCap } from '../outbox/message-rules.ts'

export const marketIds = ['standard', 'philippines', 'india', 'indonesia', 'reference'] as const
export type MarketId = (typeof marketIds)[number]

export const currencies = ['PHP', 'INR', 'IDR'] as const
export type Currency = (typeof currencies)[number]

/** How amounts are written. `grouping` 'indian' is 1,23,456. */
export interface MoneyFormat {
  readonly decimal: ',' | '.'
  readonly thousands: '.' | ','
  readonly grouping: 'thousands' | 'indian'
  readonly fractionDigits: 2
  /** Whole amounts stand without their fraction, as people write rupiah: `1.234` and `1.234,56`. */
  readonly hidesEmptyFraction?: true
}

/**
 * Limits on what may be charged, every one optional; the lowest holds. Figures are configuration to be confirmed by the
 * lender's counsel. Rates in basis points (1 bp = 0.01 %).
 */
export interface CostCaps {
  /** Late charges per day late, as a share of the unpaid instalment (principal and interest), one-off sum included. */
  readonly lateDailyBps?: number
  /** Late charges per 30 days late or part of it, as a share of the unpaid instalment. */
  readonly lateMonthlyBps?: number
  /** Interest and late charges together per day, as a share of outstanding principal. */
  readonly allInDailyBps?: number
  /** All costs over the life of the loan (interest, fees, rollover fees, late charges), as a share of principal. */
  readonly totalCostBps?: number
  /** The one-off late sum at most, minor units. */
  readonly lateOnceMinor?: number
}

/**
 * Limits on an offer before it is made, every one optional. They count what was agreed (interest and fees), not what a
 * late payment adds. Configuration too, to be confirmed by the lender's counsel.
 */
interface OfferCaps {
  /** Interest per 30 days as a share of principal, before fees. */
  readonly nominalMonthlyBps?: number
  /** Effective rate per month that discounts all payments to the net proceeds. */
  readonly effectiveMonthlyBps?: number
  /** Interest and fees per day of the term, as a share of principal. */
  readonly dailyCostBps?: number
  /** The annual percentage rate, by the market's own formula. */
  readonly aprBps?: number
}

/**
 * Days after the day on which a complaint came, or was opened again. A public holiday is no day off here: an answer that does not wait
 * for it is within every count of working days.
 */
interface ComplaintDays {
  readonly acknowledgeDays: number
  /** Monday to Friday. A lender may promise fewer, never more. */
  readonly answerWeekdays: number
  readonly finalDays: number
}

/** When a borrower is reminded. Figures are configuration to be confirmed by the lender's counsel. */
export interface ReminderRules {
  /** Days before a due date. */
  readonly daysBefore: readonly number[]
  readonly onTheDay: boolean
  /** Days past due. */
  readonly daysLate: readonly number[]
}

export interface Market {
  readonly id: MarketId
  readonly zone: string
  readonly currency: Currency
  /** Every amount that a loan asks for is a multiple of it: 100 where people count in whole units. Absent: 1 (MONEY-30). */
  readonly unitMinor?: number
  /** An early settlement that is short by at most so much closes the loan. Absent: the usual tolerance (MONEY-38). */
  readonly closingToleranceMinor?: number
  /** Set where the lender's market fixes the sign; null leaves it to the `system` parameter (1 rupee, else peso). */
  readonly currencySymbol: string | null
  readonly moneyFormat: MoneyFormat
  readonly aprBasis: AprBasis
  readonly caps: CostCaps
  readonly offerCaps: OfferCaps
  /** Fewest days in which the borrower may give the money back; the day of payout is day 0. A product may give more. */
  readonly coolingOffDays: number
  /** A borrower is at least this old. */
  readonly minAgeYears: number
  readonly agreementTicked: boolean
  readonly phone: PhoneRule
  /** Usual languages of the market, the most usual first. Every page exists in every language anyway. */
  readonly languages: readonly Language[]
  /** No message leaves between these wall-clock times of the zone. */
  readonly quietHours: { readonly from: string; readonly to: string }
  readonly reminders: ReminderRules
  /** How often one borrower is contacted without having asked, over all loans. Configuration to be confirmed by the lender's counsel. */
  readonly contactCaps: Readonly<Record<CappedKind, ContactCap>>
  /** How often by one channel, within that. Configuration to be confirmed by the lender's counsel. */
  readonly channelCaps: Readonly<Record<ContactChannel, ContactCap>>
  /** By when a complaint is acknowledged, answered and finally decided. Configuration to be confirmed by the lender's counsel. */
  readonly complaints: ComplaintDays
  /** Within how many weekdays a borrower who cannot pay is answered, and for how many days a plan stays on offer. */
  readonly hardship: { readonly answerWeekdays: number; readonly offerDays: number }
  /** Within how many days a request about one's data is answered. Configuration to be confirmed by the lender's counsel. */
  readonly dataRequests: { readonly answerDays: number }
  /** Numbers and years of the laws that papers of this market cite. */
  readonly statutes: readonly string[]
  /** The authority for complaints about the lender. Without a name: the authority that licenses lenders. */
  readonly regulator: { readonly name: string | null; readonly url: string | null }
}

/** A phone rule: the country's prefix and a pattern over national digits. */
export interface PhoneRule {
  readonly countryCode: string
  readonly pattern: RegExp
  readonly maxDigits: number
  readonly example: string
}
