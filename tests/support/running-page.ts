// Opening a page in a test takes until the boot script hears what is touched, or React runs it: a tap that came sooner would meet the other
// page, the one without script. What sleeps stays asleep, as for a borrower: React comes by a touch that needs it, or by `awake`.

import type { Page, Request } from '@playwright/test'

/** A page whose scripts have not come by then hangs, and stays as it is: the test finds out by itself. Milliseconds. */
const waitedForMs = 60_000

/**
 * Whether React runs the page in this document. One without scripts of ours has nothing to wait for; one that sleeps is woken, once,
 * as by a touch on a part that needs React.
 */
export const isRunning = (): boolean => {
  const told = document.documentElement.dataset
  const sleeps = document.querySelector('script[type="text/wake"]') !== null
  if (sleeps && 'awake' in globalThis && told.woken === undefined) {
    told.woken = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\/assets\/(?!boot-)[^?]*\.js/.test(name) ? [name] : []))
      .join(' ')
    document.dispatchEvent(new Event('candor:wake'))
  }
  return (
    (!sleeps && document.querySelector('script[type=module]') === null) ||
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))
  )
}

/** The scripts that the page had fetched beside the boot script when it was woken; null where it never slept. */
export const fetchedAsleep = (): string | null => document.documentElement.dataset.woken ?? null

/** Whether a touch is heard in this document: by the boot script of a page that sleeps, or by React. Runs in the page. */
const isHeard = (): boolean =>
  document.querySelector('script[type="text/wake"]') !== null
    ? 'awake' in globalThis
    : document.querySelector('script[type=module]') === null ||
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))

const waiting = new WeakSet<Page>()

/**
 * From here on `page.goto` and `page.reload` end once a touch of the page is heard. What a tap before that does is a story of its own, told
 * with `keepAsleep`; told by chance, on a machine that is busy, it is a test that fails one time in a thousand. Where a script
 * cannot come (cut off by the test) the page is as ready as it gets. A test that itself says how far to wait is taken at its word.
 */
export function openOnceHeard(page: Page): void {
  if (waiting.has(page)) return
  waiting.add(page)
  let cutOff = Promise.withResolvers<void>()
  page.on('requestfailed', (request: Request) => {
    // Files of the program are fetched before they are imported: what is cut off need not be a script to the browser.
    if (/\/assets\/[^?]*\.js/.test(request.url())) cutOff.resolve()
  })
  for (const name of ['goto', 'reload'] as const) {
    const open = page[name].bind(page) as (...args: unknown[]) => Promise<unknown>
    Object.assign(page, {
      [name]: async (...args: unknown[]) => {
        cutOff = Promise.withResolvers()
        const answer = await open(...args)
        if (args.some((arg) => typeof arg === 'object' && arg !== null && 'waitUntil' in arg)) return answer
        // The page may lead on by itself meanwhile; what it leads to is waited for by the test that looks there.
        const heard = page.waitForFunction(isHeard, undefined, { timeout: waitedForMs }).catch(() => null)
        await Promise.race([heard, cutOff.promise])
        return answer
      },
    })
  }
}

/** Whether React has made the page in this document its own. */
export const runsReact = (): boolean =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))
