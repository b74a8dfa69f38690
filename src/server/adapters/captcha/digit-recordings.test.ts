// The recorded digits, by numbers in place of ears: loud and long enough, never clipped, and ten words that are not mistaken for each other.

import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../../core/language.ts'
import { SOUND_SEED_BYTES } from '../../ports/captcha.ts'
import { captchaSound } from './captcha-sound.ts'
import { digitRecordings } from './digit-recordings.ts'
import { planSound } from './sound-plan.ts'
import { type Recording, samplesOf } from './wav-samples.ts'

const aSecond = 8_000
const windowLength = 256
const moments = 16
const bands = 12
const loudestHz = 3_600
/** What is quieter than this in a band counts as silence. */
const quietest = 0.01

const power = (samples: Float32Array): number => samples.reduce((sum, one) => sum + one * one, 0) / samples.length
const rms = (samples: Float32Array): number => Math.sqrt(power(samples))

const turns = Array.from({ length: windowLength }, (_, n) => (2 * Math.PI * n) / windowLength)
const cosines = turns.map(Math.cos)
const sines = turns.map(Math.sin)

/** How loud each band of tones is at a moment, as ears part them: narrow bands below, wide ones above. Logarithms. */
function toneOf(samples: Recording, at: number): number[] {
  const loud = Array.from({ length: bands }, () => quietest)
  for (let tone = 3; (tone * aSecond) / windowLength < loudestHz; tone += 1) {
    let [real, imaginary] = [0, 0]
    for (let n = 0; n < windowLength; n += 1) {
      const heard = (samples[at + n] ?? 0) * (0.5 - 0.5 * (cosines[n] ?? 0))
      real += heard * (cosines[(tone * n) % windowLength] ?? 0)
      imaginary += heard * (sines[(tone * n) % windowLength] ?? 0)
    }
    const height = Math.log1p((tone * aSecond) / windowLength / 700) / Math.log1p(loudestHz / 700)
    const band = Math.floor(height * bands)
    loud[band] = (loud[band] ?? 0) + real * real + imaginary * imaginary
  }
  return loud.map(Math.log)
}

const spectrogram = (samples: Recording): number[][] =>
  Array.from({ length: moments }, (_, at) =>
    toneOf(samples, Math.floor(((samples.length - windowLength) * at) / (moments - 1))),
  )

/** How different two words sound, however fast each is said: the cheapest way through both spectrograms (dynamic time warping). */
function difference(one: readonly number[][], other: readonly number[][]): number {
  const cost = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((loud, at) => loud - (b[at] ?? 0)))
  let before = [0, ...other.map(() => Number.POSITIVE_INFINITY)]
  for (const a of one) {
    const next = [Number.POSITIVE_INFINITY]
    for (const [at, b] of other.entries())
      next.push(cost(a, b) + Math.min(before[at] ?? 0, before[at + 1] ?? 0, next[at] ?? 0))
    before = next
  }
  return (before.at(-1) ?? 0) / (one.length + other.length)
}

/** A recording said at another speed: the same word. */
function at(speed: number, recording: Recording): Recording {
  return Float32Array.from({ length: Math.floor(recording.length / speed) }, (_, n) => between(recording, n * speed))
}

/** A sample on the line between two of a recording's own. */
function between(recording: Recording, from: number): number {
  const before = recording[Math.floor(from)] ?? 0
  return before + ((recording[Math.floor(from) + 1] ?? before) - before) * (from % 1)
}

/** Two words differ by this at the least. */
const wordsDiffer = 2

