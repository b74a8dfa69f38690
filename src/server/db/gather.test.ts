// Pieces of work that come at the same time share a round; each caller gets the answer of its own piece.

import { describe, expect, it } from 'vitest'
import { gather } from './gather.ts'

const done = (items: readonly string[]): PromiseSettledResult<string>[] =>
  items.map((item) => ({ status: 'fulfilled', value: `${item} done` }))

/** Work whose rounds end when the test says so. */
function held(atMost = 10, rounds = 1, unshared = 1) {
  const seen: string[][] = []
  const ends: (() => void)[] = []
  const ask = gather<string, string>(
    async (items) => {
      seen.push([...items])
      await new Promise<void>((resolve) => ends.push(resolve))
      return done(items)
    },
    { keysOf: (item) => [item.split(':')[0] ?? item], atMost, rounds, unshared },
  )
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    seen,
    ask,
    turn,
    async end() {
      ends.shift()?.()
      await turn()
      await turn()
    },
  }
}

describe('a gathering', () => {
  it('does a piece that comes alone at once', async () => {
    const { seen, ask, turn, end } = held()
    const answer = ask('a')
    await turn()
    expect(seen).toEqual([['a']])
    await end()
    expect(await answer).toBe('a done')
  })

  it('does together what comes in one turn, and what comes while a round is under way', async () => {
    const { seen, ask, turn, end } = held()
    const first = [ask('a'), ask('b')]
    await turn()
    const second = [ask('c'), ask('d'), ask('e')]
    await end()
    await end()
    expect(seen).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ])
    expect(await Promise.all([...first, ...second])).toEqual(['a done', 'b done', 'c done', 'd done', 'e done'])
  })

  it('does no more together than it may, and the oldest first', async () => {
    const { seen, ask, turn, end } = held(2)
    const answers = ['a', 'b', 'c', 'd', 'e'].map(ask)
    await turn()
    for (let round = 0; round < 3; round += 1) await end()
    await Promise.all(answers)
    expect(seen).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  })

  it('never does two pieces with one key together', async () => {
    const { seen, ask, turn, end } = held()
    const answers = ['a:1', 'a:2', 'b:1', 'a:3'].map(ask)
    await turn()
    for (let round = 0; round < 3; round += 1) await end()
    await Promise.all(answers)
    expect(seen).toEqual([['a:1', 'b:1'], ['a:2'], ['a:3']])
  })

  it('has as many rounds at the same time as it may', async () => {
    const { seen, ask, turn, end } = held(1, 2)
    const answers = ['a', 'b', 'c'].map(ask)
    await turn()
    await turn()
    await turn()
    expect(seen).toEqual([['a'], ['b']])
    for (let round = 0; round < 3; round += 1) await end()
    await Promise.all(answers)
    expect(seen).toEqual([['a'], ['b'], ['c']])
  })

  it('shares what waits between the rounds that are free', async () => {
    const { seen, ask, turn, end } = held(10, 3)
    const answers = ['a', 'b', 'c', 'd', 'e'].map(ask)
    for (let round = 0; round < 3; round += 1) await turn()
    expect(seen).toEqual([['a', 'b'], ['c', 'd'], ['e']])
    for (let round = 0; round < 3; round += 1) await end()
    await Promise.all(answers)
  })

  it('counts what is under way when it shares, so that the rounds stay alike', async () => {
    const { seen, ask, turn, end } = held(10, 2)
    const first = ['a', 'b', 'c', 'd'].map(ask)
    await turn()
    await turn()
    const later = ['e', 'f', 'g', 'h'].map(ask)
    await end()
    expect(seen).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f', 'g'],
    ])
    for (let round = 0; round < 3; round += 1) await end()
    await Promise.all([...first, ...later])
  })

  it('does not share out a few', async () => {
    const { seen, ask, turn, end } = held(10, 3, 4)
    const answers = ['a', 'b', 'c', 'd', 'e'].map(ask)
    for (let round = 0; round < 3; round += 1) await turn()
    expect(seen).toEqual([['a', 'b', 'c', 'd'], ['e']])
    for (let round = 0; round < 3; round += 1) await end()
    await Promise.all(answers)
  })

  it('tells each caller of its own failure only, and goes on', async () => {
    const ask = gather<string, string>(
      async (items) =>
        items.map((item) =>
          item === 'bad' ? { status: 'rejected', reason: new Error('bad luck') } : { status: 'fulfilled', value: item },
        ),
      { keysOf: (item) => [item], atMost: 10, rounds: 1, unshared: 1 },
    )
    const [good, bad] = await Promise.allSettled([ask('good'), ask('bad')])
    expect([good?.status, bad?.status]).toEqual(['fulfilled', 'rejected'])
    expect(await ask('later')).toBe('later')
  })

  it('tells everybody when a round fails as a whole, and goes on', async () => {
    let rounds = 0
    const ask = gather<string, string>(
      async (items) => {
        rounds += 1
        if (rounds === 1) throw new Error('no database')
        return done(items)
      },
      { keysOf: (item) => [item], atMost: 10, rounds: 1, unshared: 1 },
    )
    const answers = await Promise.allSettled([ask('a'), ask('b')])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask('c')).toBe('c done')
  })

  it('lets a piece take longer than its round, and no other one waits for it', async () => {
    const later = Promise.withResolvers<string>()
    const ask = gather<string, string>(
      async (items) => items.map((item) => (item === 'slow' ? later.promise : { status: 'fulfilled', value: item })),
      { keysOf: (item) => [item], atMost: 10, rounds: 1, unshared: 1 },
    )
    const slow = ask('slow')
    expect(await ask('quick')).toBe('quick')
    expect(await ask('next round')).toBe('next round')
    later.resolve('at last')
    expect(await slow).toBe('at last')
  })

  it('answers every caller, also those whom the work left out', async () => {
    const ask = gather<string, string>(async (items) => done(items.slice(1)), {
      keysOf: (item) => [item],
      atMost: 10,
      rounds: 1,
      unshared: 1,
    })
    await expect(ask('forgotten')).rejects.toThrow(/not answered/)
  })
})
