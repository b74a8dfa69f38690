// The reference on a borrower's slip: parsed from what people type, compared in a normalised form.

import { tidyFigures } from '../typed-digits.ts'

const shortest = 4
const longest = 40

/**
 * The letters and digits of a reference (a bank's UTR, a wallet's transaction number, a code of ours), capitals, digits of
 * any script, without the blanks and dashes that slips print between them. Null for what can be none.
 */
export function readPaymentReference(unchecked: string): string | null {
  const key = referenceKey(unchecked)
  if (/[^\sA-Z0-9./_:#\p{Pd}]/u.test(tidyFigures(unchecked).normalize('NFKC').toUpperCase())) return null
  return key.length >= shortest && key.length <= longest && /\d/.test(key) ? key : null
}

/** The form in which two references are compared. */
export function referenceKey(text: string): string {
  return tidyFigures(text)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}
