// What stands together: masked numbers, and dates as the server writes them in each language.

import { expect, it } from 'vitest'
import { languages } from '../../core/language.ts'
import { unbrokenDate, writtenDate } from '../../core/written-date.ts'
import { together } from './together.ts'

it('keeps a masked number on one line', () => {
  expect(together('We text •••• 0170 • now')).toBe('We text ••••\u00a00170 • now')
})

it.each(languages)('keeps each month of the server in %s on one line, and the hour free', (language) => {
  for (let month = 1; month <= 12; month++) {
    const moment = `2026-${String(month).padStart(2, '0')}-09 14:30`
    const said = (write: typeof writtenDate): string => `(${write(language)(moment)}) 3 payments in 2026`
    expect(together(said(writtenDate))).toBe(said(unbrokenDate))
  }
})
