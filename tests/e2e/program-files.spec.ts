// Files of the program that do not come: the screen stays, nothing is imported in vain, and what was wanted comes with the connection.

import type { Page } from '@playwright/test'
import { addresses } from '../../src/contracts/addresses.ts'
import { connection, meetEach } from '../screens/bad-moments.ts'
import { confirmScreen, paths } from '../screens/loan.ts'
import { awake, planAnswer } from '../screens/page.ts'
import { expect, long, test } from '../support/app.ts'

const scripts = /\/assets\/[^?]*\.js/

/** No file of this name comes until the answered function is called: then there is a connection again. */
async function cut(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const mend = await meetEach(page, files, (route) => route.abort('connectionreset'))
  return async () => {
    mend()
    await page.context().setOffline(true)
    await page.context().setOffline(false)
  }
}

test('a screen whose file does not come is waited for, and its page is opened whole only where our server has it no more', async ({
  page,
  app,
  faults,
}) => {
  // What was fetched before the cut is in the browser's cache, which it does not use while requests are intercepted.
  const cached = new Set<string>()
  page.on('requestfinished', (request) => cached.add(request.url()))
  await page.clock.install()
  await app.openAs(page, 'due', '/loan-detail')
  await awake(page)
  const title = await page.locator('h1').first().textContent()
  let isGone = false
  const asked: string[] = []
  await page.route(scripts, (route) => {
    if (cached.has(route.request().url())) return route.continue()
    asked.push(route.request().resourceType())
    return isGone ? route.fulfill({ status: 404 }) : route.abort('connectionreset')
  })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const link = page.locator('footer a').first()
  const wanted = new URL((await link.getAttribute('href')) ?? '', page.url()).href
  await link.click()
  await expect(connection(page, 'waits')).toBeVisible()
  await page.clock.runFor(600_000)
  // A browser remembers a failed import: without a connection nothing may be imported.
  expect(new Set(asked)).toEqual(new Set(['fetch']))
  expect(await page.locator('h1').first().textContent()).toBe(title)
  await expect(connection(page, 'waits')).toBeVisible()
  expect(loads).toBe(0)
  isGone = true
  await expect
    .poll(async () => {
      await page.clock.runFor(30_000)
      return loads
    })
    .toBe(1)
  expect(page.url()).toBe(wanted)
  // Parts that the page fetches only when it is idle may not have come before the cut: those it reports as errors, once.
  const others = faults.filter((fault) => !/^page error: (Failed to fetch|signal timed out)$/.test(fault))
  expect(others, 'the page said').toEqual([])
  faults.length = 0
})

test('a payment leads to its code where another version runs by then, which tells the page no routes', async ({
  page,
  app,
}) => {
  await app.openAs(page, 'due', '/repay')
  await awake(page)
  await page.route('**/__manifest**', (route) =>
    route.fulfill({ status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }),
  )
  await page.locator('footer button[data-opens="channels"]').click()
  await page.locator('dialog#channels button[type=submit]').click()
  await page.waitForURL(/\/repaymentOfCode\?.*ref=/)
  await expect(page.locator('#code, [data-copy]').first()).toBeVisible()
})

test('a screen whose file did not come before Back comes at the next tap', long, async ({ page, app }) => {
  await app.openAs(page, 'due', '/repay')
  await awake(page)
  await page.locator('header.bar a.tap').first().click()
  await page.waitForURL((url) => url.pathname !== addresses.repay)
  const before = { url: page.url(), title: await page.locator('h1').first().textContent() }
  const mend = await meetEach(page, scripts, (route) => route.abort('connectionreset'))
  const link = page.locator('main a[href^="/papers"], main a[href^="/documents"]').first()
  await link.click()
  await expect(connection(page, 'waits')).toBeVisible()
  await page.goBack()
  await page.waitForURL(/\/repay/)
  await expect(connection(page, 'waits')).toHaveCount(0)
  mend()
  await page.goForward()
  await page.waitForURL(before.url)
  await expect(page.locator('h1').first()).toHaveText(before.title ?? '')
  await link.click()
  await page.waitForURL((url) => url.href !== before.url)
  await expect(connection(page, 'waits')).toHaveCount(0)
  await expect(page.locator('h1').first()).toBeVisible()
})

test('a screen whose words do not come is waited for, and comes with them', long, async ({ page, app }) => {
  await app.openAs(page, 'due', '/loan-detail')
  await awake(page)
  const title = await page.locator('h1').first().textContent()
  const mend = await cut(page, /\/assets\/service-en-[^?]*\.js/)
  await page.locator(`header.bar a[href^="${addresses.customerService}"]`).click()
  await expect(connection(page, 'waits')).toBeVisible()
  expect(await page.locator('h1').first().textContent()).toBe(title)
  await mend()
  await page.waitForURL((url) => url.pathname === addresses.customerService)
  await expect(connection(page, 'waits')).toHaveCount(0)
})

const refusal = 'No loans are given today.'

test(
  'why there is no offer stays on the page that came with it, until its file is there',
  long,
  async ({ page, app }) => {
    const who = await app.persona('new-with-account')
    await planAnswer(app, who, paths.offer, { code: '40009', message: refusal, times: 2 })
    const mend = await cut(page, /\/assets\/no-offer-/)
    await app.openAs(page, who.name, '/confirm')
    const tried = page.waitForEvent('requestfailed', (request) => /no-offer-/.test(request.url()))
    await page.evaluate(() => document.dispatchEvent(new Event('candor:wake')))
    await tried
    await expect(page.getByRole('main').getByRole('heading', { name: refusal })).toBeVisible()
    await mend()
    await awake(page)
    await expect(page.getByRole('main').getByRole('heading', { name: refusal })).toBeVisible()
  },
)

test('the screen before stays while the file for no offer is on its way', long, async ({ page, app }) => {
  const who = await app.openAs(page, 'new-with-account', '/confirm')
  await awake(page)
  await confirmScreen(page).paper('Loan agreement').click()
  await page.waitForURL(/\/loan-agreement\?/)
  await planAnswer(app, who, paths.offer, { code: '40009', message: refusal, times: 2 })
  const title = page.getByRole('heading', { level: 1, name: 'Loan agreement' })
  await expect(title).toBeVisible()
  const mend = await cut(page, /\/assets\/no-offer-/)
  await page.locator('header.bar a.tap').first().click()
  await expect(connection(page, 'waits')).toBeVisible()
  await expect(title).toBeVisible()
  await mend()
  await expect(page.getByRole('main').getByRole('heading', { name: refusal })).toBeVisible()
  await expect(connection(page, 'waits')).toHaveCount(0)
})
