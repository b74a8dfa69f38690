// The state of the connection, in the foot bar: no connection, no answer yet, what became of what was sent.

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../messages/words-context.tsx'
import { useBusy } from './busy-context.tsx'
import { Button, QuietButton } from './button.tsx'
import { canBeSentAgain, sendAgain, useConnection, useReplacedButton } from './connection.ts'
import { Note, useOnline } from './note.tsx'

interface Said {
  readonly title: string
  readonly text: string
  readonly icon: 'offline' | 'clock' | 'warn'
  readonly again: boolean
}

/** The sentence for what is known at this moment; null while there is nothing to say. */
export function useSaidOfConnection(): Said | null {
  const { sending, loading } = useConnection()
  const again = canBeSentAgain(sending)
  const words = useWords().kit.connection
  const online = useOnline()
  const say = (text: Pick<Said, 'title' | 'text'>, icon: Said['icon']): Said => ({ ...text, icon, again })
  if (sending !== null) {
    switch (sending.kind) {
      case 'notSent':
        return say(online ? words.notSentOnline : words.notSent, 'offline')
      case 'asking': {
        const said = online ? words.asking : words.askingOffline
        const text = sending.attempt.key === null ? said.text : `${said.text} ${words.once}`
        return say({ title: said.title, text }, online ? 'clock' : 'offline')
      }
      case 'showing':
        return say(words.showing, 'clock')
      default:
        return say(words[sending.kind], 'warn')
    }
  }
  if (!online || loading === 'offline') return say(words.waitsOffline, 'offline')
  return loading === null ? null : say(loading === 'stranger' ? words.stranger : words.waits, 'clock')
}

/** 'Try again now', filled: in the place of the button that sent what did not get through, below what it costs. */
export function AgainInFoot() {
  const { kit } = useWords()
  const busy = useBusy()
  if (useReplacedButton() === null) return null
  return (
    <Button busy={busy} onTap={sendAgain}>
      {kit.connection.again}
    </Button>
  )
}

/**
 * Stands at the top of a screen's foot, or in the sheet that covers it; takes the focus when it is about what was sent. Where the foot's
 * own button sent it, {@link AgainInFoot} sends it again; else a link in the note does, and the foot keeps its button.
 */
export function ConnectionNote({ troubleTitle }: { troubleTitle?: string }) {
  const { kit } = useWords()
  const { sending } = useConnection()
  const said = useSaidOfConnection()
  const replaced = useReplacedButton()
  const place = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<Element | null>(null)
  const kind = sending?.kind
  const isSaid = said !== null
  // Everything outside of a modal dialog is inert: what is said about its form is said inside, as long as it is open.
  useLayoutEffect(() => {
    if (!isSaid) return
    const look = () => setOver(Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? null)
    look()
    const changes = new MutationObserver(look)
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
    return () => {
      changes.disconnect()
      setOver(null)
    }
  }, [isSaid])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `over` makes it run when the note has moved into a sheet
  useEffect(() => {
    if (kind !== undefined) place.current?.focus()
  }, [kind, over])
  if (said === null) return null
  const heading = said.again ? troubleTitle : undefined
  const note = (
    <div ref={place} tabIndex={-1} className="stack" data-connection={kind ?? 'waits'}>
      <div role={over === null ? undefined : 'alert'}>
        <Note title={heading ?? said.title} icon={said.icon} tone={said.icon === 'warn' ? 'overdue' : undefined} small>
          {heading !== undefined && (
            <>
              <br />
              {said.title}{' '}
            </>
          )}
          {said.text}
          {said.again && replaced === null && (
            <>
              <br />
              <QuietButton onTap={sendAgain}>{kit.connection.again}</QuietButton>
            </>
          )}
        </Note>
      </div>
    </div>
  )
  return over === null ? note : createPortal(note, over)
}

/** The same for those who listen: the region is there before the words are. */
export function ConnectionVoice() {
  const said = useSaidOfConnection()
  return (
    <div role="status" className="hide">
      {said !== null && `${said.title} ${said.text}`}
    </div>
  )
}
