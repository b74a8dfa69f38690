// What was proposed and what was decided on it: by whom, when and why.

import type { DeskWords } from '../messages/words.ts'
import type { Visit } from '../screen.ts'
import { Fact, Part, When } from './parts.tsx'

/** Letters of a reason that a line of a list shows. */
const reasonShown = 120

interface Proposed {
  readonly reason: string
  readonly proposedBy: { readonly name: string }
  readonly proposedAt: string
}

/** Two cells. In a narrow window the second one is left out, and the first one too where `isWide`. */
export function ProposedCells({ of, words, isWide = false }: { of: Proposed; words: DeskWords; isWide?: boolean }) {
  return (
    <>
      <td className={isWide ? 'wd words' : 'words'}>
        <bdi>{of.reason.slice(0, reasonShown)}</bdi>
      </td>
      <td className="wd">
        {of.proposedBy.name}{' '}
        <span className="quiet">
          <When at={of.proposedAt} words={words} />
        </span>
      </td>
    </>
  )
}

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
    </Part>
  )
}
