// Where two axes of a walk find the same faults, their values take turns on every run. `npm run prove -- screens` walks all of them.

/** Every value of every axis, as `npm run prove -- screens` asks for. */
export const isWalkedWhole = process.env.EVERY_WAY === '1'

/** The values that number `index` of the other axis meets: one of them by turns, or all in the long form. */
export function turnOf<T>(values: readonly T[], index: number): readonly T[] {
  return isWalkedWhole ? values : values.slice(index % values.length).slice(0, 1)
}
