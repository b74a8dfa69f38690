// The captcha's sound: a WAV file that says the digits in their order, in every language, and never twice alike.

import { describe, expect, it } from 'vitest'
import { languages } from '../../../core/language.ts'
import { SOUND_SEED_BYTES } from '../../ports/captcha.ts'
import { captchaSound } from './captcha-sound.ts'
import { digitRecordings } from './digit-recordings.ts'
import { planSound } from './sound-plan.ts'
import type { Recording } from './wav-samples.ts'

const seedOf = (first: number) => Uint8Array.from({ length: SOUND_SEED_BYTES }, (_, at) => (first * 31 + at * 37) % 256)

interface Wav {
  readonly format: number
  readonly channels: number
  readonly rate: number
  readonly bits: number
  readonly samples: Float32Array
}

/** Reads what we wrote as a player does, by the names of its parts. */
function readWav(file: Uint8Array): Wav {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const name = (at: number) => Buffer.from(file.subarray(at, at + 4)).toString('latin1')
  expect([name(0), name(8), name(12), name(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect(view.getUint32(4, true)).toBe(file.byteLength - 8)
  expect(view.getUint32(40, true)).toBe(file.byteLength - 44)
  return {
    format: view.getUint16(20, true),
    channels: view.getUint16(22, true),
    rate: view.getUint32(24, true),
    bits: view.getUint16(34, true),
    samples: Float32Array.from(file.subarray(44), (byte) => (byte - 128) / 127),
  }
}

/** How alike a part of a sound and a recording at a speed are: 1 is the same, 0 nothing in common. */
function alike(sound: Float32Array, at: number, recording: Recording, speed: number): number {
  let [both, ofSound, ofRecording] = [0, 0, 0]
  const long = Math.floor(recording.length / speed)
  for (let n = 0; n < long; n += 1) {
    const heard = sound[at + n] ?? 0
    const from = n * speed
    const before = recording[Math.floor(from)] ?? 0
    const meant = before + ((recording[Math.floor(from) + 1] ?? before) - before) * (from % 1)
    both += heard * meant
    ofSound += heard * heard
    ofRecording += meant * meant
  }
  return both / Math.sqrt(ofSound * ofRecording)
}

describe.each(languages)('the sound of a captcha in %s', (language) => {
  it('says each digit where it is planned, and no other', async () => {
    const recordings = await digitRecordings(language)
    for (const [turn, code] of ['0123', '4567', '8908', '1111'].entries()) {
      const seed = seedOf(turn + 1)
      const { samples } = readWav(captchaSound(code, recordings, seed))
      const { digits } = planSound(code, recordings, seed)
      expect(digits.map(({ digit }) => digit).join('')).toBe(code)
      for (const { digit, at, speed } of digits) {
        const likeness = recordings.map((recording) => alike(samples, at, recording, speed))
        expect(likeness[digit], `${code}: ${digit}`).toBeGreaterThan(0.9)
        for (const [other, how] of likeness.entries())
          if (other !== digit) expect(how, `${code}: ${digit} is not ${other}`).toBeLessThan(0.75)
      }
    }
  })
})

describe('the sound of a captcha', () => {
  it('is a WAV file that a phone loads quickly, and ends after a few seconds', async () => {
    const { samples, ...how } = readWav(captchaSound('4217', await digitRecordings('en'), seedOf(9)))
    expect(how).toEqual({ format: 1, channels: 1, rate: 8_000, bits: 8 })
    expect(samples.length / how.rate).toBeGreaterThan(3)
    expect(samples.length / how.rate).toBeLessThan(7)
  })

  it('is another one each time, in when and how its digits are said', async () => {
    const recordings = await digitRecordings('en')
    const sounds = Array.from({ length: 20 }, (_, at) => Buffer.from(captchaSound('4217', recordings, seedOf(at))))
    expect(new Set(sounds.map((sound) => sound.toString('base64'))).size).toBe(20)
    const plans = Array.from({ length: 20 }, (_, at) => planSound('4217', recordings, seedOf(at)).digits)
    for (const place of [0, 1, 2, 3]) {
      expect(new Set(plans.map((digits) => digits[place]?.at)).size).toBeGreaterThan(15)
      expect(new Set(plans.map((digits) => digits[place]?.speed)).size).toBe(20)
    }
  })

  it('is the same out of the same seed, for a player that asks for it in parts', async () => {
    const recordings = await digitRecordings('id')
    expect(captchaSound('4217', recordings, seedOf(3))).toEqual(captchaSound('4217', recordings, seedOf(3)))
  })

  it('leaves no pause without a sound in it, by which a program would part the digits', async () => {
    const { samples } = readWav(captchaSound('4217', await digitRecordings('en'), seedOf(4)))
    const quiet: number[] = []
    for (let at = 0; at + 400 <= samples.length; at += 400)
      quiet.push(Math.max(...samples.subarray(at, at + 400).map((one) => Math.abs(one))))
    expect(Math.min(...quiet)).toBeGreaterThan(0.005)
  })
})
