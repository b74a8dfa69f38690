// Asks whether the borrower is still there, and covers the page once the session is over: what was typed stays behind the question
// and is there again after the login.

import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { addresses, addressWith, againParam } from '../../contracts/addresses.ts'
import { useHost } from '../in-app/host-context.tsx'
import { needWords, useWords } from '../messages/words-context.tsx'
import { useAddress, usePageFacts } from '../page/page-facts.tsx'
import { loadAnew } from '../sending/load-anew.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { CloseButton, Dialog } from '../ui/dialog.tsx'
import { guardsItself, whenOpened } from '../ui/waking.ts'
import { type IdleStep, idleStep } from './idle.ts'

await needWords('idle')

const lookEveryMs = 20_000
/** Pauses between two questions for a page that Back has shown again; it stays covered until the server answers. */
const askAgainMs = 2_000

type Standing = 'in' | 'warned' | 'over' | 'cameBack'

interface StillHere {
  readonly here: boolean
  readonly whose: string
}

/** Null without an answer: the session's state is unknown. Asking counts as use. */
async function askServer(): Promise<StillHere | null> {
  try {
    const answer = await fetch(addresses.stillHere)
    return answer.ok ? ((await answer.json()) as StillHere) : null
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return null
    throw error
  }
}

/** A tick or a choice has no text: it stands beside the value. */
function isChanged(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.type === 'file') return field.value !== ''
  const isTicked = 'checked' in field && field.checked !== field.defaultChecked
  return isTicked || field.value !== field.defaultValue
}

/** True where something was typed or chosen that a new page would lose. */
function isTouched(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(isChanged)
}

/** The page behind the question cannot be read by another person. */
function useCovered(covered: boolean): void {
  useEffect(() => {
    const screen = document.querySelector<HTMLElement>('.screen')
    if (!covered || screen === null) return
    screen.style.visibility = 'hidden'
    return () => {
      screen.style.visibility = ''
    }
  }, [covered])
}

/**
 * Back can bring a page unchanged from the browser's memory, also after a logout. It is covered until the server has said that
 * the same borrower is logged in; otherwise it is, reloaded, and the server leads to the login.
 */
function useShownOnceKnown(whose: string, setStanding: (standing: Standing) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const told = await askServer()
      if (told === null) timer = setTimeout(look, askAgainMs)
      else if (told.here && told.whose === whose) setStanding('in')
      else loadAnew()
    }
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setStanding('cameBack')
      clearTimeout(timer)
      void look()
    }
    window.addEventListener('pageshow', shown)
    const leave = guardsItself()
    return () => {
      leave()
      clearTimeout(timer)
      window.removeEventListener('pageshow', shown)
    }
  }, [whose, setStanding])
}

/** The idle time begins again at every answer of the server, tap and key press. */
function useClocks() {
  // A page that slept came long before this guard did.
  const [opened] = useState(whenOpened)
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const server = useRef(opened?.at ?? Date.now())
  const use = useRef(opened?.used ?? 0)
  useEffect(() => {
    // Each new place is a word from the server.
    if (key !== firstKey) server.current = Date.now()
  }, [key, firstKey])
  useEffect(() => {
    const used = () => {
      use.current = Date.now()
    }
    const kinds = ['pointerdown', 'keydown', 'input'] as const
    for (const kind of kinds) document.addEventListener(kind, used, { passive: true })
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, used)
    }
  }, [])
  return { server, use }
}

export function IdleGuard() {
  const { whose } = usePageFacts()
  const { server, use } = useClocks()
  const [standing, setStanding] = useState<Standing>('in')
  const now = useRef(standing)
  now.current = standing
  useCovered(standing === 'over' || standing === 'cameBack')
  useShownOnceKnown(whose, setStanding)

  const ask = useCallback(async () => {
    const told = await askServer()
    if (told === null) return
    // Another borrower is logged in here now: nothing of the page is theirs.
    if (told.here && told.whose !== whose) return loadAnew()
    if (told.here) server.current = Date.now()
    setStanding(told.here ? 'in' : 'over')
  }, [server, whose])

  useEffect(() => {
    const look = () => {
      if (now.current === 'over' || now.current === 'cameBack') return
      const at = Date.now()
      const step: IdleStep = idleStep(at - server.current, at - use.current)
      if (step === 'warn') setStanding('warned')
      else if (step !== 'rest') void ask()
    }
    // A phone that slept for an hour checks as soon as it wakes; so does a return from the login.
    const back = () => {
      if (document.visibilityState !== 'visible') return
      if (now.current === 'over') void ask()
      else look()
    }
    look()
    const timer = setInterval(look, lookEveryMs)
    document.addEventListener('visibilitychange', back)
    window.addEventListener('focus', back)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
    }
  }, [ask, server, use])

  if (standing === 'cameBack') return <CameBack />
  if (standing === 'warned') return <StillThere onStay={() => void ask()} />
  return standing === 'over' ? <Over /> : null
}

/** Closing it in any way counts as use. */
function StillThere({ onStay }: { onStay: () => void }) {
  const words = useWords().idle
  return (
    <Dialog title={words.stillThere} open onClose={onStay}>
      <p>{words.soon}</p>
      <CloseButton>{words.stay}</CloseButton>
    </Dialog>
  )
}

function CameBack() {
  const words = useWords().idle
  return (
    <Dialog title={words.cameBack} open firm>
      <p>{words.cameBackWhy}</p>
    </Dialog>
  )
}

function Over() {
  const words = useWords().idle
  const address = useAddress()
  const host = useHost()
  const [touched] = useState(isTouched)
  const { pathname, search } = useLocation()
  const inApp = host !== null && host.platform !== 'browser'
  // With something typed the login stands beside the page, which waits; without, it leads back to it.
  const next = touched ? addressWith(addresses.me, { [againParam]: 1 }) : pathname + search
  return (
    <Dialog title={words.over} open firm>
      <p>{words.why}</p>
      {touched && <p>{inApp ? words.keptInApp : words.kept}</p>}
      {inApp ? (
        <Button onTap={() => host.goLogin()}>{words.logIn}</Button>
      ) : (
        <LinkButton to={address(addresses.login, { next })} elsewhere={touched}>
          {words.logIn}
        </LinkButton>
      )}
    </Dialog>
  )
}
