// Which date stands beside the sum to pay.

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WordsProvider } from '../../messages/words-context.tsx'
import { wordsFor } from '../../messages/words-for.ts'
import { MoneyProvider } from '../../ui/money.tsx'
import { DueNow } from './due-now.tsx'

const en = wordsFor('en')

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

describe('the sum to pay', () => {
  it('stands beside its repayment date while that is today or later, and is the next payment until that day', () => {
    for (const [asOf, label] of [
      ['2026-11-12', 'To pay now'],
      ['2026-11-01', 'Next payment'],
    ] as const) {
      const { hero, after } = parts('2026-11-12', asOf)
      expect(hero).toContain(label)
      expect(hero).toContain('Repayment date <bdi>12 Nov 2026</bdi>')
      expect(after).toBe('')
    }
  })

  it('of a late loan stands beside the day of today, and the past date has a line of its own', () => {
    const { hero, after } = parts('2026-11-12', '2026-11-24')
    expect(hero).toContain('as of 24\u00a0Nov\u00a02026')
    expect(hero).not.toMatch(/12\sNov/)
    expect(after).toMatch(/Repayment date<\/span><bdi>12 Nov 2026<\/bdi>/)
  })
})
