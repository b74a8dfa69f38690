// Fetches a part of the program that no page waits for, on networks that come and go.

/** How often it is asked for, with a pause that doubles each time, before the failure is our own and is told. */
const attempts = 6
const firstPauseMs = 3_000

/** Loads a module. While it cannot be fetched it is asked for again: once there is a connection, or after a pause. */
export async function fetchPart<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load()
    } catch (error) {
      if (attempt === attempts) throw error
      await connectedOr(firstPauseMs * 2 ** (attempt - 1))
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
