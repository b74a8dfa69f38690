// The plan that the borrower accepted: its days without charges, and each date as it was kept or missed.

import type { Got, Visit } from '../screen.ts'
import { Part } from '../ui/lines.tsx'
import { State, When } from '../ui/marks.tsx'

const standings = { running: 'later', kept: 'ok', broken: 'over' } as const
const states = { ahead: 'later', kept: 'ok', paidLate: 'part', missed: 'over' } as const

/** Nothing where no plan has begun. */
export function PlanKept({ data: { plan }, visit }: { data: Pick<Got<'readLoan'>, 'plan'>; visit: Visit }) {
  if (plan === null) return null
  const words = visit.words.loan.kept
  return (
    <Part stack id="plan" title={words.title}>
      <p>
        <State of={standings[plan.standing]}>{words.standings[plan.standing]}</State>
      </p>
      <p className="s">
        {words.days({ from: plan.fromDate, to: plan.toDate })} {words.again}
      </p>
      <dl className="facts">
        {plan.dates.map(({ n, dueDate, state, paidOn }) => (
          <div key={n}>
            <dt>
              <When at={dueDate} words={visit.words} />
            </dt>
            <dd>
              <State of={states[state]}>{words.states[state]}</State>
              {paidOn !== null && (
                <small className="quiet">
                  {' '}
                  <When at={paidOn} words={visit.words} />
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="s">
        <a href={`/proposals/${encodeURIComponent(plan.proposalId)}`}>{words.signed}</a>
      </p>
    </Part>
  )
}
