// Which date stands beside the sum to pay.

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { en } from '../../messages/en.ts'
import { WordsProvider } from '../../messages/words-context.tsx'
import { MoneyProvider } from '../../ui/money.tsx'
import { DueNow } from './due-now.tsx'

const format = { decimal: ',', thousands: '.', grouping: 'thousands', fractionDigits: 2 } as const

/** The page's part around the figure, and what follows it. */
function parts(dueDate: string, asOf: string): { readonly hero: string; readonly after: string } {
  const html = renderToStaticMarkup(
    <WordsProvider words={en}>
      <MoneyProvider format={format} symbol="₱">
        <DueNow words={en.payment.pay} minor={324000} dueDate={dueDate} asOf={asOf} />
      </MoneyProvider>
    </WordsProvider>,
  )
  const [hero = '', after = ''] = html.split('<p class="ends">')
  return { hero, after }
}

describe('the sum to pay now', () => {
  it('stands beside its repayment date while that is today or later', () => {
    for (const asOf of ['2026-11-12', '2026-11-01']) {
      const { hero, after } = parts('2026-11-12', asOf)
      expect(hero).toContain('Repayment date <bdi>12 Nov 2026</bdi>')
      expect(after).toBe('')
    }
  })

  it('of a late loan stands beside the day of today, and the past date has a line of its own', () => {
    const { hero, after } = parts('2026-11-12', '2026-11-24')
    expect(hero).toContain('as of 24 Nov 2026')
    expect(hero).not.toContain('12 Nov 2026')
    expect(after).toMatch(/Repayment date<\/span><bdi>12 Nov 2026<\/bdi>/)
  })
})
