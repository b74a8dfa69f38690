// Which calls of the desk read on a replica, and that the acts they leave are written where everything is written.

import { expect, it } from 'vitest'
import { loadConfig } from '../../../settings/config.ts'
import { type DeskMeans, dispatchDesk } from './desk-dispatch.ts'

const wrote: string[] = []
const named = (name: string) => ({ name, insert: async () => void wrote.push(name) })
const means = {
  deps: {
    config: loadConfig({}),
    clock: { now: () => new Date('2026-11-20T08:00:00Z') },
    db: named('primary'),
    reads: { lists: named('replica') },
  },
  routes: Object.fromEntries(
    ['readPortfolio', 'listPortfolioLoans', 'exportJournal', 'listWork', 'readLoan'].map((name) => [
      name,
      {
        changes: false,
        handler: async (
          _input: unknown,
          { db, act }: { db: { name: string }; act: (act: object) => Promise<void> },
        ) => {
          await act({ act: name, subject: '' })
          return db.name
        },
      },
    ]),
  ),
  deskOrigin: () => '',
} as unknown as DeskMeans

it.each([
  ['readPortfolio', 'replica'],
  ['listPortfolioLoans', 'replica'],
  ['exportJournal', 'replica'],
  // An officer who has just taken an item must see that it is taken.
  ['listWork', 'primary'],
  ['readLoan', 'primary'],
])('%s reads on the %s', async (name, where) => {
  wrote.length = 0
  const passed = { name, input: {}, request: { headers: {} }, origin: { officer: {}, addressHash: '' }, token: '' }
  expect(await dispatchDesk(means, passed as unknown as Parameters<typeof dispatchDesk>[1])).toBe(where)
  expect(wrote).toEqual(['primary'])
})
