// The facts of the page, for every screen: language, market, what the lender is called, whether there is a session.

import { createContext, type ReactNode, useContext } from 'react'
import { addressWith } from '../../contracts/addresses.ts'
import type { PageFacts } from './request-context.ts'

const PageFactsContext = createContext<PageFacts | null>(null)

export function PageFactsProvider({ page, children }: { page: PageFacts; children: ReactNode }) {
  return <PageFactsContext value={page}>{children}</PageFactsContext>
}

/** The facts of this page. Throws outside of the page's frame. */
export function usePageFacts(): PageFacts {
  const page = useContext(PageFactsContext)
  if (page === null) throw new Error('usePageFacts needs the page frame around the screen')
  return page
}

/** Makes addresses that keep the common parameters of this page. */
export function useAddress(): (
  address: string,
  query?: Readonly<Record<string, string | number | undefined>>,
) => string {
  const { common } = usePageFacts()
  return (address, query = {}) => addressWith(address, { ...query, ...common })
}
