// What tests of adapters hand to `connect` beside the settings of the provider.

import { createBreaker } from '../../src/server/adapters/breaker.ts'

/** What an adapter is connected with besides its settings: a breaker that never rests, and little time. */
export const sampleMeans = {
  breaker: createBreaker({ nowMs: () => Number.MAX_SAFE_INTEGER, onChange: () => undefined }),
  publicOrigin: 'https://loans.example',
  lenderName: 'Harbour Lending',
  totalTimeoutMs: 2_000,
}
