// The papers of a loan, each with its page: what was agreed to, receipts, statements, letters.

import type { Got } from '../calls.ts'
import type { Visit } from '../screen.ts'
import { paperAddress } from './paper.tsx'

/** Nothing before there is one. */
export function Papers({ data, visit }: { data: Pick<Got<'readLoan'>, 'orderId' | 'papers'>; visit: Visit }) {
  if (data.papers.length === 0) return null
  const { papers: words } = visit.words.loan
  return (
    <section className="part">
      <h2>{words.title}</h2>
      <ul className="acts">
        {data.papers.map((one) => (
          <li key={`${one.paper}~${one.number}`}>
            <a href={paperAddress(data.orderId, one)}>
              <span dir="auto">{one.title}</span>
              {/* A number that says no more than the order's own is left out. */}
              <small className="num">{one.number.includes(data.orderId) ? '' : one.number}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
