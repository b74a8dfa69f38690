// Finds out what became of an attempt without an answer, as soon as we can be reached.

import { addresses, addressWith } from '../../contracts/addresses.ts'
import type { CommonParams } from '../../contracts/common-params.ts'
import { connectedOr } from '../ui/fetch-part.ts'

/** Timeout of one question, milliseconds. */
const questionTimeoutMs = 15_000
const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** An attempt that has not arrived is asked for once more after this time: it may have been on its way. Milliseconds. */
const onItsWayMs = 2_000

/** The status of the refusal when the page belongs to an earlier login. */
const loginChangedStatus = 409

type Answer = boolean | 'loginChanged' | null

async function askOnce(address: string, signal: AbortSignal): Promise<Answer> {
  const giveUp = new AbortController()
  const abort = () => giveUp.abort()
  signal.addEventListener('abort', abort)
  const timer = setTimeout(abort, questionTimeoutMs)
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      redirect: 'error',
      signal: giveUp.signal,
    })
    if (response.status === loginChangedStatus) return 'loginChanged'
    if (!response.ok) return null
    const answer: unknown = await response.json()
    const arrived = (answer as { arrived?: unknown } | null)?.arrived
    return typeof arrived === 'boolean' ? arrived : null
  } catch {
    // Offline, timeout, or an answer of a proxy: asked again.
    return null
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

/** Who sent it: `whose` as the page knows it, empty without a session. */
export interface Sender {
  readonly whose: string
  readonly common: CommonParams
}

/** The key that had arrived when it was last asked for. */
let arrivedKey: string | undefined

/**
 * Whether what was sent under `key` has arrived and counts. Asks until there is an answer of ours; rejects when `signal` is
 * aborted. `notDone`: nothing was done, a refusal leaves no trace either. `loginChanged`: only the one who sent it is told.
 * A key that had arrived before waits first: a network that loses every answer is not asked as fast as it can lose them.
 */
export async function findOut(
  key: string,
  { whose, common }: Sender,
  signal: AbortSignal,
): Promise<'arrived' | 'notDone' | 'loginChanged'> {
  const address = addressWith(addresses.outcome, { key, as: whose, ...common })
  let missed = false
  if (key === arrivedKey) await connectedOr(onItsWayMs, signal)
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    signal.throwIfAborted()
    const arrived = await askOnce(address, signal)
    if (arrived === 'loginChanged') return arrived
    if (arrived === true) {
      arrivedKey = key
      return 'arrived'
    }
    if (arrived === false && missed) return 'notDone'
    if (arrived === false) {
      missed = true
      await connectedOr(onItsWayMs, signal)
    } else {
      await connectedOr(pauseMs, signal)
    }
  }
}
