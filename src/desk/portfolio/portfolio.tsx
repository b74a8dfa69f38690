// The portfolio on one page: what is outstanding and at risk, how it moves, and behind each figure its loans.

import { markets } from '../../core/market/markets.ts'
import { inWords } from '../messages/words.ts'
import { screen, type Visit } from '../screen.ts'
import { AskedDay } from '../ui/day.tsx'
import { Submit } from '../ui/form.tsx'
import { Links, Money, PageHead } from '../ui/parts.tsx'
import { Spoken, Table } from '../ui/table.tsx'
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
            <Links
              to={[
                {
                  href: '/exports',
                  label: (
                    <>
                      <span>{visit.words.tabs.exports}</span>
                      <small>{words.take.csv}</small>
                    </>
                  ),
                },
                { href: loansAt(data.asOf, book, { open: 'any' }), label: <span>{words.take.loans}</span> },
              ]}
            />
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
      <Table
        caption={words.risk.caption}
        scroll="fits"
        rows={book.atRisk.map((risk, at) => ({ ...risk, beforeBps: book.before.atRisk[at]?.shareBps ?? 0 }))}
        currency={book.currency}
        columns={[
          { head: words.risk.late, kind: 'name', cell: ({ par }) => words.risk.par({ days: par }) },
          {
            head: <Spoken>{words.risk.bar}</Spoken>,
            wide: true,
            cell: ({ par, shareBps }) => <Bar part={shareBps / most} accent={par === 30} />,
          },
          {
            head: words.risk.share,
            kind: 'figure',
            cell: ({ shareBps }) => <b>{words.per({ share: share(shareBps, format) })}</b>,
          },
          {
            head: words.risk.before,
            kind: 'figure',
            look: 'quiet',
            cell: ({ beforeBps }) => words.per({ share: share(beforeBps, format) }),
          },
          { head: words.risk.owed, kind: 'amount', cell: ({ owedMinor }) => owedMinor },
          {
            head: words.risk.which,
            kind: 'figure',
            cell: ({ par, loans }) => (
              <a href={loansAt(data.asOf, book, { par: String(par) })}>{words.loans({ n: whole(loans, format) })}</a>
            ),
          },
        ]}
      />
      <p className="quiet s">{words.risk.note}</p>
    </>
  )
}
