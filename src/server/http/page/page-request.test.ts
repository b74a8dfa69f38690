// What a page is asked with: its address is ours whatever it looks like, and its headers are found under any spelling.

import { describe, expect, it } from 'vitest'
import { toRequest } from './page-request.ts'

const origin = 'https://loans.example'
const headers = { cookie: 'sid=1', 'accept-language': 'id', 'x-twice': ['a', 'b'] }
const asked = (url: string, method = 'GET', body: Buffer | null = null) =>
  toRequest({ method, url, headers }, body, origin)

describe('the request of a page', () => {
  it('has the headers that were sent, under any spelling', () => {
    const { headers: read } = asked('/confirm')
    expect(['Cookie', 'COOKIE', 'X-Twice', 'Origin'].map((name) => read.get(name))).toEqual([
      'sid=1',
      'sid=1',
      'a, b',
      null,
    ])
    expect([read.has('Accept-Language'), read.has('Origin')]).toEqual([true, false])
  })

  it.each([
    ['/confirm?productId=1', 'https://loans.example/confirm?productId=1'],
    ['//evil.example/a', 'https://loans.example//evil.example/a'],
    ['https://evil.example/a', 'https://loans.example/'],
    ['@evil.example/a', 'https://loans.example/'],
  ])('stays at our own address for %s', (url, href) => {
    expect(asked(url).url).toBe(href)
    expect(asked(url, 'HEAD').url).toBe(href)
  })

  it('brings the fields of a form, and is one without any, too', async () => {
    const form = Buffer.from('a=1')
    const typed = { method: 'POST', url: '/confirm', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await toRequest(typed, form, origin).formData()).get('a')).toBe('1')
    expect([...(await asked('/confirm', 'POST').formData())]).toEqual([])
  })
})
