// Links that a browser may fetch as soon as a finger is down on them (speculation rules, docs/decisions/0003): which addresses, for
// whom, and what such a request may not do. On the server only.

import { createHash } from 'node:crypto'
import { addresses } from '../../contracts/addresses.ts'

/** Pages that are only read, and that many links lead to. None of them has a key or a ticket in its address. */
const readOnly: readonly string[] = [
  addresses.borrowerHome,
  addresses.orders,
  addresses.order,
  addresses.loanDetail,
  addresses.confirm,
  addresses.product,
  addresses.repay,
  addresses.rollover,
  addresses.settleEarly,
  addresses.coolingOff,
  addresses.payAmount,
  addresses.credit,
  addresses.papers,
  addresses.paymentGuide,
  addresses.me,
  addresses.myDocuments,
  addresses.customerService,
  addresses.faq,
  addresses.complaint,
  addresses.complaintList,
]

/** What opens elsewhere, is a file, or is taken by a screen's own script is no page to fetch. */
const others = '[target],[download],[data-own-tap],[rel~=external]'

/**
 * `conservative`: the browser fetches a page once a finger or a mouse button is down on its link, which is mostly followed by a click. Any
 * other eagerness fetches links that were not touched: that costs the borrower data, and the server pages that are never shown.
 */
export const aheadRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: readOnly }, { not: { selector_matches: others } }] },
      eagerness: 'conservative',
    },
  ],
})

/** Its address changes with its text, so that it may be kept for ever. */
export const aheadAddress = `/assets/ahead-${createHash('sha256').update(aheadRules).digest('base64url').slice(0, 8)}.json`
export const aheadType = 'application/speculationrules+json'

/** Whether a page may name the rules: not to who saves data, and only on a line that the browser has found to be fast. */
export function mayReadAhead({ headers }: Request): boolean {
  return headers.get('Save-Data') !== 'on' && headers.get('ECT') === '4g'
}

/** What a page asks browsers to send along (`Accept-CH`): how fast they have found the line. */
export const lineHint = 'ECT'

/** True for a prefetch: the page may never be shown. */
export function isReadAhead({ headers }: Request): boolean {
  return (headers.get('Sec-Purpose') ?? '').startsWith('prefetch')
}

/** The answer to a page that cannot be had without doing something: the browser then asks for it as usual, once the link is followed. */
export const notAhead = (): Response => new Response(null, { status: 503 })
