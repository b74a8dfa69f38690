// The page of an invitation: who is invited, and the button that makes the first passkey.

import type { Role } from '../../core/officer/rights.ts'
import type { DeskWords } from '../messages/words.ts'
import { PasskeyPart } from '../ui/passkey-part.tsx'

export interface Invited {
  readonly name: string
  readonly role: Role
}

export interface JoinProps {
  readonly words: DeskWords
  /** Null for an invitation that is used, expired or unknown. */
  readonly invited: Invited | null
  readonly ticket: string
}

export function JoinPage({ words, invited, ticket }: JoinProps) {
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
  return (
    <div className="part narrow">
      <h1 className="voice">{join.head(invited.name)}</h1>
      <p>{join.lead(words.roles[invited.role])}</p>
      <p>{join.how}</p>
      <PasskeyPart words={words} way="join" ticket={ticket} next="/" label={join.submit} />
    </div>
  )
}
