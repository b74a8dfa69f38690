// Which headers bring a token: those of any client that keeps to the standard.

import { expect, it } from 'vitest'
import { bearerToken } from './bearer-token.ts'

it.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['BEARER abc', 'abc'],
  ['Basic abc', null],
  ['Bearer', null],
  ['Bearer a b', null],
  [`Bearer ${'x'.repeat(10)}`, 'x'.repeat(10)],
  [`Bearer ${'x'.repeat(11)}`, null],
  [undefined, null],
])('reads the token of %s', (authorization, token) => {
  expect(bearerToken({ authorization }, 10)).toBe(token)
})
