// A name that ends with a dot, such as 'Harbour Credit Inc.', at the end of a sentence: one stop, not two.

/** The text without a second stop behind the first. Three dots stay what they are. */
export function singleStops(text: string): string {
  // Most texts have no stop at all, and looking for two is slower than for one.
  if (!text.includes('.')) return text
  return text.replace(/(?<!\.)\.(?=[.。।])(?!\.\.)/g, '')
}

type Sentence = (...values: never[]) => unknown

/** All words, with single stops in every sentence that is made with names. What is said without any stays as it is. */
export function withSingleStops<W>(words: W): W {
  if (typeof words === 'function') {
    const sentence = words as unknown as Sentence
    return ((...values: never[]) => saidOnce(sentence(...values))) as W
  }
  if (typeof words !== 'object' || words === null) return words
  const known = made.get(words) ?? mapParts(words, withSingleStops)
  made.set(words, known)
  return known as W
}

/** The same words are made once and cached. */
const made = new WeakMap<object, unknown>()

function saidOnce(said: unknown): unknown {
  return typeof said === 'string' ? singleStops(said) : mapParts(said, saidOnce)
}

function mapParts<W>(words: W, change: (part: unknown) => unknown): W {
  if (Array.isArray(words)) return words.map(change) as W
  if (typeof words === 'object' && words !== null && Object.getPrototypeOf(words) === Object.prototype)
    return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, change(word)])) as W
  return words
}
