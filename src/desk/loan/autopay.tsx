// Automatic repayment of a loan, as officers see it: whether it is on, since when, why it ended, and each charge. Nothing is done here.

import type { Got, Visit } from '../screen.ts'
import { Money, Part, Scroll, When } from '../ui/parts.tsx'

export function AutopayPart({ data, visit }: { data: Pick<Got<'readLoan'>, 'autopay' | 'currency'>; visit: Visit }) {
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
      {autopay.charges.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <Scroll label={words.charges}>
          <table className="lines">
            <caption>{words.charges}</caption>
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                <th scope="col">{words.dueDate}</th>
                <th scope="col">{words.outcome}</th>
                <th scope="col" className="num">
                  {words.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {autopay.charges.map(({ day, dueDate, n, amountMinor, outcome }) => (
                <tr key={`${dueDate} ${n}`}>
                  <th scope="row">
                    <When at={day} words={visit.words} />
                  </th>
                  <td>
                    <When at={dueDate} words={visit.words} />
                  </td>
                  <td>{words.outcomes[outcome ?? 'underWay']}</td>
                  <td className="num">
                    <Money minor={amountMinor} currency={currency} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Part>
  )
}
