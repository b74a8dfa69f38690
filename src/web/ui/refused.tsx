// What is refused, said calmly: the reason beside a picture, and below it what would help. And the head of what is done.

import type { ReactNode } from 'react'
import { Leaf, Voice } from './leaf.tsx'
import { ProblemNote, type ProblemShown, useProblemText } from './note.tsx'
import { SpotPicture } from './spot-picture.tsx'
import { StatusPicture } from './status-picture.tsx'

/**
 * Nothing went wrong: it is not offered, not yet, or not there. The picture is the letter with the reason, and the empty tray of what
 * is not there; `of` says what it is about (style part 'status').
 */
export function Refused(props: { said: string; missing?: boolean; of?: ReactNode; children?: ReactNode }) {
  const { said, missing, of, children } = props
  return (
    <Leaf status="declined">
      {of}
      <div className="status">
        <div role="status">
          <h2>{said}</h2>
        </div>
        {missing ? <SpotPicture of="emptyTray" /> : <StatusPicture status="declined" beside />}
      </div>
      {children}
    </Leaf>
  )
}

/** The sentence at the end of an act, beside the page being stamped; or the empty tray where there was nothing to do it with. Spoken as it comes. */
export function EndHead({ voice, picture }: { voice: string; picture: 'done' | 'missing' | false }) {
  return (
    <div className="status">
      <div role="status">
        <Voice>{voice}</Voice>
      </div>
      {picture === 'done' && <StatusPicture status="approved" beside />}
      {picture === 'missing' && <SpotPicture of="emptyTray" />}
    </div>
  )
}

/** In place of a page that a call brought nothing for. What went wrong can be loaded again from `here`; what is refused cannot. */
export function ProblemLeaf({
  problem,
  here,
  children,
}: {
  problem: ProblemShown
  here: string
  children?: ReactNode
}) {
  const text = useProblemText()
  if (problem.kind === 'refused') return <Refused said={text(problem)}>{children}</Refused>
  return (
    <Leaf>
      <ProblemNote problem={problem} retry={here} />
      {children}
    </Leaf>
  )
}
