// Every file that a screen offers, at every bad moment: the screen stays, says why it waits, and the file comes once it can.

import { readFileSync } from 'node:fs'
import type { Locator, Page, Route } from '@playwright/test'
import { meetEach } from '../screens/bad-moments.ts'
import { awake, hostIsConnected } from '../screens/page.ts'
import { expect, long, test } from '../support/app.ts'
import { some } from '../support/turns.ts'

interface OfferedFile {
  readonly name: string
  readonly who: string
  readonly address: string
  /** From the open page to the one with the file. */
  reach?(page: Page): Promise<void>
  readonly link: string
  readonly savedAs: RegExp
  /** How the file begins. */
  readonly begins: RegExp
}

const pdf = /^%PDF-/
const paperPage = async (page: Page): Promise<void> => {
  await page.waitForURL(/loan-agreement/)
  // The address changes a moment before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts and documents' })).toHaveCount(0)
  await awake(page)
}

const toStatement = async (page: Page): Promise<void> => {
  await page.locator('section[aria-labelledby=statement] a').click()
  await paperPage(page)
}

const files: readonly OfferedFile[] = [
  {
    name: 'the due dates for the calendar',
    who: 'active',
    address: '/loan-detail',
    link: 'a[href*="/documents/calendar/"]',
    savedAs: /\.ics$/,
    begins: /^BEGIN:VCALENDAR/,
  },
  {
    name: 'the closure letter on the loan',
    who: 'settled',
    address: '/loan-detail',
    link: 'a[href*="/documents/closureLetter/"]',
    savedAs: /\.pdf$/,
    begins: pdf,
  },
  {
    name: 'the closure letter among the documents',
    who: 'settled',
    address: '/papers',
    link: 'a[href*="/documents/closureLetter/"]',
    savedAs: /\.pdf$/,
    begins: pdf,
  },
  {
    name: 'a receipt',
    who: 'settled',
    address: '/papers',
    async reach(page) {
      await page.locator('section[aria-labelledby=receipts] a').first().click()
      await paperPage(page)
    },
    link: 'a[href*="/documents/receipt/"]',
    savedAs: /^receipt-.*\.pdf$/,
    begins: pdf,
  },
  {
    name: 'a statement',
    who: 'active',
    address: '/papers',
    reach: toStatement,
    link: 'a[href*="/documents/statement/"][href*=".pdf"]',
    savedAs: /^statement-.*\.pdf$/,
    begins: pdf,
  },
  {
    name: 'a statement as a table',
    who: 'active',
    address: '/papers',
    reach: toStatement,
    link: 'a[href*="/documents/statement/"][href*=".csv"]',
    savedAs: /\.csv$/,
    begins: /^\S.*[,;]/,
  },
  {
    name: 'the agreement',
    who: 'active',
    address: '/papers',
    async reach(page) {
      await page.locator('section[aria-labelledby=agreed] a').first().click()
      await paperPage(page)
    },
    link: 'a[href*="/documents/"][href*=".pdf"]',
    savedAs: /\.pdf$/,
    begins: pdf,
  },
  {
    name: "a copy of one's data",
    who: 'active',
    address: '/me/privacy',
    link: 'a[href*="/me/data.json"]',
    savedAs: /^my-data-.*\.json$/,
    begins: /^\{/,
  },
]

const waits = (page: Page): Locator => page.locator('[data-connection="waits"]')

/** What comes in place of the file until the line is whole again, and what the borrower reads. */
const moments: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
  ['a line that is cut', async (route) => await route.abort('connectionreset'), 'No answer yet.'],
  [
    'a page of the proxy',
    async (route) => await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
    'No answer yet.',
  ],
  [
    'the login page of a network',
    async (route) => await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    'This network answered in our place.',
  ],
]

/** The file arrives whole, under its name. */
async function arrives(page: Page, file: OfferedFile, act: () => Promise<void>): Promise<void> {
  const download = page.waitForEvent('download')
  await act()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(file.savedAs)
  expect(readFileSync(await saved.path(), 'utf8')).toMatch(file.begins)
  await expect(waits(page)).toHaveCount(0)
}

