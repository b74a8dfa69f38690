// A loan as its borrower sees it, in the borrower's words and language. Nothing can be done here.

import { languageName } from '../messages/names.ts'
import { type Got, screen, type Visit } from '../screen.ts'
import { Money, When } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'

type Seen = Got<'readAsSeen'>

export const asSeen = screen<Seen>({
  path: '/loans/:orderId/as-seen',
  right: 'read',
  tab: 'find',
  load: ({ call, params }) => call('readAsSeen', { orderId: params.orderId ?? '' }),
  title: (_data, words) => words.loan.seen.title,
  marketOf: ({ market }) => market,
  View: AsSeen,
})

function AsSeen({ data, visit }: { data: Seen; visit: Visit }) {
  const { seen: words, plan } = visit.words.loan
  return (
    <>
      <div className="top">
        <div>
          <h1 className="s">{words.title}</h1>
          <p className="quiet">{words.lead({ language: languageName(data.language) })}</p>
        </div>
        <a className="btn" href={`/loans/${encodeURIComponent(data.orderId)}`}>
          {words.back}
        </a>
      </div>
      <div className="part grid g2">
        <section className="stack" lang={data.language} dir="auto">
          <p>{data.productName}</p>
          <h2 className="voice">{data.title}</h2>
          {data.dueMinor > 0 && (
            <p className="hero">
              <Money minor={data.dueMinor} currency={data.currency} />
            </p>
          )}
          <p>{data.text}</p>
          {[data.prompt, data.notice]
            .filter((text) => text !== '')
            .map((text) => (
              <p key={text} className="say info">
                {text}
              </p>
            ))}
          {data.agreed.map(({ title, next, why, stops }) => (
            <div key={title} className="say info">
              <b>{title}</b>
              {[next, why, stops]
                .filter((text) => text !== '')
                .map((text) => (
                  <p key={text}>{text}</p>
                ))}
            </div>
          ))}
          <ul>
            {data.papers.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </section>
        <div className="stack">
          <table className="lines" lang={data.language}>
            <caption>{words.details}</caption>
            <tbody>
              {data.rows.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className="r">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {data.schedule.length > 0 && (
            <Table
              caption={plan.title}
              isCaptionSeen
              scroll="fits"
              rows={data.schedule}
              currency={data.currency}
              columns={[
                { head: plan.due, kind: 'name', cell: ({ dueDate }) => <When at={dueDate} /> },
                { head: words.state, cell: ({ state }) => words.states[state] },
                { head: plan.amount, kind: 'amount', cell: ({ amountMinor }) => amountMinor },
                { head: plan.paid, kind: 'amount', cell: ({ paidMinor }) => paidMinor },
              ]}
            />
          )}
        </div>
      </div>
    </>
  )
}
