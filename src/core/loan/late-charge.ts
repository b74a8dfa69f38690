// Late charges: the exact tariff by the day, and the amount charged within the caps.

import { date } from '../calendar-date.ts'
import { mulDiv } from '../money.ts'
import { type CostLimits, costLimits, shareUnits } from './caps.ts'
import { ratesBetween } from './late-rates.ts'
import { buildSchedule, firstDueDaysOf } from './schedule.ts'
import type { LateTariff, LoanTerms } from './terms.ts'

const bpsUnits = 10_000

/** The late charges of one instalment so far. Sums are exact (whole units and a remainder); only {@link nominalMinor} rounds. */
export interface LateMeter {
  /** What is charged is a multiple of it, minor units (MONEY-30). */
  readonly unitMinor: number
  /** Days late that bore a charge, since the due date that holds now. */
  lateDays: number
  /** The one-off sum, where it fell on this instalment. */
  onceMinor: number
  tariffWholeMinor: number
  /** Less than one unit, in 1/10,000 of a minor unit. */
  tariffRest: number
  /** Nominal charges that are never collected: above the cap of the one-off sum, or dropped by a rollover. */
  foregoneMinor: number
  /** Less than one unit, in 1/300,000 of a minor unit. */
  allowedRest: number
  chargedMinor: number
}

/** Limits of the whole loan while its instalments are charged, oldest first. */
export interface LatePool {
  onceIsCharged: boolean
  /** What the cap on total cost leaves, minor units. */
  roomMinor: number
  /** What the all-in cap leaves of the day at hand, minor units. */
  dayLeftMinor: number
}

/** A meter at zero, of a loan that is counted in multiples of `unitMinor`. */
export function newLateMeter(unitMinor: number): LateMeter {
  return {
    unitMinor,
    lateDays: 0,
    onceMinor: 0,
    tariffWholeMinor: 0,
    tariffRest: 0,
    foregoneMinor: 0,
    allowedRest: 0,
    chargedMinor: 0,
  }
}

/** The charge by the price list so far, rounded half up to the unit once. */
export function nominalMinor(meter: LateMeter): number {
  const { unitMinor } = meter
  return meter.onceMinor + meter.tariffWholeMinor + (meter.tariffRest * 2 >= bpsUnits * unitMinor ? unitMinor : 0)
}

/** The one-off sum of the price list for this client. */
function onceMinor(terms: Pick<LoanTerms, 'late' | 'client'>): number {
  return terms.client === 'new' ? terms.late.onceNewMinor : terms.late.onceRepeatMinor
}

/**
 * Charges `days` more late days where no cap holds, so that nothing is foregone: one step, however many days. `unpaidMinor` is
 * principal and interest.
 */
export function chargeUncapped(
  meter: LateMeter,
  pool: LatePool,
  terms: LoanTerms,
  unpaidMinor: number,
  days: number,
): void {
  startOnce(meter, pool, terms, Number.POSITIVE_INFINITY)
  const bps = ratesBetween(terms.late, meter.lateDays + 1, meter.lateDays + days)
  addToTariff(meter, share(unpaidMinor, bps, bpsUnits, meter.unitMinor))
  meter.lateDays += days
  meter.chargedMinor = nominalMinor(meter)
}

/** One instalment over days with a constant unpaid amount: the charge of each day, computed once. */
export interface DailyCharge {
  readonly meter: LateMeter
  readonly unpaidMinor: number
  /** What the caps allow on a day; whole is Infinity without such a cap. */
  readonly allowed: Share
  /** What the tariff asks for on a day, until the late day after which its next tier holds. */
  wanted: Share
  wantedUntilLateDay: number
}

/** Prepares {@link chargeCappedDay}. `unpaidMinor` is principal and interest. */
export function dailyCharge(meter: LateMeter, limits: CostLimits, unpaidMinor: number): DailyCharge {
  const isCapped = limits.dailyShare !== Number.POSITIVE_INFINITY
  const allowed = isCapped ? share(unpaidMinor, limits.dailyShare, shareUnits, meter.unitMinor) : noCap
  return { meter, unpaidMinor, allowed, wanted: noCap, wantedUntilLateDay: 0 }
}

/**
 * Charges one more late day within the caps: what the tariff asks for and has not been charged yet, but no more than this
 * day allows. The excess is carried to the next day: no day exceeds its cap, and the sum never exceeds the tariff.
 */
