// The loaders' data of a page as text, its stamp, and the keys of its forms. On the server only.

import { hash } from 'node:crypto'

/**
 * What says nothing of what is shown: a token for one act is drawn anew for each page, and those of before hold as well; the moment of
 * an answer, and the time that is left then, are others each time, and the end that they count to is not.
 */
const passing: readonly string[] = ['token', 'nowMs', 'endsAtMs', 'answeredAt', 'secondsLeft']

/** A sum of 32 bits (FNV-1a), continued. */
const mixed = (sum: number, value: number): number => Math.imul(sum ^ value, 16_777_619)

function mixedText(sum: number, text: string): number {
  let all = sum
  for (let n = 0; n < text.length; n += 1) all = mixed(all, text.charCodeAt(n))
  return mixed(all, text.length)
}

/** Of a value as JSON would write it, without writing it: that took five times as long. Each kind of value has a mark of its own. */
function mixedValue(sum: number, value: unknown): number {
  if (typeof value === 'string') return mixedText(mixed(sum, 1), value)
  if (typeof value !== 'object' || value === null) return mixedText(mixed(sum, 2), String(value))
  if (value instanceof Date) return mixedText(mixed(sum, 1), value.toISOString())
  let all = mixed(sum, Array.isArray(value) ? 3 : 4)
  if (Array.isArray(value)) for (const item of value) all = mixedValue(all, item)
  else {
    const told = value as Readonly<Record<string, unknown>>
    // What a loader hands on are plain objects, whose names are all their own: no list is made of them.
    for (const name in told)
      if (told[name] !== undefined && !passing.includes(name)) all = mixedValue(mixedText(all, name), told[name])
  }
  return mixed(all, 5)
}

/** Tells two states of one page apart: 32 bits are enough. */
const short = (value: unknown): string => (mixedValue(-2_128_831_035, value) >>> 0).toString(36)

/** The stamp of a page (`wake-request.ts`): `whose` is what the page knows of its reader, with its address. */
export function stampOf(whose: readonly unknown[], shown: unknown, build: string): string {
  return `${short(whose)}.${short(shown)}.${stampOfBuild(build)}`
}

let last = { build: '', stamp: '' }

/** A process has one build. */
function stampOfBuild(build: string): string {
  if (last.build !== build) last = { build, stamp: short(build) }
  return last.stamp
}

/** The stamp of a mark of what a page shows (`ui/waking.ts`). */
export const markStamp = (mark: string): string => short(mark)

/** Keys for the forms of one page: always the same for the same seed, and in the same order. */
export function keysFrom(seed: string): () => string {
  let n = 0
  return () => {
    const hex = hash('sha256', `${seed} ${n++}`, 'hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
}

/** The whole text of a stream. */
export async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

const unsafeInPage: Readonly<Record<string, string>> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' }

/** JSON within an element that no browser runs or reads: nothing in it can end the element. */
export function dataBlock(json: string): string {
  return `<script type="text/data">${json.replace(/[&<>]/g, (sign) => unsafeInPage[sign] ?? '')}</script>`
}
