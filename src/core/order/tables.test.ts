// The two tables of an order: what a status leads to, and what can be done in it.

import { describe, expect, it } from 'vitest'
import { actionsByStatus, allowedActions, type Situation } from './actions.ts'
import {
  type OrderStatus,
  openStatuses,
  orderStatuses,
  type PayoutState,
  payableStatuses,
  payoutStates,
} from './status.ts'
import { isPayoutStep, isReachable, isStep, opensAgainAs } from './transitions.ts'

describe('transitions', () => {
  const steps: Record<OrderStatus, OrderStatus[]> = {
    inReview: ['approved', 'declined'],
    declined: ['approved'],
    approved: ['active', 'declined'],
    active: ['due', 'settled'],
    due: ['active', 'overdue', 'settled'],
    overdue: ['active', 'due', 'settled'],
    settled: [],
  }
  it.each(orderStatuses.map((from) => [from, steps[from]] as const))('%s leads to %j', (from, next) => {
    expect(orderStatuses.filter((to) => isStep(from, to)).toSorted()).toEqual(next.toSorted())
  })

  it('hold also after days without a look', () => {
    expect(isReachable('active', 'overdue')).toBe(true)
    expect(isReachable('inReview', 'settled')).toBe(true)
    expect(isReachable('overdue', 'overdue')).toBe(true)
    expect(isReachable('settled', 'overdue')).toBe(false)
    expect(isReachable('active', 'approved')).toBe(false)
  })

  it('open a settled loan again as one that is paid back', () => {
    expect(opensAgainAs).toEqual(payableStatuses)
  })

  const payoutSteps: Record<PayoutState, PayoutState[]> = {
    none: ['queued'],
    queued: ['sent', 'paid', 'failed'],
    sent: ['paid', 'failed'],
    failed: ['queued'],
    paid: [],
  }
  it.each(payoutStates.map((from) => [from, payoutSteps[from]] as const))(
    'of a payout: %s leads to %j',
    (from, next) => {
      expect(payoutStates.filter((to) => isPayoutStep(from, to)).toSorted()).toEqual(next.toSorted())
    },
  )

  it('end where no status is open; after a decline only a person can approve', () => {
    const ends = orderStatuses.filter((from) => orderStatuses.every((to) => !isStep(from, to)))
    expect([...ends, 'declined'].toSorted()).toEqual(
      orderStatuses.filter((status) => !openStatuses.includes(status)).toSorted(),
    )
  })
})

describe('actions', () => {
  const nothing: Situation = {
    withdrawalIsAwaited: false,
    payoutHasFailed: false,
    rolloverIsOffered: false,
    settlementIsOpen: false,
    coolingOffIsOpen: false,
  }
  const everything: Situation = {
    withdrawalIsAwaited: true,
    payoutHasFailed: true,
    rolloverIsOffered: true,
    settlementIsOpen: true,
    coolingOffIsOpen: true,
  }

  it.each([
    ['inReview', ['market'], ['market']],
    ['declined', ['market'], ['market']],
    ['approved', ['market'], ['withdraw', 'bindAccount', 'market']],
    ['active', ['repay'], ['repay', 'settleEarly', 'coolOff']],
    ['due', ['repay'], ['repay', 'rollover', 'settleEarly', 'coolOff']],
    ['overdue', ['repay'], ['repay', 'rollover', 'settleEarly', 'coolOff']],
    ['settled', ['borrowAgain'], ['borrowAgain']],
  ] as const)('in %s are at least %j and at most %j', (status, least, most) => {
    expect(allowedActions(status, nothing)).toEqual(least)
    expect(allowedActions(status, everything)).toEqual(most)
  })

  it('take a payment exactly where one is owed', () => {
    expect(orderStatuses.filter((status) => allowedActions(status, nothing).includes('repay'))).toEqual(payableStatuses)
  })

  it('show the market or the buttons, never both', () => {
    for (const status of orderStatuses) {
      const shown = allowedActions(status, nothing)
      expect(shown.includes('market')).toBe(!['active', 'due', 'overdue', 'settled'].includes(status))
    }
  })

  it('are all reachable', () => {
    const all = new Set(orderStatuses.flatMap((status) => allowedActions(status, everything)))
    expect(all).toEqual(new Set(Object.values(actionsByStatus).flat()))
  })
})
