// One proposal: what it changes, what will be posted, why; and the signature of a second person on exactly that.

import { createHash } from 'node:crypto'
import { mayDo } from '../../core/officer/rights.ts'
import type { Answer, Refused } from '../calls.ts'
import { type Act, screen, type Visit } from '../screen.ts'
import { EffectEntries, EffectTable } from '../ui/effect.tsx'
import { ActForm, ProseField } from '../ui/form.tsx'
import { State } from '../ui/marks.tsx'
import { Money } from '../ui/money.tsx'
import { dayOf, When } from '../ui/when.tsx'
import { type Proposal, ProposalState } from './state.tsx'

interface Shown {
  readonly proposal: Proposal
  readonly currency: string
}

const notFound = (message: string): Refused => ({
  ok: false,
  status: 404,
  code: 'notFound',
  message,
  fields: [],
  more: {},
})

/** The proposal alone: `subject` also names loans and borrowers. */
async function one({ call, params, words }: Visit): Promise<Answer<Proposal>> {
  const proposalId = params.proposalId ?? ''
  const listed = await call('listProposals', { subject: proposalId, limit: 1 })
  if (!listed.ok) return listed
  const found = listed.data.proposals.find(({ id }) => id === proposalId)
  return found === undefined ? notFound(words.problem.gone) : { ok: true, data: found }
}

async function load(visit: Visit): Promise<Answer<Shown>> {
  const found = await one(visit)
  if (!found.ok) return found
  const { orderId, effect } = found.data
  const { currency } = (effect.before ?? {}) as { currency?: string }
  if (currency !== undefined || orderId === null)
    return { ok: true, data: { proposal: found.data, currency: currency ?? '' } }
  const loan = await visit.call('readLoan', { orderId })
  return loan.ok ? { ok: true, data: { proposal: found.data, currency: loan.data.currency } } : loan
}

/** A mark of the effect that the page showed, so that the signature holds for exactly what was read. */
function markOf({ effect }: Proposal): string {
  return createHash('sha256').update(JSON.stringify(effect)).digest('base64url')
}

const decide: Act = async (posted, visit) => {
  const approve = posted.text('approve') === 'true'
  if (approve) {
    const now = await one(visit)
    if (!now.ok) return now
    if (now.data.state === 'open' && markOf(now.data) !== posted.text('effect')) {
      const { moved } = visit.words.proposal.decide
      return { ok: false, status: 409, code: 'loanHasMoved', message: moved, fields: [], more: {} }
    }
  }
  const input = { proposalId: visit.params.proposalId ?? '', approve, reason: posted.text('reason') }
  const answer = await visit.call('decideProposal', input, posted.key)
  return answer.ok
    ? { to: visit.url.pathname, said: !approve ? 'rejected' : answer.data.offer === null ? 'approved' : 'offered' }
    : answer
}

export const proposal = screen<Shown>({
  path: '/proposals/:proposalId',
  right: 'read',
  tab: 'proposals',
  load,
  title: ({ proposal: { kind } }, words) => words.proposalKinds[kind] ?? kind,
  View: ProposalPage,
  acts: { decide },
})

/** The day whose figures a pause of late charges shows: its last one, where that lay ahead; null for every other proposal. */
function endOfPause({ kind, asked, proposedAt }: Proposal): string | null {
  const { toDate } = asked
  return kind === 'hardship' && typeof toDate === 'string' && toDate > dayOf(proposedAt) ? toDate : null
}

function ProposalPage({ data: { proposal: of, currency }, visit }: { data: Shown; visit: Visit }) {
  const { words } = visit
  const kind = words.proposalKinds[of.kind] ?? of.kind
  const pauseEnd = endOfPause(of)
  const effect = { effect: pauseEnd === null ? of.effect : { ...of.effect, asOf: pauseEnd }, currency, words }
  return (
    <div className="cols side">
      <div>
        <div className="top">
          <div>
            <h1 className="voice">
              {kind}
              {currency !== '' && typeof of.asked.amountMinor === 'number' && (
                <>
                  {' '}
                  <Money minor={of.asked.amountMinor} currency={currency} />
                </>
              )}
            </h1>
            <p className="quiet">
              {words.proposal.number(of.id)} {of.state === 'open' && words.proposal.expires(of.expiresAt)}
            </p>
          </div>
          <ProposalState of={of.state} words={words} tag />
        </div>
        <section className="part">
          <EffectTable {...effect} />
          {pauseEnd !== null && <p className="quiet s">{words.proposal.ofPause(pauseEnd)}</p>}
        </section>
        <div className="part grid g2">
          <section className="stack">
            <EffectEntries {...effect} />
          </section>
          <Asked of={of} currency={currency} visit={visit} />
        </div>
        <section className="part">
          <h2>{words.proposal.why}</h2>
          <p className="voice m words">
            <bdi>{of.reason}</bdi>
          </p>
          <p>
            <b>{of.proposedBy.name}</b>{' '}
            <span className="quiet">
              <When at={of.proposedAt} words={visit.words} />
            </span>
          </p>
        </section>
      </div>
      <aside className="stub" aria-label={words.proposal.decide.title}>
        <Decide of={of} visit={visit} />
        <Offer of={of} visit={visit} />
        <Who of={of} visit={visit} />
      </aside>
    </div>
  )
}

