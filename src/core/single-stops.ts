// A name that ends with a dot, such as 'Harbour Credit Inc.', at the end of a sentence: one stop, not two.

/** The text without a second stop behind the first. Three dots stay what they are. */
export function singleStops(text: string): string {
  // Most texts have no stop at all, and looking for two is slower than for one.
  if (!text.includes('.')) return text
  return text.replace(/(?<!\.)\.(?=[.。।])(?!\.\.)/g, '')
}
