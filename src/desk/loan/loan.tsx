// A loan by value date and posting date: what was owed as of a day, as it was known on a day, down to each event's entries.

import { mayDo } from '../../core/officer/rights.ts'
import { inWords, stopsOf } from '../messages/words.ts'
import { type Answer, askedIn, type Got, screen, type Visit } from '../screen.ts'
import { NoteContact } from '../ui/note-contact.tsx'
import { auditOf, dayOf, Facts, Links, Money, outcomeShapes, Part, State, When } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'
import { Timeline } from '../ui/timeline.tsx'
import { type Colleagues, loadColleagues, workActs } from '../ui/work-steps.tsx'
import { loanActs } from './acts.ts'
import { Events } from './events.tsx'
import { leadingTo } from './figure-events.ts'
import { Help } from './help.tsx'
import { History } from './history.tsx'
import { LoanWork } from './loan-work.tsx'
import { paperAddress } from './paper.tsx'
import { PlanKept, Promises } from './promises.tsx'
import { Propose, WhatIf } from './propose.tsx'

type Loan = Got<'readLoan'>
interface LoanPage {
  readonly loan: Loan
  readonly colleagues: Colleagues
  readonly waiting: Got<'listProposals'>['proposals']
}

async function load(visit: Visit): Promise<Answer<LoanPage>> {
  const { call, params, url } = visit
  const orderId = params.orderId ?? ''
  const loan = await call('readLoan', { orderId, ...askedIn(url, 'asOf', 'knownOn') })
  if (!loan.ok) return loan
  const waiting = await call('listProposals', { state: 'open', subject: orderId, limit: 20 })
  if (!waiting.ok) return waiting
  // Only what waits can be handed over.
  const colleagues = loan.data.work.length === 0 ? null : await loadColleagues(visit)
  if (colleagues?.ok === false) return colleagues
  return {
    ok: true,
    data: { loan: loan.data, waiting: waiting.data.proposals, colleagues: colleagues?.data ?? [] },
  }
}

export const loan = screen<LoanPage>({
  path: '/loans/:orderId',
  right: 'read',
  tab: 'find',
  load,
  title: ({ loan: { orderId } }, words) => words.loan.title({ orderId }),
  marketOf: ({ loan: { market } }) => market,
  View: LoanView,
  acts: { ...workActs, ...loanActs },
})

function LoanView({ data: { loan: data, waiting, colleagues }, visit }: { data: LoanPage; visit: Visit }) {
  const { loan: words, borrower } = visit.words
  const { standing, currency } = data
  const status = borrower.loans.status({ status: data.status })
  // The figures beside it are those of the two days; the status is that of today.
  const isToday = data.asOf === data.today && data.knownOn === data.today
  return (
    <div className="cols side">
      <div>
        <div className="top">
          <div>
            <h1 className="s">
              {words.title({ orderId: data.orderId })}{' '}
              <a href={`/borrowers/${encodeURIComponent(data.userId)}`}>{data.name || words.borrower}</a>
            </h1>
            {standing === null ? (
              <p className="voice">{words.notYet}</p>
            ) : (
              <>
                <p className="hero">
                  <Money minor={standing.owedMinor} currency={currency} />
                </p>
                <p>
                  <b>{words.owed({ day: data.asOf })}</b>
                  {', '}
                  <Money minor={standing.dueMinor} currency={currency} /> {words.due({ days: standing.daysPastDue })}
                </p>
              </>
            )}
            <p className="quiet">
              <bdi>{data.productName}</bdi>. {words.asKnown({ asOf: data.asOf, knownOn: data.knownOn })}
            </p>
          </div>
          <div className="row">
            {standing?.writtenOffOn != null && (
              <State of="no" tag>
                {words.writtenOff({ day: standing.writtenOffOn })}
              </State>
            )}
            <State of={data.status === 'overdue' ? 'over' : 'later'} tag>
              {isToday ? status : words.statusToday({ status })}
            </State>
          </div>
        </div>
        {standing !== null && (
          <div className="part grid g53">
            <Plan data={data} visit={visit} />
            <Parts standing={standing} currency={currency} visit={visit} />
          </div>
        )}
        <History data={data} visit={visit} />
        <AutopayPart data={data} visit={visit} />
        <Events data={data} visit={visit} />
        <Timeline entries={data.timeline} visit={visit} />
        <Papers data={data} visit={visit} />
        <Decided data={data} visit={visit} />
      </div>
      <aside className="stub" aria-label={words.stub}>
        <LoanWork work={data.work} stops={stopsOf(data)} colleagues={colleagues} visit={visit} />
        <Contacts data={data} visit={visit} />
        <Help data={data} visit={visit} />
        <PlanKept data={data} visit={visit} />
        <Promises data={data} visit={visit} />
        {data.disbursedOn !== null && <WhatIf data={data} visit={visit} />}
        {data.disbursedOn !== null && mayDo(visit.me.role, 'propose') && <Propose data={data} visit={visit} />}
        <Part title={words.waiting.title}>
          {waiting.length === 0 && <p className="quiet">{words.waiting.none}</p>}
          <Links
            to={[
              ...waiting.map(({ id, kind, proposedBy }) => ({
                href: `/proposals/${encodeURIComponent(id)}`,
                label: (
                  <>
                    <span>{visit.words.proposalKinds[kind] ?? kind}</span>
                    <small>{words.waiting.by({ name: proposedBy.name })}</small>
                  </>
                ),
              })),
              { href: `/loans/${encodeURIComponent(data.orderId)}/as-seen`, label: words.seen.link },
              auditOf(data.orderId, words.audit, visit),
            ]}
          />
        </Part>
      </aside>
    </div>
  )
}

