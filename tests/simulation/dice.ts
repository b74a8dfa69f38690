// Randomness with a seed: the same seed throws the same numbers, on every machine.

import type { Random } from '../../src/server/ports/random.ts'

export interface Dice {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `from` to `to`, both counted. */
  between(from: number, to: number): number
  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean
  pick<T>(items: readonly T[]): T
  shuffled<T>(items: readonly T[]): T[]
  /** Dice of their own, so that what one player throws does not move the throws of another. */
  split(name: number): Dice
}

/** Dice over a 32-bit seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const dice: Dice = {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (percent) => next() * 100 < percent,
    pick(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    shuffled(items) {
      const mixed = [...items]
      for (let index = mixed.length - 1; index > 0; index -= 1) {
        const other = Math.floor(next() * (index + 1))
        const [a, b] = [mixed[index], mixed[other]]
        if (a !== undefined && b !== undefined) [mixed[index], mixed[other]] = [b, a]
      }
      return mixed
    },
    split: (name) => diceOf(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(name + 1, 0xc2b2ae35)),
  }
  return dice
}

/** Randomness for the product from the dice of the run: the same ids and references for the same seed. */
export function randomOf(dice: Dice): Random {
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => dice.between(0, 255))
  return {
    token: (count) => Buffer.from(bytes(count)).toString('base64url'),
    digits: (count) => Array.from({ length: count }, () => dice.between(0, 9)).join(''),
    bytes,
  }
}
