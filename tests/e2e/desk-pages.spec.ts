// The pages behind the lists of the desk, each with something on it, opened once: readable by everybody, wide and narrow, by keyboard.

import type { Page } from '@playwright/test'
import { barriers } from '../screens/axe.ts'
import { officerOf, openDesk } from '../screens/desk.ts'
import { overflowsSideways, tablesTooWide } from '../screens/page.ts'
import { missedByTab } from '../screens/tab-walk.ts'
import { type App, expect, long, sends, test } from '../support/app.ts'
import { beforeTheDesk, type DeskPage, deskPages, openDeskPage } from '../support/desk-pages.ts'
import { inGroups, isWalkedWhole, some } from '../support/turns.ts'

/** Every so many pages are read by axe and walked by Tab: the parts that they are made of are the same. In the long form all are. */
const walkedEvery = 6

/** So many pages share a test: what they show is made once for all of them. */
const sharing = 5

const pages = deskPages.map((one, index) => ({ one, isWalked: isWalkedWhole || index % walkedEvery === 0 }))

for (const group of inGroups(pages, sharing))
  test(`can be read, wide and narrow, and every control is met by Tab: ${group.map(({ one }) => one.name).join(', ')}`, async ({
    page,
    app,
  }) => {
    await beforeTheDesk(app)
    for (const { one, isWalked } of group) await test.step(one.name, () => look(page, app, one, isWalked))
  })

/** What is said of a page of the desk. */
async function look(page: Page, app: App, one: DeskPage, isWalked: boolean): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openDeskPage(app, page, one)
  if (isWalked) expect(await barriers(page)).toEqual([])
  const words = (await page.locator('main').allInnerTexts()).join()
  if (one.follow !== undefined) expect(words, 'each day is written in words').not.toMatch(/\d{4}-\d\d-\d\d/)
  if (isWalked) expect(await missedByTab(page)).toEqual([])
  if (isWalkedWhole) {
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await barriers(page, 'colours'), 'in the dark').toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflowsSideways(page), 'wider than the phone').toBe(false)
  expect(await tablesTooWide(page)).toEqual([])
}

test('the tables of every late loan fit a phone, of each market, with an event open', long, async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openDeskPage(app, page, { name: 'late loans', at: '/portfolio/loans?standing=late1' })
  const loans = page.locator('main th a[href^="/loans/"]')
  const addresses = await loans.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of some(addresses, 4)) {
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

test('a payment without a name is proposed for a loan that it fits by one tap', sends, async ({ page, app }) => {
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

test('a phone shows what a service said of each field of an identity', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { token } = await officerOf(app, 'credit')
  await openDesk(app, page, 'credit')
  const path = new URL('/desk/work?kind=referredApplication&limit=1', page.url())
  const { data } = (await (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).json()) as {
    readonly data: { readonly items: readonly { readonly id: string }[] }
  }
  await page.goto(new URL(`/applications/${data.items[0]?.id}`, page.url()).href)
  const said = page.locator('#identity tbody').getByText(/^The service says: /)
  await expect(said).toHaveCount(5)
  for (const one of await said.all()) await expect(one).toBeVisible()
})
