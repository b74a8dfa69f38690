// When the error line of a field goes.

import { describe, expect, it } from 'vitest'
import { mayBeRight } from './may-be-right.ts'

const text = { type: 'text', checked: false, valid: true, digitsAtLeast: 0 }

describe('a field that was refused', () => {
  it('is right once it holds something else', () => {
    expect(mayBeRight({ ...text, value: 'Maria' }, '', false)).toBe(true)
    expect(mayBeRight({ ...text, value: '0012345678' }, '001234', false)).toBe(true)
  })

  it('is wrong again with what was refused', () => {
    expect(mayBeRight({ ...text, value: '001234' }, '001234', false)).toBe(false)
  })

  it('is not right while it is empty, unless it may stay empty', () => {
    expect(mayBeRight({ ...text, value: ' ' }, '', false)).toBe(false)
    expect(mayBeRight({ ...text, value: '' }, 'nobody@', true)).toBe(true)
  })

  it('is not right before it has its digits, however they are grouped', () => {
    const phone = { ...text, type: 'tel', digitsAtLeast: 9 }
    expect(mayBeRight({ ...phone, value: '091 75' }, '', false)).toBe(false)
    expect(mayBeRight({ ...phone, value: '091 7555 01' }, '', false)).toBe(true)
  })

  it('is not right where the browser itself would refuse it', () => {
    expect(mayBeRight({ ...text, type: 'email', value: 'ana@', valid: false }, '', false)).toBe(false)
  })

  it('is right with its box ticked, or with any choice', () => {
    const box = { ...text, type: 'checkbox', value: '1' }
    expect(mayBeRight({ ...box, checked: true }, '1', false)).toBe(true)
    expect(mayBeRight(box, '1', false)).toBe(false)
    expect(mayBeRight({ ...text, type: 'radio', value: 'boi' }, 'boi', false)).toBe(true)
  })
})
