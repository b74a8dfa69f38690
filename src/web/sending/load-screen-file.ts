// Fetches the file of a screen for the router, and waits for it where there is no connection: the current screen stays.

import { FileGone, fetchFiles } from '../ui/fetch-files.ts'
import { fetchAwaited, isWaitedFor } from '../ui/fetch-part.ts'
import { openAwaited } from './open-awaited.ts'

/**
 * After so many failures of a file that our server does not have, or that is here and cannot be imported, the page that waits for it is
 * opened whole: another version of us runs, or the browser remembers a failed import.
 */
const answeredAttempts = 4

interface RouteFile {
  readonly id: string
  readonly module: string
  /** What the file imports, and so on: all that it needs. */
  readonly imports?: readonly string[]
}

/**
 * Takes the place of the router's own function of this shape (`vite.config.ts`). Asks until the file is here, also after the page that
 * wanted it was given up: the router keeps this one answer, and never asks again. Only while somebody waits for a page is that told,
 * and the page opened whole where our server answers and the file cannot be had.
 */
export async function loadScreenFile(route: RouteFile, loaded: Record<string, unknown>): Promise<unknown> {
  let failed = 0
  const load = async (): Promise<unknown> => {
    const known = loaded[route.id]
    if (known !== undefined) return known
    let isAnswered = false
    try {
      await fetchFiles([route.module, ...(route.imports ?? [])])
      isAnswered = true
      const file: unknown = await import(/* @vite-ignore */ route.module)
      loaded[route.id] = file
      return file
    } catch (error) {
      if (isAnswered || error instanceof FileGone) failed += 1
      if (failed < answeredAttempts || !isWaitedFor()) throw new Error(route.module, { cause: error })
      return await openAwaited()
    }
  }
  return await fetchAwaited(load)
}
