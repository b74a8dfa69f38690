// The queue of late loans: each with its owner and its next step, in the order in which they are worked through. Views are addresses.

import { lateBuckets, lateSorts, lateSteps } from '../../core/desk/late-loan.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { stopsOf } from '../messages/words.ts'
import { type Act, askedIn, type Got, screen, type Visit } from '../screen.ts'
import { type Chip, Chips, Owner, otherOwner } from '../ui/chips.tsx'
import { ActForm, FoldedForm, Submit, TextField } from '../ui/form.tsx'
import { lateViewOf, takeNextLate } from '../ui/next-late.ts'
import { Money, Paged, PageHead, State, withQuery } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'
import { ColleagueNames, type Colleagues, placeOfItem, WorkSteps, withColleagues, workActs } from '../ui/work-steps.tsx'

type Late = Got<'listCollections'>
type Loan = Late['loans'][number]
interface Data extends Late {
  readonly colleagues: Colleagues
}

const pageRows = 50

/** The view of an address as it is kept: what moves through it is left out. */
function viewIn(url: URL): string {
  const query = new URLSearchParams(url.search)
  for (const name of ['after', 'said']) query.delete(name)
  return query.toString()
}

const saveView: Act = async (posted, visit) => {
  const query = viewIn(visit.url)
  const answer = await visit.call('saveView', { name: posted.text('name'), query }, posted.key)
  return answer.ok ? { to: `/collections?${query}`, said: 'viewSaved' } : answer
}

const forgetView: Act = async (posted, visit) => {
  const answer = await visit.call('forgetView', { name: posted.text('about') }, posted.key)
  return answer.ok ? { to: '/collections', said: 'viewForgotten' } : answer
}

export const collections = screen<Data>({
  path: '/collections',
  right: 'read',
  tab: 'collections',
  load: async (visit) => {
    const { url, call } = visit
    const view = lateViewOf(url.searchParams)
    const asked = { ...view, sort: view.sort ?? 'late', ...askedIn(url, 'owner', 'after'), limit: pageRows }
    return withColleagues(visit, await call('listCollections', asked))
  },
  title: (_data, words) => words.late.title,
  View: Collections,
  acts: { ...workActs, takeNext: takeNextLate, saveView, forgetView },
})

function Collections({ data, visit }: { data: Data; visit: Visit }) {
  const { late: words } = visit.words
  const waiting = data.buckets.reduce((sum, one) => sum + one.waiting, 0)
  const hasMore = data.buckets.some((one) => one.hasMore)
  const broken = data.steps.reduce((sum, one) => (one.step === 'paymentReturned' ? sum : sum + one.waiting), 0)
  const works = mayDo(visit.me.role, 'answer')
  return (
    <>
      <PageHead title={words.head({ waiting, hasMore, broken })} lead={words.lead}>
        {mayDo(visit.me.role, 'propose') && (
          <a className="btn" href={`/bulk/new?${viewIn(visit.url)}`}>
            {visit.words.bulk.link}
          </a>
        )}
        {works && (
          <ActForm act="takeNext" visit={visit} className="stack">
            <button type="submit" className="btn" data-key="x">
              {words.takeNext} <kbd>X</kbd>
            </button>
          </ActForm>
        )}
      </PageHead>
      <Filters data={data} visit={visit} />
      <ColleagueNames colleagues={data.colleagues} visit={visit} />
      <Paged next={data.next} visit={visit}>
        <Loans loans={data.loans} visit={visit} />
      </Paged>
    </>
  )
}

function Filters({ data, visit }: { data: Data; visit: Visit }) {
  const { url, me } = visit
  const { late: words, work, portfolio } = visit.words
  const { bucket, step, sort = 'late' } = lateViewOf(url.searchParams)
  const owner = url.searchParams.get('owner')
  const works = mayDo(me.role, 'work')
  const other = otherOwner(visit, { colleagues: data.colleagues, rows: data.loans })
  const ownerChip = (label: string, value: string | null, count?: string): Chip => ({
    href: withQuery(url, { owner: value }),
    label,
    isOn: owner === value,
    ...(count !== undefined && { count }),
  })
  const counted = (of: { waiting: number; hasMore: boolean } | undefined) =>
    of === undefined ? {} : { count: work.count({ n: of.waiting, hasMore: of.hasMore }) }
  return (
    <nav className="part stack" aria-label={work.filter}>
      <div className="row ends">
        <Chips
          of={[
            ownerChip(work.all, null),
            ...(works ? [ownerChip(work.mine, 'me', work.count({ n: data.mine, hasMore: false }))] : []),
            ownerChip(work.nobodys, 'nobody'),
            ...(other === null ? [] : [ownerChip(other, owner)]),
          ]}
        />
        <Chips
          of={lateBuckets.map((one) => ({
            href: withQuery(url, { bucket: bucket === one ? null : one }),
            label: portfolio.buckets[one],
            isOn: bucket === one,
            ...counted(data.buckets.find((of) => of.bucket === one)),
          }))}
        />
      </div>
      <div className="row ends">
        <Chips
          of={lateSteps.map((one) => ({
            href: withQuery(url, { step: step === one ? null : one }),
            label: words.steps[one],
            isOn: step === one,
            ...counted(data.steps.find((of) => of.step === one)),
          }))}
        />
        <Chips
          of={lateSorts.map((one) => ({
            href: withQuery(url, { sort: one === 'late' ? null : one }),
            label: words.sorts[one],
            isOn: sort === one,
          }))}
        />
      </div>
      {works && <Views data={data} visit={visit} />}
    </nav>
  )
}

