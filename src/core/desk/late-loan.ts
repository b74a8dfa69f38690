// When a late loan is work for officers, and what its next step is. The thresholds are the lender's data.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import type { MarketId } from '../market/market.ts'
import { buckets } from '../portfolio/standing.ts'

/** The lender's thresholds. What broke a promise or a plan, or had a payment taken back, is work from its first late day. */
export interface CollectionRules {
  /** Days late from which a loan is work. */
  readonly fromDaysLate: number
  /** What is owed in all, in minor units of the market's currency: a late loan below it waits. A market that is not named has 0. */
  readonly leastOwedMinor: Readonly<Partial<Record<MarketId, number>>>
  /** After a contact that an officer began, the next one is a step after so many days. */
  readonly contactEveryDays: number
  /** So many days after a payment was taken back, that is the reason to talk. */
  readonly returnedPaymentDays: number
}

export const usualCollectionRules: CollectionRules = {
  fromDaysLate: 1,
  leastOwedMinor: {},
  contactEveryDays: 3,
  returnedPaymentDays: 7,
}

/**
 * What an officer does next with a late loan, the first that holds. `wait`: a promise runs, help was asked for, or the borrower was
 * contacted lately; nothing is to be done until then.
 */
export const lateSteps = ['brokenPlan', 'brokenPromise', 'paymentReturned', 'contact', 'wait'] as const
export type LateStep = (typeof lateSteps)[number]

/** What is known about a late loan besides what it owes. */
export interface LateFacts {
  readonly isPlanBroken: boolean
  readonly isPromiseBroken: boolean
  readonly isPaymentReturned: boolean
  readonly isPromised: boolean
  readonly isHelpAsked: boolean
  /** The newest contact that an officer began; null where there was none in the days between two. */
  readonly contactedAt: Date | null
}

/** DESK-53. */
export function nextStepOf(facts: LateFacts): LateStep {
  const waits = facts.isPromised || facts.isHelpAsked || facts.contactedAt !== null
  if (waits) return 'wait'
  if (facts.isPlanBroken) return 'brokenPlan'
  if (facts.isPromiseBroken) return 'brokenPromise'
  return facts.isPaymentReturned ? 'paymentReturned' : 'contact'
}

export const lateBuckets = ['late1', 'late31', 'late61', 'late91'] as const
export type LateBucket = (typeof lateBuckets)[number]

export const lateSorts = ['late', 'recent', 'owed'] as const
export type LateSort = (typeof lateSorts)[number]

/** The first and the last day since which something is due of the loans of a bucket, or of all late ones; null without a first. */
export function dueDaysOf(
  bucket: LateBucket | null,
  today: CalendarDate,
): { readonly from: CalendarDate | null; readonly through: CalendarDate } {
  const at = buckets.findIndex((one) => one.bucket === (bucket ?? 'late1'))
  const next = bucket === null ? undefined : buckets[at + 1]
  return {
    from: next === undefined ? null : addDays(today, 1 - next.fromDays),
    through: addDays(today, -(buckets[at]?.fromDays ?? 1)),
  }
}

/** The bucket of a loan by its days late, 1 or more. */
export function lateBucketOf(daysLate: number): LateBucket {
  return (
    lateBuckets.findLast((one) => daysLate >= (buckets.find(({ bucket }) => bucket === one)?.fromDays ?? 1)) ?? 'late1'
  )
}
