// Bodies as they come from outside: what is read, and how little it takes to be refused.

import { describe, expect, it } from 'vitest'
import { decodeBody, hasTooManyValues } from './decode-body.ts'

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
    expect(hasTooManyValues(Buffer.from(`a=1${'&a=1'.repeat(99)}`))).toBe(false)
    expect(hasTooManyValues(Buffer.from(`a=1${'&a=1'.repeat(100)}`))).toBe(true)
    expect(hasTooManyValues(Buffer.alloc(0))).toBe(false)
  })

  it('of many parts with one name is refused, too', () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
    expect(decodeBody('multipart/form-data; boundary=x', Buffer.from(`${part.repeat(101)}--x--\r\n`))).toEqual(refused)
  })
})
