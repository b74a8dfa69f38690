// The loaders' data of a page as text, its stamp, and the keys of its forms. On the server only.

import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * What says nothing of what is shown: a token for one act is drawn anew for each page, and those of before hold as well; the moment of
 * an answer, and the time that is left then, are others each time, and the end that they count to is not.
 */
const passing: readonly string[] = ['token', 'nowMs', 'endsAtMs', 'answeredAt', 'secondsLeft']

/** Whether a JSON text has one of those names: within a string its quotation marks would be escaped. */
const hasPassing = (json: string): boolean => passing.some((name) => json.includes(`"${name}":`))

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? ''

/** Most pages have nothing that passes: they are written without a question for each value, in a fifth of the time. */
function lasting(value: unknown): string {
  const json = jsonOf(value)
  if (!hasPassing(json)) return json
  return jsonOf(JSON.parse(json, (name, told: unknown) => (passing.includes(name) ? undefined : told)))
}

/** Room for what most pages show. */
const letters = Buffer.alloc(65_536)

/** Tells two states of one page apart: 32 bits are enough. A sum in a loop of ours took up to seven times as long, as the engine chose. */
function short(value: unknown): string {
  const json = lasting(value)
  const bytes =
    2 * json.length > letters.byteLength
      ? Buffer.from(json, 'utf16le')
      : letters.subarray(0, letters.write(json, 'utf16le'))
  return crc32(bytes).toString(36)
}

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
