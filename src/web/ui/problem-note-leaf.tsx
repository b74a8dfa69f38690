// A note about a problem on a leaf of its own.

import { Leaf } from './leaf.tsx'
import { ProblemNote } from './note.tsx'

export function ProblemNoteLeaf(props: Parameters<typeof ProblemNote>[0]) {
  return (
    <Leaf>
      <ProblemNote {...props} />
    </Leaf>
  )
}
