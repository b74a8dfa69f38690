// One proposal: what it changes, what will be posted, why; and the signature of a second person on exactly that.

import { mayDo } from '../../core/officer/rights.ts'
import { type Act, type Answer, chosen, type Got, screen, type Visit } from '../screen.ts'
import { EffectEntries, EffectTable } from '../ui/effect.tsx'
import { ActForm, ProseField, Submit } from '../ui/form.tsx'
import { dayOf, Facts, Money, PageHead, Part, State, When } from '../ui/parts.tsx'
import { DecidedBy } from '../ui/proposed.tsx'
import { type Proposal, ProposalState } from './proposal-list.tsx'

interface Shown extends Got<'readProposal'> {
  /** Other proposals that this officer may sign, the oldest first; only once this one is decided. */
  readonly others: readonly Proposal[]
  readonly hasMore: boolean
}

const othersAtMost = 50

async function load({ call, params, me }: Visit): Promise<Answer<Shown>> {
  const found = await call('readProposal', { proposalId: params.proposalId ?? '' })
  if (!found.ok) return found
  if (found.data.proposal.state === 'open' || !mayDo(me.role, 'decideProposal'))
    return { ok: true, data: { ...found.data, others: [], hasMore: false } }
  const open = await call('listProposals', { state: 'open', limit: othersAtMost })
  if (!open.ok) return open
  const others = open.data.proposals.filter(({ proposedBy }) => proposedBy.id !== me.id).reverse()
  return { ok: true, data: { ...found.data, others, hasMore: open.data.next !== null } }
}

const decide: Act = async (posted, visit) => {
  const approve = chosen<'true' | 'false'>(posted, 'approve')
  const mark = posted.given('mark')
  const input = {
    proposalId: visit.params.proposalId ?? '',
    approve,
    reason: posted.text('reason'),
    ...(mark && { mark }),
  }
  const answer = await visit.call('decideProposal', input, posted.key)
  if (answer.ok) return { to: visit.url.pathname, said: approve === 'true' ? saidOf(answer.data) : 'rejected' }
  return answer.code === 'loanHasMoved' ? { ...answer, message: visit.words.proposal.decide.moved } : answer
}

const withdraw: Act = async (posted, { call, params, url }) => {
  const input = { proposalId: params.proposalId ?? '', reason: posted.text('reason') }
  const answer = await call('withdrawProposal', input, posted.key)
  return answer.ok ? { to: url.pathname, said: 'withdrawn' } : answer
}

/** Of these the borrower gets a message and a letter. */
const toldKinds: readonly Proposal['kind'][] = ['waiver', 'hardship', 'writeOff']

function saidOf({ kind, offer }: Proposal): string {
  if (offer !== null) return 'offered'
  return toldKinds.includes(kind) ? 'approvedTold' : 'approved'
}

export const proposal = screen<Shown>({
  path: '/proposals/:proposalId',
  right: 'read',
  tab: 'proposals',
  load,
  title: ({ proposal: { kind } }, words) => words.proposalKinds[kind] ?? kind,
  marketOf: ({ proposal: { market } }) => market,
  View: ProposalPage,
  acts: { decide, withdraw },
})

/** The day whose figures a pause of late charges shows: its last one, where that lay ahead; null for every other proposal. */
function endOfPause({ kind, asked, proposedAt }: Proposal): string | null {
  const { toDate } = asked
  return kind === 'hardship' && typeof toDate === 'string' && toDate > dayOf(proposedAt) ? toDate : null
}

function ProposalPage({ data, visit }: { data: Shown; visit: Visit }) {
  const { words } = visit
  const { proposal: of, now } = data
  const currency = of.currency ?? ''
  const kind = words.proposalKinds[of.kind] ?? of.kind
  const pauseEnd = endOfPause(of)
  const signed = now?.effect ?? of.effect
  const effect = { effect: pauseEnd === null ? signed : { ...signed, asOf: pauseEnd }, currency, words }
  return (
    <div className="cols side">
      <div>
        <PageHead
          title={
            <>
              {kind}
              {currency !== '' && typeof of.asked.amountMinor === 'number' && (
                <>
                  {' '}
                  <Money minor={of.asked.amountMinor} currency={currency} />
                </>
              )}
            </>
          }
          lead={
            <>
              {words.proposal.number({ id: of.id })}{' '}
              {of.state === 'open' && words.proposal.expires({ at: of.expiresAt })}
            </>
          }
        >
          <ProposalState of={of.state} words={words} tag />
        </PageHead>
        <section className="part">
          {now?.hasMoved === true && <p className="say soon">{words.proposal.hasMoved({ at: of.proposedAt })}</p>}
          <EffectTable {...effect} />
          {of.kind === 'creditOffer' && <p className="quiet s">{words.proposal.creditOffer.note}</p>}
          {pauseEnd !== null && <p className="quiet s">{words.proposal.ofPause({ day: pauseEnd })}</p>}
        </section>
        <AsProposed of={of} visit={visit} />
        <div className="part grid g2">
          <section className="stack">
            <EffectEntries {...effect} />
          </section>
          <Asked of={of} currency={currency} visit={visit} />
        </div>
        <Part title={words.proposal.why}>
          <p className="voice m words">
            <bdi>{of.reason}</bdi>
          </p>
          <p>
            <b>{of.proposedBy.name}</b>{' '}
            <span className="quiet">
              <When at={of.proposedAt} />
            </span>
          </p>
        </Part>
      </div>
      <aside className="stub" aria-label={words.proposal.decide.title}>
        <Others data={data} visit={visit} />
        <Decide data={data} visit={visit} />
        <Offer of={of} visit={visit} />
        <DecidedBy of={of} visit={visit} />
      </aside>
    </div>
  )
}

