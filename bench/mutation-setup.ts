// Random tests under mutation: the same cases for every change, fewer of them, and none made smaller once one has failed.
import fc from 'fast-check'

fc.configureGlobal({ seed: 20_260_101, numRuns: 5, endOnFailure: true })
