// Names for new things: short enough to read out, random enough that nobody finds another's.

import type { BusinessClock } from './clock.ts'
import type { Random } from './random.ts'

export interface Ids {
  /** A loan account: `L`, the day in UTC, 13 random letters (65 bits): 22 characters. */
  orderId(): string
  /** Anything else: `prefix` (one to seven letters) and 16 random letters (80 bits): at most 23 characters. */
  next(prefix: string): string
}

/** Crockford's alphabet: no I, L, O, U, which are misread or make words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 256 is a multiple of 32, so every letter is equally likely. */
function randomLetters(random: Random, count: number): string {
  return Array.from(random.bytes(count), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

export function createIds(clock: BusinessClock, random: Random): Ids {
  return {
    orderId() {
      const day = clock.now().toISOString().slice(0, 10).replaceAll('-', '')
      return `L${day}${randomLetters(random, 13)}`
    },
    next(prefix) {
      if (!/^[A-Za-z]{1,7}$/.test(prefix)) throw new RangeError('an id begins with one to seven letters')
      return `${prefix}${randomLetters(random, 16)}`
    },
  }
}
