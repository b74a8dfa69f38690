// Finds out what became of an attempt without an answer, as soon as we can be reached.

import { addresses, addressWith } from '../../contracts/addresses.ts'
import type { CommonParams } from '../../contracts/common-params.ts'
import { connectedOr } from '../ui/fetch-part.ts'

/** A question that takes longer counts as not answered. Milliseconds. */
const questionTimeoutMs = 15_000
const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** What has not arrived is asked for once more after so long: it may have been on its way. Milliseconds. */
const onItsWayMs = 2_000

async function askOnce(address: string, signal: AbortSignal): Promise<boolean | null> {
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
    if (!response.ok) return null
    const answer: unknown = await response.json()
    const arrived = (answer as { arrived?: unknown } | null)?.arrived
    return typeof arrived === 'boolean' ? arrived : null
  } catch {
    // No connection, too slow, or somebody else's answer: asked again.
    return null
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

/**
 * Whether what was sent under `key` has arrived and counts. Asks until there is an answer of ours; rejects when `signal` is
 * aborted. False means that nothing was done: a refusal leaves no trace either.
 */
export async function hasArrived(key: string, common: CommonParams, signal: AbortSignal): Promise<boolean> {
  const address = addressWith(addresses.outcome, { key, ...common })
  let missed = false
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    signal.throwIfAborted()
    const arrived = await askOnce(address, signal)
    if (arrived === true) return true
    if (arrived === false && missed) return false
    if (arrived === false) {
      missed = true
      await connectedOr(onItsWayMs, signal)
    } else {
      await connectedOr(pauseMs, signal)
    }
  }
}