export function chargeCappedDay(charge: DailyCharge, pool: LatePool, terms: LoanTerms, limits: CostLimits): void {
  const { meter } = charge
  startOnce(meter, pool, terms, limits.onceMinor)
  meter.lateDays += 1
  // Stryker disable next-line ConditionalExpression,EqualityOperator: entering a tier again changes nothing but time
  if (meter.lateDays > charge.wantedUntilLateDay) enterTier(charge, terms.late)
  addToTariff(meter, charge.wanted)
  const wantedMinor = nominalMinor(meter) - meter.foregoneMinor - meter.chargedMinor
  const grantedMinor = Math.min(wantedMinor, allowanceOfDay(meter, charge.allowed), pool.roomMinor, pool.dayLeftMinor)
  meter.chargedMinor += grantedMinor
  pool.roomMinor -= grantedMinor
  pool.dayLeftMinor -= grantedMinor
}

/** A new due date: days late restart at one, and the excess held back by the caps is dropped. */
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

function enterTier(charge: DailyCharge, tariff: LateTariff): void {
  const day = charge.meter.lateDays
  // Stryker disable next-line ConditionalExpression,EqualityOperator: as above
  const next = tariff.tiers.find((tier) => tier.fromDay > day)
  charge.wantedUntilLateDay = next === undefined ? Number.POSITIVE_INFINITY : next.fromDay - 1
  charge.wanted = share(charge.unpaidMinor, ratesBetween(tariff, day, day), bpsUnits, charge.meter.unitMinor)
}

function addToTariff(meter: LateMeter, wanted: Share): void {
  meter.tariffWholeMinor += wanted.whole
  meter.tariffRest += wanted.rest
  // Stryker disable next-line EqualityOperator: a rest of one whole rounds up to what it is
  if (meter.tariffRest < bpsUnits * meter.unitMinor) return
  meter.tariffRest -= bpsUnits * meter.unitMinor
  meter.tariffWholeMinor += meter.unitMinor
}

/** Rounded down over all days together: the allowance of many days is never exceeded by a fraction of any. */
function allowanceOfDay(meter: LateMeter, allowed: Share): number {
  meter.allowedRest += allowed.rest
  if (meter.allowedRest < shareUnits * meter.unitMinor) return allowed.whole
  meter.allowedRest -= shareUnits * meter.unitMinor
  return allowed.whole + meter.unitMinor
}

/** `amount x numerator / parts` as a multiple of the unit, minor units, and a rest in 1/parts of a minor unit; exact for every amount of money. */
interface Share {
  readonly whole: number
  readonly rest: number
}

const noCap: Share = { whole: Number.POSITIVE_INFINITY, rest: 0 }

function share(amountMinor: number, numerator: number, parts: number, unitMinor: number): Share {
  const divisor = parts * unitMinor
  const groups = Math.floor(amountMinor / divisor)
  const scaled = (amountMinor - groups * divisor) * numerator
  const carry = Math.floor(scaled / divisor)
  return { whole: (groups * numerator + carry) * unitMinor, rest: scaled - carry * divisor }
}

/** What the all-in cap allows for interest and late charges of one day, minor units, rounded down to the unit; Infinity without a cap. */
export function allInPerDay(limits: CostLimits, principalMinor: number): number {
  if (limits.allInDailyBps === Number.POSITIVE_INFINITY) return limits.allInDailyBps
  return mulDiv(principalMinor, limits.allInDailyBps, 10_000, { mode: 'down', toMinor: limits.unitMinor })
}

/** Interest of day `day` of a period of `days` days, so that the days of the period add up to its interest. Half up to the unit. */
export function interestOfDay(interestMinor: number, day: number, days: number, unitMinor: number): number {
  const divisor = days * unitMinor
  const until = (lastDay: number): number => Math.floor((2 * interestMinor * lastDay + divisor) / (2 * divisor))
  return (until(day) - until(day - 1)) * unitMinor
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
  const pool = { onceIsCharged: false, roomMinor: limits.roomMinor, dayLeftMinor: Number.POSITIVE_INFINITY }
  const charge = dailyCharge(newLateMeter(limits.unitMinor), limits, unpaidMinor)
  const allInMinor = allInPerDay(limits, terms.principalMinor)
  const firstLateDay = firstDueDaysOf(terms) + terms.late.graceDays + 1
  const lateDays = unpaidMinor > 0 ? daysLate - terms.late.graceDays : 0
  for (let day = firstLateDay; day < firstLateDay + lateDays; day += 1) {
    const interestMinor =
      day > terms.termDays ? 0 : interestOfDay(agreedInterestMinor, day, terms.termDays, limits.unitMinor)
    pool.dayLeftMinor = Math.max(0, allInMinor - interestMinor)
    chargeCappedDay(charge, pool, terms, limits)
  }
  return { nominalMinor: nominalMinor(charge.meter), chargedMinor: charge.meter.chargedMinor }
}

/** Interest of the plan for an arbitrary day of payout: only day counts with months or leap years differ, by cents. */
function plannedInterestMinor(terms: LoanTerms): number {
  return buildSchedule(terms, date('2026-01-01')).reduce((sum, instalment) => sum + instalment.interestMinor, 0)
}
