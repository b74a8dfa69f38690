// What the portfolio keeps: sums of days, which identify no borrower, and the numbers of loans behind them.

import type { OwnData } from '../own-data.ts'

export const portfolioData: OwnData<unknown> = {
  room: 'portfolio',
  tables: [],
  leftOut: { portfolio_day: 'nobody', portfolio_list: 'books' },
}
