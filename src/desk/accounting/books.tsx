// The books: the months and their state; of one month what stops its close, its figures, and the close by two people.

import { inChartOrder } from '../../core/accounting/account-order.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { inWords } from '../messages/words.ts'
import { type Act, type Got, screen, type Visit } from '../screen.ts'
import { Lines, Money, MoneyCell, Part, Scroll, State, When } from '../ui/parts.tsx'
import { CloseForms } from './close-forms.tsx'

type Books = Got<'readBooks'>
type Month = NonNullable<Books['month']>

const propose: Act = async (posted, { call, url }) => {
  const answer = await call(
    'proposeBookClose',
    { month: posted.text('month'), reason: posted.text('reason') },
    posted.key,
  )
  return answer.ok ? { to: url.pathname + url.search, said: 'closeProposed' } : answer
}

const decide: Act = async (posted, { call, url }) => {
  const mark = posted.given('mark')
  const input = {
    month: posted.text('month'),
    closeId: posted.text('closeId'),
    approve: posted.text('approve') === 'true',
    reason: posted.text('reason'),
    ...(mark && { mark }),
  }
  const answer = await call('decideBookClose', input, posted.key)
  return answer.ok ? { to: url.pathname + url.search, said: 'closeDecided' } : answer
}

const reopen: Act = async (posted, { call, url }) => {
  const answer = await call('reopenBooks', { month: posted.text('month'), reason: posted.text('reason') }, posted.key)
  return answer.ok ? { to: url.pathname + url.search, said: 'booksReopened' } : answer
}

export const books = screen<Books>({
  path: '/books',
  right: 'export',
  tab: 'books',
  load: ({ call, url }) => {
    const month = url.searchParams.get('month') ?? ''
    return call('readBooks', month === '' ? {} : { month })
  },
  title: (_books, words) => words.books.title,
  View: BooksPage,
  acts: { propose, decide, reopen },
})

function BooksPage({ data, visit }: { data: Books; visit: Visit }) {
  const { books: words } = visit.words
  const { policy, opening, periods, month } = data
  return (
    <>
      <div className="top">
        <div>
          <h1 className="voice">{words.head}</h1>
          <p className="quiet">{words.lead}</p>
          <p className="quiet s">
            {words.policy({ version: policy.version, days: policy.nonAccrualDays, cure: policy.cureDays })}
          </p>
          {opening !== null && (
            <p className="quiet s">
              {words.opening({
                through: visit.words.date(opening.through),
                loans: opening.loans,
                entries: opening.entries,
              })}{' '}
              {mayDo(visit.me.role, 'export') && <a href="/desk/books/opening.csv">{words.openingFile}</a>}
            </p>
          )}
        </div>
      </div>
      {periods.length === 0 ? <p className="part quiet">{words.none}</p> : <Periods periods={periods} visit={visit} />}
      {month !== null && <MonthPart month={month} visit={visit} />}
      <NonAccrual data={data} visit={visit} />
    </>
  )
}

function Periods({ periods, visit }: { periods: Books['periods']; visit: Visit }) {
  const { books: words } = visit.words
  const { columns } = words
  return (
    <Part stack title={words.periods}>
      <Scroll label={words.periods}>
        <Lines
          caption={words.periods}
          columns={[columns.month, columns.state, columns.adjusted, { name: columns.run, kind: 'r' }]}
        >
          <tbody>
            {periods.map(({ month, state, adjustedAt, run }) => (
              <tr key={month} data-row="">
                <th scope="row">
                  <a href={`/books?month=${month}`}>{month}</a>
                </th>
                <td>
                  <State of={state === 'closed' ? 'ok' : 'later'}>{words.states[state]}</State>
                </td>
                <td>{adjustedAt === null ? words.notAdjusted : <When at={adjustedAt} words={visit.words} />}</td>
                <td className="r num">{run}</td>
              </tr>
            ))}
          </tbody>
        </Lines>
      </Scroll>
    </Part>
  )
}

