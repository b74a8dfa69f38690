// Which words a page speaks beside the product's: the mark of the lender's own texts, by which the browser asks for them.

/** Undefined: the product's words as they were built. */
let mark: string | undefined

/** Set as a process starts, and in the browser by what the page says. */
export function markOwnWords(of: string | undefined): void {
  mark = of
}

/** The mark, as a page says it. */
export const ownWordsMark = (): string | undefined => mark

/** Where the browser finds a section with the lender's own texts. */
export const ownWordsFolder = (of: string): string => `/words/${of}/`