function Asked({ of, currency, visit }: { of: Proposal; currency: string; visit: Visit }) {
  const { proposal: words, parts } = visit.words
  const shownValue = (name: string, value: unknown) => {
    if (name === 'amountMinor' && typeof value === 'number' && currency !== '')
      return <Money minor={value} currency={currency} />
    if (name === 'plan' && Array.isArray(value))
      return value
        .map(({ n, dueDate }: { n: number; dueDate: string }) => `${n}: ${visit.words.date(dueDate)}`)
        .join(', ')
    const text = String(value)
    return name === 'part' && Object.hasOwn(parts, text) ? parts[text as keyof typeof parts] : visit.words.date(text)
  }
  return (
    <section className="stack">
      <h2>{words.asked.title}</h2>
      <dl className="facts">
        {Object.entries(words.asked)
          .filter(([name]) => name !== 'title' && Object.hasOwn(of.asked, name))
          .map(([name, label]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{shownValue(name, of.asked[name])}</dd>
            </div>
          ))}
        {of.orderId !== null && (
          <div>
            <dt>{words.loan}</dt>
            <dd>
              <a href={`/loans/${encodeURIComponent(of.orderId)}`}>{of.orderId}</a>
            </dd>
          </div>
        )}
        {of.userId !== null && (
          <div>
            <dt>{words.borrower}</dt>
            <dd>
              <a href={`/borrowers/${encodeURIComponent(of.userId)}`}>{of.userId}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Decide({ of, visit }: { of: Proposal; visit: Visit }) {
  const { decide: words } = visit.words.proposal
  if (of.state !== 'open') return null
  const isOwn = of.proposedBy.id === visit.me.id
  if (isOwn || !mayDo(visit.me.role, 'decideProposal'))
    return (
      <section className="part">
        <p>{isOwn ? words.own : words.notYours}</p>
      </section>
    )
  return (
    <section className="part">
      <h2>{words.title}</h2>
      <p>{words.note}</p>
      <ActForm act="decide" visit={visit} className="stack">
        <input type="hidden" name="effect" value={markOf(of)} />
        <ProseField visit={visit} act="decide" name="reason" label={words.reason} required max={500} rows={4} />
        <button type="submit" className="btn fill wide" name="approve" value="true">
          {words.sign}
        </button>
        <button type="submit" className="btn wide" name="approve" value="false">
          {words.reject}
        </button>
      </ActForm>
      <p className="quiet s">{words.once}</p>
    </section>
  )
}

/** Whether the borrower has accepted the offer of a signed plan. */
function Offer({ of: { offer }, visit }: { of: Proposal; visit: Visit }) {
  const words = visit.words.proposal.offer
  if (offer === null) return null
  return (
    <section className="part">
      <h2>{words.title}</h2>
      <p>
        <State of={offer.state === 'accepted' ? 'ok' : offer.state === 'open' ? 'soon' : 'part'}>
          {words.states[offer.state]}
        </State>
      </p>
      <dl className="facts">
        <div>
          <dt>{words.until}</dt>
          <dd>
            <When at={offer.expiresAt} words={visit.words} />
          </dd>
        </div>
        {offer.answeredAt !== null && (
          <div>
            <dt>{words.answered}</dt>
            <dd>
              <When at={offer.answeredAt} words={visit.words} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Who({ of, visit }: { of: Proposal; visit: Visit }) {
  const { who } = visit.words.proposal
  return (
    <section className="part">
      <h2>{who.title}</h2>
      <dl className="facts">
        <div>
          <dt>{who.proposed}</dt>
          <dd>{of.proposedBy.name}</dd>
        </div>
        {of.decidedBy !== null && (
          <div>
            <dt>{who.decided}</dt>
            <dd>
              {of.decidedBy.name}{' '}
              <span className="quiet">{of.decidedAt !== null && <When at={of.decidedAt} words={visit.words} />}</span>
            </dd>
          </div>
        )}
      </dl>
      {of.decisionReason !== null && (
        <p className="words">
          <b>{who.reason}</b> <bdi>{of.decisionReason}</bdi>
        </p>
      )}
    </section>
  )
}
