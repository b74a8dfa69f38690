// A request without an answer of our server: the reason, and how our answers differ from those of a proxy.

import type { NoAnswerReason } from '../ui/connection.ts'

/** Thrown in place of an answer. `notTaken`: refused before anything was done. */
export class NoAnswer extends Error {
  readonly reason: NoAnswerReason | 'notTaken'
  /** Seconds after which to ask again, where the answer said so; else 0. */
  readonly retryAfterSeconds: number

  constructor(reason: NoAnswer['reason'], retryAfterSeconds = 0) {
    super(`no answer: ${reason}`)
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Statuses with which a proxy or our server refuses a request unread. */
const turnedAway: readonly number[] = [408, 413, 425, 429]
/** Statuses of a proxy that got no answer of ours, or cut it off: what was sent may have arrived. */
const brokenProxy: readonly number[] = [500, 502, 503, 504, 520, 521, 522, 523, 524]

/** A timer that is set for longer than some weeks ends at once. */
const longestRetryAfterSeconds = 86_400

const retryAfter = (response: Response): number =>
  Math.min(Number(response.headers.get('Retry-After')) || 0, longestRetryAfterSeconds)

/** Throws {@link NoAnswer} where the status says that a proxy, or our own server, did not get to answering. */
export function refuseUnanswered(response: Response): void {
  if (turnedAway.includes(response.status)) throw new NoAnswer('notTaken', retryAfter(response))
  if (brokenProxy.includes(response.status)) throw new NoAnswer('silent', retryAfter(response))
}

/**
 * The answer, where it is ours. Throws {@link NoAnswer} for one of a proxy: a proxy's error page, or the login page
 * of a network. The router's data carries its own header, its list of routes is JSON.
 */
export function ownAnswer(response: Response, url: URL): Response {
  if (response.headers.has('X-Remix-Response') || response.headers.has('X-Remix-Redirect')) return response
  refuseUnanswered(response)
  // What we refuse without the router (a form from elsewhere) is ours to show.
  if (response.status >= 400) return response
  if (response.redirected && new URL(response.url).pathname !== url.pathname) throw new NoAnswer('stranger')
  if (response.headers.has('X-Remix-Reload-Document')) return response
  if (isManifest(url) && response.headers.get('Content-Type')?.includes('json')) return response
  throw new NoAnswer('stranger')
}

/** The router's list of the routes behind some addresses. */
export function isManifest(url: URL): boolean {
  return url.pathname === '/__manifest'
}
