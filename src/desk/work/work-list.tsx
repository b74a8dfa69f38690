// The work list: everything that waits for an officer, the overdue first. Items are taken and handed back here, and opened on their own pages.

import { workKinds } from '../../core/desk/work-clock.ts'
import { mayDo, type Role } from '../../core/officer/rights.ts'
import type { Got } from '../calls.ts'
import { inWords } from '../messages/words.ts'
import { screen, type Visit } from '../screen.ts'
import { Lines } from '../ui/lines.tsx'
import { Clock, urgency } from '../ui/marks.tsx'
import { Money } from '../ui/money.tsx'
import { Pages, withQuery } from '../ui/pages.tsx'
import { ColleagueNames, type Colleagues, loadColleagues, placeOfItem, WorkSteps, workActs } from '../ui/work-steps.tsx'

type Work = Got<'listWork'>
type Item = Work['items'][number]

const pageRows = 50

export const workList = screen<Work & { readonly colleagues: Colleagues }>({
  path: '/',
  right: 'read',
  tab: 'work',
  load: async (visit) => {
    const { url, call } = visit
    const query = url.searchParams
    const kind = workKinds.find((one) => one === query.get('kind'))
    const owner = query.get('owner') ?? undefined
    const after = query.get('after') ?? undefined
    const work = await call('listWork', {
      ...(kind && { kind }),
      ...(owner && { owner }),
      ...(after && { after }),
      limit: pageRows,
    })
    if (!work.ok) return work
    const colleagues = await loadColleagues(visit)
    return colleagues.ok ? { ok: true, data: { ...work.data, colleagues: colleagues.data } } : colleagues
  },
  title: (_work, words) => words.work.title,
  View: WorkList,
  acts: workActs,
})

function WorkList({ data, visit }: { data: Work & { readonly colleagues: Colleagues }; visit: Visit }) {
  const { work: words } = visit.words
  const sum = (of: 'waiting' | 'over') => data.counts.reduce((total, count) => total + count[of], 0)
  const [waiting, over] = [sum('waiting'), sum('over')]
  const hasMore = data.counts.some((count) => count.hasMore)
  return (
    <>
      <div className="top">
        <div>
          <h1 className="voice">{words.head(waiting, over, hasMore)}</h1>
          <p className="quiet">{words.lead(waiting, hasMore)}</p>
        </div>
      </div>
      <Filters data={data} visit={visit} />
      <ColleagueNames colleagues={data.colleagues} visit={visit} />
      <div className="cols">
        <div className="part">
          {data.items.length === 0 ? <p className="quiet">{words.none}</p> : <Items data={data} visit={visit} />}
          <Pages next={data.next} visit={visit} />
        </div>
      </div>
    </>
  )
}

