// Fetches a part of the program that no page waits for, on networks that come and go.

/** The first pause; each is twice as long as the one before, up to the longest. Milliseconds. */
const firstPauseMs = 3_000
const longestPauseMs = 48_000
/** After so many attempts the failure is told as an error of the page, once: it may be our own. */
const untoldAttempts = 6

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
