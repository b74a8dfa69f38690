// What axe has to say about a page. It is read into a page once and asked as often as needed, which is a tenth of the work of its own driver.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** The small form: its long one takes a page twice the work to read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The barriers on the page as it stands. `colours` looks at those alone: nothing else of a page depends on light or dark. */
export async function barriers(page: Page, what: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  // A frame answers for itself where axe has been read into it.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // A bar that stays in view covers something at every moment, which the reader scrolls out from under it: looked at where it ends up.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (one) => getComputedStyle(one).position === 'sticky',
      )
      for (const bar of bars) bar.style.position = 'static'
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
      for (const bar of bars) bar.style.position = ''
      return violations
    },
    what === 'colours'
      ? { type: 'rule' as const, values: ['color-contrast'] }
      : { type: 'tag' as const, values: everyRule },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  )
}
