// Fetches a file whole before it is saved: until then the page stays, and says why it has to wait.

import { needWords } from '../messages/words-context.tsx'
import { NoAnswer, refuseUnanswered } from './no-answer.ts'
import { askUntilAnswered } from './router-fetch.ts'

await needWords('files')

/** How long the browser may take to copy a file that it has been given. Milliseconds. */
const heldForMs = 60_000

/** Headers that only our server sends: on every private file, and on a file to be saved. */
const ownFileHeader = 'Cross-Origin-Resource-Policy'
const dispositionHeader = 'Content-Disposition'

/** A file of ours, a page of ours that stands in its place (as `Location`), or our refusal. */
export function ownFile(response: Response, url: URL): Response {
  refuseUnanswered(response)
  if (response.redirected && new URL(response.url).origin === url.origin)
    return new Response(null, { headers: { Location: response.url } })
  const isOurs = /^attachment\b/.test(response.headers.get(dispositionHeader) ?? '')
  if (isOurs || (!response.ok && response.headers.has(ownFileHeader))) return response
  throw new NoAnswer('stranger')
}

/** The name under which our answer wants to be saved. */
export function nameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get(dispositionHeader) ?? '')?.[1] ?? ''
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), heldForMs)
}

/** The file that is waited for. Another tap asks again, at once. */
let waitedFor = new AbortController()

/**
 * Saves the file at `to`. Asks until it is here; answers false where we have no such file for the borrower who is logged in now. An app
 * around the page saves by itself (`inApp`): it is led to the address once the file can be had.
 */
export async function saveFile(to: string, inApp: boolean): Promise<boolean> {
  waitedFor.abort()
  waitedFor = new AbortController()
  const { signal } = waitedFor
  try {
    const answer = await askUntilAnswered(fetch, new URL(to, window.location.href), { signal }, ownFile)
    const page = answer.headers.get('Location')
    if (page !== null) window.location.assign(page)
    else if (!answer.ok) return false
    else if (inApp) window.location.assign(to)
    else save(await answer.blob(), nameOf(answer))
    return true
  } catch (error) {
    if (signal.aborted) return true
    throw error
  }
}
