// A borrower moves with what is still to be done for her: each topic goes along, or says why it stays.

import { expect, it } from 'vitest'
import { topicPlan } from '../topic-plan.ts'
import { movedJobs, stayingJobs } from './moved-jobs.ts'

it('no topic is forgotten: a new one goes into movedJobs, or into stayingJobs with the reason', () => {
  const known = [...Object.keys(movedJobs), ...Object.keys(stayingJobs)]
  expect(known.toSorted()).toEqual(Object.keys(topicPlan).toSorted())
})
