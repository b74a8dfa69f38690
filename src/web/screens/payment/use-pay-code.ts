// A payment that is being waited for: what the server last said of it, kept on the page when no answer comes.

import { useCallback, useEffect, useRef, useState } from 'react'
import { addresses, addressWith } from '../../../contracts/addresses.ts'
import { usePageFacts } from '../../page/page-facts.tsx'
import { loadAnew } from '../../sending/load-anew.ts'
import { followTheLooker, type Poller } from '../../ui/poll.ts'
import { useWatchedAsleep } from '../../ui/waking.ts'
import { codeMark } from './code-mark.ts'
import type { CodeView } from './pay-code-view.ts'
import { nextQuestionInMs, startPoller, tappedParam } from './poll.ts'

/** A question that takes longer counts as not answered. Milliseconds. */
const questionTimeoutMs = 15_000
/** Two answers about one end differ by less: whole seconds, and the way of the answer. */
const sameEndMs = 3_000

/** `lost`: no answer came. `gone`: the session has ended, or the payment is not ours. */
type Answer = CodeView | 'lost' | 'gone'

async function askFor(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(questionTimeoutMs),
    })
    if (response.type === 'opaqueredirect' || response.status === 404) return 'gone'
    return response.ok ? ((await response.json()) as CodeView) : 'lost'
  } catch {
    // Offline, timeout, or an answer of a proxy: what is shown stays, with its time.
    return 'lost'
  }
}

/** The countdown goes on undisturbed unless the end itself has moved. */
function withSteadyClock(shown: CodeView, next: CodeView): CodeView {
  const moved = Math.abs(next.endsAtMs - shown.endsAtMs) >= sameEndMs
  return moved ? next : { ...next, nowMs: shown.nowMs, endsAtMs: shown.endsAtMs }
}

export interface LivePayCode {
  readonly view: CodeView
  /** True while the last question brought no answer. */
  readonly lost: boolean
  /** Asks at once, by a tap: what the server says, or null when no answer came. */
  readonly check: () => Promise<CodeView | null>
  /** Asks at once by itself: the time of the code is over. */
  readonly lookAgain: () => void
}

/** Waits for the money of a payment. `first` is what came with the page, and takes over again when it is reloaded. */
export function usePayCode(first: CodeView): LivePayCode {
  const { common } = usePageFacts()
  const [loaded, setLoaded] = useState(first)
  const [view, setView] = useState(first)
  const [lost, setLost] = useState(false)
  if (loaded !== first) {
    setLoaded(first)
    setView(first)
    setLost(false)
  }
  const address = addressWith(addresses.payCodeState, { ref: first.code.ref, ...common })
  const poller = useRef<Poller | null>(null)
  const answered = useRef<CodeView | null>(null)
  const firstState = first.code.state
  const everyMs = nextQuestionInMs(firstState, 0)
  useWatchedAsleep(everyMs === null ? null : { ask: address, mark: codeMark(first.code), everyMs })
  useEffect(() => {
    const ask = async (tapped: boolean, isWanted: () => boolean) => {
      const answer = await askFor(tapped ? `${address}&${tappedParam}=1` : address)
      if (!isWanted()) return null
      answered.current = typeof answer === 'object' ? answer : null
      if (answer === 'gone') {
        loadAnew()
        return null
      }
      setLost(answer === 'lost')
      if (answer === 'lost') return null
      setView((shown) => ({ ...withSteadyClock(shown, answer), here: shown.here }))
      return answer.code.state
    }
    const polling = startPoller(ask, firstState, () => Date.now())
    poller.current = polling
    const leave = followTheLooker(polling)
    return () => {
      leave()
      polling.stop()
      poller.current = null
    }
  }, [address, firstState])
  const check = useCallback(async () => {
    await poller.current?.tap()
    return answered.current
  }, [])
  const lookAgain = useCallback(() => void poller.current?.wake(), [])
  return { view, lost, check, lookAgain }
}
