// The page of an invitation: who is invited, and the button that makes the first passkey.

import type { Role } from '../../core/officer/rights.ts'
import type { DeskWords } from '../messages/words.ts'
import type { Me } from '../screen.ts'
import { PasskeyPart } from '../ui/passkey-part.tsx'

export interface Invited {
  readonly id: string
  readonly name: string
  readonly role: Role
}

export interface JoinProps {
  readonly words: DeskWords
  /** Null for an invitation that is used, expired or unknown. */
  readonly invited: Invited | null
  /** Who is logged in here already; null where no officer is. */
  readonly me: Me | null
  readonly ticket: string
}

export function JoinPage({ words, invited, me, ticket }: JoinProps) {
  const { join } = words
  if (invited === null)
    return (
      <div className="part narrow">
        <h1 className="voice">{join.over}</h1>
        <p>{join.whyOver}</p>
        <p>
          <a href="/">{words.login.title}</a>
        </p>
      </div>
    )
  if (me !== null && me.id !== invited.id)
    return (
      <div className="part narrow">
        <h1 className="voice">{join.another({ name: invited.name })}</h1>
        <p>{join.whyAnother({ me: me.name })}</p>
        <p>
          <a href="/">{words.frame.toWork}</a>
        </p>
      </div>
    )
  return (
    <div className="part narrow">
      <h1 className="voice">{join.head({ name: invited.name })}</h1>
      <p>{join.lead({ role: words.roles[invited.role] })}</p>
      <p>{join.how}</p>
      <PasskeyPart words={words} way="join" ticket={ticket} next="/" label={join.submit}>
        <div className="wide-box">
          <label htmlFor="join-code">{join.code}</label>
          <input className="box" id="join-code" name="code" inputMode="numeric" autoComplete="one-time-code" required />
        </div>
      </PasskeyPart>
    </div>
  )
}
