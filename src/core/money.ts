// Money: whole minor units, exact arithmetic with every rounding named, and amounts written and read as each market does.

import type { Market, MoneyFormat } from './market/market.ts'

/**
 * How a fraction becomes a whole number. All are symmetrical about zero, so that a reversal mirrors what it reverses:
 * `halfUp` takes halves away from zero, `halfEven` to the even neighbour, `up` away from zero, `down` towards it.
 */
export type Rounding = 'halfUp' | 'halfEven' | 'up' | 'down'

/** A rounding to multiples: `toMinor` 1 is the cent, 100 the whole unit, as in a market that counts in whole rupiah (MONEY-30). */
export interface RoundingRule {
  readonly mode: Rounding
  readonly toMinor: number
}

/** Amounts stay below this, so that sums and every figure on the wire remain exact integers. */
export const minorLimit = 1e15

/** The amount itself when it is a whole number below {@link minorLimit}; throws a RangeError otherwise. */
export function checkedMinor(amountMinor: number): number {
  if (!Number.isInteger(amountMinor) || Math.abs(amountMinor) >= minorLimit) {
    throw new RangeError(`not an amount of money in minor units: ${amountMinor}`)
  }
  return amountMinor
}

/** The sum, checked. */
export function sumMinor(amountsMinor: Iterable<number>): number {
  let total = 0
  for (const amount of amountsMinor) total = checkedMinor(total + checkedMinor(amount))
  return total
}

/**
 * `amountMinor × numerator ÷ denominator`, exact until the one rounding at the end. Shares are given as
 * whole numbers: 5 % of an amount is `mulDiv(amount, 500, 10_000, 'halfUp')`. The denominator must be positive.
 */
export function mulDiv(
  amountMinor: number,
  numerator: number | bigint,
  denominator: number | bigint,
  rounding: Rounding | RoundingRule,
): number {
  checkedMinor(amountMinor)
  if (denominator <= 0) throw new RangeError(`a share needs a positive denominator: ${denominator}`)
  if (typeof rounding !== 'string') {
    const { mode, toMinor } = rounding
    const multiples =
      typeof denominator === 'bigint' ? denominator * BigInt(toMinor) : checkedMinor(denominator * toMinor)
    return checkedMinor(mulDiv(amountMinor, numerator, multiples, mode) * toMinor)
  }
  if (typeof numerator === 'number' && typeof denominator === 'number') {
    const product = amountMinor * numerator
    // Nearly all figures are small: doubles are exact for them and twenty times faster than BigInt.
    if (Number.isSafeInteger(product) && Number.isSafeInteger(numerator)) {
      return checkedMinor(divideSmall(product, denominator, rounding))
    }
  }
  return checkedMinor(Number(divide(BigInt(amountMinor) * BigInt(numerator), BigInt(denominator), rounding)))
}

/** {@link mulDiv} with rounding half up, the usual one (MONEY-2), to multiples of `toMinor`. */
export function mulDivHalfUp(
  amountMinor: number,
  numerator: number | bigint,
  denominator: number | bigint,
  toMinor = 1,
): number {
  return mulDiv(amountMinor, numerator, denominator, toMinor === 1 ? 'halfUp' : { mode: 'halfUp', toMinor })
}

function roundsAway(rounding: Rounding, twiceRest: number, quotientIsOdd: boolean): boolean {
  if (rounding === 'up') return true
  if (rounding === 'down') return false
  return twiceRest > 0 || (twiceRest === 0 && (rounding === 'halfUp' || quotientIsOdd))
}

function divideSmall(dividend: number, divisor: number, rounding: Rounding): number {
  if (!Number.isInteger(divisor)) throw new RangeError(`a share needs a whole denominator: ${divisor}`)
  const magnitude = Math.abs(dividend)
  const rest = magnitude % divisor
  let quotient = (magnitude - rest) / divisor
  if (rest !== 0 && roundsAway(rounding, 2 * rest - divisor, quotient % 2 === 1)) quotient += 1
  // Stryker disable next-line EqualityOperator: nothing has no sign
  return dividend < 0 && quotient !== 0 ? -quotient : quotient
}

