// The work list: everything that waits for an officer, the overdue first. Items are taken and handed back here, and opened on their own pages.

import { workKinds } from '../../core/desk/work-clock.ts'
import { kindsFor } from '../../core/desk/work-rights.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { eachInWords, inWords } from '../messages/words.ts'
import { type Act, askedIn, type Got, notThere, screen, type Visit } from '../screen.ts'
import { Chips, Owner, otherOwner } from '../ui/chips.tsx'
import { ActForm } from '../ui/form.tsx'
import { Clock, Money, Paged, PageHead, urgency, withQuery } from '../ui/parts.tsx'
import { type Column, Lines, Rows } from '../ui/table.tsx'
import {
  ColleagueNames,
  type Colleagues,
  placeOf,
  placeOfItem,
  WorkSteps,
  withColleagues,
  workActs,
} from '../ui/work-steps.tsx'

type Work = Got<'listWork'>
type Item = Work['items'][number]
interface Data extends Work {
  readonly colleagues: Colleagues
}

const pageRows = 50

/** Takes the item that is due next, among those that the role can do and that are free, and leads to its page. */
const takeNext: Act = async (posted, { call, me, url, words }) => {
  const free = await call('listWork', { ...viewOf(url), for: 'me', owner: 'nobody', limit: triesAtMost })
  if (!free.ok) return free
  for (const [n, item] of free.data.items.entries()) {
    const { kind, id } = item
    const taken = await call('takeWork', { kind, itemId: id }, posted.key === null ? null : `${posted.key}-${n}`)
    const list = `/?owner=me#${encodeURIComponent(placeOfItem(item))}`
    if (taken.ok) return { to: placeOf(item, me.role) ?? list, said: 'taken' }
    // The same form, sent a second time: it took its item.
    if (taken.code === 'keyWasUsed') return { to: list }
    if (!passed.includes(taken.code)) return taken
  }
  return notThere(words.work.noNext)
}

export const workList = screen<Data>({
  path: '/',
  right: 'read',
  tab: 'work',
  load: async (visit) => {
    const { url, call } = visit
    const asked = { ...viewOf(url), ...askedIn(url, 'owner', 'after'), limit: pageRows }
    return withColleagues(visit, await call('listWork', asked))
  },
  title: (_work, words) => words.work.title,
  View: WorkList,
  acts: { ...workActs, takeNext },
})

function WorkList({ data, visit }: { data: Data; visit: Visit }) {
  const { work: words } = visit.words
  const sum = (of: 'waiting' | 'over') => data.counts.reduce((total, count) => total + count[of], 0)
  const [waiting, over] = [sum('waiting'), sum('over')]
  const hasMore = data.counts.some((count) => count.hasMore)
  const works = mayDo(visit.me.role, 'work')
  return (
    <>
      <PageHead
        title={words.head({ waiting, over, hasMore })}
        lead={
          <>
            {words.lead({ waiting, hasMore })} {works && words.taken} <a href="/team">{visit.words.team.title}</a>
          </>
        }
      >
        {works && (
          <ActForm act="takeNext" visit={visit} className="stack">
            <button type="submit" className="btn" data-key="t">
              {words.takeNext} <kbd>T</kbd>
            </button>
          </ActForm>
        )}
      </PageHead>
      <Filters data={data} visit={visit} />
      <ColleagueNames colleagues={data.colleagues} visit={visit} />
      <Paged next={data.next} visit={visit}>
        {data.items.length === 0 ? <p className="quiet">{words.none}</p> : <Items data={data} visit={visit} />}
      </Paged>
    </>
  )
}

function Filters({ data, visit }: { data: Data; visit: Visit }) {
  const { url, me } = visit
  const { work: words } = visit.words
  const query = url.searchParams
  const [owner, kind, clock] = [query.get('owner'), query.get('kind'), query.get('clock')]
  const isForMe = query.get('for') === 'me'
  const over = data.counts.reduce((total, count) => total + count.over, 0)
  const all = sumOf(data.counts)
  const own = sumOf(data.counts.filter(({ kind: one }) => kindsFor(me.role).includes(one)))
  const nobodys = all.waiting - data.taken
  const isPlain = owner === null && clock === null
  // Each of these is a view of its own; the kind stays.
  const none = { owner: null, for: null, clock: null }
  const view = (label: string, change: Partial<Record<keyof typeof none, string>>, isOn: boolean, count?: string) => ({
    href: withQuery(url, { ...none, ...change }),
    label,
    isOn,
    ...(count === undefined ? {} : { count }),
  })
  const other = otherOwner(visit, { colleagues: data.colleagues, rows: data.items })
  const isMine = owner === 'me' || owner === me.id
  const works = mayDo(me.role, 'work')
  return (
    <nav className="part row ends" aria-label={words.filter}>
      <Chips
        of={[
          view(words.all, {}, isPlain && !isForMe, words.count({ n: all.waiting, hasMore: all.hasMore })),
          ...(works
            ? [
                view(
                  words.forYou,
                  { for: 'me' },
                  isPlain && isForMe,
                  words.count({ n: own.waiting, hasMore: own.hasMore }),
                ),
              ]
            : []),
          ...(works ? [view(words.mine, { owner: 'me' }, isMine, words.count({ n: data.mine, hasMore: false }))] : []),
          view(
            words.nobodys,
            { owner: 'nobody' },
            owner === 'nobody',
            words.count({ n: nobodys, hasMore: all.hasMore }),
          ),
          view(words.groups.over, { clock: 'over' }, clock === 'over', words.count({ n: over, hasMore: all.hasMore })),
          ...(other === null ? [] : [view(other, { owner: owner ?? '' }, true)]),
        ]}
      />
      <Chips
        of={data.counts.map(({ kind: one, waiting, hasMore: more }) => ({
          href: withQuery(url, { kind: kind === one ? null : one }),
          label: words.plural[one],
          count: words.count({ n: waiting, hasMore: more }),
          isOn: kind === one,
        }))}
      />
    </nav>
  )
}

