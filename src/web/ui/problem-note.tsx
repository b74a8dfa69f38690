// A call brought nothing: what happened, in words, and the way to try again.

import type { ReactNode } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { LinkButton } from './button.tsx'
import { Note } from './note.tsx'

export interface ProblemShown {
  readonly kind: 'refused' | 'signedOut' | 'badInput' | 'busy' | 'failed' | 'offline' | 'slow'
  /** The server's own words, in the borrower's language; empty where it sent none. */
  readonly message: string
}

/** The sentence for a problem: the server's words where there are any, ours otherwise. */
export function useProblemText(): (problem: ProblemShown) => string {
  const { problem: words } = useWords().frame
  return ({ kind, message }) => {
    if (message !== '') return message
    return kind === 'refused' ? words.failed : words[kind]
  }
}

/**
 * A note about a problem. `retry` is this page's own address: it is, reloaded, nothing else is sent. A page that the server refuses
 * says so calmly: nothing went wrong.
 */
export function ProblemNote(props: {
  problem: ProblemShown
  retry?: string
  /** An action brought nothing; left away, it was the page itself. */
  reason?: boolean
  children?: ReactNode
}) {
  const { frame } = useWords()
  const text = useProblemText()
  const { problem, retry, children } = props
  const isAnswer = problem.kind === 'refused' && !props.reason
  return (
    <>
      <Note
        title={text(problem)}
        live={!props.reason}
        reason={props.reason}
        tone={isAnswer ? undefined : 'overdue'}
        icon={problem.kind === 'offline' ? 'offline' : 'warn'}
      >
        {children}
      </Note>
      {retry !== undefined && (
        <LinkButton to={retry} line reload>
          {frame.problem.retry}
        </LinkButton>
      )}
    </>
  )
}
