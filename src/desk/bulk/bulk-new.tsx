// Proposes one act on all loans of a view of the queue, or on loans by their numbers.

import { type BulkKind, bulkKinds, bulkRights, chargeParts } from '../../core/desk/bulk.ts'
import { markets } from '../../core/market/markets.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { inWords } from '../messages/words.ts'
import { type Act, type Answer, askedIn, type Got, screen, type Visit } from '../screen.ts'
import { DayField, typedDay } from '../ui/day.tsx'
import { ActForm, ChoiceField, ProseField, Submit, TextField } from '../ui/form.tsx'
import { lateViewOf } from '../ui/next-late.ts'
import { PageHead, signOf, typedMinor, withQuery } from '../ui/parts.tsx'

interface Shown {
  readonly late: Got<'listCollections'>
  readonly colleagues: Got<'listColleagues'>
}
/** So many are looked at to say how many there are. */
const lookedAt = 200

function viewOf(url: URL) {
  const { sort: _sort, ...view } = lateViewOf(url.searchParams)
  return { ...view, ...askedIn(url, 'owner') }
}

const kindOf = (url: URL, me: Visit['me']): BulkKind =>
  bulkKinds.find((one) => one === url.searchParams.get('kind')) ??
  bulkKinds.find((one) => mayDo(me.role, bulkRights[one])) ??
  'handOver'

async function load({ call, url }: Visit): Promise<Answer<Shown>> {
  const late = await call('listCollections', { ...viewOf(url), sort: 'late', limit: lookedAt })
  if (!late.ok) return late
  const colleagues = await call('listColleagues', {})
  return colleagues.ok ? { ok: true, data: { late: late.data, colleagues: colleagues.data } } : colleagues
}

const propose: Act = async (posted, { call, url, me }) => {
  const numbers = posted.given('orderIds')
  const common = {
    reason: posted.text('reason'),
    ...(numbers === undefined ? { view: viewOf(url) } : { orderIds: numbers }),
  }
  const kind = kindOf(url, me)
  const answer = await call('proposeBulk', { ...common, ...figuresOf(kind, posted) } as never, posted.key)
  return answer.ok ? { to: `/bulk/${encodeURIComponent(answer.data.id)}`, said: 'bulkProposed' } : answer
}

/** What was typed for the kind of act: the call says what is wrong with it. */
function figuresOf(kind: BulkKind, posted: Parameters<Act>[0]) {
  if (kind === 'handOver') return { kind, officerId: posted.text('officerId') }
  if (kind === 'hardship')
    return { kind, fromDate: typedDay(posted, 'fromDate') ?? '', toDate: typedDay(posted, 'toDate') ?? '' }
  if (kind !== 'waiver') return { kind }
  const typed = posted.given('atMost')
  const atMostMinor = typed === undefined ? undefined : (typedMinor(typed, posted.text('market')) ?? typed)
  return { kind, part: posted.text('part'), ...(atMostMinor !== undefined && { atMostMinor }) }
}

export const bulkNew = screen<Shown>({
  path: '/bulk/new',
  right: 'propose',
  tab: 'collections',
  load,
  title: (_data, words) => words.bulk.new.title,
  View: NewBulk,
  acts: { propose },
})

function NewBulk({ data, visit }: { data: Shown; visit: Visit }) {
  const { url, words, me } = visit
  const { new: said, kinds } = words.bulk
  const kind = kindOf(url, me)
  const found = [...new Set(data.late.loans.map(({ market }) => market))]
  const back = new URLSearchParams(viewOf(url)).toString()
  return (
    <>
      <PageHead title={said.head({ n: data.late.loans.length, hasMore: data.late.next !== null })} lead={said.lead}>
        <a className="btn" href={back === '' ? '/collections' : `/collections?${back}`}>
          {said.back}
        </a>
      </PageHead>
      {found.length > 1 && (
        <div className="part stack">
          <p className="say soon">
            {said.several({ names: found.map((one) => inWords(words.markets, one)).join(', ') })}
          </p>
          <div className="chips">
            {found.map((one) => (
              <a key={one} href={withQuery(url, { market: one })}>
                {inWords(words.markets, one)}
              </a>
            ))}
          </div>
        </div>
      )}
      <nav className="part row" aria-label={said.kind}>
        <div className="chips">
          {bulkKinds
            .filter((one) => mayDo(me.role, bulkRights[one]))
            .map((one) => (
              <a key={one} href={withQuery(url, { kind: one })} aria-current={one === kind ? 'true' : undefined}>
                {kinds[one]}
              </a>
            ))}
        </div>
      </nav>
      <section className="part measure">
        <h2>{kinds[kind]}</h2>
        <ActForm act="propose" visit={visit} className="stack">
          <Figures
            kind={kind}
            market={found[0] ?? 'standard'}
            colleagues={data.colleagues}
            today={data.late.today}
            visit={visit}
          />
          <ProseField name="reason" label={said.reason} required max={500} />
          <ProseField name="orderIds" label={said.numbers} rows={2} />
          <Submit look="fill wide">{said.submit}</Submit>
        </ActForm>
      </section>
    </>
  )
}

interface FiguresProps {
  readonly kind: BulkKind
  readonly market: string
  readonly colleagues: Shown['colleagues']
  readonly today: string
  readonly visit: Visit
}

function Figures({ kind, market, colleagues, today, visit }: FiguresProps) {
  const { new: said } = visit.words.bulk
  if (kind === 'handOver') {
    const all = [{ id: visit.me.id, name: visit.me.name }, ...colleagues]
    return (
      <ChoiceField
        name="officerId"
        label={said.officer}
        options={all.map(({ id, name }) => ({ value: id, label: name }))}
      />
    )
  }
  if (kind === 'hardship')
    return (
      <div className="pair">
        <DayField name="fromDate" label={said.from} today={today} required />
        <DayField name="toDate" label={said.to} today={today} required />
      </div>
    )
  if (kind !== 'waiver') return null
  const currency = Object.values(markets).find(({ id }) => id === market)?.currency ?? ''
  return (
    <>
      <input type="hidden" name="market" value={market} />
      <ChoiceField
        name="part"
        label={said.part}
        options={chargeParts.map((value) => ({ value, label: visit.words.parts[value] }))}
      />
      <TextField name="atMost" label={said.atMost({ sign: signOf(currency) })} inputMode="decimal" />
    </>
  )
}
