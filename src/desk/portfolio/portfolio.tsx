// The portfolio on one page: what is outstanding and at risk, how it moves, and behind each figure its loans.

import { markets } from '../../core/market/markets.ts'
import { inWords } from '../messages/words.ts'
import { screen, type Visit } from '../screen.ts'
import { AskedDay } from '../ui/day.tsx'
import { Submit } from '../ui/form.tsx'
import { Money, MoneyCell, PageHead, Scroll } from '../ui/parts.tsx'
import { Bar } from './count-charts.tsx'
import { type BookView, formatOf, loansAt, type Portfolio, share, whole } from './figures.ts'
import { HistoryFigures, Vintages } from './history.tsx'
import { Complaints, Decisions, Owed, Payments, Rolls } from './month.tsx'

export const portfolio = screen<Portfolio>({
  path: '/portfolio',
  right: 'export',
  tab: 'portfolio',
  load: ({ url, call }) => {
    const asOf = url.searchParams.get('asOf') ?? ''
    return call('readPortfolio', asOf === '' ? {} : { asOf })
  },
  title: (_data, words) => words.portfolio.title,
  View: PortfolioPage,
})

function PortfolioPage({ data, visit }: { data: Portfolio; visit: Visit }) {
  const { portfolio: words } = visit.words
  const market = visit.url.searchParams.get('market')
  const book = data.books.find((one) => one.market === market) ?? data.books[0]
  if (book === undefined)
    return (
      <PageHead title={words.none} lead={words.lead({ day: data.asOf, isToday: data.asOf === data.today })}>
        <AsOf data={data} visit={visit} />
      </PageHead>
    )
  const view = { data, book, visit }
  return (
    <>
      {data.books.length > 1 && (
        <nav className="part" aria-label={words.market}>
          <div className="chips">
            {data.books.map((one) => (
              <a
                key={one.market}
                href={`/portfolio?${new URLSearchParams({ asOf: data.asOf, market: one.market })}`}
                aria-current={one === book ? 'true' : undefined}
              >
                {inWords(visit.words.markets, one.market)}, {markets[one.market as keyof typeof markets].currency}
              </a>
            ))}
          </div>
        </nav>
      )}
      <div className="part grid g3">
        <Head {...view} />
        <div className="two">
          <Risk {...view} />
        </div>
      </div>
      <div className="cols">
        <div className="part grid g3">
          <HistoryFigures {...view} />
          <Vintages {...view} />
        </div>
        <div className="part grid g3">
          <Rolls {...view} />
          <Decisions {...view} />
          <Complaints {...view} />
        </div>
        <div className="part grid g3">
          <div className="two stack">
            <Owed {...view} />
            <Payments {...view} />
          </div>
          <div className="stack">
            <h2>{words.take.title}</h2>
            <ul className="acts">
              <li>
                <a href="/exports">
                  <span>{visit.words.tabs.exports}</span>
                  <small>{words.take.csv}</small>
                </a>
              </li>
              <li>
                <a href={loansAt(data.asOf, book, { open: 'any' })}>
                  <span>{words.take.loans}</span>
                </a>
              </li>
            </ul>
          </div>
        </div>
      </div>
    </>
  )
}

function AsOf({ data, visit }: { data: Portfolio; visit: Visit }) {
  const { portfolio: words } = visit.words
  const market = visit.url.searchParams.get('market')
  return (
    <form className="row" action="/portfolio">
      <AskedDay visit={visit} id="asOf" name="asOf" label={words.asOf} value={data.asOf} today={data.today} />
      {market !== null && <input type="hidden" name="market" value={market} />}
      <Submit>{words.show}</Submit>
    </form>
  )
}

function Head({ data, book, visit }: BookView) {
  const { portfolio: words } = visit.words
  const format = formatOf(book)
  const { outstandingMinor: before } = book.before
  const changeBps = before === 0 ? 0 : Math.round(((book.outstandingMinor - before) / before) * 10_000)
  const said = words.per({ share: share(Math.abs(changeBps), format) })
  return (
    <div className="stack">
      <div>
        <p className="quiet">{words.lead({ day: data.asOf, isToday: data.asOf === data.today })}</p>
        <h1 className="hero">
          <Money minor={book.outstandingMinor} currency={book.currency} />
        </h1>
        <p>
          <a href={loansAt(data.asOf, book, { open: 'any' })}>{words.loans({ n: whole(book.loans, format) })}</a>
          {before > 0 &&
            `, ${changeBps === 0 ? words.same : changeBps > 0 ? words.more({ share: said }) : words.less({ share: said })}`}
        </p>
      </div>
      <AsOf data={data} visit={visit} />
    </div>
  )
}

function Risk({ data, book, visit }: BookView) {
  const { portfolio: words } = visit.words
  const format = formatOf(book)
  const most = Math.max(1, ...book.atRisk.map(({ shareBps }) => shareBps))
  return (
    <>
      <Scroll label={words.risk.caption} fits>
        <table className="lines">
          <caption className="hide">{words.risk.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.risk.late}</th>
              <th scope="col" className="wd">
                <span className="hide">{words.risk.bar}</span>
              </th>
              <th scope="col" className="r">
                {words.risk.share}
              </th>
              <th scope="col" className="r">
                {words.risk.before}
              </th>
              <th scope="col" className="r">
                {words.risk.owed}
              </th>
              <th scope="col" className="r">
                {words.risk.which}
              </th>
            </tr>
          </thead>
          <tbody>
            {book.atRisk.map((risk, at) => (
              <tr key={risk.par}>
                <th scope="row">{words.risk.par({ days: risk.par })}</th>
                <td className="wd">
                  <Bar part={risk.shareBps / most} accent={risk.par === 30} />
                </td>
                <td className="r">
                  <b>{words.per({ share: share(risk.shareBps, format) })}</b>
                </td>
                <td className="r quiet">
                  {words.per({ share: share(book.before.atRisk[at]?.shareBps ?? 0, format) })}
                </td>
                <MoneyCell minor={risk.owedMinor} currency={book.currency} />
                <td className="r">
                  <a href={loansAt(data.asOf, book, { par: String(risk.par) })}>
                    {words.loans({ n: whole(risk.loans, format) })}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className="quiet s">{words.risk.note}</p>
    </>
  )
}
