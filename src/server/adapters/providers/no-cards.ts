// The card processor where none is connected: no card can be added or charged.

import type { CardProcessor } from '../../ports/payment-card.ts'

/** Without a card processor: no card was ever saved, and nothing is charged. */
export const noCards: CardProcessor = {
  provider: 'none',
  currencies: [],
  unattended: false,
  charge: () => Promise.resolve({ outcome: 'refused' }),
  queryCharge: () => Promise.resolve({ outcome: 'absent' }),
  cancelCharge: () => Promise.resolve({ outcome: 'absent' }),
  queryReturn: null,
  saving: null,
  readNotice: null,
}
