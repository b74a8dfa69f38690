// Why an action did nothing is said once, by the action or by the page that is shown in place of what it was about.

import { expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/render-page.tsx'
import type { ProblemShown } from './note.tsx'
import { Refusal } from './refusal.tsx'
import { ProblemLeaf } from './refused.tsx'

const refused = (message: string): ProblemShown => ({ kind: 'refused', message })

function timesSaid(message: string, ofPage: string): number {
  const page = refused(ofPage)
  const html = renderPage(
    <>
      <Refusal of={{ problem: refused(message) }} page={page} />
      <ProblemLeaf problem={page} here="/" />
    </>,
    'en',
  )
  return html.split(message).length - 1
}

it('is said once where the page has the same reason, and beside it where it has another', () => {
  expect(timesSaid('We could not find that.', 'We could not find that.')).toBe(1)
  expect(timesSaid('This request was answered.', 'We could not find that.')).toBe(1)
})
