// What a page that wakes up asks for: the data that its screen was made of. The page carries a stamp of it instead of the data. Without
// React and without the server's own modules: the browser has this file, too.

/** Asks for a page's data instead of its HTML: the seed of the keys that stand in its forms. */
export const wakeHeader = 'seed'
/** On the answer: the stamp of the data. */
export const stampHeader = 'x-stamp'

const readable = /^[\w-]{16,64}$/

/** The seed of a request for data; null for every other request. Only its own forms get keys that are made of it. */
export function seedOf({ method, headers }: Request): string | null {
  const seed = headers.get(wakeHeader)
  return method === 'GET' && seed !== null && readable.test(seed) ? seed : null
}

/** What became of a page meanwhile, by the stamp that it came with and that of the answer. */
export type Meanwhile = 'same' | 'newer' | 'anotherPage'

/**
 * A stamp has three parts: whose page of which address it is, what it shows, and the build that made it. A page whose first part differs is
 * none that this one could become: the session has ended, or is another borrower's. What another build shows may have another shape:
 * newer data of it is not for this one.
 */
export function meanwhile(stamp: string, answered: string): Meanwhile {
  const [whose, shown, build] = stamp.split('.')
  const [whoseNow, shownNow, buildNow] = answered.split('.')
  if (whose !== whoseNow) return 'anotherPage'
  if (shown === shownNow) return 'same'
  return build === buildNow ? 'newer' : 'anotherPage'
}
