// What a borrower has and what happened: loans and complaints, contacts and messages, notes of officers, changes, and sessions.

import type { Got, Visit } from '../screen.ts'
import { Facts, Money, Part, State, When } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'
import { Timeline } from '../ui/timeline.tsx'

type Data = Pick<Got<'readBorrower'>, 'notes' | 'changes' | 'timeline' | 'sessions'>

export function Lists({ data, visit }: { data: Data; visit: Visit }) {
  const { borrower: words } = visit.words
  return (
    <>
      <Timeline entries={data.timeline} visit={visit} />
      <Part id="notes" title={words.notes.title}>
        {data.notes.length === 0 && <p className="quiet">{words.notes.none}</p>}
        <ul className="thread">
          {data.notes.map((note) => (
            <li key={note.id}>
              <div className="quiet s">
                <When at={note.at} />
                <br />
                {words.by({ name: note.by })}
              </div>
              <p className="words" dir="auto">
                {note.text}
              </p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.changes.title}>
        {data.changes.length === 0 && <p className="quiet">{words.changes.none}</p>}
        <Facts
          of={data.changes.map(({ kind, at, caseId }) => ({
            name: words.changes.kinds[kind],
            value: (
              <>
                <When at={at} />
                {`, `}
                {caseId === null ? (
                  words.changes.proofs[kind]
                ) : (
                  <a href={`/cases/${encodeURIComponent(caseId)}`}>{words.changes.proofs[kind]}</a>
                )}
              </>
            ),
          }))}
        />
      </Part>
      <Part title={words.sessions.title}>
        {data.sessions.length === 0 && <p className="quiet">{words.sessions.none}</p>}
        <Facts
          of={data.sessions.map(({ kind, app, createdAt, lastSeenAt }) => ({
            name: <bdi>{`${words.sessions.kind({ kind })} ${app}`}</bdi>,
            value: (
              <>
                {words.sessions.since} <When at={createdAt} />
                {`, ${words.sessions.seen} `}
                <When at={lastSeenAt} />
              </>
            ),
          }))}
        />
      </Part>
    </>
  )
}

type LoansData = Pick<Got<'readBorrower'>, 'loans' | 'cases'>

export function Loans({ data, visit }: { data: LoansData; visit: Visit }) {
  const { borrower: words } = visit.words
  return (
    <section className="stack">
      <h2>{words.loans.title}</h2>
      <Table
        caption={words.loans.title}
        none={words.loans.none}
        scroll="fits"
        byKeys
        rows={data.loans}
        currency={({ currency }) => currency}
        columns={[
          {
            head: words.loans.order,
            kind: 'name',
            cell: ({ orderId, principalMinor, currency, productName }) => (
              <>
                <a href={`/loans/${encodeURIComponent(orderId)}`}>{orderId}</a>
                <br />
                <small className="quiet">
                  <Money minor={principalMinor} currency={currency} /> {productName}
                </small>
              </>
            ),
          },
          {
            head: words.loans.state,
            cell: ({ daysPastDue: n, status }) =>
              n > 0 ? <State of="over">{words.late({ n })}</State> : words.loans.status({ status }),
          },
          { head: words.loans.owed, kind: 'amount', cell: ({ owedMinor }) => owedMinor },
        ]}
      />
      <h2>{words.cases.title}</h2>
      <Table
        caption={words.cases.title}
        none={words.cases.none}
        scroll="fits"
        byKeys
        rows={data.cases}
        columns={[
          {
            head: words.cases.number,
            kind: 'name',
            cell: ({ caseId, caseNumber }) => <a href={`/cases/${encodeURIComponent(caseId)}`}>{caseNumber}</a>,
          },
          { head: words.cases.about, cell: ({ type }) => visit.words.cases.about({ type, subType: null }) },
          {
            head: words.cases.state,
            cell: ({ answeredAt }) =>
              answeredAt === null ? (
                <State of="later">{words.cases.open}</State>
              ) : (
                <State of="ok">{words.cases.answered}</State>
              ),
          },
        ]}
      />
    </section>
  )
}