/** The officer's own views: each an address, kept under a name. */
function Views({ data, visit }: { data: Data; visit: Visit }) {
  const { late: words } = visit.words
  const current = viewIn(visit.url)
  const kept = data.views.find(({ query }) => query === current)
  return (
    <div className="row">
      {data.views.length > 0 && (
        <Chips
          of={data.views.map(({ name, query }) => ({
            href: query === '' ? '/collections' : `/collections?${query}`,
            label: name,
            isOn: kept?.name === name,
          }))}
        />
      )}
      {kept === undefined ? (
        <FoldedForm act="saveView" visit={visit} title={words.keepView}>
          <TextField name="name" label={words.viewName} required max={40} />
          <Submit look="wide">{words.keepView}</Submit>
        </FoldedForm>
      ) : (
        <ActForm act="forgetView" about={kept.name} visit={visit}>
          <Submit>{words.forgetView}</Submit>
        </ActForm>
      )}
    </div>
  )
}

const marks = {
  brokenPlan: 'over',
  brokenPromise: 'over',
  paymentReturned: 'over',
  contact: 'soon',
  wait: 'later',
} as const

function Loans({ loans, visit }: { loans: readonly Loan[]; visit: Visit }) {
  const { late: words, work } = visit.words
  const { columns } = words
  const works = mayDo(visit.me.role, 'work')
  return (
    <Table
      caption={words.caption}
      none={words.none}
      byKeys
      idOf={(loan) => placeOfItem(itemOf(loan))}
      rows={loans.map((loan) => ({ ...loan, call: callable(loan, visit), next: <Step of={loan} visit={visit} /> }))}
      currency={({ currency }) => currency}
      columns={[
        {
          head: columns.who,
          kind: 'name',
          cell: ({ call, next, ...loan }) => (
            <>
              <a href={addressOf(loan, visit)}>{whoOf(loan, visit)}</a>
              <div className="n">
                {words.days({ n: loan.daysLate })}, <Money minor={loan.owedMinor} currency={loan.currency} />
              </div>
              <div className="n">{next}</div>
              <small className="n quiet">{`${columns.call} ${call} · ${ownerName(loan, visit)}`}</small>
            </>
          ),
        },
        { head: columns.days, kind: 'count', wide: true, cell: ({ daysLate }) => daysLate },
        { head: columns.since, kind: 'day', wide: true, cell: ({ dueSince }) => dueSince },
        { head: columns.owed, kind: 'amount', wide: true, cell: ({ owedMinor }) => owedMinor },
        { head: columns.step, wide: true, cell: ({ next }) => next },
        {
          head: columns.call,
          wide: true,
          cell: ({ because, call }) => <State of={because === null ? 'ok' : 'no'}>{call}</State>,
        },
        { head: columns.owner, wide: true, cell: ({ owner }) => <Owner of={owner} visit={visit} /> },
        works && {
          head: work.columns.next,
          kind: 'figure',
          cell: (loan) => {
            const label = `${work.kinds.lateLoan} ${whoOf(loan, visit)}`
            return <WorkSteps item={itemOf(loan)} visit={visit} label={label} stops={stopsOf(loan)} />
          },
        },
      ]}
    />
  )
}

const itemOf = ({ orderId, owner }: Loan) => ({ kind: 'lateLoan', id: orderId, owner }) as const
const whoOf = ({ name }: Loan, { words }: Visit): string => name || words.work.somebody

/** The page of a loan; the view goes along. */
function addressOf({ orderId }: Loan, { url }: Visit): string {
  const from = viewIn(url)
  return `/loans/${encodeURIComponent(orderId)}${from === '' ? '' : `?${new URLSearchParams({ from })}`}`
}

function callable({ because }: Loan, { words }: Visit): string {
  const { callable: said } = words.portfolio.list
  return because === null ? said.yes : said.no({ because: said.because[because] })
}

function Step({ of: { step, waitsUntil }, visit }: { of: Loan; visit: Visit }) {
  const { late } = visit.words
  return (
    <>
      <State of={marks[step]}>{late.steps[step]}</State>
      {waitsUntil !== null && <small className="quiet"> {late.until({ at: waitsUntil })}</small>}
    </>
  )
}

function ownerName({ owner }: Loan, { me, words }: Visit): string {
  return owner === null ? words.work.nobody : owner.id === me.id ? words.work.you : owner.name
}
