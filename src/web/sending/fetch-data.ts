// The data of a page that wakes up: it stands in the page where only that has it, and else is asked for.

import { type Meanwhile, meanwhile, stampHeader, wakeHeader } from '../page/wake-request.ts'
import { askUntilAnswered } from './router-fetch.ts'

export interface PageData {
  /** As the router writes it. */
  readonly text: string
  /** Whether the page that is shown was made of it. */
  readonly meanwhile: Meanwhile
}

type Fetch = typeof globalThis.fetch

/**
 * The data of this page. Asks its own address, for the same loaders, until there is an answer. The keys in its forms are sent along, so
 * that the page that runs sends what the page that is shown would have sent.
 */
export async function pageData(fetch: Fetch): Promise<PageData> {
  const text = document.querySelector('[type="text/data"]')?.textContent ?? ''
  if (text.startsWith('[')) return { text, meanwhile: 'same' }
  const headers = { [wakeHeader]: document.querySelector('style')?.nonce ?? '' }
  const answer = await askUntilAnswered(fetch, new URL(window.location.href), { headers })
  return { text: await answer.text(), meanwhile: meanwhile(text, answer.headers.get(stampHeader) ?? '') }
}