function sumOf(counts: Work['counts']): { readonly waiting: number; readonly hasMore: boolean } {
  const waiting = counts.reduce((sum, one) => sum + one.waiting, 0)
  return { waiting, hasMore: counts.some(({ hasMore }) => hasMore) }
}

function Items({ data, visit }: { data: Work; visit: Visit }) {
  const { work: words } = visit.words
  const groups = (['over', 'soon', 'later'] as const)
    .map((name) => ({ name, items: data.items.filter(({ minutesLeft }) => urgency(minutesLeft) === name) }))
    .filter(({ items }) => items.length > 0)
  // A number that counts one page of several would be wrong.
  const isWhole = data.next === null && !visit.url.searchParams.has('after')
  const columns = columnsOf(visit)
  return (
    <Lines caption={words.caption} columns={columns}>
      {groups.map(({ name, items }) => (
        <tbody key={name}>
          <tr className="group">
            <th colSpan={columns.length} scope="rowgroup">
              {words.groups[name]} {isWhole && <span className="quiet num">{items.length}</span>}
            </th>
          </tr>
          <Rows columns={columns} rows={items} byKeys idOf={placeOfItem} />
        </tbody>
      ))}
    </Lines>
  )
}

function columnsOf(visit: Visit): readonly Column<Item>[] {
  const { work } = visit.words
  const { columns, kinds } = work
  const whoOf = ({ kind, name }: Item) => (name === '' ? kinds[kind] : name)
  const next: Column<Item> = {
    head: columns.next,
    kind: 'figure',
    cell: (item) => <WorkSteps item={item} visit={visit} label={`${kinds[item.kind]} ${whoOf(item)}`} />,
  }
  return [
    { head: columns.clock, wide: true, cell: ({ minutesLeft }) => <Clock minutesLeft={minutesLeft} /> },
    { head: columns.kind, wide: true, cell: ({ kind }) => kinds[kind] },
    { head: columns.what, cell: (item) => <What item={item} who={whoOf(item)} visit={visit} /> },
    { head: columns.owner, wide: true, cell: ({ owner }) => <Owner of={owner} visit={visit} /> },
    ...(mayDo(visit.me.role, 'work') ? [next] : []),
  ]
}

/** Whom an item is about and what it is; below it what a narrow window has no columns for. */
function What({ item, who, visit }: { item: Item; who: string; visit: Visit }) {
  const { words } = visit
  const { kind, minutesLeft, owner, amountMinor, currency } = item
  const place = placeOf(item, visit.me.role)
  return (
    <>
      <span className="n">
        <Clock minutesLeft={minutesLeft} />
      </span>
      {place === null ? <b>{who}</b> : <a href={place}>{who}</a>}{' '}
      {amountMinor !== null && currency !== null && (
        <>
          {kind === 'hardship' && words.work.canPay} <Money minor={amountMinor} currency={currency} />{' '}
        </>
      )}
      <bdi className="words">{whatIn(item, words)}</bdi>
      <small className="n quiet">{`${words.work.kinds[kind]} · ${owner?.name ?? words.work.nobody}`}</small>
    </>
  )
}

function jobIn(what: string, words: Visit['words']): string {
  const [topic = '', number] = what.split(' ')
  const said = inWords(words.work.jobs, topic)
  return number === undefined ? said : `${said}: ${number}`
}

/** The words of a code, or the code itself where it has none. Free text is not a code. */
function whatIn({ kind, what }: Item, words: Visit['words']): string {
  switch (kind) {
    case 'case':
    case 'paymentClaim':
      return words.cases.about({ type: what, subType: null })
    case 'proposal':
      return what.startsWith('bulk:')
        ? words.bulk.many({ kind: inWords(words.bulk.kinds, what.slice(5)) })
        : inWords(words.proposalKinds, what)
    case 'referredApplication':
    case 'secondLook':
      return eachInWords(words.applications.against, what)
    case 'settlement':
      return inWords(words.work.differences, what)
    case 'dataRequest':
      return words.cases.about({ type: 'data', subType: what })
    case 'contactAgainstRule':
      return eachInWords(words.contacts.rules, what)
    case 'brokenPromise':
      return words.work.promised({ day: what })
    case 'brokenPlan':
    case 'missedPlanStart':
      return words.work.missed({ day: what })
    case 'lateLoan':
      return words.work.lateSince({ day: what })
    case 'hardship':
      return inWords(words.work.hardship, what)
    case 'payoutName':
      return inWords(words.heldPayout.outcomes, what)
    case 'payoutFailed':
    case 'refundFailed':
    case 'suspense':
    case 'paymentReturn':
      return inWords(words.work.reasons, what)
    case 'jobGivenUp':
      return jobIn(what, words)
    case 'contactMessage':
    case 'sentBack':
      return what
  }
}

/** So many are tried where others take them at the same moment. */
const triesAtMost = 10

/** What the address of a list asks for, besides an owner. */
function viewOf({ searchParams: query }: URL) {
  const kind = workKinds.find((one) => one === query.get('kind'))
  return {
    ...(kind && { kind }),
    ...(query.get('for') === 'me' && { for: 'me' as const }),
    ...(query.get('clock') === 'over' && { clock: 'over' as const }),
  }
}

/** Somebody else has it, it is done, or it is about the officer's own act: the next one is tried. */
const passed: readonly string[] = ['itemIsTaken', 'notFound', 'caseNamesYou', 'cannotBeDone']
