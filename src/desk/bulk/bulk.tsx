// One act on many loans: the sum that is signed once, each loan's own effect, how far it is, and what was left out and why.

import { bulkLoanStates } from '../../core/desk/bulk.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { inWords } from '../messages/words.ts'
import { type Act, askedIn, chosen, type Got, screen, type Visit } from '../screen.ts'
import { Entries } from '../ui/effect.tsx'
import { ActForm, ProseField, Submit } from '../ui/form.tsx'
import { Facts, Money, PageHead, Pages, Part, State, withQuery } from '../ui/parts.tsx'
import { DecidedBy } from '../ui/proposed.tsx'
import { Table } from '../ui/table.tsx'
import { BulkState } from './bulk-list.tsx'

type Data = Got<'readBulk'>
const pageRows = 50

const decide: Act = async (posted, { call, params, url }) => {
  const approve = chosen<'true' | 'false'>(posted, 'approve')
  const mark = posted.given('mark')
  const input = { bulkId: params.bulkId ?? '', approve, reason: posted.text('reason'), ...(mark && { mark }) }
  const answer = await call('decideBulk', input, posted.key)
  return answer.ok ? { to: url.pathname, said: approve === 'true' ? 'bulkApproved' : 'bulkRejected' } : answer
}

const stop: Act = async (posted, { call, params, url }) => {
  const answer = await call('stopBulk', { bulkId: params.bulkId ?? '', reason: posted.text('reason') }, posted.key)
  return answer.ok ? { to: url.pathname, said: 'bulkStopped' } : answer
}

const again: Act = async (posted, { call, params, url }) => {
  const answer = await call('countBulkAgain', { bulkId: params.bulkId ?? '' }, posted.key)
  return answer.ok ? { to: url.pathname, said: 'bulkCounts' } : answer
}

export const bulk = screen<Data>({
  path: '/bulk/:bulkId',
  right: 'read',
  tab: 'proposals',
  load({ call, params, url }) {
    const state = bulkLoanStates.find((one) => one === url.searchParams.get('state'))
    return call('readBulk', {
      bulkId: params.bulkId ?? '',
      ...askedIn(url, 'after'),
      ...(state && { state }),
      limit: pageRows,
    })
  },
  title: ({ bulk: { kind } }, words) => words.bulk.many({ kind: inWords(words.bulk.kinds, kind) }),
  marketOf: ({ bulk: { market } }) => market,
  View: BulkPage,
  acts: { decide, stop, again },
})

function BulkPage({ data, visit }: { data: Data; visit: Visit }) {
  const { words } = visit
  const { bulk: of } = data
  return (
    <div className="cols side">
      <div>
        <PageHead
          title={
            <>
              {inWords(words.bulk.kinds, of.kind)} {words.bulk.of({ n: of.loans })}
            </>
          }
          lead={
            <>
              {inWords(words.markets, of.market)}. {words.bulk.proposed({ who: of.proposedBy.name, at: of.proposedAt })}
            </>
          }
        >
          <BulkState of={of.state} words={words} tag />
        </PageHead>
        <Progress data={data} visit={visit} />
        {of.effect !== null && <Sums of={of} visit={visit} />}
        <Part title={words.proposal.why}>
          <p className="voice m words">
            <bdi>{of.reason}</bdi>
          </p>
          <Asked of={of} visit={visit} />
        </Part>
        <Loans data={data} visit={visit} />
      </div>
      <aside className="stub" aria-label={words.bulk.decide.title}>
        <Decide data={data} visit={visit} />
        <Stop data={data} visit={visit} />
        <DecidedBy of={of} visit={visit} />
      </aside>
    </div>
  )
}

function Progress({ data: { bulk: of, progress }, visit }: { data: Data; visit: Visit }) {
  const { bulk: words } = visit.words
  const passed = of.state === 'counting' ? of.loans - progress.waiting : progress.done + progress.left
  const isMoving = of.state === 'counting' || of.state === 'running'
  return (
    <Part stack title={words.progress}>
      {(isMoving || of.state === 'stopped') && (
        <progress className="wide" max={of.loans} value={passed} aria-label={words.progress} />
      )}
      <p>{words.counts(progress)}</p>
      {isMoving && (
        <p>
          <a className="btn" href={withQuery(visit.url, {})} data-key="r">
            {words.look} <kbd>R</kbd>
          </a>
        </p>
      )}
      {of.endedAt !== null && <p className="quiet">{words.ended({ at: of.endedAt })}</p>}
      {of.endReason !== null && (
        <p className="say soon">
          {of.endReason === 'rightIsMissing' ? (
            words.rightIsGone
          ) : (
            <bdi>{words.stoppedFor({ reason: of.endReason })}</bdi>
          )}
        </p>
      )}
    </Part>
  )
}

function Sums({ of, visit }: { of: Data['bulk']; visit: Visit }) {
  const { bulk: words, loan } = visit.words
  const { currency, effect, countedOn } = of
  if (effect === null) return null
  const asOf = effect.asOf ?? countedOn
  const rows = [
    { name: loan.effect.rows.dueMinor, was: effect.dueBeforeMinor, is: effect.dueAfterMinor },
    { name: loan.effect.rows.owedMinor, was: effect.owedBeforeMinor, is: effect.owedAfterMinor },
  ]
  return (
    <div className="part grid g2">
      <section>
        <Table
          caption={words.effect}
          isCaptionSeen
          rows={rows}
          currency={currency}
          columns={[
            {
              head: asOf === null ? words.effect : loan.effect.on({ day: asOf }),
              kind: 'name',
              cell: ({ name }) => name,
            },
            { head: loan.effect.before, kind: 'amount', cell: ({ was }) => was },
            { head: loan.effect.after, kind: 'amount', look: 'ruled', cell: ({ is }) => is },
          ]}
        />
      </section>
      <section>
        {effect.transfers.length === 0 ? (
          <p className="quiet">{words.nothingPosted}</p>
        ) : (
          <Entries caption={words.posted} transfers={effect.transfers} currency={currency} words={visit.words} />
        )}
      </section>
    </div>
  )
}

