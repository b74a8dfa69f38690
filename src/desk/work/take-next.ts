// Takes the item that is due next, among those that the role can do and that are free, and leads to its page.

import { workKinds } from '../../core/desk/work-clock.ts'
import type { Act } from '../screen.ts'
import { placeOf } from '../ui/place.ts'
import { placeOfItem } from '../ui/work-steps.tsx'

/** So many are tried where others take them at the same moment. */
const triesAtMost = 10

/** What the address of a list asks for, besides an owner. */
export function viewOf({ searchParams: query }: URL) {
  const kind = workKinds.find((one) => one === query.get('kind'))
  return {
    ...(kind && { kind }),
    ...(query.get('for') === 'me' && { for: 'me' as const }),
    ...(query.get('clock') === 'over' && { clock: 'over' as const }),
  }
}

export const takeNext: Act = async (posted, { call, me, url, words }) => {
  const free = await call('listWork', { ...viewOf(url), for: 'me', owner: 'nobody', limit: triesAtMost })
  if (!free.ok) return free
  for (const [n, item] of free.data.items.entries()) {
    const { kind, id } = item
    const taken = await call('takeWork', { kind, itemId: id }, posted.key === null ? null : `${posted.key}-${n}`)
    const list = `/?owner=me#${encodeURIComponent(placeOfItem(item))}`
    if (taken.ok) return { to: placeOf(item, me.role) ?? list, said: 'taken' }
    // The same form, sent a second time: it took its item.
    if (taken.code === 'keyWasUsed') return { to: list }
    if (!passed.includes(taken.code)) return taken
  }
  return { ok: false, status: 404, code: 'notFound', message: words.work.noNext, fields: [], more: {} }
}

/** Somebody else has it, it is done, or it is about the officer's own act: the next one is tried. */
const passed: readonly string[] = ['itemIsTaken', 'notFound', 'caseNamesYou', 'cannotBeDone']
