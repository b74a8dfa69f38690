// Whether an open page sleeps: it carries the boot script alone, and what it would be told if it woke now is what it shows.

import type { Page } from '@playwright/test'

/** Where something happens without a touch (decision 0003). All others sleep. */
const awakeAtOnce: readonly string[] = ['test-preview']

interface AsWritten {
  readonly runsAtOnce: boolean
  readonly preloads: number
  /** Stands in for the data of a page that sleeps; empty where it has none. */
  readonly stamp: string
  readonly seed: string
}

/** Runs in the page. */
function asWritten(): AsWritten {
  return {
    runsAtOnce: document.querySelector('script[type=module]') !== null,
    preloads: document.querySelectorAll('link[rel=modulepreload]').length,
    stamp: document.querySelector('script[type="text/data"]')?.textContent ?? '',
    seed: document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '',
  }
}

/** The faults of a page that nobody has touched yet. */
export async function faultsOfSleep(page: Page, name: string): Promise<string[]> {
  const { runsAtOnce, preloads, stamp, seed } = await page.evaluate(asWritten)
  if (runsAtOnce !== awakeAtOnce.includes(name)) return [runsAtOnce ? 'wakes without a touch' : 'sleeps']
  if (runsAtOnce) return []
  const faults = preloads > 0 ? ['fetches modules that nobody needs yet'] : []
  // What only this page has is in it, and is not asked for.
  if (stamp === '' || stamp.startsWith('[')) return faults
  const now = async (): Promise<string> =>
    (await page.request.get(page.url(), { headers: { seed } })).headers()['x-stamp'] ?? ''
  if ((await now()) === stamp) return faults
  // What is under way (a payment that is being asked about) may have moved on between the two: once, not each time.
  await page.reload()
  const again = await page.evaluate(asWritten)
  const after = (await page.request.get(page.url(), { headers: { seed: again.seed } })).headers()['x-stamp']
  return after === again.stamp ? faults : [...faults, 'would be told something else than it shows if it woke']
}
