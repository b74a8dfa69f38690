// The page without a session: how an officer logs in, why the session has ended, and what the officer had typed.

import type { DeskWords } from '../messages/words.ts'
import type { LoginWay } from '../screen.ts'
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
export function Kept({ words, kept }: { words: DeskWords; kept: readonly string[] }) {
  return kept.map((text, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two fields of one form, which may say the same
    <div key={place}>
      <label htmlFor={`kept-${place}`}>{words.login.kept}</label>
      <textarea className="box" id={`kept-${place}`} rows={6} readOnly defaultValue={text} dir="auto" />
    </div>
  ))
}
