// Promises of the lender that this installation can keep, and that the market allows.

import { expect, it } from 'vitest'
import { sampleLender } from '../../../../tests/support/sample-lender.ts'
import { standard } from '../../../core/market/standard.ts'
import { withItsPromises } from './promises.ts'

const promising = (days: number) => ({ ...sampleLender, complaints: { answeredWithinWorkingDays: days } })

it('promises the day of an answer where there is a desk, and nowhere else', () => {
  expect(withItsPromises(sampleLender, true, standard).complaints).toEqual(sampleLender.complaints)
  expect(sampleLender.complaints).not.toBeNull()
  expect(withItsPromises(sampleLender, false, standard)).toEqual({ ...sampleLender, complaints: null })
})

it('promises an answer sooner than the market asks for, and never later', () => {
  const days = (promised: number) => withItsPromises(promising(promised), true, standard).complaints
  expect([1, 2, 3, 4, 30].map((promised) => days(promised)?.answeredWithinWorkingDays)).toEqual([1, 2, 3, 3, 3])
})
