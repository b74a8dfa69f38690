// The loans behind a figure: which ones stands in the address, so that a list can be sent to a colleague. Page by page: late ones
// by days late, as they are worked through, others by number.

import type { ReactNode } from 'react'
import type { ContactStop } from '../../core/outbox/contact-now.ts'
import { standings } from '../../core/portfolio/standing.ts'
import { monthOf } from '../messages/names.ts'
import { inWords } from '../messages/words.ts'
import { askedIn, type Got, screen, type Visit } from '../screen.ts'
import { AskedDay } from '../ui/day.tsx'
import { Choice, Submit } from '../ui/form.tsx'
import { Money, Paged, PageHead, State } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'
import { ends } from './month.tsx'

type Found = Got<'listPortfolioLoans'>
interface Loans extends Found {
  /** Of the borrowers of late loans: why each is not to be called now, null where a call is in order. */
  readonly contacts: ReadonlyMap<string, ContactStop | null>
}
type Loan = Found['loans'][number]
type Because = ContactStop | null | undefined

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
const filtersIn = (url: URL) => askedIn(url, ...filterNames)

export const portfolioLoans = screen<Loans>({
  path: '/portfolio/loans',
  right: 'export',
  tab: 'portfolio',
  load: async ({ url, call }) => {
    // The call checks each value, whatever an address says.
    const filters = filtersIn(url) as Parameters<typeof call<'listPortfolioLoans'>>[1]
    const found = await call('listPortfolioLoans', { ...filters, limit: pageRows, ...askedIn(url, 'after') })
    if (!found.ok) return found
    const people = found.data.order === 'late' ? [...new Set(found.data.loans.map(({ userId }) => userId))] : []
    if (people.length === 0) return { ok: true, data: { ...found.data, contacts: new Map() } }
    const contacts = await call('listContacts', { userIds: people.join(',') })
    if (!contacts.ok) return contacts
    const why = contacts.data.map(({ userId, because }) => [userId, because] as const)
    return { ok: true, data: { ...found.data, contacts: new Map(why) } }
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
    ...(filters.par === undefined ? [] : [words.about.par({ days: filters.par })]),
    ...(filters.everLate === undefined ? [] : [words.about.everLate]),
    ...(data.channelName === null ? [] : [words.about.channel({ channel: data.channelName })]),
    ...(filters.decided === 'approved' ? [words.about.approved] : []),
    ...(filters.decided === 'declined' ? [words.about.declined] : []),
    ...(filters.reason === undefined
      ? []
      : [words.about.reason({ reason: inWords(visit.words.portfolio.decisions.reasons, filters.reason) })]),
  ]
  const n = data.loans.length
  return (
    <>
      <PageHead
        title={isAfter ? words.next({ n }) : words.head({ n, hasMore: data.next !== null })}
        lead={[words.lead({ day: data.asOf }), ...about, words.owedNote].join(' ')}
      >
        <a className="btn" href={`/portfolio?${new URLSearchParams({ asOf: data.asOf })}`}>
          {words.all}
        </a>
      </PageHead>
      <Filters data={data} visit={visit} />
      <Paged next={data.next} visit={visit}>
        <Rows data={data} visit={visit} />
      </Paged>
    </>
  )
}

function Filters({ data, visit }: { data: Loans; visit: Visit }) {
  const { list: words, buckets, asOf, months: monthNames } = visit.words.portfolio
  const filters = filtersIn(visit.url)
  // The month of the address stays chosen, also where nothing was paid out in it.
  const chosen = filters.paidOut
  const months = [
    ...data.paidOutMonths,
    ...(chosen === undefined || data.paidOutMonths.includes(chosen) ? [] : [chosen]),
  ]
  const any = { value: '', label: words.filter.any }
  const ofBuckets = standings
    .filter((one) => (ends as readonly string[]).includes(one))
    .map((one) => ({ value: one, label: buckets[one] }))
  return (
    <form className="part row" action="/portfolio/loans">
      {Object.entries(filters)
        .filter(([name]) => !typed.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <AskedDay visit={visit} id="asOf" name="asOf" label={asOf} value={data.asOf} today={data.today} />
      <Choice
        name="standing"
        label={words.filter.standing}
        value={filters.standing ?? ''}
        options={[any, ...ofBuckets]}
      />
      <Choice name="was" label={words.filter.was} value={filters.was ?? ''} options={[any, ...ofBuckets]} />
      <Choice
        name="paidOut"
        label={words.filter.paidOut}
        value={filters.paidOut ?? ''}
        options={[
          { value: '', label: words.filter.anyMonth },
          ...months.map((one) => ({ value: one, label: monthOf(one, monthNames) })),
        ]}
      />
      {(data.order === 'late' || filters.order !== undefined) && (
        <Choice
          name="order"
          label={words.filter.order}
          value={filters.order ?? ''}
          options={[
            { value: '', label: words.filter.orders.late },
            { value: 'number', label: words.filter.orders.number },
          ]}
        />
      )}
      <Submit>{words.filter.apply}</Submit>
    </form>
  )
}

function Rows({ data, visit }: { data: Loans; visit: Visit }) {
  const { list: words, buckets } = visit.words.portfolio
  const { columns } = words
  const isLate = data.order === 'late'
  return (
    <Table
      caption={words.caption[data.order]}
      none={words.none}
      scroll="fits"
      byKeys
      rows={data.loans.map((loan) => ({
        ...loan,
        owedMinor: loan.principalMinor + loan.interestMinor + loan.feeMinor + loan.penaltyMinor,
        borrower: <a href={`/borrowers/${encodeURIComponent(loan.userId)}`}>{loan.name || loan.userId}</a>,
        because: data.contacts.get(loan.userId),
      }))}
      currency={({ currency }) => currency}
      columns={[
        { head: columns.loan, kind: 'name', cell: (loan) => <Narrow loan={loan} data={data} visit={visit} /> },
        { head: columns.borrower, wide: true, cell: ({ borrower }) => borrower },
        !isLate && { head: columns.stands, wide: true, cell: ({ standing }) => buckets[standing] },
        !isLate && { head: columns.was, wide: true, cell: ({ was }) => buckets[was] },
        {
          head: columns.late,
          kind: 'figure',
          wide: true,
          cell: ({ daysLate, isCaughtUp }) => (
            <>
              <span className="num">{daysLate}</span>
              {isCaughtUp && <div className="quiet">{words.caughtUp}</div>}
            </>
          ),
        },
        isLate && { head: columns.dueSince, kind: 'day', wide: true, cell: ({ nextDue }) => nextDue },
        { head: columns.owed, kind: 'amount', wide: true, cell: ({ owedMinor }) => owedMinor },
        { head: columns.principal, kind: 'amount', wide: true, cell: ({ principalMinor }) => principalMinor },
        isLate
          ? { head: columns.promise, wide: true, cell: (loan) => <Promised loan={loan} visit={visit} /> }
          : { head: columns.paidOut, kind: 'day', wide: true, cell: ({ paidOutOn }) => paidOutOn },
        isLate && {
          head: columns.contact,
          wide: true,
          cell: ({ because }) =>
            because !== undefined && <State of={because === null ? 'ok' : 'no'}>{callable(because, visit)}</State>,
        },
      ]}
    />
  )
}

function Promised({ loan: { promise, currency }, visit }: { loan: Loan; visit: Visit }) {
  if (promise === null) return null
  return (
    <>
      <Money minor={promise.amountMinor} currency={currency} />{' '}
      {visit.words.portfolio.list.promise({ day: promise.promisedOn })}
    </>
  )
}

interface NarrowProps {
  readonly loan: Loan & { readonly owedMinor: number; readonly borrower: ReactNode; readonly because: Because }
  readonly data: Pick<Loans, 'asOf' | 'order'>
  readonly visit: Visit
}

/** The number of a loan; below it what a narrow window has no columns for. */
function Narrow({ loan, data: { asOf, order }, visit }: NarrowProps) {
  const { list: words, buckets } = visit.words.portfolio
  const isLate = order === 'late'
  return (
    <>
      <a href={`/loans/${encodeURIComponent(loan.orderId)}?${new URLSearchParams({ asOf })}`}>{loan.orderId}</a>
      <div className="n">{loan.borrower}</div>
      <div className="n">
        {words.small.late({ days: loan.daysLate })}
        {loan.isCaughtUp && `, ${words.caughtUp}`}
        {', '}
        <Money minor={loan.owedMinor} currency={loan.currency} /> {words.small.owed}
      </div>
      <small className="n quiet">
        {isLate
          ? narrowLate(loan, loan.because, visit)
          : words.small.standing({ now: buckets[loan.standing], before: buckets[loan.was] })}
      </small>
      {loan.promise !== null && isLate && (
        <small className="n">
          {words.small.promised} <Promised loan={loan} visit={visit} />
        </small>
      )}
    </>
  )
}

/** Yes, or why not. */
function callable(because: ContactStop | null, { words }: Visit): string {
  const { callable: said } = words.portfolio.list
  return because === null ? said.yes : said.no({ because: said.because[because] })
}

/** What a narrow window says below the number of a late loan. */
function narrowLate({ nextDue }: Loan, because: Because, visit: Visit): string {
  const { small } = visit.words.portfolio.list
  return [
    ...(nextDue === null ? [] : [small.since({ day: nextDue })]),
    ...(because === undefined ? [] : [small.call({ said: callable(because, visit) })]),
  ].join('. ')
}
