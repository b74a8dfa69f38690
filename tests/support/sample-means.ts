// What tests of adapters hand to `connect` beside the settings of the provider.

import { createBreaker } from '../../src/server/adapters/http/breaker.ts'
import type { OutsideChecks } from '../../src/server/ports/outside-check.ts'

/** What an adapter is connected with besides its settings: a breaker that never rests, and little time. */
export const sampleMeans = {
  breaker: createBreaker({ nowMs: () => Number.MAX_SAFE_INTEGER, onChange: () => undefined }),
  publicOrigin: 'https://loans.example',
  lenderName: 'Harbour Lending',
  totalTimeoutMs: 2_000,
}

/** A lender who asks no outside provider about borrowers. */
export const noChecks: OutsideChecks = { identity: null, bureau: null }
