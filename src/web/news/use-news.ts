// A page whose state changes behind it: asks whether there is news, at most so often, and loads itself anew when there is.

import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { addresses, addressWith } from '../../contracts/addresses.ts'
import { usePageFacts } from '../page/page-facts.tsx'
import { followTheLooker, startAsking } from '../ui/poll.ts'

/** A question that takes longer counts as not answered. Milliseconds. */
const questionTimeoutMs = 15_000
/** Asked most often for so long after somebody came to look, then less often, and then no more. Milliseconds. */
const eagerMs = 60_000
const calmMs = 600_000
const longestMs = 3_600_000
const eagerEveryMs = 3_000
const calmEveryMs = 15_000
const seldomEveryMs = 60_000

/** Milliseconds until the next question; null when an hour has passed without anybody coming to look. */
export function nextNewsInMs(sinceLookedMs: number): number | null {
  if (sinceLookedMs < eagerMs) return eagerEveryMs
  if (sinceLookedMs < calmMs) return calmEveryMs
  return sinceLookedMs < longestMs ? seldomEveryMs : null
}

export interface Watched {
  /** Of which order; null for what the home page shows. */
  readonly orderId: string | null
  /** What the page shows now, as `news-marks.ts` writes it. */
  readonly mark: string
  /** False where nothing can change by itself: then nothing is asked. */
  readonly watching: boolean
}

export interface News {
  readonly watching: boolean
  /** When the page last heard from us; null before the first answer. */
  readonly heardAt: Date | null
}

/** Asks without using the session. What is loaded anew because there was news counts like a page that is opened. */
export function useNews({ orderId, mark, watching }: Watched): News {
  const { common } = usePageFacts()
  const { revalidate } = useRevalidator()
  const [heardAt, setHeardAt] = useState<Date | null>(null)
  const address = addressWith(addresses.news, { orderId: orderId ?? undefined, ...common })
  useEffect(() => {
    if (!watching) return
    const ask = async () => {
      const answer = await markAt(address)
      if (answer === 'gone') window.location.reload()
      if (answer === null || answer === 'gone') return null
      setHeardAt(new Date())
      if (answer.mark !== mark) await revalidate()
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
