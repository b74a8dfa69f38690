// The queue of late loans: each with its owner and its next step, in the order in which they are worked through. Views are addresses.

import { lateBuckets, lateSorts, lateSteps } from '../../core/desk/late-loan.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { stopsOf } from '../messages/words.ts'
import { type Act, type Got, screen, type Visit } from '../screen.ts'
import { type Chip, Chips, OwnerCell, otherOwner } from '../ui/chips.tsx'
import { ActForm, FoldedForm, Submit, TextField } from '../ui/form.tsx'
import { lateViewOf, takeNextLate } from '../ui/next-late.ts'
import { Lines, Money, MoneyCell, PageHead, Pages, State, When, withQuery } from '../ui/parts.tsx'
import { ColleagueNames, type Colleagues, loadColleagues, placeOfItem, WorkSteps, workActs } from '../ui/work-steps.tsx'

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
    const owner = url.searchParams.get('owner')
    const after = url.searchParams.get('after')
    const view = lateViewOf(url.searchParams)
    const found = await call('listCollections', {
      ...view,
      sort: view.sort ?? 'late',
      ...(owner && { owner }),
      ...(after && { after }),
      limit: pageRows,
    })
    if (!found.ok) return found
    const colleagues = await loadColleagues(visit)
    return colleagues.ok ? { ok: true, data: { ...found.data, colleagues: colleagues.data } } : colleagues
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
      <div className="cols">
        <div className="part">
          {data.loans.length === 0 ? <p className="quiet">{words.none}</p> : <Rows loans={data.loans} visit={visit} />}
          <Pages next={data.next} visit={visit} />
        </div>
      </div>
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

function Rows({ loans, visit }: { loans: readonly Loan[]; visit: Visit }) {
  const { late: words } = visit.words
  const { columns } = words
  const works = mayDo(visit.me.role, 'work')
  return (
    <Lines
      caption={words.caption}
      columns={[
        columns.who,
        { name: columns.days, kind: 'r wd' },
        { name: columns.since, kind: 'wd' },
        { name: columns.owed, kind: 'r wd' },
        { name: columns.step, kind: 'wd' },
        { name: columns.call, kind: 'wd' },
        { name: columns.owner, kind: 'wd' },
        ...(works ? [{ name: visit.words.work.columns.next, kind: 'r' } as const] : []),
      ]}
    >
      <tbody>
        {loans.map((loan) => (
          <Row key={loan.orderId} loan={loan} visit={visit} />
        ))}
      </tbody>
    </Lines>
  )
}

function Row({ loan, visit }: { loan: Loan; visit: Visit }) {
  const { words, url, me } = visit
  const { late, portfolio } = words
  const { orderId, owner, step, waitsUntil, because } = loan
  const who = loan.name || words.work.somebody
  const item = { kind: 'lateLoan', id: orderId, owner } as const
  const from = viewIn(url)
  const steps = (
    <>
      <State of={marks[step]}>{late.steps[step]}</State>
      {waitsUntil !== null && <small className="quiet"> {late.until({ at: waitsUntil })}</small>}
    </>
  )
  const call =
    because === null
      ? portfolio.list.callable.yes
      : portfolio.list.callable.no({ because: portfolio.list.callable.because[because] })
  return (
    <tr data-row="" id={placeOfItem(item)}>
      <th scope="row">
        <a href={`/loans/${encodeURIComponent(orderId)}${from === '' ? '' : `?${new URLSearchParams({ from })}`}`}>
          {who}
        </a>
        <div className="n">
          {late.days({ n: loan.daysLate })}, <Money minor={loan.owedMinor} currency={loan.currency} />
        </div>
        <div className="n">{steps}</div>
        <small className="n quiet">{`${late.columns.call} ${call} · ${ownerName(loan, visit)}`}</small>
      </th>
      <td className="r wd num">{loan.daysLate}</td>
      <td className="wd">
        <When at={loan.dueSince} words={words} />
      </td>
      <MoneyCell className="r wd" minor={loan.owedMinor} currency={loan.currency} />
      <td className="wd">{steps}</td>
      <td className="wd">
        <State of={because === null ? 'ok' : 'no'}>{call}</State>
      </td>
      <OwnerCell owner={owner} visit={visit} />
      {mayDo(me.role, 'work') && (
        <td className="r">
          <WorkSteps item={item} visit={visit} label={`${words.work.kinds.lateLoan} ${who}`} stops={stopsOf(loan)} />
        </td>
      )}
    </tr>
  )
}

function ownerName({ owner }: Loan, { me, words }: Visit): string {
  return owner === null ? words.work.nobody : owner.id === me.id ? words.work.you : owner.name
}
