// The router's fetch: retries a page until it is there, while the current screen stays.

import { languageHeader } from '../../contracts/page-headers.ts'
import { tellLoading } from '../ui/connection.ts'
import { answerWithinMs } from '../ui/fetch-files.ts'
import { connectedOr } from '../ui/fetch-part.ts'
import { isManifest, NoAnswer, ownAnswer } from './no-answer.ts'
import { openAwaited } from './open-awaited.ts'
import { markUnattended } from './unattended.ts'

/** Pauses between two retries of the same page, while the phone says that it is connected. Milliseconds. */
const firstPauseMs = 1_000
const longestPauseMs = 30_000

type Fetch = typeof globalThis.fetch

/** The addresses of the router's own requests: data of a page, and its list of routes. */
function isOfRouter(url: URL, origin: string): boolean {
  return url.origin === origin && (url.pathname.endsWith('.data') || isManifest(url))
}

/** Takes an answer of ours, or makes one of it; throws {@link NoAnswer} for somebody else's. */
export type Judge = (response: Response, url: URL) => Response

/** Asks once. Throws {@link NoAnswer} where none of ours came; an abort by the asker is passed on as it is. */
async function askOnce(fetch: Fetch, url: URL, init: RequestInit, judge: Judge): Promise<Response> {
  const asker = init.signal
  asker?.throwIfAborted()
  const giveUp = new AbortController()
  const abort = () => giveUp.abort(asker?.reason)
  asker?.addEventListener('abort', abort)
  const timer = setTimeout(() => giveUp.abort(), answerWithinMs)
  // The words of the page are in its language until it is loaded whole: so is what comes for it.
  const headers = new Headers(init.headers)
  headers.set(languageHeader, document.documentElement.lang)
  try {
    const answer = judge(await fetch(url, { ...init, headers, signal: giveUp.signal }), url)
    // Read completely before it counts: the connection may break in the middle. An answer without a body has an empty one in Chromium,
    // and can be made anew without one only.
    const body = await answer.arrayBuffer()
    return new Response(body.byteLength === 0 ? null : body, answer)
  } catch (error) {
    if (asker?.aborted === true) throw asker.reason
    if (error instanceof NoAnswer) throw error
    throw new NoAnswer(navigator.onLine ? 'silent' : 'offline')
  } finally {
    clearTimeout(timer)
    asker?.removeEventListener('abort', abort)
  }
}

/** Retries until there is an answer or the request is aborted: at once when the connection is back, else after a pause. */
export async function askUntilAnswered(
  fetch: Fetch,
  url: URL,
  init: RequestInit,
  judge: Judge = ownAnswer,
): Promise<Response> {
  const load = {}
  try {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return await askOnce(fetch, url, init, judge)
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
        tellLoading(load, error.reason === 'notTaken' ? 'silent' : error.reason)
        await connectedOr(Math.max(pauseMs, error.retryAfterSeconds * 1000), init.signal ?? undefined)
      }
    }
  } finally {
    tellLoading(load, null)
  }
}

/**
 * Stands in place of `fetch` for the router's requests. What is only read is asked for until it is there; what changes something
 * is sent once, and a {@link NoAnswer} says that its outcome is unknown. Prefetching of routes is not retried. A server of another version
 * tells no routes (204): the page that they are asked for is opened whole; the router itself would forget its query.
 */
export function routerFetch(fetch: Fetch, origin: string): Fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, origin)
    if (input instanceof Request || !isOfRouter(url, origin)) return await fetch(input, init)
    if ((init.method ?? 'GET') !== 'GET') return await askOnce(fetch, url, init, ownAnswer)
    const looksAhead = isManifest(url) && init.signal == null
    if (looksAhead) return await fetch(input, init)
    const answer = await askUntilAnswered(fetch, url, markUnattended(url, init))
    return isManifest(url) && answer.status === 204 ? await openAwaited() : answer
  }
}
