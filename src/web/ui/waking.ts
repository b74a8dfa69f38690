// When React is needed on a page: as soon as it is here, or once a part is touched that says so (docs/decisions/0003).

import { createContext, useContext, useEffect } from 'react'

/** Tells the boot script that React runs the page: what waited for it takes effect. */
const awakeEvent = 'candor:awake'

/** What a part that needs React at once calls while the server renders it. Elsewhere nothing happens. */
export const NeededAtOnce = createContext<() => void>(() => undefined)

/** What may change behind a page that sleeps: the boot script asks, and wakes React where the answer's mark is another one. */
export interface WatchedAsleep {
  /** Answers the mark's stamp in the header of `wake-request.ts`, without using the session. */
  readonly ask: string
  /** Of what the page shows now. */
  readonly mark: string
  readonly everyMs: number
}

/** What a part calls while the server renders it, to be watched. Elsewhere nothing happens. */
export const WatchAsleep = createContext<(watched: WatchedAsleep) => void>(() => undefined)

/** Asks about `watched` for as long as the page sleeps; null: nothing can change by itself. One part of a page does. */
export function useWatchedAsleep(watched: WatchedAsleep | null): void {
  const tell = useContext(WatchAsleep)
  if (watched !== null) tell(watched)
}

let dataFromMs = 0

/** Tells that the data of this page was asked for as it woke, and has come now. */
export function tellDataCame(): void {
  dataFromMs = Date.now()
}

/** When the data that came with the page was made, by the phone's clock: with the request of the page, or as the page woke. */
export const dataMadeAtMs = (): number => dataFromMs || performance.timeOrigin

/**
 * The page wakes up as soon as it is here where `needed`: something on it happens without a touch (the phone is asked for its
 * lock), or it is there only where React runs.
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
