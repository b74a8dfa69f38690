// Every screen in every state, read by axe: WCAG 2.2 AA, in light and dark, in English and one other language in turn.

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addresses } from '../../src/contracts/addresses.ts'
import { languages } from '../../src/core/language.ts'
import { expect, test } from '../support/app.ts'
import { gallery, notScreens, openEntry } from '../support/gallery-list.ts'

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** `colours` looks at those alone: nothing else of a page depends on light or dark. */
async function barriers(page: Page, what: 'everything' | 'colours'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (what === 'colours'
    ? axe.withRules(['color-contrast'])
    : axe.withTags(everyRule)
  ).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  )
}

/** The other languages take turns: each reads every fifth screen, and all read all kinds of screens. */
const others = languages.filter((language) => language !== 'en')

for (const [index, item] of gallery.entries()) {
  test(`${item.name} has no barrier`, async ({ page, app }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const lang of ['en', others[index % others.length] ?? 'en']) {
      await page.emulateMedia({ colorScheme: 'light' })
      await openEntry(app, page, item, lang)
      expect(await barriers(page, 'everything'), lang).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await barriers(page, 'colours'), `${lang}, dark`).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${lang} is wider than the phone`,
      ).toBeLessThanOrEqual(0)
    }
  })
}

test('every screen of the product is among them, and each picture has a name of its own', async ({ app }) => {
  const opened = new Set<string>()
  for (const { at, as } of gallery) {
    const address =
      typeof at === 'string'
        ? at
        : await at(app, await app.persona(as ?? 'active')).catch((error: Error) => error.message)
    opened.add(address.split('?')[0] ?? '')
  }
  const missing = Object.values(addresses).filter((address) => !opened.has(address) && !notScreens.includes(address))
  expect(missing).toEqual([])
  expect(new Set(gallery.map(({ name }) => name)).size).toBe(gallery.length)
})
