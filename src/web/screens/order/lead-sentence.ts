// The first sentence of a text of the server's: the one that must be read.

/**
 * The first sentence and the rest, by the full stop of each language: Hindi has its own, and after the Chinese one stands no blank.
 * The point or comma within an amount ends no sentence.
 */
export function leadSentence(text: string): readonly [string, string] {
  const end = /[.!?।](?=\s)|。/u.exec(text)
  return end === null ? [text, ''] : [text.slice(0, end.index + 1), text.slice(end.index + 1).trim()]
}
