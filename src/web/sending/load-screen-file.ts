// Fetches the file of a screen for the router, and waits for it where there is no connection: the current screen stays.

import { tellLoading } from '../ui/connection.ts'
import { connectedOr } from '../ui/fetch-part.ts'

/** Pauses between two attempts while the phone says that it is connected. Milliseconds. */
const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** After so many failures while our server answers the file is no longer there: another version of us runs, and the page is reloaded. */
const answeredAttempts = 4
/** From this status on a proxy has answered: our server says of a file that it is there, or that it is not. */
const brokenFrom = 500

interface RouteFile {
  readonly id: string
  readonly module: string
}

/** Whether our server answers for the file. A browser tells of a failed import neither that it is missing nor that no answer came. */
async function isAnswered(file: string): Promise<boolean> {
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status < brokenFrom
  } catch {
    return false
  }
}

/** The router as it tells of itself in the browser, as far as it is read here. */
interface OfRouter {
  readonly __reactRouterDataRouter?: { readonly state: { readonly navigation: { readonly state: string } } }
}

/** Whether somebody waits for a page. After Back, or a tap on another link that led on, nobody waits for this one. */
function isWaitedFor(): boolean {
  return (globalThis as OfRouter).__reactRouterDataRouter?.state.navigation.state !== 'idle'
}

/**
 * Takes the place of the router's own function of this shape (`vite.config.ts`). Asks until the file is here, also after the page that
 * wanted it was given up: the router keeps this one answer, and never asks again. Only while somebody waits for a page is that told,
 * and the page reloaded where our server answers and has no such file.
 */
export async function loadScreenFile(route: RouteFile, loaded: Record<string, unknown>): Promise<unknown> {
  const load = {}
  let failed = 0
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const known = loaded[route.id]
    if (known !== undefined) return known
    try {
      const file: unknown = await import(/* @vite-ignore */ route.module)
      loaded[route.id] = file
      tellLoading(load, null)
      return file
    } catch {
      const waiting = isWaitedFor()
      tellLoading(load, waiting ? (navigator.onLine ? 'silent' : 'offline') : null)
      if (await isAnswered(route.module)) failed += 1
      if (failed >= answeredAttempts && waiting) {
        window.location.reload()
        return await new Promise(() => undefined)
      }
      await connectedOr(pauseMs)
    }
  }
}
