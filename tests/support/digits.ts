// Digits for phones of tests: never the same twice in one run, and not in a row, which a limit takes for somebody who counts.

const beginning = Math.floor(Math.random() * 1e8)
/** Shares no factor with a power of ten, so that every number comes once before one comes again. */
const stride = 61_803_399
let given = 0

/** The next `count` digits: those of the last hundred million, or of as many as there are, differ. */
export function nextDigits(count: number): string {
  given += 1
  return String((beginning + given * stride) % Math.min(1e8, 10 ** count)).padStart(count, '0')
}
