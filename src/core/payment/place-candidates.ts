// The loans that a payment in suspense may belong to, each with the reasons for it, the likeliest first.

import { isNearly } from './near-keys.ts'
import { referenceKey } from './payment-reference.ts'

/**
 * Why a payment may belong to a loan. `namesTheLoan`: its number stands in the payment's text. `code`: a code of the loan does.
 * `claim`: its borrower says that a payment of this number is missing. `phone`, `name`: the borrower's stand in the text. The three with
 * `nearly` differ by one letter or digit, or by two that changed places. `askedAmount`: a code asked for exactly this sum a short time
 * before. `dueAmount`: exactly this sum is due.
 */
export const placeReasons = [
  'namesTheLoan',
  'code',
  'claim',
  'phone',
  'nearlyTheLoan',
  'nearlyACode',
  'nearlyAClaim',
  'name',
  'askedAmount',
  'dueAmount',
] as const
type PlaceReason = (typeof placeReasons)[number]

/** How much each reason counts. A sum alone says little: many borrowers owe the same. */
const weights: Readonly<Record<PlaceReason, number>> = {
  namesTheLoan: 90,
  code: 80,
  claim: 80,
  phone: 60,
  nearlyTheLoan: 50,
  nearlyACode: 50,
  nearlyAClaim: 50,
  name: 30,
  askedAmount: 25,
  dueAmount: 15,
}

const candidatesMax = 8
/** A code asked for a sum at most so many days before it was paid. */
export const askedWithinDays = 30
/** Fewer digits are no phone number. */
const phoneDigitsMin = 8

export interface PaymentWithoutPlace {
  /** What the provider passed on: a code, or whatever the payer typed. */
  readonly text: string
  readonly transactionId: string
  readonly amountMinor: number
  readonly currency: string
}

export interface LoanToPlace {
  readonly orderId: string
  readonly currency: string
  /** Codes and references that were given out for the loan. */
  readonly codes: readonly string[]
  /** Sums that a code asked for within {@link askedWithinDays} before the payment. */
  readonly askedMinor: readonly number[]
  /** What is due, what closes the loan: sums that somebody would pay. */
  readonly dueMinor: readonly number[]
  /** References in open claims that a payment is missing. */
  readonly claims: readonly string[]
  /** National digits; null for an account that is deleted. */
  readonly phone: string | null
  readonly name: string | null
}

export interface PlaceCandidate {
  readonly orderId: string
  readonly reasons: readonly PlaceReason[]
  /** The sum of the reasons' weights. */
  readonly score: number
}

/** At most {@link candidatesMax}, by score, then by the loan's number. A loan without a reason, or in another currency, is none. */
export function placeCandidates(
  payment: PaymentWithoutPlace,
  loans: readonly LoanToPlace[],
): readonly PlaceCandidate[] {
  return loans
    .filter(({ currency }) => currency === payment.currency)
    .map((loan) => {
      const reasons = reasonsFor(payment, loan)
      return { orderId: loan.orderId, reasons, score: reasons.reduce((sum, reason) => sum + weights[reason], 0) }
    })
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.score - a.score || (a.orderId < b.orderId ? -1 : 1))
    .slice(0, candidatesMax)
}

function reasonsFor(payment: PaymentWithoutPlace, loan: LoanToPlace): readonly PlaceReason[] {
  const keys = keysIn(payment.text)
  const own = [...keys, referenceKey(payment.transactionId)]
  const found = new Set<PlaceReason>()
  const like = (names: readonly string[], given: readonly string[], exact: PlaceReason, near: PlaceReason): void => {
    const wanted = names.map(referenceKey).filter((key) => key !== '')
    if (wanted.some((key) => given.includes(key))) found.add(exact)
    else if (wanted.some((key) => given.some((one) => isNearly(key, one)))) found.add(near)
  }
  like([loan.orderId], keys, 'namesTheLoan', 'nearlyTheLoan')
  like(loan.codes, keys, 'code', 'nearlyACode')
  like(loan.claims, own, 'claim', 'nearlyAClaim')
  if (loan.phone !== null && loan.phone.length >= phoneDigitsMin && holdsPhone(payment.text, loan.phone))
    found.add('phone')
  if (loan.name !== null && holdsName(payment.text, loan.name)) found.add('name')
  if (loan.askedMinor.includes(payment.amountMinor)) found.add('askedAmount')
  if (loan.dueMinor.includes(payment.amountMinor)) found.add('dueAmount')
  return placeReasons.filter((reason) => found.has(reason))
}

/** The text as a whole and each of its words, as references are compared. */
export function keysIn(text: string): readonly string[] {
  const keys = [text, ...text.split(/[\s,;|]+/)].map(referenceKey)
  return [...new Set(keys.filter((key) => key.length > 3))]
}

/** The digits in a row of a text, blanks and dashes between them left out: what may be telephone numbers. */
export function phonesIn(text: string): readonly string[] {
  const runs = text.match(/\+?\d(?:[\s()-]?\d)+/g) ?? []
  return runs.map((run) => run.replaceAll(/\D/g, '')).filter((digits) => digits.length >= phoneDigitsMin)
}

function holdsPhone(text: string, phone: string): boolean {
  return phonesIn(text).some((digits) => digits.endsWith(phone))
}

/** The words of a text that may be somebody's names: letters only, small ones, without their accents. */
export function namesIn(text: string): readonly string[] {
  return plainLetters(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
}

function plainLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Every word of the name, and two at least, in whatever order a bank writes them. */
function holdsName(text: string, name: string): boolean {
  const words = namesIn(name)
  const said = new Set(namesIn(text))
  return words.length > 1 && words.every((word) => said.has(word))
}
