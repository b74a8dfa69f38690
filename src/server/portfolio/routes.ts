// The calls of this room.

import { type DeskRoutes, reads } from '../officer/call/door.ts'
import { listPortfolioLoans } from './list-loans.ts'
import { readPortfolio } from './read-portfolio.ts'

export const portfolioRoutes = {
  readPortfolio: reads(readPortfolio),
  listPortfolioLoans: reads(listPortfolioLoans),
} satisfies Partial<DeskRoutes>
