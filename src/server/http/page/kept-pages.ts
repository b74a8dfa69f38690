// The cache of public pages: each is kept for a minute, up to a number of pages, and rendered by one request at a time.

import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

export interface KeptPage {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly plain: Buffer
  readonly brotli: Buffer
}

export interface KeptPages {
  /** The cached page of a key, if it has not expired. */
  find(key: string): KeptPage | null
  /**
   * Makes the page of a key, or waits while another request is making it. `make` says whether its page may be kept; one that may not
   * is their own, and from then on no request waits for another one's page of that key: it would wait in vain.
   */
  make<Page>(
    key: string,
    make: () => Promise<{ readonly own: Page; readonly kept: KeptPage | null }>,
  ): Promise<Page | KeptPage>
  /** Forgets all. */
  clear(): void
}

/** Cached pages at most; the oldest is dropped first. Twice the addresses of the lender's site in every language. */
const pagesMax = 500
/** Published data may change without a restart. A process that is told of a change forgets all pages; the others show it within this time. */
const keptMs = 60_000
/** Keys whose pages may not be kept, remembered at most. */
const ownKeysMax = 2_000

/** A page for {@link KeptPages}, compressed once. */
export async function keptPage(response: Response, text: string): Promise<KeptPage> {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength }
  return { status: response.status, headers: [...response.headers], plain, brotli: await compress(plain, { params }) }
}

/** `mayKeep`: whether this process knows soon enough that published data has changed. No page is kept or found while it does not. */
export function createKeptPages(
  now: () => number = () => performance.now(),
  mayKeep: () => boolean = () => true,
): KeptPages {
  const pages = new Map<string, { readonly page: KeptPage; readonly until: number }>()
  const making = new Map<string, Promise<KeptPage | null>>()
  const ownKeys = createRecent(ownKeysMax)
  /** A page whose rendering began before the cache was cleared is not stored. */
  let generation = 0

  function find(key: string): KeptPage | null {
    const found = pages.get(key)
    if (found !== undefined && found.until > now() && mayKeep()) return found.page
    pages.delete(key)
    return null
  }

  function keep(key: string, page: KeptPage): void {
    const [oldest] = pages.keys()
    if (pages.size >= pagesMax && oldest !== undefined) pages.delete(oldest)
    pages.set(key, { page, until: now() + keptMs })
  }

  return {
    find,
    async make(key, make) {
      const begun = generation
      const other = ownKeys.has(key) ? undefined : making.get(key)
      const found = other === undefined ? null : await other
      if (found !== null) return found
      const { promise, resolve } = Promise.withResolvers<KeptPage | null>()
      if (!making.has(key)) making.set(key, promise)
      let made: KeptPage | null = null
      try {
        const { own, kept } = await make()
        made = begun === generation && mayKeep() ? kept : null
        if (made !== null) keep(key, made)
        if (kept === null) ownKeys.add(key)
        else ownKeys.remove(key)
        return own
      } finally {
        if (making.get(key) === promise) making.delete(key)
        resolve(made)
      }
    },
    clear() {
      generation += 1
      pages.clear()
      making.clear()
    },
  }
}

/** A set of recently seen names with a size limit: the least recently seen is dropped first. */
interface Recent {
  has(name: string): boolean
  add(name: string): void
  remove(name: string): void
}

export function createRecent(namesMax: number): Recent {
  const names = new Set<string>()
  return {
    has: (name) => names.has(name),
    remove: (name) => void names.delete(name),
    add(name) {
      names.delete(name)
      names.add(name)
      const [oldest] = names
      if (names.size > namesMax && oldest !== undefined) names.delete(oldest)
    },
  }
}
