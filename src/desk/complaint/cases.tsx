// The cases of all borrowers: the next due first, page by page; the filter stands in the address.

import { type Got, screen, type Visit } from '../screen.ts'
import { dayOf, Lines, State, When } from '../ui/parts.tsx'
import { TimedList } from '../ui/timed-list.tsx'

type Cases = Got<'listCases'>
type Listed = Cases['cases'][number]

const pageRows = 50

const stateIn = (url: URL): 'open' | 'answered' => (url.searchParams.get('state') === 'answered' ? 'answered' : 'open')

export const cases = screen<Cases>({
  path: '/cases',
  right: 'read',
  tab: 'cases',
  load: ({ url, call }) => {
    const after = url.searchParams.get('after')
    return call('listCases', { state: stateIn(url), limit: pageRows, ...(after === null ? {} : { after }) })
  },
  title: (_data, words) => words.cases.title,
  View: CaseList,
})

function CaseList({ data, visit }: { data: Cases; visit: Visit }) {
  const { cases: words } = visit.words
  const state = stateIn(visit.url)
  const over = data.cases.filter(({ isOver }) => isOver).length
  return (
    <TimedList
      visit={visit}
      head={
        state === 'open' ? words.head({ count: data.cases.length, over, more: data.next !== null }) : words.headAnswered
      }
      lead={words.lead}
      filter={words.filter}
      states={[
        ['open', words.open],
        ['answered', words.answered],
      ]}
      state={state}
      none={data.cases.length === 0 ? words.none : null}
      next={data.next}
    >
      <Rows data={data} visit={visit} />
    </TimedList>
  )
}

function Rows({ data, visit }: { data: Cases; visit: Visit }) {
  const { cases: words } = visit.words
  return (
    <Lines
      caption={words.caption}
      columns={[
        { name: words.columns.state, kind: 'wd' },
        words.columns.about,
        { name: words.columns.who, kind: 'wd' },
        { name: words.columns.came, kind: 'wd' },
        { name: stateIn(visit.url) === 'open' ? words.columns.due : words.columns.answered, kind: 'r' },
      ]}
    >
      <tbody>
        {data.cases.map((one) => (
          <Row key={one.caseId} one={one} visit={visit} />
        ))}
      </tbody>
    </Lines>
  )
}

function Row({ one, visit }: { one: Listed; visit: Visit }) {
  const { cases: words } = visit.words
  const shape = one.isOver ? 'over' : one.state === 'answered' ? 'ok' : one.state === 'asked' ? 'ask' : 'later'
  const marks = [
    ...(one.state !== 'answered' && one.acknowledgedAt === null ? [words.unread] : []),
    ...(one.reopenedAt === null ? [] : [words.again]),
    ...(one.escalatedAt === null ? [] : [words.escalated]),
    ...(one.stars === null ? [] : [words.rated({ stars: one.stars })]),
  ]
  const state = <State of={shape}>{one.isOver ? words.over : words.states[one.state]}</State>
  const due = one.state === 'answered' ? one.answeredAt : one.dueBy
  return (
    <tr data-row="">
      <td className="wd">{state}</td>
      <td>
        <span className="n">{state}</span>
        <a href={`/cases/${encodeURIComponent(one.caseId)}`}>{words.about({ type: one.type, subType: null })}</a>{' '}
        <span className="quiet">{[one.caseNumber, ...marks].join(' · ')}</span>
        <small className="n quiet">
          <bdi>{one.name}</bdi>
        </small>
      </td>
      <td className="wd">
        <bdi>{one.name}</bdi>
      </td>
      <td className="wd">
        <When at={dayOf(one.openedAt)} words={visit.words} />
      </td>
      <td className="r">{due !== null && <When at={dayOf(due)} words={visit.words} />}</td>
    </tr>
  )
}
