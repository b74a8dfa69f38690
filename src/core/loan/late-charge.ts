// Late charges: the tariff counted exactly by the day, and beside it what the caps let through.

import { date } from '../calendar-date.ts'
import { type CostLimits, costLimits, shareUnits } from './caps.ts'
import { buildSchedule } from './schedule.ts'
import type { LateTariff, LoanTerms } from './terms.ts'

const bpsUnits = 10_000

/** What being late has cost one instalment so far. Sums are exact: whole minor units and a rest; only {@link nominalMinor} rounds. */
export interface LateMeter {
  /** Days late that bore a charge, since the due date that holds now. */
  lateDays: number
  /** The one-off sum, where it fell on this instalment. */
  onceMinor: number
  tariffWholeMinor: number
  /** In 1/10,000 of a minor unit. */
  tariffRest: number
  /** Nominal charges that will never be charged: above the cap of the one-off sum, or left behind by a rollover. */
  foregoneMinor: number
  allowedWholeMinor: number
  /** In 1/300,000 of a minor unit. */
  allowedRest: number
  chargedMinor: number
}

/** What holds for the whole loan while its instalments are charged, oldest first. */
export interface LatePool {
  onceIsCharged: boolean
  /** What the cap on total cost leaves, minor units. */
  roomMinor: number
  /** What the all-in cap leaves of the day at hand, minor units. */
  dayLeftMinor: number
}

/** A meter at zero. */
export function newLateMeter(): LateMeter {
  return {
    lateDays: 0,
    onceMinor: 0,
    tariffWholeMinor: 0,
    tariffRest: 0,
    foregoneMinor: 0,
    allowedWholeMinor: 0,
    allowedRest: 0,
    chargedMinor: 0,
  }
}

/** The charge by the price list so far, rounded half up once. */
export function nominalMinor(meter: LateMeter): number {
  return meter.onceMinor + meter.tariffWholeMinor + (meter.tariffRest * 2 >= bpsUnits ? 1 : 0)
}

/** The one-off sum of the price list for this client. */
export function onceMinor(terms: Pick<LoanTerms, 'late' | 'client'>): number {
  return terms.client === 'new' ? terms.late.onceNewMinor : terms.late.onceRepeatMinor
}

/** The sum of the daily rates from late day `from` to `to`, both counted, in basis points. */
export function ratesBetween(tariff: LateTariff, from: number, to: number): number {
  let sum = 0
  for (let index = 0; index < tariff.tiers.length; index += 1) {
    const tier = tariff.tiers[index] as LateTariff['tiers'][number]
    const next = tariff.tiers[index + 1]
    const first = Math.max(from, tier.fromDay)
    const last = next === undefined ? to : Math.min(to, next.fromDay - 1)
    if (last >= first) sum += tier.dailyBps * (last - first + 1)
  }
  return sum
}

/** Charges `days` more late days where no cap holds: one step, however many days. `unpaidMinor` is principal and interest. */
export function chargeUncapped(
  meter: LateMeter,
  pool: LatePool,
  terms: LoanTerms,
  unpaidMinor: number,
  days: number,
): void {
  startOnce(meter, pool, terms, Number.POSITIVE_INFINITY)
  addTariff(meter, unpaidMinor, ratesBetween(terms.late, meter.lateDays + 1, meter.lateDays + days))
  meter.lateDays += days
  meter.chargedMinor = nominalMinor(meter) - meter.foregoneMinor
}

/**
 * Charges one more late day within the caps: what the tariff asks for and has not been charged yet, but no more than this
 * day allows. What a day cannot take waits for the next, so no day ever exceeds its cap and the sum never exceeds the tariff.
 */
export function chargeCappedDay(
  meter: LateMeter,
  pool: LatePool,
  terms: LoanTerms,
  limits: CostLimits,
  unpaidMinor: number,
): void {
  startOnce(meter, pool, terms, limits.onceMinor)
  meter.lateDays += 1
  addTariff(meter, unpaidMinor, ratesBetween(terms.late, meter.lateDays, meter.lateDays))
  const wantedMinor = nominalMinor(meter) - meter.foregoneMinor - meter.chargedMinor
  const grantedMinor = Math.min(
    wantedMinor,
    dayAllowance(meter, limits, unpaidMinor),
    pool.roomMinor,
    pool.dayLeftMinor,
  )
  meter.chargedMinor += grantedMinor
  pool.roomMinor -= grantedMinor
  pool.dayLeftMinor -= grantedMinor
}

/** A new due date: days late count from one again, and what the caps held back is not asked for any more. */
export function restartLateDays(meter: LateMeter): void {
  meter.lateDays = 0
  meter.foregoneMinor = nominalMinor(meter) - meter.chargedMinor
}

