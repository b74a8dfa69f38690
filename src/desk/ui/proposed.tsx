// What was proposed, in a list: why, by whom and when.

import type { DeskWords } from '../messages/words.ts'
import { When } from './marks.tsx'

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