describe.each(languages)('the digits in %s', (language) => {
  it('are ten of one loudness, whole, without a click, and long enough for a word', async () => {
    const recordings = await digitRecordings(language)
    expect(recordings).toHaveLength(10)
    for (const [digit, samples] of recordings.entries()) {
      const name = `${language} ${digit}`
      expect(samples.length / aSecond, name).toBeGreaterThan(0.25)
      expect(samples.length / aSecond, name).toBeLessThan(1)
      const peak = Math.max(...samples.map(Math.abs))
      expect(peak, name).toBeGreaterThan(0.6)
      expect(peak, `${name} is cut off where it is loud`).toBeLessThan(0.8)
      expect(rms(samples), name).toBeGreaterThan(0.08)
      expect(rms(samples), name).toBeLessThan(0.25)
      expect(Math.abs(samples.reduce((a, b) => a + b) / samples.length), `${name} hums`).toBeLessThan(0.01)
    }
  })

  it('are ten different words, and each is still taken for itself when it is said faster or slower', async () => {
    const recordings = await digitRecordings(language)
    const heard = recordings.map(spectrogram)
    for (const [digit, one] of heard.entries()) {
      for (const [other, two] of heard.entries())
        if (other > digit)
          expect(difference(one, two), `${language} ${digit} and ${other}`).toBeGreaterThan(wordsDiffer)
      for (const speed of [0.93, 1.08]) {
        const said = spectrogram(at(speed, recordings[digit] as Recording))
        const differences = heard.map((word) => difference(said, word))
        expect(differences.indexOf(Math.min(...differences)), `${language} ${digit} at ${speed}`).toBe(digit)
      }
    }
  })
})

/** What lies under the digits of a sound: the sound without them. */
async function under(code: string, language: Language, first: number) {
  const seed = Uint8Array.from({ length: SOUND_SEED_BYTES }, (_, at) => (first * 31 + at * 37) % 256)
  const recordings = await digitRecordings(language)
  const { digits } = planSound(code, recordings, seed)
  const bytes = captchaSound(code, recordings, seed).subarray(44)
  const left = Float32Array.from(bytes, (byte) => (byte - 128) / 127)
  const above: number[] = []
  for (const { digit, at: begins, speed, loudness } of digits) {
    const said = recordings[digit] as Recording
    const long = Math.floor(said.length / speed)
    const whole = rms(left.subarray(begins, begins + long))
    for (let n = 0; n < long; n += 1) {
      left[begins + n] = (left[begins + n] ?? 0) - loudness * between(said, n * speed)
    }
    above.push(whole / rms(left.subarray(begins, begins + long)))
  }
  return { bytes, left, above }
}

describe('what lies under the digits of a captcha', () => {
  it('is there in every sound, much quieter than each digit, and clips nothing', async () => {
    for (const language of languages) {
      for (const [first, code] of ['4217', '8395', '0660'].entries()) {
        const { bytes, left, above } = await under(code, language, first)
        expect(rms(left), `${language} ${code}`).toBeGreaterThan(0.008)
        // Three times as loud: 10 dB.
        for (const times of above) expect(times, `${language} ${code}`).toBeGreaterThan(3)
        expect(Math.min(...bytes), 'clipped').toBeGreaterThan(0)
        expect(Math.max(...bytes), 'clipped').toBeLessThan(255)
      }
    }
  })

  it('is another one each time: two sounds of one code have none of it in common', async () => {
    const sounds = await Promise.all([1, 2, 3, 4, 5, 6].map((first) => under('4217', 'en', first)))
    for (const [n, { left: one }] of sounds.entries()) {
      for (const { left: other } of sounds.slice(n + 1)) {
        const long = Math.min(one.length, other.length)
        let both = 0
        for (let at = 0; at < long; at += 1) both += (one[at] ?? 0) * (other[at] ?? 0)
        const alike = both / long / (rms(one) * rms(other))
        expect(Math.abs(alike)).toBeLessThan(0.1)
      }
    }
  })
})

it('a recording of another kind is not taken for silence', () => {
  const seed = new Uint8Array(SOUND_SEED_BYTES)
  expect(() => samplesOf(captchaSound('1', [new Float32Array(10)], seed))).toThrow('no WAV file in mu-law')
  expect(() => samplesOf(new Uint8Array(3))).toThrow('no WAV file in mu-law')
})
