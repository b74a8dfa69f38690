// Applications that an officer decides: the next due first, page by page; the filter stands in the address.

import { inWords } from '../messages/words.ts'
import { type Got, screen, type Visit } from '../screen.ts'
import { Clock, dayOf, Lines, MoneyCell, State, When } from '../ui/parts.tsx'
import { TimedList } from '../ui/timed-list.tsx'

type Applications = Got<'listApplicationReviews'>
type Listed = Applications['applications'][number]

const pageRows = 50

const stateIn = (url: URL): 'waiting' | 'decided' =>
  url.searchParams.get('state') === 'decided' ? 'decided' : 'waiting'

export const applications = screen<Applications>({
  path: '/applications',
  right: 'read',
  tab: 'applications',
  load: ({ url, call }) => {
    const after = url.searchParams.get('after')
    return call('listApplicationReviews', {
      state: stateIn(url),
      limit: pageRows,
      ...(after === null ? {} : { after }),
    })
  },
  title: (_data, words) => words.applications.title,
  View: ApplicationList,
})

function ApplicationList({ data, visit }: { data: Applications; visit: Visit }) {
  const { applications: words } = visit.words
  const state = stateIn(visit.url)
  const over = data.applications.filter(({ isOver }) => isOver).length
  return (
    <TimedList
      visit={visit}
      head={
        state === 'waiting'
          ? words.head({ waiting: data.applications.length, over, hasMore: data.next !== null })
          : words.headDecided
      }
      lead={words.lead}
      filter={words.filter}
      states={[
        ['waiting', words.waiting],
        ['decided', words.decided],
      ]}
      state={state}
      none={data.applications.length === 0 ? words.none : null}
      next={data.next}
    >
      <Rows data={data} visit={visit} />
    </TimedList>
  )
}

function Rows({ data, visit }: { data: Applications; visit: Visit }) {
  const { columns, caption } = visit.words.applications
  return (
    <Lines
      caption={caption}
      columns={[
        { name: stateIn(visit.url) === 'waiting' ? columns.clock : columns.outcome, kind: 'wd' },
        columns.who,
        { name: columns.kind, kind: 'wd' },
        { name: columns.against, kind: 'wd' },
        { name: columns.amount, kind: 'r' },
      ]}
    >
      <tbody>
        {data.applications.map((one) => (
          <Row key={`${one.applicationId} ${one.kind}`} one={one} visit={visit} />
        ))}
      </tbody>
    </Lines>
  )
}

function Row({ one, visit }: { one: Listed; visit: Visit }) {
  const { applications: words } = visit.words
  const mark = <Standing of={one} visit={visit} />
  const against = one.against.map((rule) => inWords(words.against, rule)).join(', ')
  return (
    <tr data-row="">
      <td className="wd">{mark}</td>
      <td>
        <span className="n">{mark}</span>
        <a href={`/applications/${encodeURIComponent(one.applicationId)}`}>
          <bdi>{one.name === '' ? words.number({ id: one.applicationId }) : one.name}</bdi>
        </a>
        <small className="n quiet">{`${words.kinds[one.kind]} · ${against}`}</small>
      </td>
      <td className="wd">{words.kinds[one.kind]}</td>
      <td className="wd">{against}</td>
      <MoneyCell minor={one.amountMinor} currency={one.currency} />
    </tr>
  )
}

/** The clock of what waits, the outcome of what was decided. */
export function Standing({
  of: { approved, minutesLeft, decidedAt },
  visit: { words },
}: {
  of: Pick<Listed, 'approved' | 'minutesLeft' | 'decidedAt'>
  visit: Visit
}) {
  if (approved === null) return <Clock minutesLeft={minutesLeft} words={words} />
  const { looks } = words.applications
  return (
    <>
      <State of={approved ? 'ok' : 'no'}>{approved ? looks.approved : looks.declined}</State>{' '}
      <span className="quiet">{decidedAt !== null && <When at={dayOf(decidedAt)} words={words} />}</span>
    </>
  )
}
