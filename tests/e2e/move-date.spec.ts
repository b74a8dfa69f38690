// A due date moved by its borrower: seen with its cost first, then done, with and without script.

import type { Page } from '@playwright/test'
import { dayIn, daysAfter, fillDay } from '../screens/day-fields.ts'
import { paths } from '../screens/loan.ts'
import { awake, callsTo } from '../screens/page.ts'
import { expect, long, test } from '../support/app.ts'

const toMove = (page: Page) => page.getByRole('link', { name: /^Move the due date/ })
const costs = (page: Page) => page.getByRole('region', { name: 'What it costs' })
const plan = (page: Page) => page.getByRole('region', { name: 'Your plan after that' })

test.describe('a due date', () => {
  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('is moved without a script, for the cost that was shown, and once', async ({ page, app }) => {
      const who = await app.openAs(page, 'active', '/loan-detail')
      await toMove(page).click()
      // A week later is what is proposed, and 15 days are the most.
      const proposed = await dayIn(page, 'New due date')
      await fillDay(page, 'New due date', daysAfter(proposed, 9))
      await page.getByRole('button', { name: 'Show cost and plan' }).click()
      await expect(page.getByText(/^Please choose a day from/)).toBeVisible()
      expect(await dayIn(page, 'New due date')).toBe(daysAfter(proposed, 9))
      await fillDay(page, 'New due date', daysAfter(proposed, 8))
      await page.getByRole('button', { name: 'Show cost and plan' }).click()
      // 1,250.00 of principal x 0.1 % x 15 days.
      await expect(costs(page)).toContainText('Interest for 15 more days')
      await expect(costs(page)).toContainText('18,75')
      await expect(plan(page).getByRole('listitem').first()).toContainText('was')
      await expect(plan(page).getByRole('listitem').first()).toContainText('1.418,75')
      await page.getByRole('button', { name: 'Move the date' }).click()
      await expect(page.getByText('Payment 3 of 4 is now due on')).toBeVisible()
      const [sent] = await callsTo(app, who, paths.moveDate)
      expect(sent?.body).toMatchObject({ n: '3', interest: '1875' })

      await page.getByRole('link', { name: 'Go to my loan' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order details')
      await expect(toMove(page)).toHaveCount(0)
      await app.openAs(page, 'active', '/move-date')
      await expect(page.getByText('You have already moved a due date of this loan')).toBeVisible()
      await expect(page.getByRole('link', { name: /^I cannot pay/ })).toBeVisible()
    })
  })

  test('cost and plan follow the day at once, and a loan that has changed is shown anew', async ({ page, app }) => {
    const who = await app.openAs(page, 'active', '/move-date')
    await awake(page)
    await expect(costs(page)).toContainText('Interest for 7 more days')
    await fillDay(page, 'New due date', daysAfter(await dayIn(page, 'New due date'), -6))
    await expect(costs(page)).toContainText('Interest for 1 more day')
    await expect(costs(page)).toContainText('1,25')
    // A part of the payment arrives meanwhile: the cost is another.
    const pay = {
      productId: who.productId ?? '',
      orderId: who.orderId ?? '',
      amount: '70000',
      channelNumber: 'bank-transfer',
    }
    const code = await app.call(who, 'POST', '/hazel/v3/loan-details/generate-vcode', { ...pay, purpose: 'partial' })
    await app.demo('/demo/pay', { payCode: code.data.payCode })
    await page.getByRole('button', { name: 'Move the date' }).click()
    await expect(
      page.locator('b', { hasText: 'The loan has changed since. Please look at the new figures.' }),
    ).toBeVisible()
    await expect(costs(page)).toContainText('0,70')
    await page.getByRole('button', { name: 'Move the date' }).click()
    await expect(page.getByText('Payment 3 of 4 is now due on')).toBeVisible()
  })

  test(
    'moved in another tab meanwhile is said as moved where this tab asks for the same day, and refused for another',
    long,
    async ({ page, app }) => {
      await app.openAs(page, 'active', '/move-date')
      await awake(page)
      const [same, another] = [await page.context().newPage(), await page.context().newPage()]
      await same.goto(page.url())
      await another.goto(page.url())
      await fillDay(another, 'New due date', daysAfter(await dayIn(another, 'New due date'), 8))
      await expect(costs(another)).toContainText('Interest for 15 more days')

      await page.getByRole('button', { name: 'Move the date' }).click()
      await expect(page.getByText('Payment 3 of 4 is now due on')).toBeVisible()
      await same.getByRole('button', { name: 'Move the date' }).click()
      await expect(same.getByText('Payment 3 of 4 is now due on')).toBeVisible()
      await another.getByRole('button', { name: 'Move the date' }).click()
      await expect(another.getByText(/^Payment 3 was moved/)).toBeVisible()
      await expect(another.getByRole('button', { name: 'Move the date' })).toHaveCount(0)
      await expect(another.getByRole('link', { name: 'Go to my loan' })).toBeVisible()
    },
  )
})
