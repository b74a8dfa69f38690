// Notices that are held back leave by themselves as time passes, one look after the other, until the server stops.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverNotices } from './deliver-notices.ts'

const log = { error: vi.fn() }
beforeEach(() => {
  vi.useFakeTimers()
  log.error.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('held notices', () => {
  it('are looked for every second, until it stops', async () => {
    const deliverDue = vi.fn(async () => 0)
    const courier = deliverNotices({ deliverDue }, log)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(deliverDue).toHaveBeenCalledTimes(3)
    await courier.stop()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(deliverDue).toHaveBeenCalledTimes(3)
  })

  it('are not looked for again while a delivery is under way, which a stop waits for', async () => {
    let arrive = (): void => undefined
    const deliverDue = vi.fn(() => new Promise<number>((resolve) => (arrive = () => resolve(0))))
    const courier = deliverNotices({ deliverDue }, log)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(deliverDue).toHaveBeenCalledTimes(1)
    let hasStopped = false
    const stopped = courier.stop().then(() => {
      hasStopped = true
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(hasStopped).toBe(false)
    arrive()
    await stopped
    expect(hasStopped).toBe(true)
  })

  it('are looked for again after a failure, which is reported', async () => {
    const deliverDue = vi.fn(() => Promise.reject(new Error('the database is away')))
    const courier = deliverNotices({ deliverDue }, log)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(deliverDue).toHaveBeenCalledTimes(2)
    expect(log.error).toHaveBeenCalledTimes(2)
    await courier.stop()
  })
})
