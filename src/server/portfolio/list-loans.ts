// The loans behind a figure of the portfolio, page by page by their number.

import { markets } from '../../core/market/markets.ts'
import { deny } from '../../core/officer/desk-refusal.ts'
import { channelNameOf } from '../adapters/payment-channel.ts'
import type { DeskReader } from '../officer/door.ts'
import { lastEndedDay, lenderDay } from './days.ts'
import { loansOnDay, paidOutMonths } from './loans-on-day.ts'
import { dayOf } from './read-portfolio.ts'

export const listPortfolioLoans: DeskReader<'listPortfolioLoans'> = async (asked, { db, deps, act }) => {
  const asOf = dayOf(asked.asOf) ?? lastEndedDay(deps)
  if (asOf > lenderDay(deps)) return deny('badInput', { fields: ['asOf'] })
  const { limit, after, ...filters } = asked
  await act({ act: 'listPortfolioLoans', subject: '', after: { ...filters, asOf } })
  const found = await loansOnDay(db, deps, asOf, filters, { after: after ?? '', limit: limit + 1 })
  const page = found.slice(0, limit)
  return {
    asOf,
    channelName: filters.channel === undefined ? null : channelNameOf(deps.channels, filters.channel),
    paidOutMonths: await paidOutMonths(db, asOf),
    loans: page.map((loan) => ({ ...loan, currency: markets[loan.market].currency })),
    next: found.length > limit ? (page.at(-1)?.orderId ?? null) : null,
  }
}
