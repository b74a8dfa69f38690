// A button that asks the device for a passkey, with the message for when that fails. Shown by the page's script.

import type { ReactNode } from 'react'
import type { DeskWords } from '../messages/words.ts'

interface PasskeyPartProps {
  readonly words: DeskWords
  readonly way: 'log-in' | 'join' | 'add'
  /** The page to which it leads; the page that is open, where it is left out. */
  readonly next?: string
  readonly ticket?: string
  readonly label: string
  readonly children?: ReactNode
}

export function PasskeyPart({ words, way, next, ticket, label, children }: PasskeyPartProps) {
  const { passkey } = words
  const button = (
    <button
      type={children === undefined ? 'button' : 'submit'}
      className="btn fill"
      data-passkey={way}
      data-next={next}
      data-ticket={ticket}
      hidden
    >
      {label}
    </button>
  )
  return (
    <div className="stack" data-passkeys="" data-stopped={passkey.stopped} data-failed={passkey.failed}>
      <div className="say over" role="alert" hidden />
      {children !== undefined ? (
        <form className="row">
          {children}
          {button}
        </form>
      ) : (
        button
      )}
      <p data-no-passkeys="" hidden>
        {passkey.none}
      </p>
      <p data-needs-script="">{passkey.noScript}</p>
    </div>
  )
}
