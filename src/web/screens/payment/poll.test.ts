// An open code page asks soon, then seldom, never twice at once, and also after the money is there: it can be taken back.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextQuestionInMs, type PolledState, startPoller } from './poll.ts'

describe('the time until the next question', () => {
  it.each<[PolledState, number, number | null]>([
    ['waiting', 0, 2_000],
    ['waiting', 59_999, 2_000],
    ['waiting', 60_000, 10_000],
    ['waiting', 3_600_000, 10_000],
    ['expired', 0, 10_000],
    ['expired', 599_999, 10_000],
    ['expired', 600_000, null],
    ['paid', 0, 15_000],
    ['paid', 3_599_999, 15_000],
    ['paid', 3_600_000, null],
  ])('%s, %d ms after somebody looked: %s', (state, sinceLookedMs, waitMs) => {
    expect(nextQuestionInMs(state, sinceLookedMs)).toBe(waitMs)
  })
})

describe('waiting for money', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Answers every question after `takesMs`, and counts how many were under way at once. */
  function desk(takesMs: number, answers: (n: number) => PolledState | null = () => 'waiting') {
    const seen = { asked: 0, underWay: 0, most: 0, at: [] as number[] }
    const startedAt = Date.now()
    const ask = async () => {
      seen.asked += 1
      seen.underWay += 1
      seen.most = Math.max(seen.most, seen.underWay)
      seen.at.push(Date.now() - startedAt)
      const n = seen.asked
      if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs))
      seen.underWay -= 1
      return answers(n)
    }
    return { seen, ask }
  }

  it('asks every two seconds for a minute and every ten after it', async () => {
    const { seen, ask } = desk(0)
    const poller = startPoller(ask, 'waiting', () => Date.now())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen.asked).toBe(30)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen.asked).toBe(36)
    poller.stop()
  })

  it('never asks again before the answer, however slow it is', async () => {
    const { seen, ask } = desk(9_000)
    const poller = startPoller(ask, 'waiting', () => Date.now())
    await vi.advanceTimersByTimeAsync(4_000)
    await Promise.all([vi.advanceTimersByTimeAsync(50_000), poller.wake(), poller.wake()])
    expect(seen.most).toBe(1)
    expect(seen.at.slice(0, 3)).toEqual([2_000, 13_000, 24_000])
    poller.stop()
  })

  it('asks seldom once the money is there, which can be taken back, and at once when somebody comes back', async () => {
    const { seen, ask } = desk(0, (n) => (n >= 3 ? 'paid' : 'waiting'))
    const poller = startPoller(ask, 'waiting', () => Date.now())
    await vi.advanceTimersByTimeAsync(36_000)
    expect(seen.at).toEqual([2_000, 4_000, 6_000, 21_000, 36_000])
    await poller.wake()
    expect(seen.asked).toBe(6)
    poller.stop()
  })

  it('goes on after an answer that was lost, without hurry', async () => {
    const { seen, ask } = desk(0, () => null)
    const poller = startPoller(ask, 'waiting', () => Date.now())
    await vi.advanceTimersByTimeAsync(6_000)
    expect(seen.at).toEqual([2_000, 4_000, 6_000])
    poller.stop()
  })

  it('pauses while the page is hidden, and asks at once when it is shown again', async () => {
    const { seen, ask } = desk(0)
    const poller = startPoller(ask, 'waiting', () => Date.now())
    await vi.advanceTimersByTimeAsync(2_000)
    poller.rest()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(seen.asked).toBe(1)
    await poller.wake()
    expect(seen.asked).toBe(2)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(seen.asked).toBe(3)
    poller.stop()
  })

  it('says of a tap that it was one, with the next question where one is under way, and of nothing else', async () => {
    const { ask } = desk(500)
    const tapped: boolean[] = []
    const poller = startPoller(
      (byTap) => {
        tapped.push(byTap)
        return ask()
      },
      'waiting',
      () => Date.now(),
    )
    await vi.advanceTimersByTimeAsync(2_100)
    await Promise.all([poller.tap(), vi.advanceTimersByTimeAsync(500)])
    await vi.advanceTimersByTimeAsync(3_000)
    await Promise.all([poller.tap(), poller.wake(), vi.advanceTimersByTimeAsync(600)])
    await Promise.all([poller.wake(), vi.advanceTimersByTimeAsync(600)])
    expect(tapped).toEqual([false, true, true, false])
    poller.stop()
  })

  it('rests even when the answer comes after the page was put away', async () => {
    const { seen, ask } = desk(500)
    const poller = startPoller(ask, 'waiting', () => Date.now())
    await vi.advanceTimersByTimeAsync(2_100)
    poller.rest()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen.asked).toBe(1)
    poller.stop()
  })

  it('cancels a question that is under way when the page is left', async () => {
    const { ask } = desk(500)
    const wanted: boolean[] = []
    const poller = startPoller(
      async (_tapped, isWanted) => {
        const answer = await ask()
        wanted.push(isWanted())
        return answer
      },
      'waiting',
      () => Date.now(),
    )
    await vi.advanceTimersByTimeAsync(4_700)
    poller.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(wanted).toEqual([true, false])
  })
})
