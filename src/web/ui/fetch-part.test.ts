// A part that cannot be fetched: asked for again with the connection, or after a pause, until it comes.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchPart } from './fetch-part.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A loader that fails so many times. */
function loader(failures: number) {
  let asked = 0
  const load = () => {
    asked += 1
    return asked > failures ? Promise.resolve('the part') : Promise.reject(new TypeError('Failed to fetch'))
  }
  return { load, asked: () => asked }
}

it('is asked for again as soon as there is a connection', async () => {
  const { load, asked } = loader(1)
  const part = fetchPart(load)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(asked()).toBe(1)
  window.dispatchEvent(new Event('online'))
  expect(await part).toBe('the part')
  expect(vi.getTimerCount()).toBe(0)
})

it('is asked for again after a pause that doubles, where nothing says that there is a connection', async () => {
  const { load, asked } = loader(2)
  const part = fetchPart(load)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked()).toBe(2)
  await vi.advanceTimersByTimeAsync(5_999)
  expect(asked()).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await part).toBe('the part')
})

it('is told as an error after six times, once, and asked for until it comes, with pauses of 48 seconds in the end', async () => {
  const told = vi.fn()
  vi.stubGlobal('reportError', told)
  const { load, asked } = loader(20)
  const part = fetchPart(load)
  await vi.advanceTimersByTimeAsync(92_999)
  expect([asked(), told.mock.calls.length]).toEqual([5, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect([asked(), told.mock.calls]).toEqual([6, [[new TypeError('Failed to fetch')]]])
  await vi.advanceTimersByTimeAsync(48_000)
  expect(asked()).toBe(7)
  await vi.advanceTimersByTimeAsync(14 * 48_000)
  expect(await part).toBe('the part')
  expect(told).toHaveBeenCalledOnce()
})