function MonthPart({ month, visit }: { month: Month; visit: Visit }) {
  const { books: words } = visit.words
  const { period, stops } = month
  const file = (name: string): string => `/desk/books/${period.month}/${name}.csv`
  return (
    <>
      <Part stack title={words.month({ month: period.month })}>
        {period.reopenedBy !== null && (
          <p className="quiet s">
            {words.reopened({
              by: period.reopenedBy,
              at: visit.words.date(period.reopenedAt ?? ''),
              reason: period.reopenReason ?? '',
            })}
          </p>
        )}
        {period.state === 'open' && (
          <>
            <h3>{words.stopped}</h3>
            {stops.length === 0 ? (
              <p>{words.nothingStops}</p>
            ) : (
              <ul className="stops">
                {stops.map(({ stop, count }) => (
                  <li key={stop}>
                    <State of="over">{words.counted({ text: words.stops[stop], count })}</State>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        <CloseForms month={month} visit={visit} />
        {mayDo(visit.me.role, 'export') && (
          <p>
            {words.files}: <a href={file('trial-balance')}>{words.balanceFile}</a>,{' '}
            <a href={file('journal')}>{words.journalFile}</a>, <a href={file('days')}>{words.daysFile}</a>,{' '}
            <a href={file('allowance')}>{words.allowanceFile}</a>, <a href={file('tax')}>{words.taxFile}</a>,{' '}
            <a href={file('erpnext')}>{words.erpnextFile}</a>
          </p>
        )}
      </Part>
      <Balance month={month} visit={visit} />
      <Allowance month={month} visit={visit} />
      <TaxByRate month={month} visit={visit} />
    </>
  )
}

/** The cells of one row, in the order of its columns. */
function Amounts({ of, currency }: { of: Readonly<Record<string, number>>; currency: string }) {
  return Object.entries(of).map(([column, minor]) => (
    <td key={column} className="r">
      <Money minor={minor} currency={currency} />
    </td>
  ))
}

function Balance({ month: { balances }, visit }: { month: Month; visit: Visit }) {
  const { balance: title, balanceColumns: columns } = visit.words.books
  const byCurrency = Map.groupBy(balances, ({ currency }) => currency)
  return (
    <Part stack title={title}>
      <Scroll label={title}>
        <Lines
          caption={title}
          columns={[
            columns.account,
            { name: columns.opening, kind: 'r' },
            { name: columns.debit, kind: 'r' },
            { name: columns.credit, kind: 'r' },
            { name: columns.closing, kind: 'r' },
          ]}
        >
          {[...byCurrency].map(([currency, rows]) => (
            <Currency key={currency} currency={currency} rows={rows} visit={visit} />
          ))}
        </Lines>
      </Scroll>
    </Part>
  )
}

/** `bank:Harbour Savings` is 'Bank Harbour Savings'; an account that has no name keeps its code. */
function accountName(account: string, { accounts, accountKinds }: Visit['words']['books']): string {
  const [kind = '', ...name] = account.split(':')
  if (Object.hasOwn(accounts, account) || name.length === 0) return inWords(accounts, account)
  return `${inWords(accountKinds, kind)} ${name.join(':')}`
}

/** The accounts of one currency, and what they come to: debits and credits alike. */
function Currency({ currency, rows, visit }: { currency: string; rows: Month['balances']; visit: Visit }) {
  const { currencyTotal } = visit.words.books
  const sum = (column: 'openingMinor' | 'debitMinor' | 'creditMinor'): number =>
    rows.reduce((of, row) => of + row[column], 0)
  const all = { openingMinor: sum('openingMinor'), debitMinor: sum('debitMinor'), creditMinor: sum('creditMinor') }
  return (
    <tbody>
      {inChartOrder(rows).map(({ account, openingMinor, debitMinor, creditMinor, number }) => (
        <tr key={account} data-row="">
          <th scope="row" className="words">
            {accountName(account, visit.words.books)} {number !== null && <span className="quiet num">{number}</span>}
          </th>
          <Amounts
            currency={currency}
            of={{ openingMinor, debitMinor, creditMinor, closingMinor: openingMinor + debitMinor - creditMinor }}
          />
        </tr>
      ))}
      <tr className="group">
        <th scope="row" className="words">
          {currencyTotal({ currency })}
        </th>
        <Amounts
          currency={currency}
          of={{ ...all, closingMinor: all.openingMinor + all.debitMinor - all.creditMinor }}
        />
      </tr>
    </tbody>
  )
}

function Allowance({ month: { allowance }, visit }: { month: Month; visit: Visit }) {
  const { allowance: title, allowanceColumns: columns, nothing } = visit.words.books
  return (
    <Part stack title={title}>
      {allowance.length === 0 && <p className="quiet">{nothing}</p>}
      {allowance.length > 0 && (
        <Scroll label={title}>
          <Lines
            caption={title}
            columns={[
              columns.currency,
              { name: columns.opening, kind: 'r' },
              { name: columns.added, kind: 'r' },
              { name: columns.released, kind: 'r' },
              { name: columns.used, kind: 'r' },
              { name: columns.closing, kind: 'r' },
            ]}
          >
            <tbody>
              {allowance.map(({ currency, openingMinor, addedMinor, releasedMinor, usedMinor, closingMinor }) => (
                <tr key={currency} data-row="">
                  <th scope="row">{currency}</th>
                  <Amounts
                    currency={currency}
                    of={{ openingMinor, addedMinor, releasedMinor, usedMinor, closingMinor }}
                  />
                </tr>
              ))}
            </tbody>
          </Lines>
        </Scroll>
      )}
    </Part>
  )
}

function TaxByRate({ month: { tax: rows }, visit }: { month: Month; visit: Visit }) {
  const { tax: title, taxColumns: columns, taxedParts, taxOf, nothing } = visit.words.books
  return (
    <Part stack title={title}>
      {rows.length === 0 && <p className="quiet">{nothing}</p>}
      {rows.length > 0 && (
        <Scroll label={title}>
          <Lines
            caption={title}
            columns={[columns.tax, columns.on, { name: columns.taxed, kind: 'r' }, { name: columns.amount, kind: 'r' }]}
          >
            <tbody>
              {rows.map(({ currency, tax, rateBps, part, taxedMinor, taxMinor }) => (
                <tr key={`${currency} ${tax} ${rateBps} ${part}`} data-row="">
                  <th scope="row">{taxOf({ name: tax, percent: rateBps / 100 })}</th>
                  <td>{taxedParts[part]}</td>
                  <Amounts currency={currency} of={{ taxedMinor, taxMinor }} />
                </tr>
              ))}
            </tbody>
          </Lines>
        </Scroll>
      )}
    </Part>
  )
}

function NonAccrual({ data: { nonAccrual, nonAccrualLoans }, visit }: { data: Books; visit: Visit }) {
  const { books: words } = visit.words
  const { nonAccrualColumns: columns } = words
  const title = words.nonAccrual({ count: nonAccrualLoans })
  return (
    <Part stack title={title}>
      {nonAccrual.length === 0 && <p className="quiet">{words.nothing}</p>}
      {nonAccrual.length > 0 && (
        <Scroll label={title}>
          <Lines
            caption={title}
            columns={[
              columns.loan,
              columns.since,
              { name: columns.days, kind: 'r' },
              { name: columns.suspended, kind: 'r' },
              { name: columns.carrying, kind: 'r' },
              { name: columns.allowance, kind: 'r' },
            ]}
          >
            <tbody>
              {nonAccrual.map(
                ({ orderId, currency, since, daysPastDue, suspendedMinor, carryingMinor, allowanceMinor }) => (
                  <tr key={orderId} data-row="">
                    <th scope="row">
                      <a href={`/loans/${orderId}`}>{orderId}</a>
                    </th>
                    <td>{visit.words.date(since)}</td>
                    <td className="r num">{daysPastDue}</td>
                    <MoneyCell minor={suspendedMinor} currency={currency} />
                    <MoneyCell minor={carryingMinor} currency={currency} />
                    <MoneyCell minor={allowanceMinor} currency={currency} />
                  </tr>
                ),
              )}
            </tbody>
          </Lines>
        </Scroll>
      )}
    </Part>
  )
}
