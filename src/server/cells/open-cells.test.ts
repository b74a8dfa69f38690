// What home says of the other cells, whatever one of them does.

import { expect, it } from 'vitest'
import { createCodeHasher, hasherKeysOf } from '../adapters/node-crypto/code-hasher.ts'
import { statesOf } from './cell-states.ts'
import { refuseOtherKeys } from './lasting-keys.ts'

it('a cell that is silent or fails delays no other: it is reported as waiting for its database', async () => {
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

it('a cell with other lasting keys than home is refused at the start: what comes from another would not be found', () => {
  const cell = (name: string, secret: string) => ({
    ...{ name, deps: { codeHasher: createCodeHasher(hasherKeysOf(secret.repeat(40))) } },
  })
  const [home, same, other] = [cell('first', 'a'), cell('second', 'a'), cell('third', 'b')] as const
  refuseOtherKeys(home, [same, home])
  expect(() => refuseOtherKeys(home, [same, other, home])).toThrow('The cell third has lasting keys of its own')
})
