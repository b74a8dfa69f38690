// Applications that an officer decides: the next due first, page by page; the filter stands in the address.

import { inWords } from '../messages/words.ts'
import { askedIn, type Got, screen, type Visit } from '../screen.ts'
import { Clock, dayOf, State, When } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'
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
  load: ({ url, call }) =>
    call('listApplicationReviews', { state: stateIn(url), limit: pageRows, ...askedIn(url, 'after') }),
  title: (_data, words) => words.applications.title,
  View: ApplicationList,
})

function ApplicationList({ data, visit }: { data: Applications; visit: Visit }) {
  const { applications: words } = visit.words
  const { columns } = words
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
      next={data.next}
    >
      <Table
        caption={words.caption}
        none={words.none}
        byKeys
        rows={data.applications.map((one) => ({
          ...one,
          mark: <Standing of={one} visit={visit} />,
          kind: words.kinds[one.kind],
          reasons: one.against.map((rule) => inWords(words.against, rule)).join(', '),
        }))}
        currency={({ currency }) => currency}
        columns={[
          { head: state === 'waiting' ? columns.clock : columns.outcome, wide: true, cell: ({ mark }) => mark },
          {
            head: columns.who,
            cell: ({ mark, applicationId, name, kind, reasons }) => (
              <>
                <span className="n">{mark}</span>
                <a href={`/applications/${encodeURIComponent(applicationId)}`}>
                  <bdi>{name === '' ? words.number({ id: applicationId }) : name}</bdi>
                </a>
                <small className="n quiet">{`${kind} · ${reasons}`}</small>
              </>
            ),
          },
          { head: columns.kind, wide: true, cell: ({ kind }) => kind },
          { head: columns.against, wide: true, cell: ({ reasons }) => reasons },
          { head: columns.amount, kind: 'amount', cell: ({ amountMinor }) => amountMinor },
        ]}
      />
    </TimedList>
  )
}

/** The clock of what waits, the outcome of what was decided. */
export function Standing({
  of: { approved, minutesLeft, decidedAt },
  visit,
}: {
  of: Pick<Listed, 'approved' | 'minutesLeft' | 'decidedAt'>
  visit: Visit
}) {
  if (approved === null) return <Clock minutesLeft={minutesLeft} />
  return (
    <>
      <Outcome approved={approved} visit={visit} />{' '}
      <span className="quiet">{decidedAt !== null && <When at={dayOf(decidedAt)} />}</span>
    </>
  )
}

export function Outcome({ approved, visit }: { approved: boolean; visit: Visit }) {
  const { looks } = visit.words.applications
  return <State of={approved ? 'ok' : 'no'}>{approved ? looks.approved : looks.declined}</State>
}
