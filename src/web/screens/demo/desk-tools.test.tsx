// The tools of the test page as the server writes them: what became of events.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { WordsProvider } from '../../messages/words-context.tsx'
import { wordsFor } from '../../messages/words-for.ts'
import { BusyWhileSubmitting } from '../../ui/button.tsx'
import { Events } from './events.tsx'
import type { PreviewView } from './preview-view.ts'

function page(events: PreviewView['events']): string {
  const element = (
    <WordsProvider words={wordsFor('en')}>
      <BusyWhileSubmitting>
        <Events view={{ events }} />
      </BusyWhileSubmitting>
    </WordsProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

it('show each delivery with the status that it was answered, or how to turn events on', () => {
  const of = { id: 'evt1', type: 'loan.due', at: '2026-08-10T04:00:00.000Z', body: '{"type":"loan.due"}' }
  const shown = page({
    isOn: true,
    deliveries: [
      { ...of, status: 204 },
      { ...of, status: 503 },
    ],
  })
  expect(shown).toContain('Events sent (2)')
  expect(shown).toContain('<code>204 loan.due</code>')
  expect(shown).toContain('<code>503 loan.due</code>')
  expect(shown).toContain('Let the receiver of events fail')
  expect(page({ isOn: false, deliveries: [] })).toContain('DEMO_EVENTS=1')
  expect(page({ isOn: false, deliveries: [] })).not.toContain('Let the receiver of events fail')
})
