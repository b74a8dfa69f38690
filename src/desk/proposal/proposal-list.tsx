// Proposals: those that wait for a signature, and the outcome of the others.

import type { DeskWords } from '../messages/words.ts'
import { askedIn, type Got, screen, type Visit } from '../screen.ts'
import { Money, Paged, PageHead, State } from '../ui/parts.tsx'
import { proposedBy, shortReason } from '../ui/proposed.tsx'
import { Table } from '../ui/table.tsx'

type List = Got<'listProposals'>
const states = ['open', 'approved', 'rejected', 'withdrawn', 'expired'] as const
const pageRows = 50

function wanted(url: URL) {
  const subject = url.searchParams.get('subject') ?? ''
  const state = states.find((one) => one === url.searchParams.get('state'))
  return { subject, state: state ?? (subject === '' ? ('open' as const) : undefined) }
}

export const proposalList = screen<List>({
  path: '/proposals',
  right: 'read',
  tab: 'proposals',
  load({ call, url }) {
    const { subject, state } = wanted(url)
    return call('listProposals', {
      ...(state && { state }),
      ...(subject && { subject }),
      ...askedIn(url, 'after'),
      limit: pageRows,
    })
  },
  title: (_list, words) => words.proposal.title,
  View: Proposals,
})

function Proposals({ data: { proposals, next }, visit }: { data: List; visit: Visit }) {
  const { proposal: words, proposalKinds } = visit.words
  const { subject, state } = wanted(visit.url)
  const isOpenOnes = subject === '' && state === 'open'
  return (
    <>
      <PageHead
        title={isOpenOnes ? words.head({ open: proposals.length, more: next !== null }) : words.title}
        lead={subject === '' ? words.lead : words.about({ subject })}
      />
      <nav className="part row" aria-label={words.filter}>
        <div className="chips">
          {subject === '' ? (
            states.map((one) => (
              <a key={one} href={`/proposals?state=${one}`} aria-current={one === state ? 'true' : undefined}>
                {words.states[one]}
              </a>
            ))
          ) : (
            <a href="/proposals">{words.all}</a>
          )}
          <a href="/bulk">{visit.words.bulk.title}</a>
        </div>
      </nav>
      <Paged next={next} visit={visit}>
        <Table
          caption={words.caption}
          none={words.none}
          byKeys
          rows={proposals}
          columns={[
            {
              head: words.columns.what,
              kind: 'name',
              cell: ({ id, kind, asked, currency, market, name }) => (
                <>
                  <a href={`/proposals/${encodeURIComponent(id)}`}>{proposalKinds[kind] ?? kind}</a>{' '}
                  {typeof asked.amountMinor === 'number' && currency !== null && (
                    <Money minor={asked.amountMinor} currency={currency} market={market} />
                  )}
                  <small className="n quiet">{name}</small>
                </>
              ),
            },
            { head: words.columns.whose, wide: true, cell: ({ name }) => name },
            { head: words.columns.why, look: 'words', cell: shortReason },
            { head: words.columns.by, wide: true, cell: proposedBy },
            {
              head: words.columns.state,
              cell: ({ state: one, expiresAt }) => (
                <>
                  <ProposalState of={one} words={visit.words} />
                  {one === 'open' && <small className="quiet"> {words.until({ at: expiresAt.slice(0, 10) })}</small>}
                </>
              ),
            },
          ]}
        />
      </Paged>
    </>
  )
}

export type Proposal = Got<'listProposals'>['proposals'][number]
const shapes = { open: 'soon', approved: 'ok', rejected: 'no', withdrawn: 'part', expired: 'part' } as const

export function ProposalState({ of, words, tag }: { of: Proposal['state']; words: DeskWords; tag?: boolean }) {
  return (
    <State of={shapes[of]} tag={tag ?? false}>
      {words.proposal.states[of]}
    </State>
  )
}
