// Phone numbers by the market's rule: parsed from any usual spelling, stored in one.

import type { PhoneRule } from '../market/market.ts'
import { tidyFigures } from '../typed-digits.ts'

/** Longest text that is looked at, characters. */
const TYPED_MAX = 40

/**
 * The national digits in the market's own spelling (with the leading 0 where its example has one), or null. Digits of every
 * script count; blanks, dashes, dots and brackets between them are ignored, and so are the country's own prefix (`+91`, `91`,
 * `0091`) and the 0 that is dialled before a number within the country.
 */
export function readPhone(typed: string, rule: PhoneRule): string | null {
  const text = tidyFigures(typed).replace(/＋/g, '+')
  if (text.length > TYPED_MAX || !/^\+?\(?[0-9](?:[0-9 ().]|\p{Pd})*[0-9]$/u.test(text)) return null
  const digits = text.replace(/[^0-9]/g, '')
  const { countryCode } = rule
  if (text.startsWith('+')) {
    return digits.startsWith(countryCode) ? national(digits.slice(countryCode.length), rule) : null
  }
  const international = `00${countryCode}`
  if (digits.startsWith(international)) return national(digits.slice(international.length), rule)
  const plain = national(digits, rule)
  if (plain !== null || !digits.startsWith(countryCode)) return plain
  return national(digits.slice(countryCode.length), rule)
}

/** Digits of the market, with or without the 0 that is dialled before them. */
function national(digits: string, rule: PhoneRule): string | null {
  const asDialled = digits.startsWith('0') ? [digits, digits.slice(1)] : [digits]
  const own = asDialled.find((one) => one.length <= rule.maxDigits && rule.pattern.test(one))
  if (own === undefined) return null
  return rule.example.startsWith('0') && !own.startsWith('0') ? `0${own}` : own
}

/** `+` and the country's prefix before the national digits: how a message is addressed. */
export function internationalPhone(nationalDigits: string, rule: PhoneRule): string {
  return `+${rule.countryCode}${nationalDigits.replace(/^0/, '')}`
}

/** The masked form of a phone number for screens. */
export function maskedPhone(nationalDigits: string): string {
  return `•••• ${nationalDigits.slice(-4)}`
}
