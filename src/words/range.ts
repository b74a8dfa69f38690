// A range in a sentence: where it begins at once or has one length, its end says it all.

/** The lower end for a message that takes one or none; null where the range begins at 0, or both ends are the same. */
export function lowerEnd<End extends string | number>(from: End, to: End): End | null {
  return from === 0 || from === to ? null : from
}

/** The ends of a range for a refusal, which takes both or the one that there is. */
export function endsOf(min: string, max: string): Readonly<Record<string, string>> {
  return min === max ? { min } : { min, max }
}
