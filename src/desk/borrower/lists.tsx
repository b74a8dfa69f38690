// What a borrower has and what happened: loans and complaints, contacts and messages, notes of officers, changes, and sessions.

import type { Got, Visit } from '../screen.ts'
import { Fact, Lines, Money, MoneyCell, Part, Scroll, State, When } from '../ui/parts.tsx'
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
                <When at={note.at} words={visit.words} />
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
        <dl className="facts">
          {data.changes.map(({ kind, at, caseId }) => (
            <Fact key={`${kind}${at}`} name={words.changes.kinds[kind]}>
              <When at={at} words={visit.words} />
              {`, `}
              {caseId === null ? (
                words.changes.proofs[kind]
              ) : (
                <a href={`/cases/${encodeURIComponent(caseId)}`}>{words.changes.proofs[kind]}</a>
              )}
            </Fact>
          ))}
        </dl>
      </Part>
      <Part title={words.sessions.title}>
        {data.sessions.length === 0 && <p className="quiet">{words.sessions.none}</p>}
        <dl className="facts">
          {data.sessions.map((session) => (
            <div key={`${session.createdAt}${session.kind}`}>
              <dt>
                <bdi>{`${words.sessions.kind({ kind: session.kind })} ${session.app}`}</bdi>
              </dt>
              <dd>
                {words.sessions.since} <When at={session.createdAt} words={visit.words} />
                {`, ${words.sessions.seen} `}
                <When at={session.lastSeenAt} words={visit.words} />
              </dd>
            </div>
          ))}
        </dl>
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
      {data.loans.length === 0 ? <p className="quiet">{words.loans.none}</p> : <LoanRows data={data} visit={visit} />}
      <h2>{words.cases.title}</h2>
      {data.cases.length === 0 ? <p className="quiet">{words.cases.none}</p> : <CaseRows data={data} visit={visit} />}
    </section>
  )
}

function LoanRows({ data: { loans }, visit }: { data: LoansData; visit: Visit }) {
  const { borrower: words } = visit.words
  return (
    <Scroll label={words.loans.title} fits>
      <Lines
        caption={words.loans.title}
        columns={[words.loans.order, words.loans.state, { name: words.loans.owed, kind: 'r' }]}
      >
        <tbody>
          {loans.map((loan) => (
            <tr key={loan.orderId} data-row="">
              <th scope="row">
                <a href={`/loans/${encodeURIComponent(loan.orderId)}`}>{loan.orderId}</a>
                <br />
                <small className="quiet">
                  <Money minor={loan.principalMinor} currency={loan.currency} /> {loan.productName}
                </small>
              </th>
              <td>
                {loan.daysPastDue > 0 ? (
                  <State of="over">{words.late({ n: loan.daysPastDue })}</State>
                ) : (
                  words.loans.status({ status: loan.status })
                )}
              </td>
              <MoneyCell minor={loan.owedMinor} currency={loan.currency} />
            </tr>
          ))}
        </tbody>
      </Lines>
    </Scroll>
  )
}

function CaseRows({ data: { cases }, visit }: { data: LoansData; visit: Visit }) {
  const { borrower: words } = visit.words
  return (
    <Scroll label={words.cases.title} fits>
      <Lines caption={words.cases.title} columns={[words.cases.number, words.cases.about, words.cases.state]}>
        <tbody>
          {cases.map((one) => (
            <tr key={one.caseId} data-row="">
              <th scope="row">
                <a href={`/cases/${encodeURIComponent(one.caseId)}`}>{one.caseNumber}</a>
              </th>
              <td>{visit.words.cases.about({ type: one.type, subType: null })}</td>
              <td>
                {one.answeredAt === null ? (
                  <State of="later">{words.cases.open}</State>
                ) : (
                  <State of="ok">{words.cases.answered}</State>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Lines>
    </Scroll>
  )
}
