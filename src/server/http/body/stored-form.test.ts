// A form on disk comes apart into the same parts as in memory, wherever the chunks of the reading end.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readParts } from './multipart.ts'
import { chunksOf, readStoredParts, type StoredBytes } from './stored-form.ts'

const type = 'multipart/form-data; boundary=x-1'
const stored = (bytes: Buffer): StoredBytes => ({
  sizeBytes: bytes.byteLength,
  read: async (from, to) => bytes.subarray(from, to),
})

describe('a form on disk', () => {
  async function same(form: Buffer, contentType = type): Promise<void> {
    const parts = await readStoredParts(contentType, stored(form))
    const found = parts?.map(({ from, to, ...part }) => ({ ...part, bytes: form.subarray(from, to) })) ?? null
    expect(found).toEqual(readParts(contentType, form))
  }

  it('is read as one in memory is, whole or broken', async () => {
    const piece = fc.constantFrom(
      '--x-1',
      '\r\n',
      '--',
      'x-1',
      '\r\n--x-1\r\n',
      'Content-Disposition: form-data; name="a"',
      'Content-Disposition: form-data; name="b"; filename="c"',
      '\r\n\r\n',
      'some text',
      '\r\n--x-1--\r\n',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 16 }), (pieces) => same(Buffer.from(pieces.join('')))),
    )
    await same(Buffer.from('--x-1--'), 'multipart/form-data')
  })

  it('has a file whose end lies anywhere in the chunks that are read', async () => {
    const head = '--x-1\r\nContent-Disposition: form-data; name="file"; filename="r.csv"\r\n\r\n'
    for (const size of [0, 65_430, ...Array.from({ length: 14 }, (_, n) => 65_528 + n), 200_000]) {
      const form = Buffer.from(`${head}${'y'.repeat(size)}\r\n--x-1--\r\n`)
      const [part] = (await readStoredParts(type, stored(form))) ?? []
      if (part === undefined) throw new Error(`no part of ${size} bytes`)
      let read = 0
      for await (const chunk of chunksOf(stored(form), part)) read += chunk.byteLength
      expect(read).toBe(size)
    }
  })
})
