// What a page's look breaks of its own rules (design of the kit): three sizes of text to a screen, the one filled button first, and
// leaves torn from each other.

import type { Page } from '@playwright/test'

/** A screen has the small size, the usual one, and one larger (tokens.css). */
const sizesAtMost = 3

/** The faults of the page as it stands open, each in words; none where it keeps to the rules. */
export async function faultsOfLooks(page: Page): Promise<string[]> {
  return await page.evaluate((most) => {
    const faults: string[] = []
    const sizes = new Map<number, string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    // A sign of currency is raised beside its figure, a count stands on its sign: neither is text of the screen.
    const apart = '.hide, .skip, .cur, .counted > span, .badge, script, style, noscript, option, svg'
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? ''
      const around = texts.currentNode.parentElement
      if (text === '' || around === null || around.closest(apart) !== null || !around.checkVisibility()) continue
      sizes.set(Math.round(Number.parseFloat(getComputedStyle(around).fontSize)), text)
    }
    if (sizes.size > most) {
      faults.push(`sizes of text: ${[...sizes].map(([size, text]) => `${size} "${text.slice(0, 20)}"`).join(', ')}`)
    }
    for (const second of document.querySelectorAll('.foot > .btn.line')) {
      let next = second.nextElementSibling
      while (next !== null && !next.matches('.btn:not(.line)')) next = next.nextElementSibling
      if (next !== null) faults.push(`"${second.textContent}" stands above the main button "${next.textContent}"`)
    }
    for (const unseen of document.querySelectorAll('.leaf + .hide')) {
      if (unseen.nextElementSibling?.matches('.leaf') === true) faults.push('two leaves are parted by what nobody sees')
    }
    return faults
  }, sizesAtMost)
}
