// Fetches a part of the program on networks that come and go: one that no page waits for, or one that a page is waited for with.

import { tellLoading } from './connection.ts'
import { FileGone } from './fetch-files.ts'

/** The first pause; each is twice as long as the one before, up to the longest. Milliseconds. */
const firstPauseMs = 3_000
const longestPauseMs = 48_000
/** After so many attempts the failure is told as an error of the page, once: it may be our own. */
const untoldAttempts = 6
/** The same pauses where somebody waits. Milliseconds. */
const firstAwaitedMs = 1_000
const longestAwaitedMs = 30_000

/** Loads a module. While it cannot be fetched it is asked for again: once there is a connection, or after a pause. Never rejects. */
export async function fetchPart<Module>(load: () => Promise<Module>): Promise<Module> {
  let pauseMs = firstPauseMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load()
    } catch (error) {
      if (attempt === untoldAttempts) reportError(error)
      await connectedOr(pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }
}

/** The router as it tells of itself in the browser, as far as it is read here. */
interface OfRouter {
  readonly __reactRouterDataRouter?: { readonly state: { readonly navigation: { readonly state: string } } }
}

/** Whether a page is still awaited. After Back, or a tap on another link that led on, this one is not. */
export function isWaitedFor(): boolean {
  return (globalThis as OfRouter).__reactRouterDataRouter?.state.navigation.state !== 'idle'
}

/**
 * Loads what the next page cannot do without. While it has to wait the page says so, where somebody waits for it (`isAwaited`). Rejects
 * with a {@link FileGone} only: what else fails is tried again, however long.
 */
export async function fetchAwaited<Module>(load: () => Promise<Module>, isAwaited = isWaitedFor): Promise<Module> {
  const held = {}
  for (let pauseMs = firstAwaitedMs; ; pauseMs = Math.min(pauseMs * 2, longestAwaitedMs)) {
    try {
      const module = await load()
      tellLoading(held, null)
      return module
    } catch (error) {
      const isGone = error instanceof FileGone
      tellLoading(held, isGone || !isAwaited() ? null : navigator.onLine ? 'silent' : 'offline')
      if (isGone) throw error
      await connectedOr(pauseMs)
    }
  }
}
/** Waits until the phone says that it is connected again, for `pauseMs` at most. Rejects when `signal` is aborted. */
export function connectedOr(pauseMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      signal?.removeEventListener('abort', stop)
    }
    const go = () => {
      end()
      resolve()
    }
    const stop = () => {
      end()
      reject(signal?.reason)
    }
    const timer = setTimeout(go, pauseMs)
    window.addEventListener('online', go)
    signal?.addEventListener('abort', stop)
    if (signal?.aborted === true) stop()
  })
}
