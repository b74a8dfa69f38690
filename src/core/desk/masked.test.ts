// Masked fields of the desk: what is left of each, and that an empty one stays empty.

import { describe, expect, it } from 'vitest'
import { maskedBirthDate, maskedEmail, maskedName } from './masked.ts'

describe('a masked field', () => {
  it.each([
    ['Maria Clara', 'M•••• C••••'],
    ['  Maria   Clara ', 'M•••• C••••'],
    ['𠮷野', '𠮷••••'],
    ['', ''],
    [null, ''],
  ])('of the name %j is %j', (name, masked) => {
    expect(maskedName(name)).toBe(masked)
  })

  it.each([
    ['ana@mail.example', 'a••••@mail.example'],
    ['a@b@mail.example', 'a••••@mail.example'],
    ['@mail.example', '••••'],
    ['a@', 'a••••@'],
    ['no address', '••••'],
    [null, ''],
  ])('of the e-mail address %j is %j', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked)
  })

  it.each([
    ['1990-04-17', '•• ••• 1990'],
    [null, ''],
  ])('of the birthday %j is %j', (day, masked) => {
    expect(maskedBirthDate(day)).toBe(masked)
  })
})
