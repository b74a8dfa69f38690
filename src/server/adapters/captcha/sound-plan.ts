// When each digit of a spoken captcha is said, how loud and how fast.

import { SOUND_SEED_BYTES } from '../../ports/captcha.ts'
import type { Recording } from './wav-samples.ts'

/** Samples a second: a telephone's. */
export const SAMPLES_A_SECOND = 8_000

/** Seconds. */
const silence = { atFirst: [0.25, 0.5], between: [0.35, 0.8], atLast: [0.25, 0.5] } as const

/** How much faster or slower than its recording a digit is said; faster is higher, too. */
const speeds = [0.93, 1.08] as const

export const loudness = { digit: [0.7, 0.95], hiss: [0.012, 0.03], murmur: [0.04, 0.08] } as const

/** Where a digit is said: `at` is its first sample. */
interface SpokenDigit {
  readonly digit: number
  readonly at: number
  readonly speed: number
  readonly loudness: number
}

interface SoundPlan {
  readonly digits: readonly SpokenDigit[]
  readonly samples: number
  /** The next random number from 0 to 1, for what lies under the digits. */
  readonly chance: () => number
}

/** When and how each digit of `code` is said. The same seed ({@link SOUND_SEED_BYTES}) plans the same. */
export function planSound(code: string, recordings: readonly Recording[], seed: Uint8Array): SoundPlan {
  const chance = chanceOf(seed)
  const within = ([from, to]: readonly [number, number]): number => from + (to - from) * chance()
  const samplesFor = (seconds: number): number => Math.round(seconds * SAMPLES_A_SECOND)
  let at = samplesFor(within(silence.atFirst))
  const digits: SpokenDigit[] = []
  for (const sign of code) {
    const digit = Number(sign)
    const speed = within(speeds)
    if (digits.length > 0) at += samplesFor(within(silence.between))
    digits.push({ digit, at, speed, loudness: within(loudness.digit) })
    at += Math.floor((recordings[digit]?.length ?? 0) / speed)
  }
  return { digits, samples: at + samplesFor(within(silence.atLast)), chance }
}

/** Random numbers from 0 to 1 out of a seed (sfc32): a sound is made again as it was, for a player that asks for its parts. */
function chanceOf(seed: Uint8Array): () => number {
  const words = new DataView(seed.buffer, seed.byteOffset, seed.byteLength)
  let [a, b, c, count] = [0, 4, 8, 12].map((at) => words.getInt32(at, true)) as [number, number, number, number]
  return () => {
    const next = (((a + b) | 0) + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + next) | 0
    return (next >>> 0) / 2 ** 32
  }
}
