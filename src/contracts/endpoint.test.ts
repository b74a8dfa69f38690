// The table of calls: what the files of rooms define, each name once.

import { expect, it } from 'vitest'
import { callsOf, endpoint } from './endpoint.ts'

const getLoan = endpoint('GET', 'session', '/hazel/loan', { summary: 'A loan' })

it('takes the calls of every file, and nothing else that a file gives', () => {
  const calls = callsOf({ getLoan, loansMax: 3, sides: { path: '/front' } }, { listLoans: getLoan })
  expect(calls).toEqual({ getLoan, listLoans: getLoan })
})

it('refuses two files that give one name', () => {
  expect(() => callsOf({ getLoan }, { getLoan })).toThrow('two rooms define a call of one name')
})
