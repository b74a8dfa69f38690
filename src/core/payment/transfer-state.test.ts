// Which states of money under way are live, and which are an answer.

import { describe, expect, it } from 'vitest'
import {
  answeredPayoutStates,
  cardPaymentStates,
  cardSetupStates,
  liveCardPaymentStates,
  liveCardSetupStates,
  liveTransferStates,
  transferStates,
} from './transfer-state.ts'

describe('a state', () => {
  it.each<[of: string, all: readonly string[], live: readonly string[], ended: readonly string[]]>([
    ['refund', transferStates, liveTransferStates, ['paid', 'failed']],
    ['payout', [...transferStates, 'returned'], liveTransferStates, ['paid', 'failed', 'returned']],
    ['card payment', cardPaymentStates, liveCardPaymentStates, ['paid', 'declined', 'dead']],
    ['card that is added', cardSetupStates, liveCardSetupStates, ['saved', 'failed']],
  ])('of a %s is live, or its end', (_, all, live, ended) => {
    expect(live.length).toBeGreaterThan(0)
    expect([...live, ...ended].toSorted()).toEqual([...all].toSorted())
  })

  it('of a payout that the provider has answered is none of the live ones', () => {
    expect(answeredPayoutStates).toEqual(['paid', 'failed', 'returned'])
  })
})
