// Plain text from users: cleaned of control characters, counted and shown.

/** Controls that change the direction of text, and zero-width characters. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Normalises line ends, and removes direction controls, zero-width characters and surrounding blanks. Idempotent. */
export function plainText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim()
}

/** Length as a person counts it: code points; a line end is one. */
export function characterCount(text: string): number {
  return [...text].length
}
