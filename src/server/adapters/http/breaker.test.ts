// A provider that does not answer is left alone, and found again by one call at a time.

import { beforeEach, describe, expect, it } from 'vitest'
import { restMs } from '../../ports/breaker.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import type { OutgoingAnswer } from './outgoing-call.ts'

const failuresUntilRest = 5

const good: OutgoingAnswer = { outcome: 'answered', status: 200, body: '{}' }
const refused: OutgoingAnswer = { outcome: 'answered', status: 422, body: '{}' }
const lost: OutgoingAnswer = { outcome: 'lost', why: 'no answer in time' }

describe('a breaker', () => {
  let nowMs: number
  let sent: number
  let changes: string[]
  let breaker: Breaker
  beforeEach(() => {
    nowMs = 1_000_000
    sent = 0
    changes = []
    breaker = createBreaker({ nowMs: () => nowMs, onChange: (state) => changes.push(state) })
  })
  const send = (answer: OutgoingAnswer) =>
    breaker.pass(async () => {
      sent += 1
      return answer
    })
  const fail = async (times: number, answer: OutgoingAnswer = lost) => {
    for (let n = 0; n < times; n++) await send(answer)
  }

  it.each([
    ['a lost answer', lost],
    ['no connection', { outcome: 'notSent', why: 'ECONNREFUSED' }],
    ['an error of theirs', { outcome: 'answered', status: 503, body: '' }],
  ] as const)('holds calls back at once after five times %s', async (_, failure) => {
    await fail(failuresUntilRest, failure)
    expect(await send(good)).toEqual({ outcome: 'notSent', why: 'the provider rests' })
    expect(sent).toBe(failuresUntilRest)
    expect(changes).toEqual(['resting'])
  })

  it('tells of each call how it ended and how long it took, and of those that it held back', async () => {
    const told: [string, number][] = []
    breaker = createBreaker({
      nowMs: () => nowMs,
      onChange: () => undefined,
      onCall: (end, ms) => told.push([end, ms]),
    })
    const slowly = (answer: OutgoingAnswer) =>
      breaker.pass(async () => {
        nowMs += 250
        return answer
      })
    for (const answer of [good, refused, lost, { outcome: 'notSent', why: 'ECONNREFUSED' } as const])
      await slowly(answer)
    await fail(failuresUntilRest, { outcome: 'answered', status: 503, body: '' })
    expect(told.slice(0, 5)).toEqual([
      ['answered', 250],
      ['answered', 250],
      ['lost', 250],
      ['notSent', 250],
      ['failed', 0],
    ])
    expect(told.at(-1)).toEqual(['held', 0])
  })

  it('lets calls pass while refusals and answers come between the failures', async () => {
    await fail(failuresUntilRest - 1)
    await send(refused)
    await fail(failuresUntilRest - 1)
    expect(await send(good)).toBe(good)
    expect(changes).toEqual([])
  })

  it('tries with one call after the rest, holds the others back meanwhile, and goes on when it is answered', async () => {
    await fail(failuresUntilRest)
    nowMs += restMs - 1
    expect((await send(good)).outcome).toBe('notSent')
    nowMs += 1
    const answer = Promise.withResolvers<OutgoingAnswer>()
    const trial = breaker.pass(() => answer.promise)
    expect((await send(good)).outcome).toBe('notSent')
    answer.resolve(good)
    expect(await trial).toBe(good)
    expect(await send(good)).toBe(good)
    expect(changes).toEqual(['resting', 'answering'])
  })

  it('rests anew when the trial fails, also when it throws', async () => {
    await fail(failuresUntilRest)
    nowMs += restMs
    await send(lost)
    expect((await send(good)).outcome).toBe('notSent')
    nowMs += restMs
    await expect(breaker.pass(() => Promise.reject(new Error('a bug of ours')))).rejects.toThrow('a bug of ours')
    expect(await send(good)).toBe(good)
  })

  it('is not misled by an answer to a call from before the rest', async () => {
    const early = Promise.withResolvers<OutgoingAnswer>()
    const first = breaker.pass(() => early.promise)
    await fail(failuresUntilRest)
    early.resolve(good)
    expect(await first).toBe(good)
    expect((await send(good)).outcome).toBe('notSent')
  })
})
