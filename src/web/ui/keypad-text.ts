// What the keys of the money keypad do to an amount being typed. No element, no event: text in, text out.

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
