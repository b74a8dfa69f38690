// A part that cannot be fetched: asked for again with the connection, or after a pause, until it comes.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as connection from './connection.ts'
import { FileGone } from './fetch-files.ts'
import { fetchAwaited, fetchPart } from './fetch-part.ts'

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

describe('a part that a page is waited for with', () => {
  const told = vi.spyOn(connection, 'tellLoading')
  const toldLast = () => told.mock.calls.at(-1)?.[1]
  beforeEach(() => vi.stubGlobal('navigator', { onLine: false }))

  it('is asked for however long, and the page says that it waits', async () => {
    const { load } = loader(20)
    const part = fetchAwaited(load)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(toldLast()).toBe('offline')
    await vi.advanceTimersByTimeAsync(16 * 30_000)
    expect(await part).toBe('the part')
    expect(toldLast()).toBe(null)
  })

  it('says nothing while no other page is asked for', async () => {
    vi.stubGlobal('__reactRouterDataRouter', { state: { navigation: { state: 'idle' } } })
    const { load } = loader(1)
    const part = fetchAwaited(load)
    await vi.advanceTimersByTimeAsync(999)
    expect(toldLast()).toBe(null)
    await vi.advanceTimersByTimeAsync(1)
    expect(await part).toBe('the part')
  })

  it('is given up where our server has it no more', async () => {
    const part = fetchAwaited(() => Promise.reject(new FileGone('/assets/order-en.js')))
    await expect(part).rejects.toThrow('/assets/order-en.js')
    expect(toldLast()).toBe(null)
  })
})
