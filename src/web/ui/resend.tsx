// The wait before a code can be asked for again: the seconds, which survive a reload, and the button that shows them.

import { useEffect, useState } from 'react'
import { EarlyScript } from '../page/early-script.tsx'
import { tabStorage } from './browser-storage.ts'
import { useBusy } from './busy-context.tsx'
import { useHydrated } from './hydrated.ts'
import { FieldButton } from './text-fields.tsx'
import { useNeededAtOnce } from './waking.ts'

/** No wait is longer; what says otherwise was not kept by us, or the phone's clock has jumped. Seconds. */
const longestSeconds = 600

function keptEndMs(name: string, nowMs: number): number {
  const endsAtMs = Number(tabStorage()?.getItem(`candor.wait.${name}`) ?? 0)
  return endsAtMs - nowMs > longestSeconds * 1000 ? 0 : endsAtMs
}

/**
 * Seconds that are left of the wait called `name`, then 0. `started` begins it again: give it the answer itself, whose
 * identity says that it is another one. The tab keeps the end, so that a reload goes on where it was.
 */
export function useKeptSeconds(name: string, started: { readonly seconds: number } | null): number {
  const [left, setLeft] = useState(started?.seconds ?? 0)
  useNeededAtOnce(left > 0)
  useEffect(() => {
    const nowMs = Date.now()
    const endsAtMs = started === null ? keptEndMs(name, nowMs) : nowMs + started.seconds * 1000
    if (started !== null) tabStorage()?.setItem(`candor.wait.${name}`, String(endsAtMs))
    const look = () => setLeft(Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000)))
    look()
    if (endsAtMs <= nowMs) return
    const timer = setInterval(() => {
      look()
      if (Date.now() >= endsAtMs) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [name, started])
  return left
}

/**
 * On a page that the server wrote without knowing of the wait called `name`: one that the tab has kept wakes the page. A webview that
 * forbids the tab's memory throws there: then none was kept, and the page sleeps on.
 */
export function WakesWhileWaiting({ name }: { name: string }) {
  const wakes = `addEventListener('load',()=>document.dispatchEvent(new Event('candor:wake')))`
  return <EarlyScript text={`try{sessionStorage.getItem('candor.wait.${name}')>Date.now()&&${wakes}}catch{}`} />
}

/**
 * Sends `intent` at a field's end; while `left` seconds remain it shows them instead. With `onEarly` it can be pressed all the
 * same, to be told why not. Without script it can always be pressed: the server knows when it may.
 */
export function ResendButton(props: {
  left: number
  intent: string
  words: { readonly getCode: string; readonly seconds: (left: { count: number }) => string }
  onEarly?: () => void
}) {
  const busy = useBusy()
  const { left, intent, words, onEarly } = props
  const waits = useHydrated() && left > 0
  return (
    <FieldButton
      type={waits ? 'button' : 'submit'}
      name="intent"
      value={intent}
      unchecked
      disabled={busy || (waits && onEarly === undefined)}
      onTap={waits ? onEarly : undefined}
    >
      {waits ? words.seconds({ count: left }) : words.getCode}
    </FieldButton>
  )
}
