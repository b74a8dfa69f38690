// Why something was not done. Wherever the reason stands, it comes into view, takes the focus and is spoken: one way for all.
//
// A note or a control that carries a reason is marked with `data-reason` (see `reasonAt`). After every answer to a form the first
// mark that is in sight is looked for; a page that comes with one is served by `reason-first.ts`, without any script.

import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterDataContext as DataRouterDataContext,
  useInRouterContext,
} from 'react-router'
import { useWords } from '../messages/words-context.tsx'

/** As long as a toast stays, so that the words are not announced twice. Milliseconds. */
const spokenMs = 3_000

interface Reasons {
  /** How many forms were answered on this page: the same error may be answered twice. */
  readonly answers: number
  /** Leads to the first reason that the next render shows. */
  readonly tell: () => void
  /** Says words to who hears the page, and leaves the focus where it is. */
  readonly speak: (words: string) => void
  /** A part shows a reason; the answer takes it back. */
  readonly show: () => () => void
}

const ReasonsContext = createContext<Reasons>({
  answers: 0,
  tell: () => undefined,
  speak: () => undefined,
  show: () => () => undefined,
})

/** What parts with a reason talk to. Outside of a provider nothing happens. */
export function useReasons(): Reasons {
  return useContext(ReasonsContext)
}

/** Of the page that the server renders now: whether an element of it carries a reason (`entry.server.tsx`). */
export const onThisPage = { reason: false }

/** What marks the element that takes the focus. `words` is the id of the sentence, where the element itself is not. */
export function reasonAt(words = '') {
  if (import.meta.env.SSR) onThisPage.reason = true
  return { 'data-reason': words } as const
}

/** Counts a part as one that shows a reason, as long as it does: the page's title says so. */
export function useShownReason(isShown: boolean): void {
  const { show } = useReasons()
  useEffect(() => (isShown ? show() : undefined), [isShown, show])
}

/** The modal dialog that is open: what lies outside of it can neither be focused nor heard. */
export function topDialog(): Element | null {
  return Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? null
}

function isInSight(element: HTMLElement): boolean {
  return element.getClientRects().length > 0
}

function firstReason(): HTMLElement | null {
  // While the outcome is unknown, the note of the connection has the focus and keeps it.
  if (document.querySelector('[data-connection]:not([data-connection=waits])') !== null) return null
  const marked = (topDialog() ?? document).querySelectorAll<HTMLElement>('[data-reason]')
  return Array.from(marked).find(isInSight) ?? null
}

function wordsOf(reason: HTMLElement): string {
  const words = document.getElementById(reason.dataset.reason ?? '') ?? reason
  return words.textContent.trim()
}

interface Spoken {
  readonly n: number
  readonly words: string
  readonly into: Element
}

/** Stands in each dialog, empty: for reasons while it covers the page, and to speak in before there is anything to say. */
export function NotesHere() {
  return (
    <>
      <div data-notes="" />
      <div className="hide" role="alert" data-says="" />
    </>
  )
}

/** Says so in the title, for as long as a reason is shown. React only writes a title when its words change. */
function useReasonTitle(isShown: boolean, mark: string): void {
  useEffect(() => {
    if (!isShown) return
    const put = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title
    }
    put()
    const changes = new MutationObserver(put)
    changes.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      changes.disconnect()
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [isShown, mark])
}

/** What waits while a form is on its way. */
const sent = {}

/**
 * Hears when a form is sent, and when the page shows what became of it. The router is listened to, not only what is rendered: on a
 * busy phone the answer may come before React has shown that the form was on its way, and that state is never rendered then.
 */
function Answers({ onSend, onAnswer }: { onSend: () => void; onAnswer: () => void }) {
  const router = useContext(DataRouterContext)?.router
  const shown = useContext(DataRouterDataContext)
  /** `sent` while a form is on its way; then the data that its answer loads, an object of its own each time, until that is shown. */
  const waits = useRef<object | null>(null)
  useEffect(
    () =>
      router?.subscribe(({ navigation, loaderData }) => {
        if ((navigation.formMethod ?? 'GET') !== 'GET') {
          if (waits.current !== sent) onSend()
          waits.current = sent
        } else if (waits.current !== null) waits.current = loaderData
      }),
    [router, onSend],
  )
  useEffect(() => {
    if (waits.current !== shown?.loaderData) return
    waits.current = null
    onAnswer()
  }, [shown, onAnswer])
  return null
}

/** Stands around the page, inside the router. `toasted` holds what the toast has just said: it is not said twice. */
export function ReasonsProvider({ toasted, children }: { toasted: RefObject<string>; children: ReactNode }) {
  const { kit } = useWords()
  const inRouter = useInRouterContext()
  const [answers, setAnswers] = useState(0)
  const [asked, setAsked] = useState(0)
  const [shown, setShown] = useState(0)
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  const [own, setOwn] = useState<HTMLElement | null>(null)

  const speak = useCallback(
    (words: string) => {
      const into = topDialog()?.querySelector('[data-says]') ?? own
      if (into !== null && words !== '') setSpoken((before) => ({ n: (before?.n ?? 0) + 1, words, into }))
    },
    [own],
  )
  useEffect(() => {
    if (spoken === null) return
    const timer = setTimeout(() => setSpoken(null), spokenMs)
    return () => clearTimeout(timer)
  }, [spoken])

  const reasons = useMemo<Reasons>(
    () => ({
      answers,
      speak,
      tell: () => setAsked((times) => times + 1),
      show: () => {
        setShown((parts) => parts + 1)
        return () => setShown((parts) => parts - 1)
      },
    }),
    [answers, speak],
  )

  const onSend = useCallback(() => {
    toasted.current = ''
  }, [toasted])
  const onAnswer = useCallback(() => {
    setAnswers((times) => times + 1)
    setAsked((times) => times + 1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when `tell` was called, not when `speak` or the toast changes
  useEffect(() => {
    if (asked === 0) return
    const reason = firstReason()
    if (reason === null) return
    reason.focus({ preventScroll: true })
    reason.scrollIntoView({ block: 'center' })
    const words = wordsOf(reason)
    if (words !== toasted.current) speak(words)
    toasted.current = ''
  }, [asked])

  useReasonTitle(shown > 0, kit.wrongTitle)
  return (
    <ReasonsContext value={reasons}>
      {children}
      {inRouter && <Answers onSend={onSend} onAnswer={onAnswer} />}
      <div ref={setOwn} className="hide" role="alert" />
      {spoken !== null && createPortal(<p key={spoken.n}>{spoken.words}</p>, spoken.into)}
    </ReasonsContext>
  )
}
