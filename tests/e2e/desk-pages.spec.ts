// The pages behind the lists of the desk, each with something on it: readable by everybody, wide and narrow, light and dark.

import { barriers } from '../screens/axe.ts'
import { overflowsSideways, tablesTooWide } from '../screens/page.ts'
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
    expect(await tablesTooWide(page), one.name).toEqual([])
  }
})

test('the tables of every late loan fit a phone, of each market, with an event open', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openDeskPage(app, page, { name: 'late loans', at: '/portfolio/loans?standing=late1' })
  const loans = page.locator('main th a[href^="/loans/"]')
  const addresses = await loans.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses) {
    await page.goto(address)
    expect(await tablesTooWide(page), address).toEqual([])
    const events = page.locator('#events a[aria-expanded="false"]')
    if ((await events.count()) === 0) continue
    await events.first().click()
    await expect(page.locator('#events a[aria-expanded="true"]')).toHaveCount(1)
    expect(await tablesTooWide(page), `${address}, an event open`).toEqual([])
    await page.goto(new URL(`${new URL(address).pathname}/as-seen`, address).href)
    expect(await tablesTooWide(page), `${address} as the borrower sees it`).toEqual([])
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
