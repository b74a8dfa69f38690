// One list over all cells, page by page: each cell's page by itself, then in one order, with a place to go on for each cell.

import { z } from 'zod'
import { readJson } from '../../core/read-json.ts'

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Where this cell goes on; null at its end. */
  readonly next: string | null
}

/** Where each cell goes on: by its name; null for one whose list has ended. A cell that is not named begins. */
type Places = Readonly<Record<string, string | null>>
const form = z.record(z.string().max(40), z.string().max(600).nullable())

/** Null for a text that is no place of a merged list. */
export function readPlaces(after: string | undefined): Places | null {
  if (after === undefined) return {}
  return form.safeParse(readJson(Buffer.from(after, 'base64url').toString('utf8'))).data ?? null
}

interface Merging<Item> {
  readonly cells: readonly string[]
  readonly places: Places
  readonly limit: number
  readonly ask: (cell: string, after: string | undefined, limit: number) => Promise<Page<Item>>
  readonly order: (one: Item, other: Item) => number
}

/** Asks each cell for a whole page, as all of it may be first; one of which only a part is shown is asked where that part ends. */
export async function mergePages<Item>({ cells, places, limit, ask, order }: Merging<Item>): Promise<Page<Item>> {
  const open = cells.filter((cell) => places[cell] !== null)
  const pages = await Promise.all(open.map((cell) => ask(cell, places[cell] ?? undefined, limit)))
  const { shown, counts } = firstOf(
    pages.map(({ items }) => items),
    limit,
    order,
  )
  const next: Record<string, string | null> = Object.fromEntries(
    cells.filter((cell) => places[cell] === null).map((cell) => [cell, null]),
  )
  for (const [at, cell] of open.entries()) {
    const page = pages[at]
    const count = counts[at] ?? 0
    if (page === undefined) continue
    if (count === page.items.length) next[cell] = page.next
    else if (count > 0) next[cell] = (await ask(cell, places[cell] ?? undefined, count)).next
    else if (places[cell] !== undefined) next[cell] = places[cell]
  }
  const isOver = cells.every((cell) => next[cell] === null)
  return { items: shown, next: isOver ? null : Buffer.from(JSON.stringify(next)).toString('base64url') }
}

/**
 * The first rows of several lists, and how many of each. Each list keeps its own order, which may tell rows apart that are equal here:
 * sorted anew, a row could be shown before one that stands above it, and the next page would skip that one.
 */
function firstOf<Item>(lists: readonly (readonly Item[])[], limit: number, order: Merging<Item>['order']) {
  const counts = lists.map(() => 0)
  const shown: Item[] = []
  while (shown.length < limit) {
    let least: { readonly at: number; readonly item: Item } | null = null
    for (const [at, list] of lists.entries()) {
      const [item] = list.slice(counts[at], (counts[at] ?? 0) + 1)
      if (item !== undefined && (least === null || order(item, least.item) < 0)) least = { at, item }
    }
    if (least === null) break
    shown.push(least.item)
    counts[least.at] = (counts[least.at] ?? 0) + 1
  }
  return { shown, counts }
}
