// Amounts as people type and paste them, in any usual way of writing: read where only one sum can be meant.

import type { MoneyFormat } from './market/market.ts'
import { tidyFigures } from './typed-digits.ts'

/** Thousands in threes, or as in India; the groups of one number stand between equal signs. */
const grouped = /^[1-9][0-9]{0,2}([ .,])[0-9]{3}(?:\1[0-9]{3})*$|^[1-9][0-9]?([ .,])(?:[0-9]{2}\2)*[0-9]{3}$/
/** Full-width signs, as keyboards of East Asia write them. */
const wideSigns: Readonly<Record<string, string>> = { '．': '.', '，': ',' }

/**
 * An amount in minor units as it was typed: plain or in groups (dots, commas or blanks, in threes or as in India), with either
 * decimal sign, digits of any script. Null for text that is no amount, and for one that could be two: `1,250` where the comma
 * is the decimal sign, `150.75` where people write whole units and put dots between thousands. Null also for signs before or
 * after, exponents, leading zeros, three decimals, and 10^15 and above.
 */
export function readAmount(typed: string, format: MoneyFormat): number | null {
  const text = tidyFigures(typed).replace(/[．，]/g, (sign) => wideSigns[sign] ?? sign)
  const at = decimalAt(text, format)
  const fraction = at === null ? '' : text.slice(at + 1)
  if (at !== null && !/^[0-9]{1,2}$/.test(fraction)) return null
  const whole = at === null ? text : text.slice(0, at)
  if (!/^(0|[1-9][0-9]*)$/.test(whole) && !grouped.test(whole)) return null
  const digits = whole.replace(/[^0-9]/g, '')
  return digits.length > 13 ? null : Number(digits + fraction.padEnd(format.fractionDigits, '0'))
}

/** Where the decimal sign stands; null where there is none. Signs that occur several times are groups, and so is a lone one before three digits. */
function decimalAt(text: string, format: MoneyFormat): number | null {
  const signs = [...text.matchAll(/[.,]/g)]
  const last = signs.at(-1)
  if (last === undefined || signs.filter(([sign]) => sign === last[0]).length > 1) return null
  if (signs.length > 1 || last[0] === format.decimal) return last.index
  // Alone, and the sign of this market's thousands: they come in threes, so that fewer digits are cents of another habit.
  const isCents = text.length - last.index <= 3
  // Where cents are not written, fewer digits are a group that was cut short as likely as cents.
  return isCents && format.hidesEmptyFraction !== true ? last.index : null
}
