// The inbox: what was said, what is new, where it leads, and that it works without script.

import { axeFindings, overflowsSideways } from '../screens/page.ts'
import { expect, test } from '../support/app.ts'

test('home counts what is new, and the inbox tells it, each line leading to its screen', async ({ page, app }) => {
  await app.openAs(page, 'active', '/home')
  await page.getByRole('link', { name: /^Messages, \d+ new$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  const fresh = page.getByRole('region', { name: 'New' })
  await expect(fresh.getByRole('link', { name: /^We sent you .*4\.750,00/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await fresh
    .getByRole('link', { name: /^Receipt: .*1\.400,00 arrived/ })
    .first()
    .click()
  await expect(page).toHaveURL(/document=receipt/)
})

test('nothing yet is said with what will be there', async ({ page, app }) => {
  await app.openAs(page, 'stranger', '/inbox')
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Choose what we text you' }).click()
  await expect(page).toHaveURL(/\/me\/settings/)
})

for (const lang of ['fil', 'en-XA', 'ar-XB']) {
  test(`nothing has to be scrolled sideways in ${lang}`, async ({ page, app }) => {
    await app.openAs(page, 'settled', `/inbox?lang=${lang}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await overflowsSideways(page)).toBe(false)
  })
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'with JavaScript switched off', () => {
    test.use({ javaScriptEnabled: script })

    test('what is marked as read is old on the next look', async ({ page, app }) => {
      await app.openAs(page, 'complaint-answered', '/inbox')
      await page.getByRole('button', { name: 'Mark all as read' }).click()
      await expect(page.getByRole('region', { name: 'New' })).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Earlier' }).getByRole('link').first()).toContainText('complaint')
      await page.goto(new URL('/home', app.origin).href)
      await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
    })
  })
}
