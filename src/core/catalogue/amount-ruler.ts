// The ruler on which an amount is tried out: its steps, and which of typed, stepped and slid amounts a form means.

import type { MoneyFormat } from '../market/market.ts'
import { isWrittenWhole } from '../money.ts'
import { readAmount } from '../typed-amount.ts'

/** What a product, or several, lend: minor units, `minMinor` <= `maxMinor`. */
export interface AmountRange {
  readonly minMinor: number
  readonly maxMinor: number
}

/** Steps of a ruler at least and at most; a width with which both ends fit is taken from between them. */
const STEPS_AT_LEAST = 10
const STEPS_AT_MOST = 200
const niceWidths = [5, 2, 1] as const

/** The width of one step: 1, 2 or 5 with zeros, so that both ends stand on the ruler where such a width exists. */
export function stepMinor({ minMinor, maxMinor }: AmountRange): number {
  const widest = Math.floor((maxMinor - minMinor) / STEPS_AT_LEAST)
  if (widest < 1) return 1
  const widths: number[] = []
  for (let zeros = 10 ** Math.floor(Math.log10(widest)); zeros >= 1; zeros /= 10) {
    widths.push(...niceWidths.map((width) => width * zeros).filter((width) => width <= widest))
  }
  const fits = (width: number): boolean =>
    minMinor % width === 0 && maxMinor % width === 0 && width * STEPS_AT_MOST >= maxMinor - minMinor
  return widths.find(fits) ?? widths[0] ?? 1
}

/** Where the slider stands for an amount: the mark that a browser itself would take. */
export function markOf(amountMinor: number, range: AmountRange): number {
  const width = stepMinor(range)
  const inside = Math.min(Math.max(amountMinor, range.minMinor), range.maxMinor)
  const mark = range.minMinor + Math.floor((inside - range.minMinor) / width + 0.5) * width
  return mark > range.maxMinor ? mark - width : mark
}

/** The amounts of the buttons for less and for more; null at that end of the range. */
export function stepsAround(amountMinor: number, range: AmountRange): { less: number | null; more: number | null } {
  const { minMinor, maxMinor } = range
  const width = stepMinor(range)
  const steps = (amountMinor - minMinor) / width
  const less = Math.max(minMinor, minMinor + (Math.ceil(steps) - 1) * width)
  const more = Math.min(maxMinor, minMinor + (Math.floor(steps) + 1) * width)
  return { less: amountMinor > minMinor ? less : null, more: amountMinor < maxMinor ? more : null }
}

/** The fields of a form that tries out an amount, as they were sent; null for one that was not. */
export interface UncheckedTry {
  /** The button that was pressed, minor units. */
  readonly step: string | null
  readonly typed: string | null
  /** Where the slider was left, minor units. */
  readonly slide: string | null
  /** The amount with which the form came, minor units. */
  readonly was: string | null
  /** The position of the slider in it. */
  readonly at: string | null
}

/** The amount that the form asks for; `none` where it has no amount. */
export type TriedAmount = { readonly minor: number } | { readonly wrong: string } | 'none'

function count(unchecked: string | null): number | null {
  return unchecked !== null && /^\d{1,15}$/.test(unchecked) ? Number(unchecked) : null
}

/** A pressed step wins over a typed amount, and that over the slider; what was left as it came counts for nothing. */
export function triedAmount({ step, typed, slide, was, at }: UncheckedTry, format: MoneyFormat): TriedAmount {
  const pressed = count(step)
  if (pressed !== null) return { minor: pressed }
  const before = count(was)
  if (typed !== null) {
    const text = typed.trim()
    const meant = readAmount(text, format)
    if (meant === null || !isWrittenWhole(meant, format)) return { wrong: text }
    if (meant !== before) return { minor: meant }
  }
  const slid = count(slide)
  if (slid !== null && slid !== count(at)) return { minor: slid }
  return before === null ? 'none' : { minor: before }
}
