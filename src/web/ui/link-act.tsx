// A page that a link in a message opens, with one button: what the link is for, then that it is done.

import type { ReactNode } from 'react'
import { ActionForm } from './busy.tsx'
import { Button, LinkButton } from './button.tsx'
import { Leaf, Quiet } from './leaf.tsx'
import { type ProblemShown, useProblemText } from './problem-note.tsx'
import { EndHead } from './refused.tsx'
import { Screen } from './screen.tsx'
import { ServerMessage } from './toast.tsx'

/** The form's id: the button in the foot sends it. */
const formId = 'link-act'

export interface LinkActProps {
  readonly title: string
  readonly back: string
  readonly help: string
  /** It was done a moment ago. */
  readonly done: boolean
  /** What the button sends; null where the link is used up or was none: then there is no button. */
  readonly sends: Readonly<Record<string, string>> | null
  readonly submit: string
  /** Where to go in place of the button. */
  readonly instead: { readonly to: string; readonly label: string }
  readonly voice: string
  /** A sentence below it. */
  readonly text?: ReactNode
  /** Why it was not done. */
  readonly problem: ProblemShown | undefined
}

/** One act by a link, before React runs too (style part 'status'). */
export function LinkAct({ title, back, help, done, sends, submit, instead, voice, text, problem }: LinkActProps) {
  const problemText = useProblemText()
  return (
    <Screen
      title={title}
      back={back}
      help={help}
      foot={
        sends === null ? (
          <LinkButton to={instead.to} line>
            {instead.label}
          </LinkButton>
        ) : (
          <Button type="submit" form={formId}>
            {submit}
          </Button>
        )
      }
    >
      <title>{title}</title>
      {problem !== undefined && <ServerMessage text={problemText(problem)} about={problem} />}
      <Leaf>
        <EndHead voice={voice} picture={sends === null && (done ? 'done' : 'missing')} />
        {text !== undefined && <Quiet>{text}</Quiet>}
        {sends !== null && (
          <ActionForm id={formId}>
            {Object.entries(sends).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          </ActionForm>
        )}
      </Leaf>
    </Screen>
  )
}
