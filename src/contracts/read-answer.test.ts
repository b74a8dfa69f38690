// What a client makes of an answer: by its code, and by `success` where a back end sends it.

import { describe, expect, it } from 'vitest'
import { createApi } from './client.ts'

const read = (body: unknown, status = 200) =>
  createApi(async () => ({ status, body }), { common: {}, page: {}, newKey: () => 'key' }).logOut({})

describe('an answer', () => {
  it.each([
    { code: '0' },
    { code: '00' },
    { code: 0 },
    { success: true },
    { success: 1 },
    { success: 'true' },
    { code: '0', success: true },
  ])('is taken where it says so: %o', async (said) => {
    expect((await read({ ...said, message: '', data: {} })).ok).toBe(true)
  })

  it.each([
    { success: false },
    { success: 0 },
    { success: 'false' },
    { code: '0', success: false },
    { code: '43001' },
    { code: '43001', success: true },
  ])('is a refusal with its message where it says so: %o', async (said) => {
    const answer = await read({ ...said, message: 'Not today.', data: {} })
    expect(answer.ok ? null : answer.problem).toMatchObject({ kind: 'refused', message: 'Not today.' })
  })

  it('that has neither is no answer', async () => {
    const answer = await read({ message: 'Hello', data: {} })
    expect(answer.ok ? null : answer.problem.kind).toBe('failed')
  })
})
