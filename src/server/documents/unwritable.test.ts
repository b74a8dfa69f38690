// A lender whose name cannot be drawn hears so before the start, with the letters.

import { expect, it } from 'vitest'
import { unwritableSettings } from './pdf-fonts.ts'

it('names the setting and its letters, each once', () => {
  expect(unwritableSettings({ LENDER_NAME: 'บริษัท บ Ltd.', LENDER_ADDRESS: 'Manila' })).toEqual([
    expect.stringMatching(/^LENDER_NAME has letters that none of our fonts has \(บ ร ิ ษ ั ท\): /),
  ])
  expect(unwritableSettings({ LENDER_REGISTRATION: 'No. ๑' })).toHaveLength(1)
})

it.each(['Harbour Lending', 'Préstamos Ñandú', 'क़र्ज़ मित्र', '诚信贷款 Ltd.', 'Café & Co. “One” – №7', ''])(
  'has nothing to say of %s',
  (name) => {
    expect(unwritableSettings({ LENDER_NAME: name })).toEqual([])
  },
)
