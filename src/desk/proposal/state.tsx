// The state of a proposal: its shape, its word, its colour.

import type { DeskWords } from '../messages/words.ts'
import type { Got } from '../screen.ts'
import { State } from '../ui/marks.tsx'

export type Proposal = Got<'listProposals'>['proposals'][number]
const shapes = { open: 'soon', approved: 'ok', rejected: 'no', expired: 'part' } as const

export function ProposalState({ of, words, tag }: { of: Proposal['state']; words: DeskWords; tag?: boolean }) {
  return (
    <State of={shapes[of]} tag={tag ?? false}>
      {words.proposal.states[of]}
    </State>
  )
}
