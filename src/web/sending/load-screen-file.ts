// Fetches the file of a screen for the router, and waits for it where there is no connection: the current screen stays.

import { tellLoading } from '../ui/connection.ts'
import { connectedOr } from '../ui/fetch-part.ts'

/** Pauses between two attempts while the phone says that it is connected. Milliseconds. */
const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** After so many failures with a connection the file is no longer there: another version of us runs, and the page is reloaded. */
const attemptsOnline = 4

interface RouteFile {
  readonly id: string
  readonly module: string
}

/** Takes the place of the router's own function of this shape (`vite.config.ts`). Never rejects. */
export async function loadScreenFile(route: RouteFile, loaded: Record<string, unknown>): Promise<unknown> {
  const load = {}
  let failedOnline = 0
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const known = loaded[route.id]
    if (known !== undefined) return known
    try {
      const file: unknown = await import(/* @vite-ignore */ route.module)
      loaded[route.id] = file
      tellLoading(load, null)
      return file
    } catch {
      // A browser tells a missing file and a missing connection alike.
      if (navigator.onLine) failedOnline += 1
      if (failedOnline === attemptsOnline) {
        window.location.reload()
        return await new Promise(() => undefined)
      }
      tellLoading(load, navigator.onLine ? 'silent' : 'offline')
      await connectedOr(pauseMs)
    }
  }
}
