// What was proposed and what was decided on it: by whom, when and why.

import type { Visit } from '../screen.ts'
import { Facts, Part, When } from './parts.tsx'

/** Letters of a reason that a line of a list shows. */
const reasonShown = 120

interface Proposed {
  readonly reason: string
  readonly proposedBy: { readonly name: string }
  readonly proposedAt: string
}

/** The reason, as a cell of a list has room for it. */
export const shortReason = ({ reason }: Proposed) => <bdi>{reason.slice(0, reasonShown)}</bdi>

export const proposedBy = ({ proposedBy: { name }, proposedAt }: Proposed) => (
  <>
    {name}{' '}
    <span className="quiet">
      <When at={proposedAt} />
    </span>
  </>
)

interface Decided {
  readonly proposedBy: { readonly name: string }
  readonly decidedBy: { readonly name: string } | null
  readonly decidedAt: string | null
  readonly decisionReason: string | null
}

export function DecidedBy({ of, visit }: { of: Decided; visit: Visit }) {
  const { who } = visit.words.proposal
  return (
    <Part title={who.title}>
      <Facts
        of={[
          { name: who.proposed, value: of.proposedBy.name },
          of.decidedBy !== null && {
            name: who.decided,
            value: (
              <>
                {of.decidedBy.name} <span className="quiet">{of.decidedAt !== null && <When at={of.decidedAt} />}</span>
              </>
            ),
          },
        ]}
      />
      {of.decisionReason !== null && (
        <p className="words">
          <b>{who.reason}</b> <bdi>{of.decisionReason}</bdi>
        </p>
      )}
    </Part>
  )
}
