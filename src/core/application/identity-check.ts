// Who an applicant is, field by field: which fields an officer confirms or doubts, and which of them a market demands.

import type { MarketId } from '../market/market.ts'

/** What the applicant typed and the document proves, in the order in which an officer compares it. */
export const identityFields = ['fullName', 'birthDate', 'idType', 'idNumber', 'address'] as const
export type IdentityField = (typeof identityFields)[number]

export const fieldVerdicts = ['confirmed', 'doubted'] as const
export type FieldVerdict = (typeof fieldVerdicts)[number]

/**
 * The fields that an officer has to confirm before an application is approved whose identity was not confirmed otherwise. Configuration,
 * to be confirmed by the lender's counsel.
 */
const demandedFields = {
  standard: ['fullName', 'birthDate', 'idType', 'idNumber'],
  philippines: ['fullName', 'birthDate', 'idType', 'idNumber', 'address'],
  india: ['fullName', 'birthDate', 'idType', 'idNumber'],
  indonesia: ['fullName', 'birthDate', 'idType', 'idNumber'],
  reference: ['fullName', 'birthDate', 'idType', 'idNumber'],
} as const satisfies Record<MarketId, readonly IdentityField[]>

/** What an officer said of one field, and whether it was said of what is typed and pictured now. */
export interface FieldStanding {
  readonly field: IdentityField
  /** Null: what is typed now was not judged. */
  readonly verdict: FieldVerdict | null
}

/** The demanded fields that are not confirmed; empty where the identity stands. */
export function missingFields(market: MarketId, standing: readonly FieldStanding[]): IdentityField[] {
  const confirmed = standing.filter(({ verdict }) => verdict === 'confirmed').map(({ field }) => field)
  return demandedFields[market].filter((field) => !confirmed.includes(field))
}

const identityRule = 'identityConfirmed'

/** True where only a person can say who the applicant is: the rule on it did not pass by itself. */
export function identityIsInQuestion(rules: readonly { readonly rule: string; readonly passed: boolean }[]): boolean {
  return rules.some(({ rule, passed }) => rule === identityRule && !passed)
}

/** What an officer can ask for once more. A picture by its side, typed fields by themselves. */
export const askedAgain = ['front', 'back', 'fullName', 'birthDate', 'idType', 'idNumber', 'address'] as const
export type AskedAgain = (typeof askedAgain)[number]

/** The step of the application in which each is sent. */
export const stepOfAsked = {
  front: 'identity',
  back: 'identity',
  fullName: 'personal',
  birthDate: 'personal',
  idType: 'identity',
  idNumber: 'identity',
  address: 'personal',
} as const satisfies Record<AskedAgain, 'personal' | 'identity'>

/** Days that a borrower has to send again what was asked for; a person decides after them whatever came. */
export const askedAgainDays = 5
