// The loans behind a figure: which ones stands in the address, so that a list can be sent to a colleague. Page by page: late ones
// by days late, as they are worked through, others by number.

import { standings } from '../../core/portfolio/standing.ts'
import type { Got } from '../calls.ts'
import { inWords } from '../messages/words.ts'
import { screen, type Visit } from '../screen.ts'
import { Lines } from '../ui/lines.tsx'
import { Money } from '../ui/money.tsx'
import { Pages } from '../ui/pages.tsx'
import { Scroll } from '../ui/scroll.tsx'
import { When } from '../ui/when.tsx'
import { ends } from './month.tsx'

type Loans = Got<'listPortfolioLoans'>

const pageRows = 50
const filterNames = [
  'asOf',
  'market',
  'standing',
  'was',
  'moved',
  'par',
  'open',
  'paidOut',
  'everLate',
  'channel',
  'decided',
  'reason',
  'order',
] as const
/** Those with a field of their own. */
const typed: readonly string[] = ['asOf', 'standing', 'was', 'paidOut', 'order']

/** The filters of an address: what is empty is none. */
function filtersIn(url: URL): Partial<Record<(typeof filterNames)[number], string>> {
  return Object.fromEntries(
    filterNames.map((name) => [name, url.searchParams.get(name) ?? ''] as const).filter(([, text]) => text !== ''),
  )
}

export const portfolioLoans = screen<Loans>({
  path: '/portfolio/loans',
  right: 'export',
  tab: 'portfolio',
  load: ({ url, call }) => {
    const after = url.searchParams.get('after') ?? ''
    // The call checks each value, whatever an address says.
    const filters = filtersIn(url) as Parameters<typeof call<'listPortfolioLoans'>>[1]
    return call('listPortfolioLoans', { ...filters, limit: pageRows, ...(after === '' ? {} : { after }) })
  },
  title: (_data, words) => words.portfolio.list.title,
  View: LoanList,
})

function LoanList({ data, visit }: { data: Loans; visit: Visit }) {
  const { list: words } = visit.words.portfolio
  const filters = filtersIn(visit.url)
  const isAfter = visit.url.searchParams.has('after')
  const about = [
    ...(data.order === 'late' ? [words.late] : []),
    ...(filters.open === undefined ? [] : [words.about.open]),
    ...(filters.moved === 'cured' ? [words.about.cured] : []),
    ...(filters.moved === 'lost' ? [words.about.lost] : []),
    ...(filters.par === undefined ? [] : [words.about.par(filters.par)]),
    ...(filters.everLate === undefined ? [] : [words.about.everLate]),
    ...(data.channelName === null ? [] : [words.about.channel(data.channelName)]),
    ...(filters.decided === 'approved' ? [words.about.approved] : []),
    ...(filters.decided === 'declined' ? [words.about.declined] : []),
    ...(filters.reason === undefined
      ? []
      : [words.about.reason(inWords(visit.words.portfolio.decisions.reasons, filters.reason))]),
  ]
  const n = data.loans.length
  return (
    <>
      <div className="top">
        <div>
          <h1 className="voice">{isAfter ? words.next(n) : words.head(n, data.next !== null)}</h1>
          <p className="quiet">{[words.lead(data.asOf), ...about].join(' ')}</p>
        </div>
        <a className="btn" href={`/portfolio?${new URLSearchParams({ asOf: data.asOf })}`}>
          {words.all}
        </a>
      </div>
      <Filters data={data} visit={visit} />
      <div className="cols">
        <div className="part">
          {n === 0 ? <p className="quiet">{words.none}</p> : <Rows data={data} visit={visit} />}
          <Pages next={data.next} visit={visit} />
        </div>
      </div>
    </>
  )
}

