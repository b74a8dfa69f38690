// A page that a link in a message opens, with one button: what the link is for, then that it is done.

import type { ReactNode } from 'react'
import { ActionForm, Button, LinkButton, type Sends } from './button.tsx'
import { Leaf, Quiet } from './leaf.tsx'
import type { ProblemShown } from './note.tsx'
import { Refusal } from './refusal.tsx'
import { EndHead } from './refused.tsx'
import { Screen } from './screen.tsx'

const formId = 'link-act'

type LinkState = 'asks' | 'done' | 'broken'

/**
 * What the page answers its own form with. That it is done stands in no address: opened later, the address would still say so,
 * also after the borrower switched it on again.
 */
export interface LinkAnswer {
  /** Why it was not done; null where it was. */
  readonly problem: ProblemShown | null
}

/** Done by this form, or what the link can still do: nothing without its token, and nothing once its token was refused. */
function linkState(token: string, answer: LinkAnswer | undefined): LinkState {
  if (answer?.problem === null) return 'done'
  return token === '' || answer?.problem.kind === 'refused' ? 'broken' : 'asks'
}

interface LinkActProps {
  readonly title: string
  readonly back: string
  readonly help: string
  /** The link's; empty where its address has none. */
  readonly token: string
  /** What the button sends beside it. */
  readonly sends?: Sends
  readonly answer: LinkAnswer | undefined
  readonly submit: string
  /** Where to go in place of the button. */
  readonly instead: { readonly to: string; readonly label: string }
  /** `broken`: the link is used up or was none, and there is no button. */
  readonly voice: Readonly<Record<LinkState, string>>
  /** What the act will do, and what it has done: neither is said of a link that did nothing. */
  readonly text: { readonly asks?: ReactNode; readonly done?: ReactNode }
}

/** One act by a link, before React runs too (style part 'status'). */
export function LinkAct({ title, back, help, token, answer, sends, submit, instead, voice, text }: LinkActProps) {
  const state = linkState(token, answer)
  const asks = state === 'asks'
  const below = state === 'done' ? text.done : asks && answer === undefined ? text.asks : undefined
  return (
    <Screen
      title={title}
      back={back}
      help={help}
      foot={
        asks ? (
          <Button form={formId}>{submit}</Button>
        ) : (
          <LinkButton to={instead.to} line>
            {instead.label}
          </LinkButton>
        )
      }
    >
      <title>{title}</title>
      <Refusal of={answer} />
      <Leaf>
        <EndHead voice={voice[state]} picture={!asks && (state === 'done' ? 'done' : 'missing')} />
        {below !== undefined && <Quiet>{below}</Quiet>}
        {asks && <ActionForm id={formId} sends={{ ...sends, token }} />}
      </Leaf>
    </Screen>
  )
}
