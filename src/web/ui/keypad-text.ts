// What the keys of the money keypad do to an amount being typed. No element, no event: text in, text out.

import type { MoneyFormat } from '../../core/market/market.ts'
import { groupDigits } from '../../core/money.ts'

/** A key: a digit, the market's decimal point, or the last character taken back. */
export type AmountKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'point' | 'delete'

const wholeDigitsAtMost = 9
const fractionDigits = 2

/** True for what our own keys write: digits, and the market's decimal sign with two digits at most. Anything else is left as it is. */
function isPlain(text: string, decimal: ',' | '.'): boolean {
  const [whole = '', fraction = '', ...rest] = text.split(decimal)
  return rest.length === 0 && /^[0-9]+$/.test(whole) && /^[0-9]*$/.test(fraction) && fraction.length <= fractionDigits
}

/** The amount after a key. `decimal` is the market's point. A key that makes no amount does nothing: its keys cannot be mistaken for others. */
export function pressKey(text: string, key: AmountKey, decimal: ',' | '.'): string {
  if (key === 'delete') return text.slice(0, -1)
  if (key === 'point') return text.includes(decimal) ? text : `${text === '' ? '0' : text}${decimal}`
  if (text === '0') return key
  const next = text + key
  if (text === '' || !isPlain(text, decimal)) return next
  const [whole = ''] = next.split(decimal)
  return isPlain(next, decimal) && whole.length <= wholeDigitsAtMost ? next : text
}

/** What stands in the field: a plain amount in the market's groups, anything else as it was typed. `1400,5` is `1.400,5`. */
export function groupedAmount(text: string, format: MoneyFormat): string {
  if (!isPlain(text, format.decimal)) return text
  const [whole = '', ...fraction] = text.split(format.decimal)
  return [groupDigits(whole, format), ...fraction].join(format.decimal)
}

/**
 * What has been typed, without the groups that were added: `was` is what stood there with groups of ours, or '' where none of them
 * are. A sign that was typed or pasted stays, wherever it is.
 */
export function typedAmount(was: string, now: string, format: MoneyFormat): string {
  const shorter = Math.min(was.length, now.length)
  let head = 0
  while (head < shorter && was[head] === now[head]) head += 1
  let tail = 0
  while (tail < shorter - head && was.at(-1 - tail) === now.at(-1 - tail)) tail += 1
  const own = (text: string): string => text.split(format.thousands).join('')
  const to = now.length - tail
  return own(now.slice(0, head)) + now.slice(head, to) + own(now.slice(to))
}

/** The text itself where its groups are such as {@link groupedAmount} adds; '' for any other. */
export function withOwnGroups(text: string, format: MoneyFormat): string {
  const plain = text.split(format.thousands).join('')
  return isPlain(plain, format.decimal) && groupedAmount(plain, format) === text ? text : ''
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
