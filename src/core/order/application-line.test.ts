// The line of an application: each moment of it, told as done, now and later.

import { describe, expect, it } from 'vitest'
import { date } from '../calendar-date.ts'
import { applicationLine, type LineStep, type OrderOnTheLine, orderLine, referredLine } from './application-line.ts'

const day = date
const application = { appliedOn: day('2026-11-20'), approvedOn: day('2026-11-21') }
const order: OrderOnTheLine = {
  status: 'inReview',
  payoutState: 'none',
  acceptedOn: day('2026-11-22'),
  answerBy: day('2026-11-23'),
  decidedOn: null,
  withdrawalIsAwaited: false,
  withdrawnOn: null,
  sentAgainOn: null,
  today: day('2026-11-22'),
  fundingMaxDays: 3,
  application: null,
  nameIsChecked: false,
}

/** `agreed done 2026-11-22`, `paidOut now us 2026-11-25`. */
const told = (line: readonly LineStep[]): string[] =>
  line.map(({ step, state, turn, on }) => [step, state, turn, on].filter((part) => part !== null).join(' '))

const beforeAgreed = ['applied done 2026-11-20', 'approved done 2026-11-21']

describe('an application', () => {
  it('that is being filled in waits for the borrower to apply', () => {
    expect(told(applicationLine(null))).toEqual(['applied now you', 'approved later', 'agreed later', 'paidOut later'])
  })

  it('that a person decides says by when', () => {
    expect(told(referredLine(day('2026-11-20'), day('2026-11-23'), day('2026-11-23')))).toEqual([
      'applied done 2026-11-20',
      'approved now us 2026-11-23',
      'agreed later',
      'paidOut later',
    ])
  })

  it('that a person decides late is still their turn, by no past day', () => {
    expect(told(referredLine(day('2026-11-20'), day('2026-11-23'), day('2026-11-24')))).toContain('approved now us')
  })

  it('that is approved waits for the borrower to agree', () => {
    expect(told(applicationLine(application))).toEqual([...beforeAgreed, 'agreed now you', 'paidOut later'])
  })
})

describe('an order of an approved application', () => {
  const agreed = [...beforeAgreed, 'agreed done 2026-11-22']

  it('is not read again: only the money is to come, within three days of our last look', () => {
    expect(told(orderLine({ ...order, application }))).toEqual([...agreed, 'paidOut now us 2026-11-26'])
  })

  it('counts from our next answer while it is looked at once more', () => {
    const again = { ...order, application, decidedOn: day('2026-11-21') }
    expect(told(orderLine(again))).toEqual([...agreed, 'paidOut now us 2026-11-26'])
  })

  it('has its money sent on the day of that look', () => {
    const approved = {
      ...order,
      application,
      status: 'approved',
      payoutState: 'sent',
      decidedOn: day('2026-11-22'),
    } as const
    expect(told(orderLine(approved))).toEqual([...agreed, 'paidOut now us 2026-11-25'])
  })
})

describe('an order without an application before it', () => {
  const begun = ['applied done 2026-11-22', 'agreed done 2026-11-22']
  const approved = { ...order, status: 'approved', payoutState: 'queued', decidedOn: day('2026-11-23') } as const

  it('is applied for by agreeing, and waits for our answer', () => {
    expect(told(orderLine(order))).toEqual([...begun, 'approved now us 2026-11-23', 'paidOut later'])
  })

  it.each([
    ['is looked at once more', { status: 'inReview', decidedOn: day('2026-11-21') }],
    ['has no day of an answer', { status: 'approved', decidedOn: null }],
  ] as const)('waits for our answer while it %s', (_why, change) => {
    expect(told(orderLine({ ...order, ...change })).slice(2)).toEqual(['approved now us 2026-11-23', 'paidOut later'])
  })

  it('has its money on the way once approved', () => {
    expect(told(orderLine(approved))).toEqual([...begun, 'approved done 2026-11-23', 'paidOut now us 2026-11-26'])
  })

  it.each([
    ['is to be withdrawn', { payoutState: 'none', withdrawalIsAwaited: true }],
    ['came back', { payoutState: 'failed' }],
  ] as const)('waits for the borrower when the money %s', (_why, change) => {
    expect(told(orderLine({ ...approved, ...change })).at(-1)).toBe('paidOut now you')
  })

  it('counts from the day of the withdrawal where the borrower chose it', () => {
    expect(told(orderLine({ ...approved, withdrawnOn: day('2026-11-28') })).at(-1)).toBe('paidOut now us 2026-12-01')
  })

  it('counts from the day on which the money was sent again to another account', () => {
    const again = { ...approved, withdrawnOn: day('2026-11-28'), sentAgainOn: day('2026-12-03') }
    expect(told(orderLine(again)).at(-1)).toBe('paidOut now us 2026-12-06')
  })

  it('names no day for the money while the name of the account is checked', () => {
    expect(told(orderLine({ ...approved, nameIsChecked: true })).at(-1)).toBe('paidOut now us')
  })

  it.each([
    ['our answer', order, 2, 'approved now us'],
    ['the money', approved, 3, 'paidOut now us'],
  ] as const)('names no day for %s once that day is past', (_what, late, n, said) => {
    expect(told(orderLine({ ...late, today: day('2026-11-27') }))[n]).toBe(said)
  })

  it.each(['declined', 'active', 'due', 'overdue', 'settled'] as const)('has no line when it is %s', (status) => {
    expect(orderLine({ ...approved, status })).toEqual([])
  })
})
