// Bodies as they come from outside: what is read, and how little it takes to be refused.

import { describe, expect, it, vi } from 'vitest'
import { countFields } from './count-fields.ts'
import { decodeBody } from './decode-body.ts'

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const refused = { ok: false, status: 400, field: 'body' }

describe('a body', () => {
  it('becomes fields, and a name that comes twice a list', () => {
    expect(decodeBody(form, Buffer.from('a=1&b=2&a=3&a=4'))).toEqual({
      ok: true,
      fields: { a: ['1', '3', '4'], b: '2' },
      files: [],
    })
  })

  it('has a hundred values at most, whether of many names or of one', () => {
    const many = (of: (n: number) => string, count: number) =>
      decodeBody(form, Buffer.from(Array.from({ length: count }, (_, n) => `${of(n)}=1`).join('&')))
    expect(many((n) => `n${n}`, 100)).toMatchObject({ ok: true })
    expect(many((n) => `n${n}`, 101)).toEqual(refused)
    expect(many(() => 'n', 101)).toEqual(refused)
    expect(decodeBody(json, Buffer.from(JSON.stringify({ n: Array(101).fill('1') })))).toEqual(refused)
  })

  it('is not even read where it has more', () => {
    const read = vi.spyOn(globalThis, 'URLSearchParams')
    expect(decodeBody(form, Buffer.from(`a=1${'&a=1'.repeat(100)}`))).toEqual(refused)
    expect(read).not.toHaveBeenCalled()
    expect(decodeBody(form, Buffer.from(`a=1${'&a=1'.repeat(99)}`))).toMatchObject({ ok: true })
    expect(read).toHaveBeenCalled()
    read.mockRestore()
  })

  it('of JSON is not even parsed where lists and fields go on for ever, however they are nested', () => {
    const parse = vi.spyOn(JSON, 'parse')
    const bodies = [
      `{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`,
      `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
      `{"a":{"b":[${'1,'.repeat(2_000)}1]}}`,
      `{${Array.from({ length: 2_000 }, (_, n) => `"n${n}":1`)}}`,
    ]
    for (const body of bodies) expect(decodeBody(json, Buffer.from(body)), body.slice(0, 20)).toEqual(refused)
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
  })

  it('of JSON is read with any characters in its texts and any nesting of old clients', () => {
    const text = '[{,"\\'.repeat(5_000)
    const body = JSON.stringify({
      text,
      escaped: '\\"',
      list: Array.from({ length: 90 }, () => ({ name: 'a', phone: 'b' })),
    })
    expect(decodeBody(json, Buffer.from(body))).toMatchObject({ ok: true, fields: { text } })
    expect(countFields(Buffer.from(`["${'\\"'.repeat(2_000)}"${',1'.repeat(999)}]`))).toBe(0)
    expect(countFields(Buffer.from(`["${'\\"'.repeat(2_000)}"${',1'.repeat(1_000)}]`))).toBeNull()
  })

  it.each([
    '{"a":"1","a":"2"}',
    '{"a":"1","a":"1"}',
    '{"orderId":"1","\\u006frderId":"2"}',
    '{"a":{"b":1,"b":2}}',
    '{"a":[{"b":1,"b":2}]}',
    '{"__proto__":1,"__proto__":2}',
  ])('of JSON with a field that comes twice is refused: %s', (body) => {
    expect(decodeBody(json, Buffer.from(body))).toEqual(refused)
  })

  it.each(['{}', '{"a:b":"c:d","e":{"f":[{"g":1},{"g":2}]},"__proto__":1}', ' { "a" : null } '])(
    'of JSON with each field once is read: %s',
    (body) => {
      expect(decodeBody(json, Buffer.from(body))).toMatchObject({ ok: true })
    },
  )

  it('of many parts with one name is refused, too', () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
    expect(decodeBody('multipart/form-data; boundary=x', Buffer.from(`${part.repeat(101)}--x--\r\n`))).toEqual(refused)
  })
})
