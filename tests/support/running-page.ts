// Opening a page in a test takes until its scripts run it: a tap that came sooner would meet the other page, the one without script.

import type { Page, Request } from '@playwright/test'

/** A page whose scripts do not come within this time stays as it is: the test finds out by itself. Milliseconds. */
const waitedForMs = 15_000

/** Whether React runs the page in this document. One without scripts of ours has nothing to wait for. */
export const isRunning = (): boolean =>
  document.querySelector('script[type=module]') === null ||
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))

const waiting = new WeakSet<Page>()

/**
 * From here on `page.goto` and `page.reload` end once the page runs. What a tap before that does is a story of its own, told
 * with `keepAsleep`; told by chance, on a machine that is busy, it is a test that fails one time in a thousand. Where a script
 * cannot come (cut off by the test) the page is as ready as it gets.
 */
export function openOnceRunning(page: Page): void {
  if (waiting.has(page)) return
  waiting.add(page)
  let cutOff = Promise.withResolvers<void>()
  page.on('requestfailed', (request: Request) => {
    if (request.resourceType() === 'script') cutOff.resolve()
  })
  for (const name of ['goto', 'reload'] as const) {
    const open = page[name].bind(page) as (...args: unknown[]) => Promise<unknown>
    Object.assign(page, {
      [name]: async (...args: unknown[]) => {
        cutOff = Promise.withResolvers()
        const answer = await open(...args)
        const late = new Promise((done) => setTimeout(done, waitedForMs).unref())
        // The page may lead on by itself meanwhile; what it leads to is waited for by whoever looks there.
        await Promise.race([page.waitForFunction(isRunning).catch(() => null), cutOff.promise, late])
        return answer
      },
    })
  }
}
