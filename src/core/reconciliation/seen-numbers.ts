// The numbers of a report's lines, and in which line each came first: 16 bytes a place, so that a million do not fill the memory.

export interface SeenNumbers {
  /** The line that had this number before; of a new number null, and the line is noted. Lines count from 1. */
  note(number: string, line: number): number | null
}

/** Words of a place: 96 bits of the number's hash, and its line; 0 for a free place. */
const wordsOfPlace = 4
const firstPlaces = 4_096

/** A set of numbers. Two different ones are taken for one with a chance of 1 in 2^57 among a million. */
export function seenNumbers(): SeenNumbers {
  let places = firstPlaces
  let words = new Uint32Array(places * wordsOfPlace)
  let count = 0

  /** The slot of these words, or the free one that they take. */
  function placeOf(hash: Uint32Array, at: number): number {
    for (let place = (hash[at] ?? 0) & (places - 1); ; place = (place + 1) & (places - 1)) {
      const start = place * wordsOfPlace
      if (words[start + 3] === 0) return start
      if (words[start] === hash[at] && words[start + 1] === hash[at + 1] && words[start + 2] === hash[at + 2])
        return start
    }
  }

  function grow(): void {
    const before = words
    places *= 2
    words = new Uint32Array(places * wordsOfPlace)
    for (let at = 0; at < before.length; at += wordsOfPlace)
      if (before[at + 3] !== 0) words.set(before.subarray(at, at + wordsOfPlace), placeOf(before, at))
  }

  const hash = new Uint32Array(wordsOfPlace)
  return {
    note(number, line) {
      hashInto(hash, number)
      const start = placeOf(hash, 0)
      const before = words[start + 3] ?? 0
      if (before !== 0) return before
      hash[3] = line
      words.set(hash, start)
      count += 1
      // At most two places of three are taken: a search stays short.
      if (count * 3 > places * 2) grow()
      return null
    },
  }
}

/** Three 32 bit words of cyrb128, which is not a cryptographic hash: who builds a collision only gets their own file refused. */
function hashInto(into: Uint32Array, text: string): void {
  let a = 1_779_033_703
  let b = 3_144_134_277
  let c = 1_013_904_242
  let d = 2_773_480_762
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = b ^ Math.imul(a ^ code, 597_399_067)
    b = c ^ Math.imul(b ^ code, 2_869_860_233)
    c = d ^ Math.imul(c ^ code, 951_274_213)
    d = a ^ Math.imul(d ^ code, 2_716_044_179)
  }
  a = Math.imul(c ^ (a >>> 18), 597_399_067)
  b = Math.imul(d ^ (b >>> 22), 2_869_860_233)
  c = Math.imul(a ^ (c >>> 17), 951_274_213)
  d = Math.imul(b ^ (d >>> 19), 2_716_044_179)
  into[0] = a ^ b ^ c ^ d
  into[1] = b
  into[2] = c
}
