// Who proposed an act and who decided on it, when and why.

import type { Visit } from '../screen.ts'
import { Fact } from './lines.tsx'
import { When } from './marks.tsx'

interface Decided {
  readonly proposedBy: { readonly name: string }
  readonly decidedBy: { readonly name: string } | null
  readonly decidedAt: string | null
  readonly decisionReason: string | null
}

export function DecidedBy({ of, visit }: { of: Decided; visit: Visit }) {
  const { who } = visit.words.proposal
  return (
    <section className="part">
      <h2>{who.title}</h2>
      <dl className="facts">
        <Fact name={who.proposed}>{of.proposedBy.name}</Fact>
        {of.decidedBy !== null && (
          <Fact name={who.decided}>
            {of.decidedBy.name}{' '}
            <span className="quiet">{of.decidedAt !== null && <When at={of.decidedAt} words={visit.words} />}</span>
          </Fact>
        )}
      </dl>
      {of.decisionReason !== null && (
        <p className="words">
          <b>{who.reason}</b> <bdi>{of.decisionReason}</bdi>
        </p>
      )}
    </section>
  )
}
