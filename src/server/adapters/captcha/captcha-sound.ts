// Speaks the digits of a captcha out of recordings: with pauses, speeds and a murmur of their own each time, as a WAV file.

import { loudness, planSound, SAMPLES_A_SECOND } from './sound-plan.ts'
import type { Recording } from './wav-samples.ts'

const HEADER_BYTES = 44

/** The sound of `code` as a WAV file: 8 bits, one channel, some 10 KB for each digit. The same seed makes the same bytes. */
export function captchaSound(code: string, recordings: readonly Recording[], seed: Uint8Array): Uint8Array {
  const plan = planSound(code, recordings, seed)
  const mixed = new Float32Array(plan.samples)
  for (const { digit, at, speed, loudness: loud } of plan.digits) lay(mixed, recordings[digit], { at, speed, loud })
  layMurmur(mixed, recordings, plan.chance)
  return wavOf(mixed)
}

/** Adds a recording at another speed, sample by sample on the line between two of its own. */
function lay(
  mixed: Float32Array,
  recording: Recording | undefined,
  { at, speed, loud }: { readonly at: number; readonly speed: number; readonly loud: number },
): void {
  if (recording === undefined) return
  const long = Math.min(Math.floor(recording.length / speed), mixed.length - at)
  for (let n = 0; n < long; n += 1) {
    const from = n * speed
    const before = recording[Math.floor(from)] ?? 0
    const after = recording[Math.floor(from) + 1] ?? before
    mixed[at + n] = (mixed[at + n] ?? 0) + loud * (before + (after - before) * (from % 1))
  }
}

/** What a program would have to take away first: a hiss, and digits said backwards, too quiet for a listener to mind. */
function layMurmur(mixed: Float32Array, recordings: readonly Recording[], chance: () => number): void {
  const among = (range: readonly [number, number]): number => range[0] + (range[1] - range[0]) * chance()
  for (let at = 0; at < mixed.length; ) {
    const said = recordings[Math.floor(chance() * recordings.length)] ?? new Float32Array(SAMPLES_A_SECOND)
    lay(mixed, said.toReversed(), { at, speed: among([0.7, 1.3]), loud: among(loudness.murmur) })
    at += Math.max(1, Math.floor(said.length * (0.5 + chance())))
  }
  const hiss = among(loudness.hiss)
  for (let at = 0; at < mixed.length; at += 1) mixed[at] = (mixed[at] ?? 0) + hiss * (chance() * 2 - 1)
}

function wavOf(samples: Float32Array): Uint8Array {
  const file = new Uint8Array(HEADER_BYTES + samples.length)
  const view = new DataView(file.buffer)
  const write = (at: number, name: string): void => file.set(Buffer.from(name, 'latin1'), at)
  write(0, 'RIFF')
  view.setUint32(4, file.length - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true) // PCM
  view.setUint16(22, 1, true) // channels
  view.setUint32(24, SAMPLES_A_SECOND, true)
  view.setUint32(28, SAMPLES_A_SECOND, true) // bytes a second
  view.setUint16(32, 1, true) // bytes of a sample
  view.setUint16(34, 8, true) // bits of a sample
  write(36, 'data')
  view.setUint32(40, samples.length, true)
  for (let at = 0; at < samples.length; at += 1) {
    const loud = Math.max(-1, Math.min(1, samples[at] ?? 0))
    file[HEADER_BYTES + at] = Math.round(128 + loud * 127)
  }
  return file
}