function Filters({ data, visit }: { data: Loans; visit: Visit }) {
  const { list: words, buckets, asOf, monthOf } = visit.words.portfolio
  const filters = filtersIn(visit.url)
  // The month of the address stays chosen, also where nothing was paid out in it.
  const chosen = filters.paidOut
  const months = [
    ...data.paidOutMonths,
    ...(chosen === undefined || data.paidOutMonths.includes(chosen) ? [] : [chosen]),
  ]
  const choice = (name: 'standing' | 'was', label: string) => (
    <div>
      <label htmlFor={name}>{label}</label>
      <select className="box" id={name} name={name} defaultValue={filters[name] ?? ''}>
        <option value="">{words.filter.any}</option>
        {standings
          .filter((one) => (ends as readonly string[]).includes(one))
          .map((one) => (
            <option key={one} value={one}>
              {buckets[one]}
            </option>
          ))}
      </select>
    </div>
  )
  return (
    <form className="part row" action="/portfolio/loans">
      {Object.entries(filters)
        .filter(([name]) => !typed.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <div>
        <label htmlFor="asOf">{asOf}</label>
        <input className="box" id="asOf" name="asOf" type="date" defaultValue={data.asOf} />
      </div>
      {choice('standing', words.filter.standing)}
      {choice('was', words.filter.was)}
      <div>
        <label htmlFor="paidOut">{words.filter.paidOut}</label>
        <select className="box" id="paidOut" name="paidOut" defaultValue={filters.paidOut ?? ''}>
          <option value="">{words.filter.anyMonth}</option>
          {months.map((one) => (
            <option key={one} value={one}>
              {monthOf(one)}
            </option>
          ))}
        </select>
      </div>
      {(data.order === 'late' || filters.order !== undefined) && (
        <div>
          <label htmlFor="order">{words.filter.order}</label>
          <select className="box" id="order" name="order" defaultValue={filters.order ?? ''}>
            <option value="">{words.filter.orders.late}</option>
            <option value="number">{words.filter.orders.number}</option>
          </select>
        </div>
      )}
      <button type="submit" className="btn">
        {words.filter.apply}
      </button>
    </form>
  )
}

function Rows({ data, visit }: { data: Loans; visit: Visit }) {
  const { list: words } = visit.words.portfolio
  const { columns } = words
  const isLate = data.order === 'late'
  const caption = words.caption[data.order]
  return (
    <Scroll label={caption}>
      <Lines
        caption={caption}
        columns={[
          columns.loan,
          columns.borrower,
          ...(isLate ? [] : [columns.stands, columns.was]),
          { name: columns.late, kind: 'r' },
          ...(isLate ? [{ name: columns.dueSince, kind: 'wd' } as const] : []),
          { name: columns.owed, kind: 'r' },
          { name: columns.principal, kind: 'r' },
          { name: isLate ? columns.promise : columns.paidOut, kind: 'wd' },
        ]}
      >
        <tbody>
          {data.loans.map((loan) => (
            <Row key={loan.orderId} loan={loan} data={data} visit={visit} />
          ))}
        </tbody>
      </Lines>
    </Scroll>
  )
}

function Row({ loan, data, visit }: { loan: Loans['loans'][number]; data: Loans; visit: Visit }) {
  const { list: words, buckets } = visit.words.portfolio
  const isLate = data.order === 'late'
  const { promise, currency } = loan
  const owedMinor = loan.principalMinor + loan.interestMinor + loan.feeMinor + loan.penaltyMinor
  return (
    <tr data-row="">
      <th scope="row">
        <a href={`/loans/${encodeURIComponent(loan.orderId)}?${new URLSearchParams({ asOf: data.asOf })}`}>
          {loan.orderId}
        </a>
      </th>
      <td>
        <a href={`/borrowers/${encodeURIComponent(loan.userId)}`}>{loan.name || loan.userId}</a>
      </td>
      {!isLate && <td>{buckets[loan.standing]}</td>}
      {!isLate && <td>{buckets[loan.was]}</td>}
      <td className="r">
        <span className="num">{loan.daysLate}</span>
        {loan.isCaughtUp && <div className="quiet">{words.caughtUp}</div>}
      </td>
      {isLate && <td className="wd">{loan.nextDue !== null && <When at={loan.nextDue} words={visit.words} />}</td>}
      <td className="r">
        <Money minor={owedMinor} currency={currency} />
      </td>
      <td className="r">
        <Money minor={loan.principalMinor} currency={currency} />
      </td>
      {isLate ? (
        <td className="wd">
          {promise !== null && (
            <>
              <Money minor={promise.amountMinor} currency={currency} /> {words.promise(promise.promisedOn)}
            </>
          )}
        </td>
      ) : (
        <td className="wd">{loan.paidOutOn !== null && <When at={loan.paidOutOn} words={visit.words} />}</td>
      )}
    </tr>
  )
}
