// When React is needed on a page: as soon as it is here, or once a part is touched that says so (docs/decisions/0003).

import { createContext, useContext, useEffect } from 'react'

/** Tells the boot script that React runs the page: what waited for it takes effect. */
const awakeEvent = 'candor:awake'

/** What a part that needs React at once calls while the server renders it. Elsewhere nothing happens. */
export const NeededAtOnce = createContext<() => void>(() => undefined)

/**
 * The page wakes up as soon as it is here where `needed`: something on it happens without a touch (a clock, questions to the
 * server), or it is there only where React runs.
 */
export function useNeededAtOnce(needed = true): void {
  const tell = useContext(NeededAtOnce)
  if (needed) tell()
}

/** On an element with a part of React's own: touching it wakes the page. Goes where the part listens to anything. */
export function wakes(listens: unknown): { readonly 'data-wakes'?: '' } {
  return listens === undefined || listens === false ? {} : { 'data-wakes': '' }
}

/** Says so once all that is around it listens. Stands in the frame of the page. */
export function useTellAwake(): void {
  useEffect(() => {
    document.dispatchEvent(new Event(awakeEvent))
  }, [])
}

/** What the boot script knows of the time before React came, in epoch milliseconds; `used` is 0 where the page was not touched. */
export interface Opened {
  readonly at: number
  readonly used: number
}

/** Null on a page that never slept. */
export function whenOpened(): Opened | null {
  const { opened } = globalThis as { opened?: () => Opened }
  return opened?.() ?? null
}

/** The boot script leaves a page that is brought back from memory to the guard of its session. Answers what takes that back. */
export function guardsItself(): () => void {
  const page = globalThis as { guarded?: boolean }
  page.guarded = true
  return () => {
    page.guarded = false
  }
}
