// A plan of level instalments on a falling balance: rows of principal and interest, the last one clearing what is left.

import { roundMinor } from '../money.ts'
import { levelInstalment } from './interest.ts'
import { type PlanRow, planAt, roundedToTheCent } from './plan-rows.ts'
import type { LevelRounding } from './terms.ts'
import type { Fraction } from './year-fraction.ts'

/** The last instalment against the level one: never greater (`lower`), nearest (`similar`), never smaller (`higher`). */
export type FinalInstalment = 'lower' | 'similar' | 'higher'

/** The plan whose level is the exact instalment, rounded; the last instalment takes what the roundings left. */
export function levelPlan(
  principalMinor: number,
  rates: readonly Fraction[],
  rounding: LevelRounding = roundedToTheCent,
): PlanRow[] {
  return planAt(levelMinorOf(principalMinor, rates, rounding), principalMinor, rates, rounding)
}

function levelMinorOf(principalMinor: number, rates: readonly Fraction[], rounding: LevelRounding): number {
  const exact = levelInstalment(principalMinor, rates)
  return roundMinor(exact.numerator, exact.denominator, rounding.instalment)
}

/**
 * The plan whose level is chosen so that the last instalment keeps its place: with `lower` the smallest level that
 * leaves a last instalment no greater than itself, with `higher` the greatest that leaves one no smaller, with `similar`
 * the nearer of the two. Levels are multiples of what the interest is rounded to: how the
 * instalment is rounded only says where the search begins.
 */
export function levelPlanWithFinal(
  principalMinor: number,
  rates: readonly Fraction[],
  final: FinalInstalment,
  rounding: LevelRounding = roundedToTheCent,
): PlanRow[] {
  const level = smallestLevel(principalMinor, rates, rounding)
  const excess = finalExcess(level, principalMinor, rates, rounding)
  if (final === 'lower' || excess === 0) return planAt(level, principalMinor, rates, rounding)
  const levelBelow = level - rounding.interest.toMinor
  const below = finalExcess(levelBelow, principalMinor, rates, rounding)
  const takeBelow = final === 'higher' || below < -excess
  return planAt(takeBelow ? levelBelow : level, principalMinor, rates, rounding)
}

/**
 * The smallest level that leaves a last instalment no greater than itself. A higher level lowers the last instalment, so this is
 * an exponential search from the exact instalment, which is nearly always within a unit, followed by a binary search.
 */
function smallestLevel(principalMinor: number, rates: readonly Fraction[], rounding: LevelRounding): number {
  const isEnough = (level: number): boolean => finalExcess(level, principalMinor, rates, rounding) <= 0
  let enough = levelMinorOf(principalMinor, rates, rounding)
  const unit = rounding.interest.toMinor
  let step = unit
  while (!isEnough(enough)) {
    enough += step
    step *= 2
  }
  // Stryker disable next-line ArithmeticOperator: looking at the same level twice changes nothing
  let short = enough - unit
  step = unit
  // Stryker disable next-line ConditionalExpression,EqualityOperator: no level below zero is enough, and zero only where it is the exact one
  while (short >= 0 && isEnough(short)) {
    enough = short
    // Stryker disable next-line MethodExpression: one great step leads to the same level, by more halves
    short = Math.max(-unit, short - step)
    step *= 2
  }
  while (enough - short > unit) {
    const middle = short + Math.floor((enough - short) / (2 * unit)) * unit
    if (isEnough(middle)) enough = middle
    else short = middle
  }
  return enough
}

/** How far the last instalment lies above the level. */
function finalExcess(
  level: number,
  principalMinor: number,
  rates: readonly Fraction[],
  rounding: LevelRounding,
): number {
  const last = planAt(level, principalMinor, rates, rounding).at(-1) as PlanRow
  return last.principalMinor + last.interestMinor - level
}
