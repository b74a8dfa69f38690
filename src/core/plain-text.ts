// What a person typed, as it is kept, counted and shown: text and nothing that acts on text.

/** Controls that turn the direction of text, and zero-width ones that hide in it. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** One kind of line end, nothing that turns or hides text, no blanks around it. Doing it twice changes nothing. */
export function plainText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim()
}

/** Length as a person counts it: code points, of which a line end is one. */
export function characterCount(text: string): number {
  return [...text].length
}
