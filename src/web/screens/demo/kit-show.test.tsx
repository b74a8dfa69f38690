// The show page as the server writes it: nothing in it needs what the content policy forbids.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { AnyLanguage } from '../../../core/language.ts'
import { WordsProvider } from '../../messages/words-context.tsx'
import { wordsFor } from '../../messages/words-for.ts'
import { BusyWhileSubmitting } from '../../ui/button.tsx'
import { MoneyProvider } from '../../ui/money.tsx'
import { ToastProvider } from '../../ui/note.tsx'
import { KitShow } from './kit-show.tsx'

const format = { decimal: ',', thousands: '.', grouping: 'thousands', fractionDigits: 2 } as const

function page(language: AnyLanguage): string {
  const element = (
    <WordsProvider words={wordsFor(language)}>
      <MoneyProvider format={format} symbol="₱">
        <BusyWhileSubmitting>
          <ToastProvider>
            <KitShow language={language} nowMs={0} open="dialog" answer={null} />
          </ToastProvider>
        </BusyWhileSubmitting>
      </MoneyProvider>
    </WordsProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

describe('the show page', () => {
  it('has no inline style and no inline handler', () => {
    expect(page('en')).not.toMatch(/ style=| on[a-z]+="/)
  })

  it('gives every id once, and refers to none that is missing', () => {
    const html = page('en')
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    const references = [
      ...html.matchAll(/ (?:for|aria-(?:labelledby|describedby|controls)|data-(?:opens|shows|copy|count))="([^"]+)"/g),
    ]
    for (const id of references.flatMap((match) => (match[1] ?? '').split(' '))) expect(ids).toContain(id)
  })

  it('says nothing in English once the language is another one', () => {
    const html = page('id')
    for (const word of ['Cancel', 'Confirm', 'Click to Copy', 'In review', 'Add a picture'])
      expect(html).not.toContain(`>${word}<`)
    expect(html).toContain('Batal')
  })
})
