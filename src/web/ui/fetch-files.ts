// Fetches files of the program before they are imported: a fetch that failed can be made again, an import cannot.

/** Our server has no such file any more: it runs another version than the page. */
export class FileGone extends Error {}

/** Timeout of one request (WIRE-5), milliseconds. */
export const answerWithinMs = 60_000

/** Absolute addresses of what the browser has in its cache. Null before the first look at what came with the page. */
let here: Set<string> | null = null

/**
 * Fetches the files that the page does not have yet, whole. An import then takes them from the browser's cache.
 *
 * Until 2026 every browser remembers a failed import, of a file or of one that it imports in turn, for as long as the page lives,
 * and refuses the next one without asking the server (HTML standard, module map). So an import must not be what finds out that there
 * is no connection. Rejects with a {@link FileGone}, or another error where no answer came in time, or one that is not a file of ours.
 */
export async function fetchFiles(files: readonly string[]): Promise<void> {
  // What came with the page runs: its files are there.
  here ??= new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  const known = here
  await Promise.all(
    files.map(async (file) => {
      const address = new URL(file, document.baseURI).href
      if (known.has(address)) return
      const answer = await fetch(address, { signal: AbortSignal.timeout(answerWithinMs) })
      if (answer.status === 404) throw new FileGone(file)
      if (!answer.ok || !answer.headers.get('Content-Type')?.includes('javascript')) throw new TypeError(file)
      await answer.arrayBuffer()
      known.add(address)
    }),
  )
}
