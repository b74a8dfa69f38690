// A multipart form taken apart: the parts of what browsers send, none of what is broken, and nothing that the platform reads otherwise.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readParts } from './multipart.ts'

const type = 'multipart/form-data; boundary=x'
const read = (form: string, contentType = type) => readParts(contentType, Buffer.from(form, 'latin1'))

/** A form as this platform sends it. */
async function sent(form: FormData): Promise<{ readonly contentType: string; readonly bytes: Buffer }> {
  const response = new Response(form)
  const contentType = response.headers.get('Content-Type') ?? ''
  return { contentType, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('a multipart form', () => {
  it('comes apart into the fields and files that were put in, whatever is in them', async () => {
    const value = fc.oneof(fc.string(), fc.constant('--x--'), fc.constant('a\u0000b'), fc.string({ unit: 'grapheme' }))
    const bytes = fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.constant(new Uint8Array(Buffer.from('\r\n--x--\r\n'))))
    const part = fc.record({ name: fc.string({ minLength: 1 }), value, file: fc.option(bytes) })
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        const form = new FormData()
        for (const { name, value: text, file } of parts) {
          if (file === null) form.append(name, text)
          else form.append(name, new File([new Uint8Array(file)], 'a.jpg'))
        }
        const { contentType, bytes: whole } = await sent(form)
        const reference = await new Response(new Uint8Array(whole), {
          headers: { 'Content-Type': contentType },
        }).formData()
        const expected = await Promise.all(
          [...reference].map(async ([name, entry]) => ({
            name,
            bytes: typeof entry === 'string' ? Buffer.from(entry) : Buffer.from(await entry.arrayBuffer()),
          })),
        )
        const found = readParts(contentType, whole)?.map((one) => ({ name: one.name, bytes: Buffer.from(one.bytes) }))
        expect(found).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('is nothing where a byte of it is wrong in a way that the platform does not read: what we take, a page can read', async () => {
    const form = new FormData()
    form.append('a', '1')
    form.append('picture', new File([Buffer.from('bytes')], 'a.jpg', { type: 'image/jpeg' }))
    const { contentType, bytes } = await sent(form)
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), fc.boolean(), async (at, byte, isCut) => {
        const changed = isCut ? bytes.subarray(0, at) : Buffer.from(bytes)
        if (!isCut) changed[at] = byte
        const parts = readParts(contentType, changed)
        if (parts === null) return
        const read = new Response(new Uint8Array(changed), { headers: { 'Content-Type': contentType } }).formData()
        expect([...(await read)].length).toBe(parts.length)
      }),
      { numRuns: 3_000 },
    )
  })

  it('keeps its files where they lie', async () => {
    const form = new FormData()
    form.append('picture', new File([Buffer.alloc(1_000, 7)], 'a.jpg'))
    const { contentType, bytes } = await sent(form)
    expect(readParts(contentType, bytes)?.[0]?.bytes.buffer).toBe(bytes.buffer)
  })

  it('is none without a boundary, a first line, an end, a name, or with a head that no form has', () => {
    const one = 'Content-Disposition: form-data; name="a"'
    expect(read(`--x\r\n${one}\r\n\r\n1\r\n--x--\r\n`)).toMatchObject([{ name: 'a', fileName: null }])
    for (const [form, contentType] of [
      ['', type],
      [`--x\r\n${one}\r\n\r\n1\r\n--x--\r\n`, 'multipart/form-data'],
      [`\r\n--x\r\n${one}\r\n\r\n1\r\n--x--\r\n`, type],
      [`--x\r\n${one}\r\n\r\n1`, type],
      [`--x\r\n${one}\r\n\r\n1\r\n--x--and more`, type],
      ['--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--\r\n', type],
      [`--x\r\n${one}\r\n${one}\r\n\r\n1\r\n--x--\r\n`, type],
      [`--x\r\n${one}\r\nX-Other: 1\r\n\r\n1\r\n--x--\r\n`, type],
      [`--x\r\n${one}\r\nContent-Transfer-Encoding: base64\r\n\r\n1\r\n--x--\r\n`, type],
      [`--x\r\n${one}; filename="${'f'.repeat(3_000)}"\r\n\r\n1\r\n--x--\r\n`, type],
      [`${`--x\r\n${one}\r\n\r\n1\r\n`.repeat(101)}--x--\r\n`, type],
    ] as const)
      expect(read(form, contentType), form.slice(0, 60)).toBeNull()
  })
})
