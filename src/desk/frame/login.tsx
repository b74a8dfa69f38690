// The pages around the screens: the one without a session, with why it has ended and what the officer had typed; of an invitation, and its
// first passkey; and of an error.

import type { Role } from '../../core/officer/rights.ts'
import type { DeskWords } from '../messages/words.ts'
import type { LoginWay, Me, Refused } from '../screen.ts'
import { State } from '../ui/parts.tsx'
import { PasskeyPart } from '../ui/passkey-part.tsx'

interface LoginProps {
  readonly words: DeskWords
  /**
   * `new`: has no session yet. `ended`: the session has expired or was ended. `refused`: the link is used or expired. `out`: has
   * logged out. The others came back from the identity provider: it has given no role, or it went wrong.
   */
  readonly why: keyof DeskWords['login']['head']
  readonly way: LoginWay
  /** The page to which the login leads. */
  readonly next: string
  /** Where the demo has a link for each sample officer; null outside of it. */
  readonly demo: string | null
  readonly kept: readonly string[]
}

export function LoginPage({ words, why, way, next, demo, kept }: LoginProps) {
  const { login } = words
  return (
    <div className="part narrow">
      <h1 className="voice">{login.head[why]}</h1>
      <p>{login.why[why]}</p>
      {way === 'passkeys' ? (
        <PasskeyPart words={words} way="log-in" next={next} label={login.byPasskey} />
      ) : (
        <p>
          <a className="btn fill" href={`/log-in/provider?${new URLSearchParams({ next })}`}>
            {login.byProvider}
          </a>
        </p>
      )}
      <p className="quiet">{login.how[way]}</p>
      {demo !== null && (
        <p>
          <a href={demo}>{login.demo}</a>
        </p>
      )}
      <Kept words={words} kept={kept} />
    </div>
  )
}

/** The text of a form that was refused, for the officer to copy. */
function Kept({ words, kept }: { words: DeskWords; kept: readonly string[] }) {
  return kept.map((text, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two fields of one form, which may say the same
    <div key={place}>
      <label htmlFor={`kept-${place}`}>{words.login.kept}</label>
      <textarea className="box" id={`kept-${place}`} rows={6} readOnly defaultValue={text} dir="auto" />
    </div>
  ))
}

export interface Invited {
  readonly id: string
  readonly name: string
  readonly role: Role
}

interface JoinProps {
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
