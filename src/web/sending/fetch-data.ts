// The data of a page that wakes up: it stands in the page where only that has it, and else is asked for.

import { unattendedHeader } from '../../contracts/page-headers.ts'
import { type Meanwhile, meanwhile, stampHeader, wakeHeader } from '../page/wake-request.ts'
import { tellDataCame, whenOpened } from '../ui/waking.ts'
import { ownAnswer, refuseUnanswered } from './no-answer.ts'
import { askUntilAnswered } from './router-fetch.ts'

export interface PageData {
  /** As the router writes it. */
  readonly text: string
  /** Whether the page that is shown was made of it. */
  readonly meanwhile: Meanwhile
}

type Fetch = typeof globalThis.fetch

/** What the boot script has asked for, as soon as the page was touched; 0 where that failed. */
type EarlyAnswer = Promise<Response | 0> | undefined

/** A touch that woke the page is not older; without one the question is no use of the session. Milliseconds. */
const touchedMs = 2_000

/**
 * The data of this page. Asks its own address, for the same loaders, until there is an answer. The keys in its forms are sent along, so
 * that the page that runs sends what the page that is shown would have sent.
 */
export async function pageData(fetch: Fetch): Promise<PageData> {
  const text = document.querySelector('[type="text/data"]')?.textContent ?? ''
  if (text.startsWith('[')) return { text, meanwhile: 'same' }
  let early = (globalThis as { asked?: EarlyAnswer }).asked
  const ask: Fetch = async (...asked) => {
    const answer = early
    early = undefined
    return (await answer) || (await fetch(...asked))
  }
  const headers: Record<string, string> = { [wakeHeader]: document.querySelector('style')?.nonce ?? '' }
  if (Date.now() - (whenOpened()?.used ?? 0) > touchedMs) headers[unattendedHeader.name] = unattendedHeader.value
  const answer = await askUntilAnswered(ask, new URL(window.location.href), { headers }, (response, url) => {
    // A failure of ours is no page that this one could become: it stays as it is, and asks again.
    refuseUnanswered(response)
    return ownAnswer(response, url)
  })
  tellDataCame()
  return { text: await answer.text(), meanwhile: meanwhile(text, answer.headers.get(stampHeader) ?? '') }
}
