// A product: what a lender may offer, as data. Checked when it is defined, so that no offer can contradict itself.

import { markets } from '../market/markets.ts'
import { minorLimit, mulDivHalfUp, sumMinor } from '../money.ts'
import {
  type InterestMethod,
  type LateTariff,
  type Part,
  type PricedBy,
  type RolloverTerms,
  termLimits,
  unitOf,
} from './terms.ts'

/** A fee rule of a product: a fixed sum or a share of the principal (basis points, rounded half up). */
export interface FeeRule {
  readonly code: string
  readonly amount: { readonly fixedMinor: number } | { readonly principalBps: number }
  readonly taken: 'deducted' | 'added'
}

export interface TermChoice {
  readonly termDays: number
  readonly instalmentCount: number
}

/** Between which days after payout the borrower may choose the first payment. */
interface FirstDueRange {
  readonly earliestDays: number
  readonly latestDays: number
}

export interface Product extends PricedBy {
  readonly id: string
  readonly name: string
  readonly logo: string
  readonly minPrincipalMinor: number
  readonly maxPrincipalMinor: number
  readonly defaultPrincipalMinor: number
  /** What the borrower may choose in place of the usual term. */
  readonly otherTerms?: readonly TermChoice[]
  /** Absent where the first payment is always one share of the term after payout. */
  readonly firstDue?: FirstDueRange
  readonly fees: readonly FeeRule[]
  /** True where the borrower taps 'Withdraw Now' before the money leaves. */
  readonly manualWithdrawal: boolean
}

/** What a fee comes to on this principal, in a market that counts in multiples of `unitMinor`. */
export function feeAmountMinor(fee: FeeRule, principalMinor: number, unitMinor: number): number {
  return 'fixedMinor' in fee.amount
    ? fee.amount.fixedMinor
    : mulDivHalfUp(principalMinor, fee.amount.principalBps, 10_000, unitMinor)
}

/** Every fault of a product, in sentences for the lender; empty when it may be offered. */
export function productContradictions(product: Product): string[] {
  return [
    ...identityContradictions(product),
    ...principalContradictions(product),
    ...unitContradictions(product),
    ...planContradictions(product),
    ...firstDueContradictions(product),
    ...interestContradictions(product.interest),
    ...feeContradictions(product),
    ...lateContradictions(product.late),
    ...rolloverContradictions(product.rollover),
    ...dateMoveContradictions(product),
    ...earlyRepaymentContradictions(product),
    ...coolingOffContradictions(product),
    ...allocationContradictions(product.allocation),
    ...taxContradictions(product),
  ]
}

/** Keeps the sentences whose condition holds. */
function sentences(table: readonly (readonly [boolean, string])[]): string[] {
  return table.filter(([isWrong]) => isWrong).map(([, sentence]) => sentence)
}

function isWhole(value: number, from: number, to = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isInteger(value) && value >= from && value <= to
}

function identityContradictions(product: Product): string[] {
  return sentences([
    [product.id.trim() === '', 'it has no id'],
    [product.name.trim() === '', 'it has no name'],
    [!(product.market in markets), `the market ${product.market} is unknown`],
  ])
}

function principalContradictions(product: Product): string[] {
  const { minPrincipalMinor: min, maxPrincipalMinor: max, defaultPrincipalMinor: proposed } = product
  return sentences([
    [!isWhole(min, 1), 'the smallest principal is not an amount above zero'],
    [!isWhole(max, 1, minorLimit / 100), 'the greatest principal is not an amount that can be lent'],
    [min > max, 'the smallest principal is above the greatest'],
    [min <= max && !isWhole(proposed, min, max), 'the proposed principal lies outside the range'],
  ])
}

/** The unit in which the product's market counts, minor units; 1 where the market is unknown. */
function marketUnit({ market }: Product): number {
  return market in markets ? unitOf(markets[market]) : 1
}

/** In a market of whole units no amount that the product names may have a fraction of one (MONEY-30). */
function unitContradictions(product: Product): string[] {
  const { interest, late } = product
  const named = [
    product.minPrincipalMinor,
    product.maxPrincipalMinor,
    product.defaultPrincipalMinor,
    ...product.fees.map(({ amount }) => ('fixedMinor' in amount ? amount.fixedMinor : 0)),
    late.onceNewMinor,
    late.onceRepeatMinor,
    ...(interest.kind === 'declining' && interest.rounding !== undefined
      ? [interest.rounding.instalment.toMinor, interest.rounding.interest.toMinor]
      : []),
  ]
  const unit = marketUnit(product)
  return sentences([
    [
      named.some((amountMinor) => Number.isInteger(amountMinor) && amountMinor % unit !== 0),
      'an amount or a rounding has a fraction of what its market counts in',
    ],
  ])
}

/** The terms on offer: the usual one, then the others. */
export function termChoices({ termDays, instalmentCount, otherTerms = [] }: Product): readonly TermChoice[] {
  return [{ termDays, instalmentCount }, ...otherTerms]
}

function planContradictions(product: Product): string[] {
  const { minTermDays, maxTermDays } = termLimits
  const choices = termChoices(product)
  const isNoTerm = ({ termDays }: TermChoice) => !isWhole(termDays, minTermDays, maxTermDays)
  return sentences([
    [choices.some(isNoTerm), `the term is not ${minTermDays} to ${maxTermDays} days`],
    [
      choices.some(({ termDays, instalmentCount }) => !isWhole(instalmentCount, 1, termDays)),
      'the instalments do not fit into the term',
    ],
    [new Set(choices.map(({ termDays }) => termDays)).size < choices.length, 'two of its terms have the same days'],
  ])
}

