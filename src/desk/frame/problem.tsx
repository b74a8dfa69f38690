// The page of an error: not found, no right, or a server error; and the part that shows a refusal whose form is not on the page.

import type { DeskWords } from '../messages/words.ts'
import type { Refused } from '../screen.ts'
import { State } from '../ui/marks.tsx'
import { Kept } from './login.tsx'

interface ProblemProps {
  readonly words: DeskWords
  readonly title: string
  readonly refused: Pick<Refused, 'status' | 'code' | 'message'>
  readonly kept: readonly string[]
}

export function ProblemPage({ words, title, refused, kept }: ProblemProps) {
  return (
    <div className="part narrow">
      <h1 className="voice">{title}</h1>
      <p>{refused.message}</p>
      {refused.status === 404 && <p>{words.problem.gone}</p>}
      <p>
        <a href="/">{words.problem.back}</a>
      </p>
      <Kept words={words} kept={kept} />
    </div>
  )
}

/** At the head of a page without the form: why its act was refused, and what was typed into it. */
export function Unplaced({ words, refused, kept }: Pick<ProblemProps, 'words' | 'refused' | 'kept'>) {
  return (
    <div className="part stack">
      <div className="say over" role="alert" tabIndex={-1}>
        <State of="over">{refused.message}</State>
      </div>
      <Kept words={words} kept={kept} />
    </div>
  )
}
