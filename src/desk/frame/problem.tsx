// A page that cannot be shown, and why: nothing under this name, no right, or a failure of ours.

import type { Refused } from '../calls.ts'
import type { DeskWords } from '../messages/words.ts'
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
