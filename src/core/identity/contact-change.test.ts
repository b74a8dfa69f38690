// Which proof is asked for next, and what can be an e-mail address.

import { expect, it } from 'vitest'
import { phoneStep, readEmail } from './contact-change.ts'

it('asks for the number, then for the old one, then for the new one', () => {
  expect(phoneStep(null)).toBe('ask')
  expect(phoneStep({ provedAt: null })).toBe('old')
  expect(phoneStep({ provedAt: new Date(0) })).toBe('new')
})

it.each([
  [' ana@mail.example ', 'ana@mail.example'],
  ['ana@mail', null],
  ['ana mail@mail.example', null],
  ['a@b.example, c@d.example', null],
  ['Ana <ana@mail.example>', null],
  ['', null],
])('reads %s as %s', (typed, read) => {
  expect(readEmail(typed)).toBe(read)
})
