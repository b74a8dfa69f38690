// Digits for phones of tests: counted from a random beginning, so that many thousand borrowers of one run never share one.

const beginning = Math.floor(Math.random() * 1e8)
let given = 0

/** The next `count` digits: those of the last hundred million, or of as many as there are, differ. */
export function nextDigits(count: number): string {
  given += 1
  return String((beginning + given) % Math.min(1e8, 10 ** count)).padStart(count, '0')
}
