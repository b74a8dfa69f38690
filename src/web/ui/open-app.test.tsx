// The way into the lender's app: offered where it has a scheme, in every language, and never by a scheme that was not configured.

import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/render-page.tsx'
import { languages } from '../../core/language.ts'
import { wordsFor } from '../messages/words-for.ts'
import { Link } from './link.tsx'
import { OpenApp } from './open-app.tsx'

describe('a browser beside the app', () => {
  it('is offered to open it, in every language', () => {
    for (const language of languages) {
      const page = renderPage(<OpenApp />, language, { appScheme: 'mylender' })
      expect(page).toContain('href="mylender://open"')
      expect(page).toContain(wordsFor(language).frame.openApp)
    }
  })

  it('is offered nothing where there is none', () => {
    expect(renderPage(<OpenApp />, 'en')).not.toContain('<a')
  })

  it('opens no other scheme than the one of the configuration', () => {
    const link = (to: string) =>
      renderPage(
        <Link to={to} appScheme="mylender">
          {'x'}
        </Link>,
        'en',
      )
    expect(link('mylender://open')).toContain('href="mylender://open"')
    for (const to of ['other://open', 'mylender:open', 'javascript://mylender', 'mylender.evil://open'])
      expect(link(to)).toContain('href="#"')
    expect(renderPage(<Link to="mylender://open">{'x'}</Link>, 'en')).toContain('href="#"')
  })
})
