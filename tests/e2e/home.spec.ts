// The borrower's home: the loans as a passbook, what waits, what is on offer to whom, and the welcome of somebody new.

import { calls } from '../screens/application.ts'
import { overflowsSideways, planAnswer } from '../screens/page.ts'
import { expect, long, reads, sends, test } from '../support/app.ts'

test.describe('home', () => {
  test('brings up what is late first, with its figure at the thumb', sends, async ({ page, app }) => {
    await app.openAs(page, 'overdue', '/home')
    await expect(page.getByRole('heading', { name: 'A payment is late' })).toBeVisible()
    const button = page.getByRole('contentinfo').getByRole('link')
    await expect(button).toContainText(/Pay now.*\d+\.\d{3},\d\d/)
    await button.click()
    await expect(page).toHaveURL(/\/(repay|loan-detail|order)\?/)
  })

  test('has the other things below, each with its state, its sum and its stamps', reads, async ({ page, app }) => {
    await app.openAs(page, 'two-orders', '/home')
    await expect(page.getByRole('heading', { name: 'A payment is late' })).toBeVisible()
    await expect(page.getByText('Salary Bridge, to pay today')).toBeVisible()
    await expect(page.getByRole('img', { name: '0 of 8 payments made, 1 late' })).toBeVisible()
    const others = page.getByRole('region', { name: 'Also' })
    await expect(others.getByText('Active')).toBeVisible()
    await expect(others.getByRole('link')).toContainText(/Candor Cash.*by \d+\s\w+\s\d{4}.*1\.400,00/)
    await expect(others.getByRole('img', { name: '0 of 4 payments made' })).toBeVisible()
  })

  test('offers nothing to a borrower who owes', reads, async ({ page, app }) => {
    for (const persona of ['overdue', 'due', 'active', 'in-review']) {
      await app.openAs(page, persona, '/home')
      await expect(page.getByRole('link', { name: 'My loans' })).toBeVisible()
      await expect(page.getByText(/Cost: /)).toHaveCount(0)
    }
  })

  test(
    'shows what waits: money of the borrower, and a case with the day of its answer',
    reads,
    async ({ page, app }) => {
      await app.openAs(page, 'overpaid', '/home')
      await expect(page.getByRole('link', { name: 'Get back ₱150,00' })).toHaveAttribute('href', /\/credit\?/)
      await page
        .getByRole('region', { name: 'Waiting' })
        .getByRole('link', { name: /150,00.*is yours/ })
        .click()
      await expect(page).toHaveURL(/\/credit\?/)
      await app.openAs(page, 'complaint-open', '/home')
      await page
        .getByRole('region', { name: 'Waiting' })
        .getByRole('link', { name: /answer by \d+\s\w+\s\d{4}/ })
        .click()
      await expect(page).toHaveURL(/\/complainDetails\?/)
    },
  )

  test('has an application as one line of four steps', reads, async ({ page, app }) => {
    await app.openAs(page, 'application-approved', '/home')
    await expect(page.locator('[aria-current=step]')).toHaveText(/Agreement.*your turn/)
    await app.openAs(page, 'payout-failed', '/home')
    await expect(page.locator('[aria-current=step]')).toHaveText(/Payout.*your turn/)
  })

  test('welcomes who is new, and leads to what a loan costs', reads, async ({ page, app }) => {
    await app.openAs(page, 'debt-free', '/home')
    await expect(page.getByRole('heading', { name: 'Welcome, Andres. You have no loan yet.' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'How a loan starts' }).getByRole('listitem')).toHaveCount(4)
    await page.getByRole('contentinfo').getByRole('link', { name: 'See what a loan costs' }).click()
    await expect(page).toHaveURL(/\/product\?/)
  })

  test('says that nothing is to be done, and what each loan on offer costs', async ({ page, app }) => {
    await app.openAs(page, 'settled', '/home')
    await expect(page.getByText('Nothing to pay, nothing to do.')).toBeVisible()
    await expect(page.getByText(/^Closed \d+\s\w+\s\d{4}$/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Closure letter/ })).toHaveAttribute('href', /document=closureLetter/)
    const products = page.getByRole('region', { name: 'If you need a loan again' }).getByRole('link')
    expect(await products.count()).toBeGreaterThan(1)
    for (const text of await products.allInnerTexts()) expect(text).toMatch(/for \d+ days. Cost: .*\d,\d\d/)
    await products.first().click()
    await expect(page).toHaveURL(/\/product\?/)
  })

  test('of a visitor is the front page', reads, async ({ page, app }) => {
    await page.goto(`${app.origin}/home?lang=id`)
    await expect(page).toHaveURL(`${app.origin}/?lang=id`)
  })

  test('is two pages on a laptop, with the button where the first ends', async ({ page, app }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const [persona, address] of [
      ['overdue', '/home'],
      ['stranger', '/product?productId=candor-cash'],
      ['payway-plain', '/payway'],
      ['overdue', '/repay'],
      ['overdue', '/pay-amount?amount=1000'],
      ['active', '/settle'],
      ['active', '/move-date'],
      ['hardship-offered', '/cannot-pay'],
    ] as const) {
      await app.openAs(page, persona, address)
      const [left, right] = await Promise.all([0, 1].map((n) => page.locator('.book > *').nth(n).boundingBox()))
      expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 2)
      const foot = await page.getByRole('contentinfo').boundingBox()
      expect(foot?.y, 'right below the first page').toBeLessThanOrEqual((left?.y ?? 0) + (left?.height ?? 0))
      expect((foot?.x ?? 0) + (foot?.width ?? 0), 'it covers nothing of the second page').toBeLessThan(
        (right?.x ?? 0) + 2,
      )
      const sign = page.getByRole('banner').locator('.tap').last()
      const said = await sign.evaluate((one) => getComputedStyle(one, '::after').content)
      expect(said, 'signs have words').toBe(`"${await sign.getAttribute('aria-label')}"`)
    }
  })

  test(
    'has a bar on a laptop that leads to the other pages of the borrower, and none on a phone',
    long,
    async ({ page, app }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await app.openAs(page, 'overdue', '/order')
      const bar = page.getByRole('navigation', { name: 'Your pages' })
      const refresh = await page.getByRole('link', { name: 'Refresh' }).boundingBox()
      for (const name of ['My loans', 'Messages', 'Documents', 'My account']) {
        const link = bar.getByRole('link', { name })
        const box = await link.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0), 'beside what else the bar has').toBeLessThan(refresh?.x ?? 0)
        await link.click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
        await page.goBack()
        await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible()
      }
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(bar).toBeHidden()
    },
  )

  test('goes on to the second page with a form, on a laptop, and its button ends that page', async ({ page, app }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const [persona, address] of [
      ['overdue', '/cannot-pay'],
      ['active', '/complainPageNext?problemType=2'],
      ['overdue', '/paid-not-shown'],
    ] as const) {
      await app.openAs(page, persona, address)
      const pages = page.locator('form .book > *')
      const [left, right] = await Promise.all([0, 1].map((n) => pages.nth(n).boundingBox()))
      expect(right?.x, address).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 2)
      const foot = await page.getByRole('contentinfo').boundingBox()
      expect(foot?.x).toBe(right?.x)
      expect(foot?.y, 'right below the second page').toBe((right?.y ?? 0) + (right?.height ?? 0))
    }
  })

  test('has room for the longest amounts on the smallest phone', async ({ page, app }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const who = await app.persona('overdue')
    const { data } = await app.call(who, 'GET', calls.home)
    const [first, ...others] = data.tasks
    const merge = { tasks: [{ ...first, amount: 999_999_999_999 }, ...others] }
    await planAnswer(app, who, calls.home, { merge })
    await app.openAs(page, 'overdue', '/home')
    await expect(page.getByText('9.999.999.999,99').first()).toBeVisible()
    expect(await overflowsSideways(page)).toBe(false)
  })

  test(
    'says that nothing is to be paid, and not that nothing is to be done, to who has money to ask back',
    reads,
    async ({ page, app }) => {
      await app.openAs(page, 'overpaid', '/home')
      await expect(page.getByText('Nothing to pay.', { exact: true })).toBeVisible()
      await expect(page.getByText('nothing to do')).toHaveCount(0)
      await expect(page.getByText('Tell us where to send it.')).toBeVisible()
    },
  )

  test('offers to try again where nothing could be loaded', reads, async ({ page, app }) => {
    const who = await app.persona('settled')
    await planAnswer(app, who, calls.home, { drop: true })
    await app.openAs(page, 'settled', '/home')
    await expect(page.getByText('No answer right now. Please try again.').first()).toBeVisible()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByText('Nothing to pay, nothing to do.')).toBeVisible()
  })
})
