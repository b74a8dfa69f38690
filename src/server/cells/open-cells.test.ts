// What home says of the other cells, whatever one of them does.

import { expect, it } from 'vitest'
import { statesOf } from './open-cells.ts'

it('a cell that is silent, or fails, makes nobody wait: it is said to wait for its database', async () => {
  const states = await statesOf(
    [
      { name: 'good', ready: async () => ({ status: 'ready', schema: '1' }) },
      { name: 'silent', ready: () => new Promise(() => {}) },
      {
        name: 'broken',
        ready: async () => {
          throw new Error('no such table')
        },
      },
    ],
    1,
  )
  expect(states).toEqual({
    good: 'ready',
    silent: 'waiting for the database',
    broken: 'waiting for the database',
  })
})
