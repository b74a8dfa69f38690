// Phone numbers by the market's rule: parsed from any usual spelling, stored in one.

import type { PhoneRule } from '../market/market.ts'

/** Longest text that is looked at, characters. */
const TYPED_MAX = 32

/**
 * The national digits in the market's own spelling (with the leading 0 where its example has one), or null. Blanks,
 * hyphens, dots and brackets between the digits are ignored, and so is the country's own prefix. Only ASCII digits count.
 */
export function readPhone(typed: string, rule: PhoneRule): string | null {
  const text = typed.trim()
  if (text.length > TYPED_MAX || !/^\+?\(?[0-9][0-9 ().-]*[0-9]$/.test(text)) return null
  const digits = text.replace(/[^0-9]/g, '')
  if (text.startsWith('+'))
    return digits.startsWith(rule.countryCode) ? national(digits.slice(rule.countryCode.length), rule) : null
  const international = `00${rule.countryCode}`
  if (digits.startsWith(international)) return national(digits.slice(international.length), rule)
  const plain = national(digits, rule)
  if (plain !== null || !digits.startsWith(rule.countryCode)) return plain
  return national(digits.slice(rule.countryCode.length), rule)
}

function national(digits: string, rule: PhoneRule): string | null {
  if (digits.length > rule.maxDigits || !rule.pattern.test(digits)) return null
  return rule.example.startsWith('0') && !digits.startsWith('0') ? `0${digits}` : digits
}

/** `+` and the country's prefix before the national digits: how a message is addressed. */
export function internationalPhone(nationalDigits: string, rule: PhoneRule): string {
  return `+${rule.countryCode}${nationalDigits.replace(/^0/, '')}`
}

/** The masked form of a phone number for screens. */
export function maskedPhone(nationalDigits: string): string {
  return `•••• ${nationalDigits.slice(-4)}`
}