/** Division of big integers with a named rounding; the divisor is positive. */
export function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  // Stryker disable next-line EqualityOperator: nothing has no sign
  const magnitude = dividend < 0n ? -dividend : dividend
  let quotient = magnitude / divisor
  const rest = magnitude - quotient * divisor
  if (rest !== 0n && roundsAway(rounding, Number(2n * rest - divisor), quotient % 2n === 1n)) quotient += 1n
  // Stryker disable next-line EqualityOperator: nothing has no sign
  return dividend < 0n ? -quotient : quotient
}

/** Rounds to a multiple: 14,987.10 to the whole unit, up, is 14,988.00. */
export function roundMinor(numerator: bigint, denominator: bigint, rule: RoundingRule): number {
  return checkedMinor(Number(divide(numerator, denominator * BigInt(rule.toMinor), rule.mode)) * rule.toMinor)
}

/** `parts` equal shares, each rounded down to `toMinor`; the last one takes the remainder (MONEY-3). The shares add up to the amount. */
export function splitEvenly(amountMinor: number, parts: number, toMinor = 1): number[] {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError(`cannot split into ${parts} parts`)
  const share = mulDiv(amountMinor, 1, parts, { mode: 'down', toMinor })
  const shares = new Array<number>(parts).fill(share)
  shares[parts - 1] = amountMinor - share * (parts - 1)
  return shares
}

/** Keeps a sign, an amount and a unit on one line. */
const noBreakSpace = '\u00a0'

/** Whole digits in the market's groups: `1234567` is `1.234.567`. */
export function groupDigits(whole: string, format: MoneyFormat): string {
  if (whole.length <= 3) return whole
  const head = whole.slice(0, -3)
  const step = format.grouping === 'indian' ? /\B(?=(\d{2})+$)/g : /\B(?=(\d{3})+$)/g
  return head.replace(step, format.thousands) + format.thousands + whole.slice(-3)
}

/** An amount without its sign of currency: 123456 is `1.234,56` in the default market. Negative: `-1.234,56`. */
export function formatAmount(amountMinor: number, format: MoneyFormat): string {
  const digits = String(Math.abs(checkedMinor(amountMinor))).padStart(format.fractionDigits + 1, '0')
  const whole = groupDigits(digits.slice(0, -format.fractionDigits), format)
  const signed = `${amountMinor < 0 ? '-' : ''}${whole}`
  const fraction = digits.slice(-format.fractionDigits)
  return format.hidesEmptyFraction && /^0+$/.test(fraction) ? signed : `${signed}${format.decimal}${fraction}`
}

/** False for an amount with a fraction where people write none, as in rupiah (MONEY-30). */
export function isWrittenWhole(amountMinor: number, format: MoneyFormat): boolean {
  return format.hidesEmptyFraction !== true || amountMinor % 10 ** format.fractionDigits === 0
}

/**
 * An amount with its currency sign: `₱ 1.234,56` with a no-break space where the comma is the decimal sign, else
 * `₱1,234.56`. A minus comes first.
 */
export function formatMoney(amountMinor: number, format: MoneyFormat, symbol: string): string {
  const amount = formatAmount(Math.abs(amountMinor), format)
  return `${amountMinor < 0 ? '-' : ''}${symbol}${format.decimal === ',' ? noBreakSpace : ''}${amount}`
}

/**
 * A rate in words of the market: `rateMicros` are millionths of one, so 1000 is `0,1 %` and 12590 bps (x 100) `125,9 %`.
 * With `decimals` exactly so many, rounded half up; without, as many as it takes (four at most, and then exact).
 */
export function formatPercent(rateMicros: number, format: MoneyFormat, decimals?: number): string {
  const shown = decimals ?? 4
  const scaled = mulDivHalfUp(rateMicros, 1, 10 ** (4 - shown))
  const digits = String(Math.abs(scaled)).padStart(shown + 1, '0')
  const whole = groupDigits(digits.slice(0, digits.length - shown), format)
  const all = digits.slice(digits.length - shown)
  const fraction = decimals === undefined ? all.replace(/0+$/, '') : all
  const number = `${scaled < 0 ? '-' : ''}${whole}${fraction === '' ? '' : format.decimal + fraction}`
  return format.decimal === ',' ? `${number}${noBreakSpace}%` : `${number}%`
}

/** The currency sign: the market's own where one is set, else by the host's `system` parameter (1 rupee, else peso). */
export function currencySymbol(market: Pick<Market, 'currencySymbol'>, system: string | number | undefined): string {
  if (market.currencySymbol !== null) return market.currencySymbol
  return String(system) === '1' ? '₹' : '₱'
}
