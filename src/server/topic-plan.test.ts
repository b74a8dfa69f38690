// Every topic of the product has a pool of workers, and says when another process may take its jobs over.

import { expect, it } from 'vitest'
import { jobHandlers } from './api.ts'
import { takenOverAtOnce, topicPlan } from './topic-plan.ts'

it('has each topic that there is, and no other', () => {
  expect(Object.keys(topicPlan).sort()).toEqual(Object.keys(jobHandlers).sort())
})

it('takes over at once what one transaction does, which cannot happen twice', () => {
  const transactions = Object.entries(jobHandlers).flatMap(([topic, { kind }]) => (kind === 'database' ? [topic] : []))
  expect(transactions.filter((topic) => !takenOverAtOnce.includes(topic))).toEqual([])
})