/** What officers note of a talk about the loan, where they work. */
function Contacts({ data, visit }: { data: Loan; visit: Visit }) {
  const { orderId, userId, productName, currency, standing } = data
  if (!mayDo(visit.me.role, 'answer') || standing === null) return null
  return (
    <section className="part">
      <NoteContact
        userId={userId}
        loans={[{ orderId, productName, currency, owedMinor: standing.owedMinor }]}
        market={data.market}
        today={data.today}
        rulesNoted={data.rulesNoted}
        about={orderId}
        texts={data.texts}
        visit={visit}
      />
    </section>
  )
}

const sumOf = (by: Readonly<Record<string, number>>): number => Object.values(by).reduce((sum, one) => sum + one, 0)

function Plan({ data, visit }: { data: Loan; visit: Visit }) {
  const { plan } = visit.words.loan
  const rows = data.instalments.map((one) => ({
    ...one,
    dueMinor: sumOf(one.due),
    paidMinor: sumOf(one.paid),
    waivedMinor: sumOf(one.waived),
  }))
  const all = (name: 'dueMinor' | 'paidMinor' | 'waivedMinor' | 'unpaidMinor') =>
    rows.reduce((sum, row) => sum + row[name], 0)
  const total = { n: null, dueDate: null, dueMinor: all('dueMinor'), paidMinor: all('paidMinor') }
  return (
    <Table
      caption={plan.title}
      isCaptionSeen
      scroll="fits"
      rows={[...rows, { ...total, waivedMinor: all('waivedMinor'), unpaidMinor: all('unpaidMinor') }]}
      look={({ n }) => (n === null ? 'total' : undefined)}
      currency={data.currency}
      columns={[
        { head: plan.n, kind: 'mark', cell: ({ n }) => n },
        {
          head: plan.due,
          kind: 'name',
          cell: (row) => (row.n === null ? plan.all : <Instalment of={row} visit={visit} />),
        },
        { head: plan.amount, kind: 'amount', cell: ({ dueMinor }) => dueMinor },
        // In a narrow window what was paid is left out: it is what is due less what is left and waived.
        { head: plan.paid, kind: 'amount', wide: true, cell: ({ paidMinor }) => paidMinor },
        // A column of nothing but zeros is left out.
        all('waivedMinor') > 0 && { head: plan.waived, kind: 'amount', cell: ({ waivedMinor }) => waivedMinor },
        { head: plan.left, kind: 'amount', cell: ({ unpaidMinor }) => unpaidMinor },
      ]}
    />
  )
}

type Due = Pick<Loan['instalments'][number], 'n' | 'dueDate' | 'daysPastDue'> & { readonly paidMinor: number }

