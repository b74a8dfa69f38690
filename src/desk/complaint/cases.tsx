// The cases of all borrowers: the next due first, page by page; the filter stands in the address.

import { askedIn, type Got, screen, type Visit } from '../screen.ts'
import { dayOf, State, When } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'
import { TimedList } from '../ui/timed-list.tsx'

type Cases = Got<'listCases'>
type Listed = Cases['cases'][number]

const pageRows = 50

const stateIn = (url: URL): 'open' | 'answered' => (url.searchParams.get('state') === 'answered' ? 'answered' : 'open')

export const cases = screen<Cases>({
  path: '/cases',
  right: 'read',
  tab: 'cases',
  load: ({ url, call }) => call('listCases', { state: stateIn(url), limit: pageRows, ...askedIn(url, 'after') }),
  title: (_data, words) => words.cases.title,
  View: CaseList,
})

function CaseList({ data, visit }: { data: Cases; visit: Visit }) {
  const { cases: words } = visit.words
  const { columns } = words
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
      next={data.next}
    >
      <Table
        caption={words.caption}
        none={words.none}
        byKeys
        rows={data.cases.map((one) => ({ ...one, mark: <CaseState of={one} visit={visit} /> }))}
        columns={[
          { head: columns.state, wide: true, cell: ({ mark }) => mark },
          {
            head: columns.about,
            cell: ({ mark, caseId, type, name, ...one }) => (
              <>
                <span className="n">{mark}</span>
                <a href={`/cases/${encodeURIComponent(caseId)}`}>{words.about({ type, subType: null })}</a>{' '}
                <span className="quiet">{[one.caseNumber, ...marksOf(one, visit)].join(' · ')}</span>
                <small className="n quiet">
                  <bdi>{name}</bdi>
                </small>
              </>
            ),
          },
          { head: columns.who, wide: true, cell: ({ name }) => <bdi>{name}</bdi> },
          { head: columns.came, kind: 'day', wide: true, cell: ({ openedAt }) => dayOf(openedAt) },
          {
            head: state === 'open' ? columns.due : columns.answered,
            kind: 'figure',
            cell: (one) => {
              const due = one.state === 'answered' ? one.answeredAt : one.dueBy
              return due !== null && <When at={dayOf(due)} />
            },
          },
        ]}
      />
    </TimedList>
  )
}

function CaseState({ of: { isOver, state }, visit }: { of: Listed; visit: Visit }) {
  const { cases: words } = visit.words
  const shape = isOver ? 'over' : state === 'answered' ? 'ok' : state === 'asked' ? 'ask' : 'later'
  return <State of={shape}>{isOver ? words.over : words.states[state]}</State>
}

type Marked = Pick<Listed, 'state' | 'acknowledgedAt' | 'reopenedAt' | 'escalatedAt' | 'stars'>

function marksOf(one: Marked, { words: { cases: words } }: Visit): string[] {
  return [
    ...(one.state !== 'answered' && one.acknowledgedAt === null ? [words.unread] : []),
    ...(one.reopenedAt === null ? [] : [words.again]),
    ...(one.escalatedAt === null ? [] : [words.escalated]),
    ...(one.stars === null ? [] : [words.rated({ stars: one.stars })]),
  ]
}