for (const file of some(files, 1)) {
  test(`${file.name}: the screen stays until the file is there`, async ({ page, app }) => {
    await app.openAs(page, file.who, file.address)
    await awake(page)
    await file.reach?.(page)
    const link = page.locator(file.link).first()
    const before = { url: page.url(), title: await page.locator('h1').first().textContent() }
    const stays = async (said: string) => {
      await expect(waits(page)).toContainText(said)
      expect(page.url()).toBe(before.url)
      expect(await page.locator('h1').first().textContent()).toBe(before.title)
      await expect(link).toBeVisible()
    }
    const path = new RegExp(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname)

    await test.step('with a connection', async () => await arrives(page, file, () => link.click()))

    await test.step('without a connection, and back again', async () => {
      await page.context().setOffline(true)
      await link.click()
      await stays('No connection.')
      await arrives(page, file, () => page.context().setOffline(false))
    })

    for (const [name, meet, said] of moments) {
      await test.step(name, async () => {
        const mend = await meetEach(page, path, meet)
        await link.click()
        await stays(said)
        mend()
        // Another tap asks at once.
        await arrives(page, file, () => link.click())
      })
    }

    await test.step('an answer that takes long', async () => {
      const held = Promise.withResolvers<void>()
      await page.route(path, async (route) => {
        await held.promise
        await route.continue()
      })
      await link.click()
      await expect(page.locator('.toast')).toHaveText('loading...')
      await stays('No answer yet.')
      await expect(page.locator('.toast')).toHaveCount(0)
      await arrives(page, file, async () => held.resolve())
    })
  })
}

test(
  'a tap before the page has the code for it, without a connection: it waits for both',
  long,
  async ({ page, app }) => {
    const mend = await meetEach(page, /\/assets\/save-file/, (route) => route.abort())
    await app.openAs(page, 'active', '/loan-detail')
    await awake(page)
    await page.locator('a[href*="/documents/calendar/"]').click()
    await expect(waits(page)).toBeVisible()
    const download = page.waitForEvent('download')
    mend()
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  },
)

test(
  'a file that the borrower who is logged in now does not have is said beside its link',
  long,
  async ({ page, app }) => {
    await app.openAs(page, 'active', '/loan-detail')
    await awake(page)
    await page.context().clearCookies()
    await page.locator('a[href*="/documents/calendar/"]').click()
    await expect(page.locator('.note').filter({ hasText: 'Load the page again' })).toBeFocused()
  },
)

test('a copy that cannot be had without a login leads to where one logs in', long, async ({ page, app }) => {
  await app.openAs(page, 'active', '/me/privacy')
  await awake(page)
  await page.context().clearCookies()
  await page.locator('a[href*="/me/data.json"]').click()
  await page.waitForURL(/login/)
})

test('an app saves by itself, from the address of the file', async ({ page, app }) => {
  await app.openAs(page, 'active', '/loan-detail?demoHost=android')
  await awake(page)
  await hostIsConnected(page)
  const asked = page.waitForRequest((request) => request.isNavigationRequest() && /\.ics/.test(request.url()))
  const download = page.waitForEvent('download')
  await page.locator('a[href*="/documents/calendar/"]').click()
  await asked
  expect((await download).url()).toMatch(/^http.*\.ics/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a file is a plain link, and without a connection the page stays all the same', async ({ page, app }) => {
    await app.openAs(page, 'active', '/loan-detail')
    const { href } = new URL(page.url())
    await page.context().setOffline(true)
    await page.locator('a[href*="/documents/calendar/"]').click()
    await page.context().setOffline(false)
    await expect(page.locator('h1')).toBeVisible()
    expect(page.url()).toBe(href)
    const download = page.waitForEvent('download')
    await page.locator('a[href*="/documents/calendar/"]').click()
    expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  })
})
