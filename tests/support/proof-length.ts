// How much of a walk a run does: a canary in `npm test`, all of it in the long proofs (`npm run prove`).

/** Set by the long proofs. */
export const isLong = process.env.LONG_PROOFS === '1'

/** So many of `items`, spread over the list, the same in every run. */
export function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items
  return Array.from({ length: count }, (_, place) => items[Math.floor((place * items.length) / count)] as Item)
}

/** All of `items` in a long proof; otherwise `count` of them. */
export const walked = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  isLong ? items : spread(items, count)

/** All of `items` in a long proof; otherwise `count` of them, others for each `place`, so that all places together meet all of them. */
export function byTurns<Item>(items: readonly Item[], place: number, count: number): readonly Item[] {
  if (isLong || items.length <= count) return items
  return Array.from({ length: count }, (_, n) => items[(place * count + n) % items.length] as Item)
}