/** Once per loan, on the first instalment that is late. */
function startOnce(meter: LateMeter, pool: LatePool, terms: LoanTerms, capMinor: number): void {
  if (pool.onceIsCharged) return
  pool.onceIsCharged = true
  meter.onceMinor = onceMinor(terms)
  meter.foregoneMinor += Math.max(0, meter.onceMinor - capMinor)
}

function addTariff(meter: LateMeter, unpaidMinor: number, bps: number): void {
  const whole = Math.floor(unpaidMinor / bpsUnits)
  const rest = meter.tariffRest + (unpaidMinor - whole * bpsUnits) * bps
  const carry = Math.floor(rest / bpsUnits)
  meter.tariffWholeMinor += whole * bps + carry
  meter.tariffRest = rest - carry * bpsUnits
}

/** What this day adds to the allowance, rounded down over all days together: the cap is never exceeded by a fraction. */
function dayAllowance(meter: LateMeter, limits: CostLimits, unpaidMinor: number): number {
  if (limits.dailyShare === Number.POSITIVE_INFINITY) return limits.dailyShare
  const whole = Math.floor(unpaidMinor / shareUnits)
  const rest = meter.allowedRest + (unpaidMinor - whole * shareUnits) * limits.dailyShare
  const carry = Math.floor(rest / shareUnits)
  meter.allowedRest = rest - carry * shareUnits
  meter.allowedWholeMinor += whole * limits.dailyShare + carry
  return whole * limits.dailyShare + carry
}

/** Counts what a running share of `principalMinor` allows on one day; keeps the rest. */
export interface DailyAllowance {
  /** In 1/10,000 of a minor unit. */
  rest: number
}

/** The all-in allowance of one day after `interestMinor` of that day, minor units, never below zero. */
export function allInAllowance(
  carried: DailyAllowance,
  bps: number,
  principalMinor: number,
  interestMinor: number,
): number {
  if (bps === Number.POSITIVE_INFINITY) return bps
  const whole = Math.floor(principalMinor / bpsUnits)
  const rest = carried.rest + (principalMinor - whole * bpsUnits) * bps
  const carry = Math.floor(rest / bpsUnits)
  carried.rest = rest - carry * bpsUnits
  return Math.max(0, whole * bps + carry - interestMinor)
}

/** Interest of day `day` of a period of `days` days, so that the days of the period add up to its interest. Half up. */
export function interestOfDay(interestMinor: number, day: number, days: number): number {
  return (
    Math.floor((2 * interestMinor * day + days) / (2 * days)) -
    Math.floor((2 * interestMinor * (day - 1) + days) / (2 * days))
  )
}

/**
 * What `unpaidMinor` (principal and interest of the first instalment) costs when it is paid `daysLate` days after its due
 * date, all else being as agreed: `nominalMinor` by the price list, `chargedMinor` within the market's caps. Grace days
 * bear none. Field rule: once + unpaid x (5 % of days 1-30, 4 % of 31-90, 2 % from 91), rounded half up once.
 * `agreedInterestMinor` is the interest of the whole loan; left out, it is taken from the plan.
 */
export function lateChargeAfterDays(
  terms: LoanTerms,
  unpaidMinor: number,
  daysLate: number,
  agreedInterestMinor: number = plannedInterestMinor(terms),
): { nominalMinor: number; chargedMinor: number } {
  const limits = costLimits(terms, agreedInterestMinor)
  const meter = newLateMeter()
  const pool = { onceIsCharged: false, roomMinor: limits.roomMinor, dayLeftMinor: Number.POSITIVE_INFINITY }
  const allIn = { rest: 0 }
  const firstDueDay = Math.floor(terms.termDays / terms.instalmentCount)
  for (let late = 1; unpaidMinor > 0 && late <= daysLate - terms.late.graceDays; late += 1) {
    const day = firstDueDay + terms.late.graceDays + late
    const interestMinor = day > terms.termDays ? 0 : interestOfDay(agreedInterestMinor, day, terms.termDays)
    pool.dayLeftMinor = allInAllowance(allIn, limits.allInDailyBps, terms.principalMinor, interestMinor)
    chargeCappedDay(meter, pool, terms, limits, unpaidMinor)
  }
  return { nominalMinor: nominalMinor(meter), chargedMinor: meter.chargedMinor }
}

/** Dues are counted from the payout in days, so that the day of payout does not matter to this sum. */
function plannedInterestMinor(terms: LoanTerms): number {
  return buildSchedule(terms, date('2026-01-01')).reduce((sum, instalment) => sum + instalment.interestMinor, 0)
}
