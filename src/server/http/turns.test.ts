// Turns, with a clock that the test moves: how many at once, who goes first, and who is told no.

import { beforeEach, describe, expect, it } from 'vitest'
import { createTurns, type Turn, type TurnLimits, type Turns } from './turns.ts'

const keptWhileAwayMs = 150

const limits: TurnLimits = {
  atOnce: 3,
  strangersAtOnce: 2,
  waitMaxMs: { known: 1_000, stranger: 300 },
  waitedMaxMs: { known: 1_500, stranger: 600 },
  waitingAlways: 2,
}

let now = 0
let turns: Turns
let inOrder: string[] = []
let laterWork = new Set<() => void>()
const later = (ms: number, work: () => void) => {
  expect(ms).toBe(keptWhileAwayMs)
  laterWork.add(work)
  return () => void laterWork.delete(work)
}
beforeEach(() => {
  now = 0
  inOrder = []
  laterWork = new Set()
  turns = createTurns(limits, { now: () => now, letOthersFirst: async () => {}, later })
})

/** The time passes after which a place is no longer kept for who is away. */
function awayForLong(): void {
  now += keptWhileAwayMs
  for (const work of laterWork) work()
}
const noTurn: Turn = { away: (work) => work(), end: () => {} }

/** Takes a turn, and writes down when it begins or that it was refused. */
async function come(name: string, lane: Parameters<Turns['take']>[0]): Promise<Turn> {
  const turn = await turns.take(lane)
  inOrder.push(turn === null ? `${name} refused` : name)
  return turn ?? noTurn
}
/** Lets everything go on that can. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** One turn that has taken so long, so that the average is known. */
async function oneOf(ms: number): Promise<void> {
  const turn = await turns.take('stranger')
  now += ms
  turn?.end()
}

