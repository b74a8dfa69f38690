// Takes the next late loan of a view and leads to its page: from the queue, and from the loan that was worked on before.

import { lateBuckets, lateSorts, lateSteps } from '../../core/desk/late-loan.ts'
import { marketIds } from '../../core/market/market.ts'
import type { Act } from '../screen.ts'

/** What an address of the queue asks for, besides an owner. */
export function lateViewOf(query: URLSearchParams) {
  const bucket = lateBuckets.find((one) => one === query.get('bucket'))
  const step = lateSteps.find((one) => one === query.get('step'))
  const market = marketIds.find((one) => one === query.get('market'))
  const sort = lateSorts.find((one) => one === query.get('sort'))
  return { ...(bucket && { bucket }), ...(step && { step }), ...(market && { market }), ...(sort && { sort }) }
}

/** The view goes along in the address of the loan (`from`), so that the next one is of the same. */
export const takeNextLate: Act = async (posted, visit) => {
  const { url, call, words } = visit
  const from = posted.given('from') ?? url.searchParams.toString()
  const taken = await call('takeNextLate', lateViewOf(new URLSearchParams(from)), posted.key)
  if (taken.ok)
    return { to: `/loans/${encodeURIComponent(taken.data.orderId)}?${new URLSearchParams({ from })}`, said: 'taken' }
  // The same form, sent a second time: it took its loan.
  if (taken.code === 'keyWasUsed') return { to: '/collections?owner=me' }
  return taken.code === 'notFound' ? { ...taken, message: words.late.noNext } : taken
}
