// How the web app asks an API at another address: a call without an answer is told in the log, where the page alone would show it.

import type { Log } from '../../ports/log.ts'

/** `fetch` that logs what got no answer. It is thrown on: the page says to the borrower what is known. */
export function apiFetch(log: Pick<Log, 'error'>, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    try {
      return await fetch(input, init)
    } catch (error) {
      log.error({ err: error }, 'the API at API_URL does not answer')
      throw error
    }
  }
}