/** What was proposed, where another effect was signed. */
function AsProposed({ of, visit: { words } }: { of: Proposal; visit: Visit }) {
  const isSame = JSON.stringify(of.proposedEffect) === JSON.stringify(of.effect)
  if (of.state !== 'approved' || isSame) return null
  return (
    <section className="part">
      <p className="quiet">{words.proposal.asProposed({ at: of.proposedAt })}</p>
      <EffectTable effect={of.proposedEffect} currency={of.currency ?? ''} words={words} />
    </section>
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
    if (name === 'toOrderId') return <a href={`/loans/${encodeURIComponent(text)}`}>{text}</a>
    return name === 'part' && Object.hasOwn(parts, text) ? parts[text as keyof typeof parts] : visit.words.date(text)
  }
  return (
    <section className="stack">
      <h2>{words.asked.title}</h2>
      <Facts
        of={[
          ...Object.entries(words.asked)
            .filter(([name]) => name !== 'title' && Object.hasOwn(of.asked, name))
            .map(([name, label]) => ({ name: label, value: shownValue(name, of.asked[name]) })),
          of.orderId !== null && {
            name: of.kind === 'creditOffer' ? words.creditOffer.from : words.loan,
            value: <a href={`/loans/${encodeURIComponent(of.orderId)}`}>{of.orderId}</a>,
          },
          of.userId !== null && {
            name: words.borrower,
            value: <a href={`/borrowers/${encodeURIComponent(of.userId)}`}>{of.name || of.userId}</a>,
          },
        ]}
      />
    </section>
  )
}

/** Where the officer who has decided this one goes on. */
function Others({ data: { others, hasMore }, visit }: { data: Shown; visit: Visit }) {
  const { next: words } = visit.words.proposal
  const [first] = others
  if (first === undefined) return null
  const { id, kind, asked, currency, name } = first
  return (
    <Part stack title={words.title({ n: others.length, hasMore })}>
      <a className="btn fill wide" href={`/proposals/${encodeURIComponent(id)}`} data-key="t">
        {words.go} <kbd>T</kbd>
      </a>
      <p className="quiet s">
        {visit.words.proposalKinds[kind] ?? kind}{' '}
        {typeof asked.amountMinor === 'number' && currency !== null && (
          <Money minor={asked.amountMinor} currency={currency} />
        )}{' '}
        {name}
      </p>
    </Part>
  )
}

function Decide({ data: { proposal: of, now, whyNot }, visit }: { data: Shown; visit: Visit }) {
  const { decide: words } = visit.words.proposal
  if (of.state !== 'open') return null
  const isOwn = of.proposedBy.id === visit.me.id
  if (isOwn || !mayDo(visit.me.role, 'decideProposal'))
    return (
      <>
        <section className="part">
          <p>{isOwn ? words.own : words.notYours}</p>
        </section>
        {isOwn && <Withdraw visit={visit} />}
      </>
    )
  return (
    <Part title={words.title}>
      <p>{whyNot === null ? words.note : words.notAnyMore({ why: whyNot.message })}</p>
      <ActForm act="decide" visit={visit} className="stack">
        {now !== null && <input type="hidden" name="mark" value={now.mark} />}
        <ProseField name="reason" label={words.reason} required max={500} rows={4} />
        {now !== null && (
          <button type="submit" className="btn fill wide" name="approve" value="true">
            {words.sign}
          </button>
        )}
        <button type="submit" className="btn wide" name="approve" value="false">
          {words.reject}
        </button>
      </ActForm>
      <p className="quiet s">{words.once}</p>
    </Part>
  )
}

function Withdraw({ visit }: { visit: Visit }) {
  const { decide, withdraw: words } = visit.words.proposal
  if (!mayDo(visit.me.role, 'propose')) return null
  return (
    <Part stack title={words.title}>
      <p className="quiet s">{words.note}</p>
      <ActForm act="withdraw" visit={visit} className="stack">
        <ProseField name="reason" label={decide.reason} required max={500} rows={2} />
        <Submit look="wide">{words.submit}</Submit>
      </ActForm>
    </Part>
  )
}

/** Whether the borrower has accepted the offer of a signed plan. */
function Offer({ of: { offer }, visit }: { of: Proposal; visit: Visit }) {
  const words = visit.words.proposal.offer
  if (offer === null) return null
  return (
    <Part title={words.title}>
      <p>
        <State of={offer.state === 'accepted' ? 'ok' : offer.state === 'open' ? 'soon' : 'part'}>
          {words.states[offer.state]}
        </State>
      </p>
      <Facts
        of={[
          { name: words.until, at: offer.expiresAt },
          offer.answeredAt !== null && { name: words.answered, at: offer.answeredAt },
        ]}
      />
    </Part>
  )
}
