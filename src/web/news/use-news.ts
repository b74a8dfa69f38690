// Polls for news on pages whose state changes on the server, within a rate limit, and reloads the page when there is some.

import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { addresses, addressWith } from '../../contracts/addresses.ts'
import { usePageFacts } from '../page/page-facts.tsx'
import { loadAnew } from '../sending/load-anew.ts'
import { loadUnattended } from '../sending/unattended.ts'
import { followTheLooker, startAsking } from '../ui/poll.ts'
import { useWatchedAsleep } from '../ui/waking.ts'
import { newsOf, newsOfOrder } from './news-marks.ts'
import { eagerEveryMs, nextNewsInMs } from './next-news.ts'

/** Timeout of a poll, milliseconds. */
const questionTimeoutMs = 15_000
export interface Watched {
  readonly of: { readonly orderId: string } | 'orders' | 'home'
  /** What the page shows now, as `news-marks.ts` writes it. */
  readonly mark: string
  /** False where nothing can change by itself: then nothing is asked. */
  readonly watching: boolean
}

export interface News {
  readonly watching: boolean
  /** The time of the last answer; null before the first. */
  readonly heardAt: Date | null
}

function questionAbout(of: Watched['of']): Record<string, string> {
  if (of === 'home') return {}
  return of === 'orders' ? { [newsOf.name]: newsOf.orders } : { [newsOfOrder]: of.orderId }
}

/** Asks without using the session, and reloads without using it: the page was not touched. */
export function useNews({ of, mark, watching }: Watched): News {
  const { common } = usePageFacts()
  const { revalidate } = useRevalidator()
  const [heardAt, setHeardAt] = useState<Date | null>(null)
  const address = addressWith(addresses.news, { ...questionAbout(of), ...common })
  useWatchedAsleep(watching ? { ask: address, mark, everyMs: eagerEveryMs } : null)
  useEffect(() => {
    if (!watching) return
    const ask = async (_tapped: boolean, isWanted: () => boolean) => {
      const answer = await markAt(address)
      if (!isWanted()) return null
      if (answer === 'gone') loadAnew()
      if (answer === null || answer === 'gone') return null
      setHeardAt(new Date())
      if (answer.mark !== mark) await loadUnattended(revalidate)
      return true
    }
    const polling = startAsking(
      ask,
      true,
      () => Date.now(),
      (_state, sinceLookedMs) => nextNewsInMs(sinceLookedMs),
    )
    const leave = followTheLooker(polling)
    return () => {
      leave()
      polling.stop()
    }
  }, [address, mark, watching, revalidate])
  return { watching, heardAt }
}

/** Null without an answer; `gone`: the session has ended, and the page says where to go. */
async function markAt(address: string): Promise<{ readonly mark: string } | 'gone' | null> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(questionTimeoutMs),
    })
    if (response.type === 'opaqueredirect') return 'gone'
    return response.ok ? ((await response.json()) as { readonly mark: string }) : null
  } catch {
    // Offline or too slow: what is shown stays, with the time it is from.
    return null
  }
}
