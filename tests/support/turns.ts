// Which part of a walk a short run takes: where two axes, or states of one screen, find the same faults, they take turns.
// `npm run prove -- screens` walks all of it.

import { spread } from './proof-length.ts'

/** Every value of every axis, as `npm run prove -- screens` asks for. */
export const isWalkedWhole = process.env.EVERY_WAY === '1'

/** Names the browser tests that only the long form runs. */
export const longTag = '@long'

/** What a run of the browser tests leaves out: in the long form nothing. */
export const leftOut = isWalkedWhole ? [] : [new RegExp(`${longTag}\\b`)]

/** Of the further states of a screen whose first is read, every so many are read in a short run. */
const furtherStatesEvery = 10

/**
 * The first of each group, and of the others every tenth: the same in every run. In the long form all of `items`. For a walk in which
 * what one member of a group shows is nearly what the others show.
 */
export function firstsAndSome<Item>(items: readonly Item[], groupOf: (item: Item) => string): readonly Item[] {
  const met = new Set<string>()
  let further = 0
  return items.filter((item) => {
    const group = groupOf(item)
    const isFirst = !met.has(group)
    met.add(group)
    if (isFirst || isWalkedWhole) return true
    further += 1
    return further % furtherStatesEvery === 0
  })
}

/** The values that number `index` of the other axis meets: one of them by turns, or all in the long form. */
export function turnOf<T>(values: readonly T[], index: number): readonly T[] {
  return isWalkedWhole ? values : values.slice(index % values.length).slice(0, 1)
}

/** So many members of a family of tests that say the same of other data, spread over it; all of them in the long form. */
export const some = <T>(family: readonly T[], count: number): readonly T[] =>
  isWalkedWhole ? family : spread(family, count)

/** A story that is the same with a script and without is told without one; in the long form both ways. */
export const usualWays: readonly boolean[] = isWalkedWhole ? [true, false] : [false]

/** The items in groups of so many, in their order; the last group may be smaller. */
export function inGroups<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))
}
