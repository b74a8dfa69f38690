// How a loan was decided: the result of each rule, and the version of the lender's limits.

import type { Got } from '../calls.ts'
import { inWords } from '../messages/words.ts'
import type { Visit } from '../screen.ts'
import { Fact } from '../ui/facts.tsx'
import { outcomeShapes, State } from '../ui/marks.tsx'
import { dayOf } from '../ui/when.tsx'

/** Nothing before the decision. */
export function Decided({ data: { decided }, visit }: { data: Pick<Got<'readLoan'>, 'decided'>; visit: Visit }) {
  if (decided === null) return null
  const { decided: words } = visit.words.loan
  const { rules, outcomes } = visit.words.applications.facts
  return (
    <section className="part">
      <details>
        <summary>{words.title({ day: dayOf(decided.at) })}</summary>
        <dl className="facts">
          {decided.rules.map(({ rule, outcome }) => (
            <Fact key={rule} name={inWords(rules, rule)}>
              <State of={outcomeShapes[outcome]}>{outcomes[outcome]}</State>
            </Fact>
          ))}
          <Fact name={words.version} num>
            {decided.limitsVersion ?? words.noVersion}
          </Fact>
        </dl>
      </details>
    </section>
  )
}
