// A borrower's loans, with what is owed of each by today, and the borrower's cases.

import type { Got, Visit } from '../screen.ts'
import { Lines, Scroll } from '../ui/lines.tsx'
import { Money, MoneyCell, State } from '../ui/marks.tsx'

type Data = Pick<Got<'readBorrower'>, 'loans' | 'cases'>

export function Loans({ data, visit }: { data: Data; visit: Visit }) {
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

function LoanRows({ data: { loans }, visit }: { data: Data; visit: Visit }) {
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

function CaseRows({ data: { cases }, visit }: { data: Data; visit: Visit }) {
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