describe('turns', () => {
  it('are limited at once, and callers without a session leave one to those with a session', async () => {
    for (const name of ['s1', 's2', 's3']) void come(name, 'stranger')
    void come('k1', 'known')
    await settle()
    expect(inOrder).toEqual(['s1', 's2', 'k1'])
  })

  it('come first to callers with a session, then in the order of asking', async () => {
    const first = come('k1', 'known')
    void come('s1', 'stranger')
    void come('s2', 'stranger')
    void come('s3', 'stranger')
    const second = come('k2', 'known')
    await settle()
    expect(inOrder).toEqual(['k1', 's1', 's2'])
    ;(await first).end()
    await settle()
    expect(inOrder).toEqual(['k1', 's1', 's2', 'k2'])
    ;(await second).end()
    await settle()
    expect(inOrder).toHaveLength(4)
  })

  it('are refused at once to a caller without a session who would wait too long, not to one with a session', async () => {
    await oneOf(200)
    const ends = [come('s1', 'stranger'), come('s2', 'stranger')]
    await settle()
    for (const name of ['s3', 's4', 's5']) void come(name, 'stranger')
    void come('k1', 'known')
    await settle()
    // Two wait in any case; three turns of 200 ms by two at once take 300 ms, and one more would be too long.
    expect(inOrder).toEqual(['s1', 's2', 'k1'])
    void come('s6', 'stranger')
    await settle()
    expect(inOrder.at(-1)).toBe('s6 refused')
    ;(await ends[0])?.end()
    await settle()
    expect(inOrder.at(-1)).toBe('s3')
  })

  it('are refused by how fast the line moves where other work takes time between turns, and taken again once it is shorter', async () => {
    // Each takes 20 ms, and 40 ms of other work pass before it: the line moves by one in 60 ms.
    const letOthersFirst = async (): Promise<void> => {
      now += 40
    }
    turns = createTurns({ ...limits, strangersAtOnce: 1 }, { now: () => now, letOthersFirst, later })
    const line = Array.from({ length: 11 }, () => turns.take('stranger'))
    const oneEnds = async (): Promise<void> => {
      const turn = await line.shift()
      now += 20
      turn?.end()
      await settle()
    }
    await oneEnds()
    // By what a turn takes alone, ten who wait and one more would wait for 220 ms.
    expect(turns.isFull('stranger')).toBe(false)
    await oneEnds()
    expect(turns.isFull('stranger')).toBe(true)
    expect(await turns.take('stranger')).toBeNull()
    const found: boolean[] = []
    while (line.length > 2) {
      await oneEnds()
      found.push(turns.isFull('stranger'))
    }
    // With four and with three it is still full: 300 and 240 ms are more than three quarters of what is too long.
    expect(found).toEqual([true, true, true, true, true, false, false])
  })

  it('are refused to those who have waited too long, where turns take longer than those before them', async () => {
    await oneOf(1)
    const ends = [come('s1', 'stranger'), come('s2', 'stranger')]
    for (let n = 3; n <= 8; n += 1) void come(`s${n}`, 'stranger')
    const known = [come('k1', 'known'), come('k2', 'known'), come('k3', 'known'), come('k4', 'known')]
    await settle()
    expect(inOrder).toEqual(['s1', 's2', 'k1'])
    now += 600
    ;(await ends[0])?.end()
    await settle()
    expect(inOrder.slice(3)).toEqual(['k2'])
    now += 1
    ;(await known[0])?.end()
    await settle()
    // Who is known waits longer, and goes first; two strangers wait in any case.
    expect(inOrder.slice(4).toSorted()).toEqual(['k3', 's3 refused', 's4 refused', 's5 refused', 's6 refused'])
    now += 1_000
    for (const turn of [ends[1], known[1], known[2]]) (await turn)?.end()
    await settle()
    expect(inOrder.slice(9)).toEqual(['k4', 's7', 's8'])
  })

  it('are refused to no request while they are short', async () => {
    await oneOf(1)
    for (let n = 0; n < 100; n += 1) void come(`s${n}`, 'stranger')
    await settle()
    expect(inOrder.filter((name) => name.endsWith('refused'))).toEqual([])
  })

  it('are given back once, however often their end is told', async () => {
    const turn = await turns.take('known')
    turn?.end()
    turn?.end()
    for (const name of ['k1', 'k2', 'k3', 'k4']) void come(name, 'known')
    await settle()
    expect(inOrder).toEqual(['k1', 'k2', 'k3'])
  })

  it('begin only after what else has come in', async () => {
    let others = Promise.withResolvers<void>()
    turns = createTurns(limits, { now: () => now, letOthersFirst: () => others.promise, later })
    void come('k1', 'known')
    await settle()
    expect(inOrder).toEqual([])
    others.resolve()
    others = Promise.withResolvers()
    await settle()
    expect(inOrder).toEqual(['k1'])
  })

  it('are passed on while a caller waits long for an outside answer, and come back before all others', async () => {
    const answers = [1, 2, 3].map(() => Promise.withResolvers<void>())
    const paying = answers.map(async ({ promise }, at) => {
      const turn = await come(`k${at}`, 'known')
      await turn.away(() => promise)
      inOrder.push(`k${at} back`)
      return turn
    })
    await settle()
    void come('k3', 'known')
    await settle()
    expect(inOrder).toEqual(['k0', 'k1', 'k2'])
    awayForLong()
    const others = [come('k4', 'known'), come('k5', 'known')]
    await settle()
    expect(inOrder).toEqual(['k0', 'k1', 'k2', 'k3', 'k4', 'k5'])
    void come('k6', 'known')
    answers[1]?.resolve()
    await settle()
    expect(inOrder).toHaveLength(6)
    ;(await others[0])?.end()
    await settle()
    expect(inOrder.slice(6)).toEqual(['k1 back'])
    ;(await paying[1])?.end()
    await settle()
    expect(inOrder.slice(7)).toEqual(['k6'])
  })

  it('are kept for a caller that is away for a moment', async () => {
    const turn = await come('k0', 'known')
    await Promise.all([turn.away(async () => {}), turn.away(async () => {})])
    expect(laterWork.size).toBe(0)
    turn.end()
    for (const name of ['k1', 'k2', 'k3', 'k4']) void come(name, 'known')
    await settle()
    expect(inOrder).toEqual(['k0', 'k1', 'k2', 'k3'])
  })

  it('are not taken again by a caller that has ended while away', async () => {
    const answer = Promise.withResolvers<void>()
    const turn = await come('k0', 'known')
    const asked = turn.away(() => answer.promise)
    awayForLong()
    turn.end()
    answer.resolve()
    await asked
    for (const name of ['k1', 'k2', 'k3', 'k4']) void come(name, 'known')
    await settle()
    expect(inOrder).toEqual(['k0', 'k1', 'k2', 'k3'])
  })

  it('are waited for once by two questions of one page that both took long', async () => {
    const answer = Promise.withResolvers<void>()
    const turn = await come('k0', 'known')
    const asked = [turn.away(() => answer.promise), turn.away(() => answer.promise)]
    awayForLong()
    answer.resolve()
    await Promise.all(asked)
    for (const name of ['k1', 'k2', 'k3']) void come(name, 'known')
    await settle()
    expect(inOrder).toEqual(['k0', 'k1', 'k2'])
  })
})
