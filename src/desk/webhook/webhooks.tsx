// Events for the lender's own systems: what became of each, and an admin sends one or all parked ones again. Works without script.

import { mayDo } from '../../core/officer/rights.ts'
import { type Act, type Got, screen, type Visit } from '../screen.ts'
import { ActForm, Choice, FoldedForm, Submit, TextField } from '../ui/form.tsx'
import { PageHead, Pages, Part, State } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'

type Webhooks = Got<'listWebhooks'>
type Event = Webhooks['events'][number]

const pageRows = 50
const states = ['waiting', 'taken', 'parked'] as const
const shapes = { waiting: 'later', taken: 'ok', parked: 'over' } as const

const again: Act = async (posted, { call }) => {
  const eventId = posted.given('about')
  const input = { reason: posted.text('reason'), ...(eventId === undefined ? {} : { eventId }) }
  const answer = await call('replayWebhooks', input, posted.key)
  return answer.ok ? { ok: true, shown: answer.data } : answer
}

export const webhooks = screen<Webhooks>({
  path: '/webhooks',
  right: 'audit',
  tab: 'audit',
  load({ call, url }) {
    const asked = url.searchParams
    const subject = (asked.get('subject') ?? '').trim()
    const before = asked.get('after') ?? ''
    const state = states.find((one) => one === asked.get('state'))
    return call('listWebhooks', {
      limit: pageRows,
      ...(state !== undefined && { state }),
      // The call takes 64 characters and every number is shorter: what is longer finds nothing, whole or cut.
      ...(subject && { subject: subject.slice(0, 64) }),
      ...(before && { before }),
    })
  },
  title: (_events, words) => words.webhooks.title,
  View: WebhooksPage,
  acts: { again },
})

function WebhooksPage({ data: { receiver, events, next }, visit }: { data: Webhooks; visit: Visit }) {
  const { webhooks: words } = visit.words
  const manages = mayDo(visit.me.role, 'manageWebhooks')
  const sent = visit.tried?.shown as Got<'replayWebhooks'> | null | undefined
  const { columns } = words
  return (
    <>
      <PageHead title={words.head} lead={receiver === null ? words.none : words.lead({ receiver })} />
      {sent != null && (
        <p className="say info" role="status">
          {words.done({ count: sent.count })}
        </p>
      )}
      <Filter visit={visit} />
      <div className="part">
        <Table
          caption={words.caption}
          none={isFiltered(visit) ? words.nothing : words.noneYet}
          scroll="fits"
          byKeys
          rows={events}
          columns={[
            {
              head: columns.what,
              kind: 'name',
              cell: ({ type, subject, id }) => (
                <>
                  <span className="words">{type}</span>
                  <small className="n quiet num">{subject}</small>
                  <small className="n quiet num">{id}</small>
                </>
              ),
            },
            {
              head: columns.state,
              cell: (event) => (
                <>
                  <State of={shapes[event.state]}>{words.states[event.state]}</State>
                  <small className="n quiet">{attemptsOf(event, visit)}</small>
                </>
              ),
            },
            { head: columns.at, kind: 'day', wide: true, cell: ({ at }) => at },
            { head: columns.failure, wide: true, look: 'words', cell: ({ lastFailure }) => lastFailure },
            manages && {
              head: columns.acts,
              cell: ({ id, state }) => state !== 'waiting' && <Again eventId={id} visit={visit} />,
            },
          ]}
        />
        <Pages next={next} visit={visit} />
      </div>
      {manages && receiver !== null && <AllParked visit={visit} />}
    </>
  )
}

const isFiltered = ({ url }: Visit): boolean =>
  ['state', 'subject', 'after'].some((name) => (url.searchParams.get(name) ?? '') !== '')

function Filter({ visit }: { visit: Visit }) {
  const { filter, states: names } = visit.words.webhooks
  const asked = visit.url.searchParams
  return (
    <div className="part">
      <form action="/webhooks" className="row">
        <Choice
          name="state"
          label={filter.state}
          value={asked.get('state') ?? ''}
          options={[{ value: '', label: filter.all }, ...states.map((one) => ({ value: one, label: names[one] }))]}
        />
        <div className="wide-box">
          <label htmlFor="subject">{filter.subject}</label>
          <input className="box" id="subject" name="subject" defaultValue={(asked.get('subject') ?? '').trim()} />
        </div>
        <Submit>{filter.submit}</Submit>
      </form>
    </div>
  )
}

function attemptsOf({ attempts, sentAnew }: Event, { words: { webhooks: words } }: Visit): string {
  const tried = words.attempts({ count: attempts })
  return sentAnew > 0 ? `${tried}, ${words.anew({ count: sentAnew })}` : tried
}

function Again({ eventId, visit }: { eventId: string; visit: Visit }) {
  const { webhooks: words } = visit.words
  return (
    <FoldedForm act="again" visit={visit} about={eventId} title={words.again}>
      <TextField name="reason" label={words.reason} required max={500} />
      <Submit>{words.submit}</Submit>
    </FoldedForm>
  )
}

function AllParked({ visit }: { visit: Visit }) {
  const { webhooks: words } = visit.words
  return (
    <Part stack title={words.parked.title}>
      <p className="quiet s">{words.parked.note}</p>
      <ActForm act="again" visit={visit} className="row">
        <div className="wide-box">
          <TextField name="reason" label={words.reason} required max={500} />
        </div>
        <Submit>{words.parked.submit}</Submit>
      </ActForm>
    </Part>
  )
}
