// Who has what: the officers who work here with how much each has, what is over time first. Each leads to the items, and all that
// somebody has can be handed over at once.

import { mayDo } from '../../core/officer/rights.ts'
import { type Act, type Answer, type Got, screen, type Visit } from '../screen.ts'
import { FoldedForm, Submit, TextField } from '../ui/form.tsx'
import { Clock, PageHead } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'
import { ColleagueNames, type Colleagues, colleagueIn, loadColleagues } from '../ui/work-steps.tsx'

type Member = Got<'listTeam'>[number]
interface Team {
  readonly officers: readonly Member[]
  /** Who can be given work: colleagues, and who looks. */
  readonly receivers: Colleagues
}

/** Without a name everything goes back to the list. */
const handOverAll: Act = async (posted, visit) => {
  const receivers = await loadReceivers(visit)
  if (!receivers.ok) return receivers
  const typed = posted.text('officer')
  const to = typed.trim() === '' ? null : colleagueIn(typed, receivers.data, visit)
  if (to !== null && !to.ok) return to
  const wanted = { holderId: posted.text('about'), reason: posted.text('reason') }
  const answer = await visit.call(
    'handOverAll',
    { ...wanted, ...(to === null ? {} : { officerId: to.data.id }) },
    posted.key,
  )
  if (!answer.ok) return answer
  const { handed, left, hasMore } = answer.data
  return { ok: true, shown: visit.words.team.handed({ handed, left: left.length, hasMore }) }
}

async function loadReceivers(visit: Visit): Promise<Answer<Colleagues>> {
  const { id, name, role } = visit.me
  const colleagues = await loadColleagues(visit)
  if (!colleagues.ok || !mayDo(role, 'work')) return colleagues
  return { ok: true, data: [...colleagues.data, { id, name, role }] }
}

export const team = screen<Team>({
  path: '/team',
  right: 'read',
  tab: 'work',
  load: async (visit) => {
    const officers = await visit.call('listTeam', {})
    if (!officers.ok) return officers
    const receivers = await loadReceivers(visit)
    return receivers.ok ? { ok: true, data: { officers: officers.data, receivers: receivers.data } } : receivers
  },
  title: (_team, words) => words.team.title,
  View: TeamPage,
  acts: { handOverAll },
})

function TeamPage({ data: { officers, receivers }, visit }: { data: Team; visit: Visit }) {
  const { team: words, roles } = visit.words
  const held = officers.reduce((sum, one) => sum + one.held, 0)
  const over = officers.reduce((sum, one) => sum + one.over, 0)
  const { tried } = visit
  return (
    <>
      <PageHead title={words.head({ held, over })} lead={words.lead}>
        <a className="btn" href="/?owner=nobody">
          {words.nobodys}
        </a>
      </PageHead>
      {tried?.act === 'handOverAll' && typeof tried.shown === 'string' && (
        <div className="part say" role="status" tabIndex={-1}>
          {tried.shown}
        </div>
      )}
      <ColleagueNames colleagues={receivers} visit={visit} />
      <div className="part">
        <Table
          caption={words.caption}
          byKeys
          rows={officers}
          columns={[
            {
              head: words.columns.officer,
              kind: 'name',
              cell: (one) => (
                <>
                  <a href={`/?owner=${encodeURIComponent(one.id)}`}>{one.name}</a>
                  {one.held > 0 && mayHandOver(one, visit) && <HandOverAll of={one} visit={visit} />}
                </>
              ),
            },
            { head: words.columns.role, wide: true, cell: ({ role }) => roles[role] },
            {
              head: words.columns.next,
              cell: ({ minutesLeft }) => minutesLeft !== null && <Clock minutesLeft={minutesLeft} />,
            },
            { head: words.columns.over, kind: 'count', cell: (one) => one.over },
            { head: words.columns.held, kind: 'count', cell: (one) => one.held },
          ]}
        />
      </div>
    </>
  )
}

function mayHandOver({ id }: Member, { me }: Visit): boolean {
  return me.role === 'manager' || (id === me.id && mayDo(me.role, 'work'))
}

function HandOverAll({ of: { id, name }, visit }: { of: Member; visit: Visit }) {
  const { team: words, work } = visit.words
  return (
    <FoldedForm
      act="handOverAll"
      about={id}
      visit={visit}
      title={words.handOverAll}
      spoken={words.handOverAllOf({ name })}
    >
      <TextField name="officer" label={work.toWhom} list="colleagues" max={120} />
      <p className="quiet s">{words.nobodyNote}</p>
      <TextField name="reason" label={work.handOverReason} required max={500} />
      <Submit look="wide">{words.handOverAll}</Submit>
    </FoldedForm>
  )
}