function Asked({ of, visit }: { of: Data['bulk']; visit: Visit }) {
  const { bulk: words, parts } = visit.words
  const named = Object.entries(words.asked).filter(([name]) => Object.hasOwn(of.asked, name))
  if (named.length === 0) return null
  const value = (name: string) => {
    const asked = of.asked[name]
    if (name === 'atMostMinor' && typeof asked === 'number') return <Money minor={asked} currency={of.currency} />
    if (name === 'part') return inWords(parts, String(asked))
    return name === 'officerId' ? String(asked) : visit.words.date(String(asked))
  }
  return <Facts of={named.map(([name, label]) => ({ name: label, value: value(name) }))} />
}

function Loans({ data, visit }: { data: Data; visit: Visit }) {
  const { bulk: words } = visit.words
  const { loanColumns: columns } = words
  const { bulk: of } = data
  const other = of.kind === 'handOver' ? words.givenTo : of.kind === 'stopReminders' ? words.remindersOff : ''
  const { url } = visit
  const state = url.searchParams.get('state')
  const shown = bulkLoanStates.filter((one) => data.progress[one] > 0)
  return (
    <Part stack title={words.each}>
      <nav className="chips" aria-label={words.each}>
        <a href={withQuery(url, { state: null })} aria-current={state === null ? 'true' : undefined}>
          {words.all}
        </a>
        {shown.map((one) => (
          <a key={one} href={withQuery(url, { state: one })} aria-current={state === one ? 'true' : undefined}>
            {words.loanStates[one]} <span className="num">{data.progress[one].toLocaleString('en')}</span>
          </a>
        ))}
      </nav>
      <Table
        caption={words.each}
        none={words.noLoans}
        byKeys
        rows={data.loans}
        currency={of.currency}
        columns={[
          {
            head: columns.who,
            kind: 'name',
            cell: ({ orderId, name }) => <a href={`/loans/${encodeURIComponent(orderId)}`}>{name || orderId}</a>,
          },
          { head: columns.due, kind: 'amount', wide: true, cell: ({ effect }) => dueIn(effect?.before) },
          {
            head: columns.becomes,
            kind: 'figure',
            cell: ({ effect }) => {
              const minor = dueIn(effect?.after)
              return minor === null ? effect !== null && other : <Money minor={minor} currency={of.currency} />
            },
          },
          {
            head: columns.state,
            cell: ({ state: one, why }) => (
              <>
                <State of={shapes[one]}>{words.loanStates[one]}</State>
                {why !== null && <small className="quiet"> {inWords(words.whys, why)}</small>}
              </>
            ),
          },
        ]}
      />
      <Pages next={data.next} visit={visit} />
    </Part>
  )
}

const shapes = { waiting: 'later', counted: 'soon', left: 'part', done: 'ok' } as const

function dueIn(side: unknown): number | null {
  const value = typeof side === 'object' && side !== null ? (side as { dueMinor?: unknown }).dueMinor : null
  return typeof value === 'number' ? value : null
}

function Decide({ data, visit }: { data: Data; visit: Visit }) {
  const { bulk: of, mark, isOutdated } = data
  const { decide: words } = visit.words.bulk
  if (of.state !== 'open' && of.state !== 'counting') return null
  const recount = of.state === 'open' && mayDo(visit.me.role, 'propose') && (
    <ActForm act="again" visit={visit}>
      <Submit look="wide">{words.again}</Submit>
    </ActForm>
  )
  if (of.proposedBy.id === visit.me.id || !mayDo(visit.me.role, 'decideProposal'))
    return (
      <section className="part stack">
        <p>{of.proposedBy.id === visit.me.id ? words.own : words.notYours}</p>
        {recount}
      </section>
    )
  return (
    <Part stack title={words.title}>
      <p>{of.state === 'counting' ? words.waits : isOutdated ? words.outdated : words.note}</p>
      {of.state === 'open' && (
        <ActForm act="decide" visit={visit} className="stack">
          {mark !== null && <input type="hidden" name="mark" value={mark} />}
          <ProseField name="reason" label={words.reason} required max={500} />
          {mark !== null && (of.effect?.loans ?? 0) > 0 && (
            <button type="submit" className="btn fill wide" name="approve" value="true">
              {words.sign({ n: of.effect?.loans ?? 0 })}
            </button>
          )}
          <button type="submit" className="btn wide" name="approve" value="false">
            {words.reject}
          </button>
        </ActForm>
      )}
      {recount}
    </Part>
  )
}

function Stop({ data: { bulk: of }, visit }: { data: Data; visit: Visit }) {
  const { stop: words } = visit.words.bulk
  const isOwn = of.proposedBy.id === visit.me.id
  const mayStop = isOwn ? mayDo(visit.me.role, 'propose') : mayDo(visit.me.role, 'decideProposal')
  if (!mayStop || !['counting', 'open', 'running'].includes(of.state)) return null
  return (
    <Part stack title={words.title}>
      <p className="quiet s">{words.note}</p>
      <ActForm act="stop" visit={visit} className="stack">
        <ProseField name="reason" label={words.reason} required max={500} rows={2} />
        <Submit look="wide">{words.submit}</Submit>
      </ActForm>
    </Part>
  )
}
