// Promises of the lender that this installation can keep.

import { expect, it } from 'vitest'
import { sampleLender } from '../../../../tests/support/sample-lender.ts'
import { withItsPromises } from './promises.ts'

it('promises the day of an answer where there is a desk, and nowhere else', () => {
  expect(withItsPromises(sampleLender, true).complaints).toEqual(sampleLender.complaints)
  expect(sampleLender.complaints).not.toBeNull()
  expect(withItsPromises(sampleLender, false)).toEqual({ ...sampleLender, complaints: null })
})
