// What a page says of an action that was refused. The loan confirmation, whose bytes are counted, does without this file.

import type { ReactNode } from 'react'
import { type ProblemShown, ServerMessage, useProblemText } from './note.tsx'

/** What an action answers of a refusal. */
interface AnswerShown {
  readonly problem: ProblemShown | null
}

/** What is said of an action's answer; '' where nothing was refused, or a field says it by itself. */
export function useSaid(answer: AnswerShown | undefined): string {
  const text = useProblemText()
  return answer === undefined || answer.problem === null ? '' : text(answer.problem)
}

interface RefusalProps {
  of: AnswerShown | undefined
  page?: ProblemShown | null
  children?: ReactNode
}

/**
 * Says why an action did nothing; nothing where it did, or where a field says it. `children` say what to do about it. `page` is the problem
 * that the page has in place of what was acted on: the same reason is not said twice.
 */
export function Refusal({ of, page = null, children }: RefusalProps) {
  const said = useSaid(of)
  const saidByPage = useSaid({ problem: page })
  if (said === '' || said === saidByPage) return null
  return (
    <ServerMessage text={said} about={of}>
      {children}
    </ServerMessage>
  )
}
