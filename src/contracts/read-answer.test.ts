// What a client makes of an answer: by its code, and by `success` where a back end sends it.

import { describe, expect, it } from 'vitest'
import { readAnswer } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const read = (body: unknown, status = 200) =>
  readAnswer(endpoints.logOut as unknown as Endpoint<never, unknown>, { status, body })

describe('an answer', () => {
  it.each([
    { code: '0' },
    { code: '00' },
    { code: 0 },
    { success: true },
    { success: 1 },
    { success: 'true' },
    { code: '0', success: true },
  ])('is taken where it says so: %o', (said) => {
    expect(read({ ...said, message: '', data: {} }).ok).toBe(true)
  })

  it.each([
    { success: false },
    { success: 0 },
    { success: 'false' },
    { code: '0', success: false },
    { code: '43001' },
    { code: '43001', success: true },
  ])('is a refusal with its message where it says so: %o', (said) => {
    const answer = read({ ...said, message: 'Not today.', data: {} })
    expect(answer.ok ? null : answer.problem).toMatchObject({ kind: 'refused', message: 'Not today.' })
  })

  it('that has neither is no answer', () => {
    const answer = read({ message: 'Hello', data: {} })
    expect(answer.ok ? null : answer.problem.kind).toBe('failed')
  })
})
