// Walks a page by Tab: which of its controls the keyboard does not come to, and where its focus would not be seen.

import type { Page } from '@playwright/test'

/** What is recorded in the page while Tab is pressed. */
interface Walk {
  readonly controls: readonly Element[]
  readonly met: Set<Element>
  readonly unseen: Set<Element>
}

/**
 * Presses Tab from the top of the page to its end. Answers the controls that were not met in the order of the page, met without a
 * ring around them, or put into an order of their own; each as the start of its markup. Of a group of radio buttons one is met.
 */
export async function missedByTab(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const controls = Array.from(
      document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])',
      ),
    ).filter((one) => {
      const isOff = one.matches(':disabled, [inert] *, input[type="hidden"]')
      const isOneOfMany = one instanceof HTMLInputElement && one.type === 'radio' && !one.checked
      return !isOff && !isOneOfMany && one.checkVisibility({ visibilityProperty: true })
    })
    const walk: Walk = { controls, met: new Set(), unseen: new Set() }
    Object.assign(window, { tabWalk: walk })
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return
      walk.met.add(target)
      const isDrawn = (of: Element | null): boolean => {
        if (of === null) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      }
      // The ring may stand on what is drawn for a choice whose own box is not.
      if (![target, target.parentElement, target.nextElementSibling].some(isDrawn)) walk.unseen.add(target)
    })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return controls.length
  })
  // A few more than there are: parts of a date are stops of their own.
  // Held down it moves on as often as it is told to; one press after the other would wait for an answer each.
  await Promise.all(Array.from({ length: count + 20 }, () => page.keyboard.down('Tab')))
  await page.keyboard.up('Tab')
  return await page.evaluate(() => {
    const { controls, met, unseen } = (window as unknown as { tabWalk: Walk }).tabWalk
    const start = (one: Element): string => one.outerHTML.slice(0, 120)
    return [
      ...controls.filter((one) => !met.has(one)).map((one) => `not met: ${start(one)}`),
      ...controls.filter((one) => unseen.has(one)).map((one) => `no ring: ${start(one)}`),
      ...controls.filter((one) => (one as HTMLElement).tabIndex > 0).map((one) => `out of order: ${start(one)}`),
    ]
  })
}
