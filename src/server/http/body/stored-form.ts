// Parses a multipart form on disk, as strictly as one in memory: of a file it returns the range of its bytes.

import { between, boundaryOf, type FormPart, headEnd, headMaxBytes, lineEnd, namesIn, partsMax } from './multipart.ts'

/** Bytes on disk. A range beyond their end is cut to what is there. */
export interface StoredBytes {
  readonly sizeBytes: number
  read(from: number, to: number): Promise<Buffer>
}

export interface StoredPart extends Omit<FormPart, 'bytes'> {
  readonly from: number
  readonly to: number
}

/** So much is in memory at a time. */
const chunkBytes = 65_536

/** The parts of a form; null for what is none. */
export async function readStoredParts(contentType: string, form: StoredBytes): Promise<StoredPart[] | null> {
  const boundary = boundaryOf(contentType)
  if (boundary === null) return null
  const mark = Buffer.from(boundary)
  const first = Buffer.from(`--${boundary}`)
  if (!(await form.read(0, first.length)).equals(first)) return null
  const parts: StoredPart[] = []
  let at = first.length
  for (;;) {
    const rest = (await form.read(at, at + 5)).toString('latin1')
    if (rest.startsWith('--')) return /^--(\r\n)?$/.test(rest) ? parts : null
    if (!rest.startsWith(lineEnd.toString()) || parts.length === partsMax) return null
    const headAt = at + lineEnd.length
    const start = await form.read(headAt, headAt + headMaxBytes + headEnd.length)
    const headLength = start.indexOf(headEnd)
    if (headLength === -1) return null
    const names = namesIn(start.subarray(0, headLength).toString('utf8'))
    if (names === null) return null
    const from = headAt + headLength + headEnd.length
    const next = await indexIn(form, mark, from)
    const to = next - between.length
    if (next === -1 || to < from || !(await form.read(to, next)).equals(between)) return null
    parts.push({ ...names, from, to })
    at = next + mark.length
  }
}

/** The first position of these bytes from a place on; -1 if there is none. */
async function indexIn(form: StoredBytes, bytes: Buffer, from: number): Promise<number> {
  for (let at = from; at < form.sizeBytes; at += chunkBytes) {
    // A match may begin in this chunk and end in the next one.
    const found = (await form.read(at, at + chunkBytes + bytes.length - 1)).indexOf(bytes)
    if (found !== -1) return at + found
  }
  return -1
}

/** The bytes of a part, a chunk at a time. */
export async function* chunksOf(
  form: StoredBytes,
  { from, to }: Pick<StoredPart, 'from' | 'to'>,
): AsyncGenerator<Buffer, void> {
  for (let at = from; at < to; at += chunkBytes) yield await form.read(at, Math.min(at + chunkBytes, to))
}
