// The transport without a wire gives up as a wire does: after sixty seconds (WIRE-5).

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSupport } from '../../contracts/service.ts'
import { inProcessTransport, type Pipeline } from './pipeline.ts'

const request = { method: 'POST', path: getSupport.path, query: {}, headers: {}, body: {} } as const

describe('a call that is never answered', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is given up after 60,000 ms, as slow', async () => {
    const silent: Pick<Pipeline, 'call'> = { call: () => new Promise(() => undefined) }
    const outcomes: unknown[] = []
    inProcessTransport(silent)(request, getSupport as never).then(
      (answer) => outcomes.push(answer),
      (error: unknown) => outcomes.push(error),
    )
    await vi.advanceTimersByTimeAsync(59_999)
    expect(outcomes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(outcomes).toEqual([expect.objectContaining({ name: 'TransportError', kind: 'slow' })])
  })
})

describe('an answer in time', () => {
  it('is brought as it is, in our own words', async () => {
    const answer = { status: 200, code: '0', message: '', inner: { email: 'a@b.c', phone: '1' } } as const
    const prompt: Pick<Pipeline, 'call'> = { call: async () => answer }
    expect(await inProcessTransport(prompt)(request, getSupport as never)).toEqual(answer)
  })
})
