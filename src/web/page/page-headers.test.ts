// The headers that a page's answer is put together with, beside real ones: the server reads the same of both.

import { expect, it } from 'vitest'
import { pageHeaders } from './page-headers.ts'

it('The headers of a page say what real ones say, each cookie by itself', () => {
  const told = [pageHeaders(), new Headers()].map((headers) => {
    headers.set('Content-Type', 'text/plain')
    headers.set('content-type', 'text/html')
    headers.append('Vary', 'Accept')
    headers.append('vary', 'ECT')
    headers.append('Set-Cookie', 'a=1; Path=/')
    headers.append('Set-Cookie', 'b=2; Path=/')
    return {
      all: [...headers].sort(),
      cookies: headers.getSetCookie(),
      type: headers.get('CONTENT-TYPE'),
      none: headers.get('Location'),
      has: [headers.has('Set-Cookie'), headers.has('VARY'), headers.has('Location')],
    }
  })
  expect(told[0]).toEqual(told[1])
})

it('A cookie that is set takes the place of those before, as in real headers', () => {
  for (const headers of [pageHeaders(), new Headers()]) {
    headers.append('Set-Cookie', 'a=1')
    headers.append('Set-Cookie', 'b=2')
    headers.set('Set-Cookie', 'c=3')
    expect([...headers]).toEqual([['set-cookie', 'c=3']])
    expect(headers.get('Set-Cookie')).toBe('c=3')
  }
})
