// What a page tells of an act that led to it, such as 'Your card is removed'. The address names the act, a cookie of the act's answer lets it
// speak: a stranger's link tells nothing, and neither does a bookmark once it is no news any more.

import { addressChanged } from '../page/page-query.ts'
import { type Context, renderContext } from '../page/request-context.ts'

/** The address of the page that tells what has just been done: the answer of the act lets this browser hear it there. */
export function tellingAt(context: Context, address: string): string {
  const told = addressChanged(new URL(address, 'https://here.invalid'), {})
  context.get(renderContext).keepJustDone(told)
  return address
}

/** What the page's address says was just done; null where nothing was, or not in this browser. */
export function justDoneIn(url: URL, context: Context, name: string): string | null {
  const { justDone, ownAddress } = context.get(renderContext)
  return justDone !== '' && justDone === ownAddress() ? url.searchParams.get(name) : null
}
