// What people type as figures: digits of every script, with the blanks and dashes that stand between them.

/** Zero to nine of every script that counts by ten; Unicode keeps each ten of them together, in order. */
const digitOfAnyScript = /\p{Nd}/gu
/** Blanks of any width, never a line end: what stands on two lines is two things. */
const blank = /[\p{Zs}\t]/gu
/** Marks that a copied text carries at its ends without meaning anything: directions of writing, a joiner, a byte order mark. */
const markAround =
  /^[\s\u200b-\u200f\u202a\u202c\u2066-\u2069\ufeff]+|[\s\u200b-\u200f\u202a\u202c\u2066-\u2069\ufeff]+$/gu

function tenOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1
  return String(before % 10)
}

/** The text with every decimal digit of every script as 0 to 9; all else as it was. */
export function plainDigits(text: string): string {
  return /[^\p{ASCII}]/u.test(text) ? text.replace(digitOfAnyScript, tenOf) : text
}

/** The text as it was meant: plain digits, no blanks, line ends or invisible marks around, every blank inside a simple one. */
export function tidyFigures(text: string): string {
  return plainDigits(text.replace(markAround, '')).replace(blank, ' ')
}

/** How many digits of any script stand in a text. */
export function countDigits(text: string): number {
  return text.match(digitOfAnyScript)?.length ?? 0
}

/**
 * The digits of a number that is only digits, such as a code or an account: blanks and dashes of any kind may stand between
 * them. Null for a text with anything else in it, or without any digit.
 */
export function readDigits(typed: string): string | null {
  const text = tidyFigures(typed)
  if (!/^[0-9](?:[ \p{Pd}]*[0-9])*$/u.test(text)) return null
  return text.replace(/[^0-9]/g, '')
}
