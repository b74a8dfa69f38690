// Texts with which an answer to a case begins.

import { expect, it } from 'vitest'
import { sampleLender } from '../../../../tests/support/sample-lender.ts'
import { loadConfig } from '../../../settings/config.ts'
import { caseTexts } from './case-texts.ts'

const config = { ...loadConfig({}), lenderName: 'Harbour' }
const cases = { Thanks: '{lender} thanks you for {caseNumber}.' }
const texts = { en: { reminders: null, cases, letters: {} } }

it('are the lender’s own with the number of the case, and the product’s in a language that the lender has not written', () => {
  const own = { config, lender: { ...sampleLender, texts } }
  expect(caseTexts(own, 'C-7', 'en')).toEqual([{ name: 'Thanks', text: 'Harbour thanks you for C-7.' }])
  const products = caseTexts({ config, lender: sampleLender }, 'C-7', 'hi')
  expect(products.map(({ name }) => name)).toContain('askForSlip')
  expect(caseTexts(own, 'C-7', 'hi')).toEqual(products)
})