function firstDueContradictions(product: Product): string[] {
  const { firstDue, earlyRepayment } = product
  if (firstDue === undefined) return []
  const { earliestDays, latestDays } = firstDue
  const choices = termChoices(product)
  return sentences([
    [
      !isWhole(earliestDays, 1) || !isWhole(latestDays, earliestDays),
      'the days of the first payment are no range of days after payout',
    ],
    [
      choices.some(({ termDays, instalmentCount }) => termDays - latestDays < instalmentCount - 1),
      'after the latest first payment the others do not fit into the term',
    ],
    [choices.some(({ instalmentCount }) => instalmentCount === 1), 'a single payment is due when the term ends'],
    // The statutory formula counts in even periods.
    [earlyRepayment.method === 'ukRebate', 'the first payment cannot be chosen where the rebate counts by periods'],
  ])
}

function interestContradictions(interest: InterestMethod): string[] {
  const isDeclining = interest.kind === 'declining'
  const rate = isDeclining ? interest.annualRateMicros : interest.dailyRateMicros
  const multiples = isDeclining && interest.rounding !== undefined ? Object.values(interest.rounding) : []
  return sentences([
    [!isWhole(rate, 0), 'the interest rate is not a whole number of millionths from zero up'],
    [multiples.some((rule) => !isWhole(rule.toMinor, 1)), 'it rounds to something that is no amount'],
  ])
}

function feeContradictions(product: Product): string[] {
  const figures = product.fees.map((fee) =>
    'fixedMinor' in fee.amount ? fee.amount.fixedMinor : fee.amount.principalBps,
  )
  const codes = new Set(product.fees.map((fee) => fee.code))
  if (figures.some((figure) => !isWhole(figure, 0, minorLimit / 100)))
    return ['a fee is not an amount or share from zero up']
  // Fees are linear in the principal: what holds at both ends of the range holds between them.
  const leavesNothing = [product.minPrincipalMinor, product.maxPrincipalMinor].some(
    (principal) => isWhole(principal, 1, minorLimit / 100) && deductedMinor(product, principal) >= principal,
  )
  return sentences([
    [codes.size < product.fees.length || codes.has(''), 'its fees do not each have a code of their own'],
    [leavesNothing, 'the fees deducted at payout leave the borrower nothing'],
  ])
}

function deductedMinor(product: Product, principalMinor: number): number {
  const deducted = product.fees.filter((fee) => fee.taken === 'deducted')
  return sumMinor(deducted.map((fee) => feeAmountMinor(fee, principalMinor, marketUnit(product))))
}

function lateContradictions(late: LateTariff): string[] {
  const outOfOrder = late.tiers.some((tier, index) => {
    const before = late.tiers[index - 1]
    return before === undefined ? tier.fromDay !== 1 : tier.fromDay <= before.fromDay
  })
  return sentences([
    [!isWhole(late.onceNewMinor, 0) || !isWhole(late.onceRepeatMinor, 0), 'a one-off late charge is not an amount'],
    [late.tiers.some((tier) => !isWhole(tier.fromDay, 1)), 'a late tier does not begin on a whole day'],
    [outOfOrder, 'the late tiers do not begin on day 1 and follow one another'],
    [late.tiers.some((tier) => !isWhole(tier.dailyBps, 0)), 'a late rate is not a whole number of basis points'],
    [!isWhole(late.graceDays, 0), 'the grace days are not a number of days'],
  ])
}

function rolloverContradictions(rollover: RolloverTerms | null): string[] {
  if (rollover === null) return []
  return sentences([
    [!isWhole(rollover.feeBps, 0), 'the rollover fee is not a whole number of basis points'],
    [!isWhole(rollover.days, 1), 'a rollover does not move the due date'],
    [!isWhole(rollover.limit, 1), 'a rollover is offered, and never allowed'],
  ])
}

function dateMoveContradictions({ dueDateMoves, earlyRepayment }: Product): string[] {
  if (dueDateMoves === undefined) return []
  return sentences([
    [!isWhole(dueDateMoves.maxDays, 1), 'a due date can be moved, and by no day'],
    [!isWhole(dueDateMoves.times, 1), 'a due date can be moved, and no time'],
    // The statutory formula counts in even periods.
    [earlyRepayment.method === 'ukRebate', 'a due date cannot be moved where the rebate counts by periods'],
  ])
}

function earlyRepaymentContradictions({ earlyRepayment, termDays }: Product): string[] {
  return sentences([
    [!isWhole(earlyRepayment.afterTermBps, 0, 10_000), 'early repayment does not open at a share of the term'],
    [!isWhole(earlyRepayment.afterDays, 0, Math.max(0, termDays)), 'early repayment does not open within the term'],
  ])
}

function coolingOffContradictions({ coolingOffDays, termDays, market }: Product): string[] {
  const least = market in markets ? markets[market].coolingOffDays : 0
  return sentences([
    [!isWhole(coolingOffDays, 0, Math.max(0, termDays)), 'the cooling-off days are not days of the term'],
    [coolingOffDays < least, `its market gives at least ${least} days to change one's mind`],
  ])
}

function allocationContradictions(allocation: readonly Part[]): string[] {
  const parts: readonly Part[] = ['penalty', 'fee', 'interest', 'principal']
  const isComplete = allocation.length === parts.length && parts.every((part) => allocation.includes(part))
  return sentences([[!isComplete, 'a payment is not allocated to penalty, fee, interest and principal, each once']])
}

function taxContradictions({ taxes = {} }: Product): string[] {
  const all = Object.values(taxes)
  return sentences([
    [all.some(({ name }) => name.trim() === ''), 'a tax has no name'],
    [all.some(({ rateBps }) => !isWhole(rateBps, 1, 10_000)), 'a tax is not 0.01 % to 100 %'],
  ])
}
