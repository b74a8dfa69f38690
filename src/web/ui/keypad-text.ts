// What the keys of the money keypad do to an amount being typed. No element, no event: text in, text out.

import type { MoneyFormat } from '../../core/market/market.ts'
import { groupDigits } from '../../core/money.ts'

/** A key: a digit, the market's decimal point, or the last character taken back. */
export type AmountKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'point' | 'delete'

const wholeDigitsAtMost = 9
const fractionDigits = 2

/** What may be kept of typed or pasted text: digits, one decimal point, two decimals, no needless zeros in front. */
export function cleanAmount(text: string, decimal: ',' | '.'): string {
  const [whole = '', ...rest] = text.replace(decimal === ',' ? /[^0-9,]/g : /[^0-9.]/g, '').split(decimal)
  const digits = whole.replace(/^0+(?=[0-9])/, '').slice(0, wholeDigitsAtMost)
  if (rest.length === 0) return digits
  return `${digits === '' ? '0' : digits}${decimal}${rest.join('').slice(0, fractionDigits)}`
}

/** The amount after a key. `decimal` is the market's point. */
export function pressKey(text: string, key: AmountKey, decimal: ',' | '.'): string {
  if (key === 'delete') return text.slice(0, -1)
  if (key === 'point') return text.includes(decimal) ? text : cleanAmount(text + decimal, decimal)
  return cleanAmount(text + key, decimal)
}

/** What stands in the field: what may be kept of the text, in the market's groups. `1400,5` is `1.400,5`. */
export function groupedAmount(text: string, format: MoneyFormat): string {
  const [whole = '', ...fraction] = cleanAmount(text, format.decimal).split(format.decimal)
  return [groupDigits(whole, format), ...fraction].join(format.decimal)
}

/** An amount that the page begins with, in groups; anything else as it was typed, since it is what the reason is about. */
export function startingAmount(text: string, format: MoneyFormat): string {
  return cleanAmount(text, format.decimal) === text ? groupedAmount(text, format) : text
}

/** Where the caret belongs once the text has other groups: before as many digits as it stood before. */
export function caretIn(grouped: string, text: string, caret: number): number {
  let left = text.slice(caret).replace(/[^0-9]/g, '').length
  let at = grouped.length
  while (left > 0 && at > 0) {
    at -= 1
    if (/[0-9]/.test(grouped.charAt(at))) left -= 1
  }
  return at
}
