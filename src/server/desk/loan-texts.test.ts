// Texts with which a note about a late loan begins.

import { expect, it } from 'vitest'
import { sampleLender } from '../../../tests/support/sample-lender.ts'
import { date } from '../../core/calendar-date.ts'
import { loadConfig } from '../../settings/config.ts'
import { loanTexts } from './loan-texts.ts'

it('name what is due today, a letter in the borrower’s language and a note in the lender’s', () => {
  const none = { reminders: null, cases: null, letters: {} }
  const letter = '{lender}, {today}: {orderId} debe {amount} ({days}).'
  const lender = {
    ...sampleLender,
    notes: { noAnswer: 'Rang twice. {amount} due, {days} late.' },
    texts: { en: none, es: { ...none, letters: { 'First letter': letter } } },
  }
  const deps = { config: { ...loadConfig({}), lenderName: 'Harbour' }, lender }
  const amountDue = { penaltyMinor: 0, feeMinor: 0, interestMinor: 0, principalMinor: 12_050, totalMinor: 12_050 }
  const state = { amountDue, daysPastDue: 8, asOf: date('2026-11-22') }
  const of = (language: string) => loanTexts(deps, { id: 'L1', market: 'standard' }, state, language)
  const note = { kind: 'note', name: 'noAnswer', text: 'Rang twice. ₱ 120,50 due, 8 days late.' }
  expect(of('en')).toEqual([note])
  expect(of('es')).toEqual([
    note,
    { kind: 'letter', name: 'First letter', text: 'Harbour, 22 nov 2026: L1 debe ₱ 120,50 (8 días).' },
  ])
})
