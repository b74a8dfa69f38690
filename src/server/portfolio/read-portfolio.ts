// The portfolio as officers see it: the counted rows of a day as figures, each market by itself.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import type { CalendarDate } from '../../core/calendar-date.ts'
import { type MarketId, marketIds } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { isDenied } from '../../core/officer/desk-refusal.ts'
import { bucketsOf, curedOf, lostOf, riskOf, totalOf, vintagesOf } from '../../core/portfolio/book.ts'
import { endOfMonthBefore, monthEnds } from '../../core/portfolio/standing.ts'
import type { DeskReader } from '../officer/call/door.ts'
import { type Channels, channelNameOf } from '../ports/payment-channel.ts'
import type { DayFigures } from './day-figures.ts'
import { askedDay, figuresOf, lastEndedDay, lenderDay } from './days.ts'

/** So many ends of months are drawn, the day itself among them. */
const historyMonths = 12

export const readPortfolio: DeskReader<'readPortfolio'> = async (asked, { deps }) => {
  const today = lenderDay(deps)
  const asOf = askedDay(deps, asked.asOf, lastEndedDay(deps))
  if (isDenied(asOf)) return asOf
  const days = monthEnds(asOf, historyMonths)
  const figures = await figuresOf(deps, days)
  const history = days.map((day, at) => ({ day, figures: figures[at] ?? noFigures }))
  const books = marketIds
    .filter((market) => figures.some(({ moves }) => moves.some((move) => move.market === market)))
    .map((market) => bookOf(market, history, deps.channels))
  return { asOf, before: endOfMonthBefore(asOf), today, books }
}

const noFigures: DayFigures = { moves: [], vintages: [], decisions: [], reasons: [], complaints: [], payments: [] }

interface Day {
  readonly day: CalendarDate
  readonly figures: DayFigures
}
type Book = DeskOutput<'readPortfolio'>['books'][number]

function bookOf(market: MarketId, history: readonly Day[], channels: Channels): Book {
  const of = ({ figures }: Day) => figures.moves.filter((move) => move.market === market)
  const bucketsOn = (one: Day | undefined) => bucketsOf(one === undefined ? [] : of(one))
  const last = history.at(-1)
  if (last === undefined) throw new Error('a portfolio has a day')
  const { figures, day } = last
  const moves = of(last)
  const buckets = bucketsOf(moves)
  const before = bucketsOn(history.at(-2))
  const total = totalOf(buckets)
  return {
    market,
    currency: markets[market].currency,
    ...total,
    before: {
      loans: totalOf(before).loans,
      outstandingMinor: totalOf(before).outstandingMinor,
      atRisk: riskOf(before),
    },
    atRisk: riskOf(buckets),
    buckets,
    rolls: moves
      .filter(({ was }) => was !== 'none' && was !== 'paid')
      .map(({ was, standing, loans, wasPrincipalMinor: principalMinor }) => ({ was, standing, loans, principalMinor })),
    cured: curedOf(moves),
    lost: lostOf(moves),
    vintages: vintagesOf(
      figures.vintages.filter((row) => row.market === market),
      day.slice(0, 7),
    ),
    history: history.map((one) => {
      const own = bucketsOn(one)
      return { day: one.day, outstandingMinor: totalOf(own).outstandingMinor, atRisk: riskOf(own) }
    }),
    decisions: decisionsOf(market, figures),
    complaints: complaintsOf(market, figures, total.loans),
    payments: figures.payments
      .filter((row) => row.market === market)
      .map((row) => ({ ...row, channelName: channelNameOf(channels, row.channel) })),
  }
}

function decisionsOf(market: MarketId, { decisions, reasons }: DayFigures): Book['decisions'] {
  return (['application', 'loan'] as const).map((step) => {
    const count = (isApproved: boolean) =>
      decisions.find((row) => row.market === market && row.step === step && row.isApproved === isApproved)?.decided ?? 0
    const why = reasons.filter((row) => row.market === market && row.step === step)
    return {
      step,
      approved: count(true),
      declined: count(false),
      reasons: why.map(({ reason, times }) => ({ reason, times })),
    }
  })
}

function complaintsOf(market: MarketId, { complaints }: DayFigures, loans: number): Book['complaints'] {
  const { opened, within, over } = complaints.find((row) => row.market === market) ?? { opened: 0, within: 0, over: 0 }
  return {
    opened,
    perThousandLoansHundredths: loans === 0 ? 0 : Math.round((opened * 100_000) / loans),
    withinClock: within,
    overClock: over,
  }
}
