// The seven states of a loan account (an "order" on the wire), and those of its payout, by our names.

export const orderStatuses = ['inReview', 'declined', 'approved', 'active', 'due', 'overdue', 'settled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** `open`: under way to its payout, and a second one for the same product is refused. `payable`: open, money is owed, and a payment is taken. */
const standings = {
  inReview: 'open',
  declined: 'ended',
  approved: 'open',
  active: 'payable',
  due: 'payable',
  overdue: 'payable',
  settled: 'ended',
} as const satisfies Readonly<Record<OrderStatus, 'open' | 'payable' | 'ended'>>

/** Money is owed and a payment is taken. */
export const payableStatuses: readonly OrderStatus[] = orderStatuses.filter((one) => standings[one] === 'payable')

/** The application or loan is open: a second one for the same product is refused. */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter((one) => standings[one] !== 'ended')

/** Applied for, and the money is still to come. */
export const unpaidOutStatuses: readonly OrderStatus[] = orderStatuses.filter((one) => standings[one] === 'open')

/** `none`: not asked for yet. `queued`: about to be sent. `sent`: the provider has it, and has not said how it went. */
export const payoutStates = ['none', 'queued', 'sent', 'paid', 'failed'] as const
export type PayoutState = (typeof payoutStates)[number]

/** The money was asked for and has not arrived. */
export const runningPayoutStates: readonly PayoutState[] = ['queued', 'sent']

/** The money is still to come, whether it was asked for or not. */
export const comingPayoutStates: readonly PayoutState[] = ['none', ...runningPayoutStates]
