// A lender's own texts: a placeholder without a value is named, and what is filled in is not read again.

import { describe, expect, it } from 'vitest'
import { fillOwnText, wrongInTemplate } from './text-template.ts'

describe('a text of the lender’s own', () => {
  it.each([
    ['{lender}: {amount} is due on {dueDate}.', null],
    ['{lender}: {amount} is due.', 'does not say {dueDate}'],
    [
      '{lender}: {ammount} is due on {dueDate}.',
      'asks for {ammount}, which nobody fills in here; it may name {lender}, {amount}, {dueDate}',
    ],
    [
      '{lender}: {amount} is due on { dueDate }.',
      'asks for { dueDate }, which nobody fills in here; it may name {lender}, {amount}, {dueDate}',
    ],
    ['{lender}: {amount is due on {dueDate}.', 'has a brace that belongs to no name'],
    [
      '{lender}: {amount} is due on {dueDate}. {}',
      'asks for {}, which nobody fills in here; it may name {lender}, {amount}, {dueDate}',
    ],
  ])('%j: %s', (text, wrong) => {
    expect(wrongInTemplate('dueSoon', text)).toBe(wrong)
  })

  it('is filled in once: a value with braces stays as it is', () => {
    const values = { lender: 'The {amount} Bank', amount: '$1', days: '3 days' }
    expect(fillOwnText('overdue', '{lender}: {amount}, {days} late. {amount}!', values)).toBe(
      'The {amount} Bank: $1, 3 days late. $1!',
    )
  })
})
