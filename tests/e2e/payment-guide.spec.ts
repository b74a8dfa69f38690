// The payment guide: public, without any script, with pictures that grow when they are tapped.

import { axeFindings } from '../screens/page.ts'
import { expect, long, reads, test } from '../support/app.ts'

test('shows two kinds of wallet and the store, and sends no script', async ({ page, app }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(new URL('/payment-guide', app.origin).href)
  for (const name of ['M-Wallet', 'Another wallet', 'In a store']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('img')).toHaveCount(9)
  expect(scripts).toEqual([])
  expect(await page.locator('script').count()).toBe(0)
})

test('enlarges each picture in turn and comes back to its step', long, async ({ page, app }) => {
  await page.goto(new URL('/payment-guide?lang=en', app.origin).href)
  const small = page.getByRole('img', { name: 'A scanner over a phone that shows a barcode' })
  const before = await small.boundingBox()
  await small.click()
  await expect(page.getByRole('heading', { level: 1, name: 'In a store' })).toBeVisible()
  const after = await page.getByRole('img').boundingBox()
  expect(after?.width ?? 0).toBeGreaterThan(2 * (before?.width ?? 0))
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Next picture' }).click()
  await expect(page.getByText('Pay the amount and take the slip')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next picture' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the steps' }).click()
  await expect(page).toHaveURL(/\/payment-guide\?lang=en#store-3$/)
})

test('the instruction page without a code is a guide as well', reads, async ({ page, app }) => {
  await page.goto(new URL('/carpmm?requestType=1', app.origin).href)
  await expect(page.getByText('Open the payment from your loan to get a code.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In a store', exact: true })).toBeVisible()
})

test('speaks Indonesian', reads, async ({ page, app }) => {
  await page.goto(new URL('/payment-guide?lang=id', app.origin).href)
  await expect(page.getByRole('heading', { level: 1, name: 'Cara membayar' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
})
