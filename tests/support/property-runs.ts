// How many random cases a property of a unit test is tried with: a hundred, or PROPERTY_RUNS in the long proofs.

import fc from 'fast-check'

const asked = process.env.PROPERTY_RUNS
if (asked !== undefined) {
  const numRuns = Number(asked)
  if (!Number.isSafeInteger(numRuns) || numRuns < 1)
    throw new Error(`PROPERTY_RUNS is no whole number above 0: ${asked}`)
  fc.configureGlobal({ numRuns })
}
