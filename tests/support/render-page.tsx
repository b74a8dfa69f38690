// A screen as the server writes it, with everything around it that a page has: words, facts, money, toasts, router.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { AnyLanguage } from '../../src/core/language.ts'
import { markets } from '../../src/core/market/markets.ts'
import { WordsProvider } from '../../src/web/messages/words-context.tsx'
import { wordsFor } from '../../src/web/messages/words-for.ts'
import { PageFactsProvider } from '../../src/web/page/page-facts.tsx'
import type { PageFacts } from '../../src/web/page/request-context.ts'
import { BusyWhileSubmitting } from '../../src/web/ui/button.tsx'
import { MoneyProvider } from '../../src/web/ui/money.tsx'
import { ToastProvider } from '../../src/web/ui/note.tsx'

function factsIn(language: AnyLanguage): PageFacts {
  return {
    language,
    market: 'standard',
    currencySymbol: '₱',
    moneyFormat: markets.standard.moneyFormat,
    lenderName: 'Candor Lending',
    supportPhone: '+63 2 5550 0100',
    supportEmail: 'help@candor.example',
    answerDays: 3,
    demo: true,
    demoHost: null,
    signedIn: true,
    shortName: '•••• 0001',
    whose: 'mark-of-1',
    common: { lang: language },
  }
}

/** The markup of `screen` in a language, for a borrower of the default market. `facts` are what is special about the page. */
export function renderPage(screen: ReactNode, language: AnyLanguage, facts: Partial<PageFacts> = {}): string {
  const element = (
    <WordsProvider words={wordsFor(language)}>
      <PageFactsProvider page={{ ...factsIn(language), ...facts }}>
        <MoneyProvider format={markets.standard.moneyFormat} symbol="₱">
          <ToastProvider>
            <BusyWhileSubmitting>{screen}</BusyWhileSubmitting>
          </ToastProvider>
        </MoneyProvider>
      </PageFactsProvider>
    </WordsProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
