// Bytes counted: never more than there are, and turns in the order in which they were asked for.

import { expect, it } from 'vitest'
import { createByteBudget, createByteTurns } from './bodies.ts'

it('takes no more than there is, and counts nothing of what it refuses', () => {
  const budget = createByteBudget(10)
  expect([budget.take(6), budget.take(5), budget.take(4)]).toEqual([true, false, true])
  budget.give(6)
  expect([budget.taken, budget.take(6)]).toEqual([4, true])
})

it('gives turns in their order as bytes come free, and to what is larger than all of them alone', async () => {
  const turns = createByteTurns(10)
  const begun: number[] = []
  const wait = async (bytes: number) => {
    const end = await turns.wait(bytes)
    begun.push(bytes)
    return end
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const first = [wait(6), wait(4)]
  const huge = wait(40)
  const last = wait(1)
  await settle()
  expect(begun).toEqual([6, 4])
  ;(await first[0])?.()
  ;(await first[0])?.()
  await settle()
  expect(begun).toEqual([6, 4])
  ;(await first[1])?.()
  await settle()
  expect(begun).toEqual([6, 4, 40])
  ;(await huge)()
  await last
  expect(begun).toEqual([6, 4, 40, 1])
})
