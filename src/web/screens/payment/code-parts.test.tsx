// What the page of a code says once the code is over: that its time ran out, or what else ended it.

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WordsProvider } from '../../messages/words-context.tsx'
import { wordsFor } from '../../messages/words-for.ts'
import { StateNote } from './code-parts.tsx'
import type { CodeView } from './pay-code-view.ts'

const en = wordsFor('en')

const reversed = '₱1.400,00 paid with this code was reversed. It no longer counts towards your loan.'
const less = 'Less is due now than this code asks for. Your loan shows what is left to pay.'

/** The note of a code that is over. */
function noteOf(code: Pick<CodeView['code'], 'overBy' | 'payNotice' | 'receivedMinor'>): string {
  const view = { code: { state: 'expired', checking: false, ...code }, paid: null } as unknown as CodeView
  return renderToStaticMarkup(
    <WordsProvider words={en}>
      <StateNote view={view} />
    </WordsProvider>,
  )
}

describe('a code that is over', () => {
  it.each([
    ['takenBack', reversed],
    ['lessIsDue', less],
  ] as const)('by %s says so, and not that a payment of it would be added', (overBy, payNotice) => {
    const note = noteOf({ overBy, payNotice, receivedMinor: 0 })
    expect(note).toContain(payNotice.split('.')[0])
    expect(note).toContain('Please do not pay with this code.')
    expect(note).not.toContain("don't pay again")
    expect(note).not.toContain('has expired')
  })

  it('paid by a payment that was reversed in part says so in place of the good news', () => {
    const payNotice =
      '₱500,00 of this payment was reversed. Until we tell you more, your loan counts the whole payment.'
    const code = { state: 'paid', checking: false, receivedMinor: 0, overBy: 'partBack', payNotice }
    const note = renderToStaticMarkup(
      <WordsProvider words={en}>
        <StateNote view={{ code, paid: {} } as unknown as CodeView} />
      </WordsProvider>,
    )
    expect(note).toContain('We are looking into this payment.')
    expect(note).toContain(payNotice)
    expect(note).not.toContain('has arrived')
  })

  it('by its time says that what was paid before counts', () => {
    const note = noteOf({ overBy: '', payNotice: 'Pay it by noon', receivedMinor: 0 })
    expect(note).toContain('This code has expired.')
    expect(note).not.toContain('Pay it by noon')
  })
})
