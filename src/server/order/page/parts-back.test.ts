// What the borrower's pages say of a payment that was reversed, as much of it as is still gone.

import { expect, it } from 'vitest'
import { markets } from '../../../core/market/markets.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { voiceAgain } from '../../../words/voice.ts'
import type { Call } from '../../http/call.ts'
import { reversalTitle } from './parts-back.ts'

it('of money that was looked into and went back, only what has not come again is said to be gone', () => {
  const call = { words: serverWordsFor('en') } as Call
  const back = {
    ...{ id: 'r1', orderId: 'o1', at: new Date(0), waits: false, isPart: false, wasAside: true, currency: 'USD' },
    ...{ amountMinor: 140_000, leftMinor: 90_000, paymentId: 'p1', paymentMinor: 140_000 },
  }
  expect(reversalTitle(call, back, voiceAgain('en', '₱', markets.standard))).toMatch(/^USD.900,00 that we were looking/)
})
