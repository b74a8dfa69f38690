// What is said on a page: a note, a problem with the way to try again, and toasts, short messages that pass.

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import type { OrderStatus } from '../../core/order/status.ts'
import { useWords } from '../messages/words-context.tsx'
import { LinkButton } from './button.tsx'
import { useCameWithPage } from './hydrated.ts'
import { Icon, type IconName } from './icon.tsx'
import { ReasonsProvider, reasonAt, topDialog, useShownReason } from './reasons.tsx'

export interface NoteProps {
  title: ReactNode
  children?: ReactNode
  tone?: OrderStatus
  icon?: IconName
  waiting?: boolean
  live?: boolean
  reason?: boolean
  small?: boolean
}

/**
 * A note. `title` is the sentence that must be read. `tone` lends it an order state's colours: 'due' for what wants
 * doing, 'overdue' for what went wrong, 'settled' for what is done; without one it is calm, whatever the state of the page. `live` is spoken when it appears or changes. A `reason` says
 * why something was not done: it takes the focus, and is spoken with it.
 */
export function Note(props: NoteProps) {
  useShownReason(props.reason === true)
  return (
    <div
      className={props.small ? 'note s' : 'note'}
      role={props.live ? 'status' : undefined}
      tabIndex={props.reason ? -1 : undefined}
      data-status={props.tone ?? 'inReview'}
      {...(props.reason ? reasonAt() : {})}
    >
      <Icon name={props.icon ?? (props.tone === 'overdue' ? 'warn' : 'clock')} waiting={props.waiting} />
      <div>
        <b>{props.title}</b> {props.children}
      </div>
    </div>
  )
}

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the phone says it is connected. True on the server: the page arrived after all. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
}

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

/** How long a toast stays. An info is a message of the server. Seconds. */
const toastSeconds = { toast: 3, info: 2 } as const
type ToastKind = keyof typeof toastSeconds

interface Message {
  readonly n: number
  readonly text: string
  readonly icon?: IconName
  /** The modal dialog that is open: everything outside of it is inert, so the message is shown and spoken inside. */
  readonly over: Element | null
}

function Toast({ text, icon, over }: Message) {
  return (
    <p className="toast" aria-hidden={over === null ? undefined : true}>
      {icon && <Icon name={icon} small />}
      {text}
    </p>
  )
}

/** Over a dialog it is seen there, and spoken by the dialog's own region, which was there before it. */
function OverDialog(message: Message) {
  const { over, text } = message
  const says = over?.querySelector('[data-says]')
  return (
    <>
      {over && createPortal(<Toast {...message} />, over)}
      {says && createPortal(<p>{text}</p>, says)}
    </>
  )
}

/** Shows a message: `toast` for three seconds, `info` for two. A later one takes the place of an earlier one. */
type ShowToast = (text: string, kind?: ToastKind, icon?: IconName) => void

const ToastContext = createContext<ShowToast | null>(null)

/** The way to show a toast. Throws outside of a {@link ToastProvider}. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (show === null) throw new Error('useToast needs a ToastProvider around the page')
  return show
}

/** Stands around the whole page. Also takes what the boot script has to say (`candor:say`). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** Said already by the toast itself. */
  const toasted = useRef('')
  const show = useCallback<ShowToast>((text, kind = 'toast', icon) => {
    if (text === '') return
    clearTimeout(timer.current)
    toasted.current = text
    const over = topDialog()
    setMessage((earlier) => ({ n: (earlier?.n ?? 0) + 1, text, icon, over }))
    timer.current = setTimeout(() => setMessage(null), toastSeconds[kind] * 1000)
  }, [])

  useEffect(() => {
    const say = (event: Event) => {
      if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return
      event.preventDefault()
      show(event.detail)
    }
    document.addEventListener('candor:say', say)
    return () => document.removeEventListener('candor:say', say)
  }, [show])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <ToastContext value={show}>
      <ReasonsProvider toasted={toasted}>{children}</ReasonsProvider>
      <div role="status">{message !== null && message.over === null && <Toast key={message.n} {...message} />}</div>
      {message !== null && message.over !== null && <OverDialog key={message.n} {...message} />}
    </ToastContext>
  )
}

/**
 * A message of the server: what an action answered. Where React fetched the answer it is a toast; a refusal stays on the page as
 * well, and leads there. On a page that was loaded with it (no script, or not yet) there is the note alone. Give it the answer
 * itself as `about`, so that the same words are said again for the next one. `children` say what to do about it.
 */
export function ServerMessage(props: {
  text: string | null
  about?: unknown
  kind?: ToastKind
  good?: boolean
  /** The reason stands at a field: here it is only said. */
  atField?: boolean
  children?: ReactNode
}) {
  const { text, kind = 'info', good, atField, about } = props
  const cameWithPage = useCameWithPage()
  const firstAbout = useRef(about)
  const isFirst = cameWithPage && about === firstAbout.current
  const show = useToast()
  const [over, setOver] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` makes it run for the next answer with the same words
  useEffect(() => {
    if (isFirst || text === null) return
    show(text, kind)
    setOver(topDialog()?.querySelector('[data-notes]') ?? null)
  }, [isFirst, text, kind, show, about])
  if (text === null || text === '' || atField) return null
  if (!good) {
    const note = (
      <Note title={text} reason tone="overdue">
        {props.children}
      </Note>
    )
    // A dialog that stays open covers the page: there the same note stands, too.
    return (
      <>
        {note}
        {over !== null && createPortal(note, over)}
      </>
    )
  }
  return isFirst ? <Note title={text} live tone="settled" icon="tick" /> : null
}
