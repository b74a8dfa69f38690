// The actions of an order by status, and the further condition of each action.

import type { OrderStatus } from './status.ts'

/** Actions of each status, in the order of their buttons. `market` is the list of other products in place of buttons. */
export const actionsByStatus = {
  inReview: ['market'],
  declined: ['market'],
  approved: ['withdraw', 'bindAccount', 'market'],
  active: ['repay', 'settleEarly', 'coolOff'],
  due: ['repay', 'rollover', 'settleEarly', 'coolOff'],
  overdue: ['repay', 'rollover', 'settleEarly', 'coolOff'],
  settled: ['borrowAgain'],
} as const satisfies Record<OrderStatus, readonly string[]>

export type OrderAction = (typeof actionsByStatus)[OrderStatus][number]

/** Facts about one order that decide on actions beyond its status. */
export interface Situation {
  /** Approved, and the product waits for 'Withdraw Now'. */
  readonly withdrawalIsAwaited: boolean
  readonly payoutHasFailed: boolean
  readonly rolloverIsOffered: boolean
  readonly settlementIsOpen: boolean
  readonly coolingOffIsOpen: boolean
}

/** The further condition of each action; null where the status is enough. */
const condition: Record<OrderAction, keyof Situation | null> = {
  withdraw: 'withdrawalIsAwaited',
  bindAccount: 'payoutHasFailed',
  repay: null,
  rollover: 'rolloverIsOffered',
  settleEarly: 'settlementIsOpen',
  coolOff: 'coolingOffIsOpen',
  borrowAgain: null,
  market: null,
}

/** The actions available now, in the order of the buttons. */
export function allowedActions(status: OrderStatus, situation: Situation): OrderAction[] {
  const actions: readonly OrderAction[] = actionsByStatus[status]
  return actions.filter((action) => {
    const fact = condition[action]
    return fact === null || situation[fact]
  })
}
