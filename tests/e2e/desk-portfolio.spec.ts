// The portfolio in a browser: each figure leads to its loans, a filtered list stands in its address, and a file is saved.

import { readFileSync } from 'node:fs'
import { barriers } from '../screens/axe.ts'
import { openDesk } from '../screens/desk.ts'
import { overflowsSideways } from '../screens/page.ts'
import { expect, reads, test } from '../support/app.ts'

test('a figure of the portfolio leads to its loans, and one of them to its page', async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openDesk(app, page, 'collections', '/portfolio')
  const row = page.getByRole('table', { name: 'Portfolio at risk' }).getByRole('row', { name: /PAR 1 / })
  const late = Number((await row.getByRole('link').textContent())?.split(' ')[0])
  expect(late).toBeGreaterThan(0)

  // Behind each chart stands its table.
  await page.getByText('Figures').first().click()
  await expect(page.getByRole('table', { name: 'Outstanding by month' }).getByRole('row')).toHaveCount(13)
  expect(await barriers(page)).toEqual([])

  await row.getByRole('link').click()
  await expect(page.getByRole('heading')).toHaveText(late === 1 ? '1 loan.' : `${late} loans.`)
  await expect(page.locator('tr[data-row]')).toHaveCount(late)
  // In the order in which they are worked through, each with its borrower.
  const days = async () => (await page.locator('tr[data-row] td:nth-of-type(2) .num').allTextContents()).map(Number)
  const shown = await days()
  expect(shown).toEqual(shown.toSorted((one, other) => other - one))
  expect(shown.at(-1)).toBeGreaterThan(0)
  await expect(page.locator('tr[data-row]').first().getByRole('link')).toHaveText([/^L/, /^\p{L}•+/u])
  await page.getByLabel('Order', { exact: true }).selectOption('By loan number')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page).toHaveURL(/order=number/)
  const numbers = await page.locator('tr[data-row] th').allTextContents()
  expect(numbers).toEqual(numbers.toSorted())
  await page.getByLabel('Order', { exact: true }).selectOption('Most days late first')
  await page.getByLabel('Stands at').selectOption('1 to 30')
  await page.getByRole('button', { name: 'Filter' }).click()
  // The address shows every officer the same list.
  await expect(page).toHaveURL(/standing=late1/)
  expect(page.url()).toContain('par=1')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflowsSideways(page)).toBe(false)
  // Nothing of a late loan lies beyond the edge of its table: days late, what is owed, whether a call is allowed.
  const table = page.getByRole('table')
  expect(await table.evaluate((one) => one.scrollWidth <= (one.parentElement?.clientWidth ?? 0))).toBe(true)
  await expect(table.getByText(/days? late, .*owed in all/).first()).toBeVisible()
  await expect(table.getByText(/Call now\? (Yes|No: )/).first()).toBeVisible()
  await page.locator('tr[data-row]').first().getByRole('link').first().click()
  await expect(page.getByText(/owed in all on/)).toBeVisible()
})

test('a file of the exports is saved from its form with nothing filled in', async ({ page, app }) => {
  await openDesk(app, page, 'payments', '/exports')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Portfolio' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^portfolio-\d{4}-\d\d-\d\d\.csv$/)
  expect(readFileSync(await file.path(), 'utf8').split('\r\n')[0]).toContain('daysPastDue')
})

test('a role without the right to the figures does not see them', reads, async ({ page, app }) => {
  await openDesk(app, page, 'support', '/')
  await expect(page.getByRole('link', { name: 'Portfolio' })).toHaveCount(0)
  expect((await page.goto(new URL('/portfolio', page.url()).href))?.status()).toBe(403)
})