function Instalment({ of: { n, dueDate, daysPastDue, paidMinor }, visit }: { of: Due; visit: Visit }) {
  const { plan } = visit.words.loan
  const day = <When at={dueDate} />
  return (
    <>
      {daysPastDue > 0 ? <State of="over">{day}</State> : day}{' '}
      {paidMinor > 0 && (
        <a className="s" href={leadingTo(visit.url, { n })}>
          {plan.paidBy}
          <span className="hide"> {plan.paidByOf({ n })}</span>
        </a>
      )}
    </>
  )
}

interface PartsProps {
  readonly standing: NonNullable<Loan['standing']>
  readonly currency: string
  readonly visit: Visit
}

function Parts({ standing, currency, visit }: PartsProps) {
  const { parts: names, loan: words } = visit.words
  const parts = ['penalty', 'fee', 'interest', 'principal'] as const
  return (
    <Table
      caption={words.parts.title}
      isCaptionSeen
      rows={[...parts, 'due' as const]}
      look={(part) => (part === 'due' ? 'total' : undefined)}
      currency={currency}
      columns={[
        {
          head: words.parts.part,
          kind: 'name',
          cell: (part) =>
            part === 'due' ? words.parts.total : <a href={leadingTo(visit.url, { part })}>{names[part]}</a>,
        },
        { head: words.parts.amount, kind: 'amount', cell: (part) => standing[`${part}Minor`] },
      ]}
    />
  )
}

/** Nothing before there is one. */
function Papers({ data, visit }: { data: Pick<Got<'readLoan'>, 'orderId' | 'papers'>; visit: Visit }) {
  if (data.papers.length === 0) return null
  const { papers: words } = visit.words.loan
  return (
    <Part title={words.title}>
      <Links
        to={data.papers.map((one) => ({
          href: paperAddress(data.orderId, one),
          label: (
            <>
              <span dir="auto">{one.title}</span>
              {/* A number that says no more than the order's own is left out. */}
              <small className="num">{one.number.includes(data.orderId) ? '' : one.number}</small>
            </>
          ),
        }))}
      />
    </Part>
  )
}

/** Nothing before the decision. */
function Decided({ data: { decided }, visit }: { data: Pick<Got<'readLoan'>, 'decided'>; visit: Visit }) {
  if (decided === null) return null
  const { decided: words } = visit.words.loan
  const { rules, outcomes } = visit.words.applications.facts
  return (
    <section className="part">
      <details>
        <summary>{words.title({ day: dayOf(decided.at) })}</summary>
        <Facts
          of={[
            ...decided.rules.map(({ rule, outcome }) => ({
              name: inWords(rules, rule),
              value: <State of={outcomeShapes[outcome]}>{outcomes[outcome]}</State>,
            })),
            { name: words.version, look: 'num', value: decided.limitsVersion ?? words.noVersion },
          ]}
        />
      </details>
    </section>
  )
}

// Automatic repayment of a loan, as officers see it: whether it is on, since when, why it ended, and each charge. Nothing is done here.
function AutopayPart({ data, visit }: { data: Pick<Got<'readLoan'>, 'autopay' | 'currency'>; visit: Visit }) {
  const words = visit.words.loan.autopay
  const { autopay, currency } = data
  if (autopay === null) return null
  const { stoppedBecause: because } = autopay
  return (
    <Part title={words.title}>
      <p>
        {because === null
          ? words.on({ since: autopay.since })
          : words.off({ since: autopay.since, because: words.stops[because] })}
      </p>
      <Table
        caption={words.charges}
        isCaptionSeen
        none={words.none}
        scroll="scrolls"
        rows={autopay.charges}
        currency={currency}
        columns={[
          { head: words.day, kind: 'name', cell: ({ day }) => <When at={day} /> },
          { head: words.dueDate, kind: 'day', cell: ({ dueDate }) => dueDate },
          { head: words.outcome, cell: ({ outcome }) => words.outcomes[outcome ?? 'underWay'] },
          { head: words.amount, kind: 'amount', cell: ({ amountMinor }) => amountMinor },
        ]}
      />
    </Part>
  )
}
