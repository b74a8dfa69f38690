// Ids: short enough to read out, random enough not to be guessed.

import type { BusinessClock } from '../../ports/clock.ts'
import type { Ids } from '../../ports/ids.ts'
import type { Random } from '../../ports/random.ts'

/** Crockford's alphabet: no I, L, O, U, which are misread or make words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 32^6 seconds are 34 years: then the letters begin again, which changes nothing but where a new row stands. */
const secondsLetters = 6

/** 256 is a multiple of 32, so every letter is equally likely. */
function randomLetters(random: Random, count: number): string {
  return Array.from(random.bytes(count), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

function secondLetters(seconds: number): string {
  let letters = ''
  for (let rest = seconds; letters.length < secondsLetters; rest = Math.floor(rest / LETTERS.length)) {
    letters = `${LETTERS[rest % LETTERS.length]}${letters}`
  }
  return letters
}

function assertPrefix(prefix: string): void {
  if (!/^[A-Za-z]{1,7}$/.test(prefix)) throw new RangeError('an id begins with one to seven letters')
}

export function createIds(clock: BusinessClock, random: Random): Ids {
  return {
    orderId() {
      const day = clock.now().toISOString().slice(0, 10).replaceAll('-', '')
      return `L${day}${randomLetters(random, 13)}`
    },
    next(prefix) {
      assertPrefix(prefix)
      return `${prefix}${randomLetters(random, 16)}`
    },
    inOrder(prefix) {
      assertPrefix(prefix)
      const seconds = Math.floor(clock.now().getTime() / 1000)
      return `${prefix}${secondLetters(seconds)}${randomLetters(random, 10)}`
    },
  }
}