function Filters({ data, visit }: { data: Work; visit: Visit }) {
  const { url, words } = visit
  const [owner, kind] = [url.searchParams.get('owner'), url.searchParams.get('kind')]
  const owners = [
    { value: null, label: words.work.all },
    { value: 'me', label: words.work.mine },
    { value: 'nobody', label: words.work.nobodys },
  ]
  return (
    <nav className="part row ends" aria-label={words.work.filter}>
      <div className="chips">
        {owners.map(({ value, label }) => (
          <a key={label} href={withQuery(url, { owner: value })} aria-current={owner === value ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </div>
      <div className="chips">
        {data.counts.map(({ kind: one, waiting, hasMore }) => (
          <a
            key={one}
            href={withQuery(url, { kind: kind === one ? null : one })}
            aria-current={kind === one ? 'true' : undefined}
          >
            {words.work.plural[one]} <span className="num">{words.work.count(waiting, hasMore)}</span>
          </a>
        ))}
      </div>
    </nav>
  )
}

function Items({ data, visit }: { data: Work; visit: Visit }) {
  const { work: words } = visit.words
  const groups = (['over', 'soon', 'later'] as const)
    .map((name) => ({ name, items: data.items.filter(({ minutesLeft }) => urgency(minutesLeft) === name) }))
    .filter(({ items }) => items.length > 0)
  return (
    <Lines
      caption={words.caption}
      columns={[
        { name: words.columns.clock, kind: 'wd' },
        { name: words.columns.kind, kind: 'wd' },
        words.columns.what,
        { name: words.columns.owner, kind: 'wd' },
        { name: words.columns.next, kind: 'r' },
      ]}
    >
      {groups.map(({ name, items }) => (
        <tbody key={name}>
          <tr className="group">
            <th colSpan={5} scope="rowgroup">
              {words.groups[name]} <span className="quiet num">{items.length}</span>
            </th>
          </tr>
          {items.map((item) => (
            <Row key={`${item.kind}~${item.id}`} item={item} visit={visit} />
          ))}
        </tbody>
      ))}
    </Lines>
  )
}

/** Where an item is done; null where it is done on the list, and where the role does not open its page. */
function placeOf(item: Item, role: Role): string | null {
  const { kind, id, caseId, orderId, userId } = item
  if (kind === 'proposal') return `/proposals/${encodeURIComponent(id)}`
  if (kind === 'referredApplication' || kind === 'secondLook') return `/applications/${encodeURIComponent(id)}`
  if (caseId !== null) return `/cases/${encodeURIComponent(caseId)}`
  if (kind === 'settlement') return `/payments/differences/${encodeURIComponent(id)}`
  if (kind === 'contactMessage') return mayDo(role, 'unmask') ? `/messages/${encodeURIComponent(id)}` : null
  if (kind === 'suspense') return `/suspense/${encodeURIComponent(id)}`
  if (orderId !== null) return `/loans/${encodeURIComponent(orderId)}#${encodeURIComponent(placeOfItem(item))}`
  return userId === null ? null : `/borrowers/${encodeURIComponent(userId)}`
}

function Row({ item, visit }: { item: Item; visit: Visit }) {
  const { words } = visit
  const { kind, minutesLeft, owner, amountMinor, currency } = item
  const place = placeOf(item, visit.me.role)
  const who = item.name === '' ? words.work.kinds[kind] : item.name
  const whatOf = whatIn(item, words)
  return (
    <tr data-row="" id={placeOfItem(item)}>
      <td className="wd">
        <Clock minutesLeft={minutesLeft} words={words} />
      </td>
      <td className="wd">{words.work.kinds[kind]}</td>
      <td>
        <span className="n">
          <Clock minutesLeft={minutesLeft} words={words} />
        </span>
        {place === null ? <b>{who}</b> : <a href={place}>{who}</a>}{' '}
        {amountMinor !== null && currency !== null && (
          <>
            <Money minor={amountMinor} currency={currency} />{' '}
          </>
        )}
        <bdi className="words">{whatOf}</bdi>
        <small className="n quiet">{`${words.work.kinds[kind]} · ${owner?.name ?? words.work.nobody}`}</small>
      </td>
      <td className="wd">
        {owner === null && <span className="quiet">{words.work.nobody}</span>}
        {owner !== null && (owner.id === visit.me.id ? <b>{words.work.you}</b> : owner.name)}
      </td>
      <td className="r">
        <WorkSteps item={item} visit={visit} label={`${words.work.kinds[kind]} ${who}`} />
      </td>
    </tr>
  )
}

/** The words of a code, or the code itself where it has none. Free text is not a code. */
function whatIn({ kind, what }: Item, words: Visit['words']): string {
  switch (kind) {
    case 'case':
    case 'paymentClaim':
      return words.cases.about(what, null)
    case 'proposal':
      return inWords(words.proposalKinds, what)
    case 'referredApplication':
    case 'secondLook':
      return inWords(words.applications.against, what)
    case 'settlement':
      return inWords(words.work.differences, what)
    case 'dataRequest':
      return words.cases.about('data', what)
    case 'brokenPromise':
      return words.work.promised(what)
    case 'hardship':
      return inWords(words.work.hardship, what)
    case 'payoutFailed':
    case 'refundFailed':
    case 'suspense':
      return inWords(words.work.reasons, what)
    case 'jobGivenUp':
      return inWords(words.work.jobs, what)
    case 'contactMessage':
      return what
  }
}
