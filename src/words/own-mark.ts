// Which words a page speaks beside the product's: the mark of the lender's own texts, by which the browser asks for them.

/** Undefined: the product's words as they were built. */
let mark: string | undefined

/** Set as a process starts. */
export function markOwnWords(of: string | undefined): void {
  mark = of
}

/** The mark. A browser reads it where the page says it: words may be needed before any script of ours has begun. */
export const ownWordsMark = (): string | undefined =>
  typeof document === 'undefined' ? mark : document.documentElement.dataset.words

/** Where the browser finds a section with the lender's own texts. */
export const ownWordsFolder = (of: string): string => `/words/${of}/`
