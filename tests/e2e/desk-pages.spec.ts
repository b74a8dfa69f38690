// The pages behind the lists of the desk, each with something on it: readable by everybody, wide and narrow, light and dark.

import { barriers } from '../screens/axe.ts'
import { overflowsSideways } from '../screens/page.ts'
import { missedByTab } from '../screens/tab-walk.ts'
import { expect, test } from '../support/app.ts'
import { beforeTheDesk, deskPages, openDeskPage } from '../support/desk-pages.ts'

test('every page behind a list can be read, wide and narrow, light and dark', async ({ page, app }) => {
  await beforeTheDesk(app)
  for (const one of deskPages.filter(({ follow }) => follow !== undefined)) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    await openDeskPage(app, page, one)
    expect(await barriers(page), one.name).toEqual([])
    expect((await page.locator('main').allInnerTexts()).join(), `${one.name} writes each day in words`).not.toMatch(
      /\d{4}-\d\d-\d\d/,
    )
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await barriers(page, 'colours'), `${one.name}, dark`).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await overflowsSideways(page), `${one.name} is wider than the phone`).toBe(false)
  }
})

test('every control of every page is met by Tab, and is seen to have the focus', async ({ page, app }) => {
  await beforeTheDesk(app)
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const one of deskPages) {
    await openDeskPage(app, page, one)
    expect(await missedByTab(page), one.name).toEqual([])
  }
})

test('a payment without a name is proposed for a loan that it fits by one tap', async ({ page, app }) => {
  await beforeTheDesk(app)
  const suspense = deskPages.find(({ name }) => name === 'desk-suspense')
  if (suspense === undefined) throw new Error('no page of a payment in suspense')
  await openDeskPage(app, page, suspense)
  const { orderId } = await app.persona('overdue')
  const first = page
    .getByRole('table', { name: /may belong to/ })
    .getByRole('row')
    .nth(1)
  await expect(first).toContainText(orderId ?? '')
  await expect(first).toContainText('nearly names this loan')
  await first.getByRole('button', { name: `Propose this loan ${orderId}` }).click()
  await expect(page).toHaveURL(/\/proposals\//)
  await expect(page.getByText('The payment fits: it nearly names this loan')).toBeVisible()
})
