// The books: the months and their state; of one month what stops its close, its figures, and the close by two people.

import type { ReactNode } from 'react'
import { inChartOrder } from '../../core/accounting/account-order.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { inWords } from '../messages/words.ts'
import { type Act, askedIn, chosen, type Got, screen, type Visit } from '../screen.ts'
import { ActForm, ProseField, Submit } from '../ui/form.tsx'
import { PageHead, Part, State, When } from '../ui/parts.tsx'
import { type Column, Lines, Rows, Table } from '../ui/table.tsx'

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
    approve: chosen<'true' | 'false'>(posted, 'approve'),
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
  load: ({ call, url }) => call('readBooks', askedIn(url, 'month')),
  title: (_books, words) => words.books.title,
  View: BooksPage,
  acts: { propose, decide, reopen },
})

function BooksPage({ data, visit }: { data: Books; visit: Visit }) {
  const { books: words } = visit.words
  const { policy, opening, periods, month } = data
  return (
    <>
      <PageHead
        title={words.head}
        lead={words.lead}
        more={
          <>
            <p className="quiet s">
              {words.policy({ version: policy.version, days: policy.nonAccrualDays, cure: policy.cureDays })}
            </p>
            {opening !== null && (
              <p className="quiet s">
                {words.opening({ ...opening, through: visit.words.date(opening.through) })}{' '}
                {mayDo(visit.me.role, 'export') && <a href="/desk/books/opening.csv">{words.openingFile}</a>}
              </p>
            )}
          </>
        }
      />
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
      <Table
        caption={words.periods}
        scroll="scrolls"
        byKeys
        rows={periods}
        columns={[
          { head: columns.month, kind: 'name', cell: ({ month }) => <a href={`/books?month=${month}`}>{month}</a> },
          {
            head: columns.state,
            cell: ({ state }) => <State of={state === 'closed' ? 'ok' : 'later'}>{words.states[state]}</State>,
          },
          {
            head: columns.adjusted,
            cell: ({ adjustedAt: at }) => (at === null ? words.notAdjusted : <When at={at} />),
          },
          { head: columns.run, kind: 'count', cell: ({ run }) => run },
        ]}
      />
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

type Figure = 'openingMinor' | 'debitMinor' | 'creditMinor'
/** An account, or what all of one currency come to. */
type BalanceRow = Readonly<Record<Figure, number>> & { readonly currency: string; readonly name: ReactNode }

function Balance({ month: { balances }, visit }: { month: Month; visit: Visit }) {
  const { balance: title, balanceColumns: heads } = visit.words.books
  const columns: readonly Column<BalanceRow>[] = [
    { head: heads.account, kind: 'name', look: 'words', cell: ({ name }) => name },
    { head: heads.opening, kind: 'amount', cell: ({ openingMinor }) => openingMinor },
    { head: heads.debit, kind: 'amount', cell: ({ debitMinor }) => debitMinor },
    { head: heads.credit, kind: 'amount', cell: ({ creditMinor }) => creditMinor },
    {
      head: heads.closing,
      kind: 'amount',
      cell: ({ openingMinor, debitMinor, creditMinor }) => openingMinor + debitMinor - creditMinor,
    },
  ]
  return (
    <Part stack title={title}>
      <Lines caption={title} columns={columns} scroll="scrolls">
        {[...Map.groupBy(balances, ({ currency }) => currency)].map(([currency, rows]) => (
          <tbody key={currency}>
            <Rows columns={columns} rows={accountRows(rows, visit)} currency={currency} byKeys />
            <Rows columns={columns} rows={[totalOf(rows, currency, visit)]} currency={currency} look={() => 'group'} />
          </tbody>
        ))}
      </Lines>
    </Part>
  )
}

const accountRows = (rows: Month['balances'], { words }: Visit): BalanceRow[] =>
  inChartOrder(rows).map(({ number, ...row }) => ({
    ...row,
    name: (
      <>
        {accountName(row.account, words.books)} {number !== null && <span className="quiet num">{number}</span>}
      </>
    ),
  }))

/** What the accounts of one currency come to: debits and credits alike. */
function totalOf(rows: Month['balances'], currency: string, { words }: Visit): BalanceRow {
  const sum = (column: Figure): number => rows.reduce((of, row) => of + row[column], 0)
  return {
    currency,
    name: words.books.currencyTotal({ currency }),
    openingMinor: sum('openingMinor'),
    debitMinor: sum('debitMinor'),
    creditMinor: sum('creditMinor'),
  }
}

/** `bank:Harbour Savings` is 'Bank Harbour Savings'; an account that has no name keeps its code. */
function accountName(account: string, { accounts, accountKinds }: Visit['words']['books']): string {
  const [kind = '', ...name] = account.split(':')
  if (Object.hasOwn(accounts, account) || name.length === 0) return inWords(accounts, account)
  return `${inWords(accountKinds, kind)} ${name.join(':')}`
}

function Allowance({ month: { allowance }, visit }: { month: Month; visit: Visit }) {
  const { allowance: title, allowanceColumns: columns, nothing } = visit.words.books
  return (
    <Part stack title={title}>
      <Table
        caption={title}
        none={nothing}
        scroll="scrolls"
        byKeys
        rows={allowance}
        currency={({ currency }) => currency}
        columns={[
          { head: columns.currency, kind: 'name', cell: ({ currency }) => currency },
          { head: columns.opening, kind: 'amount', cell: ({ openingMinor }) => openingMinor },
          { head: columns.added, kind: 'amount', cell: ({ addedMinor }) => addedMinor },
          { head: columns.released, kind: 'amount', cell: ({ releasedMinor }) => releasedMinor },
          { head: columns.used, kind: 'amount', cell: ({ usedMinor }) => usedMinor },
          { head: columns.closing, kind: 'amount', cell: ({ closingMinor }) => closingMinor },
        ]}
      />
    </Part>
  )
}

function TaxByRate({ month: { tax: rows }, visit }: { month: Month; visit: Visit }) {
  const { tax: title, taxColumns: columns, taxedParts, taxOf, nothing } = visit.words.books
  return (
    <Part stack title={title}>
      <Table
        caption={title}
        none={nothing}
        scroll="scrolls"
        byKeys
        rows={rows}
        currency={({ currency }) => currency}
        columns={[
          { head: columns.tax, kind: 'name', cell: (row) => taxOf({ name: row.tax, percent: row.rateBps / 100 }) },
          { head: columns.on, cell: ({ part }) => taxedParts[part] },
          { head: columns.taxed, kind: 'amount', cell: ({ taxedMinor }) => taxedMinor },
          { head: columns.amount, kind: 'amount', cell: ({ taxMinor }) => taxMinor },
        ]}
      />
    </Part>
  )
}

function NonAccrual({ data: { nonAccrual, nonAccrualLoans }, visit }: { data: Books; visit: Visit }) {
  const { books: words } = visit.words
  const { nonAccrualColumns: columns } = words
  const title = words.nonAccrual({ count: nonAccrualLoans })
  return (
    <Part stack title={title}>
      <Table
        caption={title}
        none={words.nothing}
        scroll="scrolls"
        byKeys
        rows={nonAccrual}
        currency={({ currency }) => currency}
        columns={[
          { head: columns.loan, kind: 'name', cell: ({ orderId }) => <a href={`/loans/${orderId}`}>{orderId}</a> },
          { head: columns.since, cell: ({ since }) => visit.words.date(since) },
          { head: columns.days, kind: 'count', cell: ({ daysPastDue }) => daysPastDue },
          { head: columns.suspended, kind: 'amount', cell: ({ suspendedMinor }) => suspendedMinor },
          { head: columns.carrying, kind: 'amount', cell: ({ carryingMinor }) => carryingMinor },
          { head: columns.allowance, kind: 'amount', cell: ({ allowanceMinor }) => allowanceMinor },
        ]}
      />
    </Part>
  )
}

// The close of a month as forms: one person proposes, another signs the same figures or rejects; a closed month is opened again.
interface MonthFormProps {
  readonly act: 'propose' | 'reopen'
  readonly label: string
  readonly month: string
  readonly visit: Visit
}

function MonthForm({ act, label, month, visit }: MonthFormProps) {
  return (
    <ActForm act={act} visit={visit} className="stack">
      <input type="hidden" name="month" value={month} />
      <ProseField name="reason" label={visit.words.books.close.reason} required max={500} />
      <Submit>{label}</Submit>
    </ActForm>
  )
}

function CloseForms({ month, visit }: { month: Month; visit: Visit }) {
  const { close: words } = visit.words.books
  const { period, stops, close, mark } = month
  const may = (right: Parameters<typeof mayDo>[1]): boolean => mayDo(visit.me.role, right)
  if (period.state === 'closed')
    return (
      <>
        {close?.decidedBy && (
          <p>
            {words.signed({
              proposer: close.proposedBy.name,
              decider: close.decidedBy,
              at: visit.words.date(close.decidedAt ?? ''),
            })}
          </p>
        )}
        {may('decideProposal') && <MonthForm act="reopen" label={words.reopen} month={period.month} visit={visit} />}
      </>
    )
  if (close === null || close.state !== 'open')
    return (
      stops.length === 0 &&
      may('proposePayment') && <MonthForm act="propose" label={words.propose} month={period.month} visit={visit} />
    )
  return (
    <>
      <p>{words.waits({ by: close.proposedBy.name, at: visit.words.date(close.proposedAt) })}</p>
      <p className="quiet">{close.reason}</p>
      {close.proposedBy.id === visit.me.id && <p>{words.own}</p>}
      {close.proposedBy.id !== visit.me.id && may('decideProposal') && (
        <ActForm act="decide" visit={visit} className="stack">
          <input type="hidden" name="month" value={period.month} />
          <input type="hidden" name="closeId" value={close.id} />
          {mark !== null && <input type="hidden" name="mark" value={mark} />}
          <ProseField name="reason" label={words.reason} required max={500} />
          <div className="row">
            <button type="submit" className="btn" name="approve" value="true">
              {words.approve}
            </button>
            <button type="submit" className="btn" name="approve" value="false">
              {words.reject}
            </button>
          </div>
        </ActForm>
      )}
    </>
  )
}
