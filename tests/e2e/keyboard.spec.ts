// The whole story without a pointer: every step is reached by Tab, is seen to have the focus, and is taken by a key.

import type { Locator, Page } from '@playwright/test'
import { openAsleep, openAwake } from '../screens/kit.ts'
import { awake } from '../screens/page.ts'
import { expect, long, test } from '../support/app.ts'
import { some } from '../support/turns.ts'

/** More tab stops than any screen has: more tabs mean that the focus is trapped. */
const tabStopLimit = 80

/** Tabs on until `target` has the focus; fails when the keyboard cannot get there, or when nobody could see that it did. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < tabStopLimit && !(await hasFocus()); stop += 1) await page.keyboard.press('Tab')
  expect(await hasFocus(), 'the keyboard reaches it').toBe(true)
  // The ring may stand on the element or, for a choice whose own box is drawn, on what is drawn for it.
  const ring = await target.evaluate((element) => {
    const drawn = (of: Element | null): boolean => {
      if (of === null) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    }
    return [element, element.parentElement, element.nextElementSibling].some(drawn)
  })
  expect(ring, 'the focus can be seen').toBe(true)
}

async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('a loan is taken, looked at and paid by keyboard alone', async ({ page, app }) => {
  await app.openAs(page, 'new-with-account', '/confirm')

  // The agreement is ticked off and on again: a choice is a key press too.
  await expect(page.getByRole('heading', { name: 'Repayment Plan' })).toBeVisible()
  const box = page.getByRole('checkbox').first()
  const ticked = await box.isChecked()
  await pressOn(page, box, 'Space')
  await expect(box).toBeChecked({ checked: !ticked })
  if (ticked) await page.keyboard.press('Space')
  await pressOn(page, page.getByRole('button', { name: 'Loan Now' }))
  await page.waitForURL(/\/loan-detail\?.*from=confirm/)

  // A loan of which something is due: to let the days of the new one pass would show nothing more of the keys.
  await app.openAs(page, 'due', '/loan-detail')
  await pressOn(page, page.getByRole('link', { name: /^Repay/i }).first())
  await page.waitForURL(/\/repay\?/)

  // The sheet takes the focus in, gives it to its choices, and lets go of it by Escape.
  const opener = page.getByRole('button', { name: 'Payment Method' })
  await pressOn(page, opener)
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, sheet.getByRole('button', { name: 'Payment', exact: true }))
  await page.waitForURL(/\/repaymentOfCode\?.*ref=/)

  // The code can be taken along without a pointer.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await pressOn(page, page.getByRole('button', { name: /copy/i }).first(), 'Space')
  await expect(page.getByText('copy success').first()).toBeVisible()
})

test('a screen that comes without a new page is read from its title on', async ({ page, app }) => {
  await app.openAs(page, 'active', '/me')
  await awake(page)
  const link = page.getByRole('link', { name: /^Where I am logged in/ })
  await pressOn(page, link)
  const title = page.getByRole('heading', { level: 1, name: 'Where I am logged in' })
  await expect(title).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link').last()).toBeFocused()
})

/** What a borrower needs of a dialog that has just opened: it is read from its name on, and none of its buttons is advised. */
async function expectHeadFocused(dialog: Locator): Promise<void> {
  const head = dialog.getByRole('heading')
  await expect(head).toBeFocused()
  // Chromium would take the first element with a tabindex. Other engines look for this attribute, then for the first button.
  await expect(head).toHaveAttribute('autofocus', '')
  expect(await head.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
}

for (const [moment, open] of some(
  [
    ['before React runs', openAsleep],
    ['once React runs', openAwake],
  ] as const,
  1,
))
  test(`${moment}, a dialog takes the focus on its heading and gives it back to its opener`, async ({ page, app }) => {
    await open(page, app)
    const opener = page.getByRole('button', { name: 'Open a dialog' })
    const dialog = page.getByRole('dialog', { name: 'Go and bind the card' })
    for (const close of ['Escape', 'Enter']) {
      await pressOn(page, opener)
      await expectHeadFocused(dialog)
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.keyboard.press(close)
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

test(
  'a dialog that opens by itself advises none of its buttons, without a new page and with one',
  long,
  async ({ page, app }) => {
    await app.openAs(page, 'approved-withdraw', '/orders')
    await awake(page)
    await page.evaluate(() => Object.assign(self, { isSamePage: true }))
    await page.locator('main a[href*="/loan-detail"]').first().click()
    await expectHeadFocused(page.getByRole('dialog'))
    expect(await page.evaluate(() => 'isSamePage' in self)).toBe(true)
    await page.reload()
    await awake(page)
    await expectHeadFocused(page.getByRole('dialog'))
  },
)
