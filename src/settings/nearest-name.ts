// The name that was probably meant: the nearest one, by letters left out, added, changed or exchanged.

/** More mistakes than this, and another word is meant. */
const MOST_MISTAKES = 2

/** How many single letters differ (Damerau-Levenshtein, with neighbours exchanged as one). */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isExchanged =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      const line = rows[row]
      if (line !== undefined) line[column] = least
    }
  return at(one.length, other.length)
}

/** How many letters of one word the other lacks: that many mistakes there are at least, and counting them takes no table. */
function lacking(one: string, other: string): number {
  let rest = other
  let missing = 0
  for (const letter of one) {
    const at = rest.indexOf(letter)
    if (at < 0) missing += 1
    else rest = rest.slice(0, at) + rest.slice(at + 1)
  }
  return missing
}

/** The nearest of the names, whatever the case; null where none is near. */
export function nearestName(word: string, names: Iterable<string>): string | null {
  const upper = word.toUpperCase()
  let nearest: string | null = null
  let least = MOST_MISTAKES + 1
  for (const name of names) {
    if (Math.abs(name.length - upper.length) >= least || lacking(upper, name) >= least) continue
    const far = distance(upper, name)
    if (far < least) [nearest, least] = [name, far]
  }
  return nearest
}
